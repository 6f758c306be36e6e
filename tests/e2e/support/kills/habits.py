"""What people do at a table: a little of everything, at moments that chance chooses.

A `Station` is one person at one party's table. It looks at what the person knows and does the next
thing; so it needs no memory of its own over lost connections and restarts.
"""

import asyncio
import time

from support.followed import Wrong
from support.kills.parties import SHORT_MS
from vegas import Refused

# How long it takes on average, in seconds, until somebody ...
LEAVES, COMES_BACK, CUTS, SYNCS, WATCHER_LEAVES, SITS = 8, 0.4, 20, 6, 12, 0.3
# How often somebody leaves a decision to the house, where there is a clock.
DAWDLES = 0.02


def is_hurried(followed):
    """Whether the house may decide for somebody who only is a bit slow."""
    clock = followed.view["table"]["clock"]
    return clock is not None and clock["decision_ms"] <= SHORT_MS


class Station:
    only_watches = False

    def __init__(self, person, party):
        self.person, self.party = person, party
        self.trial, self.dice = person.trial, person.dice
        self.answered = (None, 0)  # a table's newest decision that needs no answer any more
        self.comes_at = 0.0  # when somebody who has left comes back
        self.left_in = None  # the game in which the seat was left to the house
        self.left_table = None
        self.waits_since = time.monotonic()
        self.asked_history = None
        person.stations.append(self)
        party.stations.append(self)

    # ---- what there is

    @property
    def is_founder(self):
        return self.party.stations[0] is self

    @property
    def followed(self):
        return self.person.tables.get(self.party.table)

    def is_out(self):
        table = self.party.table
        return table not in self.person.tables and table not in self.person.seats

    def is_leaving(self):
        """In a hurry, without waiting for the answer."""
        return self.party.table in self.person.unsure

    def chance(self, seconds):
        """Of what happens every so many seconds, at a step; steps are some 50 ms apart."""
        return self.dice.random() < 0.05 / seconds

    async def ask(self, op, allowed=(), **fields):
        """The reply; None after a refusal that may be."""
        try:
            return await self.person.ask(op, **fields)
        except Refused as refused:
            if refused.code in allowed or self.person.watched_elsewhere(refused):
                return None
            raise

    # ---- after a lost connection

    async def came_back(self):
        """Says once more what may have been heard or not, and what was heard for sure."""
        if self.asked_for_this_table() and self.dice.random() < 0.3:
            await self.ask_again_for_table()
        followed = self.followed  # a new one, where a snapshot came with the reply
        (game, decision, action), acked = self.person.acts.get(self.party.table, ((0, 0, 0), False))
        if not self.has_seat() or followed.game != game:
            return
        if acked and (is_hurried(followed) or self.left_in == followed.game):
            return  # the house may have answered later for this seat
        if not acked:
            self.answered = (followed.id, decision - 1)
        if self.dice.random() < (0.3 if acked else 0.8):
            self.answered = (followed.id, decision)
            again = await self.ask("act", ("stale_decision", "game_over"), table=followed.id,
                                   decision=decision, action=action)
            if acked and again is None:
                await self.must_be_another_game(followed.id, game, decision)

    def asked_for_this_table(self):
        """For sure: a person who founds two parties may have mixed up what came of two requests
        that were not answered. The server remembers it of those who have stayed; another server
        does not."""
        founded = [station for station in self.person.stations if station.is_founder]
        return (not self.trial.world.moves and founded == [self] and self.has_seat()
                and self.left_table != self.party.table)

    async def ask_again_for_table(self):
        """The request has a name: so it makes no other one."""
        reply = await self.request_table()
        if reply["table"] != self.party.table:
            raise Wrong(f"a request that came again has led to {reply['table']}",
                        player=self.person.name, table=self.party.table)

    async def must_be_another_game(self, table, game, decision):
        """In which the answers of the one before are not known any more."""
        await self.ask("table.sync", table=table)
        if self.followed.game == game:
            raise Wrong("an action that was acknowledged is refused when it comes again",
                        **self.followed.where(player=self.person.name, decision=decision))

    # ---- step by step

    async def step(self):
        """Does one thing, and says whether there was one."""
        if self.party.table is None:
            return self.is_founder and not self.trial.closing and await self.make_table()
        followed = self.followed
        if self.is_leaving():
            return False
        if followed is None:
            return await self.come_in()
        if self.chance(CUTS):
            self.person.line.cut()
            return True
        if self.chance(SYNCS):
            await self.ask("table.sync", table=followed.id)
            return True
        if followed.seat is None:
            return await self.watch(followed)
        return await getattr(self, followed.status)(followed)

    async def make_table(self):
        reply = await self.request_table()
        self.party.table = reply["table"]
        self.waits_since = time.monotonic()
        return True

    async def request_table(self):
        return await self.ask("table.create", **self.party.fields)

    async def come_in(self):
        """To a table that is not there any more, or has no room, nobody needs to come."""
        party, now = self.party, time.monotonic()
        if party.is_over:
            party.gone()
            return False
        if now < self.comes_at or party.account is None or party.account.invite is None:
            return False
        if self.is_founder and party.table in self.person.seats:
            return False  # its snapshot is on its way
        seed = {"seed": f"dice of {self.person.name}"} if self.dice.random() < 0.5 else {}
        returns = self.left_in == party.account.newest[0]
        came = await self.ask("table.join", ("table_full", "game_started", "unknown_invite"),
                              invite=party.account.invite, **seed)
        if came is None:
            came = await self.ask("table.join", ("unknown_invite",), invite=party.account.invite,
                                  **{"as": "spectator"})
        elif returns and self.left_in == self.followed.game and self.followed.status == "playing":
            self.trial.witness.retaken += 1
        if came is None:
            self.comes_at = now + 1
        return True

    def away_for(self, seconds):
        self.comes_at = time.monotonic() + self.dice.expovariate(1 / seconds)

    async def leave(self, followed):
        self.left_in, self.left_table = followed.game, followed.id
        self.trial.witness.left += followed.status == "playing" and followed.seat is not None
        await self.ask("table.leave", table=followed.id)
        self.away_for(COMES_BACK)
        self.party.gone()
        return True

    async def watch(self, followed):
        if self.party.is_over or (self.chance(WATCHER_LEAVES) and not self.trial.closing):
            return await self.leave(followed)
        may_sit = followed.status == "open" and not self.only_watches and not self.trial.closing
        if may_sit and self.chance(SITS):
            sits = await self.ask("table.join", ("table_full", "game_started"), table=followed.id)
            return sits is not None
        return False

    # ---- a status each

    async def playing(self, followed):
        prompt = followed.own_prompt
        if prompt is not None and self.is_open(followed, prompt):
            return await self.decide(followed, prompt)
        if self.may_leave() and self.chance(LEAVES):
            return await self.leave(followed)
        return False

    def is_open(self, followed, prompt):
        table, decision = self.answered
        return table != followed.id or prompt["decision"] > decision

    def may_leave(self):
        """Of the two who came first one always stays, or the table would be gone."""
        first = self.party.stations[:2]
        others = [station for station in first if station is not self]
        stays = all(station.has_seat() for station in others)
        return not self.trial.closing and (self not in first or (bool(others) and stays))

    def has_seat(self):
        return (self.followed is not None and self.followed.seat is not None
                and not self.is_leaving())

    async def decide(self, followed, prompt):
        decision = prompt["decision"]
        hurried = is_hurried(followed)
        if hurried and not self.trial.closing and self.dice.random() < DAWDLES:
            self.answered = (followed.id, decision)
            return False
        asked_at = time.monotonic()
        await asyncio.sleep(self.dice.uniform(0, 2 * self.trial.pace))
        self.person.thoughts.setdefault(followed.id, []).append((asked_at, time.monotonic()))
        if self.followed is not followed or followed.own_prompt is not prompt:
            return True  # meanwhile the house has decided
        if self.is_leaving() or not self.is_open(followed, prompt):
            return True  # or this person, in a hurry
        self.answered = (followed.id, decision)
        allowed = ("stale_decision", "game_over") if hurried else ()  # the house was quicker
        try:
            await self.person.act(followed.id, decision, self.dice.choice(prompt["actions"]))
        except Refused as refused:
            if refused.code not in allowed:
                raise
        return True

    async def open(self, followed):
        table = followed.view["table"]
        if self.party.is_over:
            return await self.leave(followed)
        if self.trial.closing:
            return False
        if table["host"] == self.person.id and await self.host(followed, table):
            return True
        if self.may_leave() and self.chance(LEAVES / 10):
            return await self.leave(followed)
        ready = table["seats"][followed.seat]["ready"]
        if ready == (self.dice.random() < 0.06):
            seed = {"seed": f"{self.dice.getrandbits(64):x}"} if self.dice.random() < 0.5 else {}
            await self.ask("table.ready", ("game_started",), table=followed.id, ready=not ready,
                           **seed)
            return True
        return False

    async def host(self, followed, table):
        """Fills the table when everybody has had the time to come."""
        free = [seat for seat, who in enumerate(table["seats"]) if who is None]
        waited = time.monotonic() - self.waits_since
        missing = sum(station.is_out() and not station.only_watches
                      for station in self.party.stations)
        if free and (len(free) > missing or waited > 1):
            await self.ask("table.add_bot", ("table_full", "game_started", "not_host"),
                           table=followed.id, level=self.dice.choice(("easy", "random")))
            return True
        bots = [seat for seat, who in enumerate(table["seats"]) if who and who["player"] is None]
        if bots and self.dice.random() < 0.05:
            await self.ask("table.remove_bot", ("game_started", "not_host", "not_a_bot"),
                           table=followed.id, seat=self.dice.choice(bots))
            return True
        if waited > 2 and self.dice.random() < 0.1:
            await self.ask("table.start", ("game_started", "too_few_players", "not_host"),
                           table=followed.id)
            return True
        return False

    async def finished(self, followed):
        party = self.party
        party.played(followed.game)
        if self.dice.random() < 0.2 and self.asked_history != followed.view["table"]["game"]:
            self.asked_history = followed.view["table"]["game"]
            await self.ask("history", ("game_not_over",), table=followed.id)
            return True
        if party.is_over:
            return await self.leave(followed)
        if self.trial.closing or self.dice.random() < 0.5:
            return False
        self.waits_since = time.monotonic()
        await self.ask("table.rematch", ("game_not_over",), table=followed.id)
        return True

    # ---- in a hurry, before the server is killed

    async def hurry(self):
        """Says something without waiting for the answer."""
        followed = self.followed
        if followed is None or followed.seat is None or not self.person.line.is_open:
            return
        prompt, table = followed.own_prompt, followed.id
        if prompt is not None and self.is_open(followed, prompt):
            self.answered = (table, prompt["decision"])
            await self.person.send("act", table=table, decision=prompt["decision"],
                                   action=self.dice.choice(prompt["actions"]))
        elif followed.status == "open" and not self.party.is_over:
            ready = followed.view["table"]["seats"][followed.seat]["ready"]
            await self.person.send("table.ready", table=table, ready=not ready)
        elif followed.status == "finished" and not self.party.is_over:
            await self.person.send("table.rematch", table=table)
        elif followed.status == "playing" and self.may_leave() and self.dice.random() < 0.1:
            self.left_in, self.left_table = followed.game, followed.id
            self.trial.witness.left += 1
            await self.person.send("table.leave", table=table)


class Watcher(Station):
    """Never takes a seat."""

    only_watches = True

    async def come_in(self):
        party = self.party
        if party.is_over:
            party.gone()
            return False
        if time.monotonic() < self.comes_at or party.account is None or not party.account.invite:
            return False
        await self.ask("table.join", ("unknown_invite",), invite=party.account.invite,
                       **{"as": "spectator"})
        return True


class Drifter(Station):
    """Sits down wherever the next quick game starts; its party is one of its own."""

    async def request_table(self):
        fields = {name: self.party.fields[name] for name in ("ruleset", "once")}
        return await self.ask("quick_play", **fields)

    async def open(self, followed):
        if followed.view["table"].get("quick"):
            return False  # it starts by itself
        return await super().open(followed)
