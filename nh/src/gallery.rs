//! `nh gallery`.

use super::animate::{Frames, Page, Recorded, State, drawing, escaped, live};
use super::compile::{self, Limits, Runnable};
use super::problem::{self, STEP};
use super::{Error, picture, progress_bar, signals};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{Model, one_line};
use nonholonomic_lab::run::{Ending, Last, Layout, Run, Samples, Second, count_steps};
use nonholonomic_plot::{Figure, RunFigure, joules, step_fact};
use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  nh gallery pictures
  nh gallery pictures --model snakeboard,whipple --until 5

Each model runs from its first data set, with the step of the data set or 0.01. The method is
`taylor` where `nh simulate` takes it, and otherwise the model's first method; the step is halved
while the error of the motion exceeds 1 %, at most ten times, within five seconds. For each model the
folder has a figure NAME.svg and a page NAME.html that plays the motion. The page index.html has all
models: for each the mechanics as the declaration's `drawing` shows it (or the figure, if there is
no `drawing`), one line of numbers, and links.")]
pub(super) struct Arguments {
    /// The folder to write
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Draw only these models [default: all models of the library]
    #[arg(long, value_delimiter = ',', value_name = "MODEL,…")]
    model: Vec<String>,
    /// The largest step size [default: the step of the data set, or 0.01 if it declares none]
    #[arg(long)]
    step: Option<f64>,
    /// The final time
    #[arg(long, default_value_t = 20.0)]
    until: f64,
    /// Write each figure as PNG or PDF, besides the SVG; needs an `nh` with the feature `pictures`
    #[arg(long, value_enum, value_delimiter = ',', value_name = "FORMAT,…")]
    also: Vec<picture::Also>,
    /// Write for each model a page NAME.live.html, too, that steps it in the browser
    #[arg(long)]
    live: bool,
    /// Write into a folder that is not empty, and replace files of the same names
    #[arg(long)]
    overwrite: bool,
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    picture::check_also(&arguments.also)?;
    let known = compile::known(models);
    let resolve = |name: &String| names::resolve("model", name, &known).map_err(Error::Usage);
    let chosen: Vec<&str> = match arguments.model.as_slice() {
        [] => known.clone(),
        names => names.iter().map(resolve).collect::<Result<_, _>>()?,
    };
    count_steps(arguments.step.unwrap_or(STEP), arguments.until).map_err(Error::Usage)?;
    let folder = &arguments.folder;
    super::open_folder(folder, arguments.overwrite)?;

    let stop = signals::raise_flag()?;
    let bar = progress_bar(chosen.len() as u64, "models");
    let (mut entries, mut failed, mut drawings) = (String::new(), Vec::new(), 0);
    for (count, name) in chosen.iter().enumerate() {
        let (model, method) = in_motion(name, models, limits)?;
        let declaration = compile::declaration(name, limits)?;
        match drawn((&*model, method.as_deref()), &declaration, arguments.step, arguments.until, &stop) {
            Ok(Picture { figure, numbers, page, .. }) => {
                write(&folder.join(format!("{name}.svg")), &figure.svg())?;
                picture::write_also(folder, name, &figure, &arguments.also).map_err(Error::Failed)?;
                write(&folder.join(format!("{name}.html")), &page.html()?)?;
                let of = problem::Arguments::of(name);
                let made =
                    arguments.live.then(|| live::page(&declaration, &of, (None, arguments.step), models, limits));
                let is_live = match made {
                    Some(Ok(live)) => {
                        write(&folder.join(format!("{name}.live.html")), &live.html)?;
                        true
                    }
                    Some(Err(why)) => {
                        failed.push(format!("{name}: {why}"));
                        false
                    }
                    None => false,
                };
                drawings += 1;
                entries += &entry(name, &one_line(model.info().text), &numbers, &page, is_live);
            }
            Err(why) => failed.push(format!("{name}: {why}")),
        }
        bar.set_position(count as u64 + 1);
        if stop.run_ended() {
            return Err(Error::Interrupted(format!("stopped after {} models", count + 1)));
        }
    }
    bar.finish_and_clear();
    write(
        &folder.join("index.html"),
        &PAGE.replace("{until}", &arguments.until.to_string()).replace("{entries}", &entries),
    )?;
    super::print(&format!("{}: {drawings} pictures, all of them in index.html\n", folder.display()))?;
    if failed.is_empty() { Ok(()) } else { Err(Error::Failed(failed.join("\nerror: "))) }
}

