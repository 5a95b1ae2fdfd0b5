"""The wire's types in TypeScript, generated from their JSON Schema, so that both sides agree."""

from typing import Any, Final

import msgspec

from tangledbank.server.wire import analysis, api, news, views
from tangledbank.server.wire.commands import AnyCommand

#: The types the browser uses by name; the types they contain follow.
ROOTS: Final[list[Any]] = [
    AnyCommand,
    news.AnyMessage,
    views.EvolutionView,
    views.CreaturesView,
    api.Me,
    api.NewName,
    api.RecoveryCode,
    api.Token,
    api.NewTable,
    api.Made,
    api.Preview,
    api.Catalogue,
    api.Rulebook,
    api.LessonInfo,
    api.Lobby,
    api.MyTable,
    api.EngineInfo,
    api.ServerInfo,
    api.OwnData,
    api.ReplayInfo,
    api.ReplayPosition,
    api.PastPosition,
    api.Continue,
    api.VerifyInfo,
    analysis.AnalysisState,
    analysis.RecordText,
    api.Problem,
]

HEADER: Final = """\
// Made from the server's types by `tangledbank wire`; do not edit.
"""


def typescript() -> str:
    """A module with one exported type for each type of the wire."""
    shapes, components = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    parts = [HEADER]
    parts += [f"export type {name} = {shape(components[name])};\n" for name in sorted(components)]
    for root, alias in ((AnyCommand, "AnyCommand"), (news.AnyMessage, "AnyMessage")):
        place = next(at for at, one in enumerate(ROOTS) if one is root)
        parts.append(f"export type {alias} = {shape(shapes[place])};\n")
    return "\n".join(parts)


def shape(schema: dict[str, Any]) -> str:
    """A JSON Schema as a type of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(shape(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    kind = schema.get("type")
    if kind == "array":
        item = shape(schema.get("items", {}))
        return f"({item})[]" if " " in item else f"{item}[]"
    if kind == "object":
        return fields(schema) if "properties" in schema else dictionary(schema)
    known = {"string": "string", "integer": "number", "number": "number"}
    known |= {"boolean": "boolean", "null": "null"}
    return known.get(str(kind), "unknown")


def fields(schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", []))
    lines = [
        f"  {name}{'' if name in needed else '?'}: {shape(one)};"
        for name, one in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def dictionary(schema: dict[str, Any]) -> str:
    return f"Record<string, {shape(schema.get('additionalProperties', {}))}>"
