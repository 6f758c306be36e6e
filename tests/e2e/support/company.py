"""Games of every ruleset with every kind of company, played with the Python kit.

A kind says who sits at the table and what happens to a seat. What really happened is read from the
transcript: `happened` is empty if the game is none of its kind.
"""

import asyncio
import contextlib
import dataclasses
import itertools
import random

from vegas import Client, Refused

LEVELS = ("random", "easy", "normal", "hard")
SEEDS = ("hash", "open", "none", "mixed")
SHORT_CLOCK = {"decision_ms": 1000}
TILE_SET = [["A1", "B1", "C1", "D1", "E1", "F1"], ["A2", "B2", "C2", "D2", "E2", "F2"],
            [None, "G1", None, "H2", None, None]]
OWN_BOARD = {  # [VG-1]
    "tables": [{"rows": [[[1, 2], [3, 4], [5]]]}] * 13 + [{"rows": [[[n] for n in range(1, 6)]]}],
    "track": [0] + list(range(14, 0, -1)) + [0],
}
LAST_PAUSE = 12  # the latest decision before which a game stops for a change of seats


def _with_seats(options, *numbers):
    return [(seats, options) for seats in numbers]


SETUPS = {
    "royale-basic": [
        *_with_seats({}, 2, 3, 4, 5), (2, {"neutral_dice": False}),
        (3, {"first_seat": 1, "open_money": True})],
    "royale": [
        *_with_seats({}, 2, 3, 4, 5), *_with_seats({"tiles": 6}, 2, 3, 4, 5), (4, {"tiles": 0}),
        (2, {"neutral_dice": False, "tiles": 5, "tile_reuse": "fresh_faces"}),
        (3, {"tiles": 2, "tile_reuse": "fresh_tiles", "open_money": True}),
        (3, {"tile_set": TILE_SET})],
    "classic": [
        *_with_seats({}, 2, 3, 4, 5), *_with_seats({"neutral_dice": True}, 2, 3, 4)],
    "custom": [
        *_with_seats({}, 2, 3, 4, 5, 6, 7, 8), (3, {"skip": "chips", "skip_limit": 2}),
        (4, {"skip": "cards", "copies": 4}), (2, {"copies": 10, "rounds": 10}),
        (5, {"rounds": 1, "skip_limit": 1})],
    "vegas-1996": [
        *_with_seats({}, 2, 3, 4), *_with_seats({"duel": True}, 2, 3, 4),
        (3, {"board": OWN_BOARD, "duel": True})],
}


class Person(Client):
    """Says hello as people's clients do, without a program."""

    async def _hello(self, line):
        who = {"token": self._token} if self._token else {"name": self.name}
        if self._gives_seeds:
            who["caps"] = ["seeds"]
        await line.request("hello", protocol=1, **who)


@dataclasses.dataclass
class Game:
    """One game. The finished one has `transcript` and `replay`, as texts."""

    ruleset: str
    kind: str
    seeds: str
    seats: int
    options: dict
    levels: tuple
    chance: random.Random
    transcript: str = ""
    replay: str = ""


class Company:
    """Those who play one game. It stops once, before the decision `pause_at`, until go_on()."""

    def __init__(self, server, game):
        self.server, self.game, self.chance = server, game, game.chance
        self.everybody = contextlib.AsyncExitStack()
        self.tables, self.plays = [], []
        self.levels = itertools.cycle(game.levels)
        self.pause_at = None
        self.is_paused, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.has_timed_out = asyncio.Event()

    async def connect(self, name, program=False):
        style = self.game.seeds
        gives = style == "hash" or style == "mixed" and len(self.tables) % 2 == 0
        made = Client if program else Person
        return await self.everybody.enter_async_context(
            made(self.server.ws, name, tell=self._hear, wait=True, seeds=gives))

    def _hear(self, _, event):
        if event["kind"] == "timed_out":
            self.has_timed_out.set()

    async def open_table(self, host, **fields):
        game = self.game
        self.tables.append(await host.create(
            game.ruleset, seats=game.seats, options=game.options, **{"clock": None, **fields}))
        self.invite = self.tables[0].view["table"]["invite"]
        await self._give_open_seed(self.tables[0])

    async def sit_down(self, *kinds_of_seats, **fields):
        """The host first. Each is "person" or "program"; house bots take the other seats."""
        for number, kind in enumerate(kinds_of_seats[:self.game.seats]):
            client = await self.connect(f"Player {number}", program=kind == "program")
            if self.tables:
                self.tables.append(await client.join(invite=self.invite))
                await self._give_open_seed(self.tables[-1])
            else:
                await self.open_table(client, **fields)

    async def _give_open_seed(self, table):
        if self.game.seeds == "open" and table.seat is not None:
            await table.ask("table.seed", commitment=table.view["table"]["commitment"],
                            seed=f"open {self.chance.random()}")

    async def add_bots(self, count):
        for _ in range(count):
            await self.tables[0].ask("table.add_bot", level=next(self.levels))

    async def start(self):
        await self.add_bots(self.game.seats - len(self.tables))
        for table in self.tables:
            await table.be_ready()
        self.plays = [asyncio.create_task(table.play(self.choose)) for table in self.tables]

    async def choose(self, _, prompt):
        if self.pause_at is not None and prompt["decision"] >= self.pause_at:
            self.is_paused.set()
            await self.may_go_on.wait()
        return self.chance.choice(prompt["actions"])

    async def start_and_pause(self):
        self.pause_at = self.chance.randint(4, LAST_PAUSE)
        await self.start()
        await self.is_paused.wait()

    async def pause_again(self):
        """A few decisions later."""
        self.pause_at += 3
        paused, self.may_go_on = self.may_go_on, asyncio.Event()
        self.is_paused.clear()
        paused.set()
        await self.is_paused.wait()

    async def stop_playing(self, number):
        self.plays[number].cancel()
        await asyncio.wait([self.plays[number]])
        del self.plays[number]
        return self.tables.pop(number)

    def play_on(self, table):
        self.tables.append(table)
        self.plays.append(asyncio.create_task(table.play(self.choose)))

    async def take_seat(self, seat):
        """Somebody who was not there asks for the seat, and the host gives it."""
        newcomer = await self.connect("Newcomer", program=self.chance.random() < 0.5)
        table = await newcomer.join(invite=self.invite, **{"as": "spectator"})
        await table.ask("table.request_seat", seat=seat)
        while not await self._assign_seat(newcomer):
            await self.pause_again()
        while table.seat is None:
            await table.news()
        self.play_on(table)

    async def _assign_seat(self, newcomer):
        """False: a sealed choice of the seat is not shown yet."""
        try:
            await self.tables[0].ask("table.assign_seat", player=newcomer.player)
        except Refused as why:
            if why.code != "sealed_choice":
                raise
            return False
        return True

    async def finish(self):
        self.may_go_on.set()
        await asyncio.gather(*self.plays)
        while self.tables[0].status != "finished":
            await self.tables[0].news()

    async def fetch(self):
        """As anybody gets it who has the link."""
        number = self.tables[0].view["table"]["game"]
        for what, path in (("transcript", ""), ("replay", "/replay")):
            status, _, text = await asyncio.to_thread(
                self.server.http, "GET", f"/api/games/{number}{path}?invite={self.invite}")
            assert status == 200, (status, text)
            setattr(self.game, what, text)


