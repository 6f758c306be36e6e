#!/usr/bin/python3
"""The plain HTTP routes beside the WebSocket."""

import json
import time
import unittest

from support import ROOT, TIMEOUT_S, schemas
from support.client import Client
from support.raw_socket import RawSocket
from support.server import ServerTest


class Routes(ServerTest):
    options = ("--admin-port", "0")

    def test_the_root_says_what_this_is(self):
        status, headers, body = self.server.http("GET", "/")
        self.assertEqual(status, 200)
        self.assertRegex(headers["content-type"], "^text/(html|plain); charset=utf-8$")
        self.assertTrue(body)

    def test_version(self):
        status, headers, body = self.server.http("GET", "/api/version")
        self.assertEqual((status, headers["content-type"]), (200, "application/json"))
        self.assertEqual(json.loads(body)["protocol"], 1)
        self.assertRegex(json.loads(body)["version"], r"^\d+\.\d+\.\d+$")

    async def test_version_is_the_one_of_the_welcome(self):
        client = await Client.connect(self.server, name="Anna")
        self.assertEqual(
            client.welcome["server"]["version"], self.server.json("/api/version")["version"]
        )

    async def test_tables_are_those_of_the_lobby(self):
        client = await Client.connect(self.server, name="Anna")
        made = await client.create("classic", visibility="public", seats=3)
        lobby = await client.request("lobby.watch")
        entry = next(t for t in lobby["tables"] if t["table"] == made["table"])
        self.assertEqual(entry["seats"], 3)
        self.assertNotIn(made["invite"], json.dumps(entry))
        status, headers, _ = self.server.http("GET", "/api/tables")
        self.assertEqual((status, headers["content-type"]), (200, "application/json"))
        self.wait_until(lambda: entry in self.server.json("/api/tables")["tables"])
        await client.request("table.leave", table=made["table"])

    async def test_previews_see_who_invites_and_never_the_invite(self):
        client = await Client.connect(self.server, name="Anna <b>")
        made = await client.create("classic", seats=3)
        path = f"/t/{made['table']}?lang=de"
        status, headers, body = self.server.http("GET", path)
        self.assertEqual((status, headers["content-type"]), (200, "text/html; charset=utf-8"))
        self.assertIn('"og:title" content="Anna &lt;b&gt; lädt dich ein: Las Vegas (2012)"', body)
        self.assertIn("Besetzte Plätze: 1 von 3.", body)
        self.assertIn(f'"og:image" content="{self.server.url}/card.jpg"', body)
        self.assertNotIn(made["invite"], body)
        browser = {"Sec-Fetch-Mode": "navigate"}
        status, headers, body = self.server.http("GET", path, headers=browser)
        self.assertEqual((status, headers["location"], body),
                         (303, f"../?table={made['table']}", ""))

    def test_a_link_whose_sign_was_escaped_leads_to_the_page(self):
        browser = {"Sec-Fetch-Mode": "navigate"}
        status, headers, _ = self.server.http("GET", "/%23/join/abc", headers=browser)
        self.assertEqual((status, headers["location"]), (303, "../../#/join/abc"))

    def wait_until(self, condition):
        """The list may be a little older than the lobby's: who asks often gets it from a cache."""
        end = time.monotonic() + TIMEOUT_S
        while not condition():
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)

    def test_the_rules_are_those_of_the_files(self):
        files = sorted((ROOT / "protocol" / "rules").glob("*/*.json"))
        self.assertTrue(files)
        for path in files:
            with self.subTest(path):
                language, ruleset = path.parent.name, path.stem
                address = f"/api/rules/{ruleset}?lang={language}"
                status, headers, body = self.server.http("GET", address)
                self.assertEqual((status, headers["content-type"]), (200, "application/json"))
                self.assertEqual(headers["content-language"], language)
                text = json.loads(body)
                schemas.validator("rules.json").validate(text)
                languages = [p.parent.name for p in files if p.stem == ruleset]
                self.assertEqual(text, {"languages": languages, **json.loads(path.read_text())})

    def test_the_list_of_rules(self):
        rulesets = {}
        for path in sorted((ROOT / "protocol" / "rules").glob("*/*.json")):
            rulesets.setdefault(path.stem, []).append(path.parent.name)
        listed = self.server.json("/api/rules")["rulesets"]
        self.assertEqual({entry["ruleset"]: entry["languages"] for entry in listed}, rulesets)
        self.assertEqual([entry["ruleset"] for entry in listed], sorted(rulesets))

    def test_the_rules_speak_the_language_of_the_reader(self):
        wanted = {"Accept-Language": "xx, en-GB;q=0.5"}
        _, headers, _ = self.server.http("GET", "/api/rules/classic", headers=wanted)
        self.assertEqual(headers["content-language"], "en")
        self.assertEqual(headers["vary"], "Accept-Language")

    def test_rules_that_are_known_are_not_sent_again(self):
        _, first, _ = self.server.http("GET", "/api/rules/royale")
        self.assertIn("max-age", first["cache-control"])
        for method in ("GET", "HEAD"):
            known = {"If-None-Match": f'"other", {first["etag"]}'}
            status, headers, body = self.server.http(method, "/api/rules/royale", headers=known)
            self.assertEqual((status, body, headers["etag"]), (304, "", first["etag"]))
            self.assertNotIn("content-length", headers)

    def test_rules_of_unknown_games(self):
        status, _, body = self.server.http("GET", "/api/rules/poker")
        self.assertEqual((status, json.loads(body)["error"]["code"]), (404, "unknown_ruleset"))

    async def test_the_rules_tell_every_game_and_option_of_the_server(self):
        client = await Client.connect(self.server, name="Anna")
        for ruleset in client.welcome["rulesets"]:
            text = self.server.json(f"/api/rules/{ruleset['id']}")
            told = {
                item["option"] for section in text["sections"] for item in section["items"]
                if "option" in item
            }
            self.assertEqual(set(ruleset["options"]) - told, set())

    def test_other_paths_are_not_found(self):
        for path in ("/nothing", "/api", "/api/", "/api/nothing", "/ws/", "//ws", "/healthz"):
            with self.subTest(path):
                self.assertEqual(self.server.http("GET", path)[0], 404)

    def test_a_query_changes_nothing(self):
        self.assertEqual(self.server.http("GET", "/api/version?x=1")[0], 200)

    def test_only_reading_is_allowed(self):
        for method in ("POST", "PUT", "DELETE", "PATCH"):
            with self.subTest(method):
                status, headers, _ = self.server.http(method, "/api/tables", body="{}")
                self.assertEqual(status, 405)
                self.assertIn("GET", headers["allow"])

    def test_head_has_no_body(self):
        status, headers, body = self.server.http("HEAD", "/api/version")
        self.assertEqual((status, body), (200, ""))
        self.assertGreater(int(headers["content-length"]), 0)

    def test_the_websocket_without_an_upgrade(self):
        self.assertEqual(self.server.http("GET", "/ws")[0], 426)

    def test_the_admin_side_is_on_its_own_port(self):
        port = self.server.admin_port
        self.assertNotEqual(port, self.server.port)
        self.assertEqual(self.server.http("GET", "/healthz", port)[0], 200)
        self.assertEqual(self.server.http("GET", "/readyz", port)[0], 200)
        for path in ("/", "/ws", "/api/tables"):
            self.assertEqual(self.server.http("GET", path, port)[0], 404)

    def test_requests_that_are_none(self):
        tls = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"
        for data in (b"\r\n\r\n\r\n", b"GET\r\n\r\n", tls):
            with self.subTest(data):
                raw = RawSocket(self.server, upgrade=False)
                raw.send(data)
                raw.socket.shutdown(1)
                answer = self.read_all(raw)
                self.assertTrue(answer == b"" or answer.startswith(b"HTTP/1.1 400"), answer)
                raw.close()
        self.assertEqual(self.server.http("GET", "/api/version")[0], 200)

    def test_headers_without_end_are_cut_off(self):
        raw = RawSocket(self.server, upgrade=False)
        raw.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        try:
            for _ in range(200):
                raw.send(b"X-Filler: " + b"x" * 1000 + b"\r\n")
        except OSError:
            pass
        answer = self.read_all(raw)
        self.assertNotIn(b" 200 ", answer)
        raw.close()

    @staticmethod
    def read_all(raw):
        data = b""
        try:
            while more := raw.socket.recv(65536):
                data += more
        except ConnectionError:
            pass
        return data


if __name__ == "__main__":
    unittest.main(verbosity=2)
