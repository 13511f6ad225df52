//! Derives the systems of the tests, and writes their code to the folder from which it is compiled.

fn main() {
    nh_golden::build(nh_golden::FILES);
}
