"""Drawn film stills: a street in the rain, a feast of paper lanterns."""

import random

from drawing import H, W, disc, gradient, hills, rect, shape, sky, stars


def umbrella():
    """A red umbrella on a city street in the rain."""
    r = random.Random(7)
    out = sky("#14203c", "#22406a", "#4f7a9a", "#e8b48a")
    for side in (0, 1):
        for k in range(6):
            w = 250 - 30 * k
            x = sum(250 - 30 * q for q in range(k))
            top = 40 + 78 * k + r.uniform(-20, 20)
            left = x if side == 0 else W - x - w
            out += rect(
                left, top, w, 760 - top, ("#12203a", "#182a48", "#1f3555", "#28425f", "#34526c", "#46667a")[k]
            )
            for i in range(4):
                for j in range(int((700 - top) / (70 - 7 * k))):
                    if r.random() < 0.42:
                        out += rect(
                            left + w * (0.1 + 0.23 * i),
                            top + 26 + j * (70 - 7 * k),
                            w * 0.12,
                            34 - 3 * k,
                            r.choice(("#ffcf7a", "#ffe2a8", "#ffae5a")),
                        )
    for x, y, w, h, c in (
        (70, 420, 60, 220, "#ff5a7a"),
        (1790, 380, 66, 240, "#4fd8e0"),
        (1580, 500, 46, 150, "#ffb03a"),
        (330, 520, 44, 130, "#8f7aff"),
    ):
        out += rect(x, y, w, h, c, 'rx="12"') + rect(
            x - 26, y - 26, w + 52, h + 52, c, 'rx="40" opacity=".22"'
        )
    out += f"<defs>{gradient('wet', [(0, '#c48f7a'), (.16, '#4a6a86'), (1, '#101a30')])}</defs>" + rect(
        0, 740, W, 340, "url(#wet)"
    )
    for _ in range(150):
        x = r.random() * W
        y = r.uniform(752, 1060)
        c = r.choice(("#ffcf7a", "#ff5a7a", "#4fd8e0", "#ffae5a", "#8f7aff", "#ffe2a8"))
        out += rect(
            x, y, r.uniform(30, 150), r.uniform(4, 10), c, f'rx="4" opacity="{r.uniform(.2, .6):.2f}"'
        )
    for x, h in ((560, 430), (1360, 430), (720, 300), (1200, 300)):
        out += (
            rect(x - 6, 770 - h, 12, h, "#0d1526")
            + disc(x, 770 - h, 26, "#fff0c0")
            + disc(x, 770 - h, 90, "#ffd98a", 'opacity=".28"')
        )
        out += rect(x - 20, 780, 40, h * 0.6, "#ffd98a", 'rx="18" opacity=".28"')
    # The walker: reflection, coat, boots, umbrella.
    out += '<path d="M880 1010 C900 1060 1020 1060 1040 1010z" fill="#c8283a" opacity=".35"/>'
    out += '<path d="M916 990 v-130 h36 v130z M968 990 v-130 h36 v130z" fill="#0c1220"/>'
    out += '<path d="M900 640 H1020 L1060 890 H860z" fill="#e2b23f"/><path d="M960 640 L966 890 H1060 L1020 640z" fill="#b98a2c"/>'
    out += (
        rect(908, 980, 52, 24, "#1a2236", 'rx="10"')
        + rect(964, 980, 52, 24, "#1a2236", 'rx="10"')
        + disc(960, 600, 52, "#3a2620")
    )
    out += rect(984, 420, 12, 300, "#2a1c1c")
    out += '<path d="M660 560 C680 380 820 300 990 300 C1160 300 1300 380 1320 560 C1260 520 1200 520 1154 560 C1110 520 1040 520 990 560 C940 520 870 520 826 560 C780 520 720 520 660 560z" fill="#e03544"/>'
    out += '<path d="M990 300 C900 360 840 450 826 560 C780 520 720 520 660 560 C680 380 820 300 990 300z" fill="#b8232f"/><path d="M990 300 C1060 380 1130 450 1154 560 C1110 520 1040 520 990 560z" fill="#f2606a"/>'
    out += rect(984, 270, 12, 40, "#2a1c1c")
    return out + "".join(
        f'<path d="M{x:.0f} {y:.0f} l-10 {n:.0f}" stroke="#dcecff" stroke-width="3" opacity="{o:.2f}"/>'
        for x, y, n, o in (
            (r.random() * W, r.random() * H, r.uniform(24, 60), r.uniform(0.15, 0.5)) for _ in range(300)
        )
    )


def paper_lanterns():
    """Paper lanterns that rise over a river at night."""
    out = sky("#0b1036", "#1d1f5c", "#4a2f7a", "#b0527a") + stars(5, 140, 0.5)
    out += hills(3, 700, 90, "#241a4e") + hills(9, 760, 46, "#170f38")
    out += f"<defs>{gradient('river', [(0, '#8a3f72'), (.4, '#2f2260'), (1, '#0b0b2c')])}{gradient('glow', [(0, '#fff3c0'), (.6, '#ffb03a'), (1, '#f2682a')])}</defs>"
    out += rect(0, 770, W, 310, "url(#river)")
    r = random.Random(21)

    def lantern(x, y, s, o=1.0):
        return (
            f'<g transform="translate({x:.0f} {y:.0f}) scale({s:.2f})" opacity="{o}"><circle cy="-10" r="130" fill="#ffb04a" opacity=".22"/>'
            '<path d="M-52 -92 Q0 -112 52 -92 L66 58 Q0 76 -66 58z" fill="url(#glow)"/>'
            '<path d="M-26 -100 L-30 66 M26 -100 L30 66" stroke="#c8501f" stroke-width="4" opacity=".6"/>'
            '<ellipse cy="60" rx="60" ry="10" fill="#fff8d8"/></g>'
        )

    for k in range(64):
        s = r.uniform(0.12, 0.34)
        out += lantern(r.random() * W, r.uniform(60, 660), s, 0.9)
    for x, y, s in (
        (300, 330, 1.0),
        (700, 220, 0.72),
        (1010, 470, 1.5),
        (1420, 300, 1.05),
        (1700, 520, 0.8),
        (520, 590, 0.66),
    ):
        out += lantern(x, y, s)
    for _ in range(120):
        x, y = r.gauss(980, 520), r.uniform(780, 1060)
        out += rect(
            x,
            y,
            r.uniform(24, 120),
            5,
            r.choice(("#ffb04a", "#ffd98a", "#f2682a")),
            f'rx="3" opacity="{r.uniform(.3, .8):.2f}"',
        )
    # Two people in a boat.
    out += '<path d="M760 900 H1200 C1180 966 1120 980 980 980 C840 980 790 966 760 900z" fill="#1a0f2a"/><path d="M760 900 H1200 L1194 914 H766z" fill="#6a3a3a"/>'
    for x, c in ((900, "#2f5f8a"), (1050, "#a8364a")):
        out += (
            f'<path d="M{x - 50} 905 C{x - 50} 820 {x + 50} 820 {x + 50} 905z" fill="{c}"/>'
            + disc(x, 800, 34, "#e0b08a")
            + f'<path d="M{x - 36} 800 a36 38 0 0 1 72 0z" fill="#1c1220"/>'
        )
    return out


def paper_lanterns_by_day():
    """The same film in a bright room: the screen is as light as its brightest parts."""
    return paper_lanterns() + rect(0, 0, W, H, "#e9e6df", 'opacity=".66"')


def paper_lanterns_by_lamp():
    """The same film beside a lit lamp."""
    return paper_lanterns() + rect(0, 0, W, H, "#d9b48a", 'opacity=".30"')
