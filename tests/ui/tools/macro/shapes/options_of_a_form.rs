//~ 1 error
// `ElicitEnum` is enough: its enums are types of tools as well.
use schema_core::{ElicitEnum, ToolSchema};

#[derive(ElicitEnum, ToolSchema)]
enum Size {
    #[elicit(title = "Small")]
    S,
    #[elicit(title = "Medium")]
    M,
}

#[derive(ToolSchema)]
struct Order {
    size: Size,
}

fn main() {
    let _ = Order::schema();
}
