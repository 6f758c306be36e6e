"""RFC 6902 JSON Patch as the protocol uses it: add, remove and replace."""

import copy


def applied(document, operations):
    """A new document; the old one is left as it was."""
    root = [copy.deepcopy(document)]
    for operation in operations:
        parent, key = _find(root, operation["path"])
        if operation["op"] == "remove":
            del parent[key]
        elif operation["op"] == "replace":
            parent[key]  # must be there
            parent[key] = copy.deepcopy(operation["value"])
        elif operation["op"] == "add":
            _add(parent, key, copy.deepcopy(operation["value"]))
        else:
            raise ValueError(f"not used by this protocol: {operation}")
    return root[0]


def _find(root, path):
    if path == "":
        return root, 0
    parts = [part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:]]
    parent = root[0]
    for part in parts[:-1]:
        parent = parent[_key(parent, part)]
    last = parts[-1]
    if isinstance(parent, list) and last == "-":
        return parent, len(parent)
    return parent, _key(parent, last)


def _key(parent, part):
    if isinstance(parent, dict):
        return part
    if not part.isdigit() or (part != "0" and part.startswith("0")):
        raise KeyError(f"not an index: {part}")
    return int(part)


def _add(parent, key, value):
    if isinstance(parent, dict):
        parent[key] = value
    elif 0 <= key <= len(parent):
        parent.insert(key, value)
    else:
        raise IndexError(f"no place {key} in a list of {len(parent)}")
