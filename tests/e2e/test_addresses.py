#!/usr/bin/python3
"""What one address may take, and for whom proxies speak. See Limits in server/README.md."""

import json
import re
import socket
import time
import unittest

from support import TIMEOUT_S
from support.raw_socket import RawSocket, frame
from support.server import ServerTest

HELLO = json.dumps({"op": "hello", "id": 1, "protocol": 1, "name": "Raw"}).encode()


class AddressTest(ServerTest):
    def get(self, path="/api/version", address="127.0.0.1", before=b"", **headers):
        """The status; 0: the connection was dropped without a word."""
        lines = [f"GET {path} HTTP/1.1", "Host: localhost:80"]
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
        try:
            with self.connect(address) as connection:
                connection.sendall(before + ("\r\n".join(lines) + "\r\n\r\n").encode())
                answer = b""
                while b"\r\n\r\n" not in answer and (part := connection.recv(4096)):
                    answer += part
        except ConnectionError:
            return 0
        found = re.match(rb"HTTP/1.1 (\d+)", answer)
        return int(found[1]) if found else 0

    def connect(self, address="127.0.0.1"):
        return socket.create_connection((self.server.host, self.server.port), TIMEOUT_S,
                                        source_address=(address, 0))

    def upgrade(self, address="127.0.0.1", before=b"", **headers):
        return self.get("/ws", address, before, Connection="Upgrade", Upgrade="websocket",
                        Sec_WebSocket_Version="13", Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==",
                        **headers)

    def wait_for_log(self, line):
        until = time.monotonic() + TIMEOUT_S
        while line not in self.server.log():
            self.assertLess(time.monotonic(), until, f"not in the log: {line}")
            time.sleep(0.01)

    def stop_and_read_log(self):
        self.assertEqual(self.server.stop(), 0)
        return self.server.log()


