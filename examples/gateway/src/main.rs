//! Stands between a client and a stdio server: everything goes through as it is, but
//! for forms and their answers.
//!
//! ```text
//! gateway cargo run -q -p mcp_server
//! ```

mod gateway;

use std::error::Error;
use std::io::{BufRead, BufReader, Write, stdin, stdout};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use gateway::{Gateway, Line};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let program = words.next().ok_or("usage: gateway SERVER [ARGUMENTS…]")?;
    let mut server =
        Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut to_server = server.stdin.take().ok_or("the server has no input")?;
    let pass_from_server = server.stdout.take().ok_or("the server has no output")?;
    let gateway = Arc::new(Mutex::new(Gateway::default()));

    let behind = Arc::clone(&gateway);
    let client = thread::spawn(move || -> std::io::Result<()> {
        for line in stdin().lock().lines() {
            let passed =
                behind.lock().unwrap_or_else(PoisonError::into_inner).pass_from_client(&line?);
            match passed {
                Line::ToServer(line) => writeln!(to_server, "{line}")?,
                Line::ToClient(line) => writeln!(stdout(), "{line}")?,
            }
        }
        // Without its input the server ends.
        Ok(())
    });
    for line in BufReader::new(pass_from_server).lines() {
        let line = gateway.lock().unwrap_or_else(PoisonError::into_inner).pass_from_server(&line?);
        writeln!(stdout(), "{line}")?;
    }
    server.wait()?;
    if client.is_finished() {
        client.join().map_err(|_| "a line of the client's could not be passed on")??;
    }
    Ok(())
}
