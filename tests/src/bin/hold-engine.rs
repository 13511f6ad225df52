//! Takes the algebra engine, says so, and keeps it until its standard input is closed: somebody else's program, for the
//! tests of what happens to those who come second.

use std::io::{Read, Write};

fn main() -> std::io::Result<()> {
    nonholonomic_codegen::algebra::engine::acquire().map_err(std::io::Error::other)?;
    println!("held");
    std::io::stdout().flush()?;
    std::io::stdin().read_to_end(&mut Vec::new())?;
    Ok(())
}
