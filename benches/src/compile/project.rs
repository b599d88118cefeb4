//! A crate in a folder of its own, and the time that cargo takes for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use super::source::Who;
use crate::report::directory;

/// How long something took, in seconds.
#[derive(Clone, Copy)]
pub struct Cost {
    /// By the clock.
    pub wall: f64,
    /// Of all processors: what other programs leave alone. Zero where the system
    /// does not tell.
    pub processor: f64,
}

/// A crate in a folder of its own.
pub struct Project {
    folder: PathBuf,
}

impl Project {
    /// A crate that depends on what `who` needs; ours with these features.
    pub fn new(who: Who, name: &str, features: &[&str]) -> Self {
        let exe = std::env::current_exe().expect("the path of this program");
        let folder = exe.with_file_name("compile-time-crates").join(name).join(who.name());
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("src")).expect("a folder");
        fs::write(folder.join("Cargo.toml"), manifest(who, features)).expect("a manifest");
        // The peers in the versions of the workspace.
        let lock = directory().join("../Cargo.lock");
        fs::copy(lock, folder.join("Cargo.lock")).expect("a lock file");
        let project = Self { folder };
        project.write("fn main() {}\n");
        project
    }

    /// The source of its only file.
    pub fn write(&self, source: &str) {
        fs::write(self.folder.join("src/main.rs"), source).expect("a source file");
    }

    /// Runs cargo, which has to succeed, and says how long it took.
    pub fn cargo(&self, args: &[&str]) -> Cost {
        let (start, before) = (Instant::now(), processor_seconds());
        let status = self.command(args).status().expect("cargo");
        assert!(status.success(), "cargo {args:?} failed in {}", self.folder.display());
        Cost { wall: start.elapsed().as_secs_f64(), processor: processor_seconds() - before }
    }

    /// All of the build, from an empty target folder on.
    pub fn from_scratch(&self, command: &str) -> Cost {
        let _ = fs::remove_dir_all(self.target());
        self.cargo(&[command])
    }

    /// The crate alone: what it depends on is there already.
    pub fn crate_alone(&self, command: &str) -> Cost {
        self.cargo(&["clean", "-p", "measured"]);
        self.cargo(&[command])
    }

    /// How many crates cargo compiles for it, beside its own.
    pub fn crates(&self) -> usize {
        let tree = ["tree", "--prefix", "none", "-e", "normal,build", "--format", "{p}"];
        let output = self.command(&tree).stdout(Stdio::piped()).output().expect("cargo tree");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut lines: Vec<&str> = text.lines().map(|line| line.trim_end_matches(" (*)")).collect();
        lines.sort_unstable();
        lines.dedup();
        lines.len() - 1
    }

    /// The bytes of the program, optimised and stripped.
    pub fn program_size(&self) -> u64 {
        self.cargo(&["build", "--release"]);
        let name = format!("release/measured{}", std::env::consts::EXE_SUFFIX);
        fs::metadata(self.target().join(name)).expect("the program").len()
    }

    fn target(&self) -> PathBuf {
        self.folder.join("target")
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command.args(args).args(quiet(args)).current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", self.target()).stdout(Stdio::null());
        command
    }
}

fn quiet(args: &[&str]) -> &'static [&'static str] {
    if args.first() == Some(&"tree") { &["--offline"] } else { &["--quiet", "--offline"] }
}

fn manifest(who: Who, features: &[&str]) -> String {
    let core = directory().join("../schema-core");
    let peer = match who {
        Who::Nobody => String::new(),
        Who::Ours => {
            let core = core.to_string_lossy();
            format!("schema-core = {{ path = {core:?}, features = {features:?} }}\n")
        }
        Who::Schemars => "schemars = \"1\"\n".to_owned(),
    };
    format!(
        "[package]\nname = \"measured\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n{peer}\n\
         [profile.release]\nstrip = true\n\n[workspace]\n"
    )
}

/// The seconds that the processes which this one waited for have used.
fn processor_seconds() -> f64 {
    const TICKS: f64 = 100.0; // of a second, on every Linux there is
    let stat = fs::read_to_string(Path::new("/proc/self/stat")).unwrap_or_default();
    // The name of the program is in parentheses, and may hold blanks.
    let after = stat.rsplit_once(')').map(|(_, after)| after).unwrap_or_default();
    let children = after.split_whitespace().skip(13).take(2);
    children.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS
}
