"""The season of sports, and the link preview."""

import drawn
import math
from films import screen
from kit import *
from objects import *


def sports():
    """Friends cheer at a match."""
    d = BL + lg("wall", [(0, "#1d2a52"), (1, "#35406e")]) + lg("floor", [(0, "#8a5f44"), (1, "#4a3028")])
    b = (
        rect(0, 0, W, 770, "url(#wall)")
        + rect(0, 770, W, 230, "url(#floor)")
        + rect(0, 754, W, 18, "#e9dccb")
    )
    b += "".join(
        shape(
            [
                (40 + 76 * k, 64 + 10 * math.sin(k)),
                (100 + 76 * k, 64 + 10 * math.sin(k + 1)),
                (70 + 76 * k, 128),
            ],
            ("#d23b3b", "#f3f5f8", "#2f5fd0", "#ffc24a")[k % 4],
        )
        for k in range(20)
    ) + line([(0, 62), (800, 74), (1600, 62)], "#e9dccb", 5)
    b += (
        screen(drawn.match, 380, 160, 840, "film4", "#8fd0a0")
        + '<ellipse cx="800" cy="800" rx="620" ry="60" fill="#8fd0a0" opacity=".16" filter="url(#b24)"/>'
    )
    b += sofa_back(800, 1000, 900, 190, "#3a3f6a", "#9aa8e0")
    for x, s, shirt, hair, skin, up in (
        (520, 1.0, "#d23b3b", "#3a2230", "#e0ad86", 1),
        (700, 1.05, "#f3f5f8", "#d9a05a", "#e8bf9a", 0),
        (900, 1.0, "#2f5fd0", "#20141c", "#8a5a40", 1),
        (1080, 1.04, "#d23b3b", "#5a3522", "#c98f68", 0),
    ):
        b += f'<g transform="translate({x} 900) scale({s})" stroke-linecap="round">' + rect(
            -62, -140, 124, 150, shirt, 'rx="46"'
        )
        if up:
            b += (
                f'<path d="M-50 -110 L-96 -214 M50 -110 L92 -222" stroke="{shirt}" stroke-width="36" fill="none"/>'
                + disc(-100, -236, 20, skin)
                + disc(96, -244, 20, skin)
            )
        b += (
            rect(-16, -166, 32, 40, skin)
            + disc(0, -190, 44, skin)
            + f'<path d="M-46 -184 a46 48 0 0 1 92 0 q2 34 -14 44 h-64 q-16 -10 -14 -44z" fill="{hair}"/></g>'
        )
    b += (
        rect(350, 890, 900, 120, "#3a3f6a", 'rx="40"')
        + f'<path d="M380 900 h840" stroke="#9aa8e0" stroke-width="5" opacity=".7"/>'
    )
    b += (
        f'<g transform="translate(190 930)"><ellipse cx="0" cy="6" rx="130" ry="14" fill="#1a1014" opacity=".5"/>'
        + rect(-110, -90, 220, 18, "#a5713f", 'rx="8"')
        + rect(-90, -72, 16, 76, "#7a4a2c")
        + rect(74, -72, 16, 76, "#7a4a2c")
        + shape([(-80, -150), (-10, -150), (-22, -90), (-68, -90)], "#d23b3b")
        + "".join(disc(-74 + 14 * k, -154 - (k % 2) * 8, 13, "#fff0c2") for k in range(5))
        + rect(26, -160, 26, 70, "#3f7a4b", 'rx="8"')
        + rect(33, -190, 12, 36, "#3f7a4b", 'rx="4"')
        + rect(64, -150, 26, 60, "#7a4a2c", 'rx="8"')
        + "</g>"
    )
    b += (
        f'<g transform="translate(1420 950)"><ellipse cx="0" cy="6" rx="90" ry="12" fill="#1a1014" opacity=".5"/>'
        + disc(0, -72, 76, "#fbfbf8")
        + shape([(26 * math.sin(k * 1.2566), -72 - 26 * math.cos(k * 1.2566)) for k in range(5)], "#20232d")
        + "".join(
            shape(
                [
                    (62 * math.sin(a) + 16 * math.cos(q), -72 - 62 * math.cos(a) + 16 * math.sin(q))
                    for q in (a, a + 2.1, a + 4.2)
                ],
                "#20232d",
            )
            for a in [k * 1.2566 + 0.63 for k in range(5)]
        )
        + "</g>"
    )
    return svg(d, b)


def share():
    """The backyard of the cover in the shape of a link preview."""
    from classic_backyard import backyard

    return backyard().replace(
        'viewBox="0 0 1600 1000" width="1600" height="1000"',
        'viewBox="0 110 1600 840" width="1200" height="630"',
    )


DRAWINGS = {
    "sports": sports,
    "share": share,
}
