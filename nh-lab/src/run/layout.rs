//! Layout of a row: its numbers and their positions.

use nonholonomic::catalogue::ModelInfo;
use std::ops::Range;

/// The column names that rows of some command have in addition to those of the system.
const COLUMNS: [&str; 7] = ["trajectory", "event", "t", "direction", "width", "energy", "constraint"];

/// Returns the names of the columns of coordinates and velocities. A name that another column has
/// gets `_` appended: a coordinate `t` is `t_`, as in generated code.
pub fn state_columns(info: &ModelInfo) -> Vec<String> {
    distinct(COLUMNS.map(str::to_owned).to_vec(), info.coordinates.iter().chain(info.velocities).map(|q| q.name))
        .split_off(COLUMNS.len())
}

/// Appends columns, whose names get `_` appended until they are unique.
pub fn distinct<'a>(mut columns: Vec<String>, more: impl Iterator<Item = &'a str>) -> Vec<String> {
    for name in more {
        let mut name = name.to_owned();
        while columns.contains(&name) {
            name.push('_');
        }
        columns.push(name);
    }
    columns
}

/// Additional numbers of a row, after the constraint residual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// ρ, the momenta on D*.
    Rho,
    /// The multipliers.
    Lambda,
    /// The distance of the rotation matrices among the coordinates from their groups, and their
    /// determinants.
    Group,
    /// All declared first integrals.
    Invariants,
    /// One declared first integral.
    Invariant(usize),
}

impl Extra {
    /// Returns the names of these columns.
    pub fn columns(self, info: &ModelInfo) -> Vec<String> {
        match self {
            Extra::Rho => info.momenta.iter().map(|rho| (*rho).to_owned()).collect(),
            Extra::Lambda => (1..=info.constraints.len()).map(|i| format!("lambda{i}")).collect(),
            Extra::Group => {
                let determinants = info.rotations.iter().map(|r| format!("det_{}", r.name));
                std::iter::once("group_defect".to_owned()).chain(determinants).collect()
            }
            Extra::Invariants => info.invariants.iter().map(|invariant| invariant.name.to_owned()).collect(),
            Extra::Invariant(i) => vec![info.invariants[i].name.to_owned()],
        }
    }

    pub(super) fn width(self, layout: &Layout, invariants: usize) -> usize {
        match self {
            Extra::Rho => layout.m,
            Extra::Lambda => layout.r,
            Extra::Group => 1 + layout.rotations,
            Extra::Invariants => invariants,
            Extra::Invariant(_) => 1,
        }
    }
}

/// Reduces an angle to (−π, π].
fn without_turns(angle: f64) -> f64 {
    use std::f64::consts::{PI, TAU};
    if angle > -PI && angle <= PI {
        return angle;
    }
    // The remainder of an angle slightly below −π may round to all of 2π.
    let turned = angle.rem_euclid(TAU);
    if turned > PI { turned - TAU } else { turned }
}

/// The positions of the numbers in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// All columns: `t`, coordinates, velocities, `energy`, `constraint`, extras.
    pub columns: Vec<String>,
    pub(super) n: usize,
    pub(super) k: usize,
    m: usize,
    r: usize,
    rotations: usize,
    pub(super) extras: Vec<Extra>,
    /// The coordinates given in (−π, π].
    wrapped: Vec<usize>,
}

impl Layout {
    /// Returns the layout of this model's rows with these extras.
    pub fn new(info: &ModelInfo, extras: &[Extra]) -> Self {
        let own = |name: &str| vec![name.to_owned()];
        let columns = [own("t"), state_columns(info), own("energy"), own("constraint")].concat();
        let extras_columns: Vec<String> = extras.iter().flat_map(|e| e.columns(info)).collect();
        let columns = distinct(columns, extras_columns.iter().map(String::as_str));
        Layout {
            columns,
            n: info.coordinates.len(),
            k: info.velocities.len(),
            m: info.momenta.len(),
            r: info.constraints.len(),
            rotations: info.rotations.len(),
            extras: extras.to_vec(),
            wrapped: Vec::new(),
        }
    }

    /// Gives these coordinates, which are angles, in (−π, π].
    #[must_use]
    pub fn wrap(self, angles: &[usize]) -> Self {
        Layout { wrapped: angles.to_vec(), ..self }
    }

    /// Returns whether this column is given in (−π, π].
    pub fn is_wrapped(&self, column: usize) -> bool {
        self.wrapped.iter().any(|i| self.q().start + i == column)
    }

    /// Removes whole turns from the coordinates that are given without them.
    pub(super) fn without_turns(&self, q: &mut [f64]) {
        self.wrapped.iter().for_each(|&i| q[i] = without_turns(q[i]));
    }

    /// Returns the columns of the coordinates.
    pub fn q(&self) -> Range<usize> {
        1..1 + self.n
    }

    /// Returns the columns of the velocities.
    pub fn v(&self) -> Range<usize> {
        1 + self.n..1 + self.n + self.k
    }

    /// Returns the column of the energy.
    pub fn energy(&self) -> usize {
        1 + self.n + self.k
    }

    /// Returns the column of the constraint residual.
    pub fn constraint(&self) -> usize {
        2 + self.n + self.k
    }
}

#[cfg(test)]
mod tests {
    use super::{Extra, Layout, without_turns};
    use nonholonomic::catalogue::{ModelInfo, Quantity};
    use std::f64::consts::{FRAC_PI_2, PI, TAU};

    #[test]
    fn angles_without_turns() {
        for angle in [0.0, -0.1, 1e-300, FRAC_PI_2, PI, -3.0] {
            assert_eq!(without_turns(angle).to_bits(), angle.to_bits(), "what is in the interval stays as it is");
        }
        assert_eq!(without_turns(-PI), PI);
        for (angle, turns) in [(1.0, 3.0), (-1.0, -5.0), (3.0, 1000.0), (-3.1, -1.0)] {
            let error = without_turns(angle + turns * TAU) - angle;
            assert!(error.abs() <= 2.0 * f64::EPSILON * turns.abs() * TAU, "{angle} + {turns} turns: off by {error:e}");
        }
        let mut angle = -1e3;
        while angle < 1e3 {
            let turned = without_turns(angle);
            assert!(turned > -PI && turned <= PI, "{angle} becomes {turned}");
            assert!((turned.sin() - angle.sin()).abs() < 1e-12, "{angle} becomes {turned}");
            angle += 0.37;
        }
        assert!(without_turns(f64::NAN).is_nan() && without_turns(f64::INFINITY).is_nan());
    }

    /// Two columns of one name would be indistinguishable.
    #[test]
    fn columns_have_names_of_their_own() {
        const fn quantity(name: &'static str) -> Quantity {
            Quantity::new(name, None, None)
        }
        let mut info = ModelInfo::new("odd");
        info.coordinates = &[const { quantity("t") }, const { quantity("energy") }, const { quantity("energy_") }];
        info.invariants = &[const { quantity("constraint") }, const { quantity("E") }];
        let columns = Layout::new(&info, &[Extra::Invariants]).columns;
        assert_eq!(columns, ["t", "t_", "energy_", "energy__", "energy", "constraint", "constraint_", "E"]);
    }
}
