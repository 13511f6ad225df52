//! The algebra, on the main thread.
fn main() {
    let _engine = nh_codegen::algebra::engine::acquire().unwrap();
    println!("{:?}", std::thread::current().name());
    let mut arguments = libtest_mimic::Arguments::from_args();
    arguments.test_threads = Some(1);
    libtest_mimic::run(
        &arguments,
        vec![libtest_mimic::Trial::test("x", || {
            println!("{:?}", std::thread::current().name());
            Ok(())
        })],
    )
    .exit();
}
