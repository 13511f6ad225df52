//! The sizes of a step on microcontrollers are those of `docs/targets.md`.

use super::Model;
use super::compilers::is_there;
use nonholonomic_codegen::declaration::Derivatives;
use std::fs;
use std::path::Path;
use std::process::Command;

const COMPILER: &str = "arm-none-eabi-gcc";

/// Processors with the beginning of their rows in the table, and the flags of the compiler.
const PROCESSORS: [(&str, &[&str]); 3] = [
    ("Cortex-M7, `double`", &["-mcpu=cortex-m7", "-mfpu=fpv5-d16"]),
    ("Cortex-M4, `double` by a library", &["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16"]),
    ("Cortex-M4, `float`", &["-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16", "-DNH_FLOAT"]),
];

pub fn measured() {
    if !is_there(COMPILER) {
        return;
    }
    let model = Model::new("chaplygin_sleigh", "embedded", &["gonzalez"], &Derivatives::default()).expect("it applies");
    fs::write(model.folder.join("board.c"), include_str!("board.c")).expect("a file");
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/targets.md");
    let page = fs::read_to_string(page).expect("the page on targets");
    for (processor, flags) in PROCESSORS {
        let mut command = Command::new(COMPILER);
        command.current_dir(&model.folder).args(["-mthumb", "-mfloat-abi=hard"]).args(flags);
        // Unused functions are left out, and no function becomes a call of itself.
        command.args(["-std=c99", "-Os", "-ffp-contract=off", "-ffunction-sections", "-fdata-sections"]);
        command.args(["-fno-tree-loop-distribute-patterns", "-nostdlib", "-nostartfiles", "-Wl,--gc-sections,-e,main"]);
        command.args(["board.c", "nh.c", "chaplygin_sleigh.c", "-lgcc", "-o", "board.elf"]);
        let made = command.output().expect("it runs");
        assert!(made.status.success(), "{processor}: {}", String::from_utf8_lossy(&made.stderr));
        let size = Command::new("arm-none-eabi-size").arg(model.folder.join("board.elf")).output().expect("it runs");
        let text = String::from_utf8_lossy(&size.stdout).into_owned();
        let mut numbers = text.lines().nth(1).expect("a row").split_whitespace().map(|number| number.parse::<f64>());
        let mut next = || numbers.next().expect("a column").expect("a number");
        let (code, data, zeros) = (next(), next(), next());
        let row = page.lines().find_map(|line| line.strip_prefix(&format!("| {processor} |")));
        let row = row.unwrap_or_else(|| panic!("no row for {processor}"));
        let told: Vec<f64> = row.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        // Compilers differ by some percent.
        let agrees = |told: f64, found: f64| (told - found / 1000.0).abs() <= 0.06 + 0.1 * told;
        assert!(
            told.len() == 2 && agrees(told[0], code + data) && agrees(told[1], data + zeros),
            "{processor}: {code} + {data} bytes of code and constants, {zeros} of memory, for {told:?} kB"
        );
    }
}
