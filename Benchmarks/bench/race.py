"""Timing whole processes side by side."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8"}


class CannotRun(Exception):
    """A program could not be started, did not succeed, or wrote nothing."""

    def __init__(self, name: str, status: int, message: str) -> None:
        """Makes the error of a contestant that ended with a status, and its last words."""
        super().__init__(f"{name} ended with status {status}: {message}")


@dataclass
class Contestant:
    """A program, the command that does the work once, and what the command writes."""

    name: str
    command: list[str]
    output: Path
    writes_folder: bool = False

    def clear(self) -> None:
        """Removes what the last run wrote, so that every run creates its files."""
        if self.output.is_dir():
            shutil.rmtree(self.output)
        self.output.unlink(missing_ok=True)
        if self.writes_folder:
            self.output.mkdir()

    def output_bytes(self) -> int:
        """The size of what was written, all files together."""
        if self.output.is_dir():
            return sum(file.stat().st_size for file in self.output.iterdir())
        return self.output.stat().st_size if self.output.exists() else 0


@dataclass
class Samples:
    """What was measured of one contestant; times in milliseconds, in the order of the rounds."""

    times: list[float] = field(default_factory=list)
    busy_times: list[float] = field(default_factory=list)
    peak_megabytes: float = 0
    bytes: int = 0

    @property
    def time(self) -> float:
        """The median time in milliseconds."""
        return median(self.times)

    @property
    def busy_time(self) -> float:
        """The median processor time in milliseconds, which other work hardly moves."""
        return median(self.busy_times)

    def ratio(self, other: Samples) -> float:
        """The median, over all rounds, of this time divided by the other's in the same round."""
        return median(mine / theirs for mine, theirs in zip(self.times, other.times, strict=True))


class Stopwatch:
    """Runs a command once, through a small C program; see floor/stopwatch.c."""

    def __init__(self, program: Path) -> None:
        """Makes a stopwatch of the compiled program."""
        self._program = str(program)

    def run(self, contestant: Contestant) -> tuple[float, float, float]:
        """Milliseconds, busy milliseconds and peak memory in MB (10⁶ bytes) of one run."""
        contestant.clear()
        command = [self._program, *contestant.command]
        result = subprocess.run(
            command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        numbers = result.stdout.split() or ["0", "0", "0", str(result.returncode)]
        nanoseconds, microseconds, kibibytes, status = map(int, numbers)
        if status != 0:
            raise CannotRun(contestant.name, status, last_words(contestant.command))
        if contestant.output_bytes() == 0:
            raise CannotRun(contestant.name, status, f"{contestant.output.name} was not written")
        return nanoseconds / 1e6, microseconds / 1e3, kibibytes * 1024 / 1e6


def race(stopwatch: Stopwatch, contestants: list[Contestant], rounds: int) -> dict[str, Samples]:
    """Runs all contestants in turn, round after round, after two rounds that do not count.

    Whatever disturbs the machine for a while then disturbs all alike, and a ratio within one round
    stays true.
    """
    samples = {contestant.name: Samples() for contestant in contestants}
    for number in range(-2, rounds):
        for contestant in contestants:
            time, busy, peak = stopwatch.run(contestant)
            if number < 0:
                continue
            sample = samples[contestant.name]
            sample.times.append(time)
            sample.busy_times.append(busy)
            sample.peak_megabytes = max(sample.peak_megabytes, peak)
            sample.bytes = contestant.output_bytes()
    return samples


def last_words(command: list[str]) -> str:
    """What a failing command has to say, found by running it once more."""
    try:
        result = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True)
    except OSError as error:
        return str(error)
    lines = result.stderr.strip().splitlines()
    return lines[-1] if lines else "it says nothing"
