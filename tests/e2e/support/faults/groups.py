"""Who plays what: groups of a few people who make a table, play some games, and make another."""

SEALED_TILES = {"tile_set": [["A1", "G1", "B2", "F2", None, None]] * 3}

# Ruleset, options, and the most seats that a group takes.
SETUPS = (
    ("royale", SEALED_TILES, 4),
    ("royale", {"tiles": 6}, 4),
    ("royale", {}, 3),
    ("royale-basic", {}, 4),
    ("classic", {"neutral_dice": True}, 4),
    ("classic", {}, 3),
    ("custom", {"rounds": 2, "skip": "chips"}, 5),
    ("vegas-1996", {"duel": True}, 3),
    ("vegas-1996", {"duel": True}, 4),
)
SHORT_MS = 1000


class Group:
    """Of people around one table; or `quick`: of one who sits down where the next game starts."""

    def __init__(self, trial, number, quick=False):
        self.trial, self.number, self.quick = trial, number, quick
        self.dice = trial.derived_random(f"group {number}")
        self.table = None  # the id
        self.agents = []
        self.plan()

    def plan(self):
        """What the next table is to be."""
        dice = self.dice
        setups = SETUPS[self.number % len(SETUPS):] + SETUPS  # each is played from the first on
        ruleset, options, most = setups[0] if self.table is None else dice.choice(SETUPS)
        self.table = None
        self.seats = max(2, min(most, self.players() + dice.randint(0, 2)))
        self.games = dice.choice((1, 2, 2, 3))  # that are still to be played at this table
        self.is_over = False
        self.fields = {
            "ruleset": ruleset, "options": options, "seats": self.seats,
            "visibility": dice.choice(("public", "private")),
            "clock": {"decision_ms": SHORT_MS} if dice.random() < 0.35 else None,
            "idempotency_key": f"{dice.getrandbits(64):x}",
        }

    def players(self):
        return sum(not agent.is_spectator for agent in self.agents) or 2

    @property
    def history(self):
        return self.trial.checker.histories.get(self.table)

    def on_game_over(self, game):
        """Somebody sees that this game is over; the group breaks up when it was the last one."""
        if game >= self.games and not self.trial.is_closing:
            self.is_over = True

    def plan_next_if_empty(self):
        """Whoever was at the table has left it: time for another one."""
        if self.is_over and all(agent.is_absent() for agent in self.agents):
            self.plan()
