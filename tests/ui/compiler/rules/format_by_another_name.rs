//~ 3 errors
use schema_core::ElicitSchema;

#[derive(ElicitSchema)]
struct Ask {
    #[field(format = "url")]
    page: String,
    #[field(format = "date_time")]
    start: String,
    #[field(format = "E-Mail")]
    mail: String,
}

fn main() {
    let _ = Ask::schema();
}
