"""A WebSocket of bytes, for frames that no library would send."""

import os
import socket
import struct

from support import PATIENCE

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
        self.socket = socket.create_connection((server.host, server.port), PATIENCE)
        self.socket.settimeout(PATIENCE)
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
        head = self._until(b"\r\n\r\n")
        self.status = int(head.split(b" ")[1])
        self.head = head.decode()

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self.buffer += data

    def _until(self, mark):
        while mark not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(mark, 1)
        return head

    def _bytes(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, data):
        self.socket.sendall(data)

    def receive(self):
        """Opcode and payload of the next frame; servers do not fragment what they say here."""
        first, second = self._bytes(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack(">H", self._bytes(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", self._bytes(8))
        assert second & 0x80 == 0, "a masked frame from the server"
        return first & 0x0F, self._bytes(length)

    def until_close(self):
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
