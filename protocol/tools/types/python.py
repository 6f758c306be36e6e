"""Declarations as types of Python."""

import json
import keyword

HEAD = '''\
"""Written by protocol/tools/types from the descriptions of the engine and the protocol.
Not edited."""

from typing import Any, Literal, NotRequired, TypedDict
'''
PLAIN = {"integer": "int", "string": "str", "boolean": "bool", "null": "None", "any": "Any",
         "dict": "dict[str, Any]"}


def text_of(kind):
    if kind.kind == "name":
        return kind.parts[0]
    if kind.kind == "words":
        words = ("True" if word is True else json.dumps(word) for word in kind.parts)
        return f"Literal[{', '.join(words)}]"
    if kind.kind == "list":
        return f"list[{text_of(kind.parts[0])}]"
    if kind.kind == "union":
        return " | ".join(dict.fromkeys(map(text_of, kind.parts)))
    return PLAIN[kind.kind]


def member(one):
    text = text_of(one.type)
    return f"NotRequired[{text}]" if one.is_optional else text


def declaration(one):
    if one.type:
        return (f"# {one.doc}\n" if one.doc else "") + f"{one.name} = {text_of(one.type)}\n"
    if any(keyword.iskeyword(each.key) for each in one.members):
        rows = "".join(f"    {json.dumps(each.key)}: {member(each)},\n" for each in one.members)
        return f"# {one.doc}\n{one.name} = TypedDict(\"{one.name}\", {{\n{rows}}})\n"
    rows = "".join(f"    {each.key}: {member(each)}{'  # ' + each.doc if each.doc else ''}\n"
                   for each in one.members)
    head = f'    """{one.doc}"""\n\n' if one.doc else ""
    return f"class {one.name}(TypedDict):\n{head}{rows}"


def write(declarations):
    return "\n\n".join([HEAD, *map(declaration, declarations)])
