#!/usr/bin/python3
"""`vegasd export`: the transcripts of finished games, as the server gives them too."""

import datetime
import json
import unittest

from support import schemas
from support.data_directory import DataDirectoryTest
from support.tables import close_clients, play_game_and_rematch, play_out, seat_clients


def end_of(day):
    """The last millisecond of the day, UTC."""
    midnight = datetime.datetime.combine(day, datetime.time(), datetime.timezone.utc)
    return int((midnight + datetime.timedelta(days=1)).timestamp()) * 1000 - 1


class Export(DataDirectoryTest):
    def export(self, *options, **more):
        return self.run_command("export", self.data, *options, **more)

    async def play_three_games(self):
        """What the server tells of each, in the order in which they ended."""
        clients, table = await play_game_and_rematch(self.server)
        await play_out(clients, table)
        told = []
        for number in (1, 2):
            told.append((await clients[0].request("history", game=f"{table}-{number}")))
        await close_clients(clients)
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)
        await play_out(clients, table)
        told.append(await clients[1].request("history", table=table))
        await close_clients(clients)
        return [reply["transcript"] for reply in told]

    async def test_every_finished_game_is_a_line_the_oldest_first(self):
        self.start()
        games = await self.play_three_games()
        clients, _ = await play_game_and_rematch(self.server)
        await close_clients(clients)
        code, lines, errors = self.export()  # beside the server
        self.assertEqual((code, errors), (0, []))
        exported = [json.loads(line) for line in lines]
        self.assertEqual(exported[:3], games)
        self.assertEqual(len(exported), 4)
        for game in exported:
            schemas.check("transcript.json", game)
        self.kill()
        self.assertEqual(self.export(), (0, lines, []))

    async def test_it_begins_with_a_day(self):
        self.start()
        games = [game["game"] for game in await self.play_three_games()]
        await self.stop()
        first = datetime.date(2026, 2, 28)
        for number, game in enumerate(games):
            day = first + datetime.timedelta(days=number)
            self.execute_sql("update games set ended_ms = ? where id = ?", end_of(day), game)
        for since, expected in (("2026-02-28", games), ("2026-03-01", games[1:]),
                                ("2026-03-02", games[2:]), ("2026-03-03", [])):
            code, lines, errors = self.export("--since", since)
            self.assertEqual((code, errors), (0, []))
            self.assertEqual([json.loads(line)["game"] for line in lines], expected)

    async def test_a_disk_that_is_full_is_told(self):
        self.start()
        await self.play_three_games()
        with open("/dev/full", "wb") as full:
            code, _, errors = self.export(stdout=full)
        self.assertEqual(code, 1)
        self.assertEqual(errors, ["vegasd: standard output did not take all of it: its disk may be "
                                  "full, or nobody reads it any more"])

    def test_where_there_is_nothing(self):
        self.assertEqual(self.export(),
                         (2, [], [f"vegasd: there is no database in {self.data}"]))


if __name__ == "__main__":
    unittest.main(verbosity=2)
