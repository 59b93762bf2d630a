"""Drawn film stills: a toucan among leaves, penguins on the ice."""

import random

from drawing import H, W, disc, gradient, hills, rect, shape, sky, stars


def _frond(x, y, length, turn, fill):
    """A banana leaf from its stem at (x, y)."""
    ribs = "".join(
        f'<path d="M{length * t:.0f} 0 l{length * .07:.0f} {s * length * .17 * (1 - abs(2 * t - 1)):.0f}" '
        f'stroke="#fff" stroke-opacity=".16" stroke-width="4"/>'
        for t in (0.2, 0.32, 0.44, 0.56, 0.68, 0.8)
        for s in (-1, 1)
    )
    return (
        f'<g transform="translate({x} {y}) rotate({turn})"><path d="M0 0 Q{length * .3:.0f} {-length * .3:.0f} '
        f'{length} 0 Q{length * .3:.0f} {length * .3:.0f} 0 0z" fill="{fill}"/>'
        f'<path d="M0 0 H{length * .96:.0f}" stroke="#fff" stroke-opacity=".28" stroke-width="7"/>{ribs}</g>'
    )


def toucan():
    """A toucan on a branch in the rain forest."""
    r = random.Random(4)
    out = sky("#0d5a5c", "#1f8a6a", "#7fc46a", "#d9e88a")
    out += "".join(
        disc(
            r.random() * W,
            r.random() * H,
            r.uniform(30, 120),
            r.choice(("#eaf7a0", "#9fe08a", "#4fb07a")),
            'opacity=".22"',
        )
        for _ in range(34)
    )
    for x, y, length, turn, fill in (
        (-60, 180, 620, 8, "#0f5f4a"),
        (1980, 60, 700, 158, "#0f5f4a"),
        (-80, 1010, 760, -34, "#0c4f42"),
        (1990, 1060, 780, -148, "#0c4f42"),
        (300, -60, 520, 74, "#17755a"),
        (1500, -80, 560, 98, "#17755a"),
        (-40, 620, 560, -12, "#1c8a62"),
        (1960, 640, 560, -166, "#1c8a62"),
    ):
        out += _frond(x, y, length, turn, fill)
    out += (
        '<path d="M-20 860 C420 800 900 850 1300 800 S1800 760 1960 730" stroke="#5a3c2c" stroke-width="46" fill="none"/>'
        '<path d="M-20 850 C420 790 900 840 1300 790 S1800 750 1960 720" stroke="#7d5638" stroke-width="14" fill="none"/>'
    )
    for x, y in ((260, 812), (1520, 768), (1660, 752)):
        out += "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="46" ry="20" fill="#ff5f6e" transform="rotate({a} {x} {y}) translate(40 0)"/>'
            for a in range(0, 360, 60)
        ) + disc(x, y, 20, "#ffd84f")
    # Tail, body, breast, wing.
    out += '<path d="M700 760 L560 1060 L660 1050 L800 800z" fill="#12161f"/>'
    out += '<path d="M640 620 C640 420 800 300 950 300 C1080 300 1120 420 1070 560 C1030 720 940 840 800 850 C690 850 640 760 640 620z" fill="#161b26"/>'
    out += '<path d="M920 330 C1060 320 1110 430 1060 540 C1010 640 930 660 890 620 C850 540 860 400 920 330z" fill="#fff3d0"/>'
    out += '<path d="M905 620 C960 640 1010 610 1040 570 C1010 650 960 690 900 680z" fill="#e8433a"/>'
    out += '<path d="M650 600 C700 500 820 520 850 620 C850 740 760 820 690 830 C650 770 636 680 650 600z" fill="#232b3d"/>'
    # Beak and eye.
    out += '<path d="M1050 340 C1200 250 1440 280 1530 470 C1540 520 1510 560 1490 520 C1400 470 1220 480 1070 470z" fill="#ffb02e"/>'
    out += '<path d="M1068 440 C1240 440 1400 450 1496 520 C1380 540 1200 520 1066 490z" fill="#f07a2a"/>'
    out += '<path d="M1420 330 C1490 370 1530 430 1530 470 C1540 520 1510 560 1490 520 C1470 480 1440 400 1420 330z" fill="#1a1d28"/>'
    out += disc(1000, 385, 54, "#38b6e8") + disc(1000, 385, 34, "#0f1320") + disc(1012, 372, 10, "#fff")
    out += "".join(rect(x, 806, 22, 54, "#4f7fae", 'rx="11"') for x in (770, 800, 850, 880))
    return out


