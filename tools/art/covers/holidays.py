"""Seasonal pictures: summer and Christmas."""

import drawn
import math
import random
from films import screen
from kit import *
from objects import *


def summer():
    """A beach cinema at sunset."""
    d, b = sky([(0, "#1f3f86"), (0.4, "#6a6fb8"), (0.62, "#f09a86"), (0.72, "#ffd08f")])
    d += (
        BL
        + BULB
        + lg("sea", [(0, "#ffbe8a"), (0.3, "#7f6aa8"), (1, "#274a86")])
        + lg("sand", [(0, "#f0cf9a"), (1, "#c08a5c")])
    )
    b += (
        disc(330, 560, 96, "#fff0c4")
        + disc(330, 560, 210, "#ffe0a8", 'opacity=".3"')
        + rect(0, 560, W, 140, "url(#sea)")
        + "".join(
            rect(330 - w / 2, 574 + 18 * k, w, 6, "#fff0c8", f'opacity="{.8 - .1 * k:.1f}"')
            for k, w in enumerate((220, 170, 200, 120, 150, 80))
        )
    )
    b += (
        f'<path d="M0 700 Q400 660 800 694 T1600 680 V1000 H0z" fill="url(#sand)"/>'
        + '<path d="M0 700 Q400 660 800 694 T1600 680" stroke="#fff3dc" stroke-width="10" fill="none" opacity=".8"/>'
    )
    for x, lean, s in ((1390, -70, 1), (1540, 60, -1)):
        b += f'<path d="M{x} 900 C{x + lean * .4:.0f} 640 {x + lean} 430 {x + lean * 1.6:.0f} 250" stroke="#6a4632" stroke-width="30" fill="none" stroke-linecap="round"/>'
        for a in (-170, -140, -105, -70, -35, 0, 25):
            b += f'<g transform="translate({x + lean * 1.6:.0f} 250) rotate({a})"><path d="M0 0 Q120 -60 250 20 Q120 -8 0 0z" fill="{("#2f7a5a", "#24664c", "#3a8f66")[a % 3]}"/></g>'
    b += (
        line([(500, 700), (470, 820)], "#3a2a30", 12)
        + line([(1060, 700), (1090, 820)], "#3a2a30", 12)
        + screen(drawn.balloons, 430, 240, 700, "film2", "#ffe0a8")
    )
    b += '<ellipse cx="780" cy="800" rx="520" ry="50" fill="#fff3d0" opacity=".28" filter="url(#b24)"/>'
    for x, c1, c2, f in ((300, "#e0573f", "#fff1dc", 1), (1180, "#2f8f8a", "#fff1dc", -1)):
        b += (
            f'<g transform="translate({x} 930) scale({f} 1)"><ellipse cx="0" cy="4" rx="150" ry="14" fill="#5a3a22" opacity=".45"/>'
            + line([(-100, -30), (60, 0)], "#8a5a36", 14)
            + line([(-110, 0), (30, -70)], "#8a5a36", 14)
        )
        b += (
            "".join(
                f'<path d="M{-130 + 13 * k} {-190 + 22 * k} q60 {70} {150} {92}" stroke="{c1 if k % 2 else c2}" stroke-width="24" fill="none"/>'
                for k in range(5)
            )
            + line([(-140, -200), (-60, -20)], "#8a5a36", 14)
            + "</g>"
        )
    b += (
        f'<g transform="translate(760 950)"><ellipse cx="0" cy="4" rx="110" ry="12" fill="#5a3a22" opacity=".45"/>'
        + rect(-96, -104, 192, 106, "#7fc4b4", 'rx="14"')
        + rect(-102, -122, 204, 30, "#f6f3ea", 'rx="12"')
        + rect(-22, -98, 44, 22, "#f6f3ea", 'rx="6"')
        + "</g>"
        + portable_front(760, 832, 0.62)
    )
    for x, c in ((560, "#ffc24a"), (980, "#ff8f6a")):
        b += (
            f'<g transform="translate({x} 950)"><ellipse cx="0" cy="2" rx="44" ry="7" fill="#5a3a22" opacity=".4"/>'
            + shape([(-34, -96), (34, -96), (22, 0), (-22, 0)], "#ffffff", 'opacity=".5"')
            + shape([(-31, -74), (31, -74), (22, -2), (-22, -2)], c)
            + line([(6, -70), (30, -136)], "#e0573f", 7)
            + disc(-30, -98, 20, "#ffd23f")
            + "</g>"
        )
    b += (
        '<g transform="translate(1340 945)"><ellipse cx="0" cy="6" rx="84" ry="12" fill="#5a3a22" opacity=".45"/>'
        + disc(0, -66, 70, "#fffaf0")
        + "".join(
            f'<path d="M0 -66 L{70 * math.cos(a):.1f} {-66 + 70 * math.sin(a):.1f} A70 70 0 0 1 {70 * math.cos(a + .52):.1f} {-66 + 70 * math.sin(a + .52):.1f}z" fill="{c}"/>'
            for a, c in zip(
                [k * 1.047 for k in range(6)],
                ("#e0573f", "#ffc24a", "#2f8f8a", "#e0573f", "#ffc24a", "#2f8f8a"),
            )
        )
        + disc(0, -66, 12, "#fffaf0")
        + "</g>"
    )
    return svg(d, b + bulbs((-40, 90, 1640, 110, 90, 20)))


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


DRAWINGS = {
    "summer": summer,
    "christmas": christmas,
}
