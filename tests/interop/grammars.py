"""xgrammar, which vLLM and others constrain models with, on what each profile writes.

Reads a line of JSON for each type and profile: the schema has to compile to a grammar, as
strict as it is written. Prints what does not, and fails then.
"""

import json
import sys

import xgrammar


def main():
    # A vocabulary of bytes is enough to compile for: no model is needed.
    vocabulary = xgrammar.TokenizerInfo([bytes([byte]) for byte in range(256)], stop_token_ids=[0])
    compiler = xgrammar.GrammarCompiler(vocabulary)
    wrong, compiled = [], 0
    for line in sys.stdin:
        entry = json.loads(line)
        if entry["profile"] == "mcp":
            continue
        try:
            compiler.compile_json_schema(entry["schema"], strict_mode=True)
            compiled += 1
        except Exception as error:  # noqa: BLE001: whatever it says is what is wrong
            wrong.append(f"{entry['type']} for {entry['profile']}: {error}")
    print(f"xgrammar     {compiled} schemas compiled")
    if wrong or not compiled:
        sys.exit("\n".join(wrong) or "nothing was compiled")


main()
