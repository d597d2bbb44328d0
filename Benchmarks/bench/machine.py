"""What the figures were measured on."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

LIBRARIES = ["cairo", "pangocairo", "harfbuzz", "freetype2", "fontconfig", "libdeflate"]


def first_line(command: list[str]) -> str:
    """The first line a program prints, or nothing if it is not there."""
    try:
        result = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return ""
    return result.stdout.splitlines()[0].strip() if result.stdout else ""


def processor() -> str:
    """The processor's name."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.machine()


def describe(segrender: Path) -> str:
    """Processor, cores, kernel and versions, as a Markdown list."""
    libraries = [f"{name} {first_line(['pkg-config', '--modversion', name])}" for name in LIBRARIES]
    return "\n".join(
        [
            f"- {processor()}, {os.cpu_count()} cores, Linux {platform.release()}",
            f"- {', '.join(libraries)}; {first_line(['gcc', '--version'])}",
            f"- {first_line([str(segrender), '--version'])}",
        ]
    )
