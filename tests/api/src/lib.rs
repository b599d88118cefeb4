//! The test is in `tests/public.rs`, the list that it holds in `schema-core.txt`.
