# SPDX-License-Identifier: MIT
# %% [markdown]
# # Reading a study of the lab
#
# A notebook kept as text: open it in Jupyter (jupytext), VS Code or Spyder, or run it as it is. First play the study:
#
#     build/vexillum lab run studies/first-turn.study
#     python3 examples/study_notebook.py studies/first-turn.study
#
# The lab's own report answers the study's question. Here are its games as arrays, for questions of your own.

# %%
import pathlib
import sys

import numpy

study = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 and sys.argv[1].endswith(".study") else "studies/first-turn.study")
results = study.with_suffix(".results")

# %% [markdown]
# ## Games
#
# A line of the results is a game: its number, the result for side A, how it ended, who had the first turn, how many decisions it
# took and what luck gave A, in thousandths of a game. The number says the cell: number % cells.

# %%
facts = [line.split() for line in study.read_text("utf-8").splitlines() if line and not line.startswith("#")]
factors = [words[1:] for words in facts if words[0] == "factor"]
matchups = [words[3:] for words in facts if words[0] == "matchup"]
assert not matchups and not any(".." in value for _, *values in factors for value in values), \
    "this notebook names the cells of plain factors; docs/LAB.md says how others are numbered"
cells = [""]
for key, *values in factors:
    cells = [f"{cell} {key}={value}".strip() for cell in cells for value in values]

lines = [line.split() for line in results.read_text("utf-8").splitlines()[1:]]
number = numpy.array([int(words[0]) for words in lines])
score = numpy.array([{"1-0": 1.0, "1/2": 0.5, "0-1": 0.0}[words[1]] for words in lines])  # of side A
first = numpy.array([words[3] for words in lines])
length = numpy.array([int(words[4]) for words in lines])
luck = numpy.array([int(words[5]) for words in lines]) / 1000
cell = number % len(cells)
print(f"{study.stem}: {len(lines)} games in {len(cells)} cells")


# %% [markdown]
# ## Who has the first turn

# %%
def interval(values):
    """The mean and half the width of its 95% interval."""
    return values.mean(), 1.96 * values.std(ddof=1) / numpy.sqrt(len(values))


first_score = numpy.where(first == "a", score, 1 - score)
for index, name in enumerate(cells):
    mean, half = interval(first_score[(cell == index) & (first != "-")])
    print(f"first turn, {name or 'all'}: {100 * mean:.1f} ±{100 * half:.1f} %")

# %% [markdown]
# ## How long games are, and how much of the score is luck

# %%
low, middle, high = numpy.percentile(length, (5, 50, 95))
print(f"decisions: median {middle:.0f}, nine of ten between {low:.0f} and {high:.0f}")
edges = numpy.linspace(length.min(), length.max() + 1, 11)
for count, edge in zip(numpy.histogram(length, edges)[0], edges):
    print(f"{edge:6.0f} {'#' * round(60 * count / len(length))}")
explained = 1 - (score - luck).var() / score.var()
if explained > 0:
    print(f"luck that the evaluation sees explains {100 * explained:.0f} % of the variance of scores")
else:
    print("how much of the score is luck cannot be told: the evaluation does not see it")
