//! probe
use nh_codegen::declaration::Declaration;
use nh_codegen::mechanics::Mechanics;
use nh_codegen::model::Model;
use std::time::Instant;
fn main() {
    nh_codegen::algebra::engine::acquire().unwrap();
    let potential = std::env::args().nth(1).unwrap();
    let text = format!("name: case\ncoordinates: [x, y, z, a, b, c]\nconstraints: [z_dot - y*x_dot]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2 + a_dot^2 + b_dot^2 + c_dot^2)/2 - ({potential})\n");
    let t = Instant::now();
    let d = Declaration::from_yaml(&text, "c.yaml").unwrap();
    eprintln!("declaration {:?}", t.elapsed());
    let m = match Model::resolve(&d) { Ok(m) => m, Err(e) => { eprintln!("{:?} {:.300}", t.elapsed(), e.to_string()); return } };
    eprintln!("model {:?}", t.elapsed());
    let m = Mechanics::derive(m).unwrap();
    eprintln!("mechanics {:?} {}", t.elapsed(), m.has_normal_forms());
    if std::env::args().nth(2).is_some() {
        let c = nh_codegen::pipeline::compile(&d);
        match c { Ok(c) => { eprintln!("compiled {:?}", t.elapsed()); println!("{}", c.text().unwrap()); } Err(e) => eprintln!("{:?} {:.300}", t.elapsed(), e.to_string()) }
    }
}
