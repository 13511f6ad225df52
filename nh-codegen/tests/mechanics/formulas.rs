//! Formulas derived by hand.

use crate::support::{Numbers, assert_close, derive, form, library, noted, read, values};
use nonholonomic_codegen::algebra::{Expr, Matrix};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::tree::Var;

/// Celledoni et al. 2019, section 4.2: G = I, C_12^1 = a sqrt(m)/(J + a^2 m), C_12^2 = 0.
#[test]
fn sleigh() {
    let mechanics = library("chaplygin_sleigh");
    assert_eq!(*mechanics.restricted_metric(), Matrix::identity(2));
    assert!(!mechanics.mass_is_constant());
    assert!(!mechanics.holonomic());
    let c = mechanics.structure_functions();
    assert!(c.get(0, 1, 1).is_none());
    let function = c.get(0, 1, 0).expect("the knife edge turns");
    assert!(function.variables().iter().all(|v| matches!(v, Var::Parameter(_))), "theta is left");
    let at = Numbers::new(1).point(&mechanics);
    let [j, m, a] = at.parameters[..] else { panic!("three parameters") };
    let expected = a * m.sqrt() / (j + a * a * m);
    assert_close(&[at.evaluate(function)], &[expected], "C_12^1");
    let field = values(mechanics.vector_field(), &at);
    let (theta, rho) = (at.coordinates[2], &at.rho);
    let hand = [
        theta.cos() / m.sqrt() * rho[1],
        theta.sin() / m.sqrt() * rho[1],
        rho[0] / (j + m * a * a).sqrt(),
        -expected * rho[0] * rho[1],
        expected * rho[0] * rho[0],
    ];
    assert_close(&field, &hand, "vector field");
    // Only Christoffel symbols of the first kind from d(g_x1,theta)/d theta and similar remain:
    // Gamma_{x1, theta theta} = -m a cos(theta).
    let first = mechanics.christoffel_first();
    assert_close(&[at.evaluate(&first[0][(2, 2)])], &[-m * a * theta.cos()], "Gamma");
    assert!(first[2].is_zero());
}

#[test]
fn sleigh_in_the_derived_frame() {
    let mut declaration = crate::support::declaration("chaplygin_sleigh");
    declaration.frame = None;
    let mechanics = derive(&declaration);
    let g = mechanics.restricted_metric();
    assert!(g[(0, 1)].is_zero() && mechanics.is_constant(g), "{g:?}");
    assert!(noted(&mechanics).list.is_empty(), "{}", noted(&mechanics));
}

/// The sleigh on SE(2) in body velocities has the same equations for rho with coordinates and
/// reduced.
#[test]
fn sleigh_in_body_velocities() {
    let body = |head: &str| {
        read(&format!(
            "
name: body_sleigh
{head}
parameters: {{J: 1.5, m: {{default: 1.2, positive: true}}, a: 0.6}}
lagrangian: (J + m*a^2)/2*omega^2 + m/2*(u^2 + s^2) + m*a*omega*s
constraints: [s]
frame: [[1/sqrt(J + m*a^2), 0, 0], [0, 1/sqrt(m), 0]]
"
        ))
    };
    let expected = |rho: &[f64]| {
        let c = 0.6 * 1.2_f64.sqrt() / (1.5 + 0.6 * 0.6 * 1.2);
        [-c * rho[0] * rho[1], c * rho[0] * rho[0]]
    };
    let reduced = derive(&body("velocities: se(2)[omega, u, s]"));
    let at = Numbers::new(3).point(&reduced);
    assert_eq!(reduced.model().n(), 0);
    assert_close(&values(reduced.vector_field(), &at), &expected(&at.rho), "reduced");
    let lifted = derive(&body(
        "coordinates: [x, y, theta]
velocities: se(2)[omega, u, s]
anchor: [[0, cos(theta), -sin(theta)], [0, sin(theta), cos(theta)], [1, 0, 0]]",
    ));
    let at = Numbers::new(4).point(&lifted);
    let field = values(lifted.vector_field(), &at);
    assert_close(&field[3..], &expected(&at.rho), "lifted");
    let (omega, u, theta) = (at.velocities[0], at.velocities[1], at.coordinates[2]);
    assert_close(&field[..3], &[u * theta.cos(), u * theta.sin(), omega], "rates");
    // The force on the blade: m (a omega' + omega u).
    let turn = values(&form(&lifted, Quantity::Acceleration), &at)[0];
    assert_close(&values(&form(&lifted, Quantity::Multipliers), &at), &[1.2 * (0.6 * turn + omega * u)], "lambda");
}

