//! The examples are programs of their own, one folder each.
