"""What a disk must never do: to see that it would be noticed. Each is a `spoil` of a Trial."""

import contextlib
import json
import sqlite3

from support.kills.witness import RANKS


def _database(trial):
    return contextlib.closing(sqlite3.connect(trial.data / "vegas.db"))


def _running(trial):
    """Tables where a game goes on, with the newest open decision that anybody was told of."""
    for account in trial.witness.accounts.values():
        _, rank, decision = account.newest
        if rank == RANKS["playing"] and decision:
            yield account, decision


def _answers(trial, database):
    """Of each of these tables the answers that somebody knows of and a person of ours has sent, the
    newest first. What a bot has lost it may do once more, and nobody could tell."""
    for account, decision in _running(trial):
        for seq, body in database.execute(
            "select seq, body from log where tbl = ? order by seq desc", (account.id,)
        ):
            record = json.loads(body)
            if (record["kind"] == "acted" and record["decision"] < decision
                    and not record.get("house")
                    and any(seat == record["seat"]
                            for seat, _ in account.sent.get(record["decision"], ()))):
                yield account, seq, record


def lose_the_last_records(trial):
    """Of one table: all from a person's answer on."""
    with _database(trial) as database, database:
        for account, seq, _ in _answers(trial, database):
            database.execute("delete from log where tbl = ? and seq >= ?", (account.id, seq))
            return True
    return False


def swap_an_action(trial):
    """One of the answers becomes another one, which was possible too."""
    with _database(trial) as database, database:
        for account, seq, record in _answers(trial, database):
            faces = _faces(account, record["decision"] - 1) - {record["action"].get("face")}
            if record["action"]["kind"] == "place" and faces:
                record["action"]["face"] = min(faces)
                database.execute("update log set body = ? where tbl = ? and seq = ?",
                                 (json.dumps(record, separators=(",", ":")), account.id, seq))
                return True
    return False


def _faces(account, decision):
    """What was rolled by this decision."""
    _, events = account.told_of.get(decision, (0, "[]"))
    return {face for event in json.loads(events) if event["kind"] == "rolled"
            for face in event["small"]}


def lose_a_table(trial):
    with _database(trial) as database, database:
        for account, _ in _running(trial):
            database.execute("delete from log where tbl = ?", (account.id,))
            database.execute("delete from tbl where id = ?", (account.id,))
            return True
    return False


def lose_a_game(trial):
    """A finished one, which somebody has read."""
    with _database(trial) as database, database:
        for game in trial.finished.games:
            database.execute("delete from game where id = ?", (game,))
            return True
    return False


def lose_a_token(trial):
    """Of somebody who has a seat."""
    with _database(trial) as database, database:
        for person in trial.people:
            if person.seats:
                database.execute("update player set token = null, previous = null where id = ?",
                                 (person.id,))
                return True
    return False


ALL = (lose_the_last_records, swap_an_action, lose_a_table, lose_a_game, lose_a_token)