/// With x_com = contact + a (cos, sin), the multiplier and the angular rate are those of the
/// contact-point form.
#[test]
fn sleigh_about_its_centre_of_mass() {
    let mechanics = library("chaplygin_sleigh_com");
    let at = Numbers::new(2).point(&mechanics);
    let [inertia, m, a] = at.parameters[..] else { panic!("three parameters") };
    let (theta, omega) = (at.coordinates[0], at.velocities[0]);
    let forward = at.velocities[1] * theta.cos() + at.velocities[2] * theta.sin();
    // (I + m a^2) omega' = -m a omega u, where u is the speed of the blade, equal to that of the
    // centre of mass along it.
    let turn = -m * a * omega * forward / (inertia + m * a * a);
    assert_close(&values(&form(&mechanics, Quantity::Acceleration), &at)[..1], &[turn], "turning");
    assert_close(&values(&form(&mechanics, Quantity::Multipliers), &at), &[inertia * turn / a], "lambda");
    assert!(mechanics.mass_is_constant());
}

#[test]
fn rolling_disk() {
    let mechanics = library("rolling_disk");
    let at = Numbers::new(1).point(&mechanics);
    let (m, r) = (at.parameters[0], at.parameters[1]);
    let (theta, turn, roll) = (at.coordinates[2], at.velocities[2], at.velocities[3]);
    let lambda = [-m * r * theta.sin() * turn * roll, m * r * theta.cos() * turn * roll];
    assert_close(&values(&form(&mechanics, Quantity::Multipliers), &at), &lambda, "lambda");
    assert_close(
        &values(&form(&mechanics, Quantity::Acceleration), &at),
        &[lambda[0] / m, lambda[1] / m, 0.0, 0.0],
        "acceleration",
    );
    assert!(mechanics.structure_functions().is_zero(), "C vanishes: the disk's brackets leave D");
    assert!(!mechanics.holonomic());
}

/// q1'' = -q1 + l, q2'' = -q2 + l sin q3, q3'' = sigma (sin q3 + eps cos 2 q3), with q1' + q2' sin q3 = 0.
#[test]
fn gearbox() {
    let mechanics = library("gearbox");
    let mut at = Numbers::new(1).point(&mechanics);
    at.parameters = vec![0.4, 1.0];
    assert_eq!(mechanics.model().about.parameters[0].name, "eps");
    let (q, w) = (at.coordinates.clone(), at.velocities.clone());
    let s = q[2].sin();
    let l = (q[0] + s * q[1] - q[2].cos() * w[2] * w[1]) / (1.0 + s * s);
    assert_close(&values(&form(&mechanics, Quantity::Multipliers), &at), &[l], "lambda");
    let hand = [l - q[0], l * s - q[1], s + 0.4 * (2.0 * q[2]).cos()];
    assert_close(&values(&form(&mechanics, Quantity::Acceleration), &at), &hand, "acceleration");
}

