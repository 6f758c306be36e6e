"""Games that attackers play by the rules, for what can be had of them."""

import asyncio

from harness.person import Person
from harness.user_statistics import UserStatistics


async def _start_game(target, seats, **fields):
    people = [Person(target, target.attacker, f"Eve {n}", UserStatistics()) for n in range(seats)]
    await asyncio.gather(*(person.connect() for person in people))
    made = await people[0].request("table.create", seats=seats, visibility="public", **fields)
    for person in people[1:]:
        await person.request("table.join", table=made["table"])
    for person in people:
        await person.request("table.ready", table=made["table"])
    return people, made["table"]


async def start_open_game(target):
    """The id of a game that waits for its first decision, as long as the people do, who are
    returned too."""
    people, table = await _start_game(target, 2, ruleset="royale", clock=None)
    return table, people


async def play_whole_game(target, ruleset, seats, **fields):
    """The id of a finished game."""
    people, table = await _start_game(target, seats, ruleset=ruleset, **fields)
    await asyncio.gather(*(person.play(table) for person in people))
    await asyncio.gather(*(person.leave_all() for person in people))
    return f"{table}-1"


async def collect_acts(target, tables):
    """People at tables of two who were the first to act, each with that act. They are not connected
    any more."""
    found = []
    for _ in range(tables):
        people, table = await _start_game(target, 2, ruleset="royale", clock=None)
        playing = [asyncio.ensure_future(person.play(table, max_acts=1)) for person in people]
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for task, person in zip(playing, people):
            task.cancel()
            await person.close()
            if person.last_act is not None:
                found.append((person, person.last_act))
    return found