def _penguin(x, y, s, k=1):
    """An emperor penguin whose feet are at (x, y)."""
    return (
        f'<g transform="translate({x} {y}) scale({s * k} {s})"><ellipse cx="30" cy="4" rx="120" ry="16" fill="#33558f" opacity=".35"/>'
        '<path d="M-34 4 h-34 q4 -26 40 -26z M34 4 h34 q-4 -26 -40 -26z" fill="#f0a03a"/>'
        '<path d="M0 -390 C74 -390 78 -320 84 -250 C110 -140 96 -40 60 -10 H-60 C-96 -40 -110 -140 -84 -250 C-78 -320 -74 -390 0 -390z" fill="#1b2440"/>'
        '<path d="M6 -290 C60 -290 76 -210 74 -140 C72 -60 50 -16 10 -14 H-24 C-52 -40 -58 -110 -52 -170 C-46 -240 -30 -290 6 -290z" fill="#f8fbff"/>'
        '<path d="M-20 -292 C10 -250 60 -250 74 -290 C70 -312 66 -330 62 -340 C40 -300 0 -300 -20 -292z" fill="#ffc94a"/>'
        '<path d="M-80 -250 C-126 -190 -128 -110 -104 -60 C-90 -110 -76 -170 -72 -220z" fill="#141b33"/>'
        '<path d="M60 -352 L124 -330 L60 -322z" fill="#f07a3a"/><circle cx="38" cy="-346" r="9" fill="#fff"/></g>'
    )


def penguins():
    """Penguins under the southern lights."""
    out = sky("#0a1440", "#16306e", "#2d5fa8", "#8fc4e8") + stars(6, 130, 0.5)
    out += f"<defs>{gradient('aurora', [(0, '#5affc0', 0), (.45, '#5affc0', .75), (.7, '#8a7aff', .5), (1, '#8a7aff', 0)])}</defs>"
    for points in (
        "M-40 120 C300 20 520 260 860 130 S1500 20 1980 200 L1980 460 C1500 300 1200 420 860 400 S300 300 -40 430z",
        "M-40 300 C400 180 700 380 1100 260 S1700 200 1980 330 L1980 520 C1600 430 1200 520 900 500 S300 440 -40 560z",
    ):
        out += f'<path d="{points}" fill="url(#aurora)" opacity=".55"/>'
    for x, y, w, h, c in (
        (60, 700, 420, 260, "#bfe0f5"),
        (1500, 700, 480, 330, "#a9d2ee"),
        (820, 690, 300, 150, "#d2eafa"),
    ):
        out += shape(
            [
                (x, y),
                (x + w * 0.12, y - h * 0.6),
                (x + w * 0.4, y - h),
                (x + w * 0.62, y - h * 0.55),
                (x + w * 0.8, y - h * 0.7),
                (x + w, y),
            ],
            c,
        ) + shape(
            [(x + w * 0.4, y - h), (x + w * 0.62, y - h * 0.55), (x + w * 0.55, y), (x + w * 0.34, y)],
            "#fff",
            'opacity=".35"',
        )
    out += rect(0, 690, W, 80, "#1f4f96") + hills(5, 800, 16, "#dff0fb") + hills(3, 880, 14, "#f1f8ff")
    for x, y, s, k in (
        (300, 860, 0.8, 1),
        (1620, 850, 0.75, -1),
        (520, 930, 1.05, 1),
        (1330, 930, 1.1, -1),
        (900, 1000, 1.45, 1),
    ):
        out += _penguin(x, y, s, k)
    # The chick.
    return out + (
        '<g transform="translate(1130 1004)"><ellipse cx="12" cy="2" rx="76" ry="12" fill="#33558f" opacity=".35"/>'
        '<path d="M0 -190 C56 -190 66 -120 66 -70 C66 -20 40 0 0 0 C-40 0 -66 -20 -66 -70 C-66 -120 -56 -190 0 -190z" fill="#9fb0c8"/>'
        '<circle cx="0" cy="-150" r="50" fill="#27304f"/><ellipse cx="-20" cy="-146" rx="24" ry="28" fill="#fff"/><ellipse cx="20" cy="-146" rx="24" ry="28" fill="#fff"/>'
        '<circle cx="-16" cy="-148" r="7" fill="#10162a"/><circle cx="16" cy="-148" r="7" fill="#10162a"/><path d="M-8 -136 h16 l-8 14z" fill="#f07a3a"/></g>'
    )
