#!/usr/bin/python3
"""Writes the types of the Python kit, from the schemas that vegas_contract has written.

    python_types.py ROOT            writes the file below the repository's root
    python_types.py --check ROOT    fails when it is not as it would be written
"""

import json
import keyword
import pathlib
import re
import sys

FILE = "protocol/kits/python/vegas/types.py"
HEAD = '''\
"""Written by protocol/tools/contract from the descriptions of the engine and the protocol.
Not edited."""

from typing import Any, Literal, NotRequired, TypedDict
'''
PLAIN = {"integer": "int", "string": "str", "boolean": "bool", "null": "None"}
VIEW = ("view.json", None)
NAMES = {
    VIEW: "View",
    ("error.json", None): "Refusal",
    ("reply.json", None): "Reply",
    ("action.json", None): "Action",
    ("action.json", "shows"): "Shows",
    ("action.json", "shows_at_table"): "ShowsAtTable",
    ("event.json", None): "Event",
    ("transcript.json", None): "Transcript",
    ("prompt.json", "open"): "OpenPrompt",
    ("client_message.json", None): "ClientMessage",
    ("server_message.json", None): "ServerMessage",
}
ENDS = {"action.json": "Action", "event.json": "Event"}


def pascal(name):
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"\W+|_", name))


def union(types):
    """Each once; None at the end."""
    parts = list(dict.fromkeys(part for t in types for part in t.split(" | ")))
    return " | ".join([part for part in parts if part != "None"] + ["None"] * ("None" in parts))


def words(values):
    return "Literal[" + ", ".join(json.dumps(v) if v is not True else "True" for v in values) + "]"


def objects(schema):
    """The objects with members of which this is one; nothing: it is something else."""
    if "properties" in schema:
        return [schema]
    parts = schema.get("oneOf", [])
    return parts if all("properties" in part for part in parts) else []


def constants(schema):
    """The values that this may have, if they are listed."""
    if schema is True:
        return []
    return schema.get("enum") or ([schema["const"]] if "const" in schema else [])


class Writer:
    """Each type is written behind those that it needs. What is one of several objects without names
    of their own becomes one with the members of all."""

    def __init__(self, schemas):
        self.schemas = schemas
        self.names = {}  # of what has been written, or is just being, by where it stands
        self.written = [HEAD]

    def name_of(self, file, key):
        if (file, key) in NAMES:
            return NAMES[file, key]
        if key is not None:
            return pascal(key) + ENDS.get(file, "")
        is_request = "op" in self.schemas[file]["properties"]
        return pascal(file.removesuffix(".json")) + ("Request" if is_request else "Message")

    def refer(self, file, reference):
        """The name of what a schema in `file` refers to."""
        place, _, pointer = reference.partition("#")
        file = place or file
        key = pointer.removeprefix("/$defs/") or None
        schema = self.schemas[file]
        if key is not None:
            schema = schema["$defs"][key]
        if "$ref" in schema:
            return self.refer(file, schema["$ref"])
        if (file, key) in self.names:
            return self.names[file, key]
        if (file, key) == VIEW:  # a client seldom minds which of them it is
            parts = list(schema["$defs"].values())
            schema = {"description": parts[0]["description"], "oneOf": parts}
        name = self.names[file, key] = self.name_of(file, key)
        if objects(schema):
            self.write_object(file, name, schema)
        else:
            self.alias(name, self.type_of(file, schema, name), schema.get("description"))
        return name

    def type_of(self, file, schema, name):
        """`name`: of an object that has none."""
        if schema is True:
            return "Any"
        if "$ref" in schema:
            return self.refer(file, schema["$ref"])
        if constants(schema):
            return words(constants(schema))
        if objects(schema):
            self.write_object(file, name, schema)
            return name
        if "oneOf" in schema or "anyOf" in schema:
            parts = schema.get("oneOf") or schema["anyOf"]
            return union(self.type_of(file, part, name) for part in parts)
        if schema["type"] == "array":
            item = schema.get("items")
            return f"list[{self.type_of(file, item, name + 'Item') if item else 'Any'}]"
        return PLAIN.get(schema["type"], "dict[str, Any]")

    def member(self, file, name, parts, key):
        """The type of a member, as all of the objects that have it say; and its description."""
        said = [part["properties"][key] for part in parts if key in part["properties"]]
        doc = next((one["description"] for one in said if one is not True and "description" in one),
                   "")
        inner = [one for one in said if one is not True and objects(one)]
        if len(inner) == len(said) > 1:
            said = [{"oneOf": [part for one in inner for part in objects(one)]}]
        types = [self.type_of(file, one, name + pascal(key)) for one in said
                 if one is True or one.get("maxItems") != 0]
        values = [value for one in said for value in constants(one)]
        if len(said) > 1 and all(constants(one) for one in said):
            types = [self.closed_list(list(dict.fromkeys(values)))]
        needed = all(key in part.get("required", []) for part in parts)
        text = union(types) if types else "list[Any]"
        return (text if needed else f"NotRequired[{text}]"), doc

    def closed_list(self, values):
        """By its name, if it has one."""
        for key, schema in self.schemas["common.json"]["$defs"].items():
            if set(schema.get("enum", [])) == set(values):
                return self.refer("common.json", f"#/$defs/{key}")
        return words(values)

    def write_object(self, file, name, schema):
        parts = objects(schema)
        keys = list(dict.fromkeys(key for part in parts for key in part["properties"]))
        members = {key: self.member(file, name, parts, key) for key in keys}
        doc = schema.get("description") or schema.get("title", "")
        if any(keyword.iskeyword(key) for key in keys):
            rows = "".join(f"    {json.dumps(key)}: {text},\n"
                           for key, (text, _) in members.items())
            self.written.append(f"# {doc}\n{name} = TypedDict(\"{name}\", {{\n{rows}}})\n")
            return
        rows = "".join(f"    {key}: {text}{'  # ' + doc if doc else ''}\n"
                       for key, (text, doc) in members.items())
        head = f'    """{doc}"""\n\n' if doc else ""
        self.written.append(f"class {name}(TypedDict):\n{head}{rows}")

    def alias(self, name, text, doc):
        self.written.append((f"# {doc}\n" if doc else "") + f"{name} = {text}\n")


def written(root):
    folder = root / "protocol" / "schema"
    writer = Writer({path.name: json.loads(path.read_text(encoding="utf-8"))
                     for path in sorted(folder.glob("*.json"))})
    for file in ("client_message.json", "server_message.json"):
        writer.refer(file, "")
    return "\n\n".join(writer.written)


def main():
    check, root = sys.argv[1:-1] == ["--check"], pathlib.Path(sys.argv[-1])
    file, text = root / FILE, written(root)
    if file.exists() and file.read_text(encoding="utf-8") == text:
        return 0
    if check:
        print(f"{FILE} is not what the schemas say; build the target contract")
        return 1
    file.write_text(text, encoding="utf-8")
    print(FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
