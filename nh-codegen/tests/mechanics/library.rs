//! Properties that hold for every model of the library.

use crate::support::{Numbers, assert_close, declaration, derive, form, library, noted, read, times, values};
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::{FrameChoice, to_f64};
use nonholonomic_codegen::origin::{Diagnostics, Severity};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::tree::Var;

/// The library's models.
pub const MODELS: [&str; 19] = [
    "chaplygin_sleigh",
    "chaplygin_sleigh_com",
    "chaplygin_sleigh_se2",
    "rolling_disk",
    "gearbox",
    "knife_edge",
    "vertical_disk",
    "snakeboard",
    "chaotic_quartic",
    // n = 12 is twice as large, and takes ten times as long.
    "chaotic_quartic6",
    "suslov",
    "suslov_so3",
    "cvt_harmonic",
    "nonholonomic_particle",
    "knife_edge_incline",
    "mobile_robot",
    "roller_racer",
    "heisenberg",
    "nonholonomic_oscillator",
];

/// Returns the diagnostics of the compiler for a declaration.
fn composed(text: &str) -> Diagnostics {
    nonholonomic_codegen::pipeline::compile(&read(text)).unwrap_or_else(|e| panic!("{e}")).diagnostics
}

fn warnings(diagnostics: Diagnostics) -> Vec<String> {
    diagnostics.list.iter().filter(|d| d.severity != Severity::Note).map(ToString::to_string).collect()
}

