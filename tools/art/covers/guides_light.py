"""Covers of the guides about brightness and about portable or home theater."""

import math
from kit import *
from objects import *


def brightness():
    """The same picture in daylight, lamp light and darkness."""
    d, b = BL, ""
    panels = (
        (0, "#f7e7c8", "#e7c79a", 0.62, "#fff7e6"),
        (533, "#8a5f6e", "#5d3d58", 0.26, "#ffd9a0"),
        (1066, "#17123a", "#0d0a26", 0.0, "#1b1540"),
    )
    for k, (x0, top, floor, wash, veil) in enumerate(panels):
        d += (
            lg(f"wall{k}", [(0, top), (1, floor)])
            + f'<clipPath id="panel{k}"><rect x="{x0}" y="0" width="{534 if k < 2 else 534}" height="1000"/></clipPath>'
        )
        dm, m = movie(x0 + 57, 300, 420, 236, f"m{k}")
        d += dm
        b += (
            f'<g clip-path="url(#panel{k})">'
            + rect(x0, 0, 540, 1000, f"url(#wall{k})")
            + rect(x0, 760, 540, 240, "#000", f'opacity="{(.10, .22, .35)[k]}"')
        )
        if k == 0:
            b += (
                disc(x0 + 420, 110, 70, "#ffd25e")
                + disc(x0 + 420, 110, 160, "#ffe49a", 'opacity=".5" filter="url(#b24)"')
                + "".join(
                    line(
                        [
                            (x0 + 420 + 92 * math.cos(a), 110 + 92 * math.sin(a)),
                            (x0 + 420 + 122 * math.cos(a), 110 + 122 * math.sin(a)),
                        ],
                        "#ffd25e",
                        10,
                    )
                    for a in [i * math.pi / 6 for i in range(12)]
                )
            )
        if k == 1:
            b += (
                line([(x0 + 110, 0), (x0 + 110, 96)], "#2a1a30", 6)
                + shape([(x0 + 60, 168), (x0 + 160, 168), (x0 + 132, 92), (x0 + 88, 92)], "#ffdf9f")
                + disc(x0 + 110, 190, 170, "#ffcf7a", 'opacity=".45" filter="url(#b50)"')
                + disc(x0 + 110, 172, 22, "#fff3cf")
            )
        if k == 2:
            b += (
                stars(5, 0)
                + "".join(
                    disc(x0 + 40 + 61 * i % 480, 40 + 37 * i % 190, 2 + i % 3, "#fff", 'opacity=".8"')
                    for i in range(22)
                )
                + disc(x0 + 400, 110, 56, "#fff3cf")
                + disc(x0 + 424, 96, 50, "#17123a")
                + rect(x0 + 20, 262, 500, 316, "#7d6bff", 'rx="60" opacity=".5" filter="url(#b50)"')
            )
        b += rect(x0 + 47, 290, 440, 256, ("#d8c4a4", "#2f1f33", "#05040d")[k], 'rx="6"') + m
        if wash:
            b += rect(x0 + 57, 300, 420, 236, veil, f'opacity="{wash}"')
        b += shape(
            [(x0 + 255, 832), (x0 + 279, 832), (x0 + 477, 540), (x0 + 57, 540)],
            "#f2f4ff",
            f'opacity="{(.10, .16, .26)[k]}"',
        )
        b += (
            rect(x0 + 187, 838, 160, 66, ("#ffffff", "#e8dfe4", "#cfd2e6")[k], 'rx="20"')
            + rect(x0 + 187, 884, 160, 20, "#2a2c33", 'rx="10"')
            + rect(x0 + 243, 822, 48, 18, "#2a2c33", 'rx="8"')
            + rect(x0 + 137, 904, 260, 16, "#7a4a30", 'rx="6"')
            + rect(x0 + 160, 920, 14, 80, "#5a3522")
            + rect(x0 + 360, 920, 14, 80, "#5a3522")
            + "</g>"
        )
    b += "".join(rect(x - 4, 0, 8, 1000, "#fff6e8") for x in (533, 1066))
    for k, x in enumerate((266, 800, 1333)):
        b += "".join(
            rect(x - 92 + 38 * i, 640 + 0, 28, 52, "#ffcf6a" if i < (5, 3, 2)[k] else "#00000040", 'rx="8"')
            for i in range(5)
        )
    return svg(d, b)


