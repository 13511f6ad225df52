//! Figures: panels of curves on labelled axes, as SVG, and with the feature `pictures` as PNG and PDF.
//!
//! [`RunFigure`] is the figure of one run, filled row by row in bounded memory. It consists of
//! [`Figure`], [`Panel`] and [`Curve`], which also serve for other figures.
//!
//! ```
//! use nonholonomic_plot::{Curve, Figure, Panel};
//!
//! let circle = (0..=100).map(|k| (0.0628 * f64::from(k)).sin_cos()).collect();
//! let panel = Panel::new("A circle", "x", "y").equal_axes().curve(Curve::line(circle));
//! let svg = Figure::new("Geometry", "in the plane").row([panel]).svg();
//! assert!(svg.starts_with("<svg"));
//! ```

mod axis;
mod canvas;
mod figure;
mod format;
mod label;
mod layout;
mod legend;
mod look;
#[cfg(feature = "pictures")]
mod render;
#[cfg(not(feature = "pictures"))]
#[path = "not_rendered.rs"]
mod render;
mod run_figure;
mod text;

pub use axis::Scale;
pub use figure::{Curve, Figure, Panel, Style};
pub use format::Format;
pub use label::{axis_name, symbol, with_unit};
pub use nonholonomic_lab::printed::{has_units, is_coherent, seconds, short};
pub use nonholonomic_lab::thin::{Envelope, Thinned};
pub use run_figure::{RunFigure, energy_axis, joules, parameter_facts, step_axis, step_fact, step_symbol, time};
pub use {look::DISTINCT, render::png, run_figure::time_axis, text::plain};
