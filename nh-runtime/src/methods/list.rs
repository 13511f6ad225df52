//! The methods. This file is written from the compiler's list, by the test that compares the two: see CONTRIBUTING.md.

methods! {
    /// Gonzalez' midpoint discrete gradient on D*.
    ///
    /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∇̄ℋ = ∇ℋ(ζ̄) + (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ) Δ/|Δ|²,  Δ = ζ' − ζ
    ///
    /// **Source**: Gonzalez (1996), Time integration and discrete Hamiltonian systems; Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    Gonzalez, "gonzalez", 2;

    /// Mean value discrete gradient (averaged vector field) on D*.
    ///
    /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ
    ///
    /// **Source**: Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    AveragedVectorField, "avf", 2;

    /// Coordinate increment discrete gradient on D*.
    ///
    /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ'),  ∂̄ℋ_i = (ℋ(ζ'_1 … ζ'_i, ζ_{i+1} …) − ℋ(ζ'_1 … ζ'_{i−1}, ζ_i …))/(ζ'_i − ζ_i)
    ///
    /// **Source**: Itoh & Abe (1988); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3
    ///
    /// **Order**: 1
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    ItohAbe, "itoh-abe", 1;

    /// Symmetrised coordinate increment discrete gradient on D*.
    ///
    /// **Equation**: Φ = Ψ*_{h/2} ∘ Ψ_{h/2}, Ψ the step of `itoh-abe`, Ψ* its adjoint: the same with ∇̄ℋ(ζ', ζ)
    ///
    /// **Source**: Itoh & Abe (1988); Hairer, Lubich & Wanner, Geometric Numerical Integration, II.3
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    ItohAbeSym, "itoh-abe-sym", 2;

    /// Energy-preserving collocation on D*, 2 Gauss nodes.
    ///
    /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
    ///
    /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
    ///
    /// **Order**: 4, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    Avf4, "avf4", 4;

    /// Energy-preserving collocation on D*, 3 Gauss nodes.
    ///
    /// **Equation**: u̇(t₀ + c_i h) = Π(u(t₀ + c_i h)) ∫₀¹ ℓ_i(τ)/b_i ∇ℋ(u(t₀ + τ h)) dτ,  u(t₀) = ζ,  ζ' = u(t₀ + h)
    ///
    /// **Source**: Cohen & Hairer (2011), BIT 51, Linear energy-preserving integrators for Poisson systems
    ///
    /// **Order**: 6, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    Avf6, "avf6", 6;

    /// Implicit midpoint rule on D*.
    ///
    /// **Equation**: (ζ' − ζ)/h = Π(ζ̄) ∇ℋ(ζ̄),  ζ = (q, ρ),  ζ̄ = (ζ + ζ')/2
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3, with ∇ℋ(ζ̄) in place of the discrete gradient
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact where ℋ is quadratic; **constraints** at the nodes: exact
    Midpoint, "midpoint", 2;

    /// Gonzalez' midpoint discrete gradient on T*Q with multipliers.
    ///
    /// **Equation**: z = (q, p):  (z' − z)/h = J ∇̄H(z, z') + λ_α (0, μ^α(q̄)),  μ(q̄) ∂̄H/∂p = 0
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, eq. 15
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: bounded on reversible problems
    GonzalezF, "gonzalez-f", 2;

    /// Gonzalez' discrete gradient on D* in a Householder frame.
    ///
    /// **Equation**: ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step, where 0, and 0 to roundoff, counts as +
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    GonzalezR, "gonzalez-r", 2;

    /// Gonzalez' discrete gradient on D* in a Householder frame, its derivatives by central differences.
    ///
    /// **Equation**: as `gonzalez-r`, with ∂ᵢX(q̄) replaced by (X(q̄ + h eᵢ) − X(q̄ − h eᵢ))/(2h)
    ///
    /// **Source**: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Remark 3.5
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    GonzalezRFd, "gonzalez-r-fd", 2;

    /// Isometric mean value method on D.
    ///
    /// **Equation**: w = U r, w' = U' r', U = P X̄ (X̄ᵀ g P X̄)^(−1/2) at each end, P = 1 − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ;  w̄ = X̄ r̄;  (q' − q)/h = E(q̄) w̄;  (r' − r)/h = X̄ᵀ [F − Eᵀ ∇̄V(q, q') + ad*_w̄ (g w̄) + Eᵀ ∂_q(½ w̄·g w̄) − ½ (dg/dt) w̄] at q̄, X̄: an orthonormal basis of ker μ(q̄)
    ///
    /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    Iso, "iso", 2;

    /// Isometric mean value method on D, composed of five of its steps.
    ///
    /// **Equation**: Φ_h = Ψ_{γh} ∘ Ψ_{γh} ∘ Ψ_{(1−4γ)h} ∘ Ψ_{γh} ∘ Ψ_{γh}, Ψ the step of `iso`, γ = 1/(4 − ∛4)
    ///
    /// **Source**: Suzuki (1990), Fractal decomposition of exponential operators; Hairer, Lubich & Wanner, Geometric Numerical Integration, II.4
    ///
    /// **Order**: 4, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    Iso4, "iso:4", 4;

    /// Isometric mean value method on D, composed of nine of its steps.
    ///
    /// **Equation**: Φ_h = Ψ_{γ₉h} ∘ … ∘ Ψ_{γ₁h}, Ψ the step of `iso`, γ₁ = γ₉ = 0.392161444007314, γ₂ = γ₈ = 0.332599136789359, γ₃ = γ₇ = −0.706246172557639, γ₄ = γ₆ = 0.0822135962935508, γ₅ = 0.798543990934830
    ///
    /// **Source**: Kahan & Li (1997), Composition constants for raising the orders of unconventional schemes for ordinary differential equations; Hairer, Lubich & Wanner, Geometric Numerical Integration, V.3.2
    ///
    /// **Order**: 6, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    Iso6, "iso:6", 6;

    /// Isometric midpoint rule on D, variational where there are no constraints.
    ///
    /// **Equation**: as `iso`, with g(q̄) for the metric of U and P, r = Uᵀ g(q) w at both ends, ∇V(q̄) for ∇̄V, and without the last term
    ///
    /// **Source**: found for this project; the questions are those of Modin & Verdier (2020), What makes nonholonomic integrators work?
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    IsoVar, "iso-var", 2;

    /// Geometric nonholonomic integrator (GNI), the projected leapfrog where the mass is constant.
    ///
    /// **Equation**: −D₁L_d(q_k, q_{k+1}) = (P* − Q*)(q_k) D₂L_d(q_{k−1}, q_k),  L_d(q, q') = h/2 (L(q, u) + L(q', u)), u = (q' − q)/h;  for constant M: p_{k+½} = (I − 2 Qᵀ(q_k)) p_{k−½} + h Pᵀ(q_k) f(q_k),  q_{k+1} = q_k + h M⁻¹ p_{k+½},  f = −∂V;  nodal p_k = Pᵀ(q_k) D₂L_d(q_{k−1}, q_k) = Pᵀ(q_k) (p_{k−½} + h/2 f(q_k))
    ///
    /// **Source**: Ferraro, Iglesias & Martín de Diego (2008); Kobilarov, Martín de Diego & Ferraro (2010), eqs 6, 15–16
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    Leapfrog, "leapfrog", 2;

    /// Discrete Lagrange–d'Alembert method DLA^α (order and symmetry at α = ½; order 1 elsewhere).
    ///
    /// **Equation**: q_{1−α} = q + (1−α) h v;  L_v(q', v') − L_v(q, v) = h [α L_q(q, v) + (1−α) L_q(q', v')] + h μ(q_{1−α})ᵀ λ;  q' = q_{1−α} + α h v';  μ(q') v' = 0
    ///
    /// **Source**: Cortés & Martínez (2001); McLachlan & Perlmutter (2006); Modin & Verdier (2020), eqs 27 and 28
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    Dla, "dla", 2;

    /// Discrete Lagrange–d'Alembert method DLA^{0,1} (SI-DLA).
    ///
    /// **Equation**: half a step of DLA⁰, then half a step of DLA¹; for constant M: q_½ = q + h/2 v;  M v' = M v − h V_q(q_½) + h μ(q_½)ᵀ λ;  q' = q_½ + h/2 v';  μ(q') v' = 0
    ///
    /// **Source**: Modin & Verdier (2020), eq. 29
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    Dla01, "dla01", 2;

    /// Discrete Lagrange–d'Alembert method of the midpoint Lagrangian (I-DLA).
    ///
    /// **Equation**: L_d(q, q') = h L(q̄, (q' − q)/h);  D₂L_d(q_{k−1}, q_k) + D₁L_d(q_k, q_{k+1}) = μ(q_k)ᵀ λ,  μ(q̄)(q_{k+1} − q_k) = 0
    ///
    /// **Source**: Cortés & Martínez (2001); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    DlaMidpoint, "dla-midpoint", 2;

    /// Explicit discrete Lagrange–d'Alembert method.
    ///
    /// **Equation**: L_v(q_{i−1}, v_i) + h L_q(q_i, v_{i+1}) − L_v(q_i, v_{i+1}) = μ(q_i)ᵀ λ,  μ(q_i) v_{i+1} = 0,  v_i = (q_i − q_{i−1})/h;  q_1 = q_0 + h v_0
    ///
    /// **Source**: Cortés & Martínez (2001); Chang & Perlmutter (2018), eqs 78–85
    ///
    /// **Order**: 1
    ///
    /// **Energy**: drifts; **constraints** at the nodes: drifts
    Dla1, "dla1", 1;

    /// Discrete-derivative method with Gonzalez' gradient of the potential.
    ///
    /// **Equation**: q' = q + h (v + v')/2;  M v' = M v + h (−∇̄V(q, q') + μ(q̄)ᵀ λ);  μ(q̄)(v + v') = 0
    ///
    /// **Source**: Gonzalez (1999), Mechanical systems subject to holonomic constraints; Modin & Verdier (2020), A.3
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: bounded on reversible problems
    DiscreteDerivative, "dd", 2;

    /// Nonholonomic RATTLE, started from λ = 0.
    ///
    /// **Equation**: p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on
    ///
    /// **Source**: McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    Rattle, "rattle", 2;

    /// Nonholonomic RATTLE, started from the continuous multiplier.
    ///
    /// **Equation**: p_½ = p − h/2 (V_q(q) + μ(q)ᵀ λ);  q' = q + h M⁻¹ p_½;  p' = p_½ − h/2 (V_q(q') + μ(q')ᵀ λ');  μ(q') M⁻¹ p' = 0; λ' is carried on
    ///
    /// **Source**: McLachlan & Perlmutter (2006); Kobilarov, Martín de Diego & Ferraro (2010), eq. 10 and Remark 1
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    RattleConsistent, "rattle:consistent", 2;

    /// SPARK method of the Lobatto family, 2 stages.
    ///
    /// **Equation**: Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)
    ///
    /// **Source**: Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    Spark2, "spark2", 2;

    /// SPARK method of the Lobatto family, 3 stages.
    ///
    /// **Equation**: Q_i = q + h Σ a_ij V_j,  L_v(Q_i, V_i) = p + h Σ â_ij (L_q(Q_j, V_j) + μ(Q_j)ᵀ Λ_j),  Σ a_ij μ(Q_j) V_j = 0 (i ≥ 2),  μ(q') v' = 0;  q' = q + h Σ b_j V_j,  p' = p + h Σ b_j (…)
    ///
    /// **Source**: Jay (2003), BIT 43; Jay (2009); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §4.1
    ///
    /// **Order**: 4, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    Spark3, "spark3", 4;

    /// Reduced d'Alembert–Pontryagin integrator (RDP), displacements by Cayley's map (order and symmetry at α = ½; order 1 elsewhere).
    ///
    /// **Equation**: r' = r + h u,  g' = g cay(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dcay⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dcay⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces
    ///
    /// **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 37
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    RdpCay, "rdp-cay", 2;

    /// Reduced d'Alembert–Pontryagin integrator (RDP), displacements by the exponential map (order and symmetry at α = ½; order 1 elsewhere).
    ///
    /// **Equation**: r' = r + h u,  g' = g exp(h ξ),  (u, ξ) ∈ D(r_α),  r_α = (1−α) r + α r';  Xᵀ(r) [(ℓ_u, (dexp⁻¹_{hξ})* ℓ_ξ) − (1−α) h F] = ρ;  ρ' = Xᵀ(r') [(ℓ_u, (dexp⁻¹_{−hξ})* ℓ_ξ) + α h F],  ℓ at (r_α, u, ξ), F = ℓ_r and the forces
    ///
    /// **Source**: Kobilarov, Martín de Diego & Ferraro (2010), eqs 27, 28 and 36
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    RdpExp, "rdp-exp", 2;

    /// Discretisation of Suslov's problem by Moser and Veselov's Lagrangian (not consistent; the energy is exact).
    ///
    /// **Equation**: R' = R cay(h ω̂),  ω ∈ D;  Xᵀ (I ω + h/2 ω × I ω)/(1 + h²|ω|²/4) = ρ;  ρ' = Xᵀ (I ω − h/2 ω × I ω)/(1 + h²|ω|²/4)
    ///
    /// **Source**: García-Naranjo & Jiménez (2017), sections 5 and 6; Fedorov & Zenkov (2005); Moser & Veselov (1991)
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: exact; **constraints** at the nodes: exact
    SuslovMv, "suslov-mv", 2;

    /// Discretisation of Suslov's problem by Cayley's difference (consistent).
    ///
    /// **Equation**: R' = R cay(h ω̂),  ω ∈ D;  Xᵀ (dcay⁻¹_{hω})* I ω = ρ;  ρ' = Xᵀ (dcay⁻¹_{−hω})* I ω
    ///
    /// **Source**: García-Naranjo & Jiménez (2017), sections 5 and 6; Fedorov & Zenkov (2005); Moser & Veselov (1991)
    ///
    /// **Order**: 2, symmetric
    ///
    /// **Energy**: bounded on reversible problems; **constraints** at the nodes: exact
    SuslovCay, "suslov-cay", 2;

    /// Adaptive Taylor series on D*.
    ///
    /// **Equation**: ζ' = ζ(t + h),  ζ̇ = Π ∇ℋ;  ζ(t₀ + τ) = Σ_k c_k τᵏ,  k ≤ p = ⌈1 − ½ ln ε⌉,  |τ| ≤ ρ e^(−1.9),  ρ = min_ij (s_i/|c_ij|)^(1/j),  j = p − 1, p,  s_i the largest change of ζ_i along a polynomial
    ///
    /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
    ///
    /// **Order**: 20
    ///
    /// **Energy**: to the tolerance; **constraints** at the nodes: exact
    Taylor, "taylor", 20;

    /// Adaptive Taylor series on (q, v) with multipliers.
    ///
    /// **Equation**: (q', v') = (q, v)(t + h),  (q̇, v̇) = (E v, g⁻¹ (μᵀ λ − γ − Eᵀ ∂V)),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v);  series as in `taylor`
    ///
    /// **Source**: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor methods
    ///
    /// **Order**: 20
    ///
    /// **Energy**: drifts; **constraints** at the nodes: drifts
    TaylorQv, "taylor:qv", 20;

    /// Explicit Euler method on D*.
    ///
    /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ)
    ///
    /// **Source**: Euler (1768), Institutiones calculi integralis
    ///
    /// **Order**: 1
    ///
    /// **Energy**: drifts; **constraints** at the nodes: exact
    Euler, "euler", 1;

    /// Heun's method (Runge–Kutta of order 2) on D*.
    ///
    /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁
    ///
    /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
    ///
    /// **Order**: 2
    ///
    /// **Energy**: drifts; **constraints** at the nodes: exact
    Rk2, "rk2", 2;

    /// Classical Runge–Kutta method of order 4 on D*.
    ///
    /// **Equation**: ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃
    ///
    /// **Source**: Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen
    ///
    /// **Order**: 4
    ///
    /// **Energy**: drifts; **constraints** at the nodes: exact
    Rk4, "rk4", 4;

    /// Explicit Euler method on D*, its matrices projected onto the rotation group.
    ///
    /// **Equation**: ζ' = ζ + h Π(ζ) ∇ℋ(ζ),  R' ↦ R' (R'ᵀR')^−½
    ///
    /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
    ///
    /// **Order**: 1
    ///
    /// **Energy**: drifts; **constraints** at the nodes: exact
    EulerPolar, "euler:polar", 1;

    /// Heun's method on D*, its matrices projected onto the rotation group.
    ///
    /// **Equation**: ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁,  R' ↦ R' (R'ᵀR')^−½
    ///
    /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
    ///
    /// **Order**: 2
    ///
    /// **Energy**: drifts; **constraints** at the nodes: exact
    Rk2Polar, "rk2:polar", 2;

    /// Classical Runge–Kutta method of order 4 on D*, its matrices projected onto the rotation group.
    ///
    /// **Equation**: ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃,  R' ↦ R' (R'ᵀR')^−½
    ///
    /// **Source**: Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition
    ///
    /// **Order**: 4
    ///
    /// **Energy**: drifts; **constraints** at the nodes: exact
    Rk4Polar, "rk4:polar", 4;

    /// Explicit Euler method on (q, v) with multipliers.
    ///
    /// **Equation**: (q', v') = (q, v) + h (E v, v̇),  v̇ = g⁻¹ (μᵀ λ − γ − Eᵀ ∂V),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v)
    ///
    /// **Source**: Euler (1768), Institutiones calculi integralis
    ///
    /// **Order**: 1
    ///
    /// **Energy**: drifts; **constraints** at the nodes: drifts
    EulerQv, "euler:qv", 1;

    /// Heun's method (Runge–Kutta of order 2) on (q, v) with multipliers.
    ///
    /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, v),  k₁ = (E v, v̇) at y, k₂ at y + h k₁,  v̇ with multipliers as in `euler:qv`
    ///
    /// **Source**: Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen
    ///
    /// **Order**: 2
    ///
    /// **Energy**: drifts; **constraints** at the nodes: drifts
    Rk2Qv, "rk2:qv", 2;

    /// Classical Runge–Kutta method of order 4 on (q, v) with multipliers.
    ///
    /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, v),  k = (E v, v̇) at y, y + h k₁/2, y + h k₂/2, y + h k₃,  v̇ with multipliers as in `euler:qv`
    ///
    /// **Source**: Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen
    ///
    /// **Order**: 4
    ///
    /// **Energy**: drifts; **constraints** at the nodes: drifts
    Rk4Qv, "rk4:qv", 4;

    /// Feedback integrator on T*Q, explicit Euler method.
    ///
    /// **Equation**: y' = y + h f(y),  y = (q, p),  f = X̃ − ∇V_L,  V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²,  X̃: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i with λ̃ such that dJ/dt = 0
    ///
    /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
    ///
    /// **Order**: 1
    ///
    /// **Energy**: attracted; **constraints** at the nodes: attracted
    FeedbackEuler, "feedback-euler", 1;

    /// Feedback integrator on T*Q, Heun's method (Runge–Kutta of order 2).
    ///
    /// **Equation**: y' = y + h/2 (k₁ + k₂),  y = (q, p),  k₁ = X̃ − ∇V_L at y, k₂ at y + h k₁, with X̃ and V_L as in `feedback-euler`
    ///
    /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
    ///
    /// **Order**: 2
    ///
    /// **Energy**: attracted; **constraints** at the nodes: attracted
    FeedbackRk2, "feedback-rk2", 2;

    /// Feedback integrator on T*Q, classical Runge–Kutta method of order 4.
    ///
    /// **Equation**: y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, p),  k = X̃ − ∇V_L at y, y + h k₁/2, y + h k₂/2, y + h k₃, with X̃ and V_L as in `feedback-euler`
    ///
    /// **Source**: Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4
    ///
    /// **Order**: 4
    ///
    /// **Energy**: attracted; **constraints** at the nodes: attracted
    FeedbackRk4, "feedback-rk4", 4;
}
