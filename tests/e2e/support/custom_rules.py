"""What everybody at a table of `custom` can write down: the decks, and what was paid for skipping.

Written from engine/rules/custom.md without a look at the engine, as rules_checker.py is.
"""

START_PAYMENTS = {"none": 0, "chips": 2, "cards": 4}  # [CU-10, CU-11]
SEAT_FIELD = {"chips": "skip_money", "cards": "skip_cards"}
SKIP_PAYMENT = {"chips": {"dollars": 1}, "cards": {"skip_cards": 1}}


class Ledger:
    """From the start of a game on."""

    def __init__(self, options):
        self.rule = options.get("skip", "none")
        self.limit = options.get("skip_limit", 0)
        self.deck = 8 * options.get("copies", 5)  # [CU-1]
        self.discards = 0
        self.remaining_payments = [START_PAYMENTS[self.rule]] * 8
        self.skips = [0] * 8  # in this round
        self.reshuffles = 0
        self.lowest_payment = 0

    def apply(self, event):
        if event["kind"] == "round_started":
            self.skips = [0] * 8
        elif event["kind"] == "cards_dealt":
            self.deal([len(cards) for cards in event["casinos"]])
        elif event["kind"] == "card_returned":  # [CU-4]
            self.discards += 1
        elif event["kind"] == "passed":
            self.skip(event)

    def deal(self, dealt):
        """[CU-3] Two turns from casino 1 to 6, as far as deck and discards go."""
        cards = self.deck + self.discards
        assert cards > 0, "a round without cards"
        assert dealt == [(cards > n) + (cards > n + 6) for n in range(6)], (dealt, cards)
        if sum(dealt) > self.deck:
            self.reshuffles += self.discards > 0
            self.deck, self.discards = cards, 0
        self.deck -= sum(dealt)

    def skip(self, event):
        paid = {key: event[key] for key in event if key not in ("kind", "seat")}
        assert paid == SKIP_PAYMENT[self.rule], event
        self.remaining_payments[event["seat"]] -= 1
        self.skips[event["seat"]] += 1
        self.lowest_payment = min(self.lowest_payment, *self.remaining_payments)
        assert self.limit == 0 or self.skips[event["seat"]] <= self.limit, event

    def check(self, view, won):
        assert view["round"]["deck"] == self.deck, (view["round"], self.deck)
        assert view["round"]["discards"] == self.discards, (view["round"], self.discards)
        for number, seat in enumerate(view["seats"]):
            shown = {key: seat[key] for key in seat if key.startswith("skip")}
            member = SEAT_FIELD.get(self.rule)
            expected = {member: self.remaining_payments[number]} if member else {}
            if member and self.limit:
                expected["skips"] = self.skips[number]
            assert shown == expected, (number, shown, expected)
            money = sum(won[number]) + self.remaining_payments[number]
            assert money >= 0, f"seat {number} has less than nothing"

    def check_end(self, rounds, most):
        """[CU-2, CU-3]"""
        assert rounds == most or self.deck + self.discards == 0, (rounds, most, self.deck)
