//! Reference data: every file is read.

use nh_tests::reference::*;

/// One of the types above reads every file, and every shape is right.
#[test]
fn every_file_is_understood() {
    let mut seen = 0;
    for system in SYSTEMS {
        let trajectory = Trajectory::load(system).unwrap();
        seen += 1;
        let n = trajectory.coords.len();
        assert_eq!(trajectory.t.len(), 41);
        assert!(trajectory.q.iter().chain(&trajectory.v).all(|row| row.len() == n), "{system}");
        for (_, method) in METHODS.iter().take(14).filter(|(_, m)| has_steps(system, m)) {
            let steps = Steps::load(system, method).unwrap();
            seen += 1;
            assert_eq!(steps.params, trajectory.params, "{system} {method}");
            for run in &steps.runs {
                assert_eq!((run.steps(), run.q.len(), run.v.len()), (20, 21, 21), "{system} {method}");
            }
        }
    }
    SuslovTrajectory::load().unwrap();
    SuslovSteps::load("gonzalez").unwrap();
    SuslovSteps::load("feedback-euler").unwrap();
    for (name, motion) in Motion::of_models().unwrap() {
        assert_eq!((motion.q.len(), motion.w.len()), (motion.q0.len(), motion.w0.len()), "{name}");
    }
    // The sum includes `steps_rdp.json`, which `tests/groups.rs` reads.
    seen += 5;
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/reference")).unwrap();
    let json = files.filter(|f| f.as_ref().unwrap().path().extension().is_some_and(|e| e == "json")).count();
    assert_eq!(seen, json);
}

#[test]
fn what_is_missing_is_said() {
    let error = Steps::load("gearbox", "gonzales").unwrap_err().to_string();
    assert_eq!(error, "there is no reference data for a method `gonzales`");
    assert!(!has_steps("snakeboard", "leapfrog"));
    assert!(Trajectory::load("snakeboard").unwrap_err().to_string().contains("snakeboard.json"));
}
