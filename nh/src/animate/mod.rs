//! `nh animate`.

pub(super) mod drawing;
mod formula;
pub(super) mod live;
mod scene;
#[cfg(test)]
mod tests;

use super::compile::{self, Limits};
use super::problem::{self, Problem};
use super::{Error, accuracy, formats, progress_bar, signals};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::origin::{Diagnostic, Origin};
use nonholonomic_lab::output::Target;
use nonholonomic_lab::printed::unit;
use nonholonomic_lab::registry::{Model, one_line};
use nonholonomic_lab::run::{Ending, Last, Layout, Run, Sink, count_steps};
use nonholonomic_plot::{has_units, is_coherent, plain, png, step_fact, symbol};
use rayon::prelude::*;
use scene::Scene;
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh animate snakeboard --data driven --step 0.01 --until 10 --output board.html
  nh animate my.yaml --until 20 --output my.html
  nh animate snakeboard --data driven --step 0.01 --until 4 --frames film --fps 25
  nh animate chaplygin_sleigh --live --output sleigh.html

The page is self-contained and needs no network. It shows the shapes of the declaration's `drawing`,
or the coordinates over time if the declaration has no `drawing`. The part after `#` in its address
sets the time at which it opens, and whether it plays: run.html#t=2.5&play=0. The error of the
energy is absolute, as everywhere. --frames writes PNG files, which ffmpeg turns into a film or a
GIF, at the speed of the motion:
  ffmpeg -framerate 25 -i film/%05d.png -pix_fmt yuv420p film.mp4
  ffmpeg -framerate 25 -i film/%05d.png -vf \"split[a][b];[a]palettegen[p];[b][p]paletteuse\" film.gif
--live writes a page that steps the system in the browser, with sliders for parameters and initial
values, a choice of methods, and shapes that can be dragged.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The method, with options after its name (dla:0.4) [default: `taylor` for a smooth motion
    /// without inputs, if the declaration lists no methods or all of them; otherwise, and with
    /// --live, the model's first method]
    #[arg(long)]
    method: Option<String>,
    /// The step size; under `taylor` the least time between frames [default: the step of the data
    /// set, if it declares one; otherwise, under `taylor`, a step that gives 400 to 1000 frames;
    /// with --live 0.01]
    #[arg(long)]
    step: Option<f64>,
    /// The final time
    #[arg(long, required_unless_present = "live")]
    until: Option<f64>,
    /// Write a page that steps the system in the browser, by the methods that the declaration
    /// lists, or by its four default methods and `taylor`
    #[arg(long, requires = "output", conflicts_with_all = ["until", "keep", "accuracy", "frames", "fps", "overwrite"])]
    live: bool,
    /// The largest number of frames between the first and the last; motions are drawn straight
    /// between frames
    #[arg(long, value_name = "COUNT", default_value_t = 1500, value_parser = clap::value_parser!(u64).range(2..=100_000))]
    keep: u64,
    #[command(flatten)]
    accuracy: accuracy::Arguments,
    /// Write the page to this file
    #[arg(long, value_name = "FILE.html", required_unless_present = "frames")]
    output: Option<PathBuf>,
    /// Write pictures of the drawing (00001.png and so on) to this folder, for a film; needs an
    /// `nh` with the feature `pictures`
    #[arg(long, value_name = "DIR")]
    frames: Option<PathBuf>,
    /// The number of pictures per unit of time
    #[arg(long, value_name = "COUNT", default_value_t = 25, requires = "frames", value_parser = clap::value_parser!(u32).range(1..=1000))]
    fps: u32,
    /// Write pictures into a folder that is not empty, and replace files of the same names
    #[arg(long, requires = "frames")]
    overwrite: bool,
}

/// A motion as it was recorded.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// The model.
    pub info: &'static ModelInfo,
    /// The method with its options.
    pub method: &'a str,
    /// The step size.
    pub step: f64,
    /// Is work done on the system?
    pub works: bool,
    /// The states that are shown.
    pub states: &'a [State],
    /// The energy at each state, less the work that was done by then.
    pub energies: &'a [f64],
}

