"""The scene of the Python peers: where things lie, in points, at each moment of the transition."""

from __future__ import annotations

import math

LABELS = ["Miniatures", "Recipes", "Paints"]
COLLAPSED, EXPANDED = 72.0, 140.0
WIDTH, HEIGHT, SCALE = 284, 32, 3
ICON_WIDTH, SPACING = 18.315, 6.0
TIP = 15.523 / (2 * math.cos(math.pi / 10))
NOTCH = TIP * 3.85 / 8.12


def ease(time: float) -> float:
    """Progress of a cubic that starts and ends slowly; time from 0 to 1."""
    return 4 * time**3 if time < 0.5 else 1 - (2 - 2 * time) ** 3 / 2


def segments(progress: float) -> list[tuple[float, float, float]]:
    """Left edge, width and opacity of the label of each segment, from the first to the second."""
    shares = [1 - progress, progress, 0.0]
    result, x = [], 0.0
    for share in shares:
        width = COLLAPSED + (EXPANDED - COLLAPSED) * share
        result.append((x, width, share))
        x += width
    return result


def pill(progress: float) -> tuple[float, float, float, float]:
    """The pill's rectangle."""
    return (COLLAPSED * progress + 2, 2, EXPANDED - 4, HEIGHT - 4)


def star(x: float) -> list[tuple[float, float]]:
    """The corners of the star in an icon box whose left edge is at x."""
    top = (HEIGHT - 14.849) / 2 + TIP
    corners = []
    for index in range(10):
        angle, reach = index * math.pi / 5 - math.pi / 2, NOTCH if index % 2 else TIP
        corner = (x + ICON_WIDTH / 2 + reach * math.cos(angle), top + reach * math.sin(angle))
        corners.append(corner)
    return corners
