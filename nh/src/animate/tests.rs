//! The library's drawings, and mistakes in drawings.

use super::drawing::drawn;
use crate::derived;
use crate::library::DECLARATIONS;
use nonholonomic_codegen::declaration::Declaration;

/// Shapes drawn as a wheel or as a blade do not slip sideways: their point moves in the
/// direction of their angle.
#[test]
fn the_librarys_wheels_and_blades_do_not_slip_sideways() {
    let mut checked = Vec::new();
    for source in DECLARATIONS {
        let declaration =
            Declaration::from_yaml(source.yaml, &source.file()).expect("the library's declarations are read");
        if declaration.drawing.is_empty() {
            continue;
        }
        let model = derived(source.name, &["rk4"]);
        let set = model.info().data_sets.first().expect("what is drawn has data");
        let data = model.data_with(Some(set.name), &[]).expect("it is one of the model's");
        let system = model.system(&data.parameters).expect("the data are in order");
        let (h, steps) = (1e-3, 400);
        let mut stepper = system.stepper("rk4", (0.0, &data.q, &data.v), h).expect("the data are on the constraints");
        let mut states = vec![(0.0, data.q.clone(), data.v.clone())];
        for k in 1..=steps {
            stepper.step().expect("steps are small");
            let (mut q, mut v) = (data.q.clone(), data.v.clone());
            stepper.state(&mut q, &mut v);
            states.push((f64::from(k) * h, q, v));
        }
        let shapes = drawn(&declaration, model.info(), &data.parameters, &states).expect("its drawing is in order");
        assert_eq!(shapes.len(), declaration.drawing.len());
        for shape in shapes.iter().filter(|shape| ["wheel", "blade"].contains(&shape.kind)) {
            for frames in shape.frames.windows(3) {
                let (dx, dy) = (frames[2][0] - frames[0][0], frames[2][1] - frames[0][1]);
                let angle = frames[1][2];
                let (ahead, aside) = (dx * angle.cos() + dy * angle.sin(), dy * angle.cos() - dx * angle.sin());
                // A central difference is off by h³ times a third derivative; the angles turn a
                // few times per second.
                assert!(
                    aside.abs() <= 1e-4 * ahead.abs() + 2e-8,
                    "{}: {} slips by {aside:e} on {ahead:e}",
                    source.name,
                    shape.kind
                );
            }
            checked.push(source.name);
        }
    }
    checked.dedup();
    assert!(checked.len() >= 12, "{checked:?}");
}

#[test]
fn what_a_drawing_cannot_say_is_told_at_its_place() {
    let yaml = "name: Skate\ncoordinates: [x, y, theta]\nparameters: {a: 1}\ndefinitions:\n  tip: '[x, y] + a*[cos(theta), sin(theta)]'\n\
                lagrangian: x_dot^2 + y_dot^2 + theta_dot^2\nconstraints: [-x_dot*sin(theta) + y_dot*cos(theta)]\ndrawing:\n";
    let skate = derived("heisenberg", &["rk4"]);
    let of = |shapes: &str| {
        let declaration = Declaration::from_yaml(&format!("{yaml}{shapes}"), "skate.yaml")?;
        let mut info = nonholonomic::catalogue::ModelInfo::new("skate");
        info.coordinates = const {
            use nonholonomic::catalogue::Quantity;
            &[Quantity::new("x", None, None), Quantity::new("y", None, None), Quantity::new("theta", None, None)]
        };
        info.parameters = const {
            use nonholonomic::catalogue::{ParameterInfo, Quantity};
            &[ParameterInfo::new(Quantity::new("a", None, None), Some(2.0), true)]
        };
        info.velocities = skate.info().velocities;
        drawn(&declaration, &info, &[2.0], &[(0.5, vec![1.0, 3.0, 0.0], vec![4.0, 5.0, 6.0])])
    };
    let shapes = of("  - link: {from: [x, y], to: tip}\n  - disk: {at: '2*tip - [t, 0]', radius: a/4}\n");
    let shapes = shapes.unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(shapes[0].frames, [[1.0, 3.0, 3.0, 3.0]]);
    assert_eq!((shapes[1].frames[0].as_slice(), shapes[1].size), ([5.5, 6.0].as_slice(), Some(0.5)));
    for (shape, message) in [
        ("path: {at: [x, why]}", "skate.yaml:9:20: error: unknown name `why`"),
        ("path: {at: [x, thet]}", "did you mean `theta`?"),
        ("path: {at: x}", "expected a point, such as [x, y]"),
        ("blade: {at: [x, y], angle: theta, length: x}", "sizes and outlines may depend on parameters only"),
        ("blade: {at: [x, y], angle: tip, length: a}", "expected a number, found a vector"),
        ("body: {at: [x, y], outline: [[a, x]]}", "sizes and outlines may depend on parameters only"),
        ("path: {at: dot(tip)}", "cannot contain rates of expressions"),
        ("weel: {at: [x, y]}", "there is no shape `weel`"),
        ("wheel: {at: [x, y], angle: theta}", "the key `radius` is missing"),
        ("wheel: {at: [x, y], angle: theta, radius: a, colour: 1}", "unknown key `colour`"),
    ] {
        let error = of(&format!("  - {shape}\n")).expect_err(shape).to_string();
        assert!(error.contains(message), "{shape}: {error}");
    }
}

/// Live pages have the drawing as formulas, and refuse what a drawing cannot say.
#[test]
fn a_drawing_is_formulas() {
    let yaml = "name: Skate\ncoordinates: [x, y, theta]\nparameters: {a: 1}\ndefinitions:\n  tip: '[x, y] + a*[cos(theta), 1]'\n\
                lagrangian: x_dot^2 + y_dot^2 + theta_dot^2\nconstraints: [-x_dot*sin(theta) + y_dot*cos(theta)]\ndrawing:\n";
    let info = derived("heisenberg", &["rk4"]).info();
    let mut own = nonholonomic::catalogue::ModelInfo::new("skate");
    (own.coordinates, own.velocities) = (info.coordinates, info.velocities);
    own.parameters = const {
        use nonholonomic::catalogue::{ParameterInfo, Quantity};
        &[ParameterInfo::new(Quantity::new("a", None, None), Some(2.0), true)]
    };
    let own: &'static nonholonomic::catalogue::ModelInfo = Box::leak(Box::new(own));
    let of = |shapes: &str| {
        let yaml = format!("{yaml}{shapes}").replace("theta", "z");
        super::formula::drawing(&Declaration::from_yaml(&yaml, "skate.yaml")?, own)
    };
    let text = of("  - disk: {at: '2*tip - [t, 0]', radius: a/4}\n").unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(
        text,
        "const shapesOf = p => [\n    { kind: \"disk\", size: (p[0] / 4.0) },\n];\nconst placesOf = (p, t, q, w) => [\n    \
         [((2.0 * (q[0] + (p[0] * nh.cos(q[2])))) - t), ((2.0 * (q[1] + (p[0] * 1.0))) - 0.0)],\n];\n"
    );
    let error = of("  - disk: {at: tip, radius: x}\n").expect_err("a size is no coordinate").to_string();
    assert!(error.contains("sizes and outlines may depend on parameters only"), "{error}");
}
