"""Seasonal pictures: Halloween and sports; and the link preview."""

import drawn
import math
from films import screen
from kit import *
from objects import *


def pumpkin(x, y, s, face=True):
    """A pumpkin, carved and lit when it has a face."""
    o = f'<g transform="translate({x} {y}) scale({s})"><ellipse cx="0" cy="4" rx="110" ry="14" fill="#08060f" opacity=".5"/>'
    for k, c in ((-58, "#b9480f"), (58, "#b9480f"), (-32, "#d9621a"), (32, "#d9621a"), (0, "#f0812c")):
        o += f'<ellipse cx="{k}" cy="-66" rx="52" ry="68" fill="{c}"/>'
    o += '<path d="M-10 -130 q4 -34 28 -40 l8 12 q-18 10 -16 32z" fill="#4a6a34"/>'
    if face:
        o += (
            disc(0, -60, 84, "#ffd25e", 'opacity=".35" filter="url(#b24)"')
            + shape([(-52, -72), (-16, -72), (-34, -104)], "#ffe79a")
            + shape([(52, -72), (16, -72), (34, -104)], "#ffe79a")
            + shape([(-9, -58), (9, -58), (0, -74)], "#ffe79a")
            + '<path d="M-62 -48 L-44 -36 L-34 -48 L-18 -32 L-6 -46 L8 -32 L22 -47 L34 -34 L46 -47 L62 -48 Q40 -8 0 -8 Q-40 -8 -62 -48z" fill="#ffe79a"/>'
        )
    return o + "</g>"


def halloween():
    """Children in costume before a haunted house."""
    d, b = sky([(0, "#0d0a26"), (0.5, "#2b1650"), (0.8, "#6a2a5c"), (1, "#c9582f")])
    d += BL + lg("lawn", [(0, "#2a3a3a"), (1, "#0b1418")])
    b += stars(12, 120, 0.5) + disc(260, 190, 92, "#ffe0a0") + disc(260, 190, 190, "#ffcf7a", 'opacity=".18"')
    b += shape(
        [(0, 640), (240, 560), (520, 630), (820, 560), (1180, 640), (1600, 570), (1600, 1000), (0, 1000)],
        "#1d1230",
    ) + rect(0, 660, W, 340, "url(#lawn)")
    for x, s in ((150, 1), (1470, -1)):
        b += f'<g transform="translate({x} 720) scale({s} 1)" stroke="#120a1c" fill="none" stroke-linecap="round"><path d="M0 0 C-12 -180 20 -330 -14 -520" stroke-width="44"/><path d="M2 -230 C80 -300 120 -380 210 -400 M-4 -330 C-70 -400 -90 -470 -150 -500 M120 -350 C170 -330 210 -340 260 -320 M-6 -420 C50 -480 70 -540 130 -570" stroke-width="20"/></g>'
    b += (
        line([(560, 640), (500, 770)], "#1d1626", 12)
        + line([(1100, 640), (1160, 770)], "#1d1626", 12)
        + screen(drawn.haunted, 450, 196, 760, "film1", "#ff8a3c")
        + '<ellipse cx="830" cy="790" rx="560" ry="70" fill="#ff9a4a" opacity=".18" filter="url(#b24)"/>'
    )
    b += grass(3, 500, 690, ("#33504a", "#26403c", "#42625a"))
    for x, y, s in ((300, 300, 1.1), (1310, 150, 0.9), (1420, 260, 0.6), (380, 120, 0.7)):
        b += f'<path transform="translate({x} {y}) scale({s})" d="M0 0 C-20 -26 -50 -34 -86 -16 C-70 -12 -62 0 -60 16 C-44 4 -26 6 -14 20 L0 34 L14 20 C26 6 44 4 60 16 C62 0 70 -12 86 -16 C50 -34 20 -26 0 0z" fill="#0d0718"/>'
    for x, c in ((620, "#f3f0ea"), (830, "#6a4fb0"), (1040, "#2f8f6a")):
        b += f'<g transform="translate({x} 930)"><ellipse cx="0" cy="4" rx="96" ry="14" fill="#05070c" opacity=".6"/>'
        if c == "#f3f0ea":
            b += f'<path d="M-78 0 C-84 -120 -66 -200 0 -206 C66 -200 84 -120 78 0 q-20 -22 -40 0 q-20 -22 -38 0 q-20 -22 -40 0 q-20 -22 -38 0z" fill="{c}"/>'
        else:
            b += (
                f'<path d="M-80 0 C-86 -80 -60 -130 0 -132 C60 -130 86 -80 80 0z" fill="{c}"/>'
                + disc(0, -160, 46, "#3a2230" if c == "#6a4fb0" else "#c98f68")
                + (
                    shape([(-86, -186), (86, -186), (14, -206), (24, -300), (-30, -206)], "#1d1230")
                    + rect(-44, -202, 88, 12, "#f0812c")
                    if c == "#6a4fb0"
                    else '<path d="M-50 -160 a50 50 0 0 1 100 0 l14 -52 -38 18 -26 -44 -26 44 -38 -18z" fill="#2f8f6a"/>'
                )
            )
        b += "</g>"
    b += (
        pumpkin(250, 950, 1.15)
        + pumpkin(400, 968, 0.75)
        + pumpkin(1330, 955, 1.25)
        + pumpkin(1500, 970, 0.8, False)
        + pumpkin(120, 970, 0.7, False)
    )
    return svg(d, b)


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
    "halloween": halloween,
    "sports": sports,
    "share": share,
}
