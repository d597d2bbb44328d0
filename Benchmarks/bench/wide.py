"""Whether a segment costs the same in a long strip as in a short one."""

from __future__ import annotations

from .programs import Workshop
from .race import Contestant, Samples, Stopwatch, race
from .report import Row, Section, bounded

FEW, MANY = 15, 150
LIMIT = 1.2


def name_of(count: int) -> str:
    """The name of a strip of so many segments."""
    return "1 segment" if count == 1 else f"{count} segments"


def strip(shop: Workshop, count: int) -> Contestant:
    """A strip of so many labelled segments at one pixel per point."""
    labels = ",".join(f"Label {index:04d}" for index in range(count))
    output = shop.folder / f"wide{count}.png"
    words = ["--labels", labels, "--sizing", "fitting", "--show-labels", "all", "--scale", "1"]
    command = [str(shop.segrender), *words, "-o", str(output)]
    return Contestant(name_of(count), command, output)


def per_segment(name: str, samples: dict[int, Samples], start: float, skipped: int) -> Row:
    """The time per segment of the long strip divided by that of the short one."""
    long = (samples[MANY].time - start) / (MANY - skipped)
    short = (samples[FEW].time - start) / (FEW - skipped)
    if short <= 0:
        return Row(name, None, "too small to tell", f"≤ {LIMIT:g} ×")
    return bounded(name, long / short, LIMIT, "×")


def section(shop: Workshop) -> Section:
    """Measures strips of 1, 15 and 150 segments; the first stands for the start of the process."""
    strips = {count: strip(shop, count) for count in [1, FEW, MANY]}
    raced = race(Stopwatch(shop.stopwatch), list(strips.values()), shop.rounds)
    samples = {count: raced[contestant.name] for count, contestant in strips.items()}
    rows = [Row(name_of(count), s) for count, s in samples.items()]
    rows.append(per_segment("per segment, 150 against 15", samples, 0, 0))
    rows.append(per_segment("the same without the first", samples, samples[1].time, 1))
    return Section("Strips of labelled segments at 1x, whole process", rows, [])
