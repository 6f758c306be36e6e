#!/usr/bin/python3
"""Lets people play at a real server and writes what its database holds afterwards, as SQL, and what
the people knew then. A folder `format-N` is of SQLite, `postgres-N` of PostgreSQL.

    VEGASD=.../vegasd tests/e2e/record_data.py tests/e2e/data/FOLDER
"""

import asyncio
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

from support.client import Client
from support.postgres import Postgres
from support.server import Server
from support.tables import close_clients, play_out, play_step, start_game, start_rematch

NAMES = ("Anna", "Ben", "Cleo")
LUCKY_PUNCH = [["A1", None, None, None, None, None]] * 3


async def create_table(clients, ruleset, **fields):
    made = await clients[0].create(ruleset, clock=None, **fields)
    for client in clients[1:]:
        await client.join(invite=made["invite"])
    return made


async def create_open_table(anna, ben):
    made = await create_table([anna, ben], "royale-basic", seats=4, options={"first_seat": 1})
    await anna.request("table.add_bot", table=made["table"], level="easy")
    await ben.request("table.ready", table=made["table"])
    await anna.wait(lambda: anna.tables[made["table"]].view["table"]["seats"][1]["ready"])
    return made


async def play_to_sealed_choice(clients):
    made = await create_table(clients, "royale", seats=3, options={"tile_set": LUCKY_PUNCH})
    await start_game(clients, made["table"])
    while not clients[0].tables[made["table"]].view["sealed"]:
        await play_step(clients, made["table"])
    return made


async def play_to_rematch(clients):
    made = await create_table(clients, "classic", seats=2, visibility="public")
    await start_game(clients, made["table"])
    await play_out(clients, made["table"])
    await start_rematch(clients, made["table"])
    for _ in range(9):
        await play_step(clients, made["table"])
    return made


async def play_finished_game(clients):
    made = await create_table(clients, "vegas-1996", seats=2, options={"duel": True})
    await start_game(clients, made["table"])
    await play_out(clients, made["table"])
    return made


async def known_to_people(table, people):
    """What each person who sits there sees, and is asked."""
    there = {}
    for name, client in people.items():
        if table in client.tables:
            await client.sync(table)
            state = client.tables[table]
            prompt = state.prompt if state.status == "playing" else None
            there[name] = {"view": state.view, "prompt": prompt}
    return there


async def play(server):
    people = dict(zip(NAMES, [await Client.connect(server, name=name) for name in NAMES]))
    anna, ben, cleo = people.values()
    tables = {
        "open": await create_open_table(anna, ben),
        "sealed": await play_to_sealed_choice([anna, ben, cleo]),
        "rematch": await play_to_rematch([ben, anna]),
        "finished": await play_finished_game([cleo, anna]),
    }
    games = []
    for what in ("rematch", "finished"):
        game = f"{tables[what]['table']}-1"
        games.append((await anna.request("history", game=game))["transcript"])
    expected = {
        "people": {name: {key: client.welcome[key] for key in ("player", "token")}
                   for name, client in people.items()},
        "tables": {what: {"table": made["table"], "invite": made["invite"],
                          "known": await known_to_people(made["table"], people)}
                   for what, made in tables.items()},
        "games": games,
    }
    await close_clients(people.values())
    return expected


def dump(file):
    """As text that makes the database again."""
    database = sqlite3.connect(file)
    numbers = [f"PRAGMA {name} = {database.execute(f'pragma {name}').fetchone()[0]};"
               for name in ("application_id", "user_version")]
    lines = ["PRAGMA journal_mode = wal;", *numbers, *database.iterdump()]
    database.close()
    return "\n".join(lines) + "\n"


def dump_postgres(url):
    """Without what is this machine's: any psql reads it, and the tables belong to whoever does."""
    dumped = subprocess.run(["pg_dump", "--inserts", "--no-owner", "--no-privileges",
                             "--no-comments", url], check=True, capture_output=True, text=True)
    return "".join(line for line in dumped.stdout.splitlines(keepends=True)
                   if not line.startswith(("\\restrict", "\\unrestrict")))


async def play_at(data):
    server = Server("--data", str(data))
    try:
        return await play(server)
    finally:
        server.stop()


async def main(target):
    if target.name.startswith("postgres-"):
        with Postgres() as database:
            expected = await play_at(database.url)
            text = dump_postgres(database.url)
    else:
        with tempfile.TemporaryDirectory() as folder:
            data = pathlib.Path(folder) / "data"
            expected = await play_at(data)
            text = dump(data / "vegas.db")
    target.mkdir(parents=True, exist_ok=True)
    (target / "vegas.sql").write_text(text)
    (target / "expected.json").write_text(
        json.dumps(expected, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(pathlib.Path(sys.argv[1])))
