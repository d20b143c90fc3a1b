# SPDX-License-Identifier: MIT
"""The build back end (PEP 517 and 660): `make python`, packed into a wheel of the stable ABI.

It needs nothing but the standard library; docs/decisions/0014-python-package.md says why it is ours."""
import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PACKAGE = os.path.join(ROOT, "build", "python", "vexillum")
SUMMARY = "Four tabletop wargames on one exact, fast rules core in C"


def version():
    with open(os.path.join(ROOT, "include", "vexillum.h"), encoding="utf-8") as header:
        return re.search(r'#define VX_VERSION "(.*)"', header.read())[1]


def dist_info():
    return f"vexillum-{version()}.dist-info"


def platform_tag():
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def tag():
    return f"cp310-abi3-{platform_tag()}"


def metadata():
    return (f"Metadata-Version: 2.1\nName: vexillum\nVersion: {version()}\nSummary: {SUMMARY}\n"
            "License: MIT\nRequires-Python: >=3.10\nRequires-Dist: numpy\n")


def wheel_facts():
    return f"Wheel-Version: 1.0\nGenerator: vexillum\nRoot-Is-Purelib: false\nTag: {tag()}\n"


def build():
    jobs = f"-j{os.cpu_count() or 1}"
    subprocess.run(["make", "-s", jobs, "WERROR=", f"PYTHON={sys.executable}", "python"],
                   cwd=ROOT, check=True)


def record_line(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def write_wheel(directory, files):
    """Packs {name: bytes} with metadata and a record; returns the name of the wheel."""
    info = dist_info()
    files = dict(files)
    files[f"{info}/METADATA"] = metadata().encode()
    files[f"{info}/WHEEL"] = wheel_facts().encode()
    record = "".join(record_line(name, files[name]) for name in sorted(files))
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    wheel = f"vexillum-{version()}-{tag()}.whl"
    with zipfile.ZipFile(os.path.join(directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return wheel


def package_files():
    for name in sorted(os.listdir(PACKAGE)):
        path = os.path.join(PACKAGE, name)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                yield f"vexillum/{name}", file.read()


# ---- What pip calls ----

def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    build()
    return write_wheel(wheel_directory, package_files())


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    build()
    return write_wheel(wheel_directory, {"vexillum.pth": os.path.dirname(PACKAGE).encode() + b"\n"})


def build_sdist(sdist_directory, config_settings=None):
    base = f"vexillum-{version()}"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(os.path.join(sdist_directory, f"{base}.tar.gz"), "w:gz") as archive:
        for name in listed.stdout.decode().split("\0")[:-1]:
            archive.add(os.path.join(ROOT, name), f"{base}/{name}", recursive=False)
    return f"{base}.tar.gz"
