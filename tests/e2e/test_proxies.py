#!/usr/bin/python3
"""Games through the proxies that deploy/proxies sets up, over TLS."""

import asyncio
import http.client
import inspect
import json
import unittest

from websockets import connect

from support import TIMEOUT_S
from support.client import Client
from support.proxies import Caddy, HAProxy, Nginx, NginxPath
from support.server import ClientTest, Server
from support.tables import close_clients, play_out, start_game

SECRET = "INVITE-OF-FRIENDS"
# As the version of websockets that is installed calls it.
MORE_HEADERS = next(name for name in ("additional_headers", "extra_headers")
                    if name in inspect.signature(connect).parameters)


class BehindAProxy:
    """What must hold behind each of them."""

    kind = None

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.server = await asyncio.to_thread(
            Server, "--proxies", "127.0.0.1", "--max-tables-per-address", "1")
        self.enterContext(self.server)
        self.proxy = await asyncio.to_thread(self.kind, self.server)
        self.addCleanup(self.proxy.close)
        self.addCleanup(self.proxy.stop)

    def _get(self, path, port=None, headers=None):
        if port is None:
            connection = http.client.HTTPSConnection(self.proxy.host, self.proxy.port,
                                                     timeout=TIMEOUT_S, context=self.proxy.tls)
        else:
            connection = http.client.HTTPConnection(self.proxy.host, port, timeout=TIMEOUT_S)
        try:
            connection.request("GET", path, headers=headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    async def get(self, path, port=None, headers=None):
        return await asyncio.to_thread(self._get, path, port, headers)

    async def test_a_preview_of_a_link_names_its_picture_as_clients_reach_it(self):
        client = await Client.connect(self.proxy, name="Anna")
        made = await client.create("classic", seats=2)
        status, _, body = await self.get(f"{self.proxy.path}/t/{made['table']}")
        site = f"https://{self.proxy.host}:{self.proxy.port}{self.proxy.path}"
        self.assertEqual(status, 200)
        self.assertIn(f'content="{site}/card.jpg"', body.decode())
        self.assertEqual((await self.get(f"{self.proxy.path}/card.jpg"))[0], 200)
        await close_clients([client])

    async def test_a_game_is_played_and_its_invite_is_in_no_log(self):
        origin = f"https://{self.proxy.host}:{self.proxy.port}"
        clients = [await Client.connect(self.proxy, name="Anna"),
                   await Client.connect(self.proxy, {"origin": origin}, name="Ben")]
        made = await clients[0].create("classic", seats=2, clock=None)
        await clients[1].join(invite=made["invite"])
        await start_game(clients, made["table"])
        await play_out(clients, made["table"])
        game = clients[0].tables[made["table"]].view["table"]["game"]
        status, _, body = await self.get(
            f"{self.proxy.path}/api/games/{game}?invite={made['invite']}")
        self.assertEqual((status, json.loads(body)["game"]), (200, game))
        status, _, _ = await self.get(f"{self.proxy.path}/api/games/{game}?invite={SECRET}")
        self.assertEqual(status, 404)
        await close_clients(clients)
        # What a proxy cannot pass on it may complain of.
        self.assertEqual(await asyncio.to_thread(self.server.stop), 0)
        status, _, _ = await self.get(f"{self.proxy.path}/api/games/{game}?invite={SECRET}")
        self.assertIn(status, (502, 503))
        await asyncio.to_thread(self.proxy.stop)
        logged = self.proxy.all_logs() + self.server.log()
        if self.kind.path == "":  # else the log is that of a site which is not ours
            self.assertIn(f"/api/games/{game}", logged)
            for invite in (made["invite"], SECRET):
                self.assertNotIn(invite, logged)
        self.assertNotIn("looks_proxied", logged)

    async def test_the_page_is_passed_on_as_it_is(self):
        status, headers, page = await self.get(self.proxy.path + "/")
        if "etag" not in self.server.http("GET", "/")[1]:
            self.skipTest("a build without the page, as those with sanitizers are")
        self.assertEqual(status, 200)
        self.assertIn("Content-Security-Policy", headers)
        again, _, _ = await self.get(self.proxy.path + "/",
                                     headers={"If-None-Match": headers["ETag"]})
        self.assertEqual(again, 304)
        _, headers, packed = await self.get(self.proxy.path + "/",
                                            headers={"Accept-Encoding": "br"})
        self.assertEqual(headers["Content-Encoding"], "br")
        self.assertLess(len(packed), len(page))

    async def test_browsers_are_told_to_come_by_tls_only(self):
        if self.kind is NginxPath:
            self.skipTest("the site's own business")
        name = "Strict-Transport-Security"
        for path in ("/", "/nothing"):
            _, headers, _ = await self.get(path)
            self.assertRegex(headers[name], r"^max-age=\d{8,}")
        _, headers, _ = await self.get("/", self.proxy.plain_port)
        self.assertNotIn(name, headers)

    async def test_each_client_has_its_own_address(self):
        """What a client says of itself counts for nothing."""
        async def make_a_table(address):
            client = await Client.connect(
                self.proxy, {"local_addr": (address, 0),
                             MORE_HEADERS: {"X-Forwarded-For": "192.0.2.7"}}, name="Anna")
            try:
                await client.create("classic")
            finally:
                await client.close()

        await make_a_table("127.0.0.2")
        await make_a_table("127.0.0.3")
        with self.assertRefused("table_limit"):
            await make_a_table("127.0.0.2")

    async def test_what_comes_without_tls_is_sent_to_it(self):
        if self.kind is NginxPath:
            self.skipTest("the site's own business")
        status, headers, _ = await self.get("/?x=1", self.proxy.plain_port)
        self.assertEqual(status, 308)
        self.assertRegex(headers["Location"], r"^https://localhost(:\d+)?/\?x=1$")


class BehindNginx(BehindAProxy, ClientTest):
    kind = Nginx


class BehindNginxUnderAPath(BehindAProxy, ClientTest):
    kind = NginxPath


class BehindHAProxy(BehindAProxy, ClientTest):
    kind = HAProxy


class BehindCaddy(BehindAProxy, ClientTest):
    kind = Caddy


if __name__ == "__main__":
    unittest.main()
