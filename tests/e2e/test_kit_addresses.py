#!/usr/bin/python3
"""The Python kit at wrong addresses: the first connection comes about, or an error says why not."""

import asyncio
import json
import re
import socket
import tempfile
import threading
import typing
import unittest
import unittest.mock

from support import ROOT, TIMEOUT_S
from support.kits import TYPESCRIPT
from support.fake_servers import (
    VEGAS, http_reply, close_frame, close_connection, read_frame, fake_server, websocket_reply,
    send_ssh_banner, text_frame,
)
from vegas import Client as Kit
from vegas import ConnectCode, ConnectError, Refused, client
from vegas.address import socket_address
from vegas.connect_error import connect_error

WELCOME = text_frame('{"ev":"welcome","re":0,"player":"p","token":"t","tables":[],'
                     '"limits":{"message_bytes":16384}}')
ADDRESSES = json.loads((ROOT / "tests" / "support" / "addresses.json").read_text())


async def connect_failure(address, **more):
    """Why no connection comes about; whatever goes on for long is a fault."""

    async def try_connect():
        async with Kit(address, "Bot", **more):
            raise AssertionError(f"there is a connection with {address}")

    try:
        await asyncio.wait_for(try_connect(), TIMEOUT_S)
    except ConnectError as why:
        return why


class Texts(unittest.TestCase):
    def test_they_are_read_as_the_terminal_client_reads_them(self):
        for row in ADDRESSES:
            with self.subTest(row["text"]):
                if "socket" in row:
                    self.assertEqual(socket_address(row["text"]), row["socket"])
                    continue
                with self.assertRaises(ConnectError) as why:
                    socket_address(row["text"])
                self.assertEqual(why.exception.code, "bad_address")
                self.assertTrue(str(why.exception).endswith(f": {row['why']}"), why.exception)

    def test_what_may_be_secret_is_not_said(self):
        for text in ("https://anna:word@here/", "https://here/#/join/word", "here/?invite=word"):
            with self.assertRaises(ConnectError) as why:
                socket_address(text)
            self.assertNotIn("word", f"{why.exception} {why.exception.address}")

    def test_the_codes_are_those_of_the_tutorial_and_of_the_other_kit(self):
        codes = set(typing.get_args(ConnectCode))
        page = (ROOT / "protocol" / "docs" / "first-bot.md").read_text()
        told = re.search(r"\| `ConnectError.code` \|.*?\n\n", page, re.S)[0]
        self.assertEqual(set(re.findall(r"^\| `(\w+)` \|", told, re.M)), codes)
        source = (TYPESCRIPT / "src" / "connect_error.ts").read_text()
        declared = re.search("type ConnectCode =(.*?);", source, re.S)[1]
        self.assertEqual(set(re.findall(r'"(\w+)"', declared)), codes)


