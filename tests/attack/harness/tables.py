"""Tables that attackers make, and those that they find."""

import asyncio

from support.faults.timeouts import cancel_all

from harness.raw_client import connect_guest

# As large as a board may be; tests/e2e/test_games.py has a small one.
_SPACES = [[[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]], [[1, 3], [2, 4], [3, 5], [4, 6], [1, 5]],
           [[1, 4], [2, 5], [3, 6], [1, 6], [2, 6]]]
OWN_BOARD = {"tables": [{"rows": _SPACES}] * 14, "track": list(range(1, 15)) + [0] * 18}
MAX_FAILURES = 200  # guests without a table, one after the other
LARGE = {"ruleset": "vegas-1996", "options": {"board": OWN_BOARD}, "visibility": "public"}


async def create_until_refused(attack, on_created=None, **fields):
    """By one guest, who then goes. `on_created(client, table)` is done with each."""
    client = await connect_guest(attack.target, source=attack.source())
    try:
        while True:
            attack.tally.count_attempt()
            reply = await client.request("table.create", **fields)
            if await attack.count_refusal(reply):
                return
            if on_created is not None:
                await on_created(client, reply["table"])
    finally:
        client.close()


async def fill_lobby(attack, limit):
    """With public tables that have boards of their own, until there are so many or no more can be
    had."""
    made = failures = 0
    enough = asyncio.Event()

    async def count_created(*_):
        nonlocal made, failures
        made, failures = made + 1, 0
        if made >= limit:
            enough.set()

    async def create_some(_):
        nonlocal failures
        failures += 1
        if failures > MAX_FAILURES:
            enough.set()
        await create_until_refused(attack, count_created, **LARGE)

    task = asyncio.ensure_future(attack.repeat(create_some, 16))
    try:
        await enough.wait()
    finally:
        await cancel_all([task])


async def public_tables(client):
    """Their ids, as the lobby shows them."""
    reply = await client.request("lobby.watch")
    await client.request("lobby.unwatch")
    return [entry["table"] for entry in reply.get("tables", ())]
