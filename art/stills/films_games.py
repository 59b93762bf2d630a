"""Drawn film stills: a soccer match, a platform game."""

import random
from drawing import H, W, gradient, rect, disc, shape, hills, sky

#: Joints of a player of height 1 whose foot is at the origin: two legs, two arms, head, shoulders, hips.
STRIKE = dict(
    legs=(((0.01, -0.50), (0.05, -0.26), (-0.02, 0)), ((-0.03, -0.50), (0.16, -0.36), (0.36, -0.20))),
    arms=(((0.07, -0.80), (0.20, -0.72), (0.33, -0.78)), ((-0.08, -0.80), (-0.22, -0.70), (-0.34, -0.58))),
    head=(-0.01, -0.93),
)
RUN = dict(
    legs=(((0.03, -0.50), (0.17, -0.34), (0.10, -0.06)), ((-0.03, -0.50), (-0.08, -0.26), (-0.28, -0.16))),
    arms=(((0.08, -0.80), (0.10, -0.63), (0.24, -0.60)), ((-0.07, -0.80), (-0.20, -0.66), (-0.10, -0.54))),
    head=(0.05, -0.93),
)
BRACE = dict(
    legs=(((0.03, -0.48), (0.13, -0.25), (0.11, 0)), ((-0.03, -0.48), (-0.14, -0.25), (-0.13, 0))),
    arms=(((0.08, -0.79), (0.21, -0.68), (0.27, -0.54)), ((-0.08, -0.79), (-0.21, -0.68), (-0.26, -0.54))),
    head=(0, -0.92),
)


def _player(x, y, s, pose, shirt, shorts, skin="#d9a882", hair="#33231b", turn=0, mirror=1):
    """A player s pixels high, from the joints of a pose."""

    def limb(points, colour, wide):
        way = " L".join(f"{px * s:.1f} {py * s:.1f}" for px, py in points)
        return f'<path d="M{way}" stroke="{colour}" stroke-width="{wide * s:.1f}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>'

    def middle(a, b, t):
        return tuple(p + (q - p) * t for p, q in zip(a, b))

    out = (
        ""
        if turn
        else f'<ellipse cx="{x + 0.05 * s:.0f}" cy="{y}" rx="{0.30 * s:.0f}" ry="{0.045 * s:.0f}" fill="#0a2411" opacity=".5"/>'
    )
    out += f'<g transform="translate({x} {y}) rotate({turn}) scale({mirror} 1)">'
    for hip, knee, foot in pose["legs"]:
        out += limb((hip, knee, foot), skin, 0.078)
        out += limb((middle(knee, foot, 0.35), foot), shirt, 0.080)
        out += limb((hip, middle(hip, knee, 0.6)), shorts, 0.125)
        out += limb((foot, (foot[0] + 0.07, foot[1] + 0.012)), "#17181d", 0.062)
    for shoulder, elbow, hand in pose["arms"]:
        out += limb((shoulder, elbow, hand), skin, 0.060)
        out += limb((shoulder, middle(shoulder, elbow, 0.75)), shirt, 0.085)
    hx, hy = pose["head"]
    out += limb(((hx * 0.6, -0.80), (hx * 0.2, -0.55)), shirt, 0.19)
    out += limb(((-0.07 + hx * 0.6, -0.81), (0.07 + hx * 0.6, -0.81)), shirt, 0.09)
    out += limb(((hx * 0.8, -0.84), (hx, hy)), skin, 0.06) + disc(hx * s, hy * s, 0.062 * s, skin)
    out += f'<path d="M{(hx - 0.066) * s:.1f} {hy * s:.1f} a{0.066 * s:.1f} {0.07 * s:.1f} 0 0 1 {0.132 * s:.1f} 0 q{-0.066 * s:.1f} {-0.03 * s:.1f} {-0.132 * s:.1f} 0z" fill="{hair}"/>'
    return out + "</g>"


