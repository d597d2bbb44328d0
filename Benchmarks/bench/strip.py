"""The main job: one strip, whole process."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from .programs import PEERS, Workshop, command_of, find_program, python_with
from .race import Contestant, Samples, Stopwatch, race
from .report import Row, Section, bounded, compared

SCENE = ["--labels", "Miniatures,Recipes,Paints", "--selected", "1"]
TUNED, PLAIN, PRODUCT = "C, tuned (Pango, own fonts, own encoder)", "C, plain (Pango)", "segrender"
GOALS = {
    TUNED: 1.25,
    PLAIN: 0.65,
    "rsvg-convert": 0.5,
    "pycairo + PangoCairo": 0.2,
    "Pillow": 0.2,
    "resvg": 1.0,
}
PEAK_MEGABYTES = 24
BYTES_OF_CAIRO = 0.85
SLOW_ROUNDS = 5


def command(shop: Workshop, output: Path) -> list[str]:
    """The product's command."""
    return [str(shop.segrender), *SCENE, "-o", str(output)]


def entrants(shop: Workshop) -> tuple[list[Contestant], list[str]]:
    """The product, the C program and the peers that are installed; and words on the others."""
    product = shop.folder / "strip.png"
    contestants = [Contestant(PRODUCT, command(shop, product), product)]
    for name, mode in [(TUNED, "tuned"), (PLAIN, "plain")]:
        output = shop.folder / f"{mode}.png"
        contestants.append(Contestant(name, [str(shop.floor), mode, str(output)], output))
    remarks = []
    for name, words in peer_commands(shop).items():
        if words is None:
            remarks.append(f"{name} is skipped: it is not installed")
        else:
            contestants.append(Contestant(name, words, Path(words[-1])))
    return contestants, remarks


def peer_commands(shop: Workshop) -> dict[str, list[str] | None]:
    """Each peer's command, which ends with its output; None where a program is missing."""
    svg = str(PEERS / "strip.svg")

    def output(name: str) -> str:
        return str(shop.folder / f"{name}.png")

    rsvg, resvg, convert = map(find_program, ["rsvg-convert", "resvg", "convert"])
    cairo_python, pillow_python = python_with("gi", "cairo"), python_with("PIL")
    pycairo, pillow = str(PEERS / "with_pycairo.py"), str(PEERS / "with_pillow.py")
    imagemagick = str(PEERS / "with_imagemagick.sh")
    return {
        "rsvg-convert": command_of(rsvg, svg, "-o", output("rsvg")),
        "resvg": command_of(resvg, svg, output("resvg")),
        "pycairo + PangoCairo": command_of(cairo_python, pycairo, "strip", output("pycairo")),
        "Pillow": command_of(pillow_python, pillow, "strip", output("pillow")),
        "ImageMagick": command_of(imagemagick, convert, output("imagemagick")),
    }


def slow_rows(shop: Workshop, product: Contestant) -> tuple[list[Row], list[str]]:
    """Chromium, which takes a second a run."""
    if os.environ.get("BENCH_SLOW") != "1":
        return [], ["Chromium is skipped: it takes a second a run; BENCH_SLOW=1 asks for it"]
    chromium = find_program("chromium")
    if chromium is None:
        return [], ["Chromium is skipped: it is not installed"]
    output = shop.folder / "chromium.png"
    script, svg = str(PEERS / "with_chromium.sh"), str(PEERS / "strip.svg")
    peer = Contestant("Chromium", [script, chromium, svg, str(output)], output)
    samples = race(Stopwatch(shop.stopwatch), [product, peer], SLOW_ROUNDS)
    return [compared(peer.name, samples[product.name], samples[peer.name], None)], []


def bytes_row(shop: Workshop, product: Samples) -> Row:
    """The file's size against the same pixels written by cairo."""
    again = shop.folder / "recoded.png"
    source = str(shop.folder / "strip.png")
    subprocess.run([str(shop.floor), "recode", source, str(again)], check=True)
    ratio = product.bytes / again.stat().st_size
    return bounded("bytes, against cairo's PNG of the same pixels", ratio, BYTES_OF_CAIRO, "×")


def section(shop: Workshop) -> Section:
    """Measures and compares."""
    contestants, remarks = entrants(shop)
    samples = race(Stopwatch(shop.stopwatch), contestants, shop.rounds)
    ours = samples[PRODUCT]
    rows = [Row(PRODUCT, ours)]
    rows += [
        compared(peer.name, ours, samples[peer.name], GOALS.get(peer.name))
        for peer in contestants[1:]
    ]
    more, words = slow_rows(shop, contestants[0])
    rows += more
    rows.append(bounded("peak memory", ours.peak_megabytes, PEAK_MEGABYTES, "MB"))
    rows.append(bytes_row(shop, ours))
    return Section("A strip of three segments, 852×96 px, whole process", rows, remarks + words)


def stages(shop: Workshop) -> str:
    """Where the time goes in one run, as the product and the C program tell it."""
    parts = []
    scratch = shop.folder / "stages.png"
    for name, words in [
        (PRODUCT, [*command(shop, scratch), "--timings"]),
        (TUNED, [str(shop.floor), "tuned", str(scratch), "--timings"]),
    ]:
        result = subprocess.run(words, capture_output=True, text=True)
        parts.append(f"{name}:\n\n```\n{(result.stderr or result.stdout).rstrip()}\n```\n")
    return "## Stages of one run\n\n" + "\n".join(parts)
