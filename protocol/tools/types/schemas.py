"""Types as declarations, from the schemas that vegas_contract has written."""

import dataclasses
import json
import re

# Of files and definitions whose own name is not the one that programmers need.
NAMES = {
    ("common.json", "tile_on_casino"): "Tile",
    ("view.json", None): "View",
    ("error.json", None): "Refusal",
    ("reply.json", None): "Reply",
    ("replay.json", None): "Replay",
    ("rules.json", None): "Rules",
    ("action.json", None): "Action",
    ("action.json", "shows"): "Shows",
    ("action.json", "shows_at_table"): "ShowsAtTable",
    ("event.json", None): "Event",
    ("transcript.json", None): "Transcript",
    ("prompt.json", None): "OpenPrompt",
    ("client_message.json", None): "ClientMessage",
    ("server_message.json", None): "ServerMessage",
}
STARTS = {"replay.json": "Replay", "rules.json": "Rules"}
ENDS = {"action.json": "Action", "event.json": "Event"}
# One of these is one definition of the file.
MERGED = {("view.json", None)}


@dataclasses.dataclass(frozen=True)
class Type:
    """`kind` is a name of JSON Schema, or any, dict, list, name, union or words."""
    kind: str
    parts: tuple = ()  # types of a list or a union; the name; the words


@dataclasses.dataclass(frozen=True)
class Member:
    key: str
    type: Type
    is_optional: bool
    doc: str


@dataclasses.dataclass(frozen=True)
class Declaration:
    """An object has `members`, an alias a `type`. A constant has its `value`, too."""
    name: str
    doc: str
    members: tuple = ()
    type: Type | None = None
    value: object = None


ANY, NULL = Type("any"), Type("null")


def pascal(name):
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"\W+|_", name))


def named(name):
    return Type("name", (name,))


def union(types):
    """Each once; null at the end."""
    flat = [part for t in types for part in (t.parts if t.kind == "union" else (t,))]
    parts = [part for part in dict.fromkeys(flat) if part != NULL] + [NULL] * (NULL in flat)
    return parts[0] if len(parts) == 1 else Type("union", tuple(parts))


def objects(schema):
    """The objects with members of which this is one; none if it is something else."""
    if "properties" in schema:
        return [schema]
    parts = schema.get("oneOf", [])
    return parts if all("properties" in part for part in parts) else []


def constants(schema):
    """The values that this may have, if they are listed."""
    if schema is True:
        return []
    return schema.get("enum") or ([schema["const"]] if "const" in schema else [])


class Reader:
    """Each type is declared behind those that it needs. What is one of several objects becomes one
    object with the members of all, unless `keeps_variants` and each of them has a title."""

    def __init__(self, folder, keeps_variants):
        self.schemas = {path.name: json.loads(path.read_text(encoding="utf-8"))
                        for path in sorted(folder.glob("*.json"))}
        self.keeps_variants = keeps_variants
        self.names = {}  # of what has been declared, or is just being, by where it stands
        self.declared = []

    def read(self, *places):
        """Declares what these places need: a file, or FILE#/$defs/KEY."""
        for place in places:
            self.refer("", place)
        return self.declared

    def read_all(self):
        """Declares everything: first the words that the messages share."""
        constant = []
        for key, schema in self.schemas["common.json"]["$defs"].items():
            if "const" in schema:
                constant.append((key, schema))
            else:
                self.refer("common.json", f"#/$defs/{key}")
        for key, schema in constant:
            kind = self.closed_list_with(schema["const"])
            self.declared.append(Declaration(key.upper(), schema["description"], type=kind,
                                             value=schema["const"]))
        return self.read(*(file for file in self.schemas if file != "common.json"))

    def name_of(self, file, key):
        if (file, key) in NAMES:
            return NAMES[file, key]
        if key is not None:
            return STARTS.get(file, "") + pascal(key) + ENDS.get(file, "")
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
        if (file, key) in MERGED:
            parts = list(schema["$defs"].values())
            schema = {"description": parts[0]["description"], "oneOf": parts}
        name = self.names[file, key] = self.name_of(file, key)
        if objects(schema) and not self.are_variants(schema):
            self.declare_object(file, name, schema)
        else:
            kind = self.type_of(file, schema, name)
            self.declared.append(Declaration(name, schema.get("description", ""), type=kind))
        return name

    def are_variants(self, schema):
        parts = schema.get("oneOf", [])
        return self.keeps_variants and bool(parts) and all("title" in part for part in parts)

    def type_of(self, file, schema, name):
        """`name`: of an object that has none."""
        if schema is True:
            return ANY
        if "$ref" in schema:
            return named(self.refer(file, schema["$ref"]))
        if constants(schema):
            return Type("words", tuple(constants(schema)))
        if self.are_variants(schema):
            return union([self.variant(file, part, name) for part in schema["oneOf"]])
        if objects(schema):
            self.declare_object(file, name, schema)
            return named(name)
        if "oneOf" in schema or "anyOf" in schema:
            parts = schema.get("oneOf") or schema["anyOf"]
            return union([self.type_of(file, part, name) for part in parts])
        if schema["type"] == "array":
            item = schema.get("items")
            return Type("list", (self.type_of(file, item, name + "Item") if item else ANY,))
        return Type("dict" if schema["type"] == "object" else schema["type"])

    def variant(self, file, part, end):
        name = pascal(part["title"]) + end
        self.declare_object(file, name, part)
        return named(name)

    def member(self, file, name, parts, key):
        """A member, as all of the objects that have it say."""
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
        is_optional = not all(key in part.get("required", []) for part in parts)
        return Member(key, union(types) if types else Type("list", (ANY,)), is_optional, doc)

    def closed_list(self, values):
        """By its name, if it has one."""
        for key, schema in self.schemas["common.json"]["$defs"].items():
            if set(schema.get("enum", [])) == set(values):
                return named(self.refer("common.json", f"#/$defs/{key}"))
        return Type("words", tuple(values))

    def closed_list_with(self, value):
        """The first one that has this word; none: it is no word of a list."""
        for key, schema in self.schemas["common.json"]["$defs"].items():
            if value in schema.get("enum", []):
                return named(self.refer("common.json", f"#/$defs/{key}"))
        return None

    def declare_object(self, file, name, schema):
        parts = objects(schema)
        keys = list(dict.fromkeys(key for part in parts for key in part["properties"]))
        members = tuple(self.member(file, name, parts, key) for key in keys)
        title = schema.get("title", "") if "$id" in schema else ""
        self.declared.append(Declaration(name, schema.get("description") or title, members))
