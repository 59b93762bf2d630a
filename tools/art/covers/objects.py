"""Things that several drawings show: projectors, plants, sofas."""

import random
from kit import W, cat, rg, rect, disc, shape, line
import math
import random

from kit import *


def portable_front(x, y, s, body="#f4eee5", cloth="#574d45", metal="#c58157"):
    """A portable projector seen from the front, its foot at (x, y), 190 units high at s = 1."""
    o = f'<g transform="translate({x} {y}) scale({s})"><ellipse cx="0" cy="0" rx="80" ry="12" fill="#0a0818" opacity=".45"/>'
    o += f'<path d="M-74 -96 v52 q0 36 36 36 h76 q36 0 36 -36 v-52" fill="none" stroke="{metal}" stroke-width="9" stroke-linecap="round"/>'
    o += (
        rect(-62, -190, 124, 172, body, 'rx="34"')
        + f'<path d="M-62 -96 h124 v44 q0 34 -34 34 h-56 q-34 0 -34 -34z" fill="{cloth}"/>'
        + rect(-62, -99, 124, 6, metal)
    )
    o += (
        rect(-44, -174, 88, 66, metal, 'rx="26"')
        + rect(-41, -171, 82, 60, "#0b0c12", 'rx="24"')
        + disc(0, -141, 25, "#1d1f28")
        + disc(0, -141, 19, "#3f6fe0")
        + disc(0, -141, 11, "#9fd0ff")
        + disc(-6, -147, 4, "#fff")
    )
    return o + rect(-50, -180, 16, 120, "#fff", 'rx="8" opacity=".25"') + "</g>"


def sofa_back(x, y, w, h, colour, light):
    """A sofa from behind, its lower edge at y, centred on x."""
    o = f'<ellipse cx="{x}" cy="{y}" rx="{w * .56:.0f}" ry="20" fill="#000" opacity=".4"/>'
    for s in (-1, 1):
        o += rect(x + s * w * 0.5 - 44, y - h * 0.72, 88, h * 0.70, colour, 'rx="34"')
    o += (
        rect(x - w / 2, y - h, w, h * 0.96, colour, 'rx="46"')
        + f'<path d="M{x - w / 2 + 20} {y - h + 34} q10 -26 50 -28 h{w - 140} q40 2 50 28" stroke="{light}" stroke-width="5" fill="none" opacity=".8"/>'
    )
    return o + line([(x, y - h + 12), (x, y - 20)], "#000", 4, 'opacity=".18"')


def grass(seed, count, top, colours=("#3d7350", "#2f5f47", "#568a57")):
    """Blades of grass, taller towards the front."""
    r = random.Random(seed)
    out = ""
    for _ in range(count):
        x, y = r.random() * W, top + r.random() ** 0.7 * (H - top)
        s = 5 + (y - top) * 0.06
        out += f'<path d="M{x:.0f} {y:.0f}q{s * .1:.1f} -{s:.1f} {r.uniform(-.5, .5) * s:.1f} -{s * 1.6:.1f}" stroke="{r.choice(colours)}" stroke-width="1.8" fill="none" opacity=".7"/>'
    return out


def bulbs(*strands):
    """Strings of lamps; a strand is (x0, y0, x1, y1, sag, lamps). Needs the gradient BULB."""
    out = ""
    for x0, y0, x1, y1, sag, count in strands:
        out += line(cat(x0, y0, x1, y1, sag, 40), "#120f26", 3)
        for x, y in cat(x0, y0, x1, y1, sag, count)[1:-1]:
            out += disc(x, y + 16, 34, "url(#bulb)") + rect(x - 3.5, y - 1, 7, 9, "#120f26", 'rx="2"')
            out += (
                f'<path d="M{x - 4:.1f} {y + 8:.1f} c-9 10 -5 20 4 21 c9 -1 13 -11 4 -21z" fill="#fff1cc"/>'
            )
    return out


BULB = rg("bulb", [(0, "#fff3cf", 1), (0.25, "#ffcf77", 0.85), (1, "#ff9a3c", 0)])
