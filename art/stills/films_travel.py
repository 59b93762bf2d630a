"""Drawn film stills: a steam train, sailboats, a tram, a rocket."""

import random

from drawing import H, W, disc, gradient, hills, pine, rect, shape, sky, stars


def steam_train():
    """A steam train on a viaduct in the fall."""
    out = sky("#4f8fc0", "#a9cfe0", "#ffe2b0") + disc(1500, 250, 90, "#fff4d0")
    out += hills(3, 560, 110, "#8fa8a0") + hills(8, 660, 80, "#b98a52") + hills(5, 760, 60, "#a0602f")
    r = random.Random(6)
    for _ in range(150):
        x, y = r.random() * W, r.uniform(700, 960)
        out += disc(
            x, y, r.uniform(22, 48), r.choice(("#d9722a", "#e89a3a", "#b94a26", "#8f3f22", "#c9b13f"))
        )
    stone, dark = "#c2a688", "#8f775f"
    out += rect(0, 600, W, 46, stone) + rect(0, 592, W, 14, dark)
    for k in range(8):
        x = -60 + k * 270
        out += (
            f'<path d="M{x} 640 h270 v460 h-60 v-280 a75 75 0 0 0 -150 0 v280 h-60z" fill="{stone}"/>'
            f'<path d="M{x + 60} 1100 v-280 a75 75 0 0 1 20 -46 v326z" fill="{dark}"/>'
        )
    # Steam.
    for k in range(13):
        out += disc(
            1330 - 92 * k, 330 - 13 * k + 24 * (k % 3), 46 + 9 * k, "#fff", f'opacity="{.92 - .055 * k:.2f}"'
        )
    # Wagons.
    for k in range(4):
        x = -40 + 300 * k
        out += rect(x, 470, 280, 106, "#7a2630", 'rx="10"') + rect(x - 6, 456, 292, 22, "#3a2428", 'rx="10"')
        out += "".join(rect(x + 22 + 50 * q, 494, 36, 40, "#ffe0a0", 'rx="4"') for q in range(5))
        out += rect(x, 546, 280, 8, "#e3b65a") + "".join(
            disc(x + q, 584, 19, "#221a1e") for q in (50, 100, 190, 240)
        )
    # Engine and tender.
    out += rect(1160, 486, 116, 92, "#1f3a34", 'rx="6"') + shape(
        [(1166, 490), (1188, 452), (1252, 452), (1272, 490)], "#14161a"
    )
    out += (
        rect(1286, 430, 104, 148, "#1f4a3e", 'rx="6"')
        + rect(1274, 414, 128, 22, "#14231f", 'rx="8"')
        + rect(1304, 452, 62, 46, "#ffdf9a", 'rx="6"')
    )
    out += rect(1380, 470, 250, 96, "#27604f", 'rx="22"') + "".join(
        rect(x, 470, 12, 96, "#e3b65a") for x in (1440, 1510, 1580)
    )
    out += (
        rect(1600, 462, 50, 112, "#17211f", 'rx="16"')
        + rect(1576, 370, 44, 104, "#17211f")
        + rect(1566, 356, 64, 22, "#e3b65a", 'rx="8"')
    )
    out += f'<path d="M1470 470 a30 36 0 0 1 60 0z" fill="#e3b65a"/>' + disc(1656, 500, 16, "#fff3c0")
    out += shape([(1640, 566), (1700, 600), (1640, 600)], "#b8322c") + rect(1286, 562, 360, 18, "#b8322c")
    for x, q in ((1200, 18), (1246, 18), (1330, 34), (1412, 34), (1494, 34), (1570, 20), (1620, 20)):
        out += (
            disc(x, 600 - q, q, "#1a1a1e")
            + disc(x, 600 - q, q * 0.78, "#b8322c")
            + disc(x, 600 - q, q * 0.3, "#e3b65a")
        )
    return out + rect(1330, 562, 180, 9, "#d8d8d8") + hills(12, 1010, 30, "#7a4322")


