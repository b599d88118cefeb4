//~ 1 error
use schema_core::ElicitSchema;

macro_rules! form {
    ($name:ident, $title:literal) => {
        #[derive(ElicitSchema)]
        struct $name {
            #[field(title = $title)]
            name: String,
        }
    };
}
form!(Ask, 5);

fn main() {
    let _ = Ask::schema();
}
