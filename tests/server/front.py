# SPDX-License-Identifier: MIT
"""A way in through TLS, whoever speaks it: a proxy or the server itself."""
import socket
import ssl

import house
from house import Player, equal


def secure(raw):
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context.wrap_socket(raw, server_hostname="localhost")


def get(port, path, head="", source=""):
    with secure(socket.create_connection(("127.0.0.1", port), 10, source_address=(source, 0) if source else None)) as there:
        there.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nConnection: close\r\n{head}\r\n".encode())
        answer = b""
        while more := there.recv(65536):
            answer += more
    return int(answer.split(b" ")[1]), answer.decode(errors="replace")


class Front:
    """A way in through TLS, which clients and players use as they use a house."""

    def __init__(self, port):
        self.port = port

    def client(self, **how):
        return house.Client(self.port, wrap=secure, **how)


def plays(front, what):
    """Two people meet at a table through it."""
    with front.client() as one:
        hosted = one.ask("host standard-bearer", "hosted")
        joined = one.ask(f"join {hosted['id']} {hosted['invitations'][1]}", "joined")
    players = [Player(front, hosted["id"], key, "n") for key in (hosted["key"], joined["key"])]
    for player in players:
        player.until(lambda frame: frame["begun"])
    players[0].client.send("resign")
    equal(players[1].until(lambda frame: frame["result"] != "*")["result"], "0-1", f"people play through {what}")
    for player in players:
        player.leave()
