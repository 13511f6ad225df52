//! Units after numbers.

use nonholonomic_codegen::declaration::Declaration;

/// Reads a declaration with these parameters and initial data.
fn read(parameters: &str, initial: &str) -> Result<Declaration, String> {
    let text = format!(
        "name: a\ncoordinates: {{x: {{unit: m}}, theta: {{unit: rad}}, s: }}\nparameters: {{{parameters}}}\n\
         lagrangian: x_dot^2 + theta_dot^2 + s_dot^2\nconstraints: []\ninitial: {{start: {{{initial}}}}}\n"
    );
    Declaration::from_yaml(&text, "a.yaml").map_err(|e| e.to_string())
}

/// Returns the value and the unit of a parameter.
fn parameter(written: &str) -> Result<(String, Option<String>), String> {
    let declaration = read(&format!("p: {written}"), "")?;
    let p = &declaration.parameters[0];
    Ok((p.default.as_ref().map(ToString::to_string).unwrap_or_default(), p.unit.clone()))
}

#[test]
fn values_are_converted_to_the_declared_unit() {
    for (written, value, unit) in [
        ("{default: 50 cm, unit: m}", "0.5", "m"),
        ("{default: 50cm, unit: m}", "0.5", "m"),
        ("{default: -2.5e3 mm, unit: m}", "(-2.5)", "m"),
        ("{default: 0.5 m, unit: cm}", "50", "cm"),
        ("{default: 36 km/h, unit: m/s}", "10", "m/s"),
        ("{default: 12 N cm, unit: kg m^2/s^2}", "0.12", "kg m^2/s^2"),
        ("{default: 3 kg·cm², unit: kg m^2}", "0.0003", "kg m^2"),
        ("{default: 1 ft, unit: in}", "12", "in"),
        ("{default: 2 g/(cm s), unit: Pa s}", "0.2", "Pa s"),
        ("{default: 10 deg, unit: rad}", "(1/18)*pi", "rad"),
        ("{default: 30 rpm, unit: rad/s}", "1*pi", "rad/s"),
        ("{default: 1 rad, unit: deg}", "180/pi", "deg"),
        ("{default: 90 deg, unit: rev}", "0.25", "rev"),
        ("{default: 3 uH, unit: mH}", "0.003", "mH"),
    ] {
        assert_eq!(parameter(written), Ok((value.into(), Some(unit.into()))), "{written}");
    }
}

#[test]
fn values_without_a_declared_unit_are_in_units_of_the_si() {
    for (written, value, unit) in [
        ("9.81 m/s^2", "9.81", Some("m/s^2")),
        ("50 cm", "0.5", Some("m")),
        ("5 N/cm", "500", Some("N/m")),
        ("20 Hz", "20", Some("1/s")),
        ("1 t", "1000", Some("kg")),
        ("2 l", "0.002", Some("m^3")),
        ("15 deg", "(1/12)*pi", Some("rad")),
        // Without a unit, it is a number.
        ("2*3", "2*3", None),
        ("50", "50", None),
    ] {
        assert_eq!(parameter(written), Ok((value.into(), unit.map(Into::into))), "{written}");
    }
}

#[test]
fn initial_data_are_converted() {
    let set = "q: {x: 50 cm, theta: 90 deg, s: 3 mm}, v: {x_dot: 3.6 km/h, theta': 60 rpm}, parameters: {l: 2 cm}, step: 2 ms";
    let declaration = read("l: {default: 1, unit: mm}", set).expect("a declaration");
    let data = &declaration.initial[0];
    let all = data.coordinates.iter().chain(&data.velocities).chain(&data.parameters);
    let written: Vec<String> = all.map(|(name, value)| format!("{} = {value}", name.value)).collect();
    assert_eq!(written, ["x = 0.5", "theta = 0.5*pi", "s = 0.003", "x_dot = 1", "theta_dot = 2*pi", "l = 20"]);
    assert_eq!(data.step.as_ref().map(ToString::to_string).as_deref(), Some("0.002"));
}

#[test]
fn what_is_no_measure_is_an_error() {
    for (parameters, initial, message) in [
        ("p: {default: 50 cm, unit: kg}", "", "`p` is declared in kg, and this value cannot be converted to it"),
        ("p: {default: 50 cm, unit: m/s}", "", "`p` is declared in m/s, and this value cannot be converted to it"),
        ("p: {default: 50 cm, unit: pixels}", "", "`p` is declared in `pixels`, and no unit can be converted to it"),
        ("p: 50 cmm", "", "an operator is missing between `50` and `cmm`"),
        ("p: 5 kg/m s", "", "an operator is missing between `5` and `kg`"),
        ("", "q: {x: 90 deg}", "`x` is declared in m, and this value cannot be converted to it"),
        ("", "v: {x_dot: 2 m}", "`x_dot` is declared in (m)/s, and this value cannot be converted to it"),
        ("", "step: 2 m", "`step` is declared in s, and this value cannot be converted to it"),
    ] {
        let error = read(parameters, initial).expect_err(parameters);
        assert!(error.contains(message), "{parameters} {initial}: {error}");
    }
}
