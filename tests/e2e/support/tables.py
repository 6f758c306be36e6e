"""Arrangements that many tests start from."""

import asyncio
import random

from support.client import Client, Refused


async def guests(server, *names):
    return list(await asyncio.gather(*(Client.connect(server, name=name) for name in names)))


async def seated(server, ruleset, seats, ready=True, **fields):
    """A private table with one client on every seat, in order; ready: the game has started."""
    clients = await guests(server, *(f"Player {n}" for n in range(seats)))
    fields = {"clock": None, "seats": seats, **fields}
    made = await clients[0].create(ruleset, **fields)
    for client in clients[1:]:
        await client.join(invite=made["invite"])
    if ready:
        await start(clients, made["table"])
    return clients, made["table"], made["invite"]


async def seated_across(servers):
    """A game whose home is the first server, with one client connected with each."""
    clients = [await Client.connect(server, name=f"Player {n}")
               for n, server in enumerate(servers)]
    made = await clients[0].create("royale-basic", clock=None, seats=len(clients))
    for client in clients[1:]:
        await client.join(invite=made["invite"])
    await start(clients, made["table"])
    for client in clients:
        client.tables[made["table"]].moves = True
    return clients, made["table"], made["invite"]


async def start(clients, table):
    """The host first: the last one to be ready starts the game when all seats are taken."""
    for client in clients:
        await client.request("table.ready", table=table)
    for client in clients:
        await client.wait(lambda c=client: c.tables[table].status == "playing", "the start")
        await client.wait(lambda c=client: c.tables[table].prompt, "the first prompt")


async def play_out(clients, table, **more):
    """Random picks to the end; every client then holds the same public view as the server."""
    await asyncio.gather(*(client.play(table, **more) for client in clients))
    views = [{**client.tables[table].view, "you": None} for client in clients]
    assert all(view == views[0] for view in views), "clients see different tables"
    return clients[0].tables[table]


async def rematch(clients, table):
    """All want another game, and it has begun."""
    for client in clients:
        await client.request("table.rematch", table=table)
    for client in clients:
        await client.wait(lambda c=client: c.tables[table].prompt, "the first prompt")


async def a_game_and_the_next(server):
    """Two clients and a table, with one game finished and another one under way."""
    clients, table, _ = await seated(server, "classic", 2)
    await play_out(clients, table)
    await rematch(clients, table)
    for _ in range(5):
        await step(clients, table)
    return clients, table


async def _stored(client, op, **fields):
    """A request that is asked again after each outage: where much else runs, a disk may take
    longer than a server's patience."""
    while True:
        try:
            return await client.request(op, **fields)
        except Refused as refused:
            if refused.code != "storage_unavailable":
                raise
        await client.wait(
            lambda: [m["available"] for m in client.messages if m.get("ev") == "storage"][-1:]
            == [True], "the end of an outage",
        )


async def step(clients, table):
    """One decision, by whoever owes it; returns when all clients have seen what came of it."""
    state = clients[0].tables[table]
    owner = await _asked(clients, table)
    prompt = owner.tables[table].prompt
    await _stored(
        owner, "act", table=table, decision=prompt["decision"],
        action=random.choice(prompt["actions"]),
    )
    for client in clients:
        await client.wait(
            lambda c=client: c.tables[table].status == "finished"
            or c.tables[table].prompt["decision"] > prompt["decision"],
            "the next prompt",
        )
    return state


async def _asked(clients, table):
    for client in clients:
        state = client.tables[table]
        if state.prompt and state.prompt["seat"] == state.seat:
            return client
    raise AssertionError("nobody here is asked")


async def asked(clients, table):
    """The client that owes the decision, its prompt, and the others. All are up to date."""
    owner = await _asked(clients, table)
    return owner, owner.tables[table].prompt, [c for c in clients if c is not owner]


async def close(clients):
    await asyncio.gather(*(client.close() for client in clients))
