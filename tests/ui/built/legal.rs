use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<const N: usize> {
    #[field(min_length = 3, max_length = N)]
    name: String,
}

fn main() {
    let _ = Ask::<3>::schema();
}
