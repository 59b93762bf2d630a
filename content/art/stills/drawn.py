"""Drawn film stills for the screens: each a function that returns the inside of an SVG of 1920 × 1080.

`python3 stills/drawn.py <folder> [names…]` writes <name>.png there; needs rsvg-convert.
"""

import math
import os
import random
import subprocess
import sys

W, H = 1920, 1080


def gradient(name, stops, vertical=True, radial=None):
    """A gradient definition; stops are (offset, colour[, opacity]); radial is (cx, cy, r)."""
    inner = "".join(
        f'<stop offset="{s[0]}" stop-color="{s[1]}" stop-opacity="{s[2] if len(s) > 2 else 1}"/>' for s in stops
    )
    if radial:
        x, y, r = radial
        return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{r}">{inner}</radialGradient>'
    end = 'x2="0" y2="1"' if vertical else 'x2="1" y2="0"'
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{inner}</linearGradient>'


def rect(x, y, w, h, fill, more=""):
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {more}/>'


def disc(x, y, r, fill, more=""):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" {more}/>'


def shape(points, fill, more=""):
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="{fill}" {more}/>'


def hills(seed, base, height, fill, waves=3):
    """A soft line of hills down to the bottom edge."""
    r = random.Random(seed)
    parts = [(r.uniform(0.5, 1) / (k + 1), r.uniform(0.6, 1.4) * (k + 1), r.random() * 6) for k in range(waves)]
    top = [
        (x, base - height * sum(a * math.sin(f * x / W * 6.28 + p) for a, f, p in parts)) for x in range(0, W + 1, 24)
    ]
    return shape([(0, H), *top, (W, H)], fill)


def sky(*colours):
    n = len(colours) - 1
    return f"<defs>{gradient('sky', [(k / n, c) for k, c in enumerate(colours)])}</defs>" + rect(0, 0, W, H, "url(#sky)")


def stars(seed, count, below=0.6):
    r = random.Random(seed)
    return "".join(
        disc(r.random() * W, r.random() * H * below, 0.8 + 2.4 * r.random() ** 3, "#fff", f'opacity="{r.uniform(.3, 1):.2f}"')
        for _ in range(count)
    )


def pine(x, y, h, fill, snow=None):
    """A fir with its foot at (x, y)."""
    out = rect(x - h * 0.03, y - h * 0.12, h * 0.06, h * 0.12, "#3a2a26")
    for k in range(4):
        w, top = h * (0.30 - 0.06 * k), y - h * (0.34 + 0.22 * k)
        out += shape([(x - w, top + h * 0.26), (x, top), (x + w, top + h * 0.26)], fill)
        if snow:
            out += shape([(x - w * 0.5, top + h * 0.13), (x, top), (x + w * 0.42, top + h * 0.11), (x, top + h * 0.09)], snow)
    return out


def balloons():
    out = sky("#3f86d6", "#86bdf0", "#ffe3bd") + disc(1500, 690, 110, "#fff3cf", 'opacity=".9"')
    for x, y, s in ((260, 250, 1.2), (760, 150, 0.8), (1620, 240, 1.1), (1130, 380, 0.6)):
        out += "".join(disc(x + dx * s, y + dy * s, r * s, "#fff", 'opacity=".75"') for dx, dy, r in ((0, 0, 60), (70, 12, 46), (-70, 14, 42), (130, 26, 28)))
    out += hills(3, 760, 60, "#7fa68c") + hills(8, 850, 46, "#5d9165") + hills(5, 950, 34, "#3c7a4c")

    def balloon(x, y, r, a, b):
        env = "".join(
            f'<path d="M{x} {y - r} C{x + k * r * 1.3:.0f} {y - r} {x + k * r * 1.25:.0f} {y + r * .35:.0f} {x + k * r * .22:.0f} {y + r * 1.25:.0f} L{x} {y + r * 1.25:.0f}z" fill="{c}"/>'
            for k, c in ((1, a), (-1, a), (0.72, b), (-0.72, b), (0.36, a), (-0.36, a))
        )
        lines = "".join(f'<path d="M{x + k * r * .2:.0f} {y + r * 1.25:.0f} L{x + k * r * .13:.0f} {y + r * 1.62:.0f}" stroke="#5b4636" stroke-width="3"/>' for k in (-1, 1))
        return env + lines + rect(x - r * 0.16, y + r * 1.6, r * 0.32, r * 0.24, "#7a5433", 'rx="6"')

    return out + balloon(620, 400, 210, "#e4573d", "#ffd27a") + balloon(1210, 290, 130, "#2f6fb8", "#f4efe4") + balloon(1610, 540, 90, "#e9a13b", "#7b3f8c") + balloon(250, 590, 76, "#3d9a8b", "#f7d9a0")


