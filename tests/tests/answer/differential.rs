fn _f() {}
