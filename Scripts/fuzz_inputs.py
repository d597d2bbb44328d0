"""What lies in the folder of a fuzz case beside documents and backgrounds, and what a run may use.

Every function takes the random numbers of its case, so that a case can be run again.
"""

import functools
import resource
from pathlib import Path
from random import Random

# Fonts of each kind of outline and of coloured glyphs, of which those that are installed are used.
FONTS = ["/usr/share/fonts/opentype/inter/Inter-Medium.otf",
         "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
         "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
         "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"]
FAMILIES = ["Inter", "DejaVu Sans", "Noto Sans Arabic", "Noto Color Emoji"]

SHAPES = [
    '<path d="M2 2h20v20H2z M6 6a6 6 0 0 1 12 12"/>',
    '<path d="M1 1C4 9 9 4 12 12S20 3 23 23Q5 5 1 20T9 9z" fill-rule="evenodd"/>',
    '<circle cx="12" cy="12" r="9" fill="none" stroke="#f00" stroke-width="2"/>',
    '<rect x="1" y="1" width="22" height="9" rx="3" transform="rotate(30 12 12)"/>',
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1"/>'
    '</linearGradient></defs><path fill="url(#g)" d="M0 0H24V24z"/>',
    '<g id="a"><path d="M0 0L5 5 0 9z"/></g><use href="#a" x="9"/><use href="#b"/>',
    '<g id="r"><use href="#r"/></g>',
    '<clipPath id="c"><circle r="9"/></clipPath><path clip-path="url(#c)" d="M0 0h24v24z"/>',
    '<filter id="f"><feGaussianBlur stdDeviation="99"/></filter><rect filter="url(#f)" width="9"'
    ' height="9"/>',
    '<style>.k{fill:blue;stroke-dasharray:1 2}</style><polygon class="k" points="0,0 9,9 0,20"/>',
    '<text x="2" y="20">x</text>',
    '<image href="a.png" width="9" height="9"/>',
]
NUMBERS = ["0", "-1", "1e9", "1e308", "1e999", "nan", "0.001", "99999999999", "1e-320", "%", ""]


def damaged(random: Random, data: bytes, changes=(0, 0, 0, 0, 0, 1, 2, 9)) -> bytes:
    """The bytes with a few of them changed, cut or doubled."""
    data = bytearray(data)
    for _ in range(random.choice(changes)):
        if not data:
            break
        # Headers and tables of contents stand first; a change there matters most.
        place = random.randrange(random.choice([len(data), min(len(data), 512)]))
        kind = random.randrange(4)
        if kind == 0:
            data[place] = random.randrange(256)
        elif kind == 1:
            data[place] ^= 1 << random.randrange(8)
        elif kind == 2:
            del data[place:place + random.choice([1, 4, 1000])]
        else:
            data[place:place] = data[place:place + 8] * random.choice([1, 50])
    return bytes(data)


def svg(random: Random) -> bytes:
    """A drawing, with a number made impossible now and then."""
    box = random.choice(["0 0 24 24"] * 5 + ["0 0 0 0", "0 0 1e9 1", "-5 -5 1e-9 9", "x"])
    shapes = "".join(random.choice(SHAPES) for _ in range(random.choice([1, 2, 3, 40])))
    if random.random() < 0.2:
        shapes = shapes.replace(random.choice("123569"), random.choice(NUMBERS))
    head = random.choice(["", '<?xml version="1.0"?>', '<!DOCTYPE svg [<!ENTITY e "eeee">]>'])
    nested = random.choice([0] * 20 + [500, 20000])
    shapes = "<g>" * nested + shapes + "</g>" * nested
    text = f'{head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{shapes}</svg>'
    return damaged(random, text.encode())


@functools.cache
def font_bytes(path: str) -> bytes:
    """The bytes of an installed font; none where it is not installed."""
    return Path(path).read_bytes() if Path(path).is_file() else b""


def font(random: Random) -> bytes:
    """A font that is most often damaged."""
    return damaged(random, font_bytes(random.choice(FONTS * 4 + [""])) or b"OTTO",
                   changes=(0, 1, 1, 2, 9, 30))


def limits(random: Random) -> dict[int, int]:
    """What a run may use of the machine; seven times of eight as much as it likes."""
    if random.random() < 0.875:
        return {}
    kind = random.choice([resource.RLIMIT_AS, resource.RLIMIT_NOFILE, resource.RLIMIT_NPROC,
                          resource.RLIMIT_FSIZE])
    values = {
        resource.RLIMIT_AS: [60 << 20, 100 << 20, 200 << 20, 500 << 20, 1 << 30],
        resource.RLIMIT_NOFILE: [3, 4, 5, 6, 7, 8, 10, 16],
        resource.RLIMIT_NPROC: [1, 2, 3],
        resource.RLIMIT_FSIZE: [0, 1, 100, 1000, 4096, 20000],
    }
    return {kind: random.choice(values[kind])}
