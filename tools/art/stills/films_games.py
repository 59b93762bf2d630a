"""Drawn film stills: a soccer match, a platform game."""

import random
from drawing import H, W, rect, disc, shape, hills, sky


def match():
    """A soccer match before a full stand."""
    out = sky("#0d1b3a", "#1c3c6e", "#2b5f92")
    r = random.Random(2)
    out += rect(0, 170, W, 330, "#16233f") + "".join(
        disc(
            r.random() * W,
            190 + r.random() * 290,
            7,
            r.choice(("#e9c9a6", "#c24a3f", "#f2efe8", "#3f74c4", "#d9a13b", "#6c4a3a")),
        )
        for _ in range(1700)
    )
    for x in (180, 700, 1220, 1740):
        out += rect(x - 90, 40, 180, 74, "#dfeaff", 'rx="8"') + disc(x, 80, 190, "#cfe2ff", 'opacity=".16"')
    out += rect(0, 486, W, 46, "#f3f4f6") + "".join(
        rect(k * 240 + 10, 490, 220, 38, c)
        for k, c in enumerate(
            ("#1f4fa0", "#c9a227", "#28334f", "#2f8a5b", "#1f4fa0", "#a33a3a", "#28334f", "#c9a227")
        )
    )
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
            + rect(x - 25 * s, y - 178 * s, 50 * s, 74 * s, shirt, f'rx="{12 * s}"')
            + rect(x - 24 * s, y - 112 * s, 48 * s, 34 * s, shorts, f'rx="{8 * s}"')
            + disc(x, y - 202 * s, 21 * s, "#e2b48e")
            + f'<path d="M{x - 21 * s} {y - 206 * s} a{21 * s} {21 * s} 0 0 1 {42 * s} 0z" fill="#3a271d"/></g>'
        )

    for x, y, s, c in (
        (420, 690, 0.8, 0),
        (1380, 670, 0.75, 1),
        (1640, 760, 1.0, 0),
        (230, 850, 1.15, 1),
        (760, 920, 1.5, 0),
        (1130, 900, 1.45, 1),
    ):
        out += player(x, y, s, ("#d23b3b", "#f3f5f8")[c], ("#f5f5f5", "#1f3f8a")[c], (8, -7)[c])
    out += disc(930, 905, 30, "#fff") + "".join(
        disc(930 + dx, 905 + dy, 8, "#23262d")
        for dx, dy in ((0, 0), (-17, -12), (15, -15), (-10, 17), (18, 10))
    )
    return (
        out
        + rect(70, 60, 430, 74, "#0c1530", 'rx="12" opacity=".9"')
        + f'<text x="96" y="112" font-family="DejaVu Sans" font-weight="bold" font-size="42" fill="#fff">RED 1 : 1 BLU   67\'</text>'
    )


def platformer():
    """A platform game with a fox."""
    out = (
        sky("#5a3fd0", "#a24fd6", "#ff8fb0", "#ffd6a0")
        + disc(1400, 330, 130, "#fff3c9")
        + hills(2, 780, 70, "#7a4fc0")
        + hills(6, 880, 46, "#4f3aa8")
    )
    t = lambda x, y, n: "".join(
        rect(x + 80 * k, y, 78, 46, "#3fbf7a", 'rx="10"')
        + rect(x + 80 * k, y + 36, 78, 60, "#8a5a44", 'rx="6"')
        for k in range(n)
    )
    out += (
        t(-10, 960, 7)
        + t(700, 900, 5)
        + t(1280, 960, 9)
        + t(440, 700, 3)
        + t(1020, 620, 4)
        + t(1500, 470, 3)
        + t(120, 470, 3)
    )
    out += "".join(
        disc(x, y, 26, "#ffd23f") + disc(x, y, 16, "#ffe98a")
        for x, y in (
            (480, 630),
            (560, 610),
            (640, 630),
            (1080, 550),
            (1160, 530),
            (1240, 550),
            (1560, 400),
            (180, 400),
            (260, 380),
            (340, 400),
        )
    )
    for x, y, s in ((240, 200, 1), (900, 240, 1.3), (1720, 200, 0.9)):
        out += "".join(
            rect(x + dx * s, y + dy * s, w * s, 40 * s, "#fff", f'rx="{20 * s}" opacity=".85"')
            for dx, dy, w in ((0, 0, 200), (40, -34, 120))
        )
    out += "".join(shape([(x, 960), (x + 30, 900), (x + 60, 960)], "#e9eef8") for x in (1560, 1620, 1680))
    hero = (
        '<g transform="translate(820 760)">'
        + shape([(-52, -96), (-44, -160), (-6, -112)], "#e8743a")
        + shape([(52, -96), (44, -160), (6, -112)], "#e8743a")
    )
    hero += (
        rect(-44, -20, 88, 100, "#e8743a", 'rx="34"')
        + rect(-26, -6, 52, 80, "#ffe3c2", 'rx="24"')
        + disc(0, -64, 56, "#f08a4a")
        + f'<ellipse cx="0" cy="-44" rx="38" ry="28" fill="#ffe9d0"/>'
        + disc(0, -52, 8, "#20203a")
    )
    hero += (
        disc(24, -76, 8, "#20203a")
        + disc(-24, -76, 8, "#20203a")
        + rect(-60, -2, 120, 22, "#2fb39a", 'rx="11"')
        + rect(-40, 74, 32, 44, "#7a3a24", 'rx="10" transform="rotate(18 -26 90)"')
        + rect(8, 74, 32, 44, "#7a3a24", 'rx="10" transform="rotate(-24 28 90)"')
        + "</g>"
    )
    font = 'font-family="DejaVu Sans" font-weight="bold" font-size="58" fill="#fff"'
    return (
        out
        + hero
        + f'<text x="70" y="100" {font}>WORLD 2-3</text><text x="1850" y="100" text-anchor="end" {font}>× 47</text>'
        + disc(1610, 80, 28, "#ffd23f")
    )
