"""A table as one client sees it, which reports all that is told there to the checker."""

from support import table_tracker
from support.table_tracker import Violation, canonical

# What happens at a table without being a part of its game: no replay tells it.
OF_TABLE = frozenset((
    "joined", "left", "removed", "away", "back", "ready", "not_ready", "bot_added", "bot_removed",
    "rematch", "host_changed", "timed_out",
))


class RecordingTracker(table_tracker.TableTracker):
    """Records in `history`, the checker's of this table, whatever is told here."""

    def __init__(self, person, history, snapshot):
        super().__init__(person, snapshot)
        self.history, self.start = history, person.start
        # None: not known, or nobody is asked
        self.open_decision = self.prompt and self.prompt["decision"]
        self.unnumbered_events = []  # events of decisions whose number a later prompt will tell
        self._record_view()

    def hear(self, message):
        super().hear(message)
        events = [event for event in message.get("events", ()) if event["kind"] not in OF_TABLE]
        prompt = message.get("prompt")
        if events:
            self._record_events(events)
            self.prompt = prompt  # of what was missed, only the last update has one
        if prompt is not None:
            self._number_events(prompt["decision"])
        self._record_view()

    def _record_events(self, events):
        """Of the start, or of one decision: each has an update of its own."""
        if any(event["kind"] == "game_started" for event in events):
            self.history.record_start(self.game, canonical(events))
            self.open_decision = None
            self.unnumbered_events = []
        elif self.open_decision is None:
            self.unnumbered_events.append(canonical(events))
        else:
            self.history.record_events(self.game, self.open_decision, canonical(events))
            self.open_decision = self.open_decision + 1 if self.status == "playing" else None

    def _number_events(self, decision):
        """By the prompt of an update or a snapshot."""
        if self.open_decision not in (None, decision):
            raise Violation(f"a prompt for decision {decision} when {self.open_decision} was open",
                            **self.where())
        for number, events in enumerate(self.unnumbered_events,
                                        decision - len(self.unnumbered_events)):
            self.history.record_events(self.game, number, events)
        self.unnumbered_events = []
        self.open_decision = decision

    def _record_view(self):
        self.history.record_view(self.view["table"], self.open_decision, self.view["result"])

    def public_game_view(self):
        """All of the view that follows from the game alone, for everybody."""
        return {name: part for name, part in self.view.items() if name not in ("table", "you")}