def lighthouse():
    out = sky("#141a3d", "#33386b", "#8a4f74", "#f08a5d", "#ffc07a") + stars(4, 90, 0.35)
    out += f"<defs>{gradient('ray', [(0, '#fff2c4', .85), (1, '#fff2c4', 0)], False)}{gradient('sea', [(0, '#e58a63'), (.25, '#5c3e70'), (1, '#161a3f')])}</defs>"
    out += disc(520, 742, 150, "#ffd9a0") + rect(0, 740, W, 340, "url(#sea)")
    out += "".join(rect(520 - w / 2, 756 + k * 22, w, 7, "#ffdca8", f'opacity="{.75 - .05 * k:.2f}"') for k, w in enumerate((280, 230, 260, 180, 210, 130, 150, 90, 100, 60)))
    out += shape([(1180, 1080), (1250, 860), (1360, 770), (1560, 750), (1760, 790), (1920, 860), (1920, 1080)], "#171430")
    out += shape([(1432, 330), (1528, 330), (1556, 770), (1404, 770)], "#efe7dc") + "".join(
        shape([(1432 - 28 * t, 330 + 440 * t), (1528 + 28 * t, 330 + 440 * t), (1528 + 28 * (t + 0.13), 330 + 440 * (t + 0.13)), (1432 - 28 * (t + 0.13), 330 + 440 * (t + 0.13))], "#c8443a") for t in (0.16, 0.44, 0.72)
    )
    out += shape([(1470, 285), (0, 120), (0, 420)], "url(#ray)", 'transform="rotate(0 1470 285)" opacity=".0"')
    out += f'<path d="M1480 285 L-40 90 L-40 470z" fill="#ffe9b0" opacity=".22"/>' + rect(1420, 322, 120, 14, "#2a2544") + rect(1444, 246, 72, 78, "#ffefc0") + shape([(1430, 248), (1480, 190), (1530, 248)], "#2a2544")
    return out + disc(1480, 285, 90, "#ffe9b0", 'opacity=".35"') + rect(1600, 690, 120, 80, "#2a2544") + shape([(1585, 694), (1660, 640), (1735, 694)], "#3a2f57") + rect(1640, 716, 28, 30, "#ffc978")


