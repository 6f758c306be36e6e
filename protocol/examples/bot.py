#!/usr/bin/python3
"""A whole bot. Makes a table with house bots, or joins one by its invite, and plays to the end.

    bot.py ws://HOST:PORT/ws [INVITE]
"""

import asyncio
import json
import random
import sys

import websockets


def choose(seat, actions):
    """Your ideas go here. This one takes the place that would win it something, else any."""
    winning = [a for a in actions if a["kind"] == "place" and seat in a["shows"]["wins"]]
    return random.choice(winning or actions)


async def play(address, invite):
    async with websockets.connect(address, subprotocols=["vegas.v1"]) as socket:

        async def say(op, **fields):
            await socket.send(json.dumps({"op": op, **fields}))

        await say("hello", id=1, protocol=1, name="Example bot")
        if invite:
            await say("table.join", id=2, invite=invite)
        else:
            await say("table.create", id=2, ruleset="royale-basic", seats=3)

        async for text in socket:
            message = json.loads(text)
            if "error" in message:
                sys.exit(f"refused: {message['error']['message']}")
            if message.get("re") == 2:  # we are at the table
                table = message["table"]
                if not invite:
                    for level in ("easy", "random"):
                        await say("table.add_bot", table=table, level=level)
                await say("table.ready", table=table)
            # A prompt comes by itself, or within a snapshot of a game that runs.
            prompt = message.get("prompt") if message.get("ev") == "snapshot" else message
            if prompt and "actions" in prompt:
                action = choose(prompt["seat"], prompt["actions"])
                await say("act", table=table, decision=prompt["decision"], action=action)
            for event in message.get("events", []):
                if event["kind"] == "game_ended":
                    print("winners:", *event["winners"])
                    return


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
