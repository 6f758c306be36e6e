"""RFC 6902 JSON Patch as the protocol uses it: add, replace and remove."""

from typing import Any

from vegas.types import Patch


def apply(document: Any, patch: Patch) -> None:
    """Changes the document itself. Its root is never replaced. A LookupError or ValueError says
    that a step does not fit; those before it have been done."""
    for step in patch:
        *path, last = [part.replace("~1", "/").replace("~0", "~")
                       for part in step["path"].split("/")[1:]]
        parent = document
        for part in path:
            parent = parent[_key(parent, part)]
        if step["op"] == "add":
            _add(parent, last, step["value"])
            continue
        key = _key(parent, last)
        parent[key]  # must be there
        if step["op"] == "remove":
            del parent[key]
        elif step["op"] == "replace":
            parent[key] = step["value"]
        else:
            raise ValueError(f"not used by this protocol: {step}")


def _key(parent: Any, part: str) -> Any:
    if isinstance(parent, dict):
        return part
    if not part.isdigit() or part != str(int(part)):
        raise KeyError(f"not an index: {part}")
    return int(part)


def _add(parent: Any, last: str, value: Any) -> None:
    if isinstance(parent, dict):
        parent[last] = value
        return
    place = len(parent) if last == "-" else _key(parent, last)
    if place > len(parent):
        raise IndexError(f"no place {place} in a list of {len(parent)}")
    parent.insert(place, value)
