//~ 4 errors
use schema_core::ToolSchema;

mod chrono {
    pub struct NaiveDate;
}
mod uuid {
    pub struct Uuid;
}
mod url {
    pub struct Url;
}

#[derive(ToolSchema)]
struct Ask {
    a: chrono::NaiveDate,
    b: Vec<Option<uuid::Uuid>>,
    #[field(min_items = 1)]
    c: Vec<url::Url>,
    d: std::collections::BTreeMap<String, chrono::NaiveDate>,
}

fn main() {}
