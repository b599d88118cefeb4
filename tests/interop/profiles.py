"""Judges of schemas that no one here wrote.

Reads a line of JSON for each type and profile: what the official SDKs of OpenAI and
Anthropic and pydantic-ai would make of the schema has to be the schema itself, llguidance
has to compile it, and the meta-schema of JSON Schema 2020-12 to accept it. Prints what is
not so, and fails then.
"""

import copy
import json
import sys

from anthropic.lib._parse._transform import transform_schema
from jsonschema import Draft202012Validator
from llguidance import LLMatcher
from openai.lib._pydantic import _ensure_strict_json_schema
from pydantic_ai.profiles.openai import OpenAIJsonSchemaTransformer


def without_types_of_enums(schema):
    """Anthropic's SDK drops `type` beside `enum`: that alone may differ."""
    if isinstance(schema, list):
        return [without_types_of_enums(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: without_types_of_enums(value) for key, value in schema.items()}
    if isinstance(kept.get("enum"), list):
        kept.pop("type", None)
    return kept


def without_titles(schema):
    """pydantic-ai drops the words that OpenAI takes: that alone may differ."""
    if isinstance(schema, list):
        return [without_titles(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    is_word = isinstance(schema.get("title"), str)
    return {key: without_titles(value) for key, value in schema.items() if not (key == "title" and is_word)}


def openai(schema):
    yield "openai", _ensure_strict_json_schema(copy.deepcopy(schema), path=(), root=copy.deepcopy(schema)), schema
    walker = OpenAIJsonSchemaTransformer(copy.deepcopy(schema), strict=True)
    yield "pydantic-ai", walker.walk(), without_titles(schema)
    yield "pydantic-ai, strict", walker.is_strict_compatible, True


def anthropic(schema):
    yield "anthropic", without_types_of_enums(transform_schema(copy.deepcopy(schema))), without_types_of_enums(schema)


JUDGES = {"openai": [openai], "anthropic": [anthropic], "portable": [openai, anthropic], "gemini": [], "mcp": []}


def main():
    wrong, judged = [], 0
    for line in sys.stdin:
        entry = json.loads(line)
        name, schema = f"{entry['type']} for {entry['profile']}", json.loads(entry["schema"])
        try:
            Draft202012Validator.check_schema(schema)
        except Exception as error:  # noqa: BLE001: whatever it says is what is wrong
            wrong.append(f"{name}: meta-schema: {error}")
        if entry["profile"] != "mcp":
            compiled = LLMatcher.validate_grammar(LLMatcher.grammar_from_json_schema(schema))
            if compiled:
                wrong.append(f"{name}: llguidance: {compiled}")
        for judge in JUDGES[entry["profile"]]:
            for who, made, own in judge(schema):
                judged += 1
                if made != own:
                    wrong.append(f"{name}: {who} makes of {json.dumps(own)}\n    {json.dumps(made)}")
    print(f"{judged} judgements of SDKs")
    if wrong or not judged:
        sys.exit("\n".join(wrong) or "nothing was judged")


main()