def regatta():
    """Sailboats on a bright sea."""
    out = sky("#2a86d8", "#7fc4f0", "#dff3fb")
    for x, y, s in ((300, 220, 1.3), (1080, 150, 0.9), (1640, 260, 1.2)):
        out += "".join(
            disc(x + dx * s, y + dy * s, q * s, "#fff", 'opacity=".9"')
            for dx, dy, q in ((0, 0, 64), (80, 16, 48), (-78, 18, 44), (150, 30, 30), (-140, 32, 26))
        )
    out += hills(4, 560, 60, "#6fa8a8") + hills(9, 600, 36, "#4f8f8a")
    out += f"<defs>{gradient('water', [(0, '#39b4c8'), (.5, '#1673b0'), (1, '#0c3f7c')])}</defs>" + rect(
        0, 600, W, 480, "url(#water)"
    )
    r = random.Random(3)
    for _ in range(130):
        y = r.uniform(612, 1070)
        w = 20 + (y - 600) * 0.28 * r.random()
        out += rect(
            r.random() * W,
            y,
            w,
            2 + (y - 600) * 0.012,
            "#e8fbff",
            f'rx="3" opacity="{r.uniform(.25, .75):.2f}"',
        )

    def boat(x, y, s, jib, main, hull, k=1):
        return (
            f'<g transform="translate({x} {y}) scale({s * k} {s})"><ellipse cx="0" cy="34" rx="190" ry="16" fill="#08305e" opacity=".35"/>'
            f'<path d="M-6 -20 L-6 -560 C60 -400 150 -180 170 -40z" fill="{main}"/><path d="M-6 -300 C70 -290 110 -240 128 -170 L-6 -170z" fill="{jib}"/>'
            f'<path d="M-24 -30 L-20 -500 C-90 -340 -170 -150 -190 -40z" fill="{jib}"/>'
            f'<path d="M-14 -580 V0" stroke="#4a3527" stroke-width="10"/><path d="M-14 -580 l-50 18 l50 18z" fill="#ffd23f"/>'
            f'<path d="M-200 -12 H190 L140 44 H-150z" fill="{hull}"/><path d="M-200 -12 H190 L182 2 H-188z" fill="#fff"/></g>'
        )

    return (
        out
        + boat(330, 690, 0.5, "#ffd06a", "#fff6e0", "#24506e")
        + boat(1610, 700, 0.52, "#e8604a", "#fff6e0", "#3a2c50", -1)
        + boat(1000, 660, 0.34, "#7fd0c0", "#ffffff", "#5b3b2e")
        + boat(1330, 900, 1.02, "#f28c3a", "#fdf6e8", "#8a2f34", -1)
        + boat(620, 930, 1.16, "#e0443f", "#fffaf0", "#173a63")
    )


def tram():
    """A yellow tram on a steep street."""
    out = sky("#5fb0e0", "#bfe2f0", "#fff0d0")
    walls = ("#e8a07a", "#f2cf8a", "#8fc0b0", "#e58f8a", "#b9a6cf", "#f0e0c0", "#7fa8c8")
    for side in (0, 1):
        for k in range(5):
            w, x = 300 - 42 * k, sum(300 - 42 * q for q in range(k))
            top, foot = 60 + 88 * k, 1000 - 92 * k
            left = x if side == 0 else W - x - w
            out += rect(left, top, w, foot - top, walls[(k + 3 * side) % 7]) + rect(
                left - 6, top - 18, w + 12, 26, "#a8553a"
            )
            for i in range(3):
                for j in range(int((foot - top) / (150 - 14 * k))):
                    ww, hh = w * 0.17, (150 - 14 * k) * 0.56
                    wx, wy = left + w * (0.12 + 0.3 * i), top + 34 + j * (150 - 14 * k)
                    out += rect(wx - 5, wy - 5, ww + 10, hh + 10, "#fff8ea") + rect(wx, wy, ww, hh, "#4f7f9a")
                    if (i + j + k) % 3 == 0:
                        out += rect(wx - 8, wy + hh, ww + 16, 12, "#3f6b45", 'rx="5"') + disc(
                            wx + ww / 2, wy + hh, 9, "#e0443f"
                        )
    out += shape([(880, 560), (1040, 560), (1700, H), (220, H)], "#b9a690") + rect(
        880, 500, 160, 62, "#6fb0c8"
    )
    for t in range(11):
        q = t / 10
        y = 560 + 520 * q * q
        out += rect(960 - 80 - 660 * q * q, y, 160 + 1320 * q * q, 3 + 5 * q, "#9c8872", 'opacity=".6"')
    for a, b in ((925, 560), (995, 1360)):
        out += shape([(a, 560), (a + 6, 560), (b + 30, H), (b, H)], "#5f5a58")
    out += '<path d="M0 120 L960 470 L1920 120 M960 470 V300" stroke="#2a2a30" stroke-width="5" fill="none"/>'
    out += rect(660, 980, 620, 60, "#3a3026", 'rx="20" opacity=".4"')
    out += (
        rect(660, 430, 600, 560, "#f2c02e", 'rx="54"')
        + rect(660, 780, 600, 40, "#fff6e0")
        + rect(640, 410, 640, 54, "#e8e2d4", 'rx="26"')
    )
    out += (
        rect(706, 500, 150, 236, "#2f4a5a", 'rx="16"')
        + rect(884, 500, 152, 236, "#3a5a6c", 'rx="16"')
        + rect(1064, 500, 150, 236, "#2f4a5a", 'rx="16"')
    )
    out += "".join(
        shape([(x, 736), (x + 54, 500), (x + 92, 500), (x + 38, 736)], "#fff", 'opacity=".16"')
        for x in (720, 900, 1080)
    )
    out += (
        rect(810, 418, 300, 40, "#1f2a33", 'rx="8"')
        + '<text x="960" y="450" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="32" fill="#ffe27a">28 HARBOR</text>'
    )
    out += disc(960, 880, 44, "#fff3c0") + disc(960, 880, 28, "#fff")
    out += "".join(disc(x, 890, 22, "#e0443f") for x in (730, 1190)) + rect(
        700, 960, 520, 44, "#3a2f2a", 'rx="12"'
    )
    return (
        out
        + '<path d="M960 410 L900 300 M960 410 L1020 300 M880 300 H1040" stroke="#2a2a30" stroke-width="9" fill="none"/>'
    )


