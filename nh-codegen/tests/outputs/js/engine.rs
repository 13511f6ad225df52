//! JavaScript engines: Node, or a browser without a window.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// An engine that runs a script and returns the text that its function `result` returns.
#[derive(Clone, Debug)]
pub enum Engine {
    Node(PathBuf),
    Browser(PathBuf),
}

impl Engine {
    /// Returns the first engine that runs: that of `NH_NODE`, Node, that of `NH_BROWSER`, Chromium.
    pub fn find() -> Option<Engine> {
        let named = |variable: &str| std::env::var_os(variable).map(PathBuf::from);
        let runs = |path: &PathBuf| {
            let output = Command::new(path).arg("--version").stdin(Stdio::null()).stderr(Stdio::null()).output();
            output.is_ok_and(|output| output.status.success())
        };
        let node = named("NH_NODE").into_iter().chain(["node", "nodejs"].map(PathBuf::from)).find(&runs);
        let known = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(PathBuf::from);
        let browser = || named("NH_BROWSER").into_iter().chain(known).find(&runs);
        node.map(Engine::Node).or_else(|| browser().map(Engine::Browser))
    }

    /// Runs a script in a folder of its own.
    pub fn run(&self, name: &str, script: &str) -> String {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("js").join(name);
        fs::create_dir_all(&folder).expect("a folder");
        let output = match self {
            Engine::Node(node) => {
                let file = folder.join("script.js");
                fs::write(&file, format!("{script}\nprocess.stdout.write(result());\n")).expect("a file");
                Command::new(node).arg(file).output()
            }
            Engine::Browser(browser) => {
                let file = folder.join("page.html");
                let page = format!(
                    "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<body><pre></pre>\n<script>\n{script}\n\
                     document.querySelector(\"pre\").textContent = result();\n</script></body>\n"
                );
                fs::write(&file, page).expect("a file");
                let flags = "--headless --no-sandbox --disable-gpu --no-first-run --disable-sync --dump-dom";
                let profile = format!("--user-data-dir={}", folder.join("profile").display());
                let mut command = Command::new(browser);
                command.args(flags.split_whitespace()).arg(profile).arg(format!("file://{}", file.display())).output()
            }
        };
        let output = output.expect("it runs");
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("it is UTF-8");
        let Engine::Browser(_) = self else { return text };
        let text =
            text.split("<pre>").nth(1).and_then(|rest| rest.split("</pre>").next()).expect("the page has a result");
        text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    }
}
