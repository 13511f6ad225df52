//! The chaotic quartic system in any dimension.

use std::fmt::Write;

/// The declaration of `chaotic_quartic` with `n` degrees of freedom beside x, as YAML; `None` for n < 2, for which the
/// potential is not defined.
///
/// On 2n + 1 coordinates x, w₁ … w_n, z₁ … z_n:
///
/// L = ½ ‖q̇‖² − ½ (‖q‖² + z₁² z₂² + Σ w_i² z_i²),  ẋ + Σ w_i ż_i = 0.
///
/// Its data set `standard` repeats that of n = 3 and has n/3 times its energy, 3.06 n/3. The library has n = 3 (under the
/// name `chaotic_quartic`), 6 and 12.
///
/// Source: Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), section 4.1, equations (19) and (20).
///
/// ```
/// let yaml = nonholonomic_models::chaotic_quartic(5).unwrap();
/// assert!(yaml.contains("w5*z5_dot"));
/// ```
#[must_use]
pub fn chaotic_quartic(n: usize) -> Option<String> {
    if n < 2 {
        return None;
    }
    let indexed = |letter: char| (1..=n).map(move |i| format!("{letter}{i}"));
    let names: Vec<String> = std::iter::once("x".to_owned()).chain(indexed('w')).chain(indexed('z')).collect();
    let kinetic = joined(names.iter().map(|name| format!("{name}_dot^2")), " + ");
    let quadratic = joined(names.iter().map(|name| format!("{name}^2")), " + ");
    let quartic = joined((1..=n).map(|i| format!("w{i}^2*z{i}^2")), " + ");
    let quartic = format!("z1^2*z2^2 + {quartic}");
    let constraint = joined((1..=n).map(|i| format!("w{i}*z{i}_dot")), " + ");

    let mut yaml = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        yaml,
        "\
name: chaotic_quartic{n}
text: >-
  A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates,
  here with n = {n}.
source: >-
  E. Celledoni, M. Farré Puiggalí, E. H. Høiseth and D. Martín de Diego, Energy-preserving integrators applied to
  nonholonomic systems (2019), section 4.1, equations (19) and (20)

coordinates: [{}]

lagrangian: |
  ({kinetic})/2
    - ({quadratic})/2
    - ({quartic})/2

constraints:
  - x_dot + {constraint}

frame:
",
        names.join(", ")
    );
    let column = |entries: &[(usize, String)]| {
        let entry = |k: usize| entries.iter().find(|(at, _)| *at == k).map_or("0".to_owned(), |(_, e)| e.clone());
        joined((0..=2 * n).map(entry), ", ")
    };
    for i in 1..=n {
        let _ = writeln!(yaml, "  - [{}]", column(&[(i, "1".to_owned())]));
    }
    for i in 1..=n {
        let _ = writeln!(yaml, "  - [{}]", column(&[(0, format!("w{i}")), (n + i, "-1".to_owned())]));
    }
    let _ = write!(
        yaml,
        "
invariants:
  E: |
    ({kinetic})/2
      + ({quadratic})/2
      + ({quartic})/2

"
    );
    let (q, v) = standard(n);
    let set = |values: &[f64], suffix: &str| {
        joined(names.iter().zip(values).map(|(name, value)| format!("{name}{suffix}: {value:?}")), ", ")
    };
    let _ = write!(
        yaml,
        "\
initial:
  standard:
    text: at n/3 times the paper's energy, 3.06
    q: {{{}}}
    v: {{{}}}
expose: [all]
",
        set(&q, ""),
        set(&v, "_dot")
    );
    Some(yaml)
}

fn joined(terms: impl Iterator<Item = String>, separator: &str) -> String {
    terms.collect::<Vec<_>>().join(separator)
}

/// Initial positions and velocities: those of n = 3 over and over, the velocities scaled to the energy.
fn standard(n: usize) -> (Vec<f64>, Vec<f64>) {
    let repeat = |pattern: [f64; 3]| pattern.into_iter().cycle().take(n);
    let (w, z): (Vec<f64>, Vec<f64>) = (repeat([0.5, -0.3, 0.4]).collect(), repeat([0.6, -0.5, 0.3]).collect());
    let (w_dot, z_dot) = (repeat([0.4, 0.7, -0.6]), repeat([0.5, -0.8, 0.3]));
    let x_dot = -w.iter().zip(z_dot.clone()).map(|(w, z)| w * z).sum::<f64>();
    let q: Vec<f64> = std::iter::once(0.2).chain(w.iter().copied()).chain(z.iter().copied()).collect();
    let direction: Vec<f64> = std::iter::once(x_dot).chain(w_dot).chain(z_dot).collect();
    let square = |x: &[f64]| x.iter().map(|x| x * x).sum::<f64>();
    let coupled = (z[0] * z[1]).powi(2) + w.iter().zip(&z).map(|(w, z)| (w * z).powi(2)).sum::<f64>();
    let potential = (square(&q) + coupled) / 2.0;
    let energy = 3.06 * n as f64 / 3.0;
    let scale = (2.0 * (energy - potential) / square(&direction)).sqrt();
    (q, direction.iter().map(|v| scale * v).collect())
}