def rocket():
    """A rocket that rises from its pad at night."""
    out = sky("#070b2a", "#141a4f", "#4a2f78", "#e0605a", "#ffb45a") + stars(12, 240, 0.75)
    out += disc(1560, 210, 84, "#f2ecd8") + "".join(
        disc(1560 + x, 210 + y, q, "#d8cfb8") for x, y, q in ((-26, -20, 16), (24, 14, 22), (30, -36, 10))
    )
    out += f"<defs>{gradient('flame', [(0, '#fff8d8'), (.35, '#ffd04a'), (.8, '#ff7a2a', .8), (1, '#ff5a2a', 0)])}{gradient('shell', [(0, '#fdfdfd'), (.55, '#e6e9f0'), (1, '#9fa8bc')], False)}</defs>"
    out += disc(960, 800, 330, "#ffb45a", 'opacity=".35"') + disc(960, 860, 210, "#ffe0a0", 'opacity=".5"')
    out += hills(4, 930, 26, "#2a1a3c") + rect(0, 985, W, 95, "#1c1228")
    for x in (620, 1290):
        out += (
            f'<path d="M{x} 1000 V300 M{x + 60} 1000 V300 M{x} 300 H{x + 60}'
            + "".join(f" M{x} {1000 - 100 * k} L{x + 60} {900 - 100 * k}" for k in range(7))
            + '" stroke="#140d20" stroke-width="12" fill="none"/>'
        )
    out += '<path d="M900 600 C860 760 880 860 960 1000 C1040 860 1060 760 1020 600z" fill="url(#flame)"/>'
    r = random.Random(8)
    for k in range(46):
        x = 960 + r.gauss(0, 260)
        y = 1000 - abs(r.gauss(0, 46)) + abs(x - 960) * 0.06
        out += disc(
            x, y, r.uniform(50, 110), r.choice(("#f6d8c0", "#ffe8cf", "#d9b0b0", "#c79aa8")), 'opacity=".85"'
        )
    out += '<path d="M880 560 L800 660 L812 700 L892 640z M1040 560 L1120 660 L1108 700 L1028 640z" fill="#c8383a"/>'
    out += '<path d="M960 90 C1030 170 1050 280 1046 420 L1030 630 H890 L874 420 C870 280 890 170 960 90z" fill="url(#shell)"/>'
    out += '<path d="M960 90 C1000 136 1024 186 1036 240 H884 C896 186 920 136 960 90z" fill="#c8383a"/>'
    out += (
        rect(880, 500, 160, 34, "#c8383a")
        + disc(960, 340, 50, "#c8ccd8")
        + disc(960, 340, 36, "#3a8fd0")
        + disc(948, 328, 10, "#dff2ff")
    )
    return out + shape([(946, 560), (974, 560), (984, 660), (936, 660)], "#9a2a30")
