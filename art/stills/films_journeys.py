"""Drawn film stills: balloons, a lighthouse, a desert road, a reef."""

import random
from drawing import H, W, gradient, rect, disc, shape, hills, sky, stars


def balloons():
    """Hot-air balloons over hills."""
    out = sky("#3f86d6", "#86bdf0", "#ffe3bd") + disc(1500, 690, 110, "#fff3cf", 'opacity=".9"')
    for x, y, s in ((260, 250, 1.2), (760, 150, 0.8), (1620, 240, 1.1), (1130, 380, 0.6)):
        out += "".join(
            disc(x + dx * s, y + dy * s, r * s, "#fff", 'opacity=".75"')
            for dx, dy, r in ((0, 0, 60), (70, 12, 46), (-70, 14, 42), (130, 26, 28))
        )
    out += hills(3, 760, 60, "#7fa68c") + hills(8, 850, 46, "#5d9165") + hills(5, 950, 34, "#3c7a4c")

    def balloon(x, y, r, a, b):
        env = "".join(
            f'<path d="M{x} {y - r} C{x + k * r * 1.3:.0f} {y - r} {x + k * r * 1.25:.0f} {y + r * .35:.0f} {x + k * r * .22:.0f} {y + r * 1.25:.0f} L{x} {y + r * 1.25:.0f}z" fill="{c}"/>'
            for k, c in ((1, a), (-1, a), (0.72, b), (-0.72, b), (0.36, a), (-0.36, a))
        )
        lines = "".join(
            f'<path d="M{x + k * r * .2:.0f} {y + r * 1.25:.0f} L{x + k * r * .13:.0f} {y + r * 1.62:.0f}" stroke="#5b4636" stroke-width="3"/>'
            for k in (-1, 1)
        )
        return env + lines + rect(x - r * 0.16, y + r * 1.6, r * 0.32, r * 0.24, "#7a5433", 'rx="6"')

    return (
        out
        + balloon(620, 400, 210, "#e4573d", "#ffd27a")
        + balloon(1210, 290, 130, "#2f6fb8", "#f4efe4")
        + balloon(1610, 540, 90, "#e9a13b", "#7b3f8c")
        + balloon(250, 590, 76, "#3d9a8b", "#f7d9a0")
    )


def lighthouse():
    """A lighthouse at sunset."""
    out = sky("#141a3d", "#33386b", "#8a4f74", "#f08a5d", "#ffc07a") + stars(4, 90, 0.35)
    out += f"<defs>{gradient('ray', [(0, '#fff2c4', .85), (1, '#fff2c4', 0)], False)}{gradient('sea', [(0, '#e58a63'), (.25, '#5c3e70'), (1, '#161a3f')])}</defs>"
    out += disc(520, 742, 150, "#ffd9a0") + rect(0, 740, W, 340, "url(#sea)")
    out += "".join(
        rect(520 - w / 2, 756 + k * 22, w, 7, "#ffdca8", f'opacity="{.75 - .05 * k:.2f}"')
        for k, w in enumerate((280, 230, 260, 180, 210, 130, 150, 90, 100, 60))
    )
    out += shape(
        [(1180, 1080), (1250, 860), (1360, 770), (1560, 750), (1760, 790), (1920, 860), (1920, 1080)],
        "#171430",
    )
    out += shape([(1432, 330), (1528, 330), (1556, 770), (1404, 770)], "#efe7dc") + "".join(
        shape(
            [
                (1432 - 28 * t, 330 + 440 * t),
                (1528 + 28 * t, 330 + 440 * t),
                (1528 + 28 * (t + 0.13), 330 + 440 * (t + 0.13)),
                (1432 - 28 * (t + 0.13), 330 + 440 * (t + 0.13)),
            ],
            "#c8443a",
        )
        for t in (0.16, 0.44, 0.72)
    )
    out += shape(
        [(1470, 285), (0, 120), (0, 420)], "url(#ray)", 'transform="rotate(0 1470 285)" opacity=".0"'
    )
    out += (
        f'<path d="M1480 285 L-40 90 L-40 470z" fill="#ffe9b0" opacity=".22"/>'
        + rect(1420, 322, 120, 14, "#2a2544")
        + rect(1444, 246, 72, 78, "#ffefc0")
        + shape([(1430, 248), (1480, 190), (1530, 248)], "#2a2544")
    )
    return (
        out
        + disc(1480, 285, 90, "#ffe9b0", 'opacity=".35"')
        + rect(1600, 690, 120, 80, "#2a2544")
        + shape([(1585, 694), (1660, 640), (1735, 694)], "#3a2f57")
        + rect(1640, 716, 28, 30, "#ffc978")
    )


