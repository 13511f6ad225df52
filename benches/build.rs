//! Derives the systems of the benchmarks, and writes their code to the folder from which it is
//! compiled.

fn main() {
    nh_golden::build(nh_golden::BENCHMARKS);
    nh_golden::build_c(&["chaplygin_sleigh", "gearbox", "chaotic_quartic", "snakeboard_free"]);
}
