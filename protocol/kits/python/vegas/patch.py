"""RFC 6902 JSON Patch as the protocol uses it: add, replace and remove."""

from typing import Any

from vegas.types import Patch


def apply(document: Any, patch: Patch) -> None:
    """Changes the document itself. Its root is never replaced."""
    for step in patch:
        *path, last = [part.replace("~1", "/").replace("~0", "~")
                       for part in step["path"].split("/")[1:]]
        parent = document
        for part in path:
            parent = parent[int(part) if isinstance(parent, list) else part]
        if isinstance(parent, dict):
            if step["op"] == "remove":
                del parent[last]
            else:
                parent[last] = step["value"]
        elif step["op"] == "add":
            parent.insert(len(parent) if last == "-" else int(last), step["value"])
        elif step["op"] == "replace":
            parent[int(last)] = step["value"]
        else:
            del parent[int(last)]
