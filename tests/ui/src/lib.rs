//! The suite is in `tests/suite`, the cases in `macro` and `compiler`.
