"""The look `glass` over a picture."""

from __future__ import annotations

import os
import struct
import subprocess
import zlib
from pathlib import Path

from .programs import Workshop
from .race import ENVIRONMENT, CannotRun, Contestant, Stopwatch, race
from .report import Row, Section, bounded

WIDTH, HEIGHT = 984, 228
STRIP = ["--labels", "Miniatures,Recipes,Paints", "--look", "glass", "--margin", "22"]
STILL_LIMIT, WHOLE_LIMIT = 2.5, 6.0


def write_backdrop(path: Path) -> None:
    """Writes a PNG with a slope of colour and stripes, so that bending shows."""
    rows = bytearray()
    for y in range(HEIGHT):
        rows.append(0)
        for x in range(WIDTH):
            stripe = 60 if (x + 2 * y) // 24 % 2 else 0
            rows += bytes([x * 195 // WIDTH + stripe, y * 195 // HEIGHT + stripe, 120 + stripe])
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(bytes(rows), 1)), (b"IEND", b"")]
    with path.open("wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, data in chunks:
            file.write(struct.pack(">I", len(data)) + name + data)
            file.write(struct.pack(">I", zlib.crc32(name + data)))


def stages(shop: Workshop, words: list[str]) -> dict[str, float]:
    """The milliseconds of each stage of one run, as the product tells them."""
    command = [str(shop.segrender), *words, "--timings", "--quiet"]
    result = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)
    if result.returncode != 0:
        raise CannotRun(command[0], result.returncode, result.stderr.strip())
    lines = [line.split() for line in result.stderr.splitlines() if line.endswith(" ms")]
    return {words[-3]: float(words[-2]) for words in lines}


def best_stages(shop: Workshop, words: list[str]) -> dict[str, float]:
    """The least that each stage took in several runs: what the work costs on a quiet machine."""
    runs = [stages(shop, words) for _ in range(max(5, shop.rounds // 3))]
    return {name: min(run[name] for run in runs) for name in runs[0]}


def moving(shop: Workshop, backdrop: Path) -> list[Row]:
    """A frame of an animation over a still backdrop: drawn and written without compression."""
    words = ["animate", *STRIP, "--background", str(backdrop), "--jobs", "1", "--fps", "120"]
    output = shop.folder / "glass.rgba"
    frames = best_stages(shop, [*words, "-o", str(output)])["frames"]
    count = os.path.getsize(output) // (WIDTH * HEIGHT * 4)
    name = f"a frame over a still backdrop, of {count} as raw pixels"
    return [bounded(name, frames / count, STILL_LIMIT, "ms")]


def still(shop: Workshop, backdrop: Path) -> list[Row]:
    """Everything anew: the backdrop blurred, toned and bent, then the selection and the ink."""
    words = [*STRIP, "--selected", "1", "--background", str(backdrop)]
    times = best_stages(shop, [*words, "-o", str(shop.folder / "glass.png")])
    rows = [
        Row(f"stage {name}", None, f"{times[stage]:.3f} ms")
        for name, stage in [
            ("Scene: the track on its backdrop", "Scene"),
            ("Raster: the selection and the ink", "Raster"),
            ("bytes: the PNG", "bytes"),
        ]
    ]
    whole = times["Scene"] + times["Raster"]
    return [bounded("a frame with everything redone", whole, WHOLE_LIMIT, "ms"), *rows]


def section(shop: Workshop) -> Section:
    """Measures a strip of glass; no peer draws it."""
    backdrop, output = shop.folder / "backdrop.png", shop.folder / "glass.png"
    write_backdrop(backdrop)
    command = [str(shop.segrender), *STRIP, "--selected", "1"]
    command += ["--background", str(backdrop), "-o", str(output)]
    contestant = Contestant("segrender, glass, whole process", command, output)
    samples = race(Stopwatch(shop.stopwatch), [contestant], shop.rounds)
    rows = [Row(contestant.name, samples[contestant.name])]
    rows += moving(shop, backdrop) + still(shop, backdrop)
    remark = "frames and stages are the least of several runs, in one thread"
    return Section(f"Glass over a picture, {WIDTH}×{HEIGHT} px", rows, [remark])
