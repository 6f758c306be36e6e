"""A table as one client sees it: a snapshot, and then patches."""

import json
import zlib

from support.kills import Wrong

HASH_EVERY = 32

# What happens at a table without being a part of its game: no replay tells it.
OF_TABLE = frozenset((
    "joined", "left", "removed", "away", "back", "ready", "not_ready", "bot_added", "bot_removed",
    "rematch", "host_changed", "timed_out",
))


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def checksum(view):
    public = {name: part for name, part in view.items() if name != "you"}
    return f"{zlib.crc32(canonical(public).encode()):08x}"


def patch(document, operations):
    """In place, unlike support.patch: here the values of a message belong to nobody else."""
    for operation in operations:
        *path, last = operation["path"].split("/")[1:]
        parent = document
        for part in path:
            parent = parent[int(part) if isinstance(parent, list) else part]
        if isinstance(parent, list):
            last = len(parent) if last == "-" else int(last)
        what = operation["op"]
        if what == "remove":
            del parent[last]
        elif what == "add" and isinstance(parent, list):
            parent.insert(last, operation["value"])
        elif what == "replace":
            parent[last]  # must be there
            parent[last] = operation["value"]
        else:
            parent[last] = operation["value"]


def number_of(game):
    """Of `k3f9xq-2` the 2."""
    return int(game.rpartition("-")[2])


class Followed:
    """Tells `account`, the witness's page of this table, whatever is told here."""

    def __init__(self, account, start, snapshot):
        self.account, self.start = account, start
        self.id, self.epoch, self.v = snapshot["table"], snapshot["epoch"], snapshot["v"]
        self.view, self.prompt = snapshot["view"], snapshot["prompt"]
        self.open = self.prompt and self.prompt["decision"]  # None: not known, or nobody is asked
        self.unnumbered = []  # events of decisions whose number the next prompt will tell
        self._tell()

    @property
    def status(self):
        return self.view["table"]["status"]

    @property
    def game(self):
        return number_of(self.view["table"]["game"])

    @property
    def seat(self):
        return self.view["you"]["seat"] if self.view["you"] else None

    @property
    def own_prompt(self):
        """The open decision, if it is for this client."""
        prompt = self.prompt
        if self.status == "playing" and prompt is not None and "actions" in prompt:
            return prompt
        return None

    def where(self, **more):
        return {"table": self.id, "game": self.game, "v": self.v, **more}

    def compare(self, snapshot):
        """With what the patches led to: nothing may differ."""
        if snapshot["epoch"] != self.epoch:
            raise Wrong("another epoch within one connection", **self.where())
        if snapshot["v"] != self.v:
            raise Wrong(f"a snapshot of v {snapshot['v']}, but the updates led elsewhere",
                        **self.where())
        if snapshot["view"] != self.view:
            raise Wrong("the patches do not lead to the snapshot: " + first_difference(
                self.view, snapshot["view"]), **self.where())
        if snapshot["prompt"] is not None:
            self.asked(snapshot["prompt"])

    def update(self, message):
        if message["v"] != self.v + 1:
            raise Wrong(f"an update of v {message['v']}", **self.where())
        self.v += 1
        patch(self.view, message["patch"])
        patch(self.view, message.get("private", ()))
        if "hash" in message and message["hash"] != checksum(self.view):
            raise Wrong("the hash of the view is another one", **self.where())
        if ("hash" in message) != (self.v % HASH_EVERY == 0):
            raise Wrong("every 32nd update has a hash", **self.where())
        events = [event for event in message["events"] if event["kind"] not in OF_TABLE]
        if events:
            self._played(events)
        self._tell()

    def _played(self, events):
        """Of the start, or of one decision: each has an update of its own."""
        if any(event["kind"] == "game_started" for event in events):
            self.account.told_start(self.game, canonical(events))
            self.open = self.prompt = None
            self.unnumbered = []
        elif self.open is None:
            self.unnumbered.append(canonical(events))
        else:
            self.account.told(self.game, self.open, canonical(events))
            self.open = self.open + 1 if self.status == "playing" else None
            self.prompt = None

    def asked(self, prompt):
        """By a prompt, or by one within a snapshot."""
        decision = prompt["decision"]
        if self.open is not None and decision != self.open:
            raise Wrong(f"asked for decision {decision} when {self.open} was open", **self.where())
        if (prompt["seat"] == self.seat) != ("actions" in prompt):
            raise Wrong("actions are for the seat that decides, and for no other",
                        **self.where(decision=decision))
        for number, events in enumerate(self.unnumbered, decision - len(self.unnumbered)):
            self.account.told(self.game, number, events)
        self.unnumbered = []
        self.open, self.prompt = decision, prompt
        self._tell()

    def _tell(self):
        self.account.saw(self.view["table"], self.open, self.view["result"])

    def game_part(self):
        """All of the view that follows from the game alone, for everybody."""
        return {name: part for name, part in self.view.items() if name not in ("table", "you")}


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
