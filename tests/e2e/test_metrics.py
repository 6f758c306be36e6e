#!/usr/bin/python3
"""What the server tells Prometheus, and what operators are given to look at it."""

import asyncio
import json
import re
import unittest

from support import ROOT
from support.client import Refused
from support.data_directory import DataDirectoryTest
from support.prometheus import SHIPPED, Prometheus, Scrape, promtool
from support.tables import close_clients, connect_clients, play_out, start_game, start_rematch

SEED = "a word of my own"


class Metrics(DataDirectoryTest):
    async def text(self):
        status, fields, text = await asyncio.to_thread(
            self.server.http, "GET", "/metrics", self.server.admin_port)
        self.assertEqual(status, 200)
        self.assertEqual(fields["content-type"], "text/plain; version=0.0.4; charset=utf-8")
        return text

    async def scrape(self):
        return Scrape(await self.text())

    async def create_table(self, names=("Annabella", "Benedikt")):
        """People and both kinds of house bots, about to begin."""
        clients = await connect_clients(self.server, *names)
        made = await clients[0].create("royale", seats=len(names) + 2, clock=None)
        await clients[0].give_seed(made["table"], seed=SEED)
        for client in clients[1:]:
            await client.join(invite=made["invite"])
        for level in ("easy", "random"):
            await clients[0].request("table.add_bot", table=made["table"], level=level)
        return clients, made

    async def test_a_game_moves_what_counts_it(self):
        self.start("--admin-port", "0")
        before = await self.scrape()
        clients, made = await self.create_table()
        await start_game(clients, made["table"])
        during = await self.scrape()
        self.assertEqual(during.total("vegasd_tables", ruleset="royale", state="playing"), 1)
        self.assertEqual(during.total("vegasd_connections", kind="websocket"), 2)
        self.assertEqual(during.total("vegasd_players"), 2)
        with self.assertRaises(Refused):
            await clients[0].request("table.start", table=made["table"])
        await play_out(clients, made["table"])
        await asyncio.to_thread(self.server.http, "GET", "/nowhere")
        after = await self.scrape()
        moved = {
            "vegasd_games_started_total": {"ruleset": "royale"},
            "vegasd_games_ended_total": {"ruleset": "royale", "how": "finished"},
            "vegasd_refusals_total": {"code": "game_started"},
            "vegasd_http_refusals_total": {"code": "not_found"},
            "vegasd_http_requests_total": {},
        }
        for name, labels in moved.items():
            self.assertEqual(after.total(name, **labels), before.total(name, **labels) + 1, name)
        self.assertEqual(after.total("vegasd_tables", ruleset="royale", state="finished"), 1)
        decisions = max(prompt["decision"] for prompt in clients[0].prompts())
        self.assertEqual(after.total("vegasd_actions_total", ruleset="royale"), decisions)
        replies = sum(1 for c in clients for m in c.messages if "re" in m)
        self.assertEqual(after.total("vegasd_requests_total"), replies)
        self.assertEqual(after.total("vegasd_request_duration_seconds_count"), replies)
        self.assertEqual(after.total("vegasd_received_messages_total"), replies)
        frames = [frame for client in clients for frame in client.frames]
        self.assertEqual(after.total("vegasd_sent_messages_total"), len(frames))
        self.assertEqual(after.total("vegasd_sent_bytes_total", kind="websocket"),
                         sum(len(frame.encode()) for frame in frames))
        self.assertEqual(after.total("vegasd_bot_thinking_duration_seconds_count"),
                         after.total("vegasd_actions_total", by="bot"))
        self.assertGreater(after.total("vegasd_store_commit_records_sum"), decisions)
        self.assertGreater(after.total("vegasd_loop_lag_seconds_count"), 0)
        self.assertEqual(after.total("vegasd_outgoing_bytes"), 0)

    async def test_nobody_is_named_and_nothing_new_is_made_by_play(self):
        self.start("--admin-port", "0")
        series = set(await self.scrape())
        clients, made = await self.create_table()
        with self.assertRaises(Refused):
            await clients[0].request("table.join", invite="INVITE-OF-NOBODY")
        with self.assertRaises(Refused):
            await clients[0].request_raw({"op": "op.of.mine", "id": "id-of-mine"})
        await asyncio.to_thread(self.server.http, "GET", "/path-of-mine?query=of-mine")
        await start_game(clients, made["table"])
        await play_out(clients, made["table"])
        text = await self.text()
        self.assertEqual(set(Scrape(text)), series)
        secrets = [made["table"], made["invite"], SEED, "Annabella", "Benedikt", "127.0.0",
                   "of-mine", "of.mine", "NOBODY", str(self.data),
                   *(c.welcome[word] for c in clients for word in ("player", "token"))]
        for secret in secrets:
            self.assertNotIn(secret, text)
        promtool("check", "metrics", stdin=text)
        status, _, _ = await asyncio.to_thread(self.server.http, "GET", "/metrics")
        self.assertEqual(status, 404, "players can read it")

    async def test_who_stops_and_what_an_operator_does_is_told(self):
        self.start("--admin-port", "0", "--max-connections", "2")
        clients = await connect_clients(self.server, "Anna", "Ben")
        status, _, _ = await asyncio.to_thread(
            self.server.http, "GET", "/ws", None,
            {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
             "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="})
        self.assertEqual(status, 503)
        ended, _, err = await asyncio.to_thread(
            self.run_command, "admin", "--data", self.data, "ban", "192.0.2.7")
        self.assertEqual(ended, 0, err)
        now = await self.scrape()
        self.assertEqual(now.total("vegasd_connections_max"), 2)
        self.assertEqual(now.total("vegasd_limits_hit_total", limit="connections"), 1)
        self.assertEqual(now.total("vegasd_http_refusals_total", code="connection_limit"), 1)
        self.assertEqual(now.total("vegasd_bans"), 1)
        self.assertEqual(now.total("vegasd_connections", kind="websocket"), 2)


