#!/usr/bin/python3
"""What breaks the transport costs the connection, and only that. See Transport in protocol/docs."""

import asyncio
import contextlib
import json
import socket
import time
import unittest
from pathlib import Path

import websockets

from support import TIMEOUT_S, schemas
from support.client import Client
from support.raw_socket import BINARY, PING, PONG, TEXT, RawSocket, frame
from support.server import ServerTest
from support.tables import connect_clients, play_out, seat_clients

HELLO = json.dumps({"op": "hello", "id": 1, "protocol": 1, "name": "Raw"}).encode()
LIMIT = 16384
TOO_LONG = b"\x81\xff" + b"\xff" * 8 + b"mask"  # 2^64 - 1 bytes


class RawTest(ServerTest):
    def raw(self, hello=True, **more):
        """A socket that says hello, until the end of the test."""
        raw = self.enterContext(contextlib.closing(RawSocket(self.server, **more)))
        if hello:
            raw.send(frame(HELLO))
        return raw


class ProtocolErrors(RawTest):
    # More messages that are too large than one address may send.
    options = ("--hello-timeout-ms", "1000", "--unlimited", "127.0.0.1")

    def assert_closed(self, data, code, close_code, hello=True):
        raw = self.raw(hello)
        if hello:
            opcode, text = raw.receive()
            self.assertEqual(json.loads(text)["ev"], "welcome")
        raw.send(data)
        texts, closed = raw.read_until_close()
        self.assertEqual(closed, close_code)
        messages = [json.loads(text) for text in texts]
        for text, message in zip(texts, messages):
            schemas.check_server_text(text, message)
        if code is None:
            self.assertEqual(messages, [])
        else:
            self.assertEqual([m["error"]["code"] for m in messages], [code])
            self.assertIsNone(messages[0]["re"])

    def test_a_binary_frame(self):
        self.assert_closed(frame(b"\x00\x01", BINARY), "binary_frame", 1003)

    def test_a_binary_frame_with_a_good_message(self):
        self.assert_closed(frame(b'{"op":"lobby.watch","id":2}', BINARY), "binary_frame", 1003)

    def test_a_message_too_large(self):
        self.assert_closed(frame(b"x" * (LIMIT + 1)), "message_too_large", 1009)

    def test_a_message_far_too_large(self):
        self.assert_closed(frame(b"x" * 1_000_000), "message_too_large", 1009)

    def test_fragments_that_are_too_large_together(self):
        parts = [frame(b'{"op":"', fin=False)]
        parts += [frame(b"x" * 4000, opcode=0, fin=False) for _ in range(4)]
        parts.append(frame(b"x" * 4000 + b'"}', opcode=0))
        self.assert_closed(b"".join(parts), "message_too_large", 1009)

    def test_a_fragmented_message_of_good_size_is_one_message(self):
        raw = self.raw(False)
        raw.send(frame(HELLO[:9], fin=False) + frame(b"", PING) + frame(HELLO[9:], opcode=0))
        opcodes = {}
        for _ in range(2):
            opcode, payload = raw.receive()
            opcodes[opcode] = payload
        self.assertEqual(json.loads(opcodes[TEXT])["name"], "Raw")
        self.assertIn(PONG, opcodes)

    def test_a_message_of_just_the_limit(self):
        text = b'{"op":"hello","id":1,"protocol":1,"name":"Raw"'
        raw = self.raw(False)
        raw.send(frame(text + b" " * (LIMIT - len(text) - 1) + b"}"))
        self.assertEqual(json.loads(raw.receive()[1])["ev"], "welcome")

    def test_invalid_utf8(self):
        self.assert_closed(frame(b'{"op":"\xff\xfe"}'), None, 1007)

    def test_a_surrogate_in_utf8(self):
        self.assert_closed(frame(b'{"op":"\xed\xa0\x80"}'), None, 1007)

    def test_an_overlong_character(self):
        self.assert_closed(frame(b'{"op":"\xc0\xaf"}'), None, 1007)

    def test_not_json(self):
        for text in (b"", b"hello", b'{"op":', b'{"op":"hello"}}', b"[1,2", b"{'op':1}", b"NaN"):
            with self.subTest(text=text):
                self.assert_closed(frame(text), "bad_json", 1008)

    def test_more_than_one_json_value(self):
        watch = b'{"op":"lobby.watch","id":2}'
        twice = b'{"op":"act","op":"lobby.watch"}'
        inside = b'{"op":"act","table":"t","decision":1,"action":{"kind":"roll","kind":"roll"}}'
        bom = b"\xef\xbb\xbf"
        for text in (
            watch + b"\0", watch + b"\0\0 more", watch + watch, b"\0" + watch,
            bom + watch, watch + bom, twice, inside, b'{"op":1,"\\u006fp":2}',
        ):
            with self.subTest(text=text):
                self.assert_closed(frame(text), "bad_json", 1008)

    def test_not_json_before_hello(self):
        self.assert_closed(frame(b"hello"), "bad_json", 1008, hello=False)

    def test_no_hello_in_time(self):
        self.assert_closed(b"", "hello_required", 1008, hello=False)

    def test_a_ping_is_no_hello(self):
        self.assert_closed(frame(b"", PING), "hello_required", 1008, hello=False)

    def test_frames_against_rfc_6455(self):
        cases = {
            "not masked": frame(HELLO, masked=False),
            "reserved bits": frame(HELLO, reserved=0x40),
            "reserved opcode": frame(HELLO, opcode=3),
            "a continuation of nothing": frame(HELLO, opcode=0),
            "a control frame too long": frame(b"x" * 126, PING),
            "a control frame in fragments": frame(b"x", PING, fin=False),
            "a new message inside of another": frame(b"{", fin=False) + frame(HELLO),
            "a length with the highest bit": TOO_LONG,
            "the same, and some of its payload": TOO_LONG + b"x" * (2 * LIMIT),
            "the same in a fragment": frame(b"{", fin=False) + b"\x80" + TOO_LONG[1:],
        }
        for name, data in cases.items():
            with self.subTest(name):
                raw = self.raw(False)
                raw.send(data)
                texts, closed = raw.read_until_close()
                self.assertEqual(texts, [])
                self.assertEqual(closed, 1002)

    async def test_others_play_on(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        game = asyncio.ensure_future(play_out(clients, table))
        for _ in range(5):
            await asyncio.to_thread(self.assert_closed, frame(b"\x00", BINARY), "binary_frame", 1003
            )
        await game


class Subprotocols(RawTest):
    async def open(self, *names):
        return await websockets.connect(
            self.server.ws, subprotocols=list(names) or None, open_timeout=TIMEOUT_S
        )

    async def test_ours_is_chosen_among_others(self):
        opened = await self.open("chat", "vegas.v1", "vegas.v2")
        self.assertEqual(opened.subprotocol, "vegas.v1")
        await opened.close()

    async def test_none_is_v1(self):
        opened = await self.open()
        self.assertIsNone(opened.subprotocol)
        await opened.send(HELLO.decode())
        self.assertEqual(json.loads(await opened.recv())["protocol"], 1)
        await opened.close()

    async def test_only_unknown_ones_are_refused(self):
        with self.assertRaisesRegex(websockets.InvalidHandshake, "HTTP 400"):
            await self.open("chat", "vegas.v2")

    def test_a_wrong_version_of_websocket_is_refused(self):
        raw = self.raw(False, version=7)
        self.assertGreaterEqual(raw.status, 400)

    def test_another_path_is_no_websocket(self):
        raw = self.raw(False, path="/elsewhere")
        self.assertEqual(raw.status, 404)


class SilentPeers(RawTest):
    options = ("--idle-timeout-ms", "1000")

    def test_a_silent_connection_is_pinged_and_then_dropped(self):
        raw = self.raw()
        opcodes = []
        try:
            while True:
                opcodes.append(raw.receive()[0])
        except (ConnectionError, OSError):
            pass
        self.assertIn(PING, opcodes)

    async def test_who_answers_pings_stays(self):
        (client,) = await connect_clients(self.server, "Quiet")
        pings = 0
        raw = self.raw()
        while pings < 3:  # that many halves of the timeout have passed
            opcode, payload = await asyncio.to_thread(raw.receive)
            if opcode == PING:
                raw.send(frame(payload, PONG))
                pings += 1
        await client.request("lobby.watch")


class SlowReaders(RawTest):
    # So low a bound and so high a rate that the queue is what ends it.
    options = ("--queue-bytes", "16384", "--messages-per-second", "1000000",
               "--message-burst", "1000000")

    async def test_who_does_not_read_is_cut_and_the_table_plays_on(self):
        clients, table, invite = await seat_clients(self.server, "royale-basic", 5)
        raw = self.raw(False)
        raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.send(frame(HELLO))
        raw.receive()
        join = {"op": "table.join", "invite": invite, "as": "spectator"}
        raw.send(frame(json.dumps(join).encode()))
        sync = frame(json.dumps({"op": "table.sync", "table": table}).encode())
        flood = asyncio.create_task(asyncio.to_thread(self.flood, raw, sync))
        await play_out(clients, table)
        self.assertTrue(await asyncio.wait_for(flood, TIMEOUT_S), "it was never cut")

    @staticmethod
    def flood(raw, sync):
        """Asks for whole tables and reads none of them, until the connection is gone."""
        end = time.monotonic() + TIMEOUT_S
        try:
            while time.monotonic() < end:
                raw.send(sync)
        except ConnectionError:
            return True
        return False


class NeverReading(RawTest):
    options = ("--messages-per-second", "1000000", "--message-burst", "1000000")

    def test_the_kernel_holds_little_for_it(self):
        raw = self.raw()
        raw.receive()
        asked = json.dumps({"op": "table.create", "id": 2, "ruleset": "royale"})
        raw.send(frame(asked.encode()))
        table = self.wait_for_reply(raw, 2)["table"]
        sync = frame(json.dumps({"op": "table.sync", "table": table}).encode()) * 20
        most = 0
        try:
            while True:  # until it is cut
                raw.send(sync)
                most = max(most, self.unsent_bytes(raw))
        except ConnectionError:
            pass
        self.assertGreater(most, 0)
        self.assertLess(most, 256 * 1024)

    @staticmethod
    def wait_for_reply(raw, number):
        while True:
            _, text = raw.receive()
            message = json.loads(text)
            if message.get("re") == number:
                return message

    def unsent_bytes(self, raw):
        """Bytes that the server's side of the connection has not sent. See proc_net_tcp(5)."""
        ports = [self.server.port, raw.socket.getsockname()[1]]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            _, local, remote, _, queues, *_ = line.split()
            if [int(end.split(":")[1], 16) for end in (local, remote)] == ports:
                return int(queues.split(":")[0], 16)
        return 0


class RateLimit(ServerTest):
    options = ("--message-burst", "20", "--messages-per-second", "1")

    async def test_a_flood_is_refused_and_says_when_to_come_again(self):
        client = await Client.connect(self.server, name="Flood")
        for number in range(40):
            await client.send({"op": "lobby.unwatch", "id": f"n{number}"})
        await client.wait(
            lambda: sum(str(m.get("re")).startswith("n") for m in client.messages) == 40, "replies"
        )
        refused = [m for m in client.messages if "error" in m]
        self.assertTrue(refused)
        for message in refused:
            self.assertEqual(message["error"]["code"], "rate_limited")
            self.assertGreater(message["error"]["data"]["retry_after_ms"], 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
