"""A player: a token, what the server acknowledged, and one connection at a time."""

import asyncio
import random
import time

import websockets

from support.followed import Wrong
from support.kills.followed import Followed
from support.kills.patience import within_patience
from vegas import Line, Lost, Refused

# What changes who sits at a table, and how.
CHANGES = frozenset(("table.join", "table.leave", "table.ready", "table.start", "table.add_bot",
                     "table.remove_bot", "table.rematch"))
MAKING = frozenset(("table.create", "quick_play"))
# So long after the reply to a change everybody has the update that tells of it.
SETTLED_S = 0.2
NOT_THERE = ("unknown_table", "not_at_table")
RATHER_ELSEWHERE = ("storage_unavailable", "closing")  # what a server says that cannot let us in


def watches(fields):
    return fields.get("as") == "spectator"


class Person:
    def __init__(self, trial, name, front):
        self.trial, self.world, self.witness, self.name = trial, trial.world, trial.witness, name
        self.dice = random.Random(f"{trial.seed}/{name}")
        self.stations = []
        self.line = None
        self.front = front  # where this player comes next
        self.came_at = 0.0  # of time.monotonic(), as all times here
        self.thoughts = {}  # id -> from when to when, since the last answer that was accepted
        self.start = 0  # of the server that the line leads to
        self.id = None
        # The token that was used last is good until `fresh`, which came for it, was used.
        self.used = self.fresh = None
        self.welcomed_by = 0  # the start of the server that did
        self.is_kept = False  # had a seat at some time: such a player is never forgotten
        self.tables = {}  # id -> Followed, on this line
        self.before = {}  # the same of the line before
        self.seats = {}  # id -> (game, status, seat), as the server acknowledged it
        self.unsure = set()  # ids: a join or a leave was sent and not answered
        self.makes = 0  # requests for a new table that were not answered
        # Likewise on lines before this one, where another server may still do it.
        self.doubted, self.late_makes = set(), 0
        self.ready = {}  # id -> (game, whether), as acknowledged
        self.acts = {}  # id -> ((game, decision, action), whether acknowledged): the last one

    # ---- coming

    async def come(self):
        """A new line: hello, and where all the tables stand."""
        clock = asyncio.timeout(self.world.answers_within)
        try:
            try:
                async with clock:
                    await self._come()
            except TimeoutError as late:
                raise Lost(late) if clock.expired() else late
        except Lost:
            self.front += 1
            if self.line is not None:
                self.line.cut()
            raise
        self.came_at = time.monotonic()

    async def _come(self):
        world = self.world
        start = world.start
        address = world.fronts[self.front % len(world.fronts)]
        try:
            line = await within_patience(Line.connect(
                address, self._hear, max_size=None, max_queue=None, open_timeout=None,
                close_timeout=1, ping_interval=None), "a connection")
        except (OSError, EOFError, websockets.WebSocketException) as error:
            world.check_refusal(error)
            raise Lost(error) from error
        if world.start != start:
            line.cut()
            raise Lost  # nobody knows which one it leads to
        self.before, self.tables = self.seen() if start == self.start else self._shelved(), {}
        self.line, self.start = line, start
        line.reading.add_done_callback(self.trial.heard_out)
        await self._hello()
        for table in list(self.seats):
            await self.sync(table)

    def seen(self):
        """What the server that is there, or was last, has told of each table."""
        return {table: followed for table, followed in (self.before | self.tables).items()
                if followed.start == self.world.start}

    def _shelved(self):
        return self.before | self.tables

    async def _hello(self):
        token = self.used
        if self.fresh and (token is None or self.dice.random() < 0.8):
            token = self.fresh
        if token is None:
            await self.ask("hello", protocol=1, name=self.name)
            return
        self.used, self.fresh = token, None
        try:
            await self.ask("hello", protocol=1, token=token)
        except Refused as refused:
            if self.world.moves and refused.code in RATHER_ELSEWHERE:
                raise Lost from refused
            stays = self.welcomed_by == self.start and not self.world.moves
            if refused.code != "bad_token" or self.is_kept or stays:
                raise Wrong(f"{self.name} was not let in again: {refused}") from refused
            self.id = self.used = None  # a guest that has never had a seat is forgotten
            await self.ask("hello", protocol=1, name=self.name)

    async def sync(self, table):
        """What was missed, else a snapshot; the latter for sure after a restart."""
        known = self.before.get(table)
        fields = {}
        if table not in self.tables and known is not None and self.dice.random() < 0.7:
            fields = {"epoch": known.epoch, "v": known.v}
        try:
            await self.ask("table.sync", table=table, **fields)
        except Refused as refused:
            if table not in self.doubted or refused.code not in NOT_THERE:
                raise
            del self.seats[table]
        if table not in self.tables and table in self.seats:
            raise Wrong("no snapshot came for a seat", player=self.name, table=table)

    # ---- asking

    async def send(self, op, **fields):
        """The future of the reply."""
        self._note_request(op, fields)
        return await within_patience(self.line.send(op, **fields), f"room to send {op} {fields}")

    async def ask(self, op, **fields):
        """The reply, Refused or Lost; again after a moment when nothing can be stored just now."""
        while True:
            answer = await self.send(op, **fields)
            try:
                return await within_patience(answer, f"a reply to {op} {fields}")
            except Refused as refused:
                if refused.code != "storage_unavailable" or not self.world.moves or op == "hello":
                    raise
            await asyncio.sleep(0.2)

    def _note_request(self, op, fields):
        """Before it leaves: from now on it may have happened."""
        table = fields.get("table")
        if op == "act":
            followed = self.tables[table]
            act = (followed.game, fields["decision"], fields["action"])
            known = self.acts.get(table, ((), False))
            self.acts[table] = (act, known == (act, True))
            followed.account.was_sent(followed.game, fields["decision"], followed.seat,
                                      fields["action"])
            return
        if op in MAKING:
            self.makes += 1
        if op not in CHANGES:
            return
        account = self._account_of(fields)
        if op in ("table.leave", "table.join"):
            self.unsure.add(account.id)
        if not watches(fields):
            account.changing += 1
        self.ready.pop(account.id, None)

    def _account_of(self, fields):
        """Of the table that a request names."""
        if "table" in fields:
            return self.witness.account(fields["table"])
        return self.witness.invited(fields["invite"])

    def watched_elsewhere(self, refused):
        """Who only watches a table is unknown to the next server that has it. Then it is left."""
        table = refused.request.get("table")
        if (not self.world.moves or refused.code not in NOT_THERE
                or table in self.seats):
            return False
        self.tables.pop(table, None)
        self.before.pop(table, None)
        return True

    async def act(self, table, decision, action):
        if self.dice.random() < 0.5:
            action = {name: value for name, value in action.items() if name != "shows"}
        return await self.ask("act", table=table, decision=decision, action=action)

    # ---- hearing: before anything else happens, all that a frame acknowledges is noted

    def _hear(self, message, asked):
        if "error" in message and asked is None:
            raise Wrong(f"an error that nobody asked for: {message}")
        if message.get("re") is not None and asked is None:
            raise Wrong(f"a reply to what was not asked: {message}")
        ev = message.get("ev")
        if ev in ("update", "prompt"):
            self._take_news(ev, message)
        elif ev == "snapshot":
            self._take_snapshot(message, asked)
        elif ev == "welcome":
            self._take_welcome(message)
        elif ev == "left":
            self._note_left(message)
        elif ev == "replaced" and not self.world.moves:
            raise Wrong("replaced by nobody", player=self.name)
        if asked is not None:
            self._answered(asked, message)

    def _take_news(self, ev, message):
        table = message["table"]
        followed = self.tables.get(table)
        if followed is None:
            if table in self.seats or table in self.before or self.late_makes:
                return  # after a lost connection: `sync`, which is on its way, covers it
            raise Wrong("told of a table without a snapshot", player=self.name, table=table)
        followed.hear(message)
        if ev == "update":
            self._note_seat(table)

    def _take_snapshot(self, message, asked):
        table = message["table"]
        followed = self.tables.get(table)
        moved = followed is not None and self.world.moves and followed.is_ahead(message)
        if followed is not None and not moved and asked is not None and asked["op"] == "table.sync":
            self.witness.compared += 1
            followed.hear(message)
            return
        account = self.witness.account(table)
        before = followed if moved else self.before.get(table)
        if self.world.moves:
            self.witness.hears_of_epoch(account, message["epoch"])
        now = Followed(self, account, message)
        is_new = before is None or before.epoch != now.epoch
        if not self.world.moves and before is not None and is_new == (before.start == self.start):
            raise Wrong("another epoch without a restart, or the same one after it",
                        **now.where(player=self.name))
        if is_new and before is not None:
            self._compare_own(before, now)
        if is_new:
            account.returned(now)
        self.tables[table] = now
        self._check_ready(now)
        self._note_seat(table)

    def _compare_own(self, before, now):
        """What is this player's alone, if nothing was decided meanwhile."""
        at = (before.game, before.status, before.open, before.seat)
        if at != (now.game, now.status, now.open, now.seat) or before.seat is None:
            return
        if before.status == "playing" and before.open is None:
            return
        if before.view["you"] != now.view["you"]:
            raise Wrong(f"the own part of the view is another one: {before.view['you']} and "
                        f"{now.view['you']}", **now.where(player=self.name, decision=now.open))

    def _check_ready(self, now):
        if now.id not in self.ready or now.seat is None:
            return
        game, ready = self.ready[now.id]
        if now.status == "open" and now.game == game:
            if now.view["table"]["seats"][now.seat]["ready"] != ready:
                raise Wrong(f"ready={ready} was acknowledged and is gone",
                            **now.where(player=self.name))

    def _note_seat(self, table):
        followed = self.tables[table]
        seat = followed.seat
        if seat is None:
            if table in self.seats and not self._may_be_out(table):
                raise Wrong("the seat is gone", **followed.where(player=self.name))
            self.seats.pop(table, None)
            return
        if followed.view["table"]["seats"][seat]["player"] != self.id:
            raise Wrong("another player has the seat", **followed.where(player=self.name))
        game, status, before = self.seats.get(table, (None, None, None))
        if (game, status) == (followed.game, "playing") and before != seat:
            raise Wrong(f"seat {before} has become seat {seat} in a running game",
                        **followed.where(player=self.name))
        self.seats[table] = (followed.game, followed.status, seat)
        self.is_kept = True

    def _take_welcome(self, message):
        if self.id is not None and (message["player"], message["name"]) != (self.id, self.name):
            raise Wrong(f"welcomed as somebody else: {message['player']}", player=self.name)
        self.id, self.fresh = message["player"], message["token"]
        there = {place["table"]: place["seat"] for place in message["tables"]}
        if len(there) != len(message["tables"]):
            raise Wrong(f"a table twice: {message['tables']}", player=self.name)
        for table, (game, status, seat) in list(self.seats.items()):
            if there.get(table) is None:
                if not self._may_be_out(table):
                    raise Wrong("a seat was lost", player=self.name, table=table, game=game,
                                seat=seat)
                del self.seats[table]
                self.witness.account(table).last_leave = (self.start, time.monotonic())
            elif status == "playing" and there[table] != seat:
                raise Wrong(f"seat {seat} has become seat {there[table]}", player=self.name,
                            table=table)
        if self.world.moves:
            self.doubted |= self.unsure
            self.late_makes, self.makes = self.late_makes + self.makes, 0
        self._take_unknown(there)
        self.unsure.clear()
        self.makes = 0
        self.welcomed_by = self.start

    def _may_be_out(self, table):
        """Or in: a join or a leave may have been done."""
        return table in self.unsure or table in self.doubted

    def _take_unknown(self, there):
        """Tables of which no acknowledgement came: as many as were asked for, at most."""
        for table, seat in there.items():
            if table in self.seats or (seat is None and table in self.seen()):
                continue
            if not self._may_be_out(table):
                self.makes -= 1
                if self.makes < 0:
                    self.makes, self.late_makes = 0, self.late_makes - 1
                if self.late_makes < 0 or seat is None:
                    raise Wrong("a table that nobody asked for", player=self.name, table=table,
                                seat=seat)
            if seat is not None:
                self.seats[table] = (None, None, seat)
                self.found(table)

    def _note_left(self, message):
        table = message["table"]
        is_out = table not in self.tables and table not in self.seats
        if message["reason"] != "left" and not is_out:
            raise Wrong(f"sent away: {message['reason']}", player=self.name, table=table)
        self.tables.pop(table, None)
        self.before.pop(table, None)

    def _answered(self, asked, message):
        op, ok = asked["op"], "error" not in message
        if op == "act" and ok:
            self._acked(asked)
        elif op == "table.sync" and ok and "missed" in message:
            if asked["table"] not in self.tables:
                self.tables[asked["table"]] = self.before.pop(asked["table"])
        elif op in MAKING:
            self.makes -= 1
            if ok:
                self.seats.setdefault(message["table"], (None, None, None))
        elif op in CHANGES:
            self._changed(op, asked, ok)

    def _changed(self, op, asked, ok):
        account = self._account_of(asked)
        table = account.id
        if op in ("table.leave", "table.join"):
            self.unsure.discard(table)
        if op == "table.leave" and ok:
            self.seats.pop(table, None)
            account.last_leave = (self.start, time.monotonic())
            if self.world.moves:  # other servers may go on listing a seat that was left in a game
                self.doubted.add(table)
        if op == "table.ready" and ok and table in self.tables and not self._asks(op, table):
            followed = self.tables[table]
            ready = asked["ready"] or followed.view["table"].get("quick", False)
            self.ready[table] = (followed.game, ready)
        if not watches(asked):
            asyncio.get_running_loop().call_later(SETTLED_S, account.settle, account.kills)

    def _asks(self, op, table):
        """Has one more such request on its way."""
        return any(asked["op"] == op and asked.get("table") == table
                   for asked, _ in self.line.asked.values())

    def _acked(self, asked):
        table, decision, action = asked["table"], asked["decision"], asked["action"]
        (game, last, sent), known = self.acts[table]
        if (last, sent) == (decision, action):
            self.witness.repeated += known
            self.acts[table] = ((game, last, sent), True)
        self.witness.acked += 1
        self.witness.account(table).was_acked(decision, action)
        self.world.accepted()
        self.trial.acted(self, table)
        self.thoughts.pop(table, None)

    # ---- living

    async def live(self):
        """Comes, plays, and comes again whenever the connection is lost."""
        while True:
            try:
                await self.come()
                self.trial.came += 1
                for station in self.stations:
                    await station.came_back()
                while True:
                    self.line.changed.clear()
                    if not any([await station.step() for station in self.stations]):
                        await self.line.wait(0.05)
            except Lost:
                await asyncio.sleep(self.dice.uniform(0.002, 0.03))

    async def hurry(self):
        """The server is about to be killed, though nobody knows."""
        try:
            for station in self.stations:
                await station.hurry()
        except Lost:
            pass

    def found(self, table):
        """A table that was asked for before the connection was lost."""
        for station in self.stations:
            if station.is_founder and station.party.table is None:
                station.party.table = table
                return
