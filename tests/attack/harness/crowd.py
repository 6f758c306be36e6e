"""Honest people behind one address: several tables, rematches, and everybody reloads once."""

import asyncio

from harness.browser import Browser
from harness.group import Group
from harness.person import Person
from harness.target import CROWD

# Ruleset, options, seats; one more watches at each table. Thirty in all.
TABLES = (("custom", {"rounds": 2}, 8), ("custom", {"rounds": 1}, 8), ("royale", {}, 5),
          ("classic", {}, 5))
SHORT_TABLES = (("custom", {"rounds": 1}, 8), ("custom", {"rounds": 1}, 8),
                ("custom", {"rounds": 1}, 5), ("custom", {"rounds": 1}, 5))
# Six more people, who share the attacker's address with the others.
MORE_TABLES = (("custom", {"rounds": 1}, 5),)
GAMES, SHORT_GAMES = 1_000, 2


class Crowd:
    def __init__(self, target, statistics, short, source=CROWD, more_setups=()):
        setups, think_s = (SHORT_TABLES, 0.02) if short else (TABLES, 0.04)
        setups += more_setups
        self.expected_people = sum(seats + 1 for _, _, seats in setups)
        self.groups = [LastingGroup(target, statistics, setup, think_s, SHORT_GAMES
                                    if short else GAMES, source)
                       for setup in setups]

    def problems(self):
        people = [person for group in self.groups for person in group.people]
        late = sum(person.reloads != 1 for person in people)
        if len(people) != self.expected_people or late:
            yield f"{len(people)} people came, and {late} of them did not reload once"


class PageUser(Person):
    def __init__(self, *about):
        super().__init__(*about)
        self.browser = Browser(self.target, self.source, self.statistics)

    async def load(self):
        await self.browser.load()


class LastingGroup(Group):
    """One table, whose people stay together."""

    person_class = PageUser

    def __init__(self, target, statistics, setup, think_s, games, source):
        super().__init__(target, statistics, setup, think_s, source=source)
        self.games, self.visibility = games, "private"
        self.people = []

    async def run(self):
        await self.run_once()

    async def connect_all(self, people):
        self.people += people
        await asyncio.gather(*(person.load() for person in people))
        await super().connect_all(people)
        for number, person in enumerate(people):
            person.reloads_after = 1 + number % 3

    async def play_games(self, people, where):
        spectator = self.person()
        await self.connect_all([spectator])
        at = await spectator.spectate(**where)
        reloading = asyncio.ensure_future(self._reload_in_game(spectator, at))
        try:
            await super().play_games(people, where)
            await reloading
        finally:
            reloading.cancel()
            await spectator.leave_all()

    @staticmethod
    async def _reload_in_game(spectator, at):
        await spectator.wait_for_status(at, "playing")
        await spectator.reload()
