//! Derives the systems of the benchmarks, and writes their code to the folder from which it is
//! compiled.

fn main() {
    nh_golden::build(nh_golden::BENCHMARKS);
}
