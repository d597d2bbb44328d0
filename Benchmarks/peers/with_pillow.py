"""The strip, or an APNG of its transition, by Pillow.

with_pillow.py strip FILE | apng FILE COUNT
"""

from __future__ import annotations

import sys

from PIL import Image, ImageDraw, ImageFont

import scene

FONT = "/usr/share/fonts/opentype/inter/Inter-Medium.otf"
OVERSAMPLING = 4  # Pillow draws shapes without smoothing: they are drawn large and made small
TRACK_COLOR = (118, 118, 128, 31)


class Painter:
    """Holds the font and the masks of the shapes, which are made once."""

    def __init__(self) -> None:
        """Opens the font and draws the masks."""
        self.font = ImageFont.truetype(FONT, 13 * scene.SCALE)
        self.track = rounded_mask(scene.WIDTH, scene.HEIGHT, 9)
        self.pill = rounded_mask(scene.EXPANDED - 4, scene.HEIGHT - 4, 7)
        self.star = star_mask()

    def paint(self, progress: float) -> Image.Image:
        """One picture; progress from the first segment's selection to the second's."""
        size = (scene.WIDTH * scene.SCALE, scene.HEIGHT * scene.SCALE)
        picture = Image.new("RGBA", size)
        picture.paste(TRACK_COLOR, (0, 0), self.track)
        x, y, _, _ = scene.pill(progress)
        picture.paste((255, 255, 255, 255), pixels(x, y), self.pill)
        for text, (x, width, opacity) in zip(scene.LABELS, scene.segments(progress), strict=True):
            picture = self.paint_segment(picture, text, x, width, opacity)
        return picture

    def paint_segment(
        self, picture: Image.Image, text: str, x: float, width: float, opacity: float
    ) -> Image.Image:
        """An icon, and a label that may be faint or absent."""
        text_width = self.font.getlength(text) / scene.SCALE
        content = scene.ICON_WIDTH + (scene.SPACING + text_width if opacity > 0 else 0)
        start = x + (width - content) / 2
        picture.paste((0, 0, 0, 255), pixels(start, 0), self.star)
        if opacity <= 0:
            return picture
        place = pixels(start + scene.ICON_WIDTH + scene.SPACING, 20.7)
        layer = Image.new("RGBA", picture.size)
        color = (0, 0, 0, round(255 * opacity))
        ImageDraw.Draw(layer).text(place, text, font=self.font, fill=color, anchor="ls")
        return Image.alpha_composite(picture, layer)


def pixels(x: float, y: float) -> tuple[int, int]:
    """A place in whole pixels."""
    return round(x * scene.SCALE), round(y * scene.SCALE)


def rounded_mask(width: float, height: float, radius: float) -> Image.Image:
    """The coverage of a rounded rectangle."""
    factor = scene.SCALE * OVERSAMPLING
    size = (round(width * factor), round(height * factor))
    mask = Image.new("L", size)
    corners = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(mask).rounded_rectangle(corners, radius * factor, fill=255)
    return mask.reduce(OVERSAMPLING)


def star_mask() -> Image.Image:
    """The coverage of the icon's box."""
    factor = scene.SCALE * OVERSAMPLING
    mask = Image.new("L", (round(scene.ICON_WIDTH * factor), scene.HEIGHT * factor))
    corners = [(x * factor, y * factor) for x, y in scene.star(0)]
    ImageDraw.Draw(mask).polygon(corners, fill=255)
    return mask.reduce(OVERSAMPLING)


def main(words: list[str]) -> None:
    """Does what the module's text says."""
    painter = Painter()
    if words[0] == "strip":
        painter.paint(1).save(words[1])
        return
    count = int(words[2])
    frames = [painter.paint(scene.ease(index / (count - 1))) for index in range(count)]
    frames[0].save(
        words[1], format="PNG", save_all=True, append_images=frames[1:], duration=1000 / 60
    )


if __name__ == "__main__":
    main(sys.argv[1:])
