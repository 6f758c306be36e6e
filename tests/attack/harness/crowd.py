"""Thirty honest people behind one address: four tables, rematches, and everybody reloads once."""

import asyncio

from harness.page import Browser
from harness.party import Party
from harness.person import Person
from harness.target import CROWD

# Ruleset, options, seats; one more watches at each table. Thirty in all.
TABLES = (("custom", {"rounds": 2}, 8), ("custom", {"rounds": 1}, 8), ("royale", {}, 5),
          ("classic", {}, 5))
SHORT = (("custom", {"rounds": 1}, 8), ("custom", {"rounds": 1}, 8), ("custom", {"rounds": 1}, 5),
         ("custom", {"rounds": 1}, 5))
PEOPLE = 30
GAMES, GAMES_SHORT = 1_000, 2


class Crowd:
    def __init__(self, target, notes, short):
        setups, think_s = (SHORT, 0.02) if short else (TABLES, 0.04)
        self.parties = [Evening(target, notes, setup, think_s, GAMES_SHORT if short else GAMES)
                        for setup in setups]

    def wrong(self):
        people = [person for party in self.parties for person in party.people]
        late = sum(person.reloads != 1 for person in people)
        if len(people) != PEOPLE or late:
            yield f"{len(people)} people came, and {late} of them did not reload once"


class Guest(Person):
    def __init__(self, *about):
        super().__init__(*about)
        self.browser = Browser(self.target, self.source, self.notes)

    async def load(self):
        await self.browser.load()


class Evening(Party):
    """One table, whose people stay together."""

    person_kind = Guest

    def __init__(self, target, notes, setup, think_s, games):
        super().__init__(target, notes, setup, think_s, source=CROWD)
        self.games, self.visibility = games, "private"
        self.people = []

    async def live(self):
        await self.meet()

    async def come(self, people):
        self.people += people
        await asyncio.gather(*(person.load() for person in people))
        await super().come(people)
        for number, person in enumerate(people):
            person.reloads_after = 1 + number % 3

    async def play(self, people, where):
        watcher = self.person()
        await self.come([watcher])
        at = await watcher.watch(**where)
        reloading = asyncio.ensure_future(self._reload_in_game(watcher, at))
        try:
            await super().play(people, where)
            await reloading
        finally:
            reloading.cancel()
            await watcher.go()

    @staticmethod
    async def _reload_in_game(watcher, at):
        await watcher.until(at, "playing")
        await watcher.reload()
