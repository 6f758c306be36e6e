"""A server that cheats. It speaks the contract and deals by the rules; a cheat decides what it
shows, and when. It knows all seeds as soon as they are shown to it."""

import asyncio
import hashlib
import http
import itertools
import json
import secrets
import traceback
from typing import NamedTuple

from support.transcripts import canonical, script, sha256
from vegas.seeds import seed_hash
from websockets import ConnectionClosed
from websockets.server import serve

RULESET = "classic"
CARDS = sum(script.DECKS[RULESET].values())
FIRST_DICE = 8  # of a seat's first roll
START = {"deck": 44, "number": 1, "of": 4, "start_seat": 0}
CLIENT, OTHER = "Client", "Mallory"
WELCOME = {
    "ev": "welcome", "player": "client000000", "name": CLIENT, "token": "t" * 32,
    "device": "d" * 12, "server": {"name": "vegasd", "version": "0.1.0", "page": ""},
    "protocol": 1, "caps": [], "tiles": [], "tables": [],
    "limits": {"message_bytes": 16384, "name_chars": 24, "seed_chars": 64, "tables_per_player": 8,
               "messages_per_second": 200, "message_burst": 400},
    "rulesets": [{"family": "las-vegas", "id": RULESET, "options": ["first_seat"],
                  "seats": {"least": 2, "most": 5}}],
}


class Deal(NamedTuple):
    """All that the dice of a game of two follow from. `first_seat` rolls first, `seat` is the
    client's."""

    server_seed: bytes
    game: str
    seeds: tuple[str, ...]
    first_seat: int
    seat: int

    def count_sixes(self):
        """In the client's first roll: the fewer, the better for the house."""
        draws = script.Draws(self.server_seed, self.game, self.seeds)
        for left in range(CARDS, 1, -1):
            draws.one_of(left)
        if self.first_seat != self.seat:
            draws.dice(FIRST_DICE)
        return draws.dice(FIRST_DICE).count(6)

    def commitment(self):
        return hashlib.sha256(self.server_seed).hexdigest()

    def transcript(self, people):
        """The whole game: each seat takes the first action that is legal."""
        seats = [{"name": person["name"], "bot": person["bot"], "seed": seed}
                 for person, seed in zip(people, self.seeds)]
        told = {"transcript": 1, "game": self.game, "ruleset": RULESET,
                "options": {"first_seat": self.first_seat}, "seats": seats,
                "server_seed": self.server_seed.hex(), "commitment": self.commitment(),
                "actions": []}
        game = script.Game(told, script.Draws(self.server_seed, self.game, self.seeds)).play()
        result, legal = next(game)
        while legal:
            told["actions"].append({"seat": result, "action": legal[0]})
            result, legal = game.send(legal[0])
        return sign({**told, "result": result})


def best_of(deals):
    """The first one without a six, else the first of those with the fewest."""
    best, fewest = None, FIRST_DICE + 1
    for deal in deals:
        sixes = deal.count_sixes()
        if sixes < fewest:
            best, fewest = deal, sixes
        if fewest == 0:
            break
    return best


def sign(transcript):
    """With the digest that fits."""
    rest = {key: value for key, value in transcript.items() if key != "digest"}
    return {**rest, "digest": sha256(canonical(rest))}


