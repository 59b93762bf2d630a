"""The season of Christmas."""

import drawn
import math
import random
from films import screen
from kit import *
from objects import *


def christmas():
    """A living room with a tree and a fire."""
    d = (
        BL
        + lg("wall", [(0, "#3a2340"), (1, "#5e3347")])
        + lg("floor", [(0, "#8a5638"), (1, "#4f2f22")])
        + lg("fire", [(0, "#ffe79a"), (1, "#ff7a2f")])
        + lg("brick", [(0, "#a8503f"), (1, "#7a3a33")])
    )
    b = (
        rect(0, 0, W, 770, "url(#wall)")
        + rect(0, 770, W, 230, "url(#floor)")
        + rect(0, 752, W, 20, "#f3e3d2")
    )
    b += (
        rect(60, 60, 250, 340, "#0f2a5a", 'rx="8"')
        + "".join(
            disc(
                70 + 230 * ((k * 37) % 100) / 100,
                70 + 320 * ((k * 61) % 100) / 100,
                3 + k % 3,
                "#fff",
                'opacity=".85"',
            )
            for k in range(40)
        )
        + shape([(60, 340), (140, 310), (230, 345), (310, 320), (310, 400), (60, 400)], "#e8f0fb")
        + rect(60, 60, 250, 340, "none", 'rx="8" stroke="#f3e3d2" stroke-width="18"')
        + line([(185, 60), (185, 400)], "#f3e3d2", 10)
        + line([(60, 230), (310, 230)], "#f3e3d2", 10)
    )
    b += screen(drawn.snow_village, 440, 170, 720, "film3", "#9fc0ff")
    b += line(cat(420, 120, 1180, 120, 60, 40), "#1f4a34", 16) + "".join(
        disc(x, y + 6, 9, c) + disc(x, y + 6, 22, c, 'opacity=".35"')
        for (x, y), c in zip(cat(420, 120, 1180, 120, 60, 22)[1:-1], ("#ffd27a", "#ff6a5a", "#7fd0ff") * 8)
    )
    b += (
        rect(1230, 420, 330, 350, "url(#brick)")
        + "".join(
            rect(1236 + 66 * i + (33 if j % 2 else 0), 426 + 38 * j, 58, 30, "#c0604a", 'rx="4" opacity=".5"')
            for i in range(5)
            for j in range(9)
            if 1236 + 66 * i + (33 if j % 2 else 0) < 1500
        )
        + rect(1210, 396, 370, 34, "#8a5638", 'rx="6"')
        + rect(1300, 540, 190, 230, "#1a0f14", 'rx="8"')
    )
    b += (
        "".join(
            f'<path d="M{x} 762 C{x - w} 720 {x - w * .3} 680 {x} {762 - h} C{x + w * .4} 690 {x + w} 720 {x} 762z" fill="url(#fire)"/>'
            for x, w, h in ((1350, 34, 110), (1396, 44, 160), (1442, 34, 120))
        )
        + disc(1396, 720, 170, "#ff9a4a", 'opacity=".35" filter="url(#b50)"')
        + "".join(
            f'<path d="M{x} 430 v70 q0 22 24 22 h26 v-30 h-14 v-62z" fill="{c}"/>'
            + rect(x - 4, 424, 44, 22, "#fff6ea", 'rx="8"')
            for x, c in ((1260, "#c9463c"), (1380, "#2f8f6a"), (1490, "#c9463c"))
        )
    )
    b += (
        '<ellipse cx="310" cy="905" rx="210" ry="26" fill="#1a0f14" opacity=".5"/>'
        + rect(286, 800, 48, 90, "#5a3522")
        + rect(246, 850, 128, 60, "#c9463c", 'rx="8"')
    )
    for k in range(5):
        w, y = 230 - 40 * k, 830 - 118 * k
        b += f'<path d="M310 {y - 190} C{310 - w * .4} {y - 80} {310 - w} {y - 30} {310 - w} {y} Q310 {y + 42} {310 + w} {y} C{310 + w} {y - 30} {310 + w * .4} {y - 80} 310 {y - 190}z" fill="{("#1d4a36", "#235840", "#1d4a36", "#28644a", "#235840")[k]}"/>'
    r = random.Random(5)
    for k in range(60):
        t = r.random()
        y = 190 + 630 * t
        x = 310 + (r.random() - 0.5) * 2 * (20 + 185 * t)
        c = r.choice(("#ffd27a", "#ff6a5a", "#7fd0ff", "#ffb0d0"))
        b += disc(x, y, 16, c, 'opacity=".28"') + disc(x, y, 6, c)
    b += shape(
        [
            (
                310 + (34 if k % 2 == 0 else 14) * math.sin(k * math.pi / 5),
                172 - (34 if k % 2 == 0 else 14) * math.cos(k * math.pi / 5),
            )
            for k in range(10)
        ],
        "#ffe08a",
    )
    for x, y, w, h, c, q in (
        (130, 930, 110, 80, "#2f6fb0", "#ffe08a"),
        (430, 940, 130, 96, "#c9463c", "#fff1dc"),
        (520, 950, 84, 60, "#2f8f6a", "#ffe08a"),
    ):
        b += (
            rect(x, y - h, w, h, c, 'rx="5"')
            + rect(x + w * 0.44, y - h, w * 0.12, h, q)
            + f'<path d="M{x + w / 2} {y - h} q-40 -40 -46 -6 q10 14 46 6 q40 -40 46 -6 q-10 14 -46 6z" fill="{q}"/>'
        )
    return svg(
        d,
        b
        + sofa_back(900, 990, 560, 200, "#2f5a4a", "#8fd0b0")
        + rect(760, 800, 130, 120, "#c9463c", 'rx="10"')
        + "".join(rect(760, 816 + 26 * k, 130, 8, "#fff1dc", 'opacity=".7"') for k in range(4)),
    )


DRAWINGS = {"christmas": christmas}
