//! `nh animate`.

mod drawing;

use super::compile::{self, Limits};
use super::problem::{self, Problem};
use super::{Error, accuracy, progress_bar, signals};
use crate::registry::{Model, one_line};
use crate::run::{Ending, Last, Layout, Run, Sink, count_steps};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::origin::{Diagnostic, Origin};
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh animate snakeboard --data driven --step 0.01 --until 10 --output board.html
  nh animate my.yaml --until 20 --output my.html

The page has all that it needs and asks no network for anything. Shapes are those of the declaration's `drawing`; without it the
coordinates are drawn over time. Behind `#` in its address stand the time at which it opens, and whether it plays: run.html#t=2.5&play=0.")]
pub(super) struct Arguments {
    #[command(flatten)]
    pub(super) problem: problem::Arguments,
    /// The method, with options after its name (dla:0.4) [default: `taylor` for a smooth motion without inputs, if the declaration
    /// lists no methods or all of them; else the model's first]
    #[arg(long, alias = "methods")]
    method: Option<String>,
    /// The step size; under `taylor` the time between frames at least [default: the data set's, where it declares one; with
    /// `taylor` else such that there are 500 to 1000 frames]
    #[arg(long)]
    step: Option<f64>,
    /// The final time
    #[arg(long)]
    until: f64,
    /// At most so many frames are kept; motions are drawn straight between them
    #[arg(long, value_name = "COUNT", default_value_t = 1500, value_parser = clap::value_parser!(u64).range(2..=100_000))]
    frames: u64,
    #[command(flatten)]
    accuracy: accuracy::Arguments,
    /// Write the page to this file
    #[arg(long, value_name = "FILE.html")]
    output: PathBuf,
}

/// What the page plays.
#[derive(Serialize)]
struct Page<'a> {
    title: &'a str,
    text: String,
    method: String,
    step: f64,
    t: Vec<f64>,
    shapes: Vec<drawing::Drawn>,
    /// Coordinates, then velocities.
    curves: Vec<Series>,
    /// How many of them are coordinates.
    coordinates: usize,
    energy: Series,
    /// Why the motion ends before its time.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
}

#[derive(Serialize)]
struct Series {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<&'static str>,
    values: Vec<f64>,
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    let named = arguments.problem.named();
    let declaration = declaration(&arguments.problem)?;
    let (model, method) = arguments.problem.model_in_motion(arguments.method.as_deref(), models, limits)?;
    let problem = Problem::new(&arguments.problem, &*model)?;
    let info = problem.model.info();
    let method = problem.method(method.as_deref())?;
    let step = problem.step_of(&method, arguments.step, arguments.until)?;
    let steps = count_steps(step.size, arguments.until).map_err(Error::Usage)?;
    let stepper = problem.stepper(&method, step.size)?;
    let stop = signals::raise_flag()?;
    let mut target = super::writable(&arguments.output, named)?;
    // What cannot be drawn is found before anything is computed.
    let start = (0.0, problem.q.clone(), problem.v.clone());
    let drawn = |states: &[_]| drawing::drawn(&declaration, info, &problem.parameters, states);
    drawn(std::slice::from_ref(&start)).map_err(|wrong| compile::refused(&wrong))?;

    let works = info.driven || problem.inputs.is_some();
    let layout = Layout::new(info, &[]);
    let mut frames = Frames { layout: &layout, works, states: Vec::new(), energies: Vec::new() };
    let bar = progress_bar(steps);
    let run = Run {
        model: problem.model,
        system: &*problem.system,
        stepper,
        step: step.size,
        steps,
        every: steps.div_ceil(arguments.frames).max(1),
        layout: &layout,
        watcher: None,
        last: Last::behind(steps, step.size, &method, arguments.until),
    };
    let result = run.go(&mut [&mut frames], |done| bar.set_position(done), &stop);
    let (ending, summary) = result.map_err(Error::io("the frames could not be kept"))?;
    let motion = arguments.accuracy.estimate(&problem, (&method, step.size), &summary.samples, &stop);
    stop.run_ended();
    bar.finish_and_clear();
    if let Some(warning) = motion.as_ref().and_then(|motion| motion.warning(problem.model)) {
        say!("warning: {warning}");
    }
    let ended = match &ending {
        Ending::Complete => {
            super::say_end(arguments.until, summary.t);
            None
        }
        Ending::Failed(why) | Ending::Event(why) => Some(why.clone()),
        Ending::Interrupted => Some("stopped".to_owned()),
    };
    let Frames { states, energies, .. } = frames;

