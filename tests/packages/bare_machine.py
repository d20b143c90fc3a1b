#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What docs/OPERATING.md tells a stranger to do, done in a Debian that has nothing else, up to a table with TLS behind nginx; then the container,
built on the same Debian. Needs root, debootstrap, podman and the network. `make bare-test`.

A folder has no systemd and nobody who would give it a certificate, so two commands are ours: `systemctl` starts what the unit says as the
user it names, `certbot` signs a certificate itself. Everything after the installation runs in a network of its own, where ports 80, 443 and 8080 are free."""
import glob
import http.client
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "tests", "server"))
import house  # noqa: E402
from front import Front, get, plays  # noqa: E402
from house import FOLDER, claim, equal, wait_for  # noqa: E402

BARE, FRESH = os.path.join(ROOT, "build", "bare"), os.path.join(ROOT, "build", "bare.tar")

SYSTEMCTL = r"""#!/bin/sh
unit=/lib/systemd/system/$2.service
value() { sed -n "s/^$1=//p" "$unit" | head -n 1; }
if [ "$2" = nginx ]; then
    pidof nginx > /dev/null && exec nginx -s reload
    exec nginx
fi
pkill -x "$2"
runuser -u "$(value User)" -- sh -c "$(value ExecStartPre) > /dev/null && exec $(value ExecStart)" > "/var/log/$2.log" 2>&1 &
"""

CERTBOT = r"""#!/bin/sh
folder=/etc/letsencrypt/live/$4
mkdir -p "$folder"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj "/CN=$4" -out "$folder/fullchain.pem" -keyout "$folder/privkey.pem"
"""


def run(*words, **how):
    return subprocess.run(words, capture_output=True, text=True, timeout=1800, **how)


def inside(command):
    """A command line in the bare machine: its status and what it said."""
    done = run("chroot", BARE, "sh", "-ec", command, stdin=subprocess.DEVNULL, env={"PATH": "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "HOME": "/root"})
    return done.returncode, done.stdout + done.stderr


def steps():
    """The lines of the book's own block: how to install, and all that comes after it."""
    with open(os.path.join(ROOT, "docs", "OPERATING.md"), encoding="utf-8") as file:
        block = re.search(r"## From nothing.*?```sh\n(.*?)```", file.read(), re.S)[1].splitlines()
    return [line for line in block if line.startswith("apt ")], [line for line in block if not line.startswith("apt ")]


# ---- The machine ----

def make_machine():
    if not os.path.exists(FRESH):
        made = run("debootstrap", "--variant=minbase", "bookworm", BARE)
        equal(made.returncode, 0, f"a bare Debian: {made.stdout[-500:]}")
        run("tar", "-C", BARE, "-cf", FRESH, ".")
    shutil.rmtree(BARE, ignore_errors=True)
    os.makedirs(BARE)
    run("tar", "-C", BARE, "-xf", FRESH)
    for name, text in (("systemctl", SYSTEMCTL), ("certbot", CERTBOT)):
        path = os.path.join(BARE, "usr", "local", "bin", name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, 0o755)


def install():
    shutil.copy(glob.glob(os.path.join(ROOT, "build", "dist", "vexillum_*.deb"))[0], os.path.join(BARE, "root"))
    equal(inside("apt-get update -q")[0], 0, "Debian's packages are found")
    for line in steps()[0]:
        line = line.replace("python3-certbot-nginx", "openssl procps").replace("apt install", "cd /root && apt-get install -q -y --no-install-recommends")
        status, said = inside(line)
        equal(status, 0, f"the package is installed: {said[-500:]}")
    equal(inside("stat -c %U:%a /var/lib/vexillum")[1].strip(), "vexillum:700", "its games have a folder of their own")


# ---- The table, in a network of its own ----

def listens():
    try:
        return get(443, "/health")[0] == 200
    except OSError:
        return False


def table():
    run("ip", "link", "set", "lo", "up")
    run("mount", "-t", "proc", "proc", os.path.join(BARE, "proc"))
    for line in steps()[1]:
        status, said = inside(line)
        equal(status, 0, f"{line}: {said[-500:]}")
    claim(wait_for(listens), "the table is there, through nginx and TLS")
    status, page = get(443, "/")
    claim(status == 200 and "<html" in page, "with its page", status)
    equal(get(443, "/metrics")[0], 404, "figures are not shown to the world")
    plain = http.client.HTTPConnection("127.0.0.1", 80, timeout=10)
    plain.request("GET", "/", headers={"Host": "table.example"})
    moved = plain.getresponse()
    equal((moved.status, moved.headers["Location"]), (301, "https://table.example/"), "without TLS one is sent to it")
    plays(Front(443), "the installed table")
    equal(inside("ps -C vexillum -o user=")[1].split(), ["vexillum"], "the server runs as a user of its own")
    status, said = inside("vexillum admin --db /var/lib/vexillum/games.db list tables")
    equal(status, 0, f"its operator may ask it: {said}")
    equal(inside("vexillum backup --db /var/lib/vexillum/games.db /root/copy.db && test -s /root/copy.db")[0], 0, "and copy its games")
    inside("pkill -x nginx; pkill -x vexillum; umount /proc")


# ---- The container ----

def container():
    """The container file on the bare Debian: no registry is asked for one. VEXILLUM_BUILD adds words for `podman build`, such as certificates."""
    engine = ["podman", "--storage-driver=vfs", f"--root={FOLDER}/pods", f"--runroot={FOLDER}/pods-run"]
    context = os.path.join(FOLDER, "context")
    os.makedirs(context)
    run("tar", "-C", context, "--strip-components=1", "-xzf", glob.glob(os.path.join(ROOT, "build", "dist", "vexillum-[0-9]*.tar.gz"))[0])
    equal(run(*engine, "import", "-q", FRESH, "docker.io/library/debian:12-slim").returncode, 0, "the base of the container")
    built = run(*engine, "build", "-q", "--isolation=chroot", "--network=host", "--pull=never", "-f", os.path.join(context, "packaging", "container", "Containerfile"),
                "-t", "vexillum-test", *os.environ.get("VEXILLUM_BUILD", "").split(), context)
    equal(built.returncode, 0, f"the container is built: {built.stderr[-800:]}")
    where = run(*engine, "image", "mount", "vexillum-test").stdout.strip()
    told = run("chroot", where, "vexillum", "games") if where else built
    claim("standard-bearer" in told.stdout, "and has the program in it", told.stderr)
    claim(where and os.path.exists(os.path.join(where, "usr", "share", "vexillum", "web", "index.html")), "and the page")
    run(*engine, "image", "umount", "vexillum-test")
    run(*engine, "system", "reset", "--force")


if "--table" in sys.argv:
    table()
    house.finish()
if os.geteuid() != 0:
    sys.exit("bare_machine.py: only root can make a machine in a folder")
make_machine()
install()
there = subprocess.run(["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", sys.executable, "-B", os.path.abspath(__file__), "--table"], stdout=subprocess.PIPE, text=True)
print(there.stdout, end="")
passed, failed = map(int, re.search(r"(\d+) passed, (\d+) failed", there.stdout).groups())
house.passed, house.failed = house.passed + passed, house.failed + failed
if "--no-container" not in sys.argv:
    container()
house.finish()