/// Time, coordinates and velocities.
pub type State = (f64, Vec<f64>, Vec<f64>);

/// The contents of a page.
#[derive(Serialize)]
pub(super) struct Page {
    title: &'static str,
    text: String,
    method: String,
    step: String,
    t: Vec<f64>,
    shapes: Vec<drawing::Drawn>,
    /// Coordinates, then velocities.
    curves: Vec<Series>,
    /// The number of coordinates among the curves.
    coordinates: usize,
    energy: Series,
    /// Units of times and of lengths.
    time: &'static str,
    length: &'static str,
    /// The reason why the motion ends early.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
}

#[derive(Serialize)]
struct Series {
    /// A symbol: `θ`, `ẋ`.
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<String>,
    values: Vec<f64>,
}

impl Page {
    /// The page of a motion, with the declared shapes; `told` is said of it, and `ended` is why it ends before its time.
    ///
    /// # Errors
    /// A shape that cannot be drawn.
    pub(super) fn of(
        declaration: &Declaration,
        parameters: &[f64],
        recorded: &Recorded<'_>,
        told: &str,
        ended: Option<String>,
    ) -> Result<Page, Error> {
        let shapes = drawing::drawn(declaration, recorded.info, parameters, recorded.states);
        Ok(Page::new(recorded, told, shapes.map_err(|wrong| compile::refused(&wrong))?, ended))
    }

    pub(super) fn new(recorded: &Recorded<'_>, told: &str, shapes: Vec<drawing::Drawn>, ended: Option<String>) -> Page {
        let Recorded { info, method, step, works, states, energies } = *recorded;
        let n = info.coordinates.len();
        let curves = info.coordinates.iter().chain(info.velocities).enumerate().map(|(i, variable)| Series {
            name: plain(&symbol(variable.name)),
            unit: variable.unit.filter(|unit| !unit.is_empty() && *unit != "1").map(unit),
            values: states.iter().map(|(_, q, v)| rounded(if i < n { q[i] } else { v[i - n] })).collect(),
        });
        // The energy itself would not show the digits of its error.
        let first = energies.first().copied().unwrap_or_default();
        let energy = Series {
            name: if works { "E − E₀ − W" } else { "E − E₀" }.to_owned(),
            unit: is_coherent(info).then(|| "J".to_owned()),
            values: energies.iter().map(|energy| energy - first).collect(),
        };
        Page {
            title: info.name,
            text: [one_line(info.text).trim(), told].join(" ").trim().to_owned(),
            method: method.to_owned(),
            step: step_fact(info, step),
            t: states.iter().map(|(t, ..)| rounded(*t)).collect(),
            shapes: shapes.into_iter().map(|shape| shape.rounded()).collect(),
            curves: curves.collect(),
            coordinates: n,
            energy,
            time: if has_units(info) { "s" } else { "" },
            length: if is_coherent(info) { "m" } else { "" },
            ended,
        }
    }

    /// Returns the page with all its contents.
    pub(super) fn html(&self) -> Result<String, Error> {
        let data = serde_json::to_string(self).map_err(|e| Error::Failed(format!("internal error: {e}")))?;
        let parts = [("{title}", self.title), ("{look}", LOOK), ("{drawing}", DRAWING), ("{data}", &in_script(&data))];
        Ok(filled(include_str!("page/recorded.html"), &parts))
    }

    /// Returns the drawing on a page of this size in pixels; `None` without a drawing.
    pub(super) fn scene(&self, size: (f64, f64)) -> Option<Scene<'_>> {
        let unit = if self.length.is_empty() { "" } else { " m" };
        Scene::new(&self.shapes, &self.t, unit, size)
    }

    /// Returns the time at which the motion ends.
    pub(super) fn end(&self) -> f64 {
        self.t.last().copied().unwrap_or_default()
    }
}

/// Returns a page with texts in the places of their keys. A text is not searched for the keys before
/// its own.
fn filled(page: &str, parts: &[(&str, &str)]) -> String {
    parts.iter().fold(page.to_owned(), |page, (key, text)| page.replacen(key, text, 1))
}

