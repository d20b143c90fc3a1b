# SPDX-License-Identifier: MIT
"""A throw-away PostgreSQL cluster on a socket of its own, for tests. Debian's postgresql has to be installed."""
import glob
import os
import pwd
import shutil
import subprocess
import tempfile


class Cluster:
    def __init__(self, *settings):
        self.binaries = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        self.folder = tempfile.mkdtemp(prefix="vx-pg-")
        self.data = os.path.join(self.folder, "data")
        self.settings = " ".join(f"-c {setting}" for setting in settings)
        os.mkdir(self.data)
        if os.geteuid() == 0:  # initdb refuses root
            shutil.chown(self.folder, "postgres")
            shutil.chown(self.data, "postgres")
        os.chmod(self.folder, 0o755)
        self.command("initdb", "-D", self.data, "-A", "trust", "--no-sync", "-U", "postgres", "-E", "UTF8", "--locale", "C.UTF-8")
        self.start()

    def command(self, name, *words):
        user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else os.geteuid()
        answer = subprocess.run([os.path.join(self.binaries, name), *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                                timeout=120, user=user, cwd="/", env={**os.environ, "HOME": self.folder, "LC_ALL": "C.UTF-8"})
        if answer.returncode != 0:
            raise RuntimeError(f"{name}: {answer.stderr}")

    def start(self):
        self.command("pg_ctl", "-D", self.data, "-w", "-l", self.data + "/log", "-o", f"-c listen_addresses='' -k {self.folder} {self.settings}", "start")
        with open(os.path.join(self.data, "postmaster.pid")) as file:
            self.pid = int(file.readline())

    def stop(self, how="immediate"):
        self.command("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def restart(self, how="immediate"):
        self.stop(how)
        self.start()

    def address(self, database="postgres"):
        return f"postgresql:///{database}?host={self.folder}&user=postgres"

    def make(self, database):
        self.ask("postgres", f"CREATE DATABASE {database}")
        return self.address(database)

    def ask(self, database, query, *values):
        """Rows of texts and whole numbers; each ? of the query is one of the values."""
        for value in values:
            text = str(value).replace("'", "''")
            query = query.replace("?", f"'{text}'", 1)
        answer = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-F", "\x1f", "-R", "\x1e", "-v", "ON_ERROR_STOP=1", "-d", self.address(database), "-c", query],
                                capture_output=True, text=True, timeout=60)
        if answer.returncode != 0:
            raise RuntimeError(answer.stderr)
        lines = answer.stdout[:-1].split("\x1e") if answer.stdout else []
        return [tuple(int(field) if field.lstrip("-").isdigit() else field for field in line.split("\x1f")) for line in lines]

    def remove(self):
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
