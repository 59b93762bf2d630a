"""Covers of the guides about portables in the backyard and about troubleshooting."""

import math
import random

from kit import *
from objects import *


def portables():
    """A portable on a crate, a sheet between trees, fireflies."""
    d, b = sky([(0, "#0f1542"), (0.5, "#3a3d86"), (0.76, "#8f5d98"), (0.92, "#e88a7c"), (1, "#ffb77e")])
    dm, m = movie(560, 210, 640, 380)
    d += (
        dm
        + BL
        + lg("lawn", [(0, "#2f6a4a"), (1, "#0d2219")])
        + lg("cone", [(0, "#fff6df", 0.05), (1, "#fff3d6", 0.6)])
        + rg("fly", [(0, "#fff7c0", 1), (0.3, "#ffe06a", 0.8), (1, "#ffd23f", 0)])
        + '<clipPath id="sheet"><path d="M560 210 Q880 236 1200 210 Q1190 400 1200 590 Q1040 574 880 590 Q700 604 560 590 Q572 400 560 210z"/></clipPath>'
    )
    r = random.Random(9)
    b += stars(8, 130, 0.45) + disc(300, 170, 62, "#fff3cf") + disc(300, 170, 130, "#fff3cf", 'opacity=".14"')
    for k in range(44):
        x, s = k * 38 + r.uniform(-16, 16), r.uniform(50, 130)
        b += disc(x, 610 + r.uniform(-20, 50), s, ("#28295f", "#30295a", "#212350")[k % 3])
    b += rect(0, 650, W, 350, "url(#lawn)")
    for x, s in ((430, 1), (1330, -1)):
        b += (
            f'<path d="M{x - 34} 700 C{x - 20} 500 {x - 30} 330 {x - 10} 120 L{x + 24} 120 C{x + 34} 330 {x + 22} 520 {x + 40} 700z" fill="#2b1f33"/>'
            + line([(x, 300), (x + s * 120, 190)], "#2b1f33", 22)
        )
        for q in range(14):
            b += disc(
                x + r.uniform(-170, 170),
                90 + r.uniform(-110, 90),
                r.uniform(60, 110),
                r.choice(("#264a4a", "#1f3d46", "#2f5850")),
            )
    b += line([(440, 196), (880, 232), (1320, 196)], "#e9dccb", 5) + rect(
        520, 190, 720, 420, "#ffc890", 'rx="120" opacity=".32" filter="url(#b50)"'
    )
    b += (
        '<path d="M546 200 Q880 228 1214 200 Q1202 400 1216 604 Q1040 586 880 602 Q700 616 544 604 Q560 400 546 200z" fill="#fff9ee"/><g clip-path="url(#sheet)">'
        + m
        + "</g>"
    )
    b += "".join(
        rect(x - 6, y - 16, 12, 34, "#c98a52", 'rx="4"')
        for x, y in ((560, 206), (720, 219), (880, 225), (1040, 219), (1200, 206))
    )
    b += (
        grass(5, 900, 664)
        + '<ellipse cx="880" cy="740" rx="470" ry="60" fill="#ffdca0" opacity=".20" filter="url(#b24)"/>'
    )
    b += shape(
        [(870, 742), (890, 742), (1196, 588), (562, 588)], "url(#cone)", 'opacity=".5" transform="rotate(0)"'
    )
    b += (
        f'<g transform="translate(880 930)"><ellipse cx="0" cy="6" rx="210" ry="20" fill="#06150e" opacity=".6"/>'
        + rect(-150, -112, 300, 116, "#b57a48", 'rx="5"')
        + "".join(rect(-150, -112 + 40 * k, 300, 8, "#7d4f2c") for k in range(1, 3))
        + rect(-150, -112, 300, 12, "#d99a60", 'rx="4"')
        + rect(-150, -112, 16, 116, "#93602f")
        + rect(134, -112, 16, 116, "#93602f")
        + "</g>"
    )
    b += back_portable(880, 822, 0.86)
    b += (
        '<g><path d="M200 900 L560 868 L640 960 L240 1000z" fill="#c9614a"/><path d="M236 932 L592 900 M262 966 L616 932" stroke="#ffd9a0" stroke-width="8"/>'
        + "".join(
            f'<path d="M{200 + k * 30} {900 - k * 2.7:.0f} l{40 + k * 3} {100 - k * .6:.0f}" stroke="#8a3a32" stroke-width="5" opacity=".6"/>'
            for k in range(1, 12)
        )
        + '<ellipse cx="420" cy="882" rx="90" ry="40" fill="#2f8f8a"/><ellipse cx="400" cy="872" rx="60" ry="20" fill="#4fb0a8" opacity=".6"/></g>'
    )
    b += '<g transform="translate(1270 900)"><ellipse cx="0" cy="70" rx="140" ry="18" fill="#06150e" opacity=".6"/><path d="M-130 40 C-124 -80 -40 -140 0 -146 C46 -140 130 -70 130 40 C104 76 -104 76 -130 40z" fill="#e9b24a"/><path d="M0 -146 C46 -140 130 -70 130 40 C118 60 50 66 18 64 C70 0 50 -100 0 -146z" fill="#c98a34"/></g>'
    for _ in range(34):
        x, y, s = r.uniform(40, 1560), r.uniform(430, 960), r.uniform(10, 22)
        b += disc(x, y, s, "url(#fly)") + disc(x, y, s * 0.16, "#fffbe0")
    return svg(d, b)


def back_portable(x, y, s):
    """A portable projector from behind, its foot at (x, y)."""
    o = f'<g transform="translate({x} {y}) scale({s})"><path d="M-74 -96 v52 q0 36 36 36 h76 q36 0 36 -36 v-52" fill="none" stroke="#c58157" stroke-width="9" stroke-linecap="round"/>'
    o += (
        rect(-62, -190, 124, 172, "#f4eee5", 'rx="34"')
        + '<path d="M-62 -96 h124 v44 q0 34 -34 34 h-56 q-34 0 -34 -34z" fill="#574d45"/>'
        + rect(-62, -99, 124, 6, "#c58157")
    )
    o += "".join(rect(-30, -172 + 11 * k, 60, 5, "#cbbfb0", 'rx="2"') for k in range(5))
    return o + rect(-24, -78, 48, 14, "#2b2621", 'rx="5"') + disc(36, -112, 4, "#8ff0c0") + "</g>"


DRAWINGS = {"portables": portables}
