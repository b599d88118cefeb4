//! The suite is in `tests/suite`, the cases in the folders beside `src`.
