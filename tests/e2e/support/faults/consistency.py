"""What was acknowledged to anybody, and what must therefore be so after a restart."""

import sys

from support.patch import deep_copy
from support.table_tracker import Violation, canonical, first_difference, game_number

STATUS_RANKS = {"open": 0, "playing": 1, "finished": 2}
# What the end of a game changes of a view's `table`.
FIELDS_SET_AT_END = ("status", "server_seed")


def without_preview(action):
    """An action without what it would do, as transcripts have it."""
    return canonical({name: value for name, value in action.items() if name != "shows"})


class TableHistory:
    """Of one table, over all its games. Decisions are numbered over all games of a table."""

    def __init__(self, table):
        self.id = table
        self.invite = None
        self.events_by_decision = {}  # decision -> (game, its events), as an update told them
        self.start_events = {}  # game -> the events of its start
        self.acknowledged = {}  # decision -> (game, seat, action): the reply was ok
        self.sent = {}  # decision -> {(seat, action): game}: what our players have sent
        self.transcript_actions = {}  # decision -> (seat, action, hash of its events)
        self.compared_games = 0  # games whose transcripts have been compared
        self.decision_offset = 0  # decisions in those games
        self.results, self.commitments = {}, {}  # game -> as the view had it
        self.progress = (0, 0, 0)  # game, rank of its status, open decision
        self.min_progress = self.progress  # of all servers before this one
        self.last_view = None  # the last view that the server before told, until it was compared
        self.are_members_known = True  # no change of members was pending when the server was killed
        self.pending_changes = 0  # requests for such a change without an answer
        self.epochs = []  # where tables move: of each server that has had this one
        self.restarts = 0
        self.last_leave = (0, 0.0)  # the start of the server, and when: somebody left the table
        self.is_closed = False
        self.members_compared = self.views_compared = 0  # over restarts

    def violation(self, what, **where):
        return Violation(what, table=self.id, **where)

    # ---- what was received

    def record_view(self, table, open_decision, result):
        """A view's `table`, the decision that is open, and the result."""
        game, status = game_number(table["game"]), table["status"]
        playing = open_decision or 0 if status == "playing" else 0
        self._advance((game, STATUS_RANKS[status], playing))
        if self.invite is None:
            self.invite = table["invite"]
        elif self.invite != table["invite"]:
            raise self.violation("another invite")
        if self.commitments.setdefault(game, table["commitment"]) != table["commitment"]:
            raise self.violation("another commitment for the same game", game=game)
        if result is not None and self.results.setdefault(game, result) != result:
            raise self.violation("another result of the same game", game=game)

    def _advance(self, progress):
        if progress > self.progress:
            self.progress = progress

    def record_start(self, game, events):
        if self.start_events.setdefault(game, events) != events:
            raise self.violation(f"two starts of one game: {self.start_events[game]} and {events}",
                                 game=game)

    def record_events(self, game, decision, events):
        """By an update: this came of the decision."""
        if decision in self.transcript_actions:
            if self.transcript_actions[decision][2] not in (None, hash(events)):
                raise self.violation(f"the transcript leads to other events than {events}",
                                     decision=decision)
            return
        known = self.events_by_decision.setdefault(decision, (game, events))
        if known != (game, events):
            raise self.violation(f"a decision was answered twice: {known} and {(game, events)}",
                                 decision=decision)

    def record_sent(self, game, decision, seat, action):
        self.sent.setdefault(decision, {})[seat, without_preview(action)] = game

    def record_acknowledged(self, decision, action):
        """An action that was sent."""
        act = next(((game, seat, sent) for (seat, sent), game in self.sent[decision].items()
                    if sent == without_preview(action)))
        if decision in self.transcript_actions:
            if self.transcript_actions[decision][:2] != act[1:]:
                raise self.violation(f"{act} was acknowledged, the transcript has "
                                     f"{self.transcript_actions[decision][:2]}", decision=decision)
            return
        known = self.acknowledged.setdefault(decision, act)
        if known != act:
            raise self.violation(f"two actions of one decision: {known} and {act}",
                                 decision=decision)
        self._advance((act[0], STATUS_RANKS["playing"], decision + 1))

    # ---- over a restart

    def on_restart(self, tracker):
        """`tracker`: the table as those saw it who were told last, or None."""
        self.restarts += 1
        self.min_progress = self.progress
        was_known = self.last_view is None or self.are_members_known
        self.are_members_known = self.pending_changes == 0 and was_known
        self.pending_changes = 0
        if tracker is not None:
            self.last_view = {"table": deep_copy(tracker.view["table"]),
                              "open": tracker.open_decision,
                              "game": deep_copy(tracker.public_game_view())}

    def end_change(self, restarts):
        """A change was answered, and all who are there have been told."""
        if self.restarts == restarts:
            self.pending_changes -= 1

    def check_after_restart(self, tracker):
        """The first that somebody is told of it by the server that was started."""
        table, decision = tracker.view["table"], tracker.open_decision or 0
        playing = decision if table["status"] == "playing" else 0
        now = (game_number(table["game"]), STATUS_RANKS[table["status"]], playing)
        if now < self.min_progress:
            raise self.violation("it went back from (game, status, decision) "
                                 f"{self.min_progress} to {now}",
                                 decision=self.min_progress[2])
        before, self.last_view = self.last_view, None
        if before is None:
            return
        # Where tables move, the newest view may be behind a server that stands still.
        is_known = self.are_members_known and self.pending_changes == 0 and not self.epochs
        if is_known and not starts_by_itself(before["table"]):
            self._compare_members(before["table"], table, is_unchanged(before, tracker))
            self.members_compared += 1
        if is_unchanged(before, tracker):
            if before["game"] != tracker.public_game_view():
                difference = first_difference(before["game"], tracker.public_game_view())
                raise self.violation(f"the view is another one at the same decision: {difference}",
                                     decision=tracker.open_decision)
            self.views_compared += 1

    def _compare_members(self, before, now, is_unchanged_since):
        """Where something was decided since, the clock may have done it."""
        changes = () if is_unchanged_since else ("missed",)
        before, now = without_presence(before, *changes), without_presence(now, *changes)
        if before["status"] == "playing" and now["status"] == "finished":
            for name in FIELDS_SET_AT_END:
                before[name] = now[name]
        if before != now:
            raise self.violation("it came back otherwise: " + first_difference(before, now))

    # ---- finished games

    def finished_games(self):
        """How many of its games are over, as far as anybody knows."""
        game, rank, _ = self.progress
        return game if rank == STATUS_RANKS["finished"] else game - 1

    def compact(self, game, actions):
        """The transcript fits all that is known; what is told later must fit it too."""
        for records in (self.events_by_decision, self.acknowledged, self.sent):
            for decision in [number for number in records if number <= self.decision_offset]:
                del records[decision]
        for decision, action in enumerate(actions, self.decision_offset + 1):
            _, events = self.events_by_decision.get(decision, (game, None))
            self.transcript_actions[decision] = (action["seat"],
                                                 sys.intern(without_preview(action["action"])),
                                                 events and hash(events))
        self.decision_offset += len(actions)
        self.compared_games = game


