"""Validators for protocol/schema, made once. What was seen before is not validated again, since the
tests spend much of their time here."""

import functools
import json

import fastjsonschema
import jsonschema

from support import ROOT

FOLDER = ROOT / "protocol" / "schema"


@functools.lru_cache(maxsize=None)
def files():
    return {path.name: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


@functools.lru_cache(maxsize=None)
def bundle():
    """All of them in one document, where each reference leads to another place of it."""
    return {"$defs": {name: _relocate(schema, name) for name, schema in files().items()}}


def _relocate(schema, name):
    if isinstance(schema, list):
        return [_relocate(one, name) for one in schema]
    if not isinstance(schema, dict):
        return schema
    relocated = {key: _relocate(value, name) for key, value in schema.items() if key != "$id"}
    if isinstance(relocated.get("$ref"), str):
        file, _, place = relocated["$ref"].partition("#")
        relocated["$ref"] = f"#/$defs/{file or name}{place}"
    return relocated


def resolve(reference):
    """What a reference of the bundle leads to."""
    schema_part = bundle()
    for part in reference.removeprefix("#/").split("/"):
        schema_part = schema_part[part]
    return schema_part


@functools.lru_cache(maxsize=None)
def validator(name):
    """Of a file, or of one of its definitions."""
    return jsonschema.Draft202012Validator({**bundle(), "$ref": f"#/$defs/{name}"})


@functools.lru_cache(maxsize=None)
def _compiled(name):
    return fastjsonschema.compile({**_bundle_of_draft_7(), "$ref": f"#/$defs/{name}"},
                                  use_default=False)


@functools.lru_cache(maxsize=None)
def _bundle_of_draft_7():
    return _of_draft_7(bundle())


def _of_draft_7(schema):
    """As much of draft 2020-12 as fastjsonschema does not know. It tries the schemas of a `oneOf`
    or `allOf` one after another: where a member tells them apart, it is led to the right one."""
    if isinstance(schema, list):
        return [_of_draft_7(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    known = {"dependencies" if key == "dependentRequired" else key: _of_draft_7(value)
             for key, value in schema.items()}
    for word, constant in (("oneOf", _required_constant), ("allOf", _condition_constant)):
        schemas = known.get(word, [])
        member = _discriminator(schemas, constant)
        if member:
            known |= _by_discriminator(member, [(constant(one, member), one) for one in schemas])
            del known[word]
    return known


def _required_constant(schema, member):
    if "$ref" in schema:
        schema = resolve(schema["$ref"])
    required = member in schema.get("required", [])
    return _condition_constant({"if": schema, "then": {}}, member) if required else None


def _condition_constant(schema, member):
    if schema.keys() != {"if", "then"}:
        return None
    return schema["if"].get("properties", {}).get(member, {}).get("const")


def _discriminator(schemas, constant):
    """One that is another constant in each."""
    for member in ("kind", "op", "code", "id"):
        constants = {constant(schema, member) for schema in schemas}
        if len(constants) == len(schemas) > 1 and None not in constants:
            return member
    return None


def _by_discriminator(member, cases):
    """Leads to the schema of the constant; any other constant to one that tells it apart itself."""
    if len(cases) == 1:
        return cases[0][1]
    half = len(cases) // 2
    constants = [constant for constant, _ in cases[:half]]
    return {"if": {"required": [member], "properties": {member: {"enum": constants}}},
            "then": _by_discriminator(member, cases[:half]),
            "else": _by_discriminator(member, cases[half:])}


def is_valid(name, document):
    """As the validator judges, four times as fast."""
    try:
        _compiled(name)(document)
    except fastjsonschema.JsonSchemaException:
        return False
    return True


_seen = set()


def check_server_text(text, message):
    """Raises AssertionError with the reason unless this is a message of the contract."""
    if text in _seen:
        return
    _check(schema_of(message), message)
    if len(_seen) > 50_000:
        _seen.clear()
    _seen.add(text)


def schema_of(message):
    if "ev" in message:
        name = f"{message['ev']}.json"
        assert name in files(), f"unknown ev: {message}"
        return name
    return "error.json" if "error" in message else "reply.json"


def check(name, document):
    _check(name, document)


def check_request(message):
    _check("client_message.json", message)


def _check(name, message):
    if not is_valid(name, message):
        error = jsonschema.exceptions.best_match(validator(name).iter_errors(message))
        path = "/".join(str(part) for part in error.absolute_path)
        raise AssertionError(f"{name}: at /{path}: {error.message}\nin {json.dumps(message)}")