class ConnectionLimit(AddressTest):
    options = ("--max-sockets-per-address", "3")

    def test_one_address_leaves_room_for_others(self):
        held = [self.connect() for _ in range(3)]
        for connection in held:  # each was accepted when the next one has an answer
            connection.sendall(b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n")
            self.assertTrue(connection.recv(1))
        self.assertEqual(self.get(), 429)
        self.assertEqual(self.upgrade(), 429)
        self.assertEqual(self.get(address="127.0.0.2"), 200)
        for connection in held:
            connection.close()
        log = self.stop_and_read_log()
        self.assertIn("event=turned_away why=too_many_sockets address=127.0.0.1 times=1", log)


class Refusals(AddressTest):
    options = ("--max-sockets-per-address", "1")

    def test_who_is_refused_hears_why_and_when_to_come_back(self):
        held = RawSocket(self.server)
        for accept, said in (("*/*", b'"code":"rate_limited"'),
                             ("text/html\r\nAccept-Language: de", b"Sekunden noch einmal")):
            with self.connect() as refused:
                refused.sendall(f"GET / HTTP/1.1\r\nHost: h\r\nAccept: {accept}\r\n\r\n".encode())
                answer = b""
                while part := refused.recv(4096):
                    answer += part
            self.assertTrue(answer.startswith(b"HTTP/1.1 429"), answer)
            self.assertIn(b"\r\nRetry-After: 5\r\n", answer)
            self.assertIn(said, answer)
        held.close()


class ArrivalLimit(AddressTest):
    options = ("--max-arrivals-per-minute", "5")

    def test_new_connections_are_counted(self):
        self.assertEqual([self.get() for _ in range(6)], [200] * 5 + [429])
        self.assertEqual(self.get(address="127.0.0.2"), 200)


class RequestLimit(AddressTest):
    options = ("--requests-per-second", "1")

    def test_requests_wait_and_then_are_refused(self):
        with self.connect() as connection:
            connection.sendall(b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
            answers = b""
            while answers.count(b"HTTP/1.1 200") < 10:
                answers += connection.recv(4096)
            # Ten at once were good. Each of these costs as much as twenty.
            connection.sendall(b"GET /api/games/x HTTP/1.1\r\nHost: localhost\r\n\r\n")
            refused = b""
            while part := connection.recv(4096):
                refused += part
        self.assertTrue(refused.startswith(b"HTTP/1.1 429"))
        self.assertIn(b"Retry-After:", refused)
        self.assertIn(b'"code":"rate_limited"', refused)


class SilentClients(AddressTest):
    options = ("--max-silent-per-address", "1", "--hello-timeout-ms", "3600000")

    def test_only_so_many_websockets_may_be_silent(self):
        first = RawSocket(self.server)
        self.assertEqual(self.upgrade(), 429)
        self.assertEqual(self.upgrade(address="127.0.0.2"), 101)
        first.send(frame(HELLO))
        self.assertEqual(json.loads(first.receive()[1])["ev"], "welcome")
        RawSocket(self.server).close()
        first.close()


class Origins(AddressTest):
    options = ("--origins", "https://friends.example,https://club.example")

    def test_pages_of_other_sites_may_not_connect(self):
        self.assertEqual(self.upgrade(Origin="https://evil.example"), 403)
        self.assertEqual(self.upgrade(Origin="null"), 403)
        self.assertEqual(self.upgrade(Origin="http://localhost:81"), 403)

    def test_our_own_and_named_pages_and_programs_may(self):
        for origin in ("http://localhost:80", "https://friends.example", "https://club.example"):
            self.assertEqual(self.upgrade(Origin=origin), 101, origin)
        self.assertEqual(self.upgrade(), 101)


class HttpProxy(AddressTest):
    options = ("--proxies", "127.0.0.9", "--max-silent-per-address", "1")

    def test_a_named_proxy_speaks_for_its_clients(self):
        held = RawSocket(self.server)  # 127.0.0.1 has its one now
        self.assertEqual(self.upgrade("127.0.0.9", X_Forwarded_For="127.0.0.1"), 429)
        self.assertEqual(self.upgrade("127.0.0.9", X_Forwarded_For="127.0.0.1, 192.0.2.7"), 101)
        held.close()

    def test_nobody_else_does(self):
        held = RawSocket(self.server)
        self.assertEqual(self.upgrade(X_Forwarded_For="192.0.2.8"), 429)
        self.assertEqual(self.upgrade(X_Forwarded_For="192.0.2.8"), 429)
        held.close()
        log = self.stop_and_read_log()
        self.assertEqual(log.count("event=looks_proxied address=127.0.0.1"), 1)


def proxy_header(client):
    return f"PROXY TCP4 {client} 127.0.0.1 40000 80\r\n".encode()


def binary_proxy_header(client):
    return (b"\r\n\r\n\0\r\nQUIT\n\x21\x11\x00\x0c" + socket.inet_aton(client) +
            b"\x7f\0\0\1\x9c\x40\0\x50")


class TcpProxy(AddressTest):
    options = ("--tcp-proxies", "127.0.0.8/29", "--max-silent-per-address", "1")

    def test_a_named_proxy_says_for_whom_each_connection_is(self):
        held = RawSocket(self.server)  # 127.0.0.1 has its one now
        for before in (proxy_header, binary_proxy_header):
            self.assertEqual(self.upgrade("127.0.0.9", before=before("127.0.0.1")), 429)
            self.assertEqual(self.upgrade("127.0.0.9", before=before("192.0.2.7")), 101)
        held.close()

    def test_the_header_may_come_in_pieces_and_with_the_request(self):
        whole = proxy_header("192.0.2.7") + b"GET /api/version HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with self.connect("127.0.0.9") as connection:
            for byte in whole:
                connection.sendall(bytes([byte]))
            self.assertTrue(connection.recv(4096).startswith(b"HTTP/1.1 200"))

    def test_a_proxy_may_look_whether_we_are_there(self):
        self.assertEqual(self.get(address="127.0.0.9", before=b"PROXY UNKNOWN\r\n"), 200)
        self.connect("127.0.0.10").close()
        self.assertEqual(self.get(address="127.0.0.9", before=proxy_header("192.0.2.7")), 200)
        self.assertNotIn("address=127.0.0.10", self.server.log())

    def test_without_the_header_it_is_dropped(self):
        self.assertEqual(self.get(address="127.0.0.9"), 0)
        self.assertEqual(self.get(address="127.0.0.9", before=b"PROXY TCP4 me\r\n"), 0)
        with self.connect("127.0.0.8") as connection:
            connection.sendall(b"PROXY TCP4 ")
            connection.shutdown(socket.SHUT_WR)
            self.assertEqual(connection.recv(1), b"")
        for proxy in ("127.0.0.9", "127.0.0.8"):
            self.wait_for_log(f"event=turned_away why=no_proxy_header address={proxy} times=1")

    def test_nobody_else_has_one(self):
        for before in (proxy_header, binary_proxy_header):
            self.assertEqual(self.get(before=before("192.0.2.7")), 400)
            self.assertEqual(self.get(before=before("192.0.2.7")), 400)
        told = "event=looks_proxied address=127.0.0.1 option=--tcp-proxies"
        self.wait_for_log(told)
        self.assertEqual(self.server.log().count(told), 1)


class Flood(AddressTest):
    options = ("--message-burst", "5", "--messages-per-second", "1", "--refused-messages", "5")

    def test_who_goes_on_is_closed_and_nobody_else_at_the_address(self):
        for _ in range(3):
            raw = RawSocket(self.server)
            raw.send(frame(HELLO) + frame(b'{"op":"lobby.unwatch","id":2}') * 20)
            texts, closed = raw.read_until_close()
            raw.close()
            codes = [json.loads(text).get("error", {}).get("code") for text in texts]
            self.assertEqual(codes, [None] * 5 + ["rate_limited"] * 5)
            self.assertEqual(closed, 1008)
        self.assertEqual(self.get(), 200)


class Mistakes(AddressTest):
    def test_messages_too_large_cost_one_connection_each(self):
        neighbour = RawSocket(self.server)
        neighbour.send(frame(HELLO))
        self.assertEqual(json.loads(neighbour.receive()[1])["ev"], "welcome")
        for _ in range(4):
            raw = RawSocket(self.server)
            raw.send(frame(HELLO) + frame(b"x" * 20_000))
            texts, closed = raw.read_until_close()
            raw.close()
            self.assertEqual(json.loads(texts[-1])["error"]["code"], "message_too_large")
            self.assertEqual(closed, 1009)
        self.assertEqual(self.upgrade(), 101)
        neighbour.send(frame(b'{"op":"lobby.unwatch","id":2}'))
        self.assertTrue(json.loads(neighbour.receive()[1])["ok"])
        neighbour.close()


class Operators(AddressTest):
    options = ("--max-arrivals-per-minute", "2", "--admin-port", "0")

    def test_health_can_be_asked_from_an_address_at_its_limits(self):
        self.assertEqual([self.get() for _ in range(3)], [200, 200, 429])
        for _ in range(5):
            self.assertEqual(self.server.http("GET", "/healthz", self.server.admin_port)[0], 200)


class Unlimited(AddressTest):
    options = ("--max-sockets-per-address", "1", "--unlimited", "127.0.0.1")

    def test_the_operator_may_lift_the_limits_of_an_address(self):
        held = [self.connect() for _ in range(3)]
        self.assertEqual(self.get(), 200)
        for connection in held:
            connection.close()


if __name__ == "__main__":
    unittest.main()
