"""Covers of the guides about building: a setup, an outdoor theater."""

import random
from kit import *
from objects import *


def person(x, y, s, shirt, trousers, hair, skin="#e0ad86", pose="stand", flip=1):
    """A figure, feet at (x, y), about 300 units high at s = 1; pose is stand, reach or hold."""
    arms = {
        "stand": "M-34 -196 q-16 50 -8 96 M34 -196 q18 50 8 96",
        "reach": "M-30 -198 q-30 -50 -26 -112 M30 -200 q34 -56 40 -116",
        "hold": "M-30 -196 q10 44 62 46 M34 -196 q26 24 60 30",
    }[pose]
    o = f'<g transform="translate({x} {y}) scale({s * flip} {s})" stroke-linecap="round" fill="none"><ellipse cx="0" cy="0" rx="62" ry="10" fill="#000" opacity=".35"/>'
    o += f'<path d="M-18 -112 L-22 -8 M18 -112 L24 -8" stroke="{trousers}" stroke-width="34"/><path d="M-22 -4 h22 M24 -4 h22" stroke="#221a2c" stroke-width="14"/>'
    o += (
        f'<path d="{arms}" stroke="{shirt}" stroke-width="24"/>'
        + rect(-42, -222, 84, 124, shirt, 'rx="30"')
        + rect(-11, -238, 22, 24, skin)
        + disc(0, -258, 30, skin)
        + f'<path d="M-32 -256 q-2 -40 34 -40 q32 2 30 34 q-22 2 -36 -14 q-8 16 -28 20z" fill="{hair}"/>'
    )
    return o + "</g>"


def setup():
    """Ladder, level, drill and a new screen."""
    d, b = (
        BL
        + lg("wall", [(0, "#4a3a78"), (1, "#7a4f7c")])
        + lg("floor", [(0, "#b07a52"), (1, "#6f4431")])
        + lg("cone", [(0, "#fff3d6", 0.7), (1, "#fff3d6", 0.04)], 0, 0, 1, 0),
        "",
    )
    dm, m = movie(760, 190, 640, 360)
    d += dm
    b += (
        rect(0, 0, W, 760, "url(#wall)")
        + rect(0, 760, W, 240, "url(#floor)")
        + rect(0, 744, W, 20, "#f3e3d2")
    )
    b += (
        rect(720, 150, 720, 440, "#ffb98a", 'rx="80" opacity=".28" filter="url(#b50)"')
        + rect(744, 174, 672, 392, "#14112b", 'rx="8"')
        + m
    )
    for x in (800, 1360):
        b += line([(x, 120), (x, 174)], "#e9dccb", 5, 'stroke-dasharray="2 12"')
    b += (
        rect(900, 130, 360, 44, "#ffc24a", 'rx="8"')
        + rect(900, 130, 360, 10, "#ffd98a", 'rx="5"')
        + rect(1036, 136, 88, 32, "#e9ffd0", 'rx="16"')
        + disc(1080, 152, 12, "#8ad24a")
        + line([(1062, 136), (1062, 168)], "#3a5a20", 3)
        + line([(1098, 136), (1098, 168)], "#3a5a20", 3)
        + disc(936, 152, 10, "#8a5a1c")
        + disc(1224, 152, 10, "#8a5a1c")
    )
    b += shape([(414, 330), (414, 352), (760, 550), (760, 190)], "url(#cone)", 'opacity=".6"')
    for x0, x1, c in ((150, 60, "#c9863f"), (430, 520, "#a5672e")):
        b += line([(x0 + 60 if x0 < 200 else x0 - 60, 380), (x1, 900)], c, 22)
    b += line([(330, 380), (440, 900)], "#e0a050", 24) + line([(150, 380), (60, 900)], "#c9863f", 0.1)
    for k in range(5):
        t = (k + 1) / 5.6
        b += line([(212 - 148 * t, 380 + 520 * t), (330 + 110 * t, 380 + 520 * t)], "#f0bd74", 16)
    b += rect(170, 360, 210, 26, "#f0bd74", 'rx="8"') + side_projector(292, 366, 1.15)
    b += (
        f'<g transform="translate(610 884) scale(1.25)"><ellipse cx="0" cy="6" rx="150" ry="16" fill="#000" opacity=".35"/>'
        + rect(-130, -104, 260, 106, "#c9463c", 'rx="12"')
        + rect(-130, -104, 260, 26, "#e26a58", 'rx="12"')
        + rect(-24, -92, 48, 26, "#f3e3d2", 'rx="5"')
        + '<path d="M-70 -104 v-26 q0 -14 14 -14 h112 q14 0 14 14 v26" stroke="#2b2233" stroke-width="13" fill="none"/></g>'
    )
    b += (
        '<g transform="translate(930 866) rotate(-8)"><ellipse cx="20" cy="44" rx="130" ry="12" fill="#000" opacity=".35"/>'
        + rect(-90, -56, 150, 58, "#2f8f8a", 'rx="24"')
        + rect(56, -42, 54, 30, "#39424f", 'rx="8"')
        + rect(108, -32, 70, 10, "#cfd6de", 'rx="4"')
        + shape([(-66, -8), (-18, -8), (-30, 70), (-84, 70)], "#1f6f70")
        + rect(-100, 60, 86, 34, "#39424f", 'rx="8"')
        + rect(-14, -6, 14, 26, "#ff8a5c", 'rx="5"')
        + "</g>"
    )
    b += (
        '<g transform="translate(1240 900)">'
        + '<ellipse cx="0" cy="10" rx="110" ry="12" fill="#000" opacity=".35"/>'
        + rect(-64, -110, 128, 118, "#ffc24a", 'rx="34"')
        + disc(0, -50, 38, "#2b2233")
        + disc(0, -50, 26, "#ffdf9a")
        + rect(60, -14, 210, 18, "#fff2cf", 'rx="3"')
        + "".join(
            line([(80 + 18 * k, -14), (80 + 18 * k, -4 if k % 2 else 0)], "#8a5a1c", 2.5) for k in range(10)
        )
        + rect(266, -20, 10, 30, "#39424f", 'rx="3"')
        + "</g>"
    )
    return svg(d, b)


