//! `mcp_server [BRANCH…]`: serves the tools on stdio; `deploy` offers the branches.

use mcp_server::Server;
use rmcp::ServiceExt;
use rmcp::transport::stdio;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut branches: Vec<String> = std::env::args().skip(1).collect();
    if branches.is_empty() {
        branches = vec!["main".to_owned(), "next".to_owned()];
    }
    Server::new(branches).serve(stdio()).await?.waiting().await?;
    Ok(())
}
