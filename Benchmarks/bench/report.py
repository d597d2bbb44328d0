"""Rows, goals, and the table they become."""

from __future__ import annotations

from dataclasses import dataclass

from .race import Samples


@dataclass(frozen=True)
class Row:
    """A line of the table: what was measured, and what it is compared with; None is left out."""

    name: str
    samples: Samples | None = None
    figure: str = ""
    goal: str = ""
    met: bool | None = None

    def cells(self) -> list[str]:
        """The texts of the columns."""
        verdict = {None: "", True: "yes", False: "**no**"}[self.met]
        if self.samples is None:
            return [self.name, "", "", self.figure, self.goal, verdict, "", ""]
        return [
            self.name,
            f"{self.samples.time:,.1f}",
            f"{self.samples.busy_time:,.1f}",
            self.figure,
            self.goal,
            verdict,
            f"{self.samples.peak_megabytes:.1f}",
            f"{self.samples.bytes:,}",
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
            head = ["", "ms", "busy ms", "figure", "goal", "met", "peak MB", "bytes"]
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


def compared(name: str, ours: Samples, theirs: Samples, limit: float | None) -> Row:
    """A peer's measures, and our time divided by its time against the goal."""
    ratio = ours.ratio(theirs)
    if limit is None:
        return Row(name, theirs, f"{ratio:.3f} ×")
    return Row(name, theirs, f"{ratio:.3f} ×", f"≤ {limit:g} ×", ratio <= limit)


def bounded(name: str, value: float, limit: float, unit: str) -> Row:
    """A figure that has to stay below a limit."""
    return Row(name, None, f"{value:.3f} {unit}", f"≤ {limit:g} {unit}", value <= limit)