class FirstConnection(unittest.IsolatedAsyncioTestCase):
    """Time is up only where a test says so, by `expire_limit`."""

    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)  # unittest turns it on
        patient = unittest.mock.patch.object(client, "ANSWER_WITHIN", 2 * TIMEOUT_S)
        self.enterContext(patient)

    async def check_error(self, answer, code, *words, scheme="ws"):
        async with fake_server(answer) as port:
            why = await connect_failure(f"{scheme}://127.0.0.1:{port}")
        self.assertEqual(why.code, code)
        self.assertEqual(why.address, f"{scheme}://127.0.0.1:{port}/ws")
        for word in (why.address, *words):
            self.assertIn(word, str(why))

    async def test_nobody_listens(self):
        with socket.socket() as unheard:
            unheard.bind(("127.0.0.1", 0))
            address = f"ws://127.0.0.1:{unheard.getsockname()[1]}"
            why = await connect_failure(address)
        self.assertEqual((why.code, why.address), ("no_server", f"{address}/ws"))
        self.assertIn("nobody listens there", str(why))

    def test_nobody_listens_at_any_address_of_a_host(self):
        several = OSError("Multiple exceptions: [Errno 111] Connect call failed ('::1', 9, 0, 0), "
                          "[Errno 111] Connect call failed ('127.0.0.1', 9)")
        self.assertEqual(connect_error("ws://localhost:9/ws", several).code, "no_server")
        self.assertIn("nobody listens", str(connect_error("ws://localhost:9/ws", several)))

    async def test_no_host_has_this_name(self):
        unknown = socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        with unittest.mock.patch("socket.getaddrinfo", side_effect=unknown):
            self.assertEqual((await connect_failure("ws://nobody.example")).code, "unknown_host")
        self.assertEqual((await connect_failure("ws://a..b")).code, "unknown_host")

    async def test_a_wrong_path_and_other_answers_of_http(self):
        await self.check_error(http_reply(404), "no_websocket",
                               "the server answered HTTP 404 instead of a WebSocket; "
                               "is the path right?")
        await self.check_error(http_reply(503), "no_websocket",
                               "the server answered HTTP 503 instead of a WebSocket")
        await self.check_error(http_reply(429, "Retry-After: 7"), "rate_limited",
                               "too many connections come from your address for now; "
                               "try again in 7 s")
        await self.check_error(http_reply(400), "no_websocket",
                               "if it wants TLS, try wss://127.0.0.1:")

    async def test_what_is_not_http(self):
        await self.check_error(send_ssh_banner, "no_websocket",
                               "what answers there is not a web server")
        await self.check_error(close_connection, "no_answer",
                               "if it speaks TLS there, try wss://127.0.0.1:")

    async def test_tls_where_there_is_none(self):
        await self.check_error(send_ssh_banner, "tls", "speaks no TLS there; try ws://127.0.0.1:",
                               scheme="wss")

    async def test_the_websocket_of_another_program(self):
        for subprotocol, *frames in (
            ("",), ("chat",), (VEGAS, text_frame("hello")), (VEGAS, text_frame("[]")),
            (VEGAS, text_frame('{"hello":1}')),
        ):
            with self.subTest(subprotocol, frames=frames):
                await self.check_error(websocket_reply(subprotocol, *frames), "not_vegas",
                                       "the WebSocket there is another program's")

    async def test_a_websocket_that_is_closed_at_once(self):
        for code in (1000, 1008):
            await self.check_error(websocket_reply(VEGAS, close_frame(code, "no room")),
                                   "no_answer")

    async def expire_limit(self, kit):
        kit._limit.reschedule(asyncio.get_running_loop().time())

    async def test_there_is_no_answer_in_time(self):
        """Neither to the request for a WebSocket, nor when that is open, to `hello`."""
        async def stay_silent(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            await self.expire_limit(kit)
            await reader.read()

        async def read_hello(reader, _):
            await reader.read(1)
            await self.expire_limit(kit)

        for answer in (stay_silent, websocket_reply(VEGAS, then=read_hello)):
            async with fake_server(answer) as port:
                kit = Kit(f"ws://127.0.0.1:{port}", "Bot")
                with self.assertRaises(ConnectError) as why:
                    await asyncio.wait_for(kit.__aenter__(), TIMEOUT_S)
            self.assertEqual(why.exception.code, "no_answer")
            self.assertIn("no answer came within 2 s", str(why.exception))

    async def test_an_answer_as_time_runs_out_is_one(self):
        """asyncio.wait_for() of Python 3.11 may swallow the end of the time: so does this."""
        async def swallow_the_end(_):
            await self.expire_limit(kit)
            with self.assertRaises(asyncio.CancelledError):
                await asyncio.Event().wait()

        async with fake_server(websocket_reply(VEGAS, WELCOME)) as port:
            kit = Kit(f"ws://127.0.0.1:{port}", "Bot")
            with unittest.mock.patch.object(client, "find_host", swallow_the_end):
                async with asyncio.timeout(TIMEOUT_S), kit:
                    self.assertEqual(kit.player, "p")

    def test_no_name_server_answers(self):
        """And the program ends, though the question is still open."""
        answered, errors = threading.Event(), []
        kit = Kit("ws://here.example", "Bot")

        async def try_connect():
            loop = asyncio.get_running_loop()

            def ask(*_, **__):
                asyncio.run_coroutine_threadsafe(self.expire_limit(kit), loop)
                answered.wait()

            with unittest.mock.patch("socket.getaddrinfo", ask), \
                    unittest.mock.patch("urllib.request.getproxies", dict):
                try:
                    await kit.__aenter__()
                except ConnectError as why:
                    errors.append(why.code)

        program = threading.Thread(target=asyncio.run, args=(try_connect(),), daemon=True)
        program.start()
        program.join(TIMEOUT_S)
        ended = not program.is_alive()
        answered.set()
        self.assertTrue(ended)
        self.assertEqual(errors, ["no_answer"])

    @unittest.mock.patch.object(client, "FIRST_WAIT", 0)
    async def test_it_may_be_told_to_wait_for_the_server(self):
        welcome = websocket_reply(VEGAS, WELCOME)
        async with fake_server(close_connection, http_reply(503), websocket_reply("chat"),
                               welcome) as port:
            async with Kit(f"ws://127.0.0.1:{port}", "Bot", wait=True) as kit:
                self.assertEqual(kit.player, "p")
        with self.assertRaises(ConnectError):
            await Kit("ftp://here", "Bot", wait=True).__aenter__()

    @unittest.mock.patch.object(client, "FIRST_WAIT", 0)
    async def test_later_lines_may_break_and_come_again(self):
        async def disconnect(*_):
            raise ConnectionError

        async def answer(reader, writer):
            for _ in ("hello", "games.mine"):
                await read_frame(reader)
            writer.write(text_frame('{"re":1,"ok":true,"games":[]}'))

        async with fake_server(websocket_reply(VEGAS, WELCOME, then=disconnect), close_connection,
                               http_reply(503), websocket_reply("chat"),
                               websocket_reply(VEGAS, WELCOME, then=answer)) as port:
            async with Kit(f"ws://127.0.0.1:{port}", "Bot") as kit:
                told = await asyncio.wait_for(kit.request("games.mine"), TIMEOUT_S)
                self.assertEqual(told["games"], [])

    @unittest.mock.patch.object(client, "FIRST_WAIT", 0)
    async def test_a_server_that_lets_nobody_in_is_asked_again_when_it_said(self):
        slept = []

        async def sleep(seconds):
            slept.append(seconds)

        turned_away = http_reply(429, "Retry-After: 30")
        async with fake_server(turned_away, http_reply(503, "Retry-After: 20"),
                               websocket_reply(VEGAS, WELCOME)) as port:
            with unittest.mock.patch("vegas.client.asyncio.sleep", sleep), \
                    self.assertLogs("vegas", "WARNING") as logged:
                async with Kit(f"ws://127.0.0.1:{port}", "Bot", wait=True) as kit:
                    self.assertEqual(kit.player, "p")
        self.assertEqual(slept[:2], [30, 20])
        self.assertEqual(len(logged.output), 1)
        self.assertIn("too many connections come from your address", logged.output[0])

    async def test_a_request_too_large_is_not_sent(self):
        async with fake_server(websocket_reply(VEGAS, WELCOME)) as port:
            async with Kit(f"ws://127.0.0.1:{port}", "Bot") as kit:
                with self.assertRaises(Refused) as why:
                    await kit.request("table.chat", table="t" * 20_000, phrase="hello")
                self.assertEqual(why.exception.code, "message_too_large")
                self.assertTrue(kit.line.is_open)

    async def test_a_token_that_cannot_be_kept_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            async with fake_server(websocket_reply(VEGAS, WELCOME)) as port:
                kit = Kit(f"ws://127.0.0.1:{port}", "Bot", token_file=f"{folder}/none/token")
                with self.assertRaisesRegex(RuntimeError, "the token cannot be kept: .*none"):
                    await asyncio.wait_for(kit.__aenter__(), TIMEOUT_S)


if __name__ == "__main__":
    unittest.main(verbosity=2)
