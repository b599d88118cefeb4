//~ 3 errors
//! What the derive can't see, the compiler does: a type's name may be another's.

use schema_core::ToolSchema;

mod own {
    #[derive(schema_core::ToolSchema)]
    pub struct String(pub u8);
}

#[derive(ToolSchema)]
struct Named {
    #[field(min_length = 3)]
    name: own::String,
}

#[allow(non_camel_case_types)]
type i64 = u8;

#[derive(ToolSchema)]
struct Counted {
    #[field(max = 300)]
    count: i64,
}

#[allow(non_camel_case_types)]
type i32 = bool;

#[derive(ToolSchema)]
struct Rated {
    #[field(min = 1, max = 5)]
    stars: i32,
}

fn main() {}