def match():
    out = sky("#0d1b3a", "#1c3c6e", "#2b5f92")
    r = random.Random(2)
    out += rect(0, 170, W, 330, "#16233f") + "".join(disc(r.random() * W, 190 + r.random() * 290, 7, r.choice(("#e9c9a6", "#c24a3f", "#f2efe8", "#3f74c4", "#d9a13b", "#6c4a3a"))) for _ in range(1700))
    for x in (180, 700, 1220, 1740):
        out += rect(x - 90, 40, 180, 74, "#dfeaff", 'rx="8"') + disc(x, 80, 190, "#cfe2ff", 'opacity=".16"')
    out += rect(0, 486, W, 46, "#f3f4f6") + "".join(rect(k * 240 + 10, 490, 220, 38, c) for k, c in enumerate(("#1f4fa0", "#c9a227", "#28334f", "#2f8a5b", "#1f4fa0", "#a33a3a", "#28334f", "#c9a227")))
    for k in range(11):
        x0, x1 = -500 + k * 266, -1900 + k * 520
        out += shape([(x0, 532), (x0 + 266, 532), (x1 + 520, H), (x1, H)], "#3f9a4c" if k % 2 else "#378a44")
    white = 'fill="none" stroke="#f5fff2" stroke-width="9"'
    out += f'<path d="M0 620 H1920 M960 532 L930 1080" {white}/><ellipse cx="945" cy="800" rx="330" ry="120" {white}/>'

    def player(x, y, s, shirt, shorts, lean=0):
        leg = f'stroke="#e6c0a0" stroke-width="{15 * s}" stroke-linecap="round" fill="none"'
        return (
            f'<ellipse cx="{x + 12}" cy="{y}" rx="{52 * s}" ry="{11 * s}" fill="#0c2a12" opacity=".45"/><g transform="rotate({lean} {x} {y})">'
            f'<path d="M{x - 10 * s} {y - 92 * s} L{x - 34 * s} {y - 44 * s} L{x - 22 * s} {y - 6 * s} M{x + 10 * s} {y - 92 * s} L{x + 36 * s} {y - 58 * s} L{x + 58 * s} {y - 22 * s}" {leg}/>'
            f'<path d="M{x - 20 * s} {y - 160 * s} L{x - 50 * s} {y - 118 * s} M{x + 20 * s} {y - 160 * s} L{x + 52 * s} {y - 134 * s}" {leg}/>'
            + rect(x - 25 * s, y - 178 * s, 50 * s, 74 * s, shirt, f'rx="{12 * s}"') + rect(x - 24 * s, y - 112 * s, 48 * s, 34 * s, shorts, f'rx="{8 * s}"') + disc(x, y - 202 * s, 21 * s, "#e2b48e") + f'<path d="M{x - 21 * s} {y - 206 * s} a{21 * s} {21 * s} 0 0 1 {42 * s} 0z" fill="#3a271d"/></g>'
        )

    for x, y, s, c in ((420, 690, 0.8, 0), (1380, 670, 0.75, 1), (1640, 760, 1.0, 0), (230, 850, 1.15, 1), (760, 920, 1.5, 0), (1130, 900, 1.45, 1)):
        out += player(x, y, s, ("#d23b3b", "#f3f5f8")[c], ("#f5f5f5", "#1f3f8a")[c], (8, -7)[c])
    out += disc(930, 905, 30, "#fff") + "".join(disc(930 + dx, 905 + dy, 8, "#23262d") for dx, dy in ((0, 0), (-17, -12), (15, -15), (-10, 17), (18, 10)))
    return out + rect(70, 60, 430, 74, "#0c1530", 'rx="12" opacity=".9"') + f'<text x="96" y="112" font-family="DejaVu Sans" font-weight="bold" font-size="42" fill="#fff">RED 1 : 1 BLU   67\'</text>'


def haunted():
    out = sky("#0c0a24", "#2a1447", "#6a2454", "#d9622b") + stars(7, 80, 0.4) + disc(1330, 330, 190, "#ffd98a") + "".join(disc(1330 + x, 330 + y, r, "#efbf68") for x, y, r in ((-60, -40, 34), (50, 60, 46), (70, -70, 22), (-40, 90, 20)))
    out += hills(2, 860, 36, "#2a1238") + hills(6, 930, 26, "#150a22")
    d = "#120a1e"
    out += rect(700, 520, 420, 400, d) + shape([(660, 530), (910, 330), (1160, 530)], d) + rect(760, 300, 110, 330, d) + shape([(735, 310), (815, 130), (895, 310)], d) + rect(1060, 420, 120, 500, d) + shape([(1035, 430), (1120, 270), (1205, 430)], d) + rect(620, 640, 100, 280, d) + shape([(600, 650), (670, 550), (740, 650)], d)
    out += "".join(rect(x, y, w, h, "#ffb13d", 'rx="20"') for x, y, w, h in ((790, 370, 44, 66), (900, 430, 40, 56), (1098, 480, 46, 74), (770, 590, 56, 84), (900, 590, 56, 84), (1098, 640, 46, 74), (650, 690, 38, 58))) + f'<path d="M868 920 v-130 a52 52 0 0 1 104 0 v130z" fill="#ff8a2b"/>'
    out += shape([(868, 920), (972, 920), (1150, 1080), (760, 1080)], "#5a2a4a")
    for x, k in ((250, 1), (1660, -1)):
        out += f'<path d="M{x} 1000 C{x - 10 * k} 760 {x + 30 * k} 640 {x - 10 * k} 480 M{x} 760 C{x + 90 * k} 680 {x + 130 * k} 600 {x + 200 * k} 560 M{x + 4} 640 C{x - 80 * k} 580 {x - 110 * k} 500 {x - 170 * k} 470 M{x + 100 * k} 670 C{x + 150 * k} 690 {x + 180 * k} 660 {x + 240 * k} 670" stroke="{d}" stroke-width="26" fill="none" stroke-linecap="round"/>'
    for x, y, s in ((420, 960, 64), (560, 1000, 46), (1330, 980, 58), (1500, 1010, 42), (330, 1010, 40)):
        out += "".join(f'<ellipse cx="{x + k * s * .5:.0f}" cy="{y}" rx="{s * .55:.0f}" ry="{s * .74:.0f}" fill="{c}"/>' for k, c in ((-1, "#c9541a"), (1, "#c9541a"), (0, "#ef7a28")))
        out += shape([(x - s * 0.5, y - s * 0.1), (x - s * 0.15, y - s * 0.1), (x - s * 0.32, y - s * 0.4)], "#ffe08a") + shape([(x + s * 0.5, y - s * 0.1), (x + s * 0.15, y - s * 0.1), (x + s * 0.32, y - s * 0.4)], "#ffe08a") + f'<path d="M{x - s * .5:.0f} {y + s * .15:.0f} q{s * .5:.0f} {s * .5:.0f} {s} 0 q{-s * .5:.0f} {s * .25:.0f} {-s} 0z" fill="#ffe08a"/>' + rect(x - 6, y - s * 0.95, 12, s * 0.3, "#3f5a2a")
    for x, y, s in ((480, 330, 1), (600, 240, 0.7), (1010, 210, 0.8), (1560, 500, 0.9), (360, 220, 0.6)):
        out += f'<path transform="translate({x} {y}) scale({s})" d="M0 0 C-20 -26 -50 -34 -86 -16 C-70 -12 -62 0 -60 16 C-44 4 -26 6 -14 20 L0 34 L14 20 C26 6 44 4 60 16 C62 0 70 -12 86 -16 C50 -34 20 -26 0 0z" fill="#0d0718"/>'
    return out


