"""A table as the kit follows it, and whether all that is told of it fits together."""

import json
import zlib

from vegas import Table

HASH_EVERY = 32


class Violation(AssertionError):
    """The server broke a promise: what, and where."""

    def __init__(self, what, **where):
        super().__init__(what)
        self.what, self.where = what, where

    def __str__(self):
        where = " ".join(f"{name}={value}" for name, value in self.where.items())
        return f"{self.what} [{where}]" if where else self.what


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def checksum(view):
    public = {name: part for name, part in view.items() if name != "you"}
    return f"{zlib.crc32(canonical(public).encode()):08x}"


def check_reply(message, request):
    """An update answers an act at its table, or nothing. `request`: what was asked with this `re`,
    or None."""
    if message.get("ev") != "update" or "re" not in message:
        return
    if request is None or (request["op"], request.get("table")) != ("act", message["table"]):
        raise Violation(f"an update is the reply to {request}", table=message["table"],
                        v=message["v"])


def game_number(game):
    """Of `k3f9xq-2` the 2."""
    return int(game.rpartition("-")[2])


class TableTracker(Table):
    """Raises Violation where a message does not follow from those before it."""

    def __init__(self, client, snapshot):
        super().__init__(client, snapshot["table"])
        self.snapshots_compared = self.hashes_compared = 0
        super().hear(snapshot)

    @property
    def game(self):
        return game_number(self.view["table"]["game"])

    @property
    def own_prompt(self):
        """The open decision, if it is for this client."""
        prompt = self.prompt
        return prompt if prompt is not None and "actions" in prompt else None

    def where(self, **more):
        return {"table": self.id, "game": self.game, "v": self.v, **more}

    def hear(self, message):
        getattr(self, "check_" + message["ev"], lambda _: None)(message)
        before = self.prompt
        if not super().hear(message):
            raise Violation(f"the patches do not fit: {message}", **self.where())
        if message["ev"] == "update":
            self.check_hash(message)
            if "prompt" in message:
                self.check_prompt(message["prompt"], before)
        return True

    def is_ahead(self, snapshot):
        return snapshot["epoch"] != self.epoch or snapshot["v"] > self.v

    def check_snapshot(self, message):
        """Nothing may differ from what the patches led to."""
        if message["epoch"] != self.epoch:
            raise Violation("another epoch within one connection", **self.where())
        if message["v"] != self.v:
            raise Violation(f"a snapshot of v {message['v']}, but the updates led elsewhere",
                            **self.where())
        if message["view"] != self.view:
            raise Violation("the patches do not lead to the snapshot: " + first_difference(
                self.view, message["view"]), **self.where())
        self.snapshots_compared += 1
        if message["prompt"] is not None:
            self.check_prompt(message["prompt"], self.prompt)

    def check_update(self, message):
        if message["v"] != self.v + 1:
            raise Violation(f"an update of v {message['v']}", **self.where())

    def check_hash(self, message):
        if ("hash" in message) != (self.v % HASH_EVERY == 0):
            raise Violation("every 32nd update has a hash", **self.where())
        if "hash" in message:
            self.hashes_compared += 1
            if message["hash"] != checksum(self.view):
                raise Violation("the hash of the view is another one", **self.where())

    def check_prompt(self, prompt, before):
        """`before`: the one that was open until then, or None."""
        decision = prompt["decision"]
        if before is not None and decision < before["decision"]:
            raise Violation(f"an older decision again: {decision}", **self.where())
        if (prompt["seat"] == self.seat) != bool(prompt.get("actions")):
            raise Violation("actions are for the seat that decides, and for no other",
                            **self.where(decision=decision))


def first_difference(before, after, path=""):
    """Where two values part, in one line."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in sorted(before.keys() | after.keys()):
            if before.get(name, "missing") != after.get(name, "missing"):
                return first_difference(before.get(name, "missing"), after.get(name, "missing"),
                                        f"{path}/{name}")
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (one, other) in enumerate(zip(before, after)):
            if one != other:
                return first_difference(one, other, f"{path}/{number}")
    return f"{path or '/'}: {canonical(before)[:300]} and {canonical(after)[:300]}"
