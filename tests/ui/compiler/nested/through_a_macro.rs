//~ 1 error
use schema_core::ElicitSchema;

struct Address {
    street: String,
}

macro_rules! form {
    ($name:ident, $type:ty) => {
        #[derive(ElicitSchema)]
        struct $name {
            home: $type,
        }
    };
}
form!(Ask, Option<Address>);

fn main() {
    let _ = Ask::schema();
}
