#!/bin/sh
# SPDX-License-Identifier: MIT
# slurm.sh STUDY FOLDER - a study as a Slurm array job, one shard a task:
#
#     sbatch --array=1-64 packaging/lab/slurm.sh studies/armies.study /shared/armies
#     sbatch --array=7    --export=ALL,SHARDS=64 packaging/lab/slurm.sh ...      a lost shard again
#     vexillum lab merge armies.results /shared/armies/*.part
#
# The folder must be seen by all nodes. A task that is stopped or requeued goes on where it was. VEXILLUM names the
# program, if it is not on the path.
#SBATCH --job-name=vexillum-lab
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --signal=TERM@60
set -eu
[ $# = 2 ] || { echo "use: sbatch --array=1-N slurm.sh STUDY FOLDER" >&2; exit 2; }
study=$1 folder=$2
shard=${SLURM_ARRAY_TASK_ID:?no array job: sbatch --array=1-N}
shards=${SHARDS:-$SLURM_ARRAY_TASK_MAX}
mkdir -p "$folder"
exec "${VEXILLUM:-vexillum}" lab run "$study" --shard "$shard/$shards" --threads "${SLURM_CPUS_PER_TASK:-1}" \
    --out "$folder/$shard-of-$shards.part"