/// The look of pages, and the script that draws, which recorded and live pages share.
const LOOK: &str = include_str!("page/look.css");
const DRAWING: &str = include_str!("page/drawing.js");

/// The size of a film in pixels of SVG. A PNG has twice as many.
const FILM: (f64, f64) = (640.0, 360.0);

/// Writes the pictures of a film, and returns their number.
fn film(folder: &Path, info: &ModelInfo, page: &Page, fps: u32) -> Result<usize, Error> {
    let scene = page.scene(FILM).ok_or_else(|| Error::Failed("the shapes have no finite position".to_owned()))?;
    let count = (page.end().abs() * f64::from(fps)).floor() as usize + 1;
    let title = page.title.replace('_', " ");
    let bar = progress_bar(count as u64, "pictures");
    let picture = |i: usize| {
        let t = (i as f64 / f64::from(fps)).copysign(page.end());
        let svg = scene.at(t, &format!("{title}, t = {t:.2}{}", if has_units(info) { " s" } else { "" }));
        let path = folder.join(format!("{:05}.png", i + 1));
        let failed =
            |why: &dyn std::fmt::Display| Error::Failed(format!("`{}` could not be written: {why}", path.display()));
        let png = png(&svg, None).map_err(|why| failed(&why))?;
        std::fs::write(&path, png).map_err(|why| failed(&why))?;
        bar.inc(1);
        Ok(())
    };
    let written = (0..count).into_par_iter().try_for_each(picture);
    bar.finish_and_clear();
    written.map(|()| count)
}

/// Escapes a text for HTML.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    let Some(until) = arguments.until else { return live::run(arguments, models, limits) };
    if arguments.frames.is_some() {
        formats::needs("pictures", "PNG", "--output writes a page that plays the motion")?;
    }
    let named = arguments.problem.named();
    let declaration = declaration(&arguments.problem)?;
    let (model, method) = arguments.problem.model_in_motion(arguments.method.as_deref(), models, limits)?;
    let problem = Problem::new(&arguments.problem, &*model)?;
    let info = problem.model.info();
    let method = problem.method(method.as_deref())?;
    let step = problem.step_of(&method, arguments.step, until)?;
    let steps = count_steps(step.size, until).map_err(Error::Usage)?;
    let stepper = problem.stepper(&method, step.size)?;
    let stop = signals::raise_flag()?;
    let target = arguments.output.as_deref().map(|path| super::writable(path, named)).transpose()?;
    // Errors of the drawing are found before anything is computed.
    let start = (0.0, problem.q.clone(), problem.v.clone());
    let drawn = |states: &[_]| drawing::drawn(&declaration, info, &problem.parameters, states);
    let first = drawn(std::slice::from_ref(&start)).map_err(|wrong| compile::refused(&wrong))?;
    if let Some(folder) = &arguments.frames {
        if first.is_empty() {
            return Err(Error::Usage(format!(
                "--frames draws the shapes of the declaration's `drawing`, but `{}` has none; --output writes a page of its coordinates over time",
                info.name
            )));
        }
        super::open_folder(folder, arguments.overwrite)?;
    }

    let works = info.changes_energy || problem.inputs.is_some();
    let layout = Layout::new(info, &[]);
    let mut frames = Frames::new(&layout, works);
    let bar = progress_bar(steps, "steps");
    let run = Run {
        model: problem.model,
        system: &*problem.system,
        stepper,
        step: step.size,
        steps,
        every: steps.div_ceil(arguments.keep).max(1),
        layout: &layout,
        watcher: None,
        last: Last::behind(steps, step.size, &method, until),
    };
    let result = run.go(&mut [&mut frames], |done| bar.set_position(done), &stop);
    let (ending, summary) = result.map_err(Error::io("the frames could not be stored"))?;
    let motion = arguments.accuracy.estimate(&problem, (&method, step.size), &summary.samples, &stop);
    stop.run_ended();
    bar.finish_and_clear();
    if let Some(warning) = motion.as_ref().and_then(|motion| motion.warning(problem.model)) {
        say!("warning: {warning}");
    }
    let ended = match &ending {
        Ending::Complete => {
            super::say_end(until, summary.t);
            None
        }
        Ending::Failed(why) | Ending::Event(why) => Some(why.clone()),
        Ending::Interrupted => Some("stopped".to_owned()),
    };
    let Frames { states, energies, .. } = frames;

    let told = motion.map_or(String::new(), |motion| motion.sentence(info));
    let recorded = Recorded { info, method: &method, step: step.size, works, states: &states, energies: &energies };
    let page = Page::of(&declaration, &problem.parameters, &recorded, &told, ended)?;
    write(arguments, info, &page, (target, step))?;
    let kept = |what: &str| format!("{what}; the output has the motion up to there");
    match ending {
        Ending::Complete => Ok(()),
        Ending::Interrupted => Err(Error::Interrupted(kept("stopped"))),
        Ending::Failed(why) | Ending::Event(why) => Err(Error::Failed(kept(&why))),
    }
}

