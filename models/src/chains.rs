//! Chains of any length: cars with trailers and snakes.

/// The declaration of `car_trailers` with `n` trailers, as YAML; without any for n = 0. The library has n = 2.
///
/// On n + 3 coordinates x, y, θ₀ … θ_n, with a knife edge at each axle p_i = p_{i−1} − l (cos θ_i, sin θ_i):
///
/// L = ½ M |ṗ₀|² + ½ I θ̇₀² + Σ (½ m |ṗ_i|² + ½ J θ̇_i²),  ṗ_i · (−sin θ_i, cos θ_i) = 0.
///
/// Source: Laumond (1993), with masses.
///
/// ```
/// assert!(nonholonomic_models::car_trailers(5).contains("constants: {n: 5}"));
/// ```
#[must_use]
pub fn car_trailers(n: usize) -> String {
    of_length(include_str!("../car_trailers.yaml"), 2, n)
}

/// The declaration of `snake` with `n` links, as YAML; `None` for n = 0. The library has n = 3.
///
/// On n + 2 coordinates x, y, θ₁ … θ_n, with a knife edge at the middle of each link,
/// p_i = p_{i−1} − a (cos θ_{i−1}, sin θ_{i−1}) − a (cos θ_i, sin θ_i):
///
/// L = Σ (½ m |ṗ_i|² + ½ J θ̇_i²),  ṗ_i · (−sin θ_i, cos θ_i) = 0.
///
/// Source: Krishnaprasad & Tsakiris (1994), with masses.
///
/// ```
/// assert!(nonholonomic_models::snake(4).unwrap().contains("constants: {n: 4}"));
/// assert_eq!(nonholonomic_models::snake(0), None);
/// ```
#[must_use]
pub fn snake(n: usize) -> Option<String> {
    (n > 0).then(|| of_length(include_str!("../snake.yaml"), 3, n))
}

/// The declaration of the library's member, of length `own`, with another length.
fn of_length(yaml: &str, own: usize, n: usize) -> String {
    yaml.replacen(&format!("constants: {{n: {own}}}"), &format!("constants: {{n: {n}}}"), 1)
        .replacen(&format!("here\n  with n = {own}."), &format!("here\n  with n = {n}."), 1)
        .replacen(&format!("here with n = {own}."), &format!("here with n = {n}."), 1)
}
