#!/usr/bin/python3
"""Was that game fair? verify.py FILE ... checks transcripts; "-" is standard input.
For every ruleset: the form, the commitment, the sealed choices and the digest; for royale-basic and
classic also every draw, action and the result. Exit code 0: right, 1: wrong or not all checked, 2:
no JSON. See ../docs/fair.md; tags like [RY-20] are those of the rules."""

import hmac
import json
import sys
from hashlib import sha256

NUMBERS = {"parse_float": int, "parse_int": lambda text: int(text.replace("-0", "no -0"))}
NUMBERS["parse_constant"] = lambda name: json.loads(f"no {name}")  # NaN and Infinity are no JSON
LEVELS = ("random", "easy", "normal", "hard")  # of the house bots
SEALED = ("hide", "split", "duel")  # the kinds of actions that are secret at first
ROLL, PASS, NEUTRAL = {"kind": "roll"}, {"kind": "pass"}, "neutral"  # the imaginary player
DECKS = {  # how many cards there are of each value, in thousands [RY-1, CL-1]
    "royale-basic": {30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7},
    "classic": {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5},
}


def require(right, what):
    if not right:
        raise ValueError(what)


def canonical(value):  # 1, 1.0 and True are equal in Python, but not written alike
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


class Draws:  # the stream of chance: everything follows from the seeds
    def __init__(self, server_seed, game, seeds):
        key = hmac.digest(server_seed, "\n".join(["vegas/1", game, *seeds]).encode(), "sha256")
        blocks = (hmac.digest(key, n.to_bytes(8, "big"), "sha256") for n in range(2**64))
        self.bytes = (byte for block in blocks for byte in block)

    def number(self, size, below):  # the next bytes; again while that is not below the bound
        taken = int.from_bytes([next(self.bytes) for _ in range(size)], "big")
        return taken if taken < below else self.number(size, below)

    def dice(self, count):
        return [1 + self.number(1, 252) % 6 for _ in range(count)]

    def one_of(self, n):
        return self.number(4, 2**32 // n * n) % n

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.one_of(i + 1)
            items[i], items[j] = items[j], items[i]


class Game:  # the rules: `play` yields (seat, legal actions), is sent the action, yields the result
    def __init__(self, transcript, draws):
        ruleset, options = transcript["ruleset"], transcript["options"]
        self.n, self.draws, self.royale = len(transcript["seats"]), draws, ruleset == "royale-basic"
        self.first_seat = options.get("first_seat")
        self.neutral_dice = options.get("neutral_dice", self.royale)
        known = [("open_money", True), ("neutral_dice", not self.royale)]
        known += (("first_seat", seat) for seat in range(self.n))
        require({*map(canonical, options.items())} <= {*map(canonical, known)}, "a wrong option")
        most = 5 if self.neutral_dice == self.royale else 2 if self.royale else 4  # [RY-14, CL-10]
        require(2 <= self.n <= most, "a wrong number of seats")
        self.chips, self.won = [0] * self.n, [[] for _ in range(self.n)]
        self.pile = [1000 * value for value in DECKS[ruleset] for _ in range(DECKS[ruleset][value])]

    def play(self):
        self.draws.shuffle(self.pile)  # from ascending order [ALL-6]
        start = self.draws.one_of(self.n) if self.first_seat is None else self.first_seat
        for _ in range(3 if self.royale else 4):  # [RY-10, CL-2]
            yield from self.round(start)
            best = next((s for s in reversed(self.pay()) if s in range(self.n)), start)
            start = best if self.royale else (start + 1) % self.n  # [RY-13, CL-4]
        yield self.result(), None

    def round(self, seat):
        self.cards = [self.draw_cards() for _ in range(6)]
        if self.royale:  # [RY-10, RY-11]
            self.cards.sort(key=lambda pair: (sum(pair), pair))
            self.chips = [chips + 2 for chips in self.chips]
        self.count = [{} for _ in range(6)]  # in each casino, by owner
        lying = {(True, 2): (7, 1), (False, 3): (2, 0)}.get((self.royale, self.n), ())
        for weight, count in enumerate(lying if self.neutral_dice else (), 1):  # [RY-14, CL-10]
            self.put(NEUTRAL, self.draws.dice(count), weight)
        white = (4 if self.n == 2 else 2) if self.neutral_dice else 0
        supplies = [[7, 1, 0] if self.royale else [8, 0, white] for _ in range(self.n)]
        while any(map(any, supplies)):  # [RY-23, CL-11]
            if any(supplies[seat]):  # [RY-22]
                yield from self.turn(seat, supplies[seat])
            seat = (seat + 1) % self.n

    def draw_cards(self):  # two of them [RY-11]; at least $50,000, while there are any [CL-3]
        cards = []
        while self.pile and (len(cards) < 2 if self.royale else sum(cards) < 50_000):
            cards.append(self.pile.pop(0))
        return sorted(cards, reverse=True)

    def turn(self, seat, supply):
        yield seat, [ROLL]  # [RY-24]
        small, big, white = (self.draws.dice(count) for count in supply)  # in this order [ALL-6]
        legal = [{"kind": "place", "face": n} for n in {*small, *big, *white}]  # [RY-20, CL-11]
        legal += [PASS] if self.royale and self.chips[seat] > 0 else []  # [RY-21]
        action = (yield seat, legal) if len(legal) > 1 else legal[0]  # one only: not asked [ALL-1]
        self.chips[seat] -= 1 if action == PASS else 0
        owners = [(small, seat, 1), (big, seat, 2), (white, NEUTRAL, 1)]  # [RY-2, CL-12]
        for kind, (dice, owner, weight) in enumerate(owners):
            self.put(owner, [face for face in dice if face == action.get("face")], weight)
            supply[kind] -= dice.count(action.get("face"))

    def put(self, owner, dice, weight):
        for face in dice:
            self.count[face - 1][owner] = self.count[face - 1].get(owner, 0) + weight

    def pay(self):  # who got the highest card of each casino [RY-31, RY-32, CL-6]
        leaders = []
        for cards, count in zip(self.cards, self.count):
            alone = [owner for owner in count if [*count.values()].count(count[owner]) == 1]
            ranked = sorted(alone, key=count.get, reverse=True) + [None] * len(cards)
            leaders.append(ranked[0] if cards else None)
            for owner, card in zip(ranked, cards):
                (self.won[owner] if owner in range(self.n) else self.pile).append(card)
        return leaders

    def result(self):  # [RY-3, RY-40, CL-7, ALL-5]
        cards = [len(won) for won in self.won]
        totals = [sum(won) + 10_000 * chips for won, chips in zip(self.won, self.chips)]
        keys = [(total, n + chips) for total, n, chips in zip(totals, cards, self.chips)]
        places = [1 + sum(other > key for other in keys) for key in keys]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return dict(places=places, winners=winners, totals=totals, cards=cards, chips=self.chips)


def replay(transcript, server_seed):
    draws = Draws(server_seed, transcript["game"], [seat["seed"] for seat in transcript["seats"]])
    asked = next(game := Game(transcript, draws).play())
    for number, entry in enumerate(transcript["actions"], 1):
        where = f"action {number} (seat {entry['seat']}): "
        require(asked[1], where + "the game was already over")
        require(entry["seat"] == asked[0], f"{where}the decision was seat {asked[0]}'s")
        require(canonical(entry["action"]) in map(canonical, asked[1]), where + "not legal here")
        asked = game.send(entry["action"])
    end = canonical(None if asked[1] else asked[0])
    require(canonical(transcript.get("result")) == end, "the result is not the result of this game")


def verify(t):  # what was found right in a transcript, the exit code; a ValueError says what is not
    rules, n = t.get("rules", 1), len(t["seats"])
    form = [t["transcript"], len({**t, "result": 0, "rules": 0}), t["game"] > "", 2 <= n <= 8]
    form += [type(t["options"]) is dict, len(t["server_seed"]) == 64]
    form += [("rules" in t) == (1 < rules < 2**31), t.get("result", 0) is not None]
    require(canonical(form[:2]) == b"[1,11]" and all(form), "another format")
    for seat in t["seats"]:  # of a person, a house bot, or a `program` of some author
        bot, program = seat["bot"], {"version": "-", **seat.get("program", {"name": "-"})}
        form = [{*seat} - {"program", "since"}, {*program, "author"}, program["version"].count(" ")]
        require(form == [{"name", "bot", "seed"}, {"name", "version", "author"}, 0], "a wrong seat")
        require(bot is None or len(seat) == 3 and bot in LEVELS, "a wrong bot")
        require(int(canonical(seat.get("since", 1))) in range(1, 2**31), "a wrong since")
        for name in (seat["name"], *program.values()):
            require(type(name) is str and 1 <= len(name) <= 24, "a wrong name")
        for text in (t["game"], t["ruleset"], seat["seed"], program["version"]):
            require(text.isascii() and text.isprintable() and len(text) <= 64, "unprintable text")
    server_seed = bytes.fromhex(t["server_seed"])
    right = [server_seed.hex(), sha256(server_seed).hexdigest()]
    require(right == [t["server_seed"], t["commitment"]], "a wrong commitment")
    for number, entry in enumerate(t["actions"], 1):
        form = {"seat": entry["seat"] % n, "action": entry["action"], "house": True}
        if entry["action"]["kind"] in SEALED and len(nonce := bytes.fromhex(entry["nonce"])) == 16:
            sealed = sha256(nonce + canonical(entry["action"])).hexdigest()
            form |= {"nonce": nonce.hex(), "commitment": sealed}
        require(canonical({"house": True, **entry}) == canonical(form), f"action {number} is wrong")
    if knows_rules := t["ruleset"] in DECKS and rules == 1:
        replay(t, server_seed)
    rest = canonical({key: t[key] for key in t if key != "digest"})
    require(sha256(rest).hexdigest() == t["digest"], "the digest is wrong")
    return ("verified", 0) if knows_rules else ("unverified: unknown rules, results not checked", 1)


def members(pairs):  # of an object
    if len(dict(pairs)) < len(pairs):
        raise json.JSONDecodeError("a member is given twice", "", 0)
    return dict(pairs)


def say(name):  # checks a file; the exit code
    try:
        with open(0 if name == "-" else name, "rb") as file:
            require(len(text := file.read(2**22 + 1)) <= 2**22, "too large for a transcript")
        words, code = verify(json.loads(text.decode(), object_pairs_hook=members, **NUMBERS))
    except (OSError, json.JSONDecodeError, UnicodeError) as problem:
        words, code = f"cannot be read: {problem}", 2
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as problem:
        words, code = f"wrong: {problem}", 1
    print(f"{name}: {words}")
    return code


if __name__ == "__main__":
    sys.exit(max([say(name) for name in sys.argv[1:]], default=2))