def snow_village():
    out = sky("#0d1c44", "#23407a", "#5f6fae", "#e3a4a8") + stars(9, 120, 0.5) + hills(4, 620, 60, "#6f86b8") + hills(7, 720, 44, "#a7bcdc")
    r = random.Random(4)
    for x in range(20, W, 70):
        out += pine(x + r.uniform(-20, 20), 740 + r.uniform(-14, 20), r.uniform(110, 190), "#1f3c4a", "#e8f1fb")
    out += hills(11, 840, 24, "#dbe7f6")
    for x, y, w, c in ((300, 860, 240, "#7a4334"), (720, 830, 200, "#8a5a3a"), (1180, 850, 260, "#5b4a6a"), (1590, 870, 220, "#7a3b3b")):
        h = w * 0.55
        out += rect(x, y - h, w, h, c) + shape([(x - 34, y - h + 8), (x + w / 2, y - h - w * 0.46), (x + w + 34, y - h + 8), (x + w, y - h + 8), (x + w / 2, y - h - w * 0.36), (x, y - h + 8)], "#f5f9ff") + shape([(x, y - h), (x + w / 2, y - h - w * 0.38), (x + w, y - h)], c)
        out += "".join(rect(x + w * k, y - h * 0.72, w * 0.18, h * 0.34, "#ffcf7a") + rect(x + w * (k + 0.085), y - h * 0.72, w * 0.012, h * 0.34, c) for k in (0.12, 0.70)) + rect(x + w * 0.42, y - h * 0.62, w * 0.18, h * 0.62, "#3c2530") + disc(x + w * 0.5, y - h * 1.18, w * 0.06, "#ffcf7a")
        out += f'<ellipse cx="{x + w / 2}" cy="{y + 26}" rx="{w * .7}" ry="26" fill="#ffd9a0" opacity=".35"/>'
    out += hills(15, 960, 18, "#f4f8ff") + pine(960, 1000, 420, "#1f5a45", "#eef5ff")
    out += "".join(disc(960 + (r.random() - 0.5) * 230 * t, 1000 - 390 + 300 * t, 9, r.choice(("#ff5a4a", "#ffd27a", "#6fd0ff", "#ff9ad0"))) for t in [0.25 + 0.75 * k / 40 for k in range(40)]) + disc(960, 618, 22, "#ffe08a")
    return out + "".join(disc(r.random() * W, r.random() * H, 2 + 5 * r.random() ** 2, "#fff", f'opacity="{r.uniform(.4, .95):.2f}"') for _ in range(420))


