#!/usr/bin/python3
"""Was that game fair? Checks transcripts of finished games; needs nothing but Python.
  verify.py FILE ...     ("-" is standard input)
For every ruleset: the commitment, the sealed choices and the digest. For royale-basic and classic
also every draw, the legality of every action and the result. Exit code 0: all is right, 1: it is
wrong, 2: no JSON. See ../docs/fair.md; tags like [RY-20] are those of the rules.
"""

import hmac
import json
import sys
from hashlib import sha256

SEALED = ("hide", "split", "duel")  # the kinds of actions that are secret at first
NEUTRAL = "neutral"  # the imaginary player
ROLL, PASS = {"kind": "roll"}, {"kind": "pass"}
DECKS = {  # how many cards there are of each value, in thousands [RY-1, CL-1]
    "royale-basic": {30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7},
    "classic": {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5},
}


def require(right, what):
    if not right:
        raise ValueError(what)


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


class Draws:
    """The stream of chance: everything follows from the seeds."""
    def __init__(self, server_seed, game, seeds):
        text = "vegas/1\n" + game + "\n" + "\n".join(seeds)
        self.key = hmac.digest(server_seed, text.encode(), "sha256")
        self.counter, self.pool = 0, b""

    def number(self, size, below):
        """The next `size` bytes as a number; again while it is not below the bound."""
        while len(self.pool) < size:
            self.pool += hmac.digest(self.key, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
        taken, self.pool = int.from_bytes(self.pool[:size], "big"), self.pool[size:]
        return taken if taken < below else self.number(size, below)

    def dice(self, count):
        return [1 + self.number(1, 252) % 6 for _ in range(count)]

    def one_of(self, n):
        return self.number(4, 2**32 // n * n) % n

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.one_of(i + 1)
            items[i], items[j] = items[j], items[i]


class Game:
    """The rules. `play` yields (seat, legal actions) for each decision and is sent the action."""
    def __init__(self, transcript, draws):
        ruleset, options = transcript["ruleset"], transcript["options"]
        self.n, self.draws, self.royale = len(transcript["seats"]), draws, ruleset == "royale-basic"
        self.neutral_dice, self.first_seat = options.get("neutral_dice"), options.get("first_seat")
        known = ("first_seat", "open_money") + (() if self.royale else ("neutral_dice",))
        require(set(options) <= set(known), "an option that the ruleset does not have")
        require(2 <= self.n <= (4 if self.neutral_dice else 5), "a wrong number of seats")
        require(self.first_seat in [None, *range(self.n)], "no such first seat")
        self.chips, self.won = [0] * self.n, [[] for _ in range(self.n)]
        self.pile = [1000 * value for value in DECKS[ruleset] for _ in range(DECKS[ruleset][value])]

    def play(self):
        self.draws.shuffle(self.pile)  # from ascending order [ALL-6]
        start = self.draws.one_of(self.n) if self.first_seat is None else self.first_seat
        for _ in range(3 if self.royale else 4):  # [RY-10, CL-2]
            yield from self.round(start)
            leaders = self.pay()
            if self.royale:  # who won the higher card of casino 6, else of 5, ... [RY-13]
                start = next((s for s in reversed(leaders) if s in range(self.n)), start)
            else:
                start = (start + 1) % self.n  # [CL-4]
        return self.result()

    def round(self, seat):
        self.cards = [self.draw_cards() for _ in range(6)]
        if self.royale:  # [RY-10, RY-11]
            self.cards.sort(key=lambda pair: (sum(pair), pair))
            self.chips = [chips + 2 for chips in self.chips]
        self.count = [{} for _ in range(6)]  # in each casino, by owner
        if self.royale and self.n == 2:  # [RY-14]
            self.put(NEUTRAL, self.draws.dice(7), 1)
            self.put(NEUTRAL, self.draws.dice(1), 2)
        if self.neutral_dice and self.n == 3:  # [CL-10]
            self.put(NEUTRAL, self.draws.dice(2), 1)
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
        faces = {*small, *big, *white}  # [RY-20, CL-11]
        legal = [{"kind": "place", "face": face} for face in faces]
        if self.royale and self.chips[seat] > 0:  # [RY-21]
            legal.append(PASS)
        action = (yield seat, legal) if len(legal) > 1 else legal[0]  # one only: not asked [ALL-1]
        if action == PASS:
            self.chips[seat] -= 1
            return
        owners = [(small, seat, 1), (big, seat, 2), (white, NEUTRAL, 1)]  # [RY-2, CL-12]
        for kind, (dice, owner, weight) in enumerate(owners):
            self.put(owner, [face for face in dice if face == action["face"]], weight)
            supply[kind] -= dice.count(action["face"])

    def put(self, owner, dice, weight):
        for face in dice:
            self.count[face - 1][owner] = self.count[face - 1].get(owner, 0) + weight

    def pay(self):
        """Who got the highest card of each casino. [RY-31, RY-32, CL-6]"""
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
    seeds = [seat["seed"] for seat in transcript["seats"]]
    game = Game(transcript, Draws(server_seed, transcript["game"], seeds)).play()
    asked = next(game)  # there is always a first roll
    for number, entry in enumerate(transcript["actions"], 1):
        where = f"action {number} (seat {entry['seat']}): "
        require(asked is not None, where + "the game was over before it")
        require(entry["seat"] == asked[0], f"{where}the decision was seat {asked[0]}'s")
        require(entry["action"] in asked[1], where + "this is not a legal action here")
        try:
            asked = game.send(entry["action"])
        except StopIteration as end:
            asked, result = None, end.value
    require(asked is None, "the game is not over after the last action")
    require(transcript["result"] == result, "the result is not that of the game")


def verify(transcript):
    """What was found right. A ValueError says what is not."""
    require(transcript["transcript"] == 1, "not a transcript of version 1")
    server_seed = bytes.fromhex(transcript["server_seed"])
    commitment = sha256(server_seed).hexdigest()
    require(commitment == transcript["commitment"], "the commitment is wrong")
    for number, entry in enumerate(transcript["actions"], 1):
        sealed = None
        if entry["action"]["kind"] in SEALED:
            opened = bytes.fromhex(entry["nonce"]) + canonical(entry["action"])
            sealed = sha256(opened).hexdigest()
        require(entry.get("commitment") == sealed, f"action {number}: its commitment is wrong")
    knows_rules = transcript["ruleset"] in DECKS
    if knows_rules:
        replay(transcript, server_seed)
    rest = canonical({key: transcript[key] for key in transcript if key != "digest"})
    require(sha256(rest).hexdigest() == transcript["digest"], "the digest is wrong")
    return "verified" if knows_rules else "commitments verified, results not checked: unknown rules"


def say(name):
    """Checks a file; the exit code."""
    try:
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
            words, code = verify(json.load(file)), 0
    except (OSError, json.JSONDecodeError, UnicodeDecodeError) as problem:
        words, code = f"cannot be read: {problem}", 2
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        words, code = f"wrong: {problem}", 1
    print(f"{name}: {words}")
    return code


if __name__ == "__main__":
    sys.exit(max([say(name) for name in sys.argv[1:]], default=2))
