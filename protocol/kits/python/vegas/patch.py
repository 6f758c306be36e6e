"""Patches of views: JSON Pointers (RFC 6901), and what stands there from now on."""

from typing import Any

from vegas.types import Patch


def apply(document: Any, patch: Patch) -> None:
    """Changes the document itself. In a list, the index that is its length appends. A LookupError
    or ValueError says that a pointer does not fit; those before it have been applied."""
    for pointer, value in patch.items():
        root, *path, last = [part.replace("~1", "/").replace("~0", "~")
                             for part in pointer.split("/")]
        if root:
            raise ValueError(f"not a pointer: {pointer}")
        parent = document
        for part in path:
            parent = parent[_key(parent, part)]
        key = _key(parent, last)
        if isinstance(parent, list) and key == len(parent):
            parent.append(value)
        else:
            parent[key] = value


def _key(parent: Any, part: str) -> Any:
    if isinstance(parent, dict):
        return part
    if not isinstance(parent, list):
        raise LookupError(f"not in a list or an object: {part}")
    if not part.isdigit() or part != str(int(part)):
        raise LookupError(f"not an index: {part}")
    return int(part)
