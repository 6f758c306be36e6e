#!/usr/bin/python3
"""handshakes.json and forwarded.json against the real server, over sockets.

A row of handshakes.json changes a good handshake: `headers` replaces lines by their names (a list
is several lines, null is none), `request` is its first line. It says the status, and of a refusal
the code and the two values that were compared: both stand in the message and in the log.
A row of forwarded.json has the lines by which a proxy names its client: the account that the
request counts for, or the line in the log that says why the client is not known.
"""

import json
import pathlib
import re
import socket
import time
import unittest

from support import TIMEOUT_S
from support.server import ServerTest

HANDSHAKES, FORWARDED = (
    json.loads(pathlib.Path(__file__).with_name(name).read_text())
    for name in ("handshakes.json", "forwarded.json"))
GOOD = {"Host": "$here", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}


class HandshakeTest(ServerTest):
    def ask(self, text, source, port):
        """The status, the headers and the body of the answer."""
        with socket.create_connection((self.server.host, port), TIMEOUT_S, (source, 0)) as asking:
            asking.sendall(text.encode())
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += asking.recv(65536) or self.fail(f"no answer but {answer}")
            head, body = answer.split(b"\r\n\r\n", 1)
            status, *lines = head.decode().split("\r\n")
            headers = {name.lower(): value for name, value in
                       (line.split(": ", 1) for line in lines)}
            status = int(status.split(" ")[1])
            wanted = int(headers.get("content-length", 0)) if status != 101 else 0
            while len(body) < wanted:
                body += asking.recv(65536) or self.fail(f"not all of the body but {body}")
        return status, headers, body.decode()

    def wait_for_log(self, pattern):
        until = time.monotonic() + TIMEOUT_S
        while not (found := re.search(pattern, self.server.log())):
            self.assertLess(time.monotonic(), until, f"not in the log: {pattern}")
            time.sleep(0.01)
        return found


class Handshakes(HandshakeTest):
    options = ("--admin-port", "0", "--proxies", "127.0.0.9", "--origins",
               "https://play.example.org,http://friends.example:8080")

    def fill_in(self, text):
        machine = socket.gethostname().split(".")[0]
        for name, value in (("$here", f"127.0.0.1:{self.server.port}"),
                            ("$port", str(self.server.port)),
                            ("$admin", f"127.0.0.1:{self.server.admin_port}"),
                            ("$machine", machine), ("$MACHINE", machine.upper())):
            text = text.replace(name, value)
        return text

    def text_of(self, row):
        headers = {**GOOD, **row.get("headers", {})}
        lines = [row.get("request", "GET /ws HTTP/1.1")]
        for name, values in headers.items():
            for value in values if isinstance(values, list) else [values]:
                lines += [] if value is None else [f"{name}: {value}"]
        first, *rest = lines
        fields = self.fill_in("".join(f"{line}\r\n" for line in rest))
        if "fill" in row:  # bytes of all fields, with the empty line behind them
            name = "X-Filler: "
            fields += name + "x" * (row["fill"] - len(fields) - len(name) - 4) + "\r\n"
        return self.fill_in(first) + "\r\n" + fields + "\r\n" + row.get("body", "")

    def test_each_row(self):
        self.assertGreaterEqual(len(HANDSHAKES), 60)
        for number, row in enumerate(HANDSHAKES):
            source = row.get("from", f"127.1.{number // 250}.{number % 250 + 1}")
            port = self.server.admin_port if row.get("port") == "admin" else self.server.port
            with self.subTest(row["name"]):
                status, headers, body = self.ask(self.text_of(row), source, port)
                self.assertEqual(status, row["status"], body)
                self.check_answer(row, headers)
                if "code" in row:
                    error = json.loads(body)["error"]
                    self.assertEqual(error["code"], row["code"])
                    self.check_values(row, error["message"], source)

    def check_answer(self, row, headers):
        if row["status"] == 101:
            self.assertTrue(headers["sec-websocket-accept"])
        if row["status"] == 426:
            self.assertEqual(headers["sec-websocket-version"], "13")
        for name, value in row.get("answer", {}).items():
            self.assertEqual(headers.get(name.lower()), value)

    def check_values(self, row, message, source):
        """Both values are in the message, and in the one line that the log has of this address."""
        values = [self.fill_in(value) for value in row.get("values", [])]
        if not values:
            return
        for value in values:
            self.assertIn(value.replace('\\"', '"'), message)
        if "from" in row:  # another row has had the line of that address
            return
        line = self.wait_for_log(f"event=turned_away [^\n]*address={re.escape(source)} .*\n")[0]
        for value in values:
            quoted = value == "" or " " in value or '"' in value
            self.assertIn(f'="{value}"' if quoted else f"={value}", line)
        if "option" in row:
            self.assertIn(f"option={row['option']}", line)
            self.assertIn(row["option"], message)


class ForwardedFor(HandshakeTest):
    options = ("--proxies", "127.0.0.0/8,10.0.0.0/8,fd00::/8")

    def test_each_row(self):
        """A page of another site is refused, and the log says to which account that was done."""
        self.assertGreaterEqual(len(FORWARDED), 30)
        for number, row in enumerate(FORWARDED):
            source = f"127.0.1.{number + 1}"
            lines = [f"{name}: {value}" for name, value in GOOD.items()]
            lines += ["Origin: https://evil.example", *row["lines"]]
            text = "\r\n".join(["GET /ws HTTP/1.1", *lines, "", ""])
            with self.subTest(row["name"]):
                text = text.replace("$here", f"127.0.0.1:{self.server.port}")
                self.assertEqual(self.ask(text, source, self.server.port)[0], 403)
                account = row.get("account", source)
                self.wait_for_log(f"why=origin address={re.escape(account)} ")
                unnamed = [line.split("event=client_unnamed ")[1]
                           for line in self.server.log().splitlines()
                           if f"proxy={source} " in line + " "]
                said = [row["log"].replace("$from", source)] if "log" in row else []
                self.assertEqual(unnamed, said)

    def test_a_proxy_that_names_nobody_is_told_of_once(self):
        """A request for something else than a WebSocket may be the proxy's own check."""
        check = f"GET /api/version HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n\r\n"
        self.assertEqual(self.ask(check, "127.0.2.2", self.server.port)[0], 200)
        lines = [f"{name}: {value}" for name, value in {**GOOD, "Host": "localhost"}.items()]
        for _ in range(3):
            text = "\r\n".join(["GET /ws HTTP/1.1", *lines, "", ""])
            self.assertEqual(self.ask(text, "127.0.2.1", self.server.port)[0], 101)
        self.wait_for_log("why=no_header proxy=127.0.2.1 ")
        self.assertEqual(self.server.log().count("proxy=127.0.2."), 1)


if __name__ == "__main__":
    unittest.main()
