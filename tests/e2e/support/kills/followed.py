"""A table as one client sees it, which tells the witness of all that is told there."""

from support import followed
from support.followed import Wrong, canonical

# What happens at a table without being a part of its game: no replay tells it.
OF_TABLE = frozenset((
    "joined", "left", "removed", "away", "back", "ready", "not_ready", "bot_added", "bot_removed",
    "rematch", "host_changed", "timed_out",
))


class Followed(followed.Followed):
    """Tells `account`, the witness's page of this table, whatever is told here."""

    def __init__(self, person, account, snapshot):
        super().__init__(person, snapshot)
        self.account, self.start = account, person.start
        self.open = self.prompt and self.prompt["decision"]  # None: not known, or nobody is asked
        self.unnumbered = []  # events of decisions whose number the next prompt will tell
        self._tell()

    def hear(self, message):
        super().hear(message)
        if message["ev"] == "update":
            events = [event for event in message["events"] if event["kind"] not in OF_TABLE]
            if events:
                self._played(events)
        elif self.prompt is not None:
            self._asked(self.prompt["decision"])
        self._tell()

    def check_prompt(self, prompt):
        super().check_prompt(prompt)
        if self.open is not None and prompt["decision"] != self.open:
            raise Wrong(f"asked for decision {prompt['decision']} when {self.open} was open",
                        **self.where())

    def _played(self, events):
        """Of the start, or of one decision: each has an update of its own."""
        if any(event["kind"] == "game_started" for event in events):
            self.account.told_start(self.game, canonical(events))
            self.open = None
            self.unnumbered = []
        elif self.open is None:
            self.unnumbered.append(canonical(events))
        else:
            self.account.told(self.game, self.open, canonical(events))
            self.open = self.open + 1 if self.status == "playing" else None
        self.prompt = None

    def _asked(self, decision):
        """By a prompt, or by one within a snapshot."""
        for number, events in enumerate(self.unnumbered, decision - len(self.unnumbered)):
            self.account.told(self.game, number, events)
        self.unnumbered = []
        self.open = decision

    def _tell(self):
        self.account.saw(self.view["table"], self.open, self.view["result"])

    def game_part(self):
        """All of the view that follows from the game alone, for everybody."""
        return {name: part for name, part in self.view.items() if name not in ("table", "you")}
