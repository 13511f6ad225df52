//! `nh reproduce`: every experiment in its quick form writes its files, with the same numbers on
//! any number of threads.

use nonholonomic_papers::EXPERIMENTS;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// Runs all experiments and returns the files by name.
fn reproduce(folder: &Path, threads: u8) -> BTreeMap<String, Vec<u8>> {
    let output = Command::new(env!("CARGO_BIN_EXE_nh"))
        .args(["reproduce", "--all", "--quick", "--format", "json", "--threads", &threads.to_string(), "--output"])
        .arg(folder)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files =
        entries.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read(&path).unwrap()));
    let files: BTreeMap<_, _> = files.collect();
    // The printed text equals the written file.
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(printed, serde_json::from_slice::<Value>(&files["verdicts.json"]).unwrap());
    files
}

/// Returns the files of one run on three threads, which the tests share.
fn files() -> &'static BTreeMap<String, Vec<u8>> {
    static FILES: OnceLock<BTreeMap<String, Vec<u8>>> = OnceLock::new();
    FILES.get_or_init(|| reproduce(tempfile::tempdir().unwrap().path(), 3))
}

#[test]
fn experiments_leave_the_same_files_on_any_number_of_threads() {
    let one = reproduce(tempfile::tempdir().unwrap().path(), 1);
    let three = files();
    assert!(one == *three, "{:?} and {:?}", one.keys(), three.keys());

    let verdicts: Vec<Value> = serde_json::from_slice(&one["verdicts.json"]).unwrap();
    assert_eq!(verdicts.len(), EXPERIMENTS.len());
    for (experiment, figure) in EXPERIMENTS.iter().zip(&verdicts) {
        assert_eq!((figure["figure"].as_str(), figure["quick"].as_bool()), (Some(experiment.name), Some(true)));
        let verdicts = figure["verdicts"].as_array().unwrap();
        assert!(!verdicts.is_empty(), "{}", experiment.name);
        for verdict in verdicts {
            let text = |key: &str| verdict[key].as_str().unwrap_or_default();
            assert!(!text("claim").is_empty() && !text("criterion").is_empty() && !text("measured").is_empty());
            assert!(["holds", "does not hold", "inconclusive"].contains(&text("outcome")), "{verdict}");
            assert!(verdict["value"].as_f64().is_some_and(f64::is_finite), "{verdict}");
        }
        let csv = std::str::from_utf8(&one[&format!("{}.csv", experiment.name)]).unwrap();
        assert!(csv.lines().count() > 50 && !csv.contains("NaN") && !csv.contains("inf"), "{}", experiment.name);
        let svg = std::str::from_utf8(&one[&format!("{}.svg", experiment.name)]).unwrap();
        assert!(svg.starts_with("<svg") && !svg.contains("NaN"), "{}", experiment.name);
    }
}

#[test]
fn the_papers_figures_are_drawn_well() {
    let figures: Vec<_> = files().iter().filter(|(name, _)| name.ends_with(".svg")).collect();
    assert!(figures.len() >= 33, "{}", figures.len());
    for (name, svg) in figures {
        super::check(std::str::from_utf8(svg).unwrap(), name);
    }
}

/// The points of the Poincaré sections lie on the section: sin ξ is off by the rounding of ξ, which
/// is less than 1000 in a quick run, and of the interpolation.
#[test]
fn sections_are_polished_to_roundoff() {
    let files = files();
    let mut rows = csv::Reader::from_reader(files["modin-verdier-fig8.csv"].as_slice());
    let place = rows.headers().unwrap().iter().position(|name| name == "residual").unwrap();
    let mut points = 0;
    for row in rows.records() {
        let residual: f64 = row.unwrap()[place].parse().unwrap();
        assert!(residual <= 4.0 * 1000.0 * f64::EPSILON, "{residual:e}");
        points += 1;
    }
    assert!(points > 100, "{points}");
}

