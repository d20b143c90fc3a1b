#!/bin/sh
# SPDX-License-Identifier: MIT
# parallel.sh STUDY SHARDS OUT [HOSTS] - a study on several machines by GNU parallel over ssh:
#
#     packaging/lab/parallel.sh studies/armies.study 64 armies.results 8/alpha,16/beta,:
#
# HOSTS as parallel's --sshlogin takes them, "jobs/host" with commas between; ":" (the default) is this machine. Every
# machine has the program (VEXILLUM names it there); the study is carried there and the games come back. Rulesets that the study names are
# not carried: have them there at the same place. Run it again to go on: what is finished is kept beside OUT.
set -eu
[ $# -ge 3 ] || { echo "use: parallel.sh STUDY SHARDS OUT [HOSTS]" >&2; exit 2; }
study=$1 shards=$2 out=$3 hosts=${4:-:}
program=${VEXILLUM:-vexillum}
parts=$out.parts
mkdir -p "$parts"
cp "$study" "$parts/the.study"
cd "$parts"
set --
[ "$hosts" = : ] || set -- --sshlogin "$hosts" --basefile the.study --return "{}-of-$shards.part" --cleanup
# A shard with its mark of completion is not run again.
seq 1 "$shards" | while read -r shard; do [ -e "$shard-of-$shards.done" ] || echo "$shard"; done |
    parallel --halt soon,fail=1 --retries 3 "$@" \
        "$program lab run the.study --shard {}/$shards --threads 1 --out {}-of-$shards.part > /dev/null" \
        '&&' "echo {}" | while read -r shard; do : > "$shard-of-$shards.done"; done
for shard in $(seq 1 "$shards"); do
    [ -e "$shard-of-$shards.done" ] || { echo "shard $shard is missing: run this again" >&2; exit 1; }
done
cd "$OLDPWD"
"$program" lab merge "$out" "$parts"/*"-of-$shards.part"
