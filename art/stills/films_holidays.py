"""A drawn film still: a village around its church on Christmas Eve."""

import random

from drawing import H, W, disc, gradient, hills, pine, rect, shape, sky, stars

SNOW, SHADE, GLOW = "#eef3fb", "#b9c8e4", "#ffcf7a"


def _house(x, y, w, wall, turn=1):
    """A house with its gable at one side, snow on its roof, lit windows."""
    h, ridge = w * 0.42, y - w * 0.86
    a, b = (x, x + w * 0.42) if turn > 0 else (x + w * 0.58, x + w)
    middle = (a + b) / 2
    long0, long1 = (b, x + w) if turn > 0 else (x, a)
    out = rect(long0, y - h, long1 - long0, h, wall)
    out += rect(long0, y - h, long1 - long0, h, "#0c1430", 'opacity=".34"')
    out += shape([(a, y), (a, y - h), (middle, ridge), (b, y - h), (b, y)], wall)
    far = x + w * 0.86 if turn > 0 else x + w * 0.14
    edge = x + w * 1.05 if turn > 0 else x - w * 0.05
    side = b + w * 0.03 if turn > 0 else a - w * 0.03
    chimney = middle + turn * w * 0.36
    out += rect(chimney, ridge - w * 0.14, w * 0.09, w * 0.3, "#5a4350")
    out += rect(chimney - 3, ridge - w * 0.17, w * 0.09 + 6, w * 0.05, SNOW)
    out += shape([(middle, ridge - 10), (far, ridge - 10), (edge, y - h + 8), (side, y - h + 8)], SNOW)
    near = a - w * 0.04 if turn > 0 else b + w * 0.04
    out += f'<path d="M{near:.0f} {y - h + 8:.0f} L{middle:.0f} {ridge - 5:.0f} L{side:.0f} {y - h + 8:.0f}" stroke="{SNOW}" stroke-width="{w * .055:.0f}" fill="none" stroke-linejoin="round"/>'
    panes = [(middle - w * 0.05, y - h * 0.66)] + [
        (long0 + (long1 - long0) * k - w * 0.05, y - h * 0.66) for k in (0.3, 0.72)
    ]
    for wx, wy in panes:
        out += disc(wx + w * 0.05, wy + w * 0.06, w * 0.2, "url(#lit)")
        out += rect(wx, wy, w * 0.10, w * 0.14, GLOW) + rect(wx + w * 0.045, wy, w * 0.012, w * 0.14, wall)
    return out + disc(middle, y - h * 1.22, w * 0.035, GLOW)


def _church(x, y, s):
    """The church: nave and steeple, with tall lit windows."""
    wall, dark = "#7d6a86", "#5c4d6e"
    out = rect(x, y - 150 * s, 250 * s, 150 * s, dark)
    out += shape(
        [
            (x - 6 * s, y - 146 * s),
            (x + 24 * s, y - 250 * s),
            (x + 236 * s, y - 250 * s),
            (x + 266 * s, y - 146 * s),
        ],
        SNOW,
    )
    for k in range(3):
        wx = x + (64 + 66 * k) * s
        out += disc(wx + 15 * s, y - 80 * s, 60 * s, "url(#lit)")
        out += f'<path d="M{wx} {y - 40 * s} v{-50 * s} a{15 * s} {18 * s} 0 0 1 {30 * s} 0 v{50 * s}z" fill="{GLOW}"/>'
    out += rect(x - 82 * s, y - 300 * s, 104 * s, 300 * s, wall)
    out += rect(x - 26 * s, y - 300 * s, 48 * s, 300 * s, dark, 'opacity=".55"')
    out += shape([(x - 92 * s, y - 296 * s), (x - 30 * s, y - 520 * s), (x + 32 * s, y - 296 * s)], SNOW)
    out += shape([(x - 30 * s, y - 520 * s), (x + 32 * s, y - 296 * s), (x - 8 * s, y - 296 * s)], SHADE)
    out += disc(x - 30 * s, y - 530 * s, 11 * s, "#ffe7a8")
    out += disc(x - 30 * s, y - 228 * s, 30 * s, "#fff3d6") + disc(x - 30 * s, y - 228 * s, 24 * s, "#2c2547")
    out += f'<path d="M{x - 30 * s} {y - 228 * s} v{-17 * s} M{x - 30 * s} {y - 228 * s} h{12 * s}" stroke="#fff3d6" stroke-width="{4 * s}"/>'
    return (
        out
        + f'<path d="M{x - 52 * s} {y} v{-66 * s} a{22 * s} {26 * s} 0 0 1 {44 * s} 0 v{66 * s}z" fill="{GLOW}"/>'
    )