def outdoor():
    """Two people build a screen of timber and cloth."""
    d, b = sky(DUSK)
    d += (
        BL
        + BULB
        + lg("lawn", [(0, "#2f6a4a"), (1, "#10291f")])
        + lg("cloth", [(0, "#fffaf0"), (1, "#e6d3c8")], 0, 0, 1, 0)
    )
    r = random.Random(4)
    b += stars(2, 90, 0.35)
    for k in range(40):
        x, s = k * 42 + r.uniform(-20, 20), r.uniform(60, 120)
        b += disc(x, 600 + r.uniform(-10, 50), s, ("#2a2a60", "#332a5c", "#232552")[k % 3])
    b += rect(0, 650, W, 350, "url(#lawn)") + grass(7, 800, 664)
    timber, dark = "#c98a52", "#9a6338"
    b += f'<ellipse cx="820" cy="812" rx="500" ry="30" fill="#08140f" opacity=".5"/>'
    for x in (450, 1190):
        b += (
            line([(x, 806), (x - 70, 860)], dark, 20)
            + line([(x, 806), (x + 70, 860)], dark, 20)
            + rect(x - 16, 240, 32, 570, timber)
            + rect(x + 6, 240, 10, 570, dark)
            + line([(x, 560), (x + 130 if x < 800 else x - 130, 812)], dark, 18)
        )
    b += (
        rect(420, 226, 800, 36, timber, 'rx="4"')
        + rect(420, 252, 800, 10, dark)
        + rect(450, 670, 740, 28, timber, 'rx="4"')
        + rect(450, 690, 740, 8, dark)
    )
    dm, m = movie(482, 270, 340, 392)
    b += (
        '<path d="M482 262 H1040 Q1010 340 900 420 Q820 520 812 668 L482 668z" fill="url(#cloth)"/><path d="M1040 262 Q1010 340 900 420 Q820 520 812 668 Q860 600 930 540 Q1060 420 1076 262z" fill="#cdb8b4"/>'
        + "".join(disc(500 + 60 * k, 276, 6, "#8a7a78") for k in range(9))
        + "".join(disc(496, 320 + 66 * k, 6, "#8a7a78") for k in range(6))
    )
    lad = "#f0bd74"
    b += (
        line([(1020, 380), (960, 850)], lad, 16)
        + line([(1110, 380), (1170, 850)], lad, 16)
        + "".join(
            line([(1012 - 8.5 * k, 440 + 66 * k), (1118 + 8.5 * k, 440 + 66 * k)], lad, 13) for k in range(6)
        )
    )
    b += person(1064, 640, 1.06, "#2f8f8a", "#28305e", "#3a2230", "#e0ad86", "reach", -1)
    b += person(350, 872, 1.16, "#e07a5c", "#3a3166", "#d9a05a", "#c98f68", "hold")
    b += '<path d="M420 690 q40 10 60 -24" stroke="#fffaf0" stroke-width="12" fill="none" stroke-linecap="round"/>'
    b += (
        f'<g transform="translate(1370 880)"><ellipse cx="0" cy="6" rx="170" ry="16" fill="#08140f" opacity=".5"/>'
        + line([(-110, -84), (-150, 4)], dark, 16)
        + line([(-110, -84), (-70, 4)], dark, 16)
        + line([(110, -84), (70, 4)], dark, 16)
        + line([(110, -84), (150, 4)], dark, 16)
        + rect(-150, -98, 300, 20, timber, 'rx="4"')
        + rect(-190, -124, 420, 26, "#e0a566", 'rx="3"')
        + '<path d="M40 -124 l84 -56 26 34 -86 34z" fill="#cfd6de"/><path d="M118 -186 q40 -30 56 6 q8 30 -24 42z" fill="#c9463c"/></g>'
    )
    b += (
        f'<g transform="translate(650 930)"><ellipse cx="0" cy="4" rx="120" ry="12" fill="#08140f" opacity=".5"/>'
        + rect(-90, -70, 180, 72, "#c98a52", 'rx="4"')
        + "".join(rect(-90, -70 + 26 * k, 180, 5, dark) for k in range(1, 3))
        + "</g>"
        + portable_front(650, 864, 0.62)
    )
    b += bulbs((-40, 120, 460, 236, 70, 8), (1200, 236, 1660, 90, 80, 8), (-40, 60, 1640, 40, 90, 19))
    return svg(d, b)


DRAWINGS = {
    "setup": setup,
    "outdoor": outdoor,
}
