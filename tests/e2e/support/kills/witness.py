"""What was acknowledged to anybody, and what must therefore be so after a restart."""

import copy
import sys

from support.followed import Wrong, canonical, first_difference, number_of

RANKS = {"open": 0, "playing": 1, "finished": 2}
# What the end of a game changes of a view's `table`.
OF_THE_END = ("status", "server_seed")


def bare(action):
    """An action without what it would do, as transcripts have it."""
    return canonical({name: value for name, value in action.items() if name != "shows"})


class Account:
    """Of one table, over all its games. Decisions are numbered over all games of a table."""

    def __init__(self, table):
        self.id = table
        self.invite = None
        self.told_of = {}  # decision -> (game, its events), as an update told them
        self.starts = {}  # game -> the events of its start
        self.acked = {}  # decision -> (game, seat, action): the reply was ok
        self.sent = {}  # decision -> {(seat, action): game}: what our players have sent
        self.final = {}  # decision -> (seat, action, hash of its events), as the transcript has it
        self.compared = 0  # games whose transcripts have been compared
        self.base = 0  # decisions in those games
        self.results, self.commitments = {}, {}  # game -> as the view had it
        self.newest = (0, 0, 0)  # game, rank of its status, open decision
        self.floor = self.newest  # of all servers before this one
        self.before = None  # the last view that the server before told, until it was compared
        self.sure = True  # nobody had asked for a change of its members when the server was killed
        self.changing = 0  # requests for such a change without an answer
        self.epochs = []  # where tables move: of each server that has had this one
        self.kills = 0
        self.last_leave = (0, 0.0)  # the start of the server, and when: somebody left the table
        self.is_closed = False
        self.members_compared = self.views_compared = 0  # over restarts

    def wrong(self, what, **where):
        return Wrong(what, table=self.id, **where)

    # ---- what is told

    def saw(self, table, open_decision, result):
        """A view's `table`, the decision that is open, and the result."""
        game, status = number_of(table["game"]), table["status"]
        playing = open_decision or 0 if status == "playing" else 0
        self._reached((game, RANKS[status], playing))
        if self.invite is None:
            self.invite = table["invite"]
        elif self.invite != table["invite"]:
            raise self.wrong("another invite")
        if self.commitments.setdefault(game, table["commitment"]) != table["commitment"]:
            raise self.wrong("another commitment for the same game", game=game)
        if result is not None and self.results.setdefault(game, result) != result:
            raise self.wrong("another result of the same game", game=game)

    def _reached(self, progress):
        if progress > self.newest:
            self.newest = progress

    def told_start(self, game, events):
        if self.starts.setdefault(game, events) != events:
            raise self.wrong(f"two starts of one game: {self.starts[game]} and {events}",
                             game=game)

    def told(self, game, decision, events):
        """By an update: this came of the decision."""
        if decision in self.final:
            if self.final[decision][2] not in (None, hash(events)):
                raise self.wrong(f"the transcript leads to other events than {events}",
                                 decision=decision)
            return
        known = self.told_of.setdefault(decision, (game, events))
        if known != (game, events):
            raise self.wrong(f"a decision was answered twice: {known} and {(game, events)}",
                             decision=decision)

    def was_sent(self, game, decision, seat, action):
        self.sent.setdefault(decision, {})[seat, bare(action)] = game

    def was_acked(self, decision, action):
        """An action that was sent."""
        answer = next(((game, seat, sent) for (seat, sent), game in self.sent[decision].items()
                       if sent == bare(action)))
        if decision in self.final:
            if self.final[decision][:2] != answer[1:]:
                raise self.wrong(f"{answer} was acknowledged, the transcript has "
                                 f"{self.final[decision][:2]}", decision=decision)
            return
        if self.acked.setdefault(decision, answer) != answer:
            raise self.wrong(f"two answers of one decision: {self.acked[decision]} and {answer}",
                             decision=decision)
        self._reached((answer[0], RANKS["playing"], decision + 1))

    # ---- over a restart

    def killed(self, followed):
        """`followed`: the table as those saw it who were told last, or None."""
        self.kills += 1
        self.floor = self.newest
        self.sure = self.changing == 0 and (self.before is None or self.sure)
        self.changing = 0
        if followed is not None:
            self.before = {"table": copy.deepcopy(followed.view["table"]), "open": followed.open,
                           "game": copy.deepcopy(followed.game_part())}

    def settle(self, kills):
        """A change was answered, and all who are there have been told."""
        if self.kills == kills:
            self.changing -= 1

    def returned(self, followed):
        """The first that somebody is told of it by the server that was started."""
        table, decision = followed.view["table"], followed.open or 0
        playing = decision if table["status"] == "playing" else 0
        now = (number_of(table["game"]), RANKS[table["status"]], playing)
        if now < self.floor:
            raise self.wrong(f"it went back from (game, status, decision) {self.floor} to {now}",
                             decision=self.floor[2])
        before, self.before = self.before, None
        if before is None:
            return
        told = not self.epochs  # else who was told last may be behind a server that stands still
        if told and self.sure and self.changing == 0 and not waits_for_start(before["table"]):
            self._compare_members(before["table"], table)
            self.members_compared += 1
        if stands_still(before, followed):
            if before["game"] != followed.game_part():
                difference = first_difference(before["game"], followed.game_part())
                raise self.wrong(f"the view is another one at the same decision: {difference}",
                                 decision=followed.open)
            self.views_compared += 1

    def _compare_members(self, before, now):
        before, now = lasting(before), lasting(now)
        if before["status"] == "playing" and now["status"] == "finished":
            for name in OF_THE_END:
                before[name] = now[name]
        if before != now:
            raise self.wrong("it came back otherwise: " + first_difference(before, now))

    # ---- finished games

    def finished_games(self):
        """How many of its games are over, as far as anybody knows."""
        game, rank, _ = self.newest
        return game if rank == RANKS["finished"] else game - 1

    def settled(self, game, actions):
        """The transcript fits all that is known; what is told later must fit it too."""
        for pages in (self.told_of, self.acked, self.sent):
            for decision in [number for number in pages if number <= self.base]:
                del pages[decision]
        for decision, action in enumerate(actions, self.base + 1):
            _, events = self.told_of.get(decision, (game, None))
            self.final[decision] = (action["seat"], sys.intern(bare(action["action"])),
                                    events and hash(events))
        self.base += len(actions)
        self.compared = game