def desert():
    """A car on a desert road."""
    out = (
        sky("#2c1f52", "#8a3a6a", "#ee7a4a", "#ffd08a")
        + disc(960, 560, 150, "#fff0c0")
        + disc(960, 560, 260, "#ffd79a", 'opacity=".3"')
    )
    for x, w, h, c in (
        (120, 300, 260, "#8c3f4a"),
        (480, 160, 190, "#9a4a4c"),
        (1340, 240, 230, "#96454a"),
        (1620, 330, 320, "#7d3746"),
    ):
        out += shape(
            [
                (x, 640),
                (x + w * 0.10, 640 - h * 0.5),
                (x + w * 0.16, 640 - h),
                (x + w * 0.84, 640 - h),
                (x + w * 0.9, 640 - h * 0.5),
                (x + w, 640),
            ],
            c,
        ) + shape(
            [
                (x + w * 0.5, 640 - h),
                (x + w * 0.84, 640 - h),
                (x + w * 0.9, 640 - h * 0.5),
                (x + w, 640),
                (x + w * 0.62, 640),
            ],
            "#5a2740",
            'opacity=".55"',
        )
    out += (
        rect(0, 636, W, 444, "#b5623f")
        + rect(0, 636, W, 40, "#e0905a", 'opacity=".6"')
        + shape([(935, 636), (985, 636), (1560, H), (360, H)], "#3a2a3c")
        + "".join(
            shape(
                [
                    (960 - 24 * t * t, 640 + 440 * t),
                    (960 + 24 * t * t, 640 + 440 * t),
                    (960 + 24 * u * u, 640 + 440 * u),
                    (960 - 24 * u * u, 640 + 440 * u),
                ],
                "#ffd98a",
            )
            for t, u in ((0.06, 0.10), (0.16, 0.23), (0.32, 0.42), (0.56, 0.70), (0.86, 1))
        )
    )
    for x, y, s in ((250, 840, 1.3), (1690, 800, 1.1), (560, 720, 0.5), (1480, 700, 0.45)):
        out += f'<g transform="translate({x} {y}) scale({s})" stroke="#23402f" stroke-linecap="round" fill="none"><path d="M0 60 V-150" stroke-width="44"/><path d="M0 -10 H-70 V-80 M0 -40 H66 V-110" stroke-width="30" stroke-linejoin="round"/></g>'
    return (
        out
        + f'<g transform="translate(1030 850)"><ellipse cx="0" cy="96" rx="150" ry="16" fill="#160c1a" opacity=".6"/>'
        + rect(-130, -10, 260, 90, "#2f8f8a", 'rx="24"')
        + f'<path d="M-96 -8 L-72 -82 H72 L96 -8z" fill="#1d5c62"/><path d="M-80 -12 L-62 -70 H62 L80 -12z" fill="#ffcf9a"/>'
        + rect(-132, 20, 264, 18, "#e9e2d4")
        + rect(-118, 34, 44, 22, "#ff4a3a", 'rx="8"')
        + rect(74, 34, 44, 22, "#ff4a3a", 'rx="8"')
        + rect(-116, 70, 46, 30, "#141018", 'rx="10"')
        + rect(70, 70, 46, 30, "#141018", 'rx="10"')
        + "</g>"
    )


def reef():
    """Fish over a reef."""
    out = sky("#0b6fb0", "#0f4f96", "#0a2f6a", "#081d48")
    out += "".join(
        shape([(x, 0), (x + 90, 0), (x + 90 + d, H), (x - 120 + d, H)], "#bfeaff", 'opacity=".10"')
        for x, d in ((200, -160), (560, -60), (980, 60), (1350, 170), (1650, 260))
    )
    r = random.Random(5)
    out += hills(3, 900, 40, "#0b3a70") + hills(9, 970, 34, "#0a2a55")
    for _ in range(36):
        x, s, c = (
            r.random() * W,
            r.uniform(50, 150),
            r.choice(("#e2557a", "#f08a4b", "#8a4fc0", "#f3c14b", "#2fb39a", "#d94f9a")),
        )
        y = 1090 - r.random() * 60
        out += "".join(
            f'<path d="M{x:.0f} {y:.0f} q{dx * .2:.0f} {-s * .6:.0f} {dx:.0f} {-s * (1.2 - abs(dx) / 140):.0f}" stroke="{c}" stroke-width="{s * .14:.0f}" fill="none" stroke-linecap="round"/>'
            for dx in (-s * 0.7, -s * 0.3, 0, s * 0.35, s * 0.75)
        )

    def fish(x, y, s, c, stripe, k=1):
        return f'<g transform="translate({x} {y}) scale({s * k} {s})"><path d="M84 0 L150 -56 Q134 0 150 56z" fill="{c}"/><ellipse rx="100" ry="62" fill="{c}"/><path d="M-40 -56 Q-20 0 -40 56 L-12 61 Q8 0 -12 -61z M30 -59 Q46 0 30 59 L54 52 Q66 0 54 -52z" fill="{stripe}"/><circle cx="-66" cy="-14" r="13" fill="#fff"/><circle cx="-69" cy="-14" r="7" fill="#111"/><path d="M-10 -60 q30 -44 70 -30 l-16 38z M-6 60 q24 34 58 26 l-14 -34z" fill="{stripe}" opacity=".8"/></g>'

    out += (
        fish(700, 520, 1.7, "#8f5fd6", "#ffd98a")
        + fish(1240, 380, 1.1, "#ffd23f", "#2b4fd0", -1)
        + fish(1500, 690, 0.9, "#4fd0e0", "#0d5a9a")
        + fish(330, 300, 0.7, "#ff6f91", "#ffd9e2", -1)
    )
    out += "".join(
        fish(
            1000 + 90 * (k % 5) + r.uniform(-20, 20),
            180 + 46 * (k // 5) + r.uniform(-12, 12),
            0.22,
            "#ffe07a",
            "#f0a030",
        )
        for k in range(15)
    )
    return out + "".join(
        disc(
            r.random() * W,
            r.random() * H,
            4 + 12 * r.random(),
            "none",
            'stroke="#d8f4ff" stroke-width="3" opacity=".6"',
        )
        for _ in range(60)
    )
