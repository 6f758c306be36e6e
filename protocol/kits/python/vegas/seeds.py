"""Our seed in each game, which a Client gives by itself, and what is checked with it afterwards:
protocol/docs/fair.md, Fair dice."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any, Callable, Coroutine, NamedTuple

from vegas.refused import Refused
from vegas.types import GameId, SeatNumber, Table, Transcript, View

KEPT_GAMES = 16  # at one table
# We have left the seat; another device of ours gave a hash. Any other refusal is for this game.
HARMLESS = ("not_seated", "wrong_seed")


@dataclass
class SeedEvidence:
    """What we saw of one game before it began. `seed` is the last one that we showed, "" if none.
    `hashes` are those of all seats when we showed it, ours too: one for each seat that was taken,
    in order, and "" where nobody gave one. `ruleset` and `options` are those of that moment.
    `broken_starts` counts how often we showed a seed and no game began, also for games before it
    that never began."""

    game: GameId
    commitment: str
    seed: str = ""
    hashes: list[str] = field(default_factory=list)
    ruleset: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    broken_starts: int = 0


class SeedCheck(NamedTuple):
    """`commitment`: the game has the commitment that we saw, and the rules. `own_seed`: one seed is
    ours. `others_first`: all seats have the seeds that their hashes named before ours was shown. So
    nobody could choose, leave out or move a seed, knowing ours."""

    commitment: bool
    own_seed: bool
    others_first: bool
    broken_starts: int


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def new_seed() -> str:
    """One that nobody can guess."""
    return secrets.token_hex(12)


def check_own_seed(transcript: Transcript, evidence: SeedEvidence) -> SeedCheck:
    """Compares a finished game with what we saw before it. A verifier checks the dice."""
    seeds = [seat["seed"] for seat in transcript["seats"]]
    same_rules = evidence.seed == "" or (
        (transcript["ruleset"], transcript["options"]) == (evidence.ruleset, evidence.options))
    return SeedCheck(
        same_rules and (transcript["game"], transcript["commitment"])
        == (evidence.game, evidence.commitment),
        evidence.seed != "" and evidence.seed in seeds,
        [seed and seed_hash(seed) for seed in seeds] == evidence.hashes, evidence.broken_starts)


def _is_alone(table: Table) -> bool:
    """One person, beside house bots."""
    return sum(person is not None and person["player"] is not None for person in table["seats"]) < 2


class SeedGiver:
    """Gives seeds at one table. `ask` makes the request `table.seed` with the fields given, and
    `begin` runs it in the background. `take_offered` gives the seed of a hash that came to our seat
    with us, or ""."""

    def __init__(self, ask: Callable[..., Coroutine[Any, Any, Any]],
                 begin: Callable[[Coroutine[Any, Any, None]], None],
                 take_offered: Callable[[str], str] = lambda _: ""):
        self.evidence: dict[GameId, SeedEvidence] = {}  # of the newest games
        self._ask, self._begin, self._take_offered = ask, begin, take_offered
        self._view: View | None = None
        self._game: GameId = ""
        self._is_first_view = True  # on this connection
        self._has_begun = False  # the game that was open
        self._restart()

    def _restart(self) -> None:
        """Nothing is given for the open game yet."""
        self._is_closed = False  # this game goes on without our seed
        self._is_asking = False
        self._forget()

    def _forget(self) -> None:
        self._seed = self._hash = ""
        self._is_unseen = False  # we gave a hash, and no view has it yet
        self._is_shown = self._is_open = False  # the seed; open: without a hash before it

    def reconnected(self) -> None:
        """What was asked on the connection before may be lost."""
        self._is_first_view, self._is_asking, self._is_unseen = True, False, False

    def look(self, view: View) -> None:
        """Call it with each new view of the table: it gives what is to be given now."""
        self._view = view
        table, you = view["table"], view["you"]
        if table["status"] != "open":
            self._has_begun = self._has_begun or table["game"] == self._game
        elif you is not None:
            if table["game"] != self._game:
                self._turn_to(table)
            self._has_begun = False
            self._look_at_open_game(table, you["seat"])

    def _turn_to(self, table: Table) -> None:
        """Another game is open. The broken starts of one that never began count for it."""
        before = self.evidence.get(self._game)
        broken = before.broken_starts + self._is_shown if before and not self._has_begun else 0
        self._game = table["game"]
        self._restart()
        if broken:
            self._evidence(table).broken_starts = broken

    def _look_at_open_game(self, table: Table, seat: SeatNumber) -> None:
        person, exchange = table["seats"][seat], table.get("seed_exchange")
        assert person is not None
        asks = exchange["asks"] if exchange else None
        is_asked = exchange is not None and seat in exchange["seats"]
        there = person.get("seed_hash")
        if there is not None and there != self._hash and (offered := self._take_offered(there)):
            self._use(offered)
        is_ours = there is not None and there == self._hash
        self._is_unseen = self._is_unseen and not is_ours
        if self._is_shown and not self._is_asking:
            answered = exchange is not None and not is_asked
            if not (answered if self._is_open else asks == "seed" and is_ours):
                self._evidence(table).broken_starts += 1
                self._forget()
        if asks == "seed":
            if is_asked and is_ours and (self._is_first_view or not self._is_shown):
                self._is_first_view = False
                self._show(table, seat)
            return
        if self._is_closed or self._is_asking or self._is_open:
            return
        if asks == "hash" and is_asked and _is_alone(table):
            self._choose()
            self._is_open = True
            self._show(table, seat)
        elif there is None:
            if is_asked or not self._is_unseen:
                self._give_hash(table)
        elif self._is_first_view and not is_ours:
            self._give_hash(table)
        self._is_first_view = False

    def _choose(self) -> None:
        self._use(new_seed())

    def _use(self, seed: str) -> None:
        self._forget()
        self._seed, self._hash = seed, seed_hash(seed)

    def _give_hash(self, table: Table) -> None:
        self._choose()
        self._is_unseen = True
        self._give(commitment=self._evidence(table).commitment, hash=self._hash)

    def _show(self, table: Table, seat: SeatNumber) -> None:
        evidence = self._evidence(table)
        if evidence.seed != self._seed:  # what comes after it was shown proves nothing
            evidence.seed = self._seed
            evidence.ruleset, evidence.options = table["ruleset"], dict(table["options"])
            evidence.hashes = [self._hash if number == seat else person.get("seed_hash", "")
                               for number, person in enumerate(table["seats"]) if person]
        self._is_shown = True
        self._give(commitment=evidence.commitment, seed=self._seed)

    def _evidence(self, table: Table) -> SeedEvidence:
        game = table["game"]
        if game not in self.evidence:
            self.evidence[game] = SeedEvidence(game, table["commitment"])
            if len(self.evidence) > KEPT_GAMES:
                del self.evidence[next(iter(self.evidence))]
        return self.evidence[game]

    def _give(self, **fields: Any) -> None:
        self._is_asking = True
        self._begin(self._ask_for(fields))

    async def _ask_for(self, fields: dict[str, Any]) -> None:
        game = self._game
        try:
            await self._ask(**fields)
        except Refused as why:
            if game != self._game:
                return
            self._is_unseen = False
            self._is_closed = self._is_closed or why.code not in HARMLESS
        finally:
            if game == self._game:
                self._is_asking = False
        # The start may have been broken off before the seed came: then a view says so already.
        if "seed" in fields and not self._is_open and self._view is not None:
            self.look(self._view)
