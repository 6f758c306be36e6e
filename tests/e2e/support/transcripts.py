"""Transcripts with changes, as the rows of strictness.json describe them.

A row: what was changed (name), in which of GAMES (of), the changes in order (do), and what all
verifiers answer (answer), or one of them (vegas, script, page): each one of ANSWERS.
"""

import hashlib
import itertools
import json
import re

from support.patch import deep_copy
from support.verifiers import load_script

GAMES = {  # ruleset, seats, options, and the kinds of answers that must be in it
    "basic": ("royale-basic", 3, {"first_seat": 1}, {"pass"}),
    "royale": ("royale", 3, {"tiles": 6}, {"hide", "split", "place_black"}),
    "classic": ("classic", 2, {"open_money": True, "neutral_dice": True}, set()),
    "custom": ("custom", 2, {"rounds": 2}, set()),
    "old": ("vegas-1996", 3, {"duel": True}, {"duel"}),
}
ANSWERS = {
    "right": "verified",
    "unchecked": "the verifier says that it cannot judge this by itself",
    "json": "this is not JSON",
    "form": "the server would not have written it so",
    "setup": "not the ruleset, options or seats of this game",
    "commitment": "the commitment does not fit the seed",
    "action": "it is not an action of this game",
    "seal": "a sealed choice does not fit its commitment",
    "result": "not the result of this game",
    "digest": "only the digest tells",
}
DRAWN = 8  # bytes of the stream, in a replay
script = load_script()
DIGEST = re.compile(rb'("digest"\s*:\s*")[0-9a-f]{64}"')


