"""The look `glass` over a picture."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from .programs import Workshop
from .race import Contestant, Stopwatch, race
from .report import Row, Section

WIDTH, HEIGHT = 984, 228


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


def section(shop: Workshop) -> Section:
    """Measures a strip of glass; no peer draws it, and no goal is set."""
    backdrop, output = shop.folder / "backdrop.png", shop.folder / "glass.png"
    write_backdrop(backdrop)
    words = ["--labels", "Miniatures,Recipes,Paints", "--selected", "1", "--look", "glass"]
    command = [str(shop.segrender), *words, "--background", str(backdrop), "-o", str(output)]
    contestant = Contestant("segrender, glass", command, output)
    samples = race(Stopwatch(shop.stopwatch), [contestant], shop.rounds)
    rows = [Row(contestant.name, samples[contestant.name])]
    return Section("Glass over a picture, whole process", rows, [])
