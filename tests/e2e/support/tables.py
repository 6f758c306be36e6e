"""Arrangements that many tests start from."""

import asyncio
import random

from support.client import Client, Refused


async def connect_clients(server, *names):
    return list(await asyncio.gather(*(Client.connect(server, name=name) for name in names)))


async def seat_clients(server, ruleset, seats, ready=True, **fields):
    """A private table with one client on every seat, in order; ready: the game has started."""
    clients = await connect_clients(server, *(f"Player {n}" for n in range(seats)))
    fields = {"clock": None, "seats": seats, **fields}
    made = await clients[0].create(ruleset, **fields)
    for client in clients[1:]:
        await client.join(invite=made["invite"])
    if ready:
        await start_game(clients, made["table"])
    return clients, made["table"], made["invite"]


async def seat_clients_across(servers):
    """A game whose home is the first server, with one client connected with each."""
    clients = [await Client.connect(server, name=f"Player {n}")
               for n, server in enumerate(servers)]
    made = await clients[0].create("royale-basic", clock=None, seats=len(clients))
    for client in clients[1:]:
        await client.join(invite=made["invite"])
    await start_game(clients, made["table"])
    for client in clients:
        client.tables[made["table"]].may_move = True
    return clients, made["table"], made["invite"]


async def start_game(clients, table):
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


async def start_rematch(clients, table):
    """All want another game, and it has begun."""
    for client in clients:
        await client.request("table.rematch", table=table)
    for client in clients:
        await client.wait(lambda c=client: c.tables[table].prompt, "the first prompt")


async def play_game_and_rematch(server):
    """Two clients and a table, with one game finished and another one under way."""
    clients, table, _ = await seat_clients(server, "classic", 2)
    await play_out(clients, table)
    await start_rematch(clients, table)
    for _ in range(5):
        await play_step(clients, table)
    return clients, table


async def _request_with_retry(client, op, **fields):
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


async def play_step(clients, table):
    """One decision, by whoever owes it; returns when all clients have seen what came of it."""
    state = clients[0].tables[table]
    decider = await _deciding_client(clients, table)
    prompt = decider.tables[table].prompt
    await _request_with_retry(
        decider, "act", table=table, decision=prompt["decision"],
        action=random.choice(prompt["actions"]),
    )
    for client in clients:
        await client.wait(
            lambda c=client: c.tables[table].status == "finished"
            or c.tables[table].prompt["decision"] > prompt["decision"],
            "the next prompt",
        )
    return state


async def _deciding_client(clients, table):
    for client in clients:
        state = client.tables[table]
        if state.prompt and state.prompt["seat"] == state.seat:
            return client
    raise AssertionError("nobody here is asked")


async def current_decision(clients, table):
    """The client that owes the decision, its prompt, and the others. All are up to date."""
    decider = await _deciding_client(clients, table)
    return decider, decider.tables[table].prompt, [c for c in clients if c is not decider]


async def close_clients(clients):
    await asyncio.gather(*(client.close() for client in clients))
