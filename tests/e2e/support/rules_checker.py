"""Checks every view against the rules, from public knowledge only.

Written from engine/rules/*.md without a look at the engine: what it says is a second opinion.
"""


from support import rules_checker_1996, tiles
from support.custom_rules import Ledger
from support.patch import deep_copy

ROYALE = {"small": 7, "big": 1}
EIGHT_SMALL = {"small": 8, "big": 0}
DICE = {"royale-basic": ROYALE, "royale": ROYALE, "classic": EIGHT_SMALL, "custom": EIGHT_SMALL}
CHIP = 10_000


def option(view, name, otherwise):
    return view["table"]["options"].get(name, otherwise)


def deck_of(view):
    """How many money cards there are. [RY-1, CL-1, CU-1]"""
    fixed = {"royale-basic": 90, "classic": 54}
    return fixed.get(view["table"]["ruleset"]) or 8 * option(view, "copies", 5)


def rounds_of(view):
    """[RY-10, CL-2, CU-2]"""
    fixed = {"royale-basic": 3, "royale": 3, "classic": 4}
    return fixed.get(view["table"]["ruleset"]) or option(view, "rounds", 4)


def worth_besides_cards(seat):
    """Chips, or what is left of skip money or skip cards. [RY-3, CU-10, CU-11]"""
    return CHIP * seat["chips"] + seat.get("skip_money", 0) + seat.get("skip_cards", 0)


class RulesChecker:
    def __init__(self, view):
        self.previous_view = None
        seats = view["seats"]
        is_known = all(seat["cards"] == 0 for seat in seats)
        # What each seat has won, from public events; None when we came too late to know.
        self.won = {n: [] for n in range(8)} if is_known else None
        self.extra_dice = tiles.ExtraDice(is_known)
        custom = view["table"]["ruleset"] == "custom" and view["table"]["status"] == "open"
        self.ledger = Ledger(view["table"]["options"]) if custom else None
        self.check(view, [])

    def check(self, view, events):
        if view["table"]["ruleset"] == "vegas-1996":
            rules_checker_1996.check(view, events, self.previous_view)
            self.previous_view = deep_copy(view)
            return
        assert view["board"] is None, view
        for event in events:
            self.extra_dice.apply(event)
            if self.won is not None:
                tiles.record_money(self.won, event)
            if self.ledger is not None:
                self.ledger.apply(event)
        if view["table"]["status"] == "open":
            assert not view["casinos"] and not view["seats"] and view["round"] is None, view
            assert view["table"]["server_seed"] is None
            return
        for casino in view["casinos"]:
            check_casino(casino)
        check_money(view, self.won)
        if self.ledger is not None:
            self.ledger.check(view, self.won)
        if view["table"]["status"] == "playing":
            check_playing(view, self.extra_dice)
        else:
            check_finished(view)
            if self.ledger is not None:
                self.ledger.check_end(view["round"]["number"], rounds_of(view))


def rank_owners(dice):
    """Owners by rank, and those that cancel each other. [RY-31, CL-6]"""
    counts = {pile["owner"]: pile["small"] + 2 * pile.get("big", 0) for pile in dice}
    assert len(counts) == len(dice), f"an owner twice: {dice}"
    values = list(counts.values())
    alone = [owner for owner, count in counts.items() if values.count(count) == 1]
    alone.sort(key=lambda owner: -counts[owner])
    return alone, {owner for owner in counts if owner not in alone}


def check_casino(casino):
    cards = casino["cards"]
    assert cards == sorted(cards, reverse=True), f"cards not highest first: {casino}"
    for pile in casino["dice"]:
        assert pile["count"] == pile["small"] + 2 * pile.get("big", 0), pile
        assert pile["count"] > 0, f"nobody lies here: {pile}"
    alone, tied = rank_owners(casino["dice"])
    wins = (alone + [None] * len(cards))[: len(cards)]
    assert casino["wins"] == wins, f"wins should be {wins}: {casino}"
    assert set(casino["tied"]) == tied, f"tied should be {tied}: {casino}"