/// Writes the page and the pictures that are requested, and says so.
fn write(
    arguments: &Arguments,
    info: &ModelInfo,
    page: &Page,
    (target, step): (Option<Target>, problem::Step),
) -> Result<(), Error> {
    if let Some(mut target) = target {
        let path = arguments.output.as_deref().unwrap_or(Path::new("")).display();
        let written = target.write_all(page.html()?.as_bytes()).and_then(|()| target.finish());
        written.map_err(Error::io(format!("`{path}` could not be written")))?;
    }
    let shapes = match page.shapes.len() {
        0 => "; the declaration has no `drawing`, so coordinates are drawn over time".to_owned(),
        count => format!(" of {count} shapes"),
    };
    if let Some(path) = &arguments.output {
        super::print(&format!("{}: {} frames{shapes}; {step}\n", path.display(), page.t.len()))?;
    }
    if let Some(folder) = &arguments.frames {
        let count = film(folder, info, page, arguments.fps)?;
        let (fps, folder) = (arguments.fps, folder.display());
        super::print(&format!(
            "{folder}: {count} pictures, {fps} per unit of time; to make a film: ffmpeg -framerate {fps} -i {folder}/%05d.png -pix_fmt yuv420p film.mp4\n"
        ))?;
    }
    Ok(())
}

/// The states of a motion, recorded as they arrive.
pub(super) struct Frames<'a> {
    layout: &'a Layout,
    /// Whether work is done on the system.
    works: bool,
    pub(super) states: Vec<State>,
    /// The energy of each state, less the work done so far.
    pub(super) energies: Vec<f64>,
}

impl<'a> Frames<'a> {
    pub(super) fn new(layout: &'a Layout, works: bool) -> Self {
        Frames { layout, works, states: Vec::new(), energies: Vec::new() }
    }
}

impl Sink for Frames<'_> {
    fn row(&mut self, row: &[f64]) -> io::Result<()> {
        self.row_after_work(row, 0.0)
    }

    fn row_after_work(&mut self, row: &[f64], work: f64) -> io::Result<()> {
        let (q, energy) = (self.layout.q(), self.layout.energy());
        self.states.push((row[0], row[q.clone()].to_vec(), row[q.end..energy].to_vec()));
        self.energies.push(row[energy] - if self.works { work } else { 0.0 });
        Ok(())
    }
}

/// Escapes JSON for a script, in which `</script` would end it, and `<!--` followed by `<script`
/// would hide its end. JSON contains `<` only in strings.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

/// Returns the declaration with the drawing of the model.
fn declaration(problem: &problem::Arguments) -> Result<Declaration, Error> {
    let (declaration, errors) = problem.read()?;
    let read = errors.or(declaration, Diagnostic::error(Origin::Whole, "not a declaration"));
    read.map_err(|errors| compile::refused(&errors))
}

impl drawing::Drawn {
    fn rounded(mut self) -> Self {
        self.frames.iter_mut().flatten().for_each(|x| *x = rounded(*x));
        self
    }
}

/// Rounds to seven digits, which are more than a picture shows.
fn rounded(x: f64) -> f64 {
    format!("{x:.6e}").parse().unwrap_or(x)
}
