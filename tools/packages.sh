# SPDX-License-Identifier: MIT
# packages.sh - for sourcing: need_packages NAME ... installs those Debian packages that are missing.

say()
{
    printf '\n== %s\n' "$*"
}

is_installed()
{
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root()
{
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo > /dev/null; then
        sudo "$@"
    else
        return 1
    fi
}

need_packages()
{
    missing=
    for package; do
        is_installed "$package" || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    say "Installing$missing"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update
    # shellcheck disable=SC2086  # one word a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends \
        -o Dpkg::Use-Pty=0 install $missing > /dev/null && return 0
    echo "Could not install$missing: that needs root or sudo, and a way to the Debian archive." >&2
    return 1
}
