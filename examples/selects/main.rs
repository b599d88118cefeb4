//! The five ways in which the protocol writes a select, in one form: from enums,
//! from plain options, and, for what exists only just now, at run time.

use schema_core::{ElicitEnum, ElicitSchema, FormError};

#[derive(ElicitSchema)]
#[allow(dead_code)] // this program shows the form and reads no answer
struct Order {
    /// `enum`
    size: Size,
    /// `oneOf` of `const` and `title`
    delivery: Delivery,
    /// `enum` and `enumNames`, for clients that know only that
    #[field(enum_names)]
    pickup: Delivery,
    /// `items.enum`
    #[field(options = ["gift", "urgent"], max_items = 1)]
    labels: Vec<String>,
    /// `items.anyOf` of `const` and `title`
    #[field(default = [Delivery::Post])]
    alternatives: Vec<Delivery>,
    /// Text in the derived form, and a select once the branches are known
    shop: String,
}

#[derive(ElicitEnum)]
#[allow(dead_code)] // as above
enum Size {
    S,
    M,
    L,
}

#[derive(ElicitEnum)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code)] // as above
enum Delivery {
    #[elicit(title = "By post")]
    Post,
    #[elicit(title = "By bicycle")]
    Bike,
}

fn main() -> Result<(), FormError> {
    println!("{:#}", Order::schema());

    let open_now: Vec<String> = ["north", "harbour"].map(String::from).to_vec();
    let form = Order::schema()
        .to_builder()
        .edit("shop", |shop| shop.title("Which shop?").options(&open_now).default("harbour"))
        .build()?;
    if let Some(shop) = form.field("shop") {
        println!("\nNow there is a choice of {:?}, {:?} filled in", shop.options(), shop.default());
    }
    Ok(())
}
