"""What people do at a table: a little of everything, at moments that chance chooses.

A `PlayerAgent` is one person at one group's table. It looks at what the person knows and does the
next thing; so it needs no memory of its own over lost connections and restarts.
"""

import asyncio
import hashlib
import time

from support.faults.groups import SHORT_MS
from support.table_tracker import Violation
from vegas import Refused

# How long it takes on average, in seconds, until somebody ...
LEAVE_S, RETURN_S, DISCONNECT_S, SYNC_S, SPECTATOR_LEAVE_S, SIT_S = 8, 0.4, 20, 6, 12, 0.3
# How often somebody leaves a decision to the house, where there is a clock.
TIMEOUT_SHARE = 0.02


def has_short_clock(tracker):
    """Whether the house may decide for somebody who only is a bit slow."""
    clock = tracker.view["table"]["clock"]
    return clock is not None and clock["decision_ms"] <= SHORT_MS


class PlayerAgent:
    is_spectator = False

    def __init__(self, person, group):
        self.person, self.group = person, group
        self.trial, self.dice = person.trial, person.dice
        self.last_decision = (None, 0)  # a table's newest decision that needs no action any more
        self.return_time = 0.0  # when somebody who has left comes back
        self.left_game = None  # the game in which the seat was left to the house
        self.left_table = None
        self.waiting_since = time.monotonic()
        self.requested_history = None
        person.agents.append(self)
        group.agents.append(self)

    # ---- what there is

    @property
    def is_creator(self):
        return self.group.agents[0] is self

    @property
    def tracker(self):
        return self.person.tables.get(self.group.table)

    def is_absent(self):
        table = self.group.table
        return table not in self.person.tables and table not in self.person.seats

    def is_leaving(self):
        """In a burst, without waiting for the reply."""
        return self.group.table in self.person.pending_membership

    def is_due(self, seconds):
        """Of what happens every so many seconds, at a step; steps are some 50 ms apart."""
        return self.dice.random() < 0.05 / seconds

    async def request(self, op, allowed=(), **fields):
        """The reply; None after a refusal that may be."""
        try:
            return await self.person.request(op, **fields)
        except Refused as refused:
            if refused.code in allowed or self.person.drop_if_left(refused):
                return None
            raise

    # ---- after a lost connection

    async def resume(self):
        """Says once more what may have been heard or not, and what was heard for sure."""
        if self.has_created_table() and self.dice.random() < 0.3:
            await self.repeat_create()
        tracker = self.tracker  # a new one, where a snapshot came with the reply
        last_act = self.person.last_acts.get(self.group.table, ((0, 0, 0), False))
        (game, decision, action), is_acknowledged = last_act
        if not self.has_seat() or tracker.game != game:
            return
        if is_acknowledged and (has_short_clock(tracker) or self.left_game == tracker.game):
            return  # the house may have answered later for this seat
        if not is_acknowledged:
            self.last_decision = (tracker.id, decision - 1)
        if self.dice.random() < (0.3 if is_acknowledged else 0.8):
            self.last_decision = (tracker.id, decision)
            again = await self.request("act", ("stale_decision", "game_over"), table=tracker.id,
                                       decision=decision, action=action)
            if is_acknowledged and again is None:
                await self.check_game_changed(tracker.id, game, decision)

    def has_created_table(self):
        """For sure: a person who creates the tables of two groups may have mixed up what came of
        two requests that were not answered. The server remembers it of those who have stayed;
        another server does not."""
        created = [agent for agent in self.person.agents if agent.is_creator]
        return (not self.trial.deployment.tables_move and created == [self] and self.has_seat()
                and self.left_table != self.group.table)

    async def repeat_create(self):
        """The request has a name: so it makes no other one."""
        reply = await self.send_create()
        if reply["table"] != self.group.table:
            raise Violation(f"a request that came again has led to {reply['table']}",
                            player=self.person.name, table=self.group.table)

    async def check_game_changed(self, table, game, decision):
        """In which the answers of the one before are not known any more."""
        await self.request("table.sync", table=table)
        if self.tracker.game == game:
            raise Violation("an action that was acknowledged is refused when it comes again",
                            **self.tracker.where(player=self.person.name, decision=decision))

    # ---- step by step

    async def step(self):
        """Does one thing, and says whether there was one."""
        if self.group.table is None:
            return self.is_creator and not self.trial.is_closing and await self.create_table()
        tracker = self.tracker
        if self.is_leaving():
            return False
        if tracker is None:
            return await self.join()
        if self.is_due(DISCONNECT_S):
            self.person.connection.cut()
            return True
        if self.is_due(SYNC_S):
            await self.request("table.sync", table=tracker.id)
            return True
        if tracker.seat is None:
            return await self.spectate(tracker)
        return await getattr(self, tracker.status)(tracker)

    async def create_table(self):
        reply = await self.send_create()
        self.group.table = reply["table"]
        self.waiting_since = time.monotonic()
        return True

    async def send_create(self):
        return await self.request("table.create", **self.group.fields)

    async def join(self):
        """To a table that is not there any more, or has no room, nobody needs to come."""
        group, now = self.group, time.monotonic()
        if group.is_over:
            group.plan_next_if_empty()
            return False
        if now < self.return_time or group.history is None or group.history.invite is None:
            return False
        if self.is_creator and group.table in self.person.seats:
            return False  # its snapshot is on its way
        returns = self.left_game == group.history.progress[0]
        reply = await self.request("table.join", ("table_full", "game_started", "unknown_invite"),
                                   invite=group.history.invite)
        if reply is None:
            reply = await self.request("table.join", ("unknown_invite",),
                                       invite=group.history.invite,
                                       **{"as": "spectator"})
        elif returns and self.left_game == self.tracker.game and self.tracker.status == "playing":
            self.trial.checker.seats_retaken += 1
        if reply is None:
            self.return_time = now + 1
        return True

    def schedule_return(self, seconds):
        self.return_time = time.monotonic() + self.dice.expovariate(1 / seconds)

    async def leave(self, tracker):
        self.left_game, self.left_table = tracker.game, tracker.id
        self.trial.checker.seats_left += tracker.status == "playing" and tracker.seat is not None
        await self.request("table.leave", table=tracker.id)
        self.schedule_return(RETURN_S)
        self.group.plan_next_if_empty()
        return True

    async def spectate(self, tracker):
        if self.group.is_over or (self.is_due(SPECTATOR_LEAVE_S) and not self.trial.is_closing):
            return await self.leave(tracker)
        may_sit = tracker.status == "open" and not self.is_spectator and not self.trial.is_closing
        if may_sit and self.is_due(SIT_S):
            reply = await self.request("table.join", ("table_full", "game_started"),
                                       table=tracker.id)
            return reply is not None
        return False

    # ---- a status each

    async def playing(self, tracker):
        prompt = tracker.own_prompt
        if prompt is not None and self.is_undecided(tracker, prompt):
            return await self.decide(tracker, prompt)
        if self.may_leave() and self.is_due(LEAVE_S):
            return await self.leave(tracker)
        return False

    def is_undecided(self, tracker, prompt):
        table, decision = self.last_decision
        return table != tracker.id or prompt["decision"] > decision

    def may_leave(self):
        """Of the two who came first one always stays, or the table would be gone."""
        first = self.group.agents[:2]
        others = [agent for agent in first if agent is not self]
        stays = all(agent.has_seat() for agent in others)
        return not self.trial.is_closing and (self not in first or (bool(others) and stays))

    def has_seat(self):
        return (self.tracker is not None and self.tracker.seat is not None
                and not self.is_leaving())

    async def decide(self, tracker, prompt):
        decision = prompt["decision"]
        short_clock = has_short_clock(tracker)
        if short_clock and not self.trial.is_closing and self.dice.random() < TIMEOUT_SHARE:
            self.last_decision = (tracker.id, decision)
            return False
        asked_at = time.monotonic()
        await asyncio.sleep(self.dice.uniform(0, 2 * self.trial.pace))
        self.person.think_times.setdefault(tracker.id, []).append((asked_at, time.monotonic()))
        if self.tracker is not tracker or tracker.own_prompt is not prompt:
            return True  # meanwhile the house has decided
        if self.is_leaving() or not self.is_undecided(tracker, prompt):
            return True  # or this person, in a burst
        self.last_decision = (tracker.id, decision)
        allowed = ("stale_decision", "game_over") if short_clock else ()  # the house was quicker
        try:
            await self.person.act(tracker.id, decision, self.dice.choice(prompt["actions"]))
        except Refused as refused:
            if refused.code not in allowed and not self.person.drop_if_left(refused):
                raise
        return True

    async def open(self, tracker):
        table = tracker.view["table"]
        if self.group.is_over:
            return await self.leave(tracker)
        if self.trial.is_closing:
            return False
        if "seed_exchange" in table:
            return await self.answer_seed_exchange(tracker, table["seed_exchange"])
        if table["host"] == self.person.id and await self.act_as_host(tracker, table):
            return True
        if self.may_leave() and self.is_due(LEAVE_S / 10):
            return await self.leave(tracker)
        ready = table["seats"][tracker.seat]["ready"]
        if ready == (self.dice.random() < 0.06):
            if self.dice.random() < 0.5:
                await self.give_seed(tracker, self.dice.choice(("hash", "seed")))
                if self.tracker is not tracker or self.is_leaving():
                    return True  # left the game that began meanwhile, in a burst
            await self.request("table.ready", ("game_started",), table=tracker.id, ready=not ready)
            return True
        return False

    async def answer_seed_exchange(self, tracker, exchange):
        if tracker.seat not in exchange["seats"]:
            return False
        await self.give_seed(tracker, exchange["asks"])
        return True

    async def give_seed(self, tracker, part):
        """The same one whenever it is asked for. The start may be off meanwhile, or over."""
        table = tracker.view["table"]
        seed = f"dice of {self.person.name} in {table['game']}"
        value = hashlib.sha256(seed.encode()).hexdigest() if part == "hash" else seed
        await self.request("table.seed", ("game_started", "seeds_closed", "stale_commitment"),
                           table=tracker.id, commitment=table["commitment"], **{part: value})

    async def act_as_host(self, tracker, table):
        """Fills the table when everybody has had the time to come."""
        free = [seat for seat, who in enumerate(table["seats"]) if who is None]
        waited = time.monotonic() - self.waiting_since
        missing = sum(agent.is_absent() and not agent.is_spectator
                      for agent in self.group.agents)
        if free and (len(free) > missing or waited > 1):
            await self.request("table.add_bot", ("table_full", "game_started", "not_host"),
                               table=tracker.id, level=self.dice.choice(("easy", "random")))
            return True
        bots = [seat for seat, who in enumerate(table["seats"]) if who and who["player"] is None]
        if bots and self.dice.random() < 0.05:
            await self.request("table.remove_bot", ("game_started", "not_host", "not_a_bot"),
                               table=tracker.id, seat=self.dice.choice(bots))
            return True
        if waited > 2 and self.dice.random() < 0.1:
            await self.request("table.start", ("game_started", "too_few_players", "not_host"),
                               table=tracker.id)
            return True
        return False

    async def finished(self, tracker):
        group = self.group
        group.on_game_over(tracker.game)
        if self.dice.random() < 0.2 and self.requested_history != tracker.view["table"]["game"]:
            self.requested_history = tracker.view["table"]["game"]
            await self.request("history", ("game_not_over",), table=tracker.id)
            return True
        if group.is_over:
            return await self.leave(tracker)
        if self.trial.is_closing or self.dice.random() < 0.5:
            return False
        self.waiting_since = time.monotonic()
        await self.request("table.rematch", ("game_not_over",), table=tracker.id)
        return True

    # ---- a burst, before the server is killed

    async def send_burst(self):
        """Says something without waiting for the reply."""
        tracker = self.tracker
        if tracker is None or tracker.seat is None or not self.person.connection.is_open:
            return
        prompt, table = tracker.own_prompt, tracker.id
        if prompt is not None and self.is_undecided(tracker, prompt):
            self.last_decision = (table, prompt["decision"])
            await self.person.send("act", table=table, decision=prompt["decision"],
                                   action=self.dice.choice(prompt["actions"]))
        elif tracker.status == "open" and not self.group.is_over:
            ready = tracker.view["table"]["seats"][tracker.seat]["ready"]
            await self.person.send("table.ready", table=table, ready=not ready)
        elif tracker.status == "finished" and not self.group.is_over:
            await self.person.send("table.rematch", table=table)
        elif tracker.status == "playing" and self.may_leave() and self.dice.random() < 0.1:
            self.left_game, self.left_table = tracker.game, tracker.id
            self.trial.checker.seats_left += 1
            await self.person.send("table.leave", table=table)


class SpectatorAgent(PlayerAgent):
    """Never takes a seat."""

    is_spectator = True

    async def join(self):
        group = self.group
        if group.is_over:
            group.plan_next_if_empty()
            return False
        if time.monotonic() < self.return_time or group.history is None or not group.history.invite:
            return False
        await self.request("table.join", ("unknown_invite",), invite=group.history.invite,
                           **{"as": "spectator"})
        return True


class QuickPlayAgent(PlayerAgent):
    """Sits down wherever the next quick game starts; its group is one of its own."""

    async def send_create(self):
        fields = {name: self.group.fields[name] for name in ("ruleset", "idempotency_key")}
        return await self.request("quick_play", **fields)

    async def open(self, tracker):
        if tracker.view["table"].get("quick"):
            return False  # it starts by itself
        return await super().open(tracker)
