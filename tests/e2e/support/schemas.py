"""Validators for protocol/schema, made once. Texts seen before are not validated again."""

import functools
import json

import jsonschema

from support import ROOT

FOLDER = ROOT / "protocol" / "schema"


@functools.lru_cache(maxsize=None)
def files():
    return {path.name: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


@functools.lru_cache(maxsize=None)
def validator(name):
    base = FOLDER.as_uri() + "/"
    store = {base + file: schema for file, schema in files().items()}
    resolver = jsonschema.RefResolver(base + name, files()[name], store)
    return jsonschema.Draft202012Validator(files()[name], resolver=resolver)


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
