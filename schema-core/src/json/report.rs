//! [`Report`]: how much is said of what is wrong.

/// So many things, far more than anybody reads.
const ENTRIES: usize = 10_000;

/// So much of it, in bytes. Each fault repeats the names above it: a stranger who
/// sends a long name with many faults below it must not make us write the square
/// of what was sent.
const BYTES: usize = 4 << 20;

/// Counts all that was reported, and its bytes.
#[derive(Default)]
pub(crate) struct Report {
    entries: usize,
    bytes: usize,
}

impl Report {
    /// Whether anything more is reported.
    pub(crate) fn has_room(&self) -> bool {
        self.entries < ENTRIES && self.bytes < BYTES
    }

    /// Counts what was reported, and whether there is room for more. Where there
    /// is none, one last fault says so.
    pub(crate) fn add(&mut self, bytes: usize) -> bool {
        self.entries += 1;
        self.bytes = self.bytes.saturating_add(bytes);
        self.has_room()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_ends_by_number_or_by_size() {
        let mut report = Report::default();
        let count = (1..=ENTRIES).take_while(|_| report.add(1)).count();
        assert_eq!(count + 1, ENTRIES);
        assert!(!report.has_room());
        let mut report = Report::default();
        assert!(report.has_room() && report.add(BYTES - 1) && !report.add(usize::MAX));
    }
}
