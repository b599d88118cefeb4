//~ 1 error
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask<'a, T: Clone, const N: usize>
where
    T: Copy,
{
    #[field(titel = "Name")]
    name: &'a str,
    value: T,
    #[serde(skip)]
    list: [u8; N],
}

fn main() {
    let _ = Ask::<u8, 3>::schema();
}
