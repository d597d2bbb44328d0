"""The strip, or frames of its transition, by pycairo and PangoCairo.

with_pycairo.py strip FILE | frames FOLDER COUNT
"""

from __future__ import annotations

import math
import sys

import cairo
import gi

gi.require_version("Pango", "1.0")
gi.require_version("PangoCairo", "1.0")
from gi.repository import Pango, PangoCairo  # noqa: E402

import scene  # noqa: E402


class Painter:
    """Holds the labels, which are laid out once."""

    def __init__(self) -> None:
        """Lays the labels out."""
        context = PangoCairo.FontMap.get_default().create_context()
        font = Pango.FontDescription.from_string("Inter Medium")
        font.set_absolute_size(13 * Pango.SCALE)
        self.labels = []
        for text in scene.LABELS:
            label = Pango.Layout.new(context)
            label.set_font_description(font)
            label.set_text(text, -1)
            self.labels.append(label)

    def paint(self, progress: float) -> cairo.ImageSurface:
        """One picture; progress from the first segment's selection to the second's."""
        width, height = scene.WIDTH * scene.SCALE, scene.HEIGHT * scene.SCALE
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
        context = cairo.Context(surface)
        context.scale(scene.SCALE, scene.SCALE)
        context.set_source_rgba(118 / 255, 118 / 255, 128 / 255, 0.12)
        fill_rounded(context, 0, 0, scene.WIDTH, scene.HEIGHT, 9)
        context.set_source_rgb(1, 1, 1)
        fill_rounded(context, *scene.pill(progress), 7)
        for label, (x, width, opacity) in zip(self.labels, scene.segments(progress), strict=True):
            self.paint_segment(context, label, x, width, opacity)
        return surface

    def paint_segment(
        self, context: cairo.Context, label: Pango.Layout, x: float, width: float, opacity: float
    ) -> None:
        """An icon, and a label that may be faint or absent."""
        text_width, text_height = (side / Pango.SCALE for side in label.get_size())
        content = scene.ICON_WIDTH + (scene.SPACING + text_width if opacity > 0 else 0)
        start = x + (width - content) / 2
        context.set_source_rgb(0, 0, 0)
        context.new_path()
        for corner in scene.star(start):
            context.line_to(*corner)
        context.close_path()
        context.fill()
        if opacity > 0:
            context.set_source_rgba(0, 0, 0, opacity)
            left = start + scene.ICON_WIDTH + scene.SPACING
            context.move_to(left, (scene.HEIGHT - text_height) / 2)
            PangoCairo.show_layout(context, label)


def fill_rounded(
    context: cairo.Context, x: float, y: float, width: float, height: float, radius: float
) -> None:
    """Fills a rectangle with quarter circles for corners."""
    right, bottom, quarter = x + width, y + height, math.pi / 2
    context.new_sub_path()
    context.arc(right - radius, y + radius, radius, -quarter, 0)
    context.arc(right - radius, bottom - radius, radius, 0, quarter)
    context.arc(x + radius, bottom - radius, radius, quarter, 2 * quarter)
    context.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter)
    context.close_path()
    context.fill()


def main(words: list[str]) -> None:
    """Does what the module's text says."""
    painter = Painter()
    if words[0] == "strip":
        painter.paint(1).write_to_png(words[1])
        return
    count = int(words[2])
    for index in range(count):
        frame = painter.paint(scene.ease(index / (count - 1)))
        frame.write_to_png(f"{words[1]}/{index:04d}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
