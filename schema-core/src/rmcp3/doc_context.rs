// What the examples of `InputRound` include: the context of a request by a client
// of 2026-07-28 that shows forms. Only the SDK makes one, so here it serves a
// stream that nothing comes through. One expression, and no module of the crate.
{
    struct Server;
    impl rmcp::ServerHandler for Server {}

    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let _entered = runtime.enter();
    let (stream, _other_end) = tokio::io::duplex(64);
    let server = rmcp::service::serve_directly(Server, stream, None);
    let id = rmcp::model::NumberOrString::Number(1);
    let mut context = rmcp::service::RequestContext::new(id, server.peer().clone());
    context.meta.set_protocol_version(rmcp::model::ProtocolVersion::V_2026_07_28);
    let capabilities = serde_json::from_value(serde_json::json!({"elicitation": {}}))?;
    context.meta.set_client_capabilities(capabilities);
    context
}
