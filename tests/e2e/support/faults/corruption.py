"""What a disk must never do, to see that it is noticed. Each is a `corrupt` of a CrashTrial."""

import contextlib
import json
import sqlite3

from support.faults.consistency import STATUS_RANKS


def _database(trial):
    return contextlib.closing(sqlite3.connect(trial.data / "vegas.db"))


def _running_tables(trial):
    """Tables where a game goes on, with the newest open decision that anybody was told of."""
    for history in trial.checker.histories.values():
        _, rank, decision = history.progress
        if rank == STATUS_RANKS["playing"] and decision:
            yield history, decision


def _stored_acts(trial, database):
    """Of each of these tables the acts that somebody knows of and a person of ours has sent, the
    newest first. What a bot has lost it may do once more, and nobody could tell."""
    for history, decision in _running_tables(trial):
        for seq, body in database.execute(
            "select seq, record from journal where table_id = ? order by seq desc", (history.id,)
        ):
            record = json.loads(body)
            if (record["kind"] == "acted" and record["decision"] < decision
                    and not record.get("house")
                    and any(seat == record["seat"]
                            for seat, _ in history.sent.get(record["decision"], ()))):
                yield history, seq, record


def delete_last_records(trial):
    """Of one table: all from a person's act on."""
    with _database(trial) as database, database:
        for history, seq, _ in _stored_acts(trial, database):
            database.execute("delete from journal where table_id = ? and seq >= ?",
                             (history.id, seq))
            return True
    return False


def replace_an_action(trial):
    """One of the acts becomes another one, which was possible too."""
    with _database(trial) as database, database:
        for history, seq, record in _stored_acts(trial, database):
            faces = _faces(history, record["decision"] - 1) - {record["action"].get("face")}
            if record["action"]["kind"] == "place" and faces:
                record["action"]["face"] = min(faces)
                database.execute("update journal set record = ? where table_id = ? and seq = ?",
                                 (json.dumps(record, separators=(",", ":")), history.id, seq))
                return True
    return False


def _faces(history, decision):
    """What was rolled by this decision."""
    _, events = history.events_by_decision.get(decision, (0, "[]"))
    return {face for event in json.loads(events) if event["kind"] == "rolled"
            for face in event["small"]}


def delete_a_table(trial):
    with _database(trial) as database, database:
        for history, _ in _running_tables(trial):
            database.execute("delete from journal where table_id = ?", (history.id,))
            database.execute("delete from tables where id = ?", (history.id,))
            return True
    return False


def delete_a_game(trial):
    """A finished one, which somebody has read."""
    with _database(trial) as database, database:
        for game in trial.transcripts.games:
            database.execute("delete from games where id = ?", (game,))
            return True
    return False


def delete_a_token(trial):
    """Of somebody who has a seat."""
    with _database(trial) as database, database:
        for person in trial.people:
            if person.seats:
                database.execute("delete from devices where player_id = ?", (person.id,))
                return True
    return False


ALL = (delete_last_records, replace_an_action, delete_a_table, delete_a_game, delete_a_token)
