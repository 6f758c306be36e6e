"""A WebSocket of bytes, for frames that no library would send."""

import os
import socket
import struct

from support import TIMEOUT_S

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(payload, opcode=TEXT, fin=True, masked=True, reserved=0):
    head = bytes([(0x80 if fin else 0) | reserved | opcode])
    mark = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mark | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mark | 126]) + struct.pack(">H", len(payload))
    else:
        head += bytes([mark | 127]) + struct.pack(">Q", len(payload))
    if not masked:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


class RawSocket:
    def __init__(self, server, path="/ws", version=13, upgrade=True):
        self.socket = socket.create_connection((server.host, server.port), TIMEOUT_S)
        self.socket.settimeout(TIMEOUT_S)
        self.buffer = b""
        self.status = None
        if upgrade:
            self._handshake(server, path, version)

    def _handshake(self, server, path, version):
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {server.host}:{server.port}",
            "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Sec-WebSocket-Version: {version}",
        ]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = self._read_until(b"\r\n\r\n")
        self.status = int(head.split(b" ")[1])
        self.head = head.decode()

    def _receive_more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self.buffer += data

    def _read_until(self, mark):
        while mark not in self.buffer:
            self._receive_more()
        head, self.buffer = self.buffer.split(mark, 1)
        return head

    def _read_bytes(self, count):
        while len(self.buffer) < count:
            self._receive_more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, data):
        self.socket.sendall(data)

    def receive(self):
        """Opcode and payload of the next frame; servers do not fragment what they say here."""
        first, second = self._read_bytes(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._read_bytes(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._read_bytes(8))
        assert second & 0x80 == 0, "a masked frame from the server"
        return first & 0x0F, self._read_bytes(length)

    def read_until_close(self):
        """The texts that came before the close frame, and its code (None: cut without one)."""
        texts = []
        while True:
            try:
                opcode, payload = self.receive()
            except (ConnectionError, OSError):
                return texts, None
            if opcode == TEXT:
                texts.append(payload.decode())
            elif opcode == CLOSE:
                return texts, struct.unpack(">H", payload[:2])[0] if payload else 1005

    def close(self):
        self.socket.close()
