# SPDX-License-Identifier: MIT
"""The server behind nginx and behind Caddy with TLS, as packaging/ has them, and with TLS of its own that is renewed. `make proxy-test`."""
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

import house
from client import Closed
from front import Front, get, plays, secure
from running import vexillum
from house import FOLDER, ROOT, House, claim, equal, wait_for

NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
CADDY = shutil.which("caddy")


def certificate(name, common="localhost"):
    """A certificate for a day, signed by itself; its two files."""
    cert, key = (os.path.join(FOLDER, f"{name}.{ending}") for ending in ("pem", "key"))
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", f"/CN={common}",
                    "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-out", cert, "-keyout", key], check=True, capture_output=True)
    return cert, key


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Proxy(Front):
    """One that runs beside the server and is ended here."""

    def run(self, *words, **environment):
        self.child = subprocess.Popen(words, stderr=subprocess.DEVNULL, env={**os.environ, **environment})
        house.started.append(self.child)
        claim(wait_for(self.listens), f"{self.name} starts with our configuration")

    def listens(self):
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        except OSError:
            return False

    def stop(self):
        self.child.send_signal(signal.SIGTERM)
        self.child.wait(timeout=60)


class Nginx(Proxy):
    """Debian's nginx with our configuration, its ports, name and files exchanged for ours."""

    name = "nginx"

    def __init__(self, upstream):
        super().__init__(free_port())
        cert, key = certificate("front")
        with open(os.path.join(ROOT, "packaging", "nginx", "vexillum.conf")) as file:
            text = file.read()
        text = text.replace("127.0.0.1:8080", f"127.0.0.1:{upstream}").replace("listen 443", f"listen 127.0.0.1:{self.port}").replace("listen 80", f"listen 127.0.0.1:{free_port()}")
        text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {cert};", text)
        text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
        self.file = os.path.join(FOLDER, "nginx.conf")
        temporary = "".join(f"{kind}_temp_path {FOLDER}/nginx-{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        with open(self.file, "w") as file:
            file.write(f"daemon off; pid {FOLDER}/nginx.pid; error_log {FOLDER}/nginx.log;\nevents {{}}\nhttp {{ access_log off; {temporary}\n{text}\n}}\n")
        self.run(NGINX, "-c", self.file, "-p", FOLDER, "-e", f"{FOLDER}/nginx.log")


class Caddy(Proxy):
    """Debian's Caddy with our configuration; its certificate is ours, for nobody else here would give it one."""

    name = "Caddy"

    def __init__(self, upstream):
        super().__init__(free_port())
        cert, key = certificate("caddy")
        with open(os.path.join(ROOT, "packaging", "caddy", "Caddyfile")) as file:
            text = file.read()
        text = text.replace("127.0.0.1:8080", f"127.0.0.1:{upstream}").replace("table.example {", f"https://localhost:{self.port}, https://127.0.0.1:{self.port} {{\n\ttls {cert} {key}")
        self.file = os.path.join(FOLDER, "Caddyfile")
        with open(self.file, "w") as file:
            file.write("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
        self.run(CADDY, "run", "--adapter", "caddyfile", "--config", self.file, HOME=FOLDER, XDG_DATA_HOME=FOLDER, XDG_CONFIG_HOME=FOLDER)


def guests_from(there, address):
    listed = vexillum("admin", "--db", there.database, "list", "guests").stdout
    return [line.split()[1] for line in listed.splitlines()].count(address)


def comes_in(front, source):
    try:
        with front.client(source=source) as client:
            return client.ask("lobby", "lobby")["type"] == "lobby"
    except (Closed, OSError):
        return False


def behind(proxy):
    there = House(f"behind-{proxy.name}", words=("--proxies", "127.0.0.1"))
    front = proxy(there.port)
    equal(get(front.port, "/health")[0], 200, "health is told through the proxy")
    equal(get(front.port, "/metrics")[0], 404, "figures are not")
    status, page = get(front.port, "/")
    claim(status == 200 and "<html" in page, "the page comes through it", status)
    plays(front, proxy.name)
    status, _ = get(front.port, "/ws", "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: https://elsewhere.example\r\n")
    claim(status in (403, 502), "a page from elsewhere gets no socket", status)  # the server hangs up, and the proxy says so
    crowd = [front.client(source="127.0.0.21") for _ in range(200)]
    claim(wait_for(lambda: guests_from(there, "127.0.0.21") == 200), f"guests are known by the address that {proxy.name} tells")
    claim(not comes_in(front, "127.0.0.21"), "one person behind the proxy has 200 sockets at most")
    claim(comes_in(front, "127.0.0.22"), "and others are not counted with him")
    for client in crowd:
        client.close()
    front.stop()
    there.stop()


def serial_of(port):
    with secure(socket.create_connection(("127.0.0.1", port), 10)) as there:
        return there.getpeercert(binary_form=True)


def tls_inside():
    cert, key = certificate("inside")
    there = House("secure", words=("--tls-cert", cert, "--tls-key", key))
    front = Front(there.port)
    equal(get(there.port, "/health")[0], 200, "the server speaks TLS itself")
    plays(front, "the server's own TLS")
    first, client = serial_of(there.port), front.client()
    fresh = certificate("renewed", "renewed")
    time.sleep(1.1)  # a file is known by the second in which it changed
    shutil.copy(fresh[1], key)
    shutil.copy(fresh[0], cert)
    claim(wait_for(lambda: serial_of(there.port) != first), "a renewed certificate is taken up without a restart")
    equal(client.ask("lobby", "lobby")["type"], "lobby", "and nobody is cut off by it")
    client.close()
    there.stop()


if NGINX is None:
    print("nginx is not installed: apt install nginx-light")
    sys.exit(2)
behind(Nginx)
if CADDY is None:
    print("caddy is not installed and not tried: apt install caddy")
else:
    behind(Caddy)
tls_inside()
house.finish()