class Monitoring(DataDirectoryTest):
    def test_the_rules_are_well_and_each_of_them_goes_off(self):
        promtool("check", "config", SHIPPED / "prometheus.yml")
        promtool("check", "rules", SHIPPED / "alerts.yml")
        tests = ROOT / "tests" / "e2e" / "alerts_test.yml"
        promtool("test", "rules", tests)
        rules = re.findall(r"alert: (\w+)", (SHIPPED / "alerts.yml").read_text(encoding="utf-8"))
        tried = re.findall(r'alertname="(\w+)"', tests.read_text(encoding="utf-8"))
        self.assertEqual(sorted(rules), sorted(tried))

    @staticmethod
    def queries():
        """All that the dashboard asks, with what Grafana puts in."""
        board = json.loads((SHIPPED / "dashboard.json").read_text(encoding="utf-8"))
        found = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
        found += [note["expr"].removesuffix(" > 0") for note in board["annotations"]["list"]]
        return [expr.replace("$instance", ".*").replace("$__rate_interval", "10s")
                for expr in found]

    async def play_until(self, enough):
        """One game after another. Told and not cancelled: wait_for of Python 3.11 loses a
        cancellation that comes together with what it waits for."""
        clients = await connect_clients(self.server, "Anna", "Ben")
        made = await clients[0].create("royale", seats=4, clock=None)
        await clients[1].join(invite=made["invite"])
        for level in ("easy", "random"):
            await clients[0].request("table.add_bot", table=made["table"], level=level)
        await start_game(clients, made["table"])
        await play_out(clients, made["table"])
        while not enough.is_set():
            await start_rematch(clients, made["table"])
            await play_out(clients, made["table"])
        await close_clients(clients)

    async def test_prometheus_has_data_for_all_that_the_dashboard_asks(self):
        self.start("--admin-port", "0")
        prometheus = Prometheus(self.server)
        self.addCleanup(prometheus.close)
        self.addCleanup(prometheus.stop)
        enough = asyncio.Event()
        playing = asyncio.ensure_future(self.play_until(enough))
        try:
            await self.wait_for_data(prometheus)
            await self.wait_for_rules(prometheus)
        finally:
            enough.set()
            await playing

    async def wait_for_data(self, prometheus):
        missing = self.queries()
        self.assertGreater(len(missing), 40)

        def is_complete():
            missing[:] = [query for query in missing if not prometheus.numbers(query)]
            return not missing

        await prometheus.wait_until(is_complete, lambda: f"data of {missing}")

    async def wait_for_rules(self, prometheus):
        def rules_evaluated():
            (group,) = prometheus.get("rules", type="alert")["groups"]
            rules = group["rules"]
            return rules if all(rule["health"] != "unknown" for rule in rules) else None

        rules = await prometheus.wait_until(rules_evaluated, "the alert rules")
        for rule in rules:
            self.assertEqual((rule["health"], rule.get("lastError", "")), ("ok", ""), rule["name"])
            self.assertNotEqual(rule["state"], "firing", rule["name"])


if __name__ == "__main__":
    unittest.main()