def duel():
    """A portable on the lawn, a large projector on a shelf, their beams meeting."""
    d, b = sky([(0, "#141043"), (0.5, "#4a3484"), (0.78, "#c96a86"), (1, "#ffb27a")])
    d += (
        BL
        + lg("lawn", [(0, "#2d6a4c"), (1, "#123426")])
        + lg("wood", [(0, "#a86f48"), (1, "#6a4029")])
        + lg("wall", [(0, "#3d2d6b"), (1, "#251a48")])
        + rg("burst", [(0, "#fffbe8"), (0.3, "#ffe0a0", 0.9), (1, "#ff9a6a", 0)])
        + lg("b1", [(0, "#fff2d0", 0.85), (1, "#ffd890", 0.15)], 0, 0, 1, 0)
        + lg("b2", [(0, "#cfe0ff", 0.15), (1, "#dfe8ff", 0.85)], 0, 0, 1, 0)
    )
    b += (
        stars(6, 110, 0.6)
        + shape([(0, 620), (200, 540), (420, 600), (640, 520), (800, 590), (800, 1000), (0, 1000)], "#3a2a66")
        + rect(0, 720, 820, 280, "url(#lawn)")
        + grass(4, 420, 730)
    )
    b += '<g><polygon points="860,0 1600,0 1600,1000 740,1000" fill="url(#wall)"/>'
    b += "".join(
        rect(1000 + 150 * k, 60, 120, 330, "#4a3880", 'rx="10"')
        + rect(1000 + 150 * k, 60, 120, 330, "#ff9d6a", f'rx="10" opacity="{.10 + .05 * k}"')
        for k in range(4)
    )
    b += (
        rect(1010, 742, 590, 34, "url(#wood)", 'rx="8"')
        + rect(1010, 776, 590, 10, "#3d2418")
        + rect(1060, 786, 26, 214, "#5a3522")
        + rect(1500, 786, 26, 214, "#5a3522")
        + "".join(
            rect(1150 + 34 * k, 846 - 10 * (k % 3), 28, 120 + 10 * (k % 3), c, 'rx="3"')
            for k, c in enumerate(
                ("#c9614a", "#ffc982", "#2f8f8a", "#e9e2d4", "#7d6bff", "#c9614a", "#2f8f8a")
            )
        )
        + rect(1010, 966, 590, 34, "url(#wood)")
        + "</g>"
    )
    b += line([(860, 0), (740, 1000)], "#fff0d8", 9)
    b += shape([(392, 692), (392, 716), (800, 560), (800, 400)], "url(#b1)") + shape(
        [(1120, 668), (1120, 706), (800, 560), (800, 400)], "url(#b2)"
    )
    b += (
        disc(800, 480, 250, "url(#burst)")
        + "".join(
            line(
                [
                    (800 + 96 * math.cos(a), 480 + 96 * math.sin(a)),
                    (
                        800 + (190 if i % 2 else 150) * math.cos(a),
                        480 + (190 if i % 2 else 150) * math.sin(a),
                    ),
                ],
                "#fff6dc",
                6,
                'opacity=".8"',
            )
            for i, a in enumerate(k * math.pi / 8 for k in range(16))
        )
        + disc(800, 480, 56, "#fffdf2")
    )
    b += portable_side(300, 800, 1.25)
    b += side_projector(1310, 746, 1.9, "#f1f2f4", -1)
    return svg(d, b)


def portable_side(x, y, s):
    """A portable projector from the side, lens to the right."""
    o = f'<g transform="translate({x} {y}) scale({s})"><ellipse cx="0" cy="4" rx="86" ry="14" fill="#06150e" opacity=".55"/>'
    o += (
        rect(-52, -150, 108, 146, "#f4eee5", 'rx="30"')
        + '<path d="M-52 -74 h108 v40 q0 30 -30 30 h-48 q-30 0 -30 -30z" fill="#574d45"/>'
        + rect(-52, -77, 108, 5, "#c58157")
        + rect(50, -132, 18, 44, "#16171c", 'rx="6"')
        + rect(66, -126, 7, 32, "#ffe9b0", 'rx="3"')
    )
    return (
        o
        + '<path d="M0 -84 v64 q0 18 -18 18 h40" stroke="#c58157" stroke-width="9" fill="none" stroke-linecap="round"/>'
        + disc(0, -86, 12, "#e0a578")
        + "</g>"
    )


DRAWINGS = {
    "brightness": brightness,
    "duel": duel,
}