def waits_for_start(table):
    """A quick table, which starts without anybody asking for it."""
    return table["status"] == "open" and table.get("quick", False)


def stands_still(before, followed):
    """Nothing was decided between these two."""
    table, then = followed.view["table"], before["table"]
    if then["status"] == "playing" and before["open"] is None:
        return False  # nobody could count the decisions
    return ((then["game"], then["status"], before["open"])
            == (table["game"], table["status"], followed.open))


def lasting(table):
    """A view's `table` without what lost connections change."""
    seats = [seat and {name: value for name, value in seat.items() if name != "away"}
             for seat in table["seats"]]
    return {**table, "seats": seats, "spectators": 0}


class Witness:
    """All accounts of these people, and what the summary counts."""

    def __init__(self, people):
        self.people = people
        self.accounts = {}
        self.acked = self.repeated = self.compared = self.left = self.retaken = self.cut = 0

    def account(self, table):
        if table not in self.accounts:
            self.accounts[table] = Account(table)
        return self.accounts[table]

    def invited(self, invite):
        return next(account for account in self.accounts.values() if account.invite == invite)

    def killed(self):
        """Everybody has heard the last of the server that was killed."""
        for account in self.accounts.values():
            account.killed(self._latest(account))

    def hears_of_epoch(self, account, epoch):
        """Another one: the table goes on at another server."""
        known = account.epochs
        if epoch not in known:
            if known:
                account.killed(self._latest(account, known[-1]))
            known.append(epoch)

    def _latest(self, account, epoch=None):
        """The table as those see it who were told last; None if nobody sees it."""
        seen = [followed for person in self.people
                if (followed := person.seen().get(account.id)) is not None
                and epoch in (None, followed.epoch)]
        return max(seen, key=lambda followed: followed.v, default=None)