def check_money(view, won):
    """[RY-33, CL-7]"""
    table = view["table"]
    shown = table["options"].get("open_money", False) or table["status"] == "finished"
    for number, seat in enumerate(view["seats"]):
        assert (seat["total"] is not None) == shown, f"total of seat {number}: {seat}"
        if won is None:
            continue
        assert seat["cards"] == len(won[number]), f"cards of seat {number}: {won[number]}"
        if shown:
            assert seat["total"] == sum(won[number]) + worth_besides_cards(seat), (number, seat)
    you = view["you"]
    if you is not None and view["seats"]:
        seat = view["seats"][you["seat"]]
        assert you["cards"] == sorted(you["cards"]), you
        assert len(you["cards"]) == seat["cards"], (you, seat)
        assert you["total"] == sum(you["cards"]) + worth_besides_cards(seat), (you, seat)
        if won is not None:
            assert you["cards"] == sorted(won[you["seat"]]), (you, won)


def white_dice(view):
    """Of each seat, with the variant. [CL-10]"""
    if not view["table"]["options"].get("neutral_dice", False):
        return 0
    return 4 if len(view["seats"]) == 2 else 2


def check_playing(view, extra_dice):
    ruleset = view["table"]["ruleset"]
    assert view["round"]["of"] == rounds_of(view)
    assert 1 <= view["round"]["number"] <= rounds_of(view)
    assert len(view["casinos"]) == 6 and len(view["seats"]) == len(view["table"]["seats"])
    placed = [pile for casino in view["casinos"] for pile in casino["dice"]]
    for number, seat in enumerate(view["seats"]):
        piles = [pile for pile in placed if pile["owner"] == number] + [seat["supply"]]
        piles += tiles.dice_of(view, number)
        for size in ("small", "big"):
            total = sum(pile.get(size, 0) for pile in piles)
            expected = DICE[ruleset][size] + (extra_dice.of(number) if size == "small" else 0)
            assert total == expected or extra_dice.is_unknown, (
                f"seat {number} has {total} {size} dice")
        assert ruleset != "classic" or seat["chips"] == 0
    check_imaginary(view, [pile for pile in placed if pile["owner"] == "neutral"])
    tiles.check(view)
    if ruleset == "royale":  # [RY-50]
        assert view["round"]["deck"] == 12 * (3 - view["round"]["number"]), view["round"]
    else:
        cards = sum(len(casino["cards"]) for casino in view["casinos"])
        cards += view["round"]["deck"] + view["round"].get("discards", 0)
        cards += sum(seat["cards"] for seat in view["seats"])
        assert cards == deck_of(view), f"{cards} money cards"
    check_turn(view)


def check_imaginary(view, piles):
    """[RY-14, CL-10, CL-11]"""
    small = sum(pile["small"] for pile in piles)
    big = sum(pile.get("big", 0) for pile in piles)
    if view["table"]["ruleset"] in ("royale-basic", "royale"):
        there = len(view["seats"]) == 2 and view["table"]["options"].get("neutral_dice", True)
        assert (small, big) == ((7, 1) if there else (0, 0)), piles
        return
    in_hand = sum(seat["supply"].get("neutral", 0) for seat in view["seats"])
    expected = white_dice(view) * len(view["seats"])
    if expected and len(view["seats"]) == 3:
        expected += 2
    assert (small + in_hand, big) == (expected, 0), (piles, in_hand)


def check_turn(view):
    turn = view["turn"]
    if turn is None or "roll" not in turn:
        return
    supply, roll = view["seats"][turn["seat"]]["supply"], turn["roll"]
    assert len(roll["small"]) == supply["small"], (roll, supply)
    assert ("big" in roll) == (supply.get("big", 0) == 1), (roll, supply)
    assert len(roll.get("neutral", [])) == supply.get("neutral", 0), (roll, supply)


def check_finished(view):
    """[RY-40, CL-7, CU-6, ALL-5]"""
    result, seats = view["result"], view["seats"]
    assert result["totals"] == [seat["total"] for seat in seats], view
    assert result["cards"] == [seat["cards"] for seat in seats], view
    assert result["chips"] == [seat["chips"] for seat in seats], view
    keys = [(seat["total"], seat["cards"] + seat["chips"]) for seat in seats]
    places = [1 + sum(other > key for other in keys) for key in keys]
    assert result["places"] == places, f"places should be {places}: {result}"
    assert result["winners"] == [n for n, place in enumerate(places) if place == 1], result
    assert view["table"]["server_seed"] is not None
