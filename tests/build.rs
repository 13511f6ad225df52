//! Derives the systems that tests compile, and writes their code where it is compiled from.

fn main() {
    nh_golden::build(nh_golden::FILES);
}