def desert():
    out = sky("#2c1f52", "#8a3a6a", "#ee7a4a", "#ffd08a") + disc(960, 560, 150, "#fff0c0") + disc(960, 560, 260, "#ffd79a", 'opacity=".3"')
    for x, w, h, c in ((120, 300, 260, "#8c3f4a"), (480, 160, 190, "#9a4a4c"), (1340, 240, 230, "#96454a"), (1620, 330, 320, "#7d3746")):
        out += shape([(x, 640), (x + w * 0.10, 640 - h * 0.5), (x + w * 0.16, 640 - h), (x + w * 0.84, 640 - h), (x + w * 0.9, 640 - h * 0.5), (x + w, 640)], c) + shape([(x + w * 0.5, 640 - h), (x + w * 0.84, 640 - h), (x + w * 0.9, 640 - h * 0.5), (x + w, 640), (x + w * 0.62, 640)], "#5a2740", 'opacity=".55"')
    out += rect(0, 636, W, 444, "#b5623f") + rect(0, 636, W, 40, "#e0905a", 'opacity=".6"') + shape([(935, 636), (985, 636), (1560, H), (360, H)], "#3a2a3c") + "".join(
        shape([(960 - 24 * t * t, 640 + 440 * t), (960 + 24 * t * t, 640 + 440 * t), (960 + 24 * u * u, 640 + 440 * u), (960 - 24 * u * u, 640 + 440 * u)], "#ffd98a") for t, u in ((0.06, 0.10), (0.16, 0.23), (0.32, 0.42), (0.56, 0.70), (0.86, 1))
    )
    for x, y, s in ((250, 840, 1.3), (1690, 800, 1.1), (560, 720, 0.5), (1480, 700, 0.45)):
        out += f'<g transform="translate({x} {y}) scale({s})" stroke="#23402f" stroke-linecap="round" fill="none"><path d="M0 60 V-150" stroke-width="44"/><path d="M0 -10 H-70 V-80 M0 -40 H66 V-110" stroke-width="30" stroke-linejoin="round"/></g>'
    return out + f'<g transform="translate(1030 850)"><ellipse cx="0" cy="96" rx="150" ry="16" fill="#160c1a" opacity=".6"/>' + rect(-130, -10, 260, 90, "#2f8f8a", 'rx="24"') + f'<path d="M-96 -8 L-72 -82 H72 L96 -8z" fill="#1d5c62"/><path d="M-80 -12 L-62 -70 H62 L80 -12z" fill="#ffcf9a"/>' + rect(-132, 20, 264, 18, "#e9e2d4") + rect(-118, 34, 44, 22, "#ff4a3a", 'rx="8"') + rect(74, 34, 44, 22, "#ff4a3a", 'rx="8"') + rect(-116, 70, 46, 30, "#141018", 'rx="10"') + rect(70, 70, 46, 30, "#141018", 'rx="10"') + "</g>"


