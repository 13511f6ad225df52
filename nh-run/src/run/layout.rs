//! Layout of a row: its numbers, and their places.

use nonholonomic::catalogue::ModelInfo;
use std::ops::Range;

/// Columns that rows of some command have beside those of the system.
const COLUMNS: [&str; 7] = ["trajectory", "event", "t", "direction", "width", "energy", "constraint"];

/// The columns of coordinates and velocities: their names, with `_` behind those that other columns have. So a coordinate `t` is `t_`, as in generated code.
pub fn state_columns(info: &ModelInfo) -> Vec<String> {
    distinct(COLUMNS.map(str::to_owned).to_vec(), info.coordinates.iter().chain(info.velocities).map(|q| q.name))
        .split_off(COLUMNS.len())
}

/// These columns and more, whose names get `_` behind as long as there is one already.
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

/// More that a row can hold, after the constraint residual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extra {
    /// ρ, the momenta on D*.
    Rho,
    /// The multipliers.
    Lambda,
    /// How far the rotation matrices among the coordinates are from their groups, and their determinants.
    Group,
    /// All declared first integrals.
    Invariants,
    /// One of them.
    Invariant(usize),
}

impl Extra {
    /// The names of its columns.
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

/// The angle in (−π, π].
fn without_turns(angle: f64) -> f64 {
    use std::f64::consts::{PI, TAU};
    if angle > -PI && angle <= PI {
        return angle;
    }
    // (Of a small negative angle beyond −π the remainder may be all of 2π, rounded.)
    let turned = angle.rem_euclid(TAU);
    if turned > PI { turned - TAU } else { turned }
}

/// Where the numbers of a row stand.
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
    /// Coordinates that are given in (−π, π].
    wrapped: Vec<usize>,
}

impl Layout {
    /// The layout of this model's rows with these extras.
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

    /// The same, with these coordinates, which are angles, given in (−π, π].
    #[must_use]
    pub fn wrap(self, angles: &[usize]) -> Self {
        Layout { wrapped: angles.to_vec(), ..self }
    }

    /// Is what stands in this column given in (−π, π]?
    pub fn is_wrapped(&self, column: usize) -> bool {
        self.wrapped.iter().any(|i| self.q().start + i == column)
    }

    /// Takes whole turns out of coordinates that are given without them.
    pub(super) fn without_turns(&self, q: &mut [f64]) {
        self.wrapped.iter().for_each(|&i| q[i] = without_turns(q[i]));
    }

    /// The coordinates' place.
    pub fn q(&self) -> Range<usize> {
        1..1 + self.n
    }

    /// The velocities' place.
    pub fn v(&self) -> Range<usize> {
        1 + self.n..1 + self.n + self.k
    }

    /// The energy's place.
    pub fn energy(&self) -> usize {
        1 + self.n + self.k
    }

    /// The constraint residual's place.
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

    /// Nobody can tell two columns of one name apart.
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