class CheatedTable:
    """A table of two seats. One is the client's; an accomplice or a house bot has the other."""

    def __init__(self, socket, number, seat, with_bot):
        self._socket, self.seat = socket, seat
        self._is_back = asyncio.Event()  # the client, on another connection
        self._shares = asyncio.Queue()
        self.id, self._games = f"cheat{number}", itertools.count(1)
        self._v = 0
        self.status, self.exchange, self.you, self.result = "open", None, {"seat": seat}, None
        self.roll = self.shown_seed = None
        self.options = {"first_seat": seat}
        self.other_seed = "" if with_bot else secrets.token_hex(12)
        self.people = [self._person(OTHER, "easy" if with_bot else None)] * 2
        self.people[seat] = self._person(CLIENT, None)
        if not with_bot:
            self.people[1 - seat]["seed_hash"] = seed_hash(self.other_seed)
        self.new_game()
        self.transcript = None  # as it is given to the client
        self.sixes = None  # in the first roll of the game that counts
        self.has_chosen = False  # other dice than the honest ones, knowing both

    @staticmethod
    def _person(name, bot):
        player = None if bot else WELCOME["player"] if name == CLIENT else "mallory00000"
        return {"away": False, "bot": bot, "name": name, "player": player, "ready": bool(bot),
                "seed": None}

    def new_game(self):
        self.game = f"{self.id}-{next(self._games)}"
        self.server_seed = secrets.token_bytes(32)

    def deal(self, seed, other_seed=None, server_seed=None, game=None):
        """What follows from the client's seed, and from the others if they are not changed."""
        seeds = [self.other_seed if other_seed is None else other_seed] * 2
        seeds[self.seat] = seed
        return Deal(server_seed or self.server_seed, game or self.game, tuple(seeds),
                    self.options["first_seat"], self.seat)

    # ---- what the client is shown

    def _view(self):
        is_open = self.status == "open"
        table = {"clock": None, "commitment": hashlib.sha256(self.server_seed).hexdigest(),
                 "family": "las-vegas", "game": self.game, "host": WELCOME["player"],
                 "id": self.id, "invite": "cheatcheat", "options": self.options,
                 "ruleset": RULESET, "seats": self.people, "server_seed": self.shown_seed,
                 "spectators": 0, "status": self.status, "visibility": "private",
                 **({"seed_exchange": self.exchange} if self.exchange else {})}
        seat = {"cards": 0, "chips": 0, "supply": {"small": FIRST_DICE}, "total": None}
        casino = {"cards": [], "dice": [], "tied": [], "wins": []}
        turn = {"seat": self.seat, "roll": {"small": self.roll}} if self.roll else None
        return {"board": None, "casinos": [] if is_open else [casino] * 6, "result": self.result,
                "round": None if is_open else START, "sealed": [],
                "seats": [] if is_open else [seat] * len(self.people), "table": table,
                "turn": turn,
                "you": self.you and {"cards": [], "seat": self.you["seat"], "total": 0}}

    async def send_snapshot(self):
        await self._send({"ev": "snapshot", "table": self.id, "epoch": "cheating", "v": self._v,
                          "view": self._view(), "round_log": [], "prompt": None})

    async def show(self, *events):
        self._v += 1
        await self._send({"ev": "update", "table": self.id, "v": self._v, "events": events,
                          "patch": {f"/{key}": value for key, value in self._view().items()}})

    async def _send(self, message):
        await self._socket.send(json.dumps(message))

    async def cut(self):
        """Until the client is back."""
        self._is_back.clear()
        self._socket.transport.abort()
        await self._is_back.wait()

    async def come_back(self, socket):
        self._socket = socket
        await self.send_snapshot()
        self._is_back.set()

    def add_person(self):
        self.people.append(self._person(OTHER, None))

    # ---- the client's seed

    def take_share(self, request):
        self._shares.put_nowait(request)

    async def refuse(self, request, code):
        await self._send({"re": request["id"], "error": {"code": code, "message": "no"}})

    async def next_share(self, part):
        """The next request that gives this part. A hash that comes late replaces the one before."""
        while part not in (request := await self._shares.get()):
            await self.accept(request)
            self.people[self.seat]["seed_hash"] = request.get("hash", "")
            await self.show()
        return request

    async def accept(self, request):
        await self._send({"re": request["id"], "ok": True})

    async def take_hash(self):
        request = await self.next_share("hash")
        self.people[self.seat]["seed_hash"] = request["hash"]
        await self.accept(request)
        await self.show()

    async def learn_seed(self):
        """The client's, as it is shown when all hashes are there."""
        await self.take_hash()
        self.exchange = {"asks": "seed", "seats": [self.seat]}
        await self.show()
        request = await self.next_share("seed")
        await self.accept(request)
        return request["seed"]

    async def forget_shares(self, *events):
        """As when a start is broken off."""
        self.people[self.seat].pop("seed_hash", None)
        self.exchange = None
        await self.show(*events)

    # ---- the game

    def choose(self, honest, deals):
        """The best of them for the house; the honest one if no other is better."""
        best = best_of(itertools.chain([honest], deals))
        self.has_chosen = self.has_chosen or best != honest
        return best

    async def begin(self, deal):
        self.status, self.exchange = "playing", None
        for person, seed in zip(self.people, deal.seeds):
            person["seed"] = seed
            person.pop("seed_hash", None)
        self.roll = [6] * deal.count_sixes() + [1] * (FIRST_DICE - deal.count_sixes())
        await self.show()

    async def open_again(self, *events):
        """Before a start, whatever was shown before."""
        self.status, self.roll = "open", None
        for person in self.people:
            person["seed"] = None
        if not self.people[1 - self.seat]["bot"]:
            self.people[1 - self.seat]["seed_hash"] = seed_hash(self.other_seed)
        await self.forget_shares(*events)

    async def finish(self, deal, is_revealed=True, **changes):
        """`changes`: members of the transcript that are others than in the game."""
        transcript = sign({**deal.transcript(self.people), **changes})
        self.sixes = deal.count_sixes()
        await self.begin(deal)
        self.status, self.roll, self.result = "finished", None, transcript["result"]
        if is_revealed:
            self.transcript = transcript
            self.shown_seed = transcript["server_seed"]
        await self.show()