const PAGE: &str = "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Gallery</title><style>\n\
    body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem; } figure { display: inline-block; width: 30rem; max-width: 100%; margin: .5rem; \
    vertical-align: top; } img, svg { width: 100%; height: auto; border: 1px solid #ddd; } .numbers { color: #555; font-size: 12px; display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }\n</style></head><body>\n<h1>Gallery</h1>\n<p>Each motion starts from the first data set of its model and goes to t = {until}.</p>\n{entries}</body></html>\n";

/// The figure of a motion.
struct Picture {
    figure: Figure,
    /// One line with the method and the errors of the motion.
    numbers: String,
    /// The page that plays the motion.
    page: Page,
    /// The states of the motion.
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests compare it"))]
    samples: Samples,
    #[cfg_attr(not(test), expect(dead_code, reason = "the tests compare it"))]
    step: f64,
}

/// Returns a model with the method for its motion.
fn in_motion<'a>(
    name: &str,
    models: &'a [Box<dyn Model>],
    limits: &Limits,
) -> Result<(Runnable<'a>, Option<String>), Error> {
    let with_inputs = |declaration: &Declaration| problem::has_inputs(declaration, None);
    compile::in_motion(OsStr::new(name), &[], None, with_inputs, models, limits)
}

/// Draws a motion from the model's first data set by this method, or by the model's first. The step
/// size is at most `step` or the data set's. It is halved until the motion is right to [1
/// %](nonholonomic_lab::run::MotionError::LARGE), as far as can be determined, or [`PATIENCE`] has passed.
fn drawn(
    (model, method): (&dyn Model, Option<&str>),
    declaration: &Declaration,
    step: Option<f64>,
    until: f64,
    stop: &AtomicBool,
) -> Result<Picture, String> {
    let started = Instant::now();
    let info = model.info();
    let set = info.data_sets.first().map(|set| set.name);
    let data = model.data_with(set, &[]).ok_or("the model has no such data set")?;
    let system = model.system_of(&data)?;
    let method = problem::choose(model, method).map_err(|error| error.to_string())?.to_string();
    let cannot_start = |error| format!("it cannot start: {error}");
    let layout = Layout::new(info, &[]);
    let about = set.map(|set| format!("data set {set}")).into_iter().chain(problem::input_facts(info, &data, &[]));
    let about: Vec<String> = about.collect();
    let works = info.changes_energy || !data.inputs.is_empty();
    let shapes = |states: &[State]| {
        drawing::drawn(declaration, info, &data.parameters, states).map_err(|wrong| wrong.to_string())
    };
    shapes(&[(0.0, data.q.clone(), data.v.clone())])?;
    let largest = step.or_else(|| info.step(set?)).unwrap_or(STEP);
    for halvings in 0.. {
        let factor = 1 << halvings;
        let step = largest / factor as f64;
        let steps = count_steps(step, until)?;
        let mut figure = RunFigure::new(info, &*system, &layout).about(about.clone());
        let run = Run {
            model,
            system: &*system,
            stepper: system.stepper(&method, (0.0, &data.q, &data.v), step).map_err(cannot_start)?,
            step,
            steps,
            every: factor,
            layout: &layout,
            watcher: None,
            last: Last::behind(steps, step, &method, until),
        };
        let mut frames = Frames::new(&layout, works);
        let (ending, summary) =
            run.go(&mut [&mut figure, &mut frames], |_| {}, stop).map_err(|error| error.to_string())?;
        if let Ending::Failed(why) = ending {
            return Err(why);
        }
        let budget = PATIENCE.saturating_sub(started.elapsed()).max(Duration::from_millis(100));
        let second =
            Second::new(info, &*system, (&method, step), (0.0, &data.q, &data.v), budget).map_err(cannot_start)?;
        let motion = second.compare(&summary.samples, stop);
        let is_right = motion.as_ref().is_none_or(|motion| motion.whole && !motion.is_large());
        if is_right || halvings == MAX_HALVINGS || started.elapsed() > PATIENCE || stop.load(Ordering::Relaxed) {
            let off = motion.as_ref().map_or(String::new(), |motion| format!("; off by {}", motion.in_short(info)));
            let error = joules(info, summary.energy_error);
            let numbers = format!("{method}, {}; energy error {error}{off}", step_fact(info, step));
            let told = motion.map_or(String::new(), |motion| motion.sentence(info));
            let figure = figure.figure(&method, &data.parameters, step, &summary);
            let Frames { states, energies, .. } = frames;
            let recorded = Recorded { info, method: &method, step, works, states: &states, energies: &energies };
            let page = Page::new(&recorded, &told, shapes(&states)?, None);
            return Ok(Picture { figure, numbers, page, samples: summary.samples, step });
        }
    }
    unreachable!("the last halving returns")
}

