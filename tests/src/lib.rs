//! The tests are in `tests/`; there is no library code here.
