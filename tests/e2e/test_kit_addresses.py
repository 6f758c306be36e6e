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

from support import PATIENCE, ROOT
from support.kits import TYPESCRIPT
from support.odd_peers import (
    VEGAS, answer_http, close_frame, hang_up, hear_frame, listening, open_websocket, say_ssh,
    text_frame,
)
from vegas import Client as Kit
from vegas import ConnectCode, ConnectError, client
from vegas.address import socket_address
from vegas.connect_error import connect_error

WELCOME = text_frame('{"ev":"welcome","re":0,"player":"p","token":"t","tables":[]}')
ADDRESSES = json.loads((ROOT / "tests" / "support" / "addresses.json").read_text())


async def refused(address, **more):
    """Why no connection comes about; whatever goes on for long is a fault."""

    async def come():
        async with Kit(address, "Bot", **more):
            raise AssertionError(f"there is a connection with {address}")

    try:
        await asyncio.wait_for(come(), PATIENCE)
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


class FirstLine(unittest.IsolatedAsyncioTestCase):
    """Time is up only where a test says so, by `times_up`."""

    async def asyncSetUp(self):
        asyncio.get_running_loop().set_debug(False)  # unittest turns it on
        patient = unittest.mock.patch.object(client, "ANSWER_WITHIN", 2 * PATIENCE)
        self.enterContext(patient)

    async def at(self, answer, code, *words, scheme="ws"):
        async with listening(answer) as port:
            why = await refused(f"{scheme}://127.0.0.1:{port}")
        self.assertEqual(why.code, code)
        self.assertEqual(why.address, f"{scheme}://127.0.0.1:{port}/ws")
        for word in (why.address, *words):
            self.assertIn(word, str(why))

    async def test_nobody_listens(self):
        with socket.socket() as unheard:
            unheard.bind(("127.0.0.1", 0))
            address = f"ws://127.0.0.1:{unheard.getsockname()[1]}"
            why = await refused(address)
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
            self.assertEqual((await refused("ws://nobody.example")).code, "unknown_host")
        self.assertEqual((await refused("ws://a..b")).code, "unknown_host")

    async def test_a_wrong_path_and_other_answers_of_http(self):
        await self.at(answer_http(404), "no_websocket",
                      "the server answered HTTP 404 instead of a WebSocket; is the path right?")
        await self.at(answer_http(503), "no_websocket",
                      "the server answered HTTP 503 instead of a WebSocket")
        await self.at(answer_http(400), "no_websocket", "if it wants TLS, try wss://127.0.0.1:")

    async def test_what_is_not_http(self):
        await self.at(say_ssh, "no_websocket", "what answers there is not a web server")
        await self.at(hang_up, "no_answer", "if it speaks TLS there, try wss://127.0.0.1:")

    async def test_tls_where_there_is_none(self):
        await self.at(say_ssh, "tls", "speaks no TLS there; try ws://127.0.0.1:", scheme="wss")

    async def test_the_websocket_of_another_program(self):
        for subprotocol, *frames in (
            ("",), ("chat",), (VEGAS, text_frame("hello")), (VEGAS, text_frame("[]")),
            (VEGAS, text_frame('{"hello":1}')),
        ):
            with self.subTest(subprotocol, frames=frames):
                await self.at(open_websocket(subprotocol, *frames), "not_vegas",
                              "the WebSocket there is another program's")

    async def test_a_websocket_that_is_closed_at_once(self):
        for code in (1000, 1008):
            await self.at(open_websocket(VEGAS, close_frame(code, "no room")), "no_answer")

    async def times_up(self, kit):
        kit._limit.reschedule(asyncio.get_running_loop().time())

    async def test_there_is_no_answer_in_time(self):
        """Neither to the request for a WebSocket, nor when that is open, to `hello`."""
        async def stay_mute(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            await self.times_up(kit)
            await reader.read()

        async def hear_hello(reader, _):
            await reader.read(1)
            await self.times_up(kit)

        for answer in (stay_mute, open_websocket(VEGAS, then=hear_hello)):
            async with listening(answer) as port:
                kit = Kit(f"ws://127.0.0.1:{port}", "Bot")
                with self.assertRaises(ConnectError) as why:
                    await asyncio.wait_for(kit.__aenter__(), PATIENCE)
            self.assertEqual(why.exception.code, "no_answer")
            self.assertIn("no answer came within 2 s", str(why.exception))

    def test_no_name_server_answers(self):
        """And the program ends, though the question is still open."""
        answered, errors = threading.Event(), []
        kit = Kit("ws://here.example", "Bot")

        async def come():
            loop = asyncio.get_running_loop()

            def ask(*_, **__):
                asyncio.run_coroutine_threadsafe(self.times_up(kit), loop)
                answered.wait()

            with unittest.mock.patch("socket.getaddrinfo", ask), \
                    unittest.mock.patch("urllib.request.getproxies", dict):
                try:
                    await kit.__aenter__()
                except ConnectError as why:
                    errors.append(why.code)

        program = threading.Thread(target=asyncio.run, args=(come(),), daemon=True)
        program.start()
        program.join(PATIENCE)
        ended = not program.is_alive()
        answered.set()
        self.assertTrue(ended)
        self.assertEqual(errors, ["no_answer"])

    @unittest.mock.patch.object(client, "FIRST_WAIT", 0)
    async def test_it_may_be_told_to_wait_for_the_server(self):
        welcome = open_websocket(VEGAS, WELCOME)
        async with listening(hang_up, answer_http(503), open_websocket("chat"), welcome) as port:
            async with Kit(f"ws://127.0.0.1:{port}", "Bot", wait=True) as kit:
                self.assertEqual(kit.player, "p")
        with self.assertRaises(ConnectError):
            await Kit("ftp://here", "Bot", wait=True).__aenter__()

    @unittest.mock.patch.object(client, "FIRST_WAIT", 0)
    async def test_later_lines_may_break_and_come_again(self):
        async def break_off(*_):
            raise ConnectionError

        async def answer(reader, writer):
            for _ in ("hello", "games.mine"):
                await hear_frame(reader)
            writer.write(text_frame('{"re":1,"ok":true,"games":[]}'))

        async with listening(open_websocket(VEGAS, WELCOME, then=break_off), hang_up,
                             answer_http(503), open_websocket("chat"),
                             open_websocket(VEGAS, WELCOME, then=answer)) as port:
            async with Kit(f"ws://127.0.0.1:{port}", "Bot") as kit:
                told = await asyncio.wait_for(kit.request("games.mine"), PATIENCE)
                self.assertEqual(told["games"], [])

    async def test_a_token_that_cannot_be_kept_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            async with listening(open_websocket(VEGAS, WELCOME)) as port:
                kit = Kit(f"ws://127.0.0.1:{port}", "Bot", token_file=f"{folder}/none/token")
                with self.assertRaisesRegex(RuntimeError, "the token cannot be kept: .*none"):
                    await asyncio.wait_for(kit.__aenter__(), PATIENCE)


if __name__ == "__main__":
    unittest.main(verbosity=2)
