# SPDX-License-Identifier: MIT
"""A WebSocket client of the standard library alone: text frames, masks, close codes."""
import base64
import json
import os
import socket
import struct
import time

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Closed(Exception):
    """The server ended the socket; `code` is the status that it gave, or None."""

    def __init__(self, code=None):
        super().__init__(f"closed with {code}")
        self.code = code


class Client:
    def __init__(self, port, source="", timeout=60, receive_buffer=None, wrap=None):
        self.socket = socket.socket()
        self.socket.settimeout(timeout)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if wrap:  # into TLS
            self.socket = wrap(self.socket)
        self.waiting = b""
        self.tables = []  # table frames that came while something else was waited for
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                            f"Sec-WebSocket-Version: 13\r\n\r\n".encode())
        while b"\r\n\r\n" not in self.waiting:
            self.fill()
        head, self.waiting = self.waiting.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed()

    def fill(self):
        try:
            more = self.socket.recv(65536)
        except (ConnectionResetError, BrokenPipeError):
            more = b""
        if not more:
            raise Closed()
        self.waiting += more

    def take(self, count):
        while len(self.waiting) < count:
            self.fill()
        taken, self.waiting = self.waiting[:count], self.waiting[count:]
        return taken

    def send_bytes(self, payload, opcode=TEXT, final=True):
        mask, length = os.urandom(4), len(payload)
        head = bytes([opcode | (128 if final else 0)])
        if length < 126:
            head += bytes([128 | length])
        elif length < 65536:
            head += bytes([128 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([128 | 127]) + struct.pack(">Q", length)
        repeated = (mask * (length // 4 + 1))[:length]
        masked = (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")
        try:
            self.socket.sendall(head + mask + masked)
        except (ConnectionResetError, BrokenPipeError):
            raise Closed() from None

    def send(self, frame):
        self.send_bytes(frame.encode())

    def receive(self):
        """The next frame, as what its JSON says."""
        return json.loads(self.receive_text())

    def receive_text(self):
        """The next frame, as it came."""
        payload = b""
        while True:
            first, second = self.take(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.take(8))[0]
            data, opcode = self.take(length), first & 15
            if opcode == CLOSE:
                raise Closed(struct.unpack(">H", data[:2])[0] if len(data) >= 2 else None)
            if opcode == PING:
                self.send_bytes(data, PONG)
            elif opcode != PONG:
                payload += data
                if first & 128:
                    return payload.decode()

    def until(self, *types):
        """The next frame of one of these types; tables that come before it are kept."""
        while True:
            frame = self.receive()
            if frame["type"] in types:
                return frame
            if frame["type"] == "table":
                self.tables.append(frame)

    def ask(self, frame, type_wanted=None):
        """Sends a frame and returns its answer: of the type wanted, or a refusal."""
        self.send(frame)
        return self.until("refused", type_wanted or "table")

    def silence(self, seconds=0.3):
        """True if nothing comes for so long."""
        if self.waiting:
            return False
        old = self.socket.gettimeout()
        self.socket.settimeout(seconds)
        try:
            self.fill()
            return False
        except (TimeoutError, socket.timeout):
            return True
        finally:
            self.socket.settimeout(old)

    def is_ended(self, seconds=5):
        """The close status, once the server has hung up; False if it does not."""
        deadline = time.time() + seconds
        self.socket.settimeout(seconds)
        try:
            while time.time() < deadline:
                self.receive()
        except Closed as end:
            return end.code or "cut"
        except (TimeoutError, socket.timeout):
            pass
        return False

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