    let shapes = drawn(&states).map_err(|wrong| compile::refused(&wrong))?;
    let variables = info.coordinates.iter().chain(info.velocities).enumerate();
    let n = info.coordinates.len();
    let curves = variables.map(|(i, variable)| Series {
        name: variable.name.to_owned(),
        unit: variable.unit,
        values: states.iter().map(|(_, q, v)| rounded(if i < n { q[i] } else { v[i - n] })).collect(),
    });
    // An energy error is a matter of digits that the energy itself does not show.
    let initial = summary.energy;
    let relative = initial != 0.0 && !works;
    let first = energies[0];
    let errors = energies.into_iter().map(|energy| energy - first);
    let values = errors.map(|error| if relative { error / initial.abs() } else { error });
    let name = match (relative, works) {
        (true, _) => "(E − E₀)/|E₀|",
        (false, true) => "E − E₀ − W",
        (false, false) => "E − E₀",
    };
    let page = Page {
        title: info.name,
        text: [one_line(info.text), motion.map_or(String::new(), |motion| motion.sentence(info))]
            .join(" ")
            .trim()
            .to_owned(),
        method,
        step: step.size,
        t: states.iter().map(|(t, ..)| rounded(*t)).collect(),
        shapes: shapes.into_iter().map(|shape| shape.rounded()).collect(),
        curves: curves.collect(),
        coordinates: n,
        energy: Series { name: name.to_owned(), unit: None, values: values.collect() },
        ended,
    };
    let data = serde_json::to_string(&page).map_err(|e| Error::Failed(format!("internal error: {e}")))?;
    let html = include_str!("page.html").replace("{title}", info.name).replace("{data}", &in_script(&data));
    let written = target.write_all(html.as_bytes()).and_then(|()| target.finish());
    written.map_err(Error::io(format!("`{}` could not be written", arguments.output.display())))?;
    let shapes = match page.shapes.len() {
        0 => "; the declaration has no `drawing`, so coordinates are drawn over time".to_owned(),
        count => format!(" of {count} shapes"),
    };
    super::print(&format!("{}: {} frames{shapes}; {step}\n", arguments.output.display(), page.t.len()))?;
    let kept = |what: &str| format!("{what}; the page has the motion up to there");
    match ending {
        Ending::Complete => Ok(()),
        Ending::Interrupted => Err(Error::Interrupted(kept("stopped"))),
        Ending::Failed(why) | Ending::Event(why) => Err(Error::Failed(kept(&why))),
    }
}

/// A motion as it is recorded for the page.
struct Frames<'a> {
    layout: &'a Layout,
    /// Is work done on the system?
    works: bool,
    /// Time, coordinates and velocities.
    states: Vec<(f64, Vec<f64>, Vec<f64>)>,
    /// The energy of each, less the work that was done by then.
    energies: Vec<f64>,
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

/// JSON as a script has it: there `</script` ends it, and `<!--` followed by `<script` hides its end. In JSON `<` is in strings only.
fn in_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}

/// The declaration that says how the model is drawn.
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

/// Seven digits are more than a picture shows.
fn rounded(x: f64) -> f64 {
    format!("{x:.6e}").parse().unwrap_or(x)
}

#[cfg(test)]
mod tests {
    use super::drawing::drawn;
    use crate::cli::library;
    use nonholonomic_codegen::declaration::Declaration;

    /// What is drawn as a wheel or as a blade does not slip sideways: its point moves in the direction of its angle.
    #[test]
    fn the_librarys_wheels_and_blades_do_not_slip_sideways() {
        let mut checked = Vec::new();
        for (model, source) in library().iter().zip(nonholonomic_models::DECLARATIONS) {
            let declaration =
                Declaration::from_yaml(source.yaml, source.file).expect("the library's declarations are read");
            let Some(set) = model.info().data_sets.first().filter(|_| !declaration.drawing.is_empty()) else {
                continue;
            };
            let data = model.data_with(Some(set.name), &[]).expect("it is one of the model's");
            let system = model.system(&data.parameters).expect("the data are in order");
            let (h, steps) = (1e-3, 400);
            let mut stepper = system.stepper("rk4", &data.q, &data.v, h).expect("the data are on the constraints");
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
                    // A central difference is off by h³ times a third derivative, of angles that turn some times a second.
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
        let skate =
            library().into_iter().find(|model| model.name() == "heisenberg").expect("a model of three coordinates");
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
            ("path: {at: [x, why]}", "skate.yaml:9:20: error: `why` is not known here"),
            ("path: {at: [x, thet]}", "did you mean `theta`?"),
            ("path: {at: x}", "expected a point, such as [x, y]"),
            ("blade: {at: [x, y], angle: theta, length: x}", "sizes and outlines are in terms of the parameters"),
            ("blade: {at: [x, y], angle: tip, length: a}", "expected a number, this is a vector"),
            ("body: {at: [x, y], outline: [[a, x]]}", "sizes and outlines are in terms of the parameters"),
            ("path: {at: dot(tip)}", "have no place in it"),
            ("weel: {at: [x, y]}", "there is no shape `weel`"),
            ("wheel: {at: [x, y], angle: theta}", "the key `radius` is missing"),
            ("wheel: {at: [x, y], angle: theta, radius: a, colour: 1}", "unknown key `colour`"),
        ] {
            let error = of(&format!("  - {shape}\n")).expect_err(shape).to_string();
            assert!(error.contains(message), "{shape}: {error}");
        }
    }
}
