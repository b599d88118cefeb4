//! What an open question costs while the person thinks.

use serde_json::json;

use crate::bytes::Bytes;

const QUESTIONS: usize = 2_000;
/// Bytes for each, with all that the SDK keeps of the call.
const LIMIT: usize = 20 * 1024;

/// The memory of this process, in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().strip_suffix(" kB").unwrap().parse::<usize>().unwrap() * 1024
}

#[tokio::test]
async fn thousands_of_questions_are_open_at_once() {
    let capabilities = json!({ "elicitation": {} });
    let server = mcp_server::Server::default();
    let mut client = Bytes::connect("2025-11-25", capabilities, server).await;
    client.call("sign_up", json!({})).await;
    client.receive().await;
    let before = resident();
    for id in 0..QUESTIONS {
        let params = json!({ "name": "sign_up" });
        client.send(json!({ "id": 10 + id, "method": "tools/call", "params": params })).await;
        assert_eq!(client.receive().await["method"], "elicitation/create");
    }
    let each = resident().saturating_sub(before) / QUESTIONS;
    assert!(each < LIMIT, "{each} bytes for each open question");
    println!("{each} bytes for each of {QUESTIONS} open questions");
}
