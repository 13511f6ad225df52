//! A run as plain data.

use std::io;

/// Record of a run: times, coordinates, velocities, energy and constraint residual, one entry per recorded row.
///
/// **Shape**: `q[k]` has one number per coordinate and `v[k]` one per velocity, for `k` in `0..len()`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trajectory {
    /// Names of the coordinates; empty for a system reduced to an algebra.
    pub coordinates: Vec<String>,
    /// Names of the velocities: `x_dot` …, or the declared names of quasi-velocities.
    pub velocities: Vec<String>,
    /// Times.
    pub t: Vec<f64>,
    /// Coordinates, row by row.
    pub q: Vec<Vec<f64>>,
    /// Velocities, row by row.
    pub v: Vec<Vec<f64>>,
    /// Energy.
    pub energy: Vec<f64>,
    /// Constraint residual, the largest entry of |μ(q) v|.
    pub constraint: Vec<f64>,
}

impl Trajectory {
    /// Creates an empty trajectory over these coordinates and velocities.
    pub fn new<S: Into<String>>(
        coordinates: impl IntoIterator<Item = S>,
        velocities: impl IntoIterator<Item = S>,
    ) -> Self {
        Trajectory {
            coordinates: coordinates.into_iter().map(Into::into).collect(),
            velocities: velocities.into_iter().map(Into::into).collect(),
            ..Trajectory::default()
        }
    }

    /// Appends a row.
    ///
    /// # Panics
    /// If the length of `q` or `v` differs from the number of names.
    pub fn push(&mut self, t: f64, q: &[f64], v: &[f64], energy: f64, constraint: f64) {
        assert_eq!(q.len(), self.coordinates.len(), "one number per coordinate");
        assert_eq!(v.len(), self.velocities.len(), "one number per velocity");
        self.t.push(t);
        self.q.push(q.to_vec());
        self.v.push(v.to_vec());
        self.energy.push(energy);
        self.constraint.push(constraint);
    }

    /// Returns the number of rows.
    pub fn len(&self) -> usize {
        self.t.len()
    }

    /// Returns whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.t.is_empty()
    }

    /// Returns one coordinate or velocity as a series, by name.
    pub fn series(&self, name: &str) -> Option<Vec<f64>> {
        let column = |names: &[String], rows: &[Vec<f64>]| {
            let i = names.iter().position(|n| n == name)?;
            Some(rows.iter().map(|row| row[i]).collect())
        };
        column(&self.coordinates, &self.q).or_else(|| column(&self.velocities, &self.v))
    }

    /// Reads a file that `nh simulate --output x.csv` wrote; columns after `constraint` are
    /// ignored.
    ///
    /// The header does not show where the coordinates end and the velocities begin. Their numbers
    /// are taken to be equal; for a system reduced to an algebra, pass `coordinates = Some(0)`.
    ///
    /// # Errors
    /// An unreadable stream, a header that is not `t, …, energy, constraint, …`, or a field that is
    /// not a number.
    pub fn from_csv(reader: impl io::Read, coordinates: Option<usize>) -> Result<Self, TrajectoryError> {
        let mut csv = csv::Reader::from_reader(reader);
        let header: Vec<String> = csv.headers()?.iter().map(str::to_owned).collect();
        let energy = header.iter().position(|c| c == "energy").ok_or(TrajectoryError::Header)?;
        if energy < 1 || header[0] != "t" || header.get(energy + 1).map(String::as_str) != Some("constraint") {
            return Err(TrajectoryError::Header);
        }
        let split = 1 + coordinates.unwrap_or((energy - 1) / 2);
        if split > energy || (coordinates.is_none() && (energy - 1) % 2 != 0) {
            return Err(TrajectoryError::Header);
        }
        let mut trajectory = Trajectory::new(header[1..split].to_vec(), header[split..energy].to_vec());
        for (k, record) in csv.records().enumerate() {
            let row: Vec<f64> = record?
                .iter()
                .map(|field| field.parse().map_err(|_| TrajectoryError::Number { row: k + 1, field: field.to_owned() }))
                .collect::<Result<_, _>>()?;
            trajectory.push(row[0], &row[1..split], &row[split..energy], row[energy], row[energy + 1]);
        }
        Ok(trajectory)
    }
}

/// The reason for which a file is no [`Trajectory`].
#[derive(Debug)]
#[non_exhaustive]
pub enum TrajectoryError {
    /// Unreadable, or rows of unequal length.
    Csv(csv::Error),
    /// The header is not `t,<coordinates>,<velocities>,energy,constraint`.
    Header,
    /// Not a number.
    Number {
        /// Row, counted from 1 below the header.
        row: usize,
        /// Text of the field.
        field: String,
    },
}

impl From<csv::Error> for TrajectoryError {
    fn from(error: csv::Error) -> Self {
        TrajectoryError::Csv(error)
    }
}

impl std::fmt::Display for TrajectoryError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TrajectoryError::Csv(error) => write!(f, "{error}"),
            TrajectoryError::Header => {
                write!(f, "the header is not `t,<coordinates>,<velocities>,energy,constraint,…`")
            }
            TrajectoryError::Number { row, field } => write!(f, "row {row}: `{field}` is not a number"),
        }
    }
}

impl std::error::Error for TrajectoryError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            TrajectoryError::Csv(error) => Some(error),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn csv_is_read_back() {
        let text = "t,x,y,x_dot,y_dot,energy,constraint,rho1\n0,1,2,3,4,5,6,7\n0.5,1e0,-2.5e-1,3,4,5,6,7\n";
        let trajectory = Trajectory::from_csv(text.as_bytes(), None).unwrap();
        assert_eq!(trajectory.coordinates, ["x", "y"]);
        assert_eq!(trajectory.velocities, ["x_dot", "y_dot"]);
        assert_eq!(trajectory.series("y").unwrap(), [2.0, -0.25]);
        assert_eq!(trajectory.series("y_dot").unwrap(), [4.0, 4.0]);
        assert_eq!(trajectory.series("rho1"), None);
        assert_eq!((trajectory.energy[1], trajectory.constraint[1], trajectory.t[1]), (5.0, 6.0, 0.5));
    }

    #[test]
    fn reduced_systems_have_no_coordinates() {
        let text = "t,omega1,omega2,omega3,energy,constraint\n0,1,2,0,5,0\n";
        assert!(matches!(Trajectory::from_csv(text.as_bytes(), None), Err(TrajectoryError::Header)));
        let trajectory = Trajectory::from_csv(text.as_bytes(), Some(0)).unwrap();
        assert_eq!(trajectory.v, [[1.0, 2.0, 0.0]]);
        assert!(trajectory.coordinates.is_empty());
    }

    #[test]
    fn what_is_no_trajectory_is_refused() {
        assert!(matches!(Trajectory::from_csv("a,b\n1,2\n".as_bytes(), None), Err(TrajectoryError::Header)));
        let text = "t,x,x_dot,energy,constraint\n0,1,2,oops,0\n";
        let error = Trajectory::from_csv(text.as_bytes(), None).unwrap_err();
        assert_eq!(error.to_string(), "row 1: `oops` is not a number");
        let text = "t,x,x_dot,energy,constraint\n0,1\n";
        assert!(matches!(Trajectory::from_csv(text.as_bytes(), None), Err(TrajectoryError::Csv(_))));
    }
}
