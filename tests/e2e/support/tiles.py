"""What the rules say of the tiles, from public knowledge only; a part of the rules checker."""

BLANK_DICE = 9
SPACES = {"chip": 2, "money": 3, "move": 4}  # of Handicap [F2-2]


class ExtraDice:
    """Black dice that count for a seat until the end of the payout. [B1-1]"""

    def __init__(self, known):
        self.is_unknown = not known  # we came too late to know
        self.placed = []

    def apply(self, event):
        if event["kind"] == "black_placed":
            self.placed.append(event["seat"])
        if event["kind"] in ("round_started", "game_ended"):
            self.placed = []
            self.is_unknown = False

    def of(self, seat):
        return self.placed.count(seat)


def record_money(won, event):
    """Cards that a seat wins, is paid, or pays."""
    if event["kind"] == "card_won" or event["kind"] == "paid" and "dollars" in event:
        won[event["seat"]].append(event["dollars"])
    if event["kind"] == "fined":
        pay_debt(won[event["seat"]], 50_000)


def pay_debt(cards, due):
    """The smallest cards first; what a card is worth beyond the debt comes back. [C2-2]"""
    while due > 0 and cards:
        card = min(cards)
        cards.remove(card)
        if card > due:
            cards.append(card - due)
        due -= min(card, due)


def of(view):
    """(casino number, tile) of every tile in play."""
    for number, casino in enumerate(view["casinos"], 1):
        if "tile" in casino:
            yield number, casino["tile"]


def dice_of(view, seat):
    """Dice of a seat that lie on tiles. [RY-54]"""
    for _, tile in of(view):
        yield from (pile for pile in tile.get("dice", ()) if pile["owner"] == seat)
        for space in [*tile.get("spaces", ()), tile.get("golden")]:
            if space is not None and space["owner"] == seat:
                yield {space["die"]: 1}


def sole_majority(casino):
    counts = sorted((pile["count"] for pile in casino["dice"]), reverse=True)
    if not counts or counts[1:2] == counts[:1]:
        return None
    return next(pile["owner"] for pile in casino["dice"] if pile["count"] == counts[0])


def check(view):
    faces = [tile["id"] for _, tile in of(view)]
    assert len({face[0] for face in faces}) == len(faces), f"two faces of one tile: {faces}"
    blank = sum(p["small"] for c in view["casinos"] for p in c["dice"] if p["owner"] == "blank")
    expected = 0
    for number, tile in of(view):
        if tile["id"] == "D2" and tile["holder"] is not None:  # [D2-3]
            assert tile["holder"] == sole_majority(view["casinos"][number - 1]), tile
        if tile["id"] == "E1":
            assert tile["closed"] != number, tile  # [E1-1]
        if tile["id"] == "E2":
            assert all(p["small"] + p.get("big", 0) <= 2 for p in tile["dice"]), tile  # [E2-1]
        if tile["id"] == "F1":
            expected = BLANK_DICE - sum(tile["clusters"])
        if tile["id"] == "F2":
            expected = sum(tile["left"].values()) - (sum(SPACES.values()) - BLANK_DICE)
    assert blank == expected, f"{blank} blank dice"
