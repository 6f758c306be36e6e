"""Declarations as types of TypeScript."""

import json

HEAD = "// Written by protocol/tools/types from the descriptions of the engine and the protocol. " \
       "Not edited.\n"
PLAIN = {"integer": "number", "any": "unknown", "dict": "Record<string, unknown>"}


def text_of(kind):
    if kind.kind == "name":
        return kind.parts[0]
    if kind.kind == "words":
        return " | ".join(map(json.dumps, kind.parts))
    if kind.kind == "list":
        item = text_of(kind.parts[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind.kind == "union":
        return " | ".join(dict.fromkeys(map(text_of, kind.parts)))
    return PLAIN.get(kind.kind, kind.kind)


def doc(text, indent=""):
    return f"{indent}/** {text} */\n" if text else ""


def alias(one):
    names = [part for part in one.type.parts if one.type.kind == "union" and part.kind == "name"]
    if len(names) > 3:
        return "\n" + "\n".join(f"    | {text_of(part)}" for part in one.type.parts)
    return " " + text_of(one.type)


def declaration(one):
    if one.value is not None:
        kind = f": {text_of(one.type)}" if one.type else ""
        return f"{doc(one.doc)}export const {one.name}{kind} = {json.dumps(one.value)};\n"
    if one.type:
        return f"{doc(one.doc)}export type {one.name} ={alias(one)};\n"
    rows = "".join(f"{doc(each.doc, '    ')}    {each.key}{'?' if each.is_optional else ''}: "
                   f"{text_of(each.type)};\n" for each in one.members)
    return f"{doc(one.doc)}export interface {one.name} {{\n{rows}}}\n"


def write(declarations):
    return "\n".join([HEAD, *map(declaration, declarations)])
