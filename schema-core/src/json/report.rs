//! [`Report`]: how much is said of what is wrong.

/// So much of it, in bytes. Each fault repeats the names above it: a stranger who
/// sends a long name with many faults below it must not make us write the square
/// of what was sent.
const LIMIT: usize = 64 << 20;

/// Counts the bytes of all that was reported.
#[derive(Default)]
pub(crate) struct Report {
    bytes: usize,
}

impl Report {
    /// Whether anything more is reported.
    pub(crate) fn has_room(&self) -> bool {
        self.bytes < LIMIT
    }

    /// Counts what was reported, and whether there is room for more. Where there
    /// is none, one last fault says so.
    pub(crate) fn add(&mut self, bytes: usize) -> bool {
        self.bytes = self.bytes.saturating_add(bytes);
        self.has_room()
    }
}
