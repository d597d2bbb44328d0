"""The programs that take part: the product, the C program, and the peers that are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent
PEERS = FOLDER / "peers"
PACKAGES = ["pangocairo", "pangoft2", "fontconfig", "libdeflate"]
C_FLAGS = ["-std=gnu11", "-O3", "-Wall", "-Wextra", "-Werror"]


@dataclass(frozen=True)
class Workshop:
    """Where a run finds its programs and puts its files (on tmpfs: disks add noise)."""

    segrender: Path
    floor: Path
    stopwatch: Path
    folder: Path
    rounds: int


def build(source_names: list[str], target: Path, packages: list[str]) -> Path:
    """Compiles C sources of the folder `floor`."""
    flags: list[str] = []
    if packages:
        query = ["pkg-config", "--cflags", "--libs", *packages]
        flags = subprocess.run(query, check=True, capture_output=True, text=True).stdout.split()
    sources = [str(FOLDER / "floor" / name) for name in source_names]
    compiler = os.environ.get("CC", "gcc")
    subprocess.run([compiler, *C_FLAGS, *sources, "-o", str(target), *flags, "-lm"], check=True)
    return target


def set_up(segrender: Path, folder: Path, rounds: int) -> Workshop:
    """Builds the C programs in the run's folder."""
    sources = sorted(path.name for path in (FOLDER / "floor").glob("*.c"))
    sources.remove("stopwatch.c")
    return Workshop(
        segrender=segrender,
        floor=build(sources, folder / "floor", PACKAGES),
        stopwatch=build(["stopwatch.c"], folder / "stopwatch", []),
        folder=folder,
        rounds=rounds,
    )


def find_program(name: str) -> str | None:
    """A peer's path; the distribution's own first, since a wrapper would add a start of its own."""
    return shutil.which(name, path="/usr/bin:/bin:" + os.environ.get("PATH", ""))


def python_with(*modules: str) -> str | None:
    """A Python that can import the modules."""
    for python in ["/usr/bin/python3", sys.executable]:
        command = [python, "-c", "import " + ", ".join(modules)]
        if Path(python).exists() and subprocess.run(command, capture_output=True).returncode == 0:
            return python
    return None


def command_of(*words: str | None) -> list[str] | None:
    """A command, or None where a program that was looked for is missing."""
    present = [word for word in words if word is not None]
    return present if len(present) == len(words) else None