def starts_by_itself(table):
    """A quick table, or one whose players have asked for the start already."""
    return table["status"] == "open" and (table.get("quick", False) or "seed_exchange" in table)


def is_unchanged(before, tracker):
    """Nothing was decided between these two."""
    table, then = tracker.view["table"], before["table"]
    if then["status"] == "playing" and before["open"] is None:
        return False  # nobody could count the decisions
    return ((then["game"], then["status"], before["open"])
            == (table["game"], table["status"], tracker.open_decision))


def without_presence(table, *more):
    """A view's `table` without what lost connections and restarts change, and `more` of seats."""
    seats = [seat and {name: value for name, value in seat.items()
                       if name not in ("away", "seed_hash", *more)} for seat in table["seats"]]
    return {**table, "seats": seats, "spectators": 0, "standstill": None, "seed_exchange": None}


class ConsistencyChecker:
    """All accounts of these people, and what the summary counts."""

    def __init__(self, people):
        self.people = people
        self.histories = {}
        self.acknowledged = self.repeated_acts = self.snapshots_compared = 0
        self.seats_left = self.seats_retaken = 0

    def history(self, table):
        if table not in self.histories:
            self.histories[table] = TableHistory(table)
        return self.histories[table]

    def history_of_invite(self, invite):
        return next(history for history in self.histories.values() if history.invite == invite)

    def on_restart(self):
        """Everybody has heard the last of the server that was killed."""
        for history in self.histories.values():
            history.on_restart(self._latest(history))

    def record_epoch(self, history, epoch):
        """Another one: the table goes on at another server."""
        known = history.epochs
        if epoch not in known:
            if known:
                history.on_restart(self._latest(history, known[-1]))
            known.append(epoch)

    def _latest(self, history, epoch=None):
        """The table as those see it who were told last; None if nobody sees it."""
        seen = [tracker for person in self.people
                if (tracker := person.current_tables().get(history.id)) is not None
                and epoch in (None, tracker.epoch)]
        return max(seen, key=lambda tracker: tracker.v, default=None)
