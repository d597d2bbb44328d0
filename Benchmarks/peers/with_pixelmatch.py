"""The milliseconds that pixelmatch takes for two pictures, the least of several runs.

with_pixelmatch.py A B
"""

from __future__ import annotations

import sys
import time

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

ROUNDS = 5


def main(a: str, b: str) -> None:
    """Reads both before the clock starts, and prints one number."""
    pictures = [Image.open(path).convert("RGBA") for path in (a, b)]
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        pixelmatch(*pictures)
        times.append(time.perf_counter() - start)
    print(min(times) * 1000)


if __name__ == "__main__":
    main(*sys.argv[1:])