def match():
    """A shot at goal in a soccer match before a full stand."""
    r = random.Random(2)
    out = sky("#0a1330", "#132449", "#1b3560")
    out += (
        f'<defs>{gradient("grass", [(0, "#2f8a42"), (1, "#3fa654")])}'
        f'{gradient("lamp", [(0, "#ffffff", 0.9), (0.25, "#cfe2ff", 0.4), (1, "#cfe2ff", 0)], radial=(0.5, 0.5, 0.5))}'
        f'{gradient("stand", [(0, "#0f1a36", 0.75), (1, "#0f1a36", 0.12)])}</defs>'
    )
    out += rect(0, 96, W, 380, "#1b2747")
    for row in range(22):
        y = 106 + 16.4 * row
        for k in range(150):
            tone = r.choice(("#c9a58a", "#b8463d", "#d8d4cb", "#b8463d", "#3f64a8", "#c08f38", "#5c4438"))
            if r.random() < 0.9:
                out += disc(k * 13 + r.uniform(-3, 3), y + r.uniform(-2, 2), r.uniform(4.2, 5.6), tone)
    out += rect(0, 96, W, 380, "url(#stand)") + rect(0, 262, W, 10, "#0f1830")
    for x in (210, 720, 1230, 1740):
        out += disc(x, 50, 250, "url(#lamp)", 'opacity=".75"')
        out += "".join(disc(x - 54 + 36 * k, 42 + 26 * j, 10, "#f6faff") for k in range(4) for j in range(2))
    out += "".join(
        rect(k * 240, 462, 240, 50, c) for k, c in enumerate(("#1d4a94", "#b8922a", "#232f4a", "#2a8056") * 2)
    )
    out += rect(0, 512, W, H - 512, "url(#grass)")
    edges = [512, 560, 622, 702, 806, 940, H]
    out += "".join(
        rect(0, a, W, b - a, "#2a7a3a", 'opacity=".55"') for a, b in list(zip(edges, edges[1:]))[::2]
    )
    white = 'fill="none" stroke="#f2fbef" stroke-width="8"'
    out += f'<path d="M0 560 H{W} M700 560 L560 690 H1760 L1620 560 M330 560 L-120 930 H2330 L1990 560" {white} opacity=".9"/>'
    # The goal with its net.
    x0, x1, top, foot = 800, 1520, 322, 560
    net = 'stroke="#e8eef8" stroke-width="2.4" opacity=".5" fill="none"'
    lines = "".join(f"M{x0 + 24 * k} {top} V{foot} " for k in range(1, 30))
    lines += "".join(f"M{x0} {top + 22 * k} H{x1} " for k in range(1, 11))
    out += f'<path d="{lines}" {net}/>'
    out += f'<path d="M{x0} {foot} V{top} H{x1} V{foot}" fill="none" stroke="#ffffff" stroke-width="14" stroke-linejoin="round"/>'
    out += _player(1190, 520, 236, STRIKE, "#f0b429", "#23262e", turn=58)
    out += _player(1010, 640, 250, BRACE, "#f3f5f8", "#24407e", "#8d5a40", "#17110e")
    out += _player(1560, 668, 268, RUN, "#f3f5f8", "#24407e", mirror=-1)
    out += _player(560, 728, 306, RUN, "#d23b3b", "#f5f5f5", "#8d5a40", "#17110e")
    out += _player(1700, 850, 360, RUN, "#d23b3b", "#f5f5f5", mirror=-1)
    # The ball on its way into the corner.
    out += f'<path d="M826 868 Q1180 470 1432 392" fill="none" stroke="#ffffff" stroke-width="20" stroke-linecap="round" opacity=".16"/>'
    out += disc(1432, 392, 22, "#ffffff") + "".join(
        disc(1432 + dx, 392 + dy, 5.5, "#23262d")
        for dx, dy in ((0, 0), (-13, -8), (11, -12), (-8, 13), (14, 7))
    )
    out += _player(620, 1010, 520, STRIKE, "#d23b3b", "#f5f5f5")
    return (
        out
        + rect(70, 52, 380, 70, "#0c1530", 'rx="10" opacity=".88"')
        + rect(70, 52, 14, 70, "#d23b3b")
        + f'<text x="262" y="101" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="40" fill="#fff">1 : 1   67\'</text>'
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
