"""Comparing two pictures of 568 × 64 pixels in process, beside pixelmatch from PyPI."""

from __future__ import annotations

import subprocess
from pathlib import Path

from .programs import PEERS, Workshop, python_with
from .race import ENVIRONMENT, CannotRun
from .report import Row, Section, bounded

ROUNDS = 30
EQUAL_LIMIT, DIFFERENT_LIMIT = 0.1, 0.5


def run(command: list[str], *statuses: int) -> subprocess.CompletedProcess[str]:
    """Runs a program that ends with one of some statuses."""
    result = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    if result.returncode not in statuses:
        raise CannotRun(command[0], result.returncode, result.stderr.strip())
    return result


def draw(shop: Workshop, name: str, labels: str, effort: str) -> Path:
    """Draws a strip."""
    path = shop.folder / name
    words = ["--labels", labels, "--selected", "1", "--scale", "2", "--compression", effort]
    run([str(shop.segrender), *words, "-o", str(path)], 0)
    return path


def comparison(shop: Workshop, a: Path, b: Path) -> float:
    """The milliseconds that the product takes for the pixels, the least of several runs."""
    times = []
    for _ in range(ROUNDS):
        result = run([str(shop.segrender), "compare", str(a), str(b), "--timings"], 0, 1)
        line = next(line for line in result.stderr.splitlines() if "comparison" in line)
        times.append(float(line.split()[-2]))
    return min(times)


def section(shop: Workshop) -> Section:
    """Equal pixels in other bytes, and pixels that differ; each beside pixelmatch."""
    golden = draw(shop, "golden.png", "Miniatures,Recipes,Paints", "balanced")
    pairs = [
        ("equal pixels", draw(shop, "equal.webp", "Miniatures,Recipes,Paints", "fast"), EQUAL_LIMIT),
        ("another label", draw(shop, "other.png", "Miniatures,Results,Paints", "fast"), DIFFERENT_LIMIT),
    ]  # fmt: skip
    rows, remarks = [], []
    python = python_with("pixelmatch", "PIL")
    if python is None:
        remarks.append("skipped: pixelmatch is not installed (pip install pixelmatch Pillow)")
    for name, path, limit in pairs:
        rows.append(bounded(f"segrender, {name}", comparison(shop, golden, path), limit, "ms"))
        if python is not None:
            peer = run([python, str(PEERS / "with_pixelmatch.py"), str(golden), str(path)], 0)
            rows.append(Row(f"pixelmatch (PyPI), {name}", figure=f"{float(peer.stdout):.3f} ms"))
    return Section("Two pictures of 568 × 64 pixels, compared in process", rows, remarks)
