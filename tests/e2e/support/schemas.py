"""Validators for protocol/schema, made once. What was seen before is not validated again, since the
tests spend most of their time here."""

import functools
import json

import jsonschema

from support import ROOT

FOLDER = ROOT / "protocol" / "schema"


@functools.lru_cache(maxsize=None)
def files():
    return {path.name: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


def _constants(validator, branches):
    """Of a `oneOf` whose branches are told apart by one required constant, such as `kind`: the name
    of that member, and the branch of each value. Else None."""
    by_member = {}
    for place, branch in enumerate(branches):
        if "$ref" in branch:
            _, branch = validator.resolver.resolve(branch["$ref"])
        for member in branch.get("required", ()):
            value = branch["properties"][member]
            if isinstance(value, dict) and isinstance(value.get("const"), str):
                by_member.setdefault(member, {})[value["const"]] = place
    return next(((member, places) for member, places in by_member.items()
                 if len(places) == len(branches)), None)


_told_apart = {}  # the `oneOf`s of all files, which stay in memory, by their address


def _one_of(validator, branches, instance, schema):
    """`oneOf`, which tries only the branch that can fit: the others want another constant."""
    if id(branches) not in _told_apart:
        _told_apart[id(branches)] = _constants(validator, branches)
    told_apart = _told_apart[id(branches)]
    if told_apart and isinstance(instance, dict):
        member, places = told_apart
        value = instance.get(member)
        if isinstance(value, str) and value in places:
            place = places[value]
            return validator.descend(instance, branches[place], schema_path=place)
    return PLAIN.VALIDATORS["oneOf"](validator, branches, instance, schema)


_good_items = set()


def _items(validator, items, instance, schema):
    """`items`, which judges an action or an event that has come before by its text."""
    if not isinstance(instance, list):
        return
    if len(_good_items) > 200_000:
        _good_items.clear()
    for place, item in enumerate(instance):
        key = (id(items), json.dumps(item))
        if key in _good_items:
            continue
        errors = list(validator.descend(item, items, path=place))
        if not errors:
            _good_items.add(key)
        yield from errors


PLAIN = jsonschema.Draft202012Validator
QUICK = jsonschema.validators.extend(PLAIN, {"oneOf": _one_of, "items": _items})


@functools.lru_cache(maxsize=None)
def validator(name, kind=QUICK):
    base = FOLDER.as_uri() + "/"
    store = {base + file: schema for file, schema in files().items()}
    resolver = jsonschema.RefResolver(base + name, files()[name], store)
    return kind(files()[name], resolver=resolver)


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
    error = jsonschema.exceptions.best_match(validator(name).iter_errors(message))
    if error is not None:
        path = "/".join(str(part) for part in error.absolute_path)
        raise AssertionError(f"{name}: at /{path}: {error.message}\nin {json.dumps(message)}")
