"""Half a second of a transition: PNG files, APNG, WebP, GIF."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .programs import PEERS, Workshop, command_of, find_program, python_with
from .race import Contestant, Stopwatch, race
from .report import Row, Section, bounded, compared

SCENE = ["--labels", "Miniatures,Recipes,Paints", "--from", "0", "--to", "1"]
TIMING = ["--fps", "60", "--duration", "0.5", "--curve", "ease-in-out"]
# Of the quick formats more: what the machine does beside them lasts longer than a run.
ROUNDS = {"PNG files": 15, "APNG": 9, "WebP": 5, "GIF": 5}


@dataclass(frozen=True)
class Rival:
    """A peer's command (None if it is not installed), and how far below it the product must be."""

    name: str
    command: list[str] | None
    output: Path
    time_limit: float | None
    bytes_limit: float | None


def animation(shop: Workshop, name: str, target: str) -> Contestant:
    """The product's command for one format; the target may name a frame."""
    output = shop.folder / target
    command = [str(shop.segrender), "animate", *SCENE, *TIMING, "-o", str(output)]
    if "%" in target:
        return Contestant(name, command, output.parent, writes_folder=True)
    return Contestant(name, command, output)


def rivals(shop: Workshop, frames: list[Path]) -> dict[str, list[Rival]]:
    """The peers by format; those that only encode get the product's own frames."""
    count, files = str(len(frames)), [str(frame) for frame in frames]
    cairo_python, pillow_python = python_with("gi", "cairo"), python_with("PIL")
    apngasm, img2webp, convert = map(find_program, ["apngasm", "img2webp", "convert"])
    pycairo, pillow = str(PEERS / "with_pycairo.py"), str(PEERS / "with_pillow.py")
    script = str(PEERS / "with_apngasm.sh")
    stills = shop.folder / "pycairo"
    pil, asm, webp, gif = (
        shop.folder / name for name in ["pillow.apng", "asm.png", "img2webp.webp", "convert.gif"]
    )
    draws = command_of(cairo_python, pycairo, "frames", str(stills), count)
    assembles = command_of(script, cairo_python, apngasm, str(asm), count)
    saves = command_of(pillow_python, pillow, "apng", str(pil), count)
    packs = command_of(img2webp, "-lossless", "-d", "17", *files, "-o", str(webp))
    converts = command_of(convert, "-delay", "2", "-loop", "0", *files, str(gif))
    return {
        "PNG files": [Rival("pycairo", draws, stills, 0.12, None)],
        "APNG": [
            Rival("pycairo + apngasm", assembles, asm, 0.06, 1.1),
            Rival("Pillow, APNG", saves, pil, 0.2, 1.0),
        ],
        "WebP": [Rival("img2webp -lossless, encoding alone", packs, webp, 1.0, 1.0)],
        "GIF": [Rival("ImageMagick, GIF, encoding alone", converts, gif, 0.05, 1.0)],
    }


def compare(
    shop: Workshop, product: Contestant, peers: list[Rival], rounds: int
) -> tuple[list[Row], list[str]]:
    """Races one format's commands."""
    present = [peer for peer in peers if peer.command is not None]
    remarks = [f"{p.name} is skipped: it is not installed" for p in peers if p.command is None]
    contestants = [product] + [
        Contestant(peer.name, peer.command or [], peer.output, peer.output.suffix == "")
        for peer in present
    ]
    samples = race(Stopwatch(shop.stopwatch), contestants, rounds)
    ours = samples[product.name]
    rows = [Row(product.name, ours)]
    for peer in present:
        theirs = samples[peer.name]
        rows.append(compared(peer.name, ours, theirs, peer.time_limit))
        if peer.bytes_limit is not None:
            ratio = ours.bytes / theirs.bytes
            rows.append(bounded(f"{peer.name}, bytes", ratio, peer.bytes_limit, "×"))
    return rows, remarks


def section(shop: Workshop) -> Section:
    """Measures all formats on as many frames as the product makes."""
    stills = animation(shop, "segrender, PNG files", "frames/%04d.png")
    Stopwatch(shop.stopwatch).run(stills)
    kept = stills.output.rename(shop.folder / "kept")
    frames = sorted(kept.iterdir())
    products = {
        "PNG files": stills,
        "APNG": animation(shop, "segrender, APNG", "strip.apng"),
        "WebP": animation(shop, "segrender, WebP", "strip.webp"),
        "GIF": animation(shop, "segrender, GIF", "strip.gif"),
    }
    rows: list[Row] = []
    remarks: list[str] = []
    for name, peers in rivals(shop, frames).items():
        more, words = compare(shop, products[name], peers, ROUNDS[name])
        rows += more
        remarks += words
    return Section(f"{len(frames)} frames at 852×96 px, whole process", rows, remarks)
