//~ 7 errors
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    flavours: Vec<Flavour>,
    #[field(min_items = 1)]
    colours: Option<Vec<Colour>>,
    #[field(max_items = MAX)]
    pages: Vec<Page>,
    #[serde(flatten)]
    home: Box<Home>,
}

const MAX: usize = 3;

#[derive(ToolSchema)]
enum Payment {
    Card(Option<Card>),
    Transfer { bank: Box<Bank> },
}

#[derive(ToolSchema)]
struct Tags(Vec<Label>);

fn main() {
    let _ = Ask::schema();
}
