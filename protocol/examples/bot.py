#!/usr/bin/python3
"""A whole bot. Makes a table with house bots, or joins one by its invite, and plays to the end.

    bot.py ws://HOST:PORT/ws [INVITE]

When the line breaks, the server restarts or could not store for a while, it comes back by itself.
"""

import asyncio
import json
import random
import secrets
import sys

import websockets

GOES_ON = ("stale_decision", "storage_unavailable")  # refusals that come in the best of games


def choose(seat, actions):
    """Your ideas go here. This one takes the place that would win it something, else any."""
    winning = [a for a in actions if a["kind"] == "place" and seat in a["shows"]["wins"]]
    return random.choice(winning or actions)


async def play(socket, me, arrive):
    """Plays over one connection. True: the game has ended. `me` says who we are."""

    async def say(op, **fields):
        await socket.send(json.dumps({"op": op, **fields}))

    await say("hello", id=1, protocol=1, **me)
    async for text in socket:
        message = json.loads(text)
        if message.get("ev") == "welcome":
            me.clear()
            me["token"] = message["token"]
            await say(**arrive)  # asked again, it leads to the same seat
        elif message.get("ev") == "storage" and message["available"]:
            return False  # whoever comes anew asks for all again that was refused meanwhile
        elif "error" in message and message["error"]["code"] == "bad_token":
            me.clear()
            me["name"] = "Example bot"
            return False
        elif "error" in message and message["error"]["code"] not in GOES_ON:
            sys.exit(f"refused: {message['error']['message']}")
        if message.get("ev") == "snapshot" and message["view"]["table"]["status"] == "open":
            table = message["table"]
            if arrive["op"] == "table.create":
                for _ in range(message["view"]["table"]["seats"].count(None)):
                    await say("table.add_bot", table=table, level="easy")
            await say("table.ready", table=table)
        # A prompt comes by itself, or within a snapshot of a game that runs.
        prompt = message.get("prompt") if message.get("ev") == "snapshot" else message
        if prompt and "actions" in prompt:
            action = choose(prompt["seat"], prompt["actions"])
            await say("act", table=message["table"], decision=prompt["decision"], action=action)
        for event in message.get("events", []):
            if event["kind"] == "game_ended":
                print("winners:", *event["winners"])
                return True
    return False


async def main(address, invite):
    once = secrets.token_hex(8)
    create = {"op": "table.create", "ruleset": "royale-basic", "seats": 3, "once": once}
    arrive = {"op": "table.join", "invite": invite} if invite else create
    me, wait = {"name": "Example bot"}, 0.2
    while True:
        try:
            async with websockets.connect(address, subprotocols=["vegas.v1"]) as socket:
                if await play(socket, me, arrive):
                    return
                wait = 0.2
        except (OSError, websockets.WebSocketException):
            pass  # try again, later each time
        await asyncio.sleep(wait * random.uniform(0.5, 1))
        wait = min(2 * wait, 10)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
