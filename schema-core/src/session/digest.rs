//! What an answer belongs to.

use core::fmt::Write;

use sha2::{Digest as _, Sha256};

/// The digest of a question: the same on each machine and in each build, and another
/// one as soon as something else is asked.
pub(crate) fn digest(subject: &str, message: &str, asked: &str) -> String {
    let mut hash = Sha256::new_with_prefix("schema-core question 1");
    for part in [subject, message, asked] {
        // With its length, so that no text moves from one part into the next.
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    // 160 bits: nobody finds two questions of one digest.
    let mut text = String::new();
    for byte in hash.finalize().iter().take(20) {
        // Writing to a `String` cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