def report(task):
    """The client would wait until its time is over."""
    if not task.cancelled() and task.exception():
        traceback.print_exception(task.exception())


class CheatingServer:
    """Use it with `async with`. `cheat` runs at each table that a client makes."""

    def __init__(self, cheat, **table):
        self._cheat, self._table = cheat, table
        self.tables = []  # all that clients have made
        self._tasks = []  # the cheat at each of them

    async def __aenter__(self):
        self._server = await serve(self._talk, "127.0.0.1", 0, subprotocols=["vegas.v1"],
                                   compression=None, close_timeout=1,
                                   process_request=self._answer_http)
        port = self._server.sockets[0].getsockname()[1]
        self.ws = f"ws://127.0.0.1:{port}/ws"
        return self

    async def __aexit__(self, *_):
        self._server.close()
        await self._server.wait_closed()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _transcript_of(self, game):
        return next((table.transcript for table in self.tables if table.game == game), None)

    async def _answer_http(self, path, _):
        """None: it is a WebSocket."""
        if not path.startswith("/api/games/"):
            return None
        transcript = self._transcript_of(path.split("/")[-1])
        status = http.HTTPStatus.OK if transcript else http.HTTPStatus.NOT_FOUND
        return status, [], canonical(transcript).encode()

    async def _talk(self, socket):
        try:
            async for text in socket:
                request = json.loads(text)
                if request["op"] == "table.seed":
                    self.tables[-1].take_share(request)
                    continue
                if request["op"] == "table.create":
                    self.tables.append(CheatedTable(socket, len(self.tables), **self._table))
                await socket.send(json.dumps({"re": request["id"], **self._reply(request)}))
                if request["op"] == "table.create":
                    self._start_cheat()
                elif request["op"] in ("table.join", "table.sync"):
                    await self.tables[-1].come_back(socket)
        except ConnectionClosed:
            pass

    def _start_cheat(self):
        self._tasks.append(asyncio.create_task(self._cheat(self.tables[-1])))
        self._tasks[-1].add_done_callback(report)

    def _reply(self, request):
        if request["op"] == "hello":
            here = [{"table": table.id, "seat": table.seat} for table in self.tables[-1:]]
            return {"ok": True, **WELCOME, "tables": here if "token" in request else []}
        if request["op"] in ("table.create", "table.join"):
            return {"ok": True, "table": self.tables[-1].id, "invite": "cheatcheat"}
        if request["op"] == "history":
            transcript = self._transcript_of(request["game"])
            if not transcript:
                return {"error": {"code": "unknown_game", "message": "no such game"}}
            return {"ok": True, "transcript": transcript}
        return {"ok": True}
