//~ 1 error
use std::net::Ipv4Addr;

use schema_core::ToolSchema;

#[derive(ToolSchema)]
struct Ask {
    #[field(format = "email")]
    address: Ipv4Addr,
}

fn main() {}
