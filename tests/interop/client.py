"""The official Python SDK as a client: client.py REVISION CALLS COMMAND…

CALLS is a JSON list of [tool, [answer, …]]. Prints one JSON object a line: for
each call the forms as this client sees them, and the result.
"""

import asyncio
import json
import sys

import mcp.client.session
import mcp_types
from mcp import Client, StdioServerParameters

revision, calls, command = sys.argv[1], json.loads(sys.argv[2]), sys.argv[3:]
rounds = revision >= "2026-07-28"
# The SDK offers its newest handshake only; this is the one place that names it.
mcp.client.session.LATEST_HANDSHAKE_VERSION = revision
answers, forms = [], []


async def answer(_, params):
    seen = params.model_dump(by_alias=True, exclude_none=True, mode="json")
    forms.append({"message": seen["message"], "form": seen["requestedSchema"]})
    return mcp_types.ElicitResult.model_validate(answers.pop(0))


async def main():
    server = StdioServerParameters(command=command[0], args=command[1:])
    async with Client(server, mode=revision if rounds else "legacy", elicitation_callback=answer) as client:
        if str(client.session.protocol_version) != revision:
            raise SystemExit(f"negotiated {client.session.protocol_version}, not {revision}")
        for tool, prepared in calls:
            answers[:], forms[:] = prepared, []
            result = await client.call_tool(tool, {"message": "Who are you?"} if tool == "test_elicitation" else {})
            text = "".join(block.text for block in result.content)
            print(json.dumps({"tool": tool, "forms": forms, "error": bool(result.is_error), "text": text}), flush=True)


asyncio.run(main())