/// The largest number of halvings of a picture's step, and the time after which no further halving
/// begins.
const MAX_HALVINGS: u32 = 10;
const PATIENCE: Duration = Duration::from_secs(5);

fn write(path: &Path, text: &str) -> Result<(), Error> {
    let written =
        super::target(path).and_then(|mut target| target.write_all(text.as_bytes()).and_then(|()| target.finish()));
    written.map_err(Error::io(format!("`{}` could not be written", path.display())))
}

/// The size of a gallery's scene, in pixels of SVG.
const SCENE: (f64, f64) = (480.0, 300.0);

/// Returns the entry of a model in the gallery: its mechanics at the end of the motion, or the
/// figure if it has no drawing; one line of numbers; and links.
fn entry(name: &str, text: &str, numbers: &str, page: &Page, live: bool) -> String {
    let drawn = page.scene(SCENE).map(|scene| scene.at(page.end(), ""));
    let picture =
        drawn.unwrap_or_else(|| format!("<img src=\"{name}.svg\" alt=\"A motion of {name}\" loading=\"lazy\">"));
    let live = if live { format!(", <a href=\"{name}.live.html\">step it</a>") } else { String::new() };
    format!(
        "<figure id=\"{name}\">{picture}<figcaption><b>{name}</b>: {}<br><span class=\"numbers\">{}</span>\
         <a href=\"{name}.html\">play the motion</a>, <a href=\"{name}.svg\">figure</a>{live}</figcaption></figure>\n",
        escaped(text),
        escaped(numbers)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_lab::run::variables;

    /// Each model of the library has data and a method suitable for a picture. The motion shown is
    /// right to 1 % of the range of each coordinate, or of each velocity if there are no
    /// coordinates, measured by an integrator of another kind at 1e-10.
    #[test]
    fn pictures_are_right() {
        let (mut wrong, mut finer) = (Vec::new(), 0);
        let limits = Limits::for_tests();
        for name in compile::known(&[]) {
            let (model, method) = in_motion(name, &[], &limits).unwrap_or_else(|why| panic!("{name}: {why}"));
            let info = model.info();
            let declaration = compile::declaration(name, &limits).unwrap_or_else(|why| panic!("{name}: {why}"));
            let picture = drawn((&*model, method.as_deref()), &declaration, None, 20.0, &AtomicBool::new(false))
                .unwrap_or_else(|why| panic!("{name}: {why}"));
            let svg = picture.figure.svg();
            assert!(svg.starts_with("<svg") && svg.contains("</svg>") && svg.len() > 2000, "{name}");
            assert!(
                picture.numbers.contains("; energy error ") && !picture.numbers.contains('\n'),
                "{}",
                picture.numbers
            );
            let entry = entry(name, "", &picture.numbers, &picture.page, false);
            assert_eq!(entry.contains("<svg"), !declaration.drawing.is_empty(), "{name}");
            assert!(entry.contains(&format!("href=\"{name}.html\"")) && !entry.contains("NaN"), "{name}: {entry}");
            finer += u32::from(picture.step < STEP);
            let data = model.data_with(info.data_sets.first().map(|set| set.name), &[]).unwrap();
            let system = model.system_of(&data).unwrap();
            let times: Vec<f64> = picture.samples.iter().map(|(k, _)| k as f64 * picture.step).collect();
            let exact =
                system.motion(&data.q, &data.v, &times[1..], 1e-10).unwrap_or_else(|why| panic!("{name}: {why}"));
            let ranges = picture.samples.ranges(info);
            let widest = ranges.iter().copied().fold(0.0, f64::max);
            for (i, range) in ranges.iter().enumerate() {
                let states = picture.samples.iter().skip(1).zip(&exact);
                let error = states.map(|((_, values), exact)| (values[i] - exact[i]).abs()).fold(0.0, f64::max);
                if error > 0.01 * range && error > 1e-10 * widest {
                    wrong.push(format!(
                        "{name}: {} is off by {error:e} of {range:e}; {}",
                        variables(info)[i].name,
                        picture.numbers
                    ));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        assert!(finer >= 5, "{finer}");
    }
}
