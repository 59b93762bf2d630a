"""Drawn film stills: a haunted house, a village in snow."""

import random
from drawing import H, W, rect, disc, shape, hills, sky, stars, pine


def haunted():
    """A haunted house under a full moon."""
    out = (
        sky("#0c0a24", "#2a1447", "#6a2454", "#d9622b")
        + stars(7, 80, 0.4)
        + disc(1330, 330, 190, "#ffd98a")
        + "".join(
            disc(1330 + x, 330 + y, r, "#efbf68")
            for x, y, r in ((-60, -40, 34), (50, 60, 46), (70, -70, 22), (-40, 90, 20))
        )
    )
    out += hills(2, 860, 36, "#2a1238") + hills(6, 930, 26, "#150a22")
    d = "#120a1e"
    out += (
        rect(700, 520, 420, 400, d)
        + shape([(660, 530), (910, 330), (1160, 530)], d)
        + rect(760, 300, 110, 330, d)
        + shape([(735, 310), (815, 130), (895, 310)], d)
        + rect(1060, 420, 120, 500, d)
        + shape([(1035, 430), (1120, 270), (1205, 430)], d)
        + rect(620, 640, 100, 280, d)
        + shape([(600, 650), (670, 550), (740, 650)], d)
    )
    out += (
        "".join(
            rect(x, y, w, h, "#ffb13d", 'rx="20"')
            for x, y, w, h in (
                (790, 370, 44, 66),
                (900, 430, 40, 56),
                (1098, 480, 46, 74),
                (770, 590, 56, 84),
                (900, 590, 56, 84),
                (1098, 640, 46, 74),
                (650, 690, 38, 58),
            )
        )
        + f'<path d="M868 920 v-130 a52 52 0 0 1 104 0 v130z" fill="#ff8a2b"/>'
    )
    out += shape([(868, 920), (972, 920), (1150, 1080), (760, 1080)], "#5a2a4a")
    for x, k in ((250, 1), (1660, -1)):
        out += f'<path d="M{x} 1000 C{x - 10 * k} 760 {x + 30 * k} 640 {x - 10 * k} 480 M{x} 760 C{x + 90 * k} 680 {x + 130 * k} 600 {x + 200 * k} 560 M{x + 4} 640 C{x - 80 * k} 580 {x - 110 * k} 500 {x - 170 * k} 470 M{x + 100 * k} 670 C{x + 150 * k} 690 {x + 180 * k} 660 {x + 240 * k} 670" stroke="{d}" stroke-width="26" fill="none" stroke-linecap="round"/>'
    for x, y, s in ((420, 960, 64), (560, 1000, 46), (1330, 980, 58), (1500, 1010, 42), (330, 1010, 40)):
        out += "".join(
            f'<ellipse cx="{x + k * s * .5:.0f}" cy="{y}" rx="{s * .55:.0f}" ry="{s * .74:.0f}" fill="{c}"/>'
            for k, c in ((-1, "#c9541a"), (1, "#c9541a"), (0, "#ef7a28"))
        )
        out += (
            shape(
                [(x - s * 0.5, y - s * 0.1), (x - s * 0.15, y - s * 0.1), (x - s * 0.32, y - s * 0.4)],
                "#ffe08a",
            )
            + shape(
                [(x + s * 0.5, y - s * 0.1), (x + s * 0.15, y - s * 0.1), (x + s * 0.32, y - s * 0.4)],
                "#ffe08a",
            )
            + f'<path d="M{x - s * .5:.0f} {y + s * .15:.0f} q{s * .5:.0f} {s * .5:.0f} {s} 0 q{-s * .5:.0f} {s * .25:.0f} {-s} 0z" fill="#ffe08a"/>'
            + rect(x - 6, y - s * 0.95, 12, s * 0.3, "#3f5a2a")
        )
    for x, y, s in ((480, 330, 1), (600, 240, 0.7), (1010, 210, 0.8), (1560, 500, 0.9), (360, 220, 0.6)):
        out += f'<path transform="translate({x} {y}) scale({s})" d="M0 0 C-20 -26 -50 -34 -86 -16 C-70 -12 -62 0 -60 16 C-44 4 -26 6 -14 20 L0 34 L14 20 C26 6 44 4 60 16 C62 0 70 -12 86 -16 C50 -34 20 -26 0 0z" fill="#0d0718"/>'
    return out


def snow_village():
    """A village in falling snow."""
    out = (
        sky("#0d1c44", "#23407a", "#5f6fae", "#e3a4a8")
        + stars(9, 120, 0.5)
        + hills(4, 620, 60, "#6f86b8")
        + hills(7, 720, 44, "#a7bcdc")
    )
    r = random.Random(4)
    for x in range(20, W, 70):
        out += pine(
            x + r.uniform(-20, 20), 740 + r.uniform(-14, 20), r.uniform(110, 190), "#1f3c4a", "#e8f1fb"
        )
    out += hills(11, 840, 24, "#dbe7f6")
    for x, y, w, c in (
        (300, 860, 240, "#7a4334"),
        (720, 830, 200, "#8a5a3a"),
        (1180, 850, 260, "#5b4a6a"),
        (1590, 870, 220, "#7a3b3b"),
    ):
        h = w * 0.55
        out += (
            rect(x, y - h, w, h, c)
            + shape(
                [
                    (x - 34, y - h + 8),
                    (x + w / 2, y - h - w * 0.46),
                    (x + w + 34, y - h + 8),
                    (x + w, y - h + 8),
                    (x + w / 2, y - h - w * 0.36),
                    (x, y - h + 8),
                ],
                "#f5f9ff",
            )
            + shape([(x, y - h), (x + w / 2, y - h - w * 0.38), (x + w, y - h)], c)
        )
        out += (
            "".join(
                rect(x + w * k, y - h * 0.72, w * 0.18, h * 0.34, "#ffcf7a")
                + rect(x + w * (k + 0.085), y - h * 0.72, w * 0.012, h * 0.34, c)
                for k in (0.12, 0.70)
            )
            + rect(x + w * 0.42, y - h * 0.62, w * 0.18, h * 0.62, "#3c2530")
            + disc(x + w * 0.5, y - h * 1.18, w * 0.06, "#ffcf7a")
        )
        out += f'<ellipse cx="{x + w / 2}" cy="{y + 26}" rx="{w * .7}" ry="26" fill="#ffd9a0" opacity=".35"/>'
    out += hills(15, 960, 18, "#f4f8ff") + pine(960, 1000, 420, "#1f5a45", "#eef5ff")
    out += "".join(
        disc(
            960 + (r.random() - 0.5) * 230 * t,
            1000 - 390 + 300 * t,
            9,
            r.choice(("#ff5a4a", "#ffd27a", "#6fd0ff", "#ff9ad0")),
        )
        for t in [0.25 + 0.75 * k / 40 for k in range(40)]
    ) + disc(960, 618, 22, "#ffe08a")
    return out + "".join(
        disc(
            r.random() * W,
            r.random() * H,
            2 + 5 * r.random() ** 2,
            "#fff",
            f'opacity="{r.uniform(.4, .95):.2f}"',
        )
        for _ in range(420)
    )