async def house_bots(company):
    await company.open_table(await company.connect("Host"), **{"as": "spectator"})
    await company.add_bots(company.game.seats)


async def one_person(company):
    await company.sit_down("person")
    await company.start()


async def people(company):
    await company.sit_down(*["person"] * company.game.seats)
    await company.start()


async def programs(company):
    await company.sit_down(*["program"] * company.game.seats)
    await company.start()


async def person_and_program(company):
    await company.sit_down("person", "program")
    await company.start()


async def left(company):
    await company.sit_down("person", "person")
    await company.start_and_pause()
    await (await company.stop_playing(1)).leave()


async def left_and_taken_over(company):
    await company.sit_down("person", "program")
    await company.start_and_pause()
    table = await company.stop_playing(1)
    await table.leave()
    await company.take_seat(1)


async def house_bot_replaced(company):
    await company.sit_down("person")
    await company.start_and_pause()
    await company.take_seat(company.game.seats - 1)


async def returned(company):
    await company.sit_down("person", "person", clock=SHORT_CLOCK)
    await company.start_and_pause()
    table = await company.stop_playing(1)
    await table.client.__aexit__()
    company.may_go_on.set()
    await company.has_timed_out.wait()
    again = Person(company.server.ws, "Again", wait=True, seeds=False)
    again._token = table.client._token
    await company.everybody.enter_async_context(again)
    company.play_on(await again.join(table=table.id))


async def absent(company):
    await company.sit_down("person", "person", clock=SHORT_CLOCK)
    await company.start_and_pause()
    table = await company.stop_playing(1)
    await table.client.__aexit__()


KINDS = {made.__name__: made for made in (
    house_bots, one_person, people, programs, person_and_program, left, left_and_taken_over,
    house_bot_replaced, returned, absent)}


def _answers(transcript, seat):
    """For each answer of the seat, whether the house gave it."""
    return ["house" in made for made in transcript["actions"] if made["seat"] == seat]


def happened(game, transcript):
    """Whether the transcript shows what this kind of game is about."""
    seats = transcript["seats"]
    persons = [seat for seat in seats if seat["bot"] is None and "program" not in seat]
    with_program = [seat for seat in seats if "program" in seat]
    second = _answers(transcript, 1)
    by_house = itertools.takewhile(bool, reversed(second))
    return {
        "house_bots": not persons and not with_program,
        "one_person": len(persons) == 1 and not with_program,
        "people": len(persons) == len(seats),
        "programs": len(with_program) == len(seats),
        "person_and_program": len(persons) == len(with_program) == 1,
        "left": any(by_house),
        "left_and_taken_over": "since" in seats[1],
        "house_bot_replaced": "since" in seats[-1],
        "returned": (True, False) in itertools.pairwise(second),
        "absent": second.count(True) > 1 and second[-1],
    }[game.kind]


def seeds_given(transcript):
    return sum(seat["seed"] != "" for seat in transcript["seats"])


async def play(server, game):
    """The finished game has its texts."""
    company = Company(server, game)
    async with company.everybody:
        await KINDS[game.kind](company)
        await company.finish()
        await company.fetch()
