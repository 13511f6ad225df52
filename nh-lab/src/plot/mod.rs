//! Figures: panels of curves on labelled axes, written as SVG.
//!
//! [`RunFigure`] is the figure of one run, filled row by row in bounded memory; [`Figure`], [`Panel`] and [`Curve`] are what
//! it is made of, for figures of your own.
//!
//! ```
//! use nonholonomic_lab::plot::{Curve, Figure, Panel};
//!
//! let circle = (0..=100).map(|k| (0.0628 * f64::from(k)).sin_cos()).collect();
//! let panel = Panel::new("A circle", "x", "y").equal_axes().curve(Curve::line(circle));
//! let svg = Figure::new("Geometry", "in the plane").row([panel]).svg();
//! assert!(svg.starts_with("<svg"));
//! ```

mod axis;
mod canvas;
mod figure;
mod label;
mod run_figure;
mod thin;

pub use axis::Scale;
pub use figure::{Curve, Figure, Panel, Style};
pub use label::{symbol, with_unit};
pub use run_figure::RunFigure;
pub use thin::{Envelope, Thinned};
