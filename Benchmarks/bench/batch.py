"""A thousand images of one segment each, in one process."""

from __future__ import annotations

import json
from pathlib import Path

from .programs import Workshop
from .race import Contestant, Stopwatch, race
from .report import Row, Section, compared

COUNT = 1000
ROUNDS = 5
ONE, TWO = "segrender batch, one thread", "segrender batch, two threads"
GOALS = {"C, tuned": ("tuned", 1.2), "C, plain": ("plain", 0.15)}
SPEED_UP = 1.6


def write_jobs(path: Path) -> None:
    """Writes a document a line."""
    jobs = [
        {"labels": [f"Label {index:04d}"], "look": "bare", "showLabels": "all",
         "output": f"{index:04d}.png"}
        for index in range(COUNT)
    ]  # fmt: skip
    path.write_text("".join(json.dumps(job) + "\n" for job in jobs))


def section(shop: Workshop) -> Section:
    """Measures one and two threads, and the C program both ways."""
    jobs = shop.folder / "jobs.jsonl"
    write_jobs(jobs)
    contestants = []
    for name, threads in [(ONE, 1), (TWO, 2)]:
        output = shop.folder / f"batch{threads}"
        command = [str(shop.segrender), "batch", str(jobs), "-o", str(output)]
        command += ["--jobs", str(threads)]
        contestants.append(Contestant(name, command, output, writes_folder=True))
    for name, (mode, _) in GOALS.items():
        output = shop.folder / f"batch-{mode}"
        command = [str(shop.floor), mode, str(output), str(COUNT)]
        contestants.append(Contestant(name, command, output, writes_folder=True))
    samples = race(Stopwatch(shop.stopwatch), contestants, ROUNDS)
    one, two = samples[ONE], samples[TWO]
    gain = one.ratio(two)
    goal = f"≥ {SPEED_UP:g} ×"
    rows = [
        Row(ONE, one),
        Row(TWO, two, f"{gain:.2f} × as fast", goal, gain >= SPEED_UP),
    ]
    rows += [compared(name, one, samples[name], limit) for name, (_, limit) in GOALS.items()]
    return Section(f"{COUNT:,} images of a segment, whole process", rows, [])
