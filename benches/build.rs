//! Derives the systems that benchmarks measure, and writes their code where it is compiled from.

fn main() {
    nh_golden::build(nh_golden::BENCHMARKS);
}
