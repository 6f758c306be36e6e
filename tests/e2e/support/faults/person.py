"""A player: a token, what the server acknowledged, and one connection at a time."""

import asyncio
import random
import time

import websockets

from support.faults.recording_tracker import RecordingTracker
from support.faults.timeouts import with_timeout
from support.table_tracker import Violation, check_reply
from vegas import Line, Lost, Refused

# What changes who sits at a table, and how.
MEMBERSHIP_OPS = frozenset(("table.join", "table.leave", "table.ready", "table.start",
                            "table.add_bot", "table.remove_bot", "table.rematch", "table.seed"))
CREATE_OPS = frozenset(("table.create", "quick_play"))
# So long after the reply to a change everybody has the update that tells of it.
UPDATE_DELAY_S = 0.2
NOT_FOUND_CODES = ("unknown_table", "not_at_table")
# What a server says that cannot let us in.
RETRY_ELSEWHERE_CODES = ("storage_unavailable", "closing")


def joins_as_spectator(fields):
    return fields.get("as") == "spectator"


class Person:
    def __init__(self, trial, name, endpoint):
        self.trial, self.name = trial, name
        self.deployment, self.checker = trial.deployment, trial.checker
        self.dice = random.Random(f"{trial.seed}/{name}")
        self.agents = []
        self.connection = None
        self.endpoint = endpoint  # where this player connects next
        self.connected_at = 0.0  # of time.monotonic(), as all times here
        self.think_times = {}  # id -> from when to when, since the last act that was accepted
        self.start = 0  # of the server that the connection leads to
        self.id = None
        self.token = None
        self.welcome_start = 0  # the start of the server that did
        self.has_had_seat = False  # had a seat at some time: such a player is never forgotten
        self.tables = {}  # id -> RecordingTracker, on this connection
        self.previous_tables = {}  # the same of the connection before
        self.seats = {}  # id -> (game, status, seat), as the server acknowledged it
        self.pending_membership = set()  # ids: a join or a leave was sent and not answered
        self.pending_leaves = set()  # those of them that are leaves
        self.late_leaves = set()  # leaves of an earlier connection, which may be done later
        self.pending_creates = 0  # requests for a new table that were not answered
        # Likewise on connections before this one, where another server may still do it.
        self.earlier_pending, self.earlier_creates = set(), 0
        self.ready = {}  # id -> (game, whether), as acknowledged
        self.seeds = {}  # id -> the last game that was given one: a late seed makes not ready
        self.last_acts = {}  # id -> ((game, decision, action), whether acknowledged): the last one

    # ---- connecting

    async def connect(self):
        """A new connection: hello, and where all the tables stand."""
        clock = asyncio.timeout(self.deployment.connect_timeout)
        try:
            try:
                async with clock:
                    await self._open_session()
            except TimeoutError as late:
                raise Lost(late) if clock.expired() else late
        except Lost:
            self.endpoint += 1
            if self.connection is not None:
                self.connection.cut()
            raise
        self.connected_at = time.monotonic()

    async def _open_session(self):
        deployment = self.deployment
        start = deployment.start
        address = deployment.endpoints[self.endpoint % len(deployment.endpoints)]
        try:
            connection = await with_timeout(Line.connect(
                address, self._on_message, max_size=None, max_queue=None, open_timeout=None,
                close_timeout=1, ping_interval=None), "a connection")
        except (OSError, EOFError, websockets.WebSocketException) as error:
            deployment.check_connect_error(error)
            raise Lost(error) from error
        if deployment.start != start:
            connection.cut()
            raise Lost  # nobody knows which one it leads to
        if start == self.start:
            self.previous_tables = self.current_tables()
        else:
            self.previous_tables = self.previous_tables | self.tables
        self.tables = {}
        self.connection, self.start = connection, start
        connection.reading.add_done_callback(self.trial.on_task_done)
        await self._hello()
        for table in list(self.seats):
            await self.sync(table)

    def current_tables(self):
        """What the server that is there, or was last, has told of each table."""
        return {table: tracker for table, tracker in (self.previous_tables | self.tables).items()
                if tracker.start == self.deployment.start}

    async def _hello(self):
        if self.token is None:
            await self.request("hello", protocol=1, name=self.name)
            return
        try:
            await self.request("hello", protocol=1, token=self.token)
        except Refused as refused:
            if self.deployment.tables_move and refused.code in RETRY_ELSEWHERE_CODES:
                raise Lost from refused
            stays = self.welcome_start == self.start and not self.deployment.tables_move
            if refused.code != "bad_token" or self.has_had_seat or stays:
                raise Violation(f"{self.name} was not let in again: {refused}") from refused
            self.id = self.token = None  # a guest that has never had a seat is forgotten
            await self.request("hello", protocol=1, name=self.name)

    async def sync(self, table):
        """What was missed, else a snapshot; the latter for sure after a restart."""
        known = self.previous_tables.get(table)
        fields = {}
        if table not in self.tables and known is not None and self.dice.random() < 0.7:
            fields = {"epoch": known.epoch, "v": known.v}
        try:
            await self.request("table.sync", table=table, **fields)
        except Refused as refused:
            if table not in self.earlier_pending or refused.code not in NOT_FOUND_CODES:
                raise
            del self.seats[table]
        if table not in self.tables and table in self.seats:
            raise Violation("no snapshot came for a seat", player=self.name, table=table)

    # ---- requests

    async def send(self, op, **fields):
        """The future of the reply."""
        self._record_request(op, fields)
        return await with_timeout(self.connection.send(op, **fields), f"room to send {op} {fields}")

    async def request(self, op, **fields):
        """The reply, Refused or Lost; again after a moment when nothing can be stored just now."""
        while True:
            reply = await self.send(op, **fields)
            try:
                return await with_timeout(reply, f"a reply to {op} {fields}")
            except Refused as refused:
                can_retry = self.deployment.tables_move and op != "hello"
                if refused.code != "storage_unavailable" or not can_retry:
                    raise
            await asyncio.sleep(0.2)

    def _record_request(self, op, fields):
        """Before it leaves: from now on it may have happened."""
        table = fields.get("table")
        if op == "act":
            tracker = self.tables[table]
            act = (tracker.game, fields["decision"], fields["action"])
            known = self.last_acts.get(table, ((), False))
            self.last_acts[table] = (act, known == (act, True))
            tracker.history.record_sent(tracker.game, fields["decision"], tracker.seat,
                                        fields["action"])
            return
        if op in CREATE_OPS:
            self.pending_creates += 1
        if op not in MEMBERSHIP_OPS:
            return
        history = self._history_of(fields)
        if op in ("table.leave", "table.join"):
            self.pending_membership.add(history.id)
        if op == "table.leave":
            self.pending_leaves.add(history.id)
        if op == "table.seed":
            self.seeds[table] = self.tables[table].game
        if not joins_as_spectator(fields):
            history.pending_changes += 1
        self.ready.pop(history.id, None)

    def _history_of(self, fields):
        """Of the table that a request names."""
        if "table" in fields:
            return self.checker.history(fields["table"])
        return self.checker.history_of_invite(fields["invite"])

    def drop_if_left(self, refused):
        """Who only watches a table is unknown to the next server that has it. A table's home may
        hear of a leave by another server, after the next connection."""
        table = refused.request.get("table")
        if (not self.deployment.tables_move or refused.code not in NOT_FOUND_CODES
                or (table in self.seats and table not in self.late_leaves)):
            return False
        self.late_leaves.discard(table)
        self.seats.pop(table, None)
        self.tables.pop(table, None)
        self.previous_tables.pop(table, None)
        return True

    async def act(self, table, decision, action):
        if self.dice.random() < 0.5:
            action = {name: value for name, value in action.items() if name != "shows"}
        return await self.request("act", table=table, decision=decision, action=action)

    # ---- messages: before anything else happens, all that a frame acknowledges is noted

    def _on_message(self, message, sent_request):
        if "error" in message and sent_request is None:
            raise Violation(f"an error that nobody asked for: {message}")
        if message.get("re") is not None and sent_request is None:
            raise Violation(f"a reply to what was not asked: {message}")
        check_reply(message, sent_request)
        ev = message.get("ev")
        if ev == "update":
            self._on_update(message)
        elif ev == "snapshot":
            self._on_snapshot(message, sent_request)
        elif ev == "welcome":
            self._on_welcome(message)
        elif ev == "left":
            self._on_left(message)
        if sent_request is not None:
            self._on_reply(sent_request, message)

    def _on_update(self, message):
        table = message["table"]
        tracker = self.tables.get(table)
        if tracker is None:
            if table in self.seats or table in self.previous_tables or self.earlier_creates:
                return  # after a lost connection: `sync`, which is on its way, covers it
            raise Violation("told of a table without a snapshot", player=self.name, table=table)
        tracker.hear(message)
        self._record_seat(table)

    def _on_snapshot(self, message, sent_request):
        table = message["table"]
        tracker = self.tables.get(table)
        moved = tracker is not None and self.deployment.tables_move and tracker.is_ahead(message)
        is_sync = sent_request is not None and sent_request["op"] == "table.sync"
        if tracker is not None and not moved and is_sync:
            self.checker.snapshots_compared += 1
            tracker.hear(message)
            return
        history = self.checker.history(table)
        before = tracker if moved else self.previous_tables.get(table)
        if self.deployment.tables_move:
            self.checker.record_epoch(history, message["epoch"])
        now = RecordingTracker(self, history, message)
        is_new = before is None or before.epoch != now.epoch
        stays = not self.deployment.tables_move and before is not None
        if stays and is_new == (before.start == self.start):
            raise Violation("another epoch without a restart, or the same one after it",
                            **now.where(player=self.name))
        if is_new and before is not None:
            self._compare_own_view(before, now)
        if is_new:
            history.check_after_restart(now)
        self.tables[table] = now
        self._check_ready(now)
        self._record_seat(table)

    def _compare_own_view(self, before, now):
        """What is this player's alone, if nothing was decided meanwhile."""
        at = (before.game, before.status, before.open_decision, before.seat)
        if at != (now.game, now.status, now.open_decision, now.seat) or before.seat is None:
            return
        if before.status == "playing" and before.open_decision is None:
            return
        if before.view["you"] != now.view["you"]:
            raise Violation(f"the own part of the view is another one: {before.view['you']} and "
                            f"{now.view['you']}",
                            **now.where(player=self.name, decision=now.open_decision))

    def _check_ready(self, now):
        if now.id not in self.ready or now.seat is None:
            return
        game, ready = self.ready[now.id]
        if now.status == "open" and now.game == game != self.seeds.get(now.id):
            if now.view["table"]["seats"][now.seat]["ready"] != ready:
                raise Violation(f"ready={ready} was acknowledged and is gone",
                                **now.where(player=self.name))

    def _record_seat(self, table):
        tracker = self.tables[table]
        seat = tracker.seat
        if seat is None:
            if table in self.seats and not self._is_membership_uncertain(table):
                raise Violation("the seat is gone", **tracker.where(player=self.name))
            self.seats.pop(table, None)
            return
        if tracker.view["table"]["seats"][seat]["player"] != self.id:
            raise Violation("another player has the seat", **tracker.where(player=self.name))
        game, status, before = self.seats.get(table, (None, None, None))
        if (game, status) == (tracker.game, "playing") and before != seat:
            raise Violation(f"seat {before} has become seat {seat} in a running game",
                            **tracker.where(player=self.name))
        self.seats[table] = (tracker.game, tracker.status, seat)
        self.has_had_seat = True

    def _on_welcome(self, message):
        if self.id is not None and (message["player"], message["name"]) != (self.id, self.name):
            raise Violation(f"welcomed as somebody else: {message['player']}", player=self.name)
        self.id, self.token = message["player"], message["token"]
        listed_seats = {entry["table"]: entry["seat"] for entry in message["tables"]}
        if len(listed_seats) != len(message["tables"]):
            raise Violation(f"a table twice: {message['tables']}", player=self.name)
        for table, (game, status, seat) in list(self.seats.items()):
            if listed_seats.get(table) is None:
                if not self._is_membership_uncertain(table):
                    raise Violation("a seat was lost", player=self.name, table=table, game=game,
                                    seat=seat)
                del self.seats[table]
                self.checker.history(table).last_leave = (self.start, time.monotonic())
            elif status == "playing" and listed_seats[table] != seat:
                raise Violation(f"seat {seat} has become seat {listed_seats[table]}",
                                player=self.name, table=table)
        if self.deployment.tables_move:
            self.earlier_pending |= self.pending_membership
            self.late_leaves |= self.pending_leaves
            self.earlier_creates += self.pending_creates
            self.pending_creates = 0
        self._adopt_listed_tables(listed_seats)
        self.pending_membership.clear()
        self.pending_leaves.clear()
        self.pending_creates = 0
        self.welcome_start = self.start

    def _is_membership_uncertain(self, table):
        """Or in: a join or a leave may have been done."""
        return table in self.pending_membership or table in self.earlier_pending

    def _adopt_listed_tables(self, listed_seats):
        """Tables of which no acknowledgement came: as many as were asked for, at most."""
        for table, seat in listed_seats.items():
            if table in self.seats or (seat is None and table in self.current_tables()):
                continue
            if not self._is_membership_uncertain(table):
                self.pending_creates -= 1
                if self.pending_creates < 0:
                    self.pending_creates, self.earlier_creates = 0, self.earlier_creates - 1
                if self.earlier_creates < 0 or seat is None:
                    raise Violation("a table that nobody asked for", player=self.name, table=table,
                                    seat=seat)
            if seat is not None:
                self.seats[table] = (None, None, seat)
                self.assign_table(table)

    def _on_left(self, message):
        table = message["table"]
        is_out = table not in self.tables and table not in self.seats
        if message["reason"] != "left" and not is_out:
            raise Violation(f"sent away: {message['reason']}", player=self.name, table=table)
        self.tables.pop(table, None)
        self.previous_tables.pop(table, None)

    def _on_reply(self, sent_request, message):
        op, ok = sent_request["op"], "error" not in message
        if op == "act" and ok:
            self._on_act_acknowledged(sent_request)
        elif op == "table.sync" and ok and "missed" in message:
            if sent_request["table"] not in self.tables:
                self.tables[sent_request["table"]] = self.previous_tables.pop(sent_request["table"])
        elif op in CREATE_OPS:
            self.pending_creates -= 1
            if ok:
                self.seats.setdefault(message["table"], (None, None, None))
        elif op in MEMBERSHIP_OPS:
            self._on_membership_reply(op, sent_request, ok)

    def _on_membership_reply(self, op, sent_request, ok):
        history = self._history_of(sent_request)
        table = history.id
        if op in ("table.leave", "table.join"):
            self.pending_membership.discard(table)
        if op == "table.leave":
            self.pending_leaves.discard(table)
        if op == "table.leave" and ok:
            self.seats.pop(table, None)
            history.last_leave = (self.start, time.monotonic())
            # Other servers may go on listing a seat that was left in a game.
            if self.deployment.tables_move:
                self.earlier_pending.add(table)
        is_last = not self._has_pending_request(op, table)
        if op == "table.ready" and ok and table in self.tables and is_last:
            tracker = self.tables[table]
            ready = sent_request["ready"] or tracker.view["table"].get("quick", False)
            self.ready[table] = (tracker.game, ready)
        if not joins_as_spectator(sent_request):
            asyncio.get_running_loop().call_later(UPDATE_DELAY_S, history.end_change,
                                                  history.restarts)

    def _has_pending_request(self, op, table):
        """Has one more such request on its way."""
        return any(sent_request["op"] == op and sent_request.get("table") == table
                   for sent_request, _ in self.connection.asked.values())

    def _on_act_acknowledged(self, sent_request):
        table = sent_request["table"]
        decision, action = sent_request["decision"], sent_request["action"]
        (game, last, sent), known = self.last_acts[table]
        if (last, sent) == (decision, action):
            self.checker.repeated_acts += known
            self.last_acts[table] = ((game, last, sent), True)
        self.checker.acknowledged += 1
        self.checker.history(table).record_acknowledged(decision, action)
        self.deployment.on_action_accepted()
        self.trial.on_action(self, table)
        self.think_times.pop(table, None)

    # ---- playing

    async def run(self):
        """Comes, plays, and comes again whenever the connection is lost."""
        while True:
            try:
                await self.connect()
                self.trial.connection_count += 1
                for agent in self.agents:
                    await agent.resume()
                while True:
                    self.connection.changed.clear()
                    if not any([await agent.step() for agent in self.agents]):
                        await self.connection.wait(0.05)
            except Lost:
                await asyncio.sleep(self.dice.uniform(0.002, 0.03))

    async def send_burst(self):
        """The server is about to be killed, though nobody knows."""
        try:
            for agent in self.agents:
                await agent.send_burst()
        except Lost:
            pass

    def assign_table(self, table):
        """A table that was asked for before the connection was lost."""
        for agent in self.agents:
            if agent.is_creator and agent.group.table is None:
                agent.group.table = table
                return