def reef():
    out = sky("#0b6fb0", "#0f4f96", "#0a2f6a", "#081d48")
    out += "".join(shape([(x, 0), (x + 90, 0), (x + 90 + d, H), (x - 120 + d, H)], "#bfeaff", 'opacity=".10"') for x, d in ((200, -160), (560, -60), (980, 60), (1350, 170), (1650, 260)))
    r = random.Random(5)
    out += hills(3, 900, 40, "#0b3a70") + hills(9, 970, 34, "#0a2a55")
    for _ in range(36):
        x, s, c = r.random() * W, r.uniform(50, 150), r.choice(("#e2557a", "#f08a4b", "#8a4fc0", "#f3c14b", "#2fb39a", "#d94f9a"))
        y = 1090 - r.random() * 60
        out += "".join(f'<path d="M{x:.0f} {y:.0f} q{dx * .2:.0f} {-s * .6:.0f} {dx:.0f} {-s * (1.2 - abs(dx) / 140):.0f}" stroke="{c}" stroke-width="{s * .14:.0f}" fill="none" stroke-linecap="round"/>' for dx in (-s * 0.7, -s * 0.3, 0, s * 0.35, s * 0.75))

    def fish(x, y, s, c, stripe, k=1):
        return f'<g transform="translate({x} {y}) scale({s * k} {s})"><path d="M84 0 L150 -56 Q134 0 150 56z" fill="{c}"/><ellipse rx="100" ry="62" fill="{c}"/><path d="M-40 -56 Q-20 0 -40 56 L-12 61 Q8 0 -12 -61z M30 -59 Q46 0 30 59 L54 52 Q66 0 54 -52z" fill="{stripe}"/><circle cx="-66" cy="-14" r="13" fill="#fff"/><circle cx="-69" cy="-14" r="7" fill="#111"/><path d="M-10 -60 q30 -44 70 -30 l-16 38z M-6 60 q24 34 58 26 l-14 -34z" fill="{stripe}" opacity=".8"/></g>'

    out += fish(700, 520, 1.7, "#8f5fd6", "#ffd98a") + fish(1240, 380, 1.1, "#ffd23f", "#2b4fd0", -1) + fish(1500, 690, 0.9, "#4fd0e0", "#0d5a9a") + fish(330, 300, 0.7, "#ff6f91", "#ffd9e2", -1)
    out += "".join(fish(1000 + 90 * (k % 5) + r.uniform(-20, 20), 180 + 46 * (k // 5) + r.uniform(-12, 12), 0.22, "#ffe07a", "#f0a030") for k in range(15))
    return out + "".join(disc(r.random() * W, r.random() * H, 4 + 12 * r.random(), "none", 'stroke="#d8f4ff" stroke-width="3" opacity=".6"') for _ in range(60))


def platformer():
    out = sky("#5a3fd0", "#a24fd6", "#ff8fb0", "#ffd6a0") + disc(1400, 330, 130, "#fff3c9") + hills(2, 780, 70, "#7a4fc0") + hills(6, 880, 46, "#4f3aa8")
    t = lambda x, y, n: "".join(rect(x + 80 * k, y, 78, 46, "#3fbf7a", 'rx="10"') + rect(x + 80 * k, y + 36, 78, 60, "#8a5a44", 'rx="6"') for k in range(n))
    out += t(-10, 960, 7) + t(700, 900, 5) + t(1280, 960, 9) + t(440, 700, 3) + t(1020, 620, 4) + t(1500, 470, 3) + t(120, 470, 3)
    out += "".join(disc(x, y, 26, "#ffd23f") + disc(x, y, 16, "#ffe98a") for x, y in ((480, 630), (560, 610), (640, 630), (1080, 550), (1160, 530), (1240, 550), (1560, 400), (180, 400), (260, 380), (340, 400)))
    for x, y, s in ((240, 200, 1), (900, 240, 1.3), (1720, 200, 0.9)):
        out += "".join(rect(x + dx * s, y + dy * s, w * s, 40 * s, "#fff", f'rx="{20 * s}" opacity=".85"') for dx, dy, w in ((0, 0, 200), (40, -34, 120)))
    out += "".join(shape([(x, 960), (x + 30, 900), (x + 60, 960)], "#e9eef8") for x in (1560, 1620, 1680))
    hero = '<g transform="translate(820 760)">' + shape([(-52, -96), (-44, -160), (-6, -112)], "#e8743a") + shape([(52, -96), (44, -160), (6, -112)], "#e8743a")
    hero += rect(-44, -20, 88, 100, "#e8743a", 'rx="34"') + rect(-26, -6, 52, 80, "#ffe3c2", 'rx="24"') + disc(0, -64, 56, "#f08a4a") + f'<ellipse cx="0" cy="-44" rx="38" ry="28" fill="#ffe9d0"/>' + disc(0, -52, 8, "#20203a")
    hero += disc(24, -76, 8, "#20203a") + disc(-24, -76, 8, "#20203a") + rect(-60, -2, 120, 22, "#2fb39a", 'rx="11"') + rect(-40, 74, 32, 44, "#7a3a24", 'rx="10" transform="rotate(18 -26 90)"') + rect(8, 74, 32, 44, "#7a3a24", 'rx="10" transform="rotate(-24 28 90)"') + "</g>"
    font = 'font-family="DejaVu Sans" font-weight="bold" font-size="58" fill="#fff"'
    return out + hero + f'<text x="70" y="100" {font}>WORLD 2-3</text><text x="1850" y="100" text-anchor="end" {font}>× 47</text>' + disc(1610, 80, 28, "#ffd23f")


STILLS = (balloons, lighthouse, match, haunted, snow_village, desert, reef, platformer)


def write(stills, folder, wanted=()):
    """Writes each still as <folder>/<name>.png."""
    for still in stills:
        if wanted and still.__name__ not in wanted:
            continue
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">{still()}</svg>'
        target = os.path.join(folder, f"{still.__name__}.png")
        subprocess.run(["rsvg-convert", "-o", target], input=svg.encode(), check=True)


if __name__ == "__main__":
    write(STILLS, sys.argv[1], sys.argv[2:])
