//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<T> {
    #[field(title = "Value", default = 300)]
    value: T,
}

fn main() {
    let _ = Ask::<u16>::schema();
    let _ = Ask::<u8>::schema();
}