#[test]
fn knife_edge() {
    let mechanics = library("knife_edge");
    let mut at = Numbers::new(1).point(&mechanics);
    at.parameters = vec![0.0];
    at.velocities = values(mechanics.velocity_of_rho(), &at);
    let (xi, turn) = (at.coordinates[2], at.velocities[2]);
    let forward = at.velocities[0] * xi.cos() + at.velocities[1] * xi.sin();
    // The force (1, 0) acts along the edge, and the reaction of the edge across it.
    let hand = [xi.cos() * xi.cos() - forward * turn * xi.sin(), xi.cos() * xi.sin() + forward * turn * xi.cos(), 0.0];
    assert_close(&values(&form(&mechanics, Quantity::Acceleration), &at), &hand, "acceleration");
}

/// Q's entry, derived by hand: m l^2 sin(theta) cos(theta) over the same, in reduced form.
#[test]
fn snakeboard() {
    let mechanics = library("snakeboard");
    let mut at = Numbers::new(1).point(&mechanics);
    // mu loses rank where both wheels are across, at cos(phi) = 0.
    let notes = noted(&mechanics).to_string();
    assert!(notes.contains("the constraints lose rank where `cos(phi)` = 0"), "{notes}");
    assert!(notes.contains("the declared frame loses rank where `cos(phi)` = 0"), "{notes}");
    // The momentum of psi is conserved without controls: d/dt I (psi' + theta') = 0.
    at.inputs.fill(0.0);
    let acceleration = values(&form(&mechanics, Quantity::Acceleration), &at);
    assert_close(&[acceleration[0] + acceleration[2]], &[0.0], "p_psi");
    assert_close(&acceleration[1..2], &[0.0], "phi''");
}

/// Celledoni et al. 2019, equation (21): kappa, the w- and z-rows.
#[test]
fn chaotic_quartic() {
    let mechanics = library("chaotic_quartic");
    assert!(mechanics.mass_is_constant());
    let at = Numbers::new(1).point(&mechanics);
    let (q, w) = (&at.coordinates, &at.velocities);
    let (x, ws, zs) = (q[0], &q[1..4], &q[4..7]);
    // dV/dw_i = w_i (1 + z_i^2); z_i: z_i (1 + w_i^2) + pairs z1 z2, lambda from x' + w . z' = 0.
    let slope: Vec<f64> = std::iter::once(x)
        .chain((0..3).map(|i| ws[i] * (1.0 + zs[i] * zs[i])))
        .chain((0..3).map(|i| {
            let pair = [zs[1] * zs[1], zs[0] * zs[0], 0.0][i];
            zs[i] * (1.0 + ws[i] * ws[i] + pair)
        }))
        .collect();
    let mu: Vec<f64> = [1.0, 0.0, 0.0, 0.0].into_iter().chain(ws.iter().copied()).collect();
    let square: f64 = mu.iter().map(|x| x * x).sum();
    let turning: f64 = (0..3).map(|i| w[1 + i] * w[4 + i]).sum();
    let pull: f64 = mu.iter().zip(&slope).map(|(a, b)| a * b).sum();
    let lambda = (pull - turning) / square;
    assert_close(&values(&form(&mechanics, Quantity::Multipliers), &at), &[lambda], "lambda");
    let hand: Vec<f64> = mu.iter().zip(&slope).map(|(a, b)| a * lambda - b).collect();
    assert_close(&values(&form(&mechanics, Quantity::Acceleration), &at), &hand, "acceleration");
}

/// I w' = I w x w + lambda e_3.
#[test]
fn suslov_obeys_euler() {
    let mechanics = library("suslov");
    let model = mechanics.model();
    assert_eq!((model.n(), model.k(), model.m()), (0, 3, 2));
    for data in &model.about.data {
        let mut at = data.point().expect("parameters have values");
        at.velocities = Numbers::new(9).vector(3);
        at.velocities[2] = 0.0;
        let inertia = at.evaluate_matrix(mechanics.mass_matrix());
        let act =
            |v: &[f64]| -> Vec<f64> { inertia.iter().map(|r| r.iter().zip(v).map(|(a, b)| a * b).sum()).collect() };
        let w = at.velocities.clone();
        let p = act(&w);
        let torque = [p[1] * w[2] - p[2] * w[1], p[2] * w[0] - p[0] * w[2], p[0] * w[1] - p[1] * w[0]];
        let rate = values(&form(&mechanics, Quantity::Acceleration), &at);
        let lambda = at.evaluate(&form(&mechanics, Quantity::Multipliers)[0]);
        assert_close(&act(&rate), &[torque[0], torque[1], torque[2] + lambda], &data.name);
        assert_close(&rate[2..], &[0.0], &data.name);
    }
}