def christmas_eve():
    """A lit lane leads to a church between snowed-in houses."""
    r = random.Random(12)
    out = sky("#081337", "#16306b", "#43579f", "#a889b6") + stars(6, 170, 0.42)
    out += (
        f'<defs>{gradient("moon", [(0, "#dfe8ff", 0.55), (1, "#dfe8ff", 0)], radial=(0.5, 0.5, 0.5))}'
        f'{gradient("lit", [(0, GLOW, 0.75), (0.4, GLOW, 0.3), (1, GLOW, 0)], radial=(0.5, 0.5, 0.5))}'
        f'{gradient("lane", [(0, "#ffe2ae"), (1, "#c9bfd8")])}'
        f'{gradient("field", [(0, "#d5e0f3"), (1, "#8ea5d2")])}</defs>'
    )
    out += disc(1490, 210, 230, "url(#moon)") + disc(1490, 210, 66, "#f6f2e2")
    out += hills(5, 560, 66, "#4a62a4") + hills(9, 640, 40, "#7d95c8")
    for k in range(34):
        x = 30 + 56 * k + r.uniform(-16, 16)
        out += pine(x, 690 + r.uniform(-16, 14), r.uniform(90, 170), "#1c3a55", "#cfdcf2")
    out += f'<path d="M0 700 Q480 600 980 640 T1920 690 V{H} H0z" fill="url(#field)"/>'
    out += _church(960, 690, 0.92)
    for x, y, w, c, turn in (
        (560, 726, 190, "#8a4a3c", 1),
        (1300, 730, 200, "#4f5f8c", -1),
        (250, 800, 250, "#6b4f78", 1),
        (1560, 806, 260, "#8a4038", -1),
    ):
        out += _house(x, y, w, c, turn)
    # The lane winds from the lower edge to the door of the church.
    out += '<path d="M760 1080 C700 960 1180 900 1040 800 C990 760 930 740 918 690 L946 690 C966 740 1070 752 1130 800 C1290 910 960 960 1150 1080z" fill="url(#lane)" opacity=".92"/>'
    for x, y, s in ((872, 760, 0.6), (1110, 772, 0.62), (955, 850, 0.8), (1222, 872, 0.85), (800, 945, 1.1)):
        out += disc(x, y - 96 * s, 110 * s, "url(#lit)") + rect(
            x - 4 * s, y - 90 * s, 8 * s, 90 * s, "#2a2440"
        )
        out += rect(x - 14 * s, y - 116 * s, 28 * s, 34 * s, "#ffe09a", f'rx="{5 * s}"')
        out += shape([(x - 20 * s, y - 114 * s), (x, y - 136 * s), (x + 20 * s, y - 114 * s)], SNOW)
    out += f'<path d="M0 1000 Q300 930 640 1020 T820 {H} H0z M1920 960 Q1600 930 1330 1010 T1180 {H} H1920z" fill="#e6eefb"/>'
    for x, y, h in (
        (120, 1050, 470),
        (330, 1070, 330),
        (1800, 1040, 520),
        (1590, 1070, 350),
        (1450, 1080, 230),
    ):
        out += pine(x, y, h, "#16384a", "#eaf1fc")
    return out + "".join(
        disc(
            r.random() * W,
            r.random() * H,
            2 + 6 * r.random() ** 3,
            "#fff",
            f'opacity="{r.uniform(.35, .9):.2f}"',
        )
        for _ in range(380)
    )