def canonical(value):
    """As the server writes it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(*texts):
    parts = (text if isinstance(text, bytes) else text.encode() for text in texts)
    return hashlib.sha256(b"".join(parts)).hexdigest()


def holder_of(value, path):
    """The object or list that has this member, and its key there. `=hide` is the first answer of
    that kind, `@1` the first of that seat, `-1` the last item."""
    *outer, last = path.split("/")

    def key_in(value, word):
        if isinstance(value, dict):
            return word
        if word.startswith("="):
            return next(n for n, made in enumerate(value) if made["action"]["kind"] == word[1:])
        if word.startswith("@"):
            return next(n for n, made in enumerate(value) if made["seat"] == int(word[1:]))
        return len(value) + int(word) if word.startswith("-") else int(word)

    for word in outer:
        value = value[key_in(value, word)]
    return value, key_in(value, last)


def fit_commitment(entry):
    entry["commitment"] = sha256(bytes.fromhex(entry["nonce"]), canonical(entry["action"]))


class Changed:
    """A transcript while it is changed: `text` is what came of it."""

    def __init__(self, document, changes):
        self.root, self.raw, self.style = {"": deep_copy(document)}, {}, {}
        edits = []
        for change in changes:
            (kind, *_), values = change.keys(), list(change.values())
            if kind in ("text", "before", "after", "be"):
                edits.append((kind, values[0]))
            elif kind == "pad":
                edits.append(("after", " " * values[0]))
            else:
                getattr(self, kind)(*values)
        text = json.dumps(self.document, **{"sort_keys": True, "separators": (",", ":"),
                                            "ensure_ascii": False, **self.style})
        for marker, raw in self.raw.items():
            text = text.replace(f'"{marker}"', raw)
        for kind, value in edits:
            if kind == "text":
                assert value[0] in text, value
                text = text.replace(*value, 1)
            elif kind == "be":
                text = value
            else:
                text = value + text if kind == "before" else text + value
        self.text = text.encode("utf-8", "surrogateescape")

    @property
    def document(self):
        return self.root[""]

    def set(self, path, value):
        holder, key = holder_of(self.root, path)
        holder[key] = value

    def write(self, path, raw):
        """What stands in the text for a value, to the letter."""
        marker = f"written {len(self.raw)}"
        self.raw[marker] = raw
        self.set(path, marker)

    def nest(self, path, depth):
        self.write(path, "[" * depth + "]" * depth)

    def remove(self, path):
        holder, key = holder_of(self.root, path)
        del holder[key]

    def repeat(self, path):
        holder, key = holder_of(self.root, path)
        holder.insert(key, deep_copy(holder[key]))

    def reverse(self, path):
        holder, key = holder_of(self.root, path)
        value = holder[key]
        holder[key] = (value[::-1] if isinstance(value, list)
                       else dict(reversed(value.items())))

    def swap(self, path):
        """An item of a list with the next one."""
        holder, key = holder_of(self.root, path)
        holder[key], holder[key + 1] = holder[key + 1], holder[key]

    def add(self, path, number):
        holder, key = holder_of(self.root, path)
        holder[key] += number

    def next_seat(self, path):
        """The answer is given to the next seat."""
        holder, key = holder_of(self.root, path)
        holder[key]["seat"] = (holder[key]["seat"] + 1) % len(self.document["seats"])

    def break_off(self, count):
        """Not finished: ended after so many answers."""
        del self.document["actions"][count:], self.document["result"]

    def seed(self, value):
        """Another seed of the server, with the commitment that fits."""
        self.document["server_seed"] = value
        self.document["commitment"] = sha256(bytes.fromhex(value))

    def seal(self, path, nonce):
        """Another nonce, with the commitment that fits."""
        holder, key = holder_of(self.root, path)
        holder[key]["nonce"] = nonce
        fit_commitment(holder[key])

    def dump(self, style):
        """How the text is made."""
        self.style = style


def digests_of(text):
    """The right digest, which is of what a reader makes of the text, or None if it cannot be read;
    and that of the text as it stands."""
    try:
        read = json.loads(text.decode())
        yield sha256(canonical({key: read[key] for key in read if key != "digest"}))
    except (ValueError, TypeError, RecursionError):
        yield None
    yield sha256(re.sub(rb'"digest"\s*:\s*"[0-9a-f]{64}"\s*,?', b"", text))


def texts_of(row, document):
    """The changed text with the digest that it had and with each of those, and whether that is the
    right one."""
    text = Changed(document, row["do"]).text
    if row["answer"] == "digest" or not DIGEST.search(text):
        return [(text, False)]
    signed, *others = [digest and DIGEST.sub(rb'\g<1>' + digest.encode() + b'"', text)
                       for digest in digests_of(text)]
    if row["answer"] == "right":
        return [(signed, True)]
    return [(each, each == signed) for each in dict.fromkeys([text, signed, *others]) if each]


def first_dice(document):
    """Those of the first bytes of the game's stream."""
    seeds = [seat["seed"] for seat in document["seats"]]
    draws = script.Draws(bytes.fromhex(document["server_seed"]), document["game"], seeds)
    return [1 + byte % 6 for byte in itertools.islice(draws.bytes, DRAWN) if byte < 252]


def replay_of(document, text):
    """The replay that the page is sent with this text: some dice at the start, and no others."""
    steps = [{"seat": made["seat"], "action": made["action"], "drawn": DRAWN, "patch": {},
              "events": [{"kind": "sealed", "seat": made["seat"], "commitment": made["commitment"]}]
              if "commitment" in made else [],
              **({"house": True} if "house" in made else {})} for made in document["actions"]]
    if steps:
        steps[-1]["patch"] = {"/result": document.get("result")}
    table = {"family": "las-vegas", "options": document["options"]}
    rolled = {"kind": "rolled", "seat": 0, "small": first_dice(document)}
    shown = {"game": document["game"], "ruleset": document["ruleset"], "seats": document["seats"],
             "events": [rolled], "view": {"result": None, "table": table}, "steps": steps,
             "drawn": DRAWN}
    return json.dumps(shown).encode()[:-1] + b',"transcript":' + text + b"}"


def replay_for(row, base, text):
    """The page compares actions, setup and result with a replay: that of the game as it was. With
    all other changes the replay agrees."""
    if row["answer"] in ("right", "form", "digest", "unchecked"):
        try:
            return replay_of(json.loads(text), text)
        except (ValueError, LookupError, TypeError, RecursionError):
            pass  # it is not even of that shape
    return replay_of(base, text)
