"""Rows, goals, and the table they become."""

from __future__ import annotations

from dataclasses import dataclass

from .race import Samples


@dataclass(frozen=True)
class Row:
    """A line of the table; what is None is left out."""

    name: str
    time: float | None = None
    figure: str = ""
    goal: str = ""
    met: bool | None = None
    peak_megabytes: float | None = None
    bytes: int | None = None

    def cells(self) -> list[str]:
        """The texts of the columns."""
        return [
            self.name,
            "" if self.time is None else f"{self.time:,.1f}",
            self.figure,
            self.goal,
            {None: "", True: "yes", False: "**no**"}[self.met],
            "" if self.peak_megabytes is None else f"{self.peak_megabytes:.1f}",
            "" if self.bytes is None else f"{self.bytes:,}",
        ]


@dataclass
class Section:
    """A heading, the rows below it, and remarks: what was skipped, and why."""

    title: str
    rows: list[Row]
    remarks: list[str]
    failed: bool = False

    def markdown(self) -> str:
        """The section as Markdown."""
        parts = [f"## {self.title}\n"]
        if self.rows:
            head = ["", "ms", "figure", "goal", "met", "peak MB", "bytes"]
            parts.append(table(head, [row.cells() for row in self.rows]))
        parts += [f"- {remark}" for remark in self.remarks]
        return "\n".join(parts).rstrip() + "\n"


def table(head: list[str], lines: list[list[str]]) -> str:
    """A Markdown table, its columns padded, numbers to the right."""
    widths = [max(len(line[i]) for line in [head, *lines]) for i in range(len(head))]
    widths = [max(width, 3) for width in widths]

    def text(cells: list[str]) -> str:
        first = cells[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return "| " + " | ".join([first, *rest]) + " |"

    rule = "|".join(["-" * (widths[0] + 2)] + ["-" * (width + 1) + ":" for width in widths[1:]])
    return "\n".join([text(head), f"|{rule}|", *map(text, lines)]) + "\n"


def measured(name: str, samples: Samples) -> Row:
    """What was measured, compared with nothing."""
    return Row(name, samples.time, "", "", None, samples.peak_megabytes, samples.bytes)


def compared(name: str, ours: Samples, theirs: Samples, limit: float | None) -> Row:
    """A peer's measures, and our time divided by its time against the goal."""
    ratio = ours.ratio(theirs)
    goal, met = ("", None) if limit is None else (f"≤ {limit:g} ×", ratio <= limit)
    return Row(name, theirs.time, f"{ratio:.3f} ×", goal, met, theirs.peak_megabytes, theirs.bytes)


def bounded(name: str, value: float, limit: float, unit: str) -> Row:
    """A figure that has to stay below a limit."""
    return Row(name, None, f"{value:.3g} {unit}", f"≤ {limit:g} {unit}", value <= limit)
