"""The official Python SDK as a client: client.py REVISION CALLS COMMAND…

CALLS is a JSON list of [tool, [answer, …]]. Prints one JSON object a line: for
each call the forms and addresses as this client sees them, the completions, and the
result. An answer with a `token` is a person who agrees, and fills in the page.
"""

import asyncio
import json
import sys
import threading

import mcp.client.session
import mcp_types
from mcp import Client, StdioServerParameters

from page import fill_in

revision, calls, command = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3:]
rounds = revision >= "2026-07-28"
# The SDK offers its newest handshake only; this is the one place that names it.
mcp.client.session.LATEST_HANDSHAKE_VERSION = revision
answers, forms, urls, completed = [], [], [], []


async def answer(_, params):
    seen = params.model_dump(by_alias=True, exclude_none=True, mode="json")
    prepared = dict(answers.pop(0))
    if seen.get("mode") == "url":
        urls.append(seen)
        if token := prepared.pop("token", None):
            threading.Thread(target=fill_in, args=(seen["url"], token)).start()
    else:
        forms.append({"message": seen["message"], "form": seen["requestedSchema"]})
    return mcp_types.ElicitResult.model_validate(prepared)


async def notified(message):
    seen = message.model_dump(by_alias=True, exclude_none=True, mode="json") if hasattr(message, "model_dump") else {}
    if seen.get("method") == "notifications/elicitation/complete":
        completed.append(seen["params"]["elicitationId"])


async def main():
    server = StdioServerParameters(command=command[0], args=command[1:])
    async with Client(server, mode=revision if rounds else "legacy", elicitation_callback=answer, message_handler=notified) as client:
        if str(client.session.protocol_version) != revision:
            raise SystemExit(f"negotiated {client.session.protocol_version}, not {revision}")
        for tool, prepared in calls:
            answers[:], forms[:], urls[:], completed[:] = prepared, [], [], []
            result = await client.call_tool(tool, {"message": "Who are you?"} if tool == "test_elicitation" else {})
            text = "".join(block.text for block in result.content)
            seen = {"forms": forms, "urls": urls, "completed": completed}
            print(json.dumps({"tool": tool, **seen, "error": bool(result.is_error), "text": text}), flush=True)


asyncio.run(main())
