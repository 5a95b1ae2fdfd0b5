"""The API as a plain page, without scripts, styles or external content."""

from html import escape
from typing import Any

METHODS = ("get", "post", "put", "patch", "delete")


def page_of(document: dict[str, Any]) -> str:
    info = document["info"]
    parts = [
        "<!doctype html>",
        '<html lang="en">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(info['title'])}: the API</title>",
        f"<h1>{escape(info['title'])} {escape(info['version'])}: the API</h1>",
        f"<p>{escape(info['description'])}</p>",
        '<p>The same for programs: <a href="/schema/openapi.json">OpenAPI in JSON</a>.</p>',
    ]
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                parts += operation_of(method, path, operations[method])
    parts.append("<h2>Types</h2>")
    parts.append("<dl>")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts.append(f'<dt id="{escape(name)}"><b>{escape(name)}</b></dt>')
        parts.append(f"<dd>{type_of(schema, inside=True)}</dd>")
    parts.append("</dl>")
    return "\n".join(parts)


def operation_of(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    parts = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>",
        f"<p>{escape(operation.get('description', ''))}</p>",
        "<ul>",
    ]
    for one in operation.get("parameters", []):
        told = escape(one.get("description", ""))
        parts.append(f"<li>{escape(one['in'])} <code>{escape(one['name'])}</code>: {told}</li>")
    body = operation.get("requestBody")
    if body is not None:
        parts.append(f"<li>body: {content_of(body)}</li>")
    for status, answer in sorted(operation["responses"].items()):
        told = escape(answer.get("description", ""))
        parts.append(f"<li>{escape(status)}: {content_of(answer)} {told}</li>")
    return [*parts, "</ul>"]


def content_of(part: dict[str, Any]) -> str:
    for kind, content in part.get("content", {}).items():
        plain = kind.partition(";")[0] != "application/json"
        return escape(kind) if plain else type_of(content["schema"])
    return ""


def type_of(schema: dict[str, Any], inside: bool = False) -> str:
    """A schema in a few words, with links to the types it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " or ".join(type_of(one) for one in schema[word])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    if inside and "properties" in schema:
        told = escape(schema.get("description", ""))
        fields = "; ".join(
            f"<code>{escape(name)}</code> {type_of(one)}"
            for name, one in schema["properties"].items()
        )
        return f"{told} {{ {fields} }}"
    return escape(str(schema.get("type", "anything")))
