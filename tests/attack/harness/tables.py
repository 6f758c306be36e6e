"""Tables that attackers make, and those that they find."""

import asyncio

from support.kills.patience import end

from harness.peer import guest

# As large as a board may be; tests/e2e/test_games.py has a small one.
_SPACES = [[[1, 2], [2, 3], [3, 4], [4, 5], [5, 6]], [[1, 3], [2, 4], [3, 5], [4, 6], [1, 5]],
           [[1, 4], [2, 5], [3, 6], [1, 6], [2, 6]]]
OWN_BOARD = {"tables": [{"rows": _SPACES}] * 14, "track": list(range(1, 15)) + [0] * 18}
IN_VAIN = 200  # guests without a table, one after the other
LARGE = {"ruleset": "vegas-1996", "options": {"board": OWN_BOARD}, "visibility": "public"}


async def make_until_refused(attack, afterwards=None, **fields):
    """By one guest, who then goes. `afterwards(peer, table)` is done with each."""
    peer = await guest(attack.target, source=attack.source())
    try:
        while True:
            attack.tally.tried()
            reply = await peer.ask("table.create", **fields)
            if await attack.refused(reply):
                return
            if afterwards is not None:
                await afterwards(peer, reply["table"])
    finally:
        peer.close()


async def fill_lobby(attack, most):
    """With public tables that have boards of their own, until there are so many or no more can be
    had."""
    made = in_vain = 0
    enough = asyncio.Event()

    async def made_one(*_):
        nonlocal made, in_vain
        made, in_vain = made + 1, 0
        if made >= most:
            enough.set()

    async def some(_):
        nonlocal in_vain
        in_vain += 1
        if in_vain > IN_VAIN:
            enough.set()
        await make_until_refused(attack, made_one, **LARGE)

    making = asyncio.ensure_future(attack.again_and_again(some, 16))
    try:
        await enough.wait()
    finally:
        await end([making])


async def public_tables(peer):
    """Their ids, as the lobby shows them."""
    reply = await peer.ask("lobby.watch")
    await peer.ask("lobby.unwatch")
    return [entry["table"] for entry in reply.get("tables", ())]
