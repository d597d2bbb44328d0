"""Measures segrender in one run on tmpfs and writes out/bench.md.

Benchmarks/run [PATH OF SEGRENDER], by default .build/release/segrender or $SEGRENDER.
BENCH_ROUNDS sets the number of rounds (30), BENCH_SLOW=1 adds Chromium. The exit status is 0
unless something could not run: a goal that is missed is a fact, not a failure.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import batch, comparing, glass, machine, motion, strip, wide
from .programs import FOLDER, Workshop, set_up
from .race import ENVIRONMENT, CannotRun
from .report import Section

EXPLANATION = """
Times are medians of whole processes, started one after the other, round after round; a figure in ×
is the median of segrender's time divided by the row's in the same round. Busy is the processor's
time, which other work on the machine hardly moves. MB are 10⁶ bytes.
"""


@dataclass(frozen=True)
class Part:
    """A section, and where the product lists the word that it takes; no word is always there."""

    title: str
    section: Callable[[Workshop], Section]
    listing: tuple[str, ...] = ()
    word: str = ""

    def is_missing(self, segrender: Path) -> bool:
        """Whether the product does not list the word."""
        if not self.word:
            return False
        command = [str(segrender), *self.listing]
        listed = subprocess.run(command, capture_output=True, text=True).stdout
        return self.word not in [line.split()[0] for line in listed.splitlines() if line.strip()]


PARTS = [
    Part("A strip", strip.section),
    Part("Long strips", wide.section),
    Part("Batches", batch.section, ("--help",), "batch"),
    Part("Motion", motion.section, ("--help",), "animate"),
    Part("Comparing", comparing.section, ("--help",), "compare"),
    Part("Glass", glass.section, ("list", "looks"), "glass"),
]


def main(arguments: list[str]) -> int:
    """Runs all sections, prints them as they come, and returns the exit status."""
    root = FOLDER.parent
    default = os.environ.get("SEGRENDER", str(root / ".build" / "release" / "segrender"))
    segrender = Path(arguments[0] if arguments else default).resolve()
    if not segrender.is_file():
        print(f"bench: cannot measure {segrender}: there is no such file; make build makes it")
        return 2
    with tempfile.TemporaryDirectory(prefix="segrender-bench-", dir=fast_folder()) as name:
        ENVIRONMENT["PYTHONPYCACHEPREFIX"] = name + "/bytecode"
        ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)
        rounds = int(os.environ.get("BENCH_ROUNDS", "30"))
        return measure(set_up(segrender, Path(name), rounds), root / "out" / "bench.md")


def measure(shop: Workshop, target: Path) -> int:
    """Runs the sections, prints each, and writes them all."""
    opening = f"# Speed\n\n{machine.describe(shop.segrender)}\n{EXPLANATION}"
    parts, failed = [opening], False
    print(opening)
    for part in PARTS:
        result = run_part(part, shop)
        failed = failed or result.failed
        parts.append(result.markdown())
        print(parts[-1], flush=True)
    parts.append(strip.stages(shop))
    print(parts[-1])
    target.parent.mkdir(exist_ok=True)
    target.write_text("\n".join(parts))
    print(f"written to {target.parent.name}/{target.name}")
    return 1 if failed else 0


def run_part(part: Part, shop: Workshop) -> Section:
    """A section, or the word why there is none: what does not exist yet is no failure."""
    if part.is_missing(shop.segrender):
        where = " ".join(["segrender", *part.listing])
        return Section(part.title, [], [f"skipped: there is no {part.word} in {where}"])
    try:
        return part.section(shop)
    except CannotRun as error:
        return Section(part.title, [], [f"**could not run**: {error}"], failed=True)


def fast_folder() -> str | None:
    """A folder in memory if there is one."""
    memory = Path("/dev/shm")
    if memory.is_dir() and os.access(memory, os.W_OK):
        return str(memory)
    print("bench: there is no /dev/shm; the disk adds noise", file=sys.stderr)
    return None
