//~ 1 error
use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Order {
    #[elicit(title = "How many")]
    count: u8,
}

fn main() {
    let _ = Order::schema();
}
