//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<const N: usize> {
    #[field(max_length = N, default = "Ada")]
    name: String,
}

fn main() {
    let _ = Ask::<2>::schema();
}
