"""Measures segrender in one run on tmpfs and writes out/bench.md.

Benchmarks/run [PATH OF SEGRENDER], by default .build/release/segrender or $SEGRENDER.
BENCH_ROUNDS sets the number of rounds (30), BENCH_SLOW=1 adds Chromium. The exit status is 0
unless something could not run: a goal that is missed is a fact, not a failure.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from . import batch, glass, machine, motion, strip, wide
from .programs import FOLDER, Workshop, set_up
from .race import ENVIRONMENT, CannotRun
from .report import Section

WRONG_COMMAND_LINE = 64
SECTIONS: list[tuple[str, Callable[[Workshop], Section]]] = [
    ("A strip", strip.section),
    ("Long strips", wide.section),
    ("Batches", batch.section),
    ("Motion", motion.section),
    ("Glass", glass.section),
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
    for title, section in SECTIONS:
        result = run_section(title, section, shop)
        failed = failed or result.failed
        parts.append(result.markdown())
        print(parts[-1], flush=True)
    parts.append(strip.stages(shop))
    print(parts[-1])
    target.parent.mkdir(exist_ok=True)
    target.write_text("\n".join(parts))
    print(f"written to {target.parent.name}/{target.name}")
    return 1 if failed else 0


EXPLANATION = """
Times are medians of whole processes, started one after the other, round after round; a figure in ×
is the median of segrender's time divided by the row's in the same round. MB are 10⁶ bytes.
"""


def run_section(title: str, section: Callable[[Workshop], Section], shop: Workshop) -> Section:
    """A section, or the word why there is none: a verb that does not exist yet is no failure."""
    try:
        return section(shop)
    except CannotRun as error:
        if error.status == WRONG_COMMAND_LINE:
            return Section(title, [], [f"skipped: {error.message}"])
        return Section(title, [], [f"**could not run**: {error}"], failed=True)


def fast_folder() -> str | None:
    """A folder in memory if there is one."""
    memory = Path("/dev/shm")
    if memory.is_dir() and os.access(memory, os.W_OK):
        return str(memory)
    print("bench: there is no /dev/shm; the disk adds noise", file=sys.stderr)
    return None
