//! The steppers of `workloads.rs` one by one under divan, for a closer look at one of them
//! (samples, spread, filters).
//!
//! `cargo bench -p nh-benches --bench steps -- sleigh`: each sample is one run of `STEPS` steps, so
//! that the throughput column counts steps. For ratios use `workloads.rs`, which interleaves the
//! implementations that it compares.

use divan::{Bencher, black_box, counter::ItemsCount};
use nh_benches::handwritten::{Stepping, gearbox, quartic, sleigh, snakeboard};

const STEPS: usize = 1000;

fn run<S: Stepping>(bencher: Bencher, make: impl Fn() -> S + Sync) {
    bencher.counter(ItemsCount::new(STEPS)).with_inputs(|| black_box(make())).bench_local_values(|mut stepper| {
        for _ in 0..STEPS {
            stepper.advance().expect("the hand-written steppers converge on their own workload");
        }
        black_box(stepper)
    });
}

#[divan::bench_group]
mod sleigh_gonzalez {
    use super::*;

    #[divan::bench]
    fn textbook(bencher: Bencher) {
        let (p, start) = (sleigh::Parameters::BENCHMARK, sleigh::benchmark_start());
        run(bencher, || sleigh::Textbook::new(p, start, 0.05));
    }

    #[divan::bench]
    fn good(bencher: Bencher) {
        let (p, start) = (sleigh::Parameters::BENCHMARK, sleigh::benchmark_start());
        run(bencher, || sleigh::Good::new(p, start, 0.05));
    }
}

#[divan::bench_group]
mod gearbox_leapfrog {
    use super::*;

    #[divan::bench]
    fn textbook(bencher: Bencher) {
        run(bencher, || gearbox::Textbook::new(gearbox::Parameters::BENCHMARK, gearbox::benchmark_start(), 0.1));
    }

    #[divan::bench]
    fn good(bencher: Bencher) {
        run(bencher, || gearbox::Good::new(gearbox::Parameters::BENCHMARK, gearbox::benchmark_start(), 0.1));
    }
}

#[divan::bench_group]
mod quartic_gonzalez {
    use super::*;

    #[divan::bench]
    fn textbook(bencher: Bencher) {
        run(bencher, || quartic::Textbook::new(quartic::benchmark_start(), 0.05));
    }

    #[divan::bench]
    fn textbook_torn(bencher: Bencher) {
        run(bencher, || quartic::Torn::new(quartic::benchmark_start(), 0.05));
    }

    #[divan::bench]
    fn good(bencher: Bencher) {
        run(bencher, || quartic::Good::new(quartic::benchmark_start(), 0.05));
    }
}

#[divan::bench_group]
mod snakeboard_leapfrog {
    use super::*;

    #[divan::bench]
    fn textbook(bencher: Bencher) {
        let p = snakeboard::Parameters::BENCHMARK;
        run(bencher, || snakeboard::Textbook::new(p, snakeboard::benchmark_start(&p), 0.05));
    }

    #[divan::bench]
    fn good(bencher: Bencher) {
        let p = snakeboard::Parameters::BENCHMARK;
        run(bencher, || snakeboard::Good::new(p, snakeboard::benchmark_start(&p), 0.05));
    }
}

fn main() {
    divan::main();
}
