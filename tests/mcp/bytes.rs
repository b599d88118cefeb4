//! A client of bytes, which does what it likes.

use rmcp::ServerHandler;
use serde_json::{Value, json};
use tokio::io::{
    AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, Lines, ReadHalf, WriteHalf,
};

pub struct Bytes {
    lines: Lines<BufReader<ReadHalf<DuplexStream>>>,
    write: WriteHalf<DuplexStream>,
}

impl Bytes {
    /// Shakes hands.
    pub async fn connect(version: &str, capabilities: Value, server: impl ServerHandler) -> Self {
        let (ours, theirs) = tokio::io::duplex(1 << 16);
        tokio::spawn(async move {
            if let Ok(service) = rmcp::serve_server(server, theirs).await {
                drop(service.waiting().await);
            }
        });
        let (read, write) = tokio::io::split(ours);
        let mut client = Self { lines: BufReader::new(read).lines(), write };
        let params = json!({
            "protocolVersion": version,
            "capabilities": capabilities,
            "clientInfo": { "name": "bytes", "version": "0" },
        });
        client.send(json!({ "id": 1, "method": "initialize", "params": params })).await;
        client.receive().await;
        client.send(json!({ "method": "notifications/initialized" })).await;
        client
    }

    pub async fn send(&mut self, mut message: Value) {
        message["jsonrpc"] = json!("2.0");
        self.write.write_all(format!("{message}\n").as_bytes()).await.unwrap();
    }

    pub async fn receive(&mut self) -> Value {
        serde_json::from_str(&self.lines.next_line().await.unwrap().unwrap()).unwrap()
    }

    /// Calls the tool, as the request 2.
    pub async fn call(&mut self, tool: &str, meta: Value) {
        let params = json!({ "name": tool, "_meta": meta });
        self.send(json!({ "id": 2, "method": "tools/call", "params": params })).await;
    }

    pub async fn answer(&mut self, asked: &Value, result: Value) {
        self.send(json!({ "id": asked["id"], "result": result })).await;
    }
}
