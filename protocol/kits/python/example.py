#!/usr/bin/python3
"""Plays one game against house bots, or at the table of an invite, and says who has won.

    example.py ws://HOST:PORT/ws [RULESET] [--invite CODE] [--seats N] [--token FILE]

With --token it can be killed at any time: started again, it goes on where it was.
"""

import argparse
import asyncio
import random
import sys

from vegas import Client, ConnectError, Refused, Table
from vegas.types import Action, OpenPrompt, View


def choose(view: View, prompt: OpenPrompt) -> Action:
    """Your ideas go here. This one takes a place that would win it something, else any."""
    actions = prompt["actions"]
    winning = [action for action in actions if action["kind"] == "place"
               and prompt["seat"] in action.get("shows", {}).get("wins", [])]
    return random.choice(winning or actions)


async def arrive(client: Client, args: argparse.Namespace) -> Table:
    if client.tables:  # we have been here before
        return await client.join(next(iter(client.tables)))
    if args.invite:
        return await client.join(invite=args.invite)
    return await client.create(args.ruleset, seats=args.seats)


async def main(args: argparse.Namespace) -> None:
    async with Client(args.address, "Example bot", token_file=args.token) as client:
        table = await arrive(client, args)
        await table.begin("easy")
        result = await table.play(choose)
        print("winners:", *result["winners"])
        await table.leave()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("ruleset", nargs="?", default="royale-basic")
    parser.add_argument("--invite")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--token", metavar="FILE")
    try:
        asyncio.run(main(parser.parse_args()))
    except (ConnectError, Refused) as why:
        sys.exit(str(why))