/// The data set `paper`: I w = (-tanh t, sech t, sech t).
#[test]
fn suslov_exact_solution() {
    let mechanics = library("suslov");
    let mut at = mechanics.model().about.data[0].point().expect("parameters have values");
    assert_eq!(mechanics.model().about.data[0].name, "paper");
    assert_close(&values(&mechanics.momenta_of_velocity(), &at)[..2], &[0.0, 1.0], "I w(0)");
    for t in [0.0_f64, 0.3, 1.7] {
        let sech = 1.0 / t.cosh();
        at.velocities = vec![-t.tanh(), sech, 0.0]; // I11 = 1 and I22 = I23 = 1
        let momenta = values(&mechanics.momenta_of_velocity(), &at);
        assert_close(&momenta, &[-t.tanh(), sech, sech], "I w");
        let rate = values(&form(&mechanics, Quantity::Acceleration), &at);
        assert_close(&rate, &[-sech * sech, -sech * t.tanh(), 0.0], "w'");
    }
}

/// A position-dependent metric: a point in polar coordinates with the constraint of a rotating
/// spoke.
#[test]
fn pendulum_in_polar_coordinates() {
    let mechanics = derive(&read(
        "
name: polar
coordinates: [r, phi]
lagrangian: (r_dot^2 + r^2*phi_dot^2)/2 + r*cos(phi)
constraints: []
",
    ));
    let at = Numbers::new(1).point(&mechanics);
    let (r, phi, w) = (at.coordinates[0], at.coordinates[1], &at.velocities);
    let hand = [r * w[1] * w[1] + phi.cos(), (-2.0 * w[0] * w[1] - phi.sin()) / r];
    assert_close(&values(&form(&mechanics, Quantity::Acceleration), &at), &hand, "acceleration");
    let second = mechanics.christoffel();
    assert_close(&[at.evaluate(&second[0][(1, 1)]), at.evaluate(&second[1][(0, 1)])], &[-r, 1.0 / r], "Gamma");
    assert_eq!(mechanics.model().r(), 0);
    assert!(noted(&mechanics).list.is_empty(), "{}", noted(&mechanics));
}

/// Without constraints on so(3), the motion obeys Euler's equations, and Pi is the Lie-Poisson
/// matrix of the body momenta.
#[test]
fn free_top() {
    let mechanics = derive(&read(
        "
name: top
velocities: so(3)[w1, w2, w3]
parameters: {A: {default: 1, positive: true}, B: {default: 2, positive: true}, C: {default: 2.5, positive: true}}
lagrangian: (A*w1^2 + B*w2^2 + C*w3^2)/2
constraints: []
",
    ));
    let rho = |a: usize| Expr::variable(Var::Rho(a));
    // { p_1, p_2 } = -p_3 for body momenta.
    let lie_poisson = Matrix::new(
        3,
        3,
        vec![Expr::zero(), -rho(2), rho(1), rho(2), Expr::zero(), -rho(0), -rho(1), rho(0), Expr::zero()],
    );
    assert_eq!(*mechanics.almost_poisson(), lie_poisson);
    let at = Numbers::new(1).point(&mechanics);
    let w = &at.velocities;
    let hand = [-0.5 * w[1] * w[2], 1.5 / 2.0 * w[2] * w[0], -1.0 / 2.5 * w[0] * w[1]];
    assert_close(&values(&form(&mechanics, Quantity::Acceleration), &at), &hand, "Euler");
}
