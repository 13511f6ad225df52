//! Declarations of systems that the library does not have, as a newcomer would write them: from a
//! textbook, in coordinates, with kinetic energies as sums of squares of the velocities of points.
//! The files are in `tests/strangers`; this module writes two families of any size.
//!
//! The texts are not adapted to the compiler.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// A declaration by its name.
#[derive(Clone, Debug, PartialEq)]
pub struct Stranger {
    /// The system's name, which is also the file's.
    pub name: String,
    /// The YAML.
    pub text: String,
}

/// Returns the folder of the files. The environment variable `NH_STRANGERS` can name another one.
#[must_use]
pub fn folder() -> PathBuf {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("strangers");
    env::var_os("NH_STRANGERS").map_or_else(own, PathBuf::from)
}

/// Returns all files of a folder, by name.
///
/// # Errors
/// If a file cannot be read.
pub fn files(folder: &Path) -> io::Result<Vec<Stranger>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (Some("yaml"), Some(name)) =
            (path.extension().and_then(|e| e.to_str()), path.file_stem().and_then(|s| s.to_str()))
        {
            found.push(Stranger { name: name.to_owned(), text: fs::read_to_string(&path)? });
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

/// Returns the module of the system in a generated file. For `car_trailers_1` it is
/// `car_trailers1`, derived from the struct's name.
#[must_use]
pub fn module(generated: &str) -> &str {
    generated.split("\npub mod ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default()
}

/// Joint angles of cars and snakes, head to tail: consecutive ones differ, and none is so large
/// that a trailer folds.
const BENDS: [f64; 4] = [0.4, -0.3, 0.35, -0.25];

/// Returns absolute angles of `count` bodies behind a head at `first`.
fn angles(first: f64, count: usize) -> Vec<f64> {
    // The angles are rounded to the printed digits, so that printed and computed numbers are the
    // same.
    let mut angles = vec![first];
    for i in 0..count {
        angles.push(((angles[i] - BENDS[i % BENDS.len()]) * 100.0).round() / 100.0);
    }
    angles
}

/// Returns a car with `n` trailers. A robot that drives and turns freely pulls trailers, each with
/// its own mass and inertia, and hitched to the middle of the axle before it. The coordinates are
/// x, y, theta, theta1 … theta`n`. Every axle is a knife edge, so that 2 of the 3 + n directions
/// are free.
///
/// **Source**: J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses
#[must_use]
pub fn car_with_trailers(n: usize) -> Stranger {
    let name = format!("car_trailers_{n}");
    // The velocity of axle i: the robot's, less that of the hitches between.
    let along = |i: usize, sign: &str, function: &str, start: &str| {
        (1..=i).fold(start.to_owned(), |sum, j| format!("{sum} {sign} l{j}*{function}(theta{j})*theta{j}_dot"))
    };
    let x = |i: usize| along(i, "+", "sin", "x_dot");
    let y = |i: usize| along(i, "-", "cos", "y_dot");

    let mut text = format!("name: {name}\n");
    let trailers = if n == 1 { "one trailer".to_owned() } else { format!("{n} trailers") };
    let _ = writeln!(text, "text: A car with {trailers}, each hitched to the middle of the axle before it.");
    text += "source: J.-P. Laumond, Controllability of a multibody mobile robot (1993), with masses\n\n";
    text += "coordinates:\n  x: {unit: m, text: middle of the car's axle}\n  y: {unit: m, text: middle of the car's axle}\n";
    text += "  theta: {unit: rad, text: heading of the car}\n";
    for i in 1..=n {
        let _ = writeln!(text, "  theta{i}: {{unit: rad, text: heading of trailer {i}}}");
    }
    text += "\nparameters:\n  m0: {default: 3, unit: kg, text: car, positive: true}\n";
    text += "  J0: {default: 0.5, unit: kg m^2, text: car, positive: true}\n";
    for i in 1..=n {
        let (m, j, l) = ([1.6, 1.3, 1.1][i % 3], [0.3, 0.2, 0.25][i % 3], length(i));
        let _ = writeln!(text, "  m{i}: {{default: {m}, unit: kg, text: trailer {i}, positive: true}}");
        let _ = writeln!(text, "  J{i}: {{default: {j}, unit: kg m^2, text: trailer {i}, positive: true}}");
        let _ = writeln!(text, "  l{i}: {{default: {l}, unit: m, text: 'trailer {i}, hitch to axle', positive: true}}");
    }
    text += "\nlagrangian: |\n  m0/2 * (x_dot^2 + y_dot^2) + J0/2 * theta_dot^2\n";
    for i in 1..=n {
        let _ = writeln!(text, "    + m{i}/2 * (({})^2 + ({})^2) + J{i}/2 * theta{i}_dot^2", x(i), y(i));
    }
    text += "\nconstraints:\n  - -x_dot*sin(theta) + y_dot*cos(theta)\n";
    for i in 1..=n {
        let _ = writeln!(text, "  - -({})*sin(theta{i}) + ({})*cos(theta{i})", x(i), y(i));
    }
    let angles = angles(0.3, n);
    let (mut speed, mut v) = (1.2, String::new());
    let _ = write!(v, "x_dot: {}, y_dot: {}, theta_dot: 0.7", speed * angles[0].cos(), speed * angles[0].sin());
    for i in 1..=n {
        let bend = angles[i - 1] - angles[i];
        let _ = write!(v, ", theta{i}_dot: {}", speed * bend.sin() / length(i));
        speed *= bend.cos();
    }
    let q = (1..=n).fold(String::new(), |q, i| format!("{q}, theta{i}: {}", angles[i]));
    let _ = write!(text, "\ninitial:\n  standard:\n    q: {{x: 0.1, y: -0.2, theta: 0.3{q}}}\n    v: {{{v}}}\n");
    Stranger { name, text }
}

/// Returns the length of trailer `i`.
fn length(i: usize) -> f64 {
    [0.9, 0.8, 1.0][i % 3]
}

/// Returns a snake of `links` equal links, each on a pair of wheels at its middle, joined end to
/// end. The coordinates are the middle of the first link, and the links' absolute angles; 2 of the
/// 2 + links directions are free.
///
/// **Source**: P. S. Krishnaprasad and D. P. Tsakiris, G-snakes: nonholonomic kinematic chains on
/// Lie groups (1994), with masses
#[must_use]
pub fn snake(links: usize) -> Stranger {
    let name = format!("snake_{links}");
    // The velocity of the middle of link i: half a link back from the first middle, whole links
    // between, half a link to the next.
    let along = |i: usize, sign: &str, function: &str, start: &str| {
        let term = |j: usize| {
            let twice = if j == 1 || j == i { "" } else { "2*" };
            format!(" {sign} {twice}a*{function}(theta{j})*theta{j}_dot")
        };
        if i == 1 { start.to_owned() } else { (1..=i).fold(start.to_owned(), |sum, j| format!("{sum}{}", term(j))) }
    };
    let x = |i: usize| along(i, "+", "sin", "x_dot");
    let y = |i: usize| along(i, "-", "cos", "y_dot");

    let mut text = format!("name: {name}\n");
    let _ = writeln!(text, "text: A snake of {links} links, each upon a pair of wheels at its middle.");
    text += "source: >-\n  P. S. Krishnaprasad and D. P. Tsakiris, G-snakes: nonholonomic kinematic chains on Lie groups (1994), with \
             masses\n\n";
    text += "coordinates:\n  x: {unit: m, text: middle of the first link}\n  y: {unit: m, text: middle of the first link}\n";
    for i in 1..=links {
        let _ = writeln!(text, "  theta{i}: {{unit: rad, text: direction of link {i}}}");
    }
    text += "\nparameters:\n  m: {default: 1.2, unit: kg, text: each link, positive: true}\n";
    text += "  J: {default: 0.15, unit: kg m^2, text: each link, positive: true}\n";
    text += "  a: {default: 0.5, unit: m, text: half the length of a link, positive: true}\n";
    text += "\nlagrangian: |\n";
    for i in 1..=links {
        let (indent, plus) = if i == 1 { ("  ", "") } else { ("    ", "+ ") };
        let (x, y) = if i == 1 { (x(i), y(i)) } else { (format!("({})", x(i)), format!("({})", y(i))) };
        let _ = writeln!(text, "{indent}{plus}m/2 * ({x}^2 + {y}^2) + J/2 * theta{i}_dot^2");
    }
    text += "\nconstraints:\n  - -x_dot*sin(theta1) + y_dot*cos(theta1)\n";
    for i in 2..=links {
        let _ = writeln!(text, "  - -({})*sin(theta{i}) + ({})*cos(theta{i})", x(i), y(i));
    }
    let angles = angles(0.3, links - 1);
    let (mut speed, mut turn, half) = (1.1, 0.2, 0.5);
    let mut v = format!("x_dot: {}, y_dot: {}, theta1_dot: {turn}", speed * angles[0].cos(), speed * angles[0].sin());
    for i in 1..links {
        // The joint has the same velocity as a point of either link: v e − a θ' n here, v e + a θ'
        // n there.
        let (s, c) = (angles[i - 1] - angles[i]).sin_cos();
        (speed, turn) = (speed * c + half * turn * s, (speed * s - half * turn * c) / half);
        let _ = write!(v, ", theta{}_dot: {turn}", i + 1);
    }
    let q = (2..=links).fold(String::new(), |q, i| format!("{q}, theta{i}: {}", angles[i - 1]));
    let _ = write!(text, "\ninitial:\n  standard:\n    q: {{x: 0.1, y: -0.2, theta1: 0.3{q}}}\n    v: {{{v}}}\n");
    Stranger { name, text }
}
