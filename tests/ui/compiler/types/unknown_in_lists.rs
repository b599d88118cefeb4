//~ 4 errors
use schema_core::{ElicitField, ElicitSchema};

#[derive(ElicitSchema)]
struct Ask {
    flavours: Vec<Flavour>,
    #[field(min_items = 1)]
    colours: Vec<Colour>,
    #[serde(flatten)]
    home: Box<Home>,
}

#[derive(ElicitField)]
struct Tags(Vec<Label>);

fn main() {
    let _ = Ask::schema();
}
