#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""nodes.py [SOCKETS [ACTIONS_A_SECOND [SECONDS]]] - the load of bench/load.c on 1, 2 and 3 nodes over a throw-away PostgreSQL, with
what an action costs the nodes and the database."""
import os
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.insert(0, os.path.join(ROOT, "tests"))
import postgres_cluster

TICK = os.sysconf("SC_CLK_TCK")


def database_seconds(postmaster):
    """Processor time of the database's processes, all of them children of one."""
    used = 0
    for name in os.listdir("/proc"):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except (OSError, NotADirectoryError):
            continue
        if name == str(postmaster) or int(fields[1]) == postmaster:
            used += int(fields[11]) + int(fields[12])
    return used / TICK


def measure(nodes, sockets, rate, seconds):
    cluster = postgres_cluster.Cluster("max_connections=50")
    try:
        load = subprocess.Popen([os.path.join(ROOT, "build/release/bench/load"), sockets, rate, seconds, os.path.join(ROOT, "build/vexillum"),
                                 cluster.make("load"), str(nodes)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
        began = actions = 0
        print(f"-- {nodes} node{'s' * (nodes > 1)}", flush=True)
        for line in load.stdout:
            print(line, end="", flush=True)
            if " sockets: " in line:
                began = database_seconds(cluster.pid)
            if " actions in " in line:
                actions = int(line.split()[0])
                print(f"database: {1e6 * (database_seconds(cluster.pid) - began) / actions:.0f} us an action", flush=True)
        return load.wait()
    finally:
        cluster.remove()


if __name__ == "__main__":
    wishes = (sys.argv[1:] + ["400", "500", "20"][len(sys.argv) - 1:])[:3]
    for number in (1, 2, 3):
        measure(number, *wishes)