fn text(name: &str) -> String {
    let path = format!("{}/../models/{name}.yaml", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the model is there")
}

/// The angular momentum of Chaplygin's sphere about its contact point is constant if its quaternion
/// has the norm 1, and ½ w² + c is constant on the unit circle for the potential c (c² + s²). A
/// constraint that cannot be solved for a coordinate leaves the question open.
#[test]
fn integrals_are_looked_at_where_holonomic_constraints_hold() {
    let sphere = text("chaplygin_sphere");
    assert_eq!(warnings(composed(&sphere)), Vec::<String>::new());
    let found = warnings(composed(&sphere.replace("K1: k[1]", "K1: k[1] + a*k[2]")));
    assert!(found.len() == 1 && found[0].contains("`K1` is not conserved"), "{found:?}");

    let circle = |constraint: &str| {
        composed(&format!(
            "name: circle\ncoordinates: [c, s]\nvelocities: [w]\nanchor: [[-s], [c]]\nstructure: abelian\n\
             lagrangian: w^2/2 - c*(c^2 + s^2)\nholonomic: ['{constraint}']\ninvariants: {{I: w^2/2 + c}}\n\
             initial: {{start: {{q: {{c: 0.6, s: 0.8}}, v: {{w: 1}}}}}}\nmethods: [gonzalez]\n"
        ))
    };
    assert_eq!(warnings(circle("c^2 + s^2 - 1")), Vec::<String>::new());
    let open = circle("exp(c^2 + s^2 - 1) - 1").to_string();
    assert!(open.contains("note: `I` is not conserved off the holonomic constraints"), "{open}");
}

/// Integrals on rotations alone count as conserved: Jellett's and Routh's in composed form, and an
/// entry of RᵀR in normal form.
#[test]
fn integrals_of_bodies_are_looked_at_on_rotations() {
    let sphere = text("routh_sphere");
    assert_eq!(warnings(composed(&sphere)), Vec::<String>::new());
    let found = warnings(composed(&sphere.replace("jellett: dot(I*omega, rho)", "jellett: dot(omega, rho)")));
    assert!(found.len() == 1 && found[0].contains("`jellett` is not conserved"), "{found:?}");

    let sleigh = "velocities: \"se2(R, x)[omega, u, s]\"\nlagrangian: (omega^2 + u^2 + s^2)/2\nconstraints: [s]\n\
                  invariants: {a: (R11^2 + R21^2)*omega, b: R11*omega}\n";
    let found = warnings(noted(&derive(&read(sleigh))));
    assert!(found.len() == 1 && found[0].contains("`b` is not conserved"), "{found:?}");
}

/// Tests the models one by one, each derived once for all its properties. Expressions do not
/// outlive the derivation of another model.
#[test]
fn every_model_has_its_properties() {
    for name in MODELS {
        let mechanics = library(name);
        no_warnings(name, &mechanics);
        both_forms_of_the_equations_agree(name, &mechanics);
        energies_and_momenta_agree(name, &mechanics);
        jacobian_is_that_of_the_vector_field(name, &mechanics);
        connection_is_metric_and_torsion_free(name, &mechanics);
    }
}

fn no_warnings(name: &str, mechanics: &Mechanics) {
    // These quantities are derived on first use.
    let _ = (mechanics.vector_field(), mechanics.christoffel());
    let found = noted(mechanics);
    assert!(found.list.iter().all(|d| d.severity == Severity::Note), "{name}: {found}");
    // A model without a declared frame has a derived one.
    let said = !matches!(mechanics.model().frame, FrameChoice::Derived);
    assert!(said, "{name} says which frame it has");
    for note in &found.list {
        println!("{name}: {note}");
    }
}

/// Checks that the acceleration with multipliers is the rate of w = X G⁻¹ ρ along the flow on D*.
fn both_forms_of_the_equations_agree(name: &str, mechanics: &Mechanics) {
    let at = Numbers::new(1).point(mechanics);
    let field = values(mechanics.vector_field(), &at);
    let rate = |e: &nonholonomic_codegen::algebra::Expr| -> f64 {
        let slopes = mechanics.state_variables().into_iter().map(|var| at.evaluate(&e.derivative(var)));
        slopes.zip(&field).map(|(s, f)| s * f).sum()
    };
    let along: Vec<f64> = mechanics.velocity_of_rho().iter().map(rate).collect();
    assert_close(&values(&form(mechanics, Quantity::Acceleration), &at), &along, name);
    let rates = values(&mechanics.coordinate_rates(), &at);
    assert_close(&field[..rates.len()], &rates, name);
    // The force balance g w' + gamma + dV = mu^T lambda + B u.
    let inertia = times(mechanics.mass_matrix(), &along, &at);
    let gamma = values(mechanics.inertial_force(), &at);
    let slope = values(mechanics.potential_force(), &at);
    let push = mechanics.input_force().map_or_else(|| vec![0.0; inertia.len()], |force| values(force, &at));
    let left: Vec<f64> = (0..inertia.len()).map(|i| inertia[i] + gamma[i] + slope[i] - push[i]).collect();
    let lambda = values(&form(mechanics, Quantity::Multipliers), &at);
    assert_close(&left, &times(&mechanics.constraint_matrix().transpose(), &lambda, &at), name);
}

fn energies_and_momenta_agree(name: &str, mechanics: &Mechanics) {
    let at = Numbers::new(7).point(mechanics);
    let energy = at.evaluate(mechanics.energy());
    assert_close(&[energy], &[at.evaluate(mechanics.hamiltonian())], name);
    let twice_v = 2.0 * at.evaluate(mechanics.potential());
    assert_close(&[energy - twice_v], &[at.evaluate(mechanics.lagrangian())], name);
    assert_close(&values(&mechanics.rho_of_velocity(), &at), &at.rho, name);
    assert_close(&values(&mechanics.momenta_of_rho(), &at), &values(&mechanics.momenta_of_velocity(), &at), name);
    assert_close(&values(&mechanics.constraint_residual(), &at), &vec![0.0; mechanics.model().r()], name);
}

fn jacobian_is_that_of_the_vector_field(name: &str, mechanics: &Mechanics) {
    let at = Numbers::new(11).point(mechanics);
    let field: Vec<_> = mechanics.vector_field().iter().map(|e| e.tree()).collect();
    let jacobian = values(&form(mechanics, Quantity::VectorFieldJacobian), &at);
    let state = mechanics.state_variables();
    for (j, &var) in state.iter().enumerate() {
        // The reference is a central difference with Richardson's correction: error O(h^4) + eps/h,
        // both below 1e-9 here.
        let shifted = |h: f64| {
            let mut there = at.clone();
            match var {
                Var::Coordinate(i) => there.coordinates[i] += h,
                Var::Rho(a) => there.rho[a] += h,
                _ => unreachable!("a state is (q, rho)"),
            }
            field.iter().map(|tree| tree.evaluate(&|var| there.value(var))).collect::<Vec<f64>>()
        };
        let slope =
            |h: f64| -> Vec<f64> { shifted(h).iter().zip(shifted(-h)).map(|(a, b)| (a - b) / (2.0 * h)).collect() };
        for (i, (coarse, fine)) in slope(2e-3).into_iter().zip(slope(1e-3)).enumerate() {
            let expected = (4.0 * fine - coarse) / 3.0;
            assert!(
                (jacobian[i * state.len() + j] - expected).abs() < 1e-8 * expected.abs().max(1.0),
                "{name} ({i}, {j})"
            );
        }
    }
}

/// Checks the characterisation of the Levi-Civita connection: E_k(g_ij) = Γ_{jki} + Γ_{ikj}, and
/// Γ_{kij} − Γ_{kji} = g_kl c_ij^l.
fn connection_is_metric_and_torsion_free(name: &str, mechanics: &Mechanics) {
    let (model, gamma) = (mechanics.model(), mechanics.christoffel_first());
    let k = model.k();
    for (i, j, l) in (0..k * k * k).map(|x| (x / k / k, x / k % k, x % k)) {
        let g = &model.lagrangian.mass_matrix()[(i, j)];
        let slope: nonholonomic_codegen::algebra::Expr =
            (0..model.n()).map(|a| &model.anchor[(a, l)] * g.derivative(Var::Coordinate(a))).sum();
        assert!((slope - &gamma[j][(l, i)] - &gamma[i][(l, j)]).is_zero(), "{name}");
        let torsion = &gamma[l][(i, j)] - &gamma[l][(j, i)];
        let brackets =
            (0..k).filter_map(|s| Some(model.structure.get(i, j, s)? * &model.lagrangian.mass_matrix()[(l, s)]));
        assert!((torsion - brackets.sum::<nonholonomic_codegen::algebra::Expr>()).is_zero(), "{name}");
    }
}

#[test]
fn derived_frames_span_the_declared_distribution() {
    for name in MODELS {
        let mut declaration = declaration(name);
        let sample = |mechanics: &Mechanics| {
            let at = Numbers::new(5).point(mechanics);
            (at.evaluate_matrix(mechanics.frame()), at.evaluate_matrix(mechanics.projector_d()))
        };
        let declared = sample(&derive(&declaration));
        declaration.frame = None;
        let mechanics = derive(&declaration);
        assert!(mechanics.frame_derived());
        let (frame, projector) = sample(&mechanics);
        assert_eq!(mechanics.frame().rank(), mechanics.model().m(), "{name}");
        // P does not depend on the frame, and is the identity on the columns of both frames.
        assert_close(&projector.concat(), &declared.1.concat(), name);
        for columns in [&frame, &declared.0] {
            for a in 0..columns[0].len() {
                let x: Vec<f64> = columns.iter().map(|row| row[a]).collect();
                assert_close(&times(mechanics.projector_d(), &x, &Numbers::new(5).point(&mechanics)), &x, name);
            }
        }
    }
}

#[test]
fn orthonormal_frames_are_orthonormal() {
    for name in ["chaplygin_sleigh", "rolling_disk", "gearbox", "vertical_disk", "suslov"] {
        let mut declaration = declaration(name);
        let origin = declaration.name.origin.clone();
        let orthonormal = nonholonomic_codegen::declaration::Frame::Orthonormal;
        declaration.frame = Some(nonholonomic_codegen::origin::Spanned::new(orthonormal, origin));
        let mechanics = derive(&declaration);
        assert!(matches!(mechanics.model().frame, FrameChoice::Orthonormal));
        let m = mechanics.model().m();
        assert_eq!(*mechanics.restricted_metric(), nonholonomic_codegen::algebra::Matrix::identity(m), "{name}");
    }
}

#[test]
fn first_data_set_is_the_declared_one() {
    let mechanics = library("chaplygin_sleigh");
    let data = &mechanics.model().about.data[0];
    assert_eq!(data.coordinates.iter().map(to_f64).collect::<Vec<_>>(), [-5.0, 0.0, 0.1]);
    let expected = [-0.597_002_499_166_815_4, -0.059_900_049_988_096_89, 0.000_333_333_333_333_333_3];
    assert_eq!(data.velocities.iter().map(to_f64).collect::<Vec<_>>(), expected);
    // v = X rho with rho = (0.001, -0.6), the orthonormal frame.
    let at = data.point().expect("parameters have defaults");
    assert_close(&values(&mechanics.rho_of_velocity(), &at), &[0.001, -0.6], "rho(0)");
    let names: Vec<&str> = mechanics.model().about.velocities.iter().map(|v| v.name.as_str()).collect();
    assert_eq!(names, ["x1_dot", "x2_dot", "theta_dot"]);
}