/// A feedback integrator keeps its fed-back integrals from the beginning, and a run whose gain
/// grows too large ends early; quick runs show both. The constraint p_x + y p_z of DLA is off by
/// roundings only, while that of the printed solution is off by more.
#[test]
fn feedback_keeps_its_integrals() {
    let figures: Vec<Value> = serde_json::from_slice(&files()["verdicts.json"]).unwrap();
    let verdicts = |name: &str| {
        let figure = figures.iter().find(|figure| figure["figure"] == name).unwrap();
        figure["verdicts"].as_array().unwrap().clone()
    };
    let starts = |verdict: &Value, with: &str| verdict["claim"].as_str().unwrap().starts_with(with);
    // Euler's method errs by h² Ï/2 in a step, and the feedback removes h k |∇I|² I. In equilibrium
    // I is about h/(2 k), which is 5e-6 for the gain 100, times the accelerations of these motions,
    // which are at most 4.
    let bound = 4.0 * 1e-3 / (2.0 * 100.0);
    for name in [
        "chang-fig2",
        "chang-fig5",
        "chang-vertical-disk",
        "chang-chaplygin-sleigh",
        "chang-chaplygin-sleigh-se2",
        "chang-roller-racer",
    ] {
        let all = verdicts(name);
        let kept: Vec<&Value> = all
            .iter()
            .filter(|v| ["maintains", "keeps"].iter().any(|w| starts(v, &format!("The feedback integrator {w}"))))
            .collect();
        assert!(kept.len() >= 2, "{name}");
        assert!(kept.iter().all(|v| v["value"].as_f64().unwrap() < bound), "{kept:?}");
    }
    let cycloid = verdicts("chang-fig3");
    assert!(cycloid[0]["outcome"] == "holds" && cycloid[2]["outcome"] == "does not hold", "{cycloid:?}");
    let heisenberg = verdicts("chang-heisenberg");
    let ended = heisenberg[0]["measured"].as_str().unwrap();
    assert!(heisenberg[0]["outcome"] == "does not hold" && ended.contains("the gain `Lz` = 100.0"), "{ended}");
    assert!(heisenberg[1..].iter().all(|v| v["outcome"] == "holds"), "{heisenberg:?}");

    let mut rows = csv::Reader::from_reader(files()["chang-fig6.csv"].as_slice());
    let place = rows.headers().unwrap().iter().position(|name| name == "Jc at the old y DLA").unwrap();
    for row in rows.records() {
        let residual: f64 = row.unwrap()[place].parse().unwrap();
        // (q' − q)/h loses |q| ε/h, |q| < 2; p_x + y p_z contains a few of these errors.
        assert!(residual.abs() <= 16.0 * f64::EPSILON / 1e-3, "{residual:e}");
    }
}

/// Quick runs also decide claims that take a few steps: the structures of Modin & Verdier's table;
/// proposition 4.1 of Celledoni et al. with the remark on Euler's method; the loci, local errors
/// and energies of García-Naranjo & Jiménez. Remark 8.1 of the latter, that the non-consistent
/// integrator is slow and the other fast, is reversed, in two figures of two integrators each.
#[test]
fn short_experiments_decide_their_claims() {
    let files = files();
    let figures: Vec<Value> = serde_json::from_slice(&files["verdicts.json"]).unwrap();
    let verdicts = |name: &str| {
        let figure = figures.iter().find(|figure| figure["figure"] == name).unwrap();
        figure["verdicts"].as_array().unwrap().clone()
    };
    let table = verdicts("modin-verdier-table");
    let of_map =
        |v: &&Value| ["Proposition", "Remark"].iter().any(|start| v["claim"].as_str().unwrap().starts_with(start));
    let map: Vec<Value> = verdicts("celledoni-fig3").iter().filter(of_map).cloned().collect();
    assert_eq!((table.len(), map.len()), (10, 8));
    for verdict in table.iter().chain(&map) {
        assert_eq!(verdict["outcome"], "holds", "{verdict}");
    }
    let suslov =
        ["fig1", "fig2", "fig3", "fig4", "order", "energy"].map(|part| verdicts(&format!("garcia-naranjo-{part}")));
    let (speeds, others): (Vec<&Value>, Vec<&Value>) =
        suslov.iter().flatten().partition(|v| v["claim"].as_str().unwrap().contains("than the continuous dynamics"));
    assert_eq!((speeds.len(), others.len()), (4, 44));
    assert!(speeds.iter().all(|v| v["outcome"] == "does not hold"), "{speeds:?}");
    for verdict in others {
        assert_eq!(verdict["outcome"], "holds", "{verdict}");
    }
}
