#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What `make dist` leaves in build/dist, unpacked and started: the Debian package with its unit, the page from a plain web host, the source.

A container needs an engine (podman or docker): where there is one its image is built and asked for its health."""
import glob
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "tests", "server"))
import house  # noqa: E402
from house import FOLDER, claim, equal  # noqa: E402
from client import Client  # noqa: E402


def only(pattern):
    found = glob.glob(os.path.join(ROOT, "build", "dist", pattern))
    equal(len(found), 1, f"there is one {pattern}")
    return found[0]


def run(*words, **how):
    return subprocess.run(words, capture_output=True, text=True, timeout=600, **how)


# ---- The Debian package ----

def unit_is_hardened(unit):
    """systemd's own count of what the unit could do if it were taken over, from 0 (nothing) to 10."""
    text = open(unit).read()
    program = re.search(r"^ExecStart=(\S+)", text, re.M)[1]
    equal(program, "/usr/bin/vexillum", "the unit starts the program of the package")
    judged = run("systemd-analyze", "security", "--offline=true", "--threshold=25", "--no-pager", unit)
    equal(judged.returncode, 0, f"systemd finds little that the unit could do: {judged.stdout[-300:]}{judged.stderr[-300:]}")


def debian_package():
    tree = os.path.join(FOLDER, "debian")
    package = only("vexillum_*.deb")
    run("dpkg-deb", "-x", package, tree)
    control = run("dpkg-deb", "-f", package).stdout
    for name in re.search(r"^Depends: (.*)$", control, re.M)[1].split(", "):
        claim(run("apt-cache", "show", name).returncode == 0 or run("dpkg-query", "-W", name).returncode == 0, f"Debian has {name}")
    unit_is_hardened(os.path.join(tree, "lib", "systemd", "system", "vexillum.service"))
    for script in ("postinst", "prerm"):
        equal(run("sh", "-n", os.path.join(ROOT, "packaging", "debian", script)).returncode, 0, f"{script} is a shell script")
    starts_by_its_configuration(tree)


def starts_by_its_configuration(tree):
    """The command of the unit, its paths looked for in the unpacked tree."""
    with open(os.path.join(tree, "etc", "vexillum.conf")) as file:
        text = file.read()
    settings = os.path.join(FOLDER, "vexillum.conf")
    with open(settings, "w") as file:
        file.write(text.replace("/usr/share", f"{tree}/usr/share").replace("/var/lib/vexillum", FOLDER).replace("port = 8080", "port = 0"))
    program = os.path.join(tree, "usr", "bin", "vexillum")
    checked = run(program, "serve", "--config", settings, "--check")
    equal(checked.returncode, 0, f"its settings hold: {checked.stderr}")
    child = subprocess.Popen([program, "serve", "--config", settings], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    house.started.append(child)
    port = int(re.search(r":(\d+)/", child.stdout.readline())[1])
    with Client(port) as client:
        equal(client.ask("host war-chest", "hosted")["type"], "hosted", "the installed server opens a table")
    page = run("curl", "-s", f"http://127.0.0.1:{port}/").stdout
    claim("<html" in page, "and sends the installed page")
    child.send_signal(signal.SIGTERM)
    equal(child.wait(timeout=60), 0, "and ends well")


# ---- The page from a plain web host ----

class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def page_alone():
    run("tar", "-C", FOLDER, "-xzf", only("vexillum-page-*.tar.gz"))
    folder = next(iter(glob.glob(os.path.join(FOLDER, "vexillum-page-*"))))
    host = ThreadingHTTPServer(("127.0.0.1", 0), lambda *words: Quiet(*words, directory=folder))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    played = run("node", os.path.join(ROOT, "tests", "packages", "page.mjs"), f"http://127.0.0.1:{host.server_address[1]}/")
    equal(played.stdout.strip(), "played", f"the page plays solo from any web host: {played.stderr[-500:]}")
    host.shutdown()


# ---- Source ----

def source():
    run("tar", "-C", FOLDER, "-xzf", only("vexillum-[0-9]*.tar.gz"))
    folder = next(path for path in glob.glob(os.path.join(FOLDER, "vexillum-[0-9]*")) if os.path.isdir(path))
    built = run("make", "-s", "-j2", cwd=folder)
    equal(built.returncode, 0, f"the source builds: {built.stderr[-500:]}")
    claim("standard-bearer" in run(os.path.join(folder, "build", "vexillum"), "games").stdout, "and the program runs")


def container():
    engine = shutil.which("podman") or shutil.which("docker")
    if engine is None or run(engine, "info").returncode != 0:
        print("no container engine runs here: the container file is not tried (make bare-test)")
        return
    if run(engine, "pull", "-q", "debian:12-slim").returncode != 0:
        print("nobody here has the base of the container: it is not tried (make bare-test makes its own)")
        return
    built = run(engine, "build", "-q", "-f", os.path.join(ROOT, "packaging", "container", "Containerfile"), "-t", "vexillum-test", ROOT)
    equal(built.returncode, 0, f"the container is built: {built.stderr[-500:]}")
    told = run(engine, "run", "--rm", "--entrypoint", "vexillum", "vexillum-test", "games")
    claim("standard-bearer" in told.stdout, "and has the program in it", told.stderr)


debian_package()
page_alone()
source()
container()
house.finish()
