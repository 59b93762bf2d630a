"""Seasonal pictures: Halloween, summer, Christmas, sports; each with a film of its own on the screen."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "stills"))

import drawn
from guides_building import person
from kit import *


def film(still, x, y, w, name):
    """A drawn still as the picture on a screen of width w, in 16:9."""
    inner = still().replace('id="sky"', f'id="{name}"').replace("url(#sky)", f"url(#{name})")
    return f'<svg x="{x}" y="{y}" width="{w}" height="{w * 9 / 16:.1f}" viewBox="0 0 1920 1080">{inner}</svg>'


def screen(still, x, y, w, name, glow):
    h = w * 9 / 16
    return rect(x - 60, y - 50, w + 120, h + 100, glow, 'rx="80" opacity=".38" filter="url(#b50)"') + rect(x - 12, y - 12, w + 24, h + 24, "#14112b", 'rx="8"') + film(still, x, y, w, name)


def pumpkin(x, y, s, face=True):
    o = f'<g transform="translate({x} {y}) scale({s})"><ellipse cx="0" cy="4" rx="110" ry="14" fill="#08060f" opacity=".5"/>'
    for k, c in ((-58, "#b9480f"), (58, "#b9480f"), (-32, "#d9621a"), (32, "#d9621a"), (0, "#f0812c")):
        o += f'<ellipse cx="{k}" cy="-66" rx="52" ry="68" fill="{c}"/>'
    o += '<path d="M-10 -130 q4 -34 28 -40 l8 12 q-18 10 -16 32z" fill="#4a6a34"/>'
    if face:
        o += disc(0, -60, 84, "#ffd25e", 'opacity=".35" filter="url(#b24)"') + shape([(-52, -72), (-16, -72), (-34, -104)], "#ffe79a") + shape([(52, -72), (16, -72), (34, -104)], "#ffe79a") + shape([(-9, -58), (9, -58), (0, -74)], "#ffe79a") + '<path d="M-62 -48 L-44 -36 L-34 -48 L-18 -32 L-6 -46 L8 -32 L22 -47 L34 -34 L46 -47 L62 -48 Q40 -8 0 -8 Q-40 -8 -62 -48z" fill="#ffe79a"/>'
    return o + "</g>"


def halloween():
    d, b = sky([(0, "#0d0a26"), (0.5, "#2b1650"), (0.8, "#6a2a5c"), (1, "#c9582f")])
    d += BL + lg("lawn", [(0, "#2a3a3a"), (1, "#0b1418")])
    b += stars(12, 120, 0.5) + disc(260, 190, 92, "#ffe0a0") + disc(260, 190, 190, "#ffcf7a", 'opacity=".18"')
    b += shape([(0, 640), (240, 560), (520, 630), (820, 560), (1180, 640), (1600, 570), (1600, 1000), (0, 1000)], "#1d1230") + rect(0, 660, W, 340, "url(#lawn)")
    for x, s in ((150, 1), (1470, -1)):
        b += f'<g transform="translate({x} 720) scale({s} 1)" stroke="#120a1c" fill="none" stroke-linecap="round"><path d="M0 0 C-12 -180 20 -330 -14 -520" stroke-width="44"/><path d="M2 -230 C80 -300 120 -380 210 -400 M-4 -330 C-70 -400 -90 -470 -150 -500 M120 -350 C170 -330 210 -340 260 -320 M-6 -420 C50 -480 70 -540 130 -570" stroke-width="20"/></g>'
    b += line([(560, 640), (500, 770)], "#1d1626", 12) + line([(1100, 640), (1160, 770)], "#1d1626", 12) + screen(drawn.haunted, 450, 196, 760, "film1", "#ff8a3c") + '<ellipse cx="830" cy="790" rx="560" ry="70" fill="#ff9a4a" opacity=".18" filter="url(#b24)"/>'
    b += grass(3, 500, 690, ("#33504a", "#26403c", "#42625a"))
    for x, y, s in ((300, 300, 1.1), (1310, 150, 0.9), (1420, 260, 0.6), (380, 120, 0.7)):
        b += f'<path transform="translate({x} {y}) scale({s})" d="M0 0 C-20 -26 -50 -34 -86 -16 C-70 -12 -62 0 -60 16 C-44 4 -26 6 -14 20 L0 34 L14 20 C26 6 44 4 60 16 C62 0 70 -12 86 -16 C50 -34 20 -26 0 0z" fill="#0d0718"/>'
    for x, c in ((620, "#f3f0ea"), (830, "#6a4fb0"), (1040, "#2f8f6a")):
        b += f'<g transform="translate({x} 930)"><ellipse cx="0" cy="4" rx="96" ry="14" fill="#05070c" opacity=".6"/>'
        if c == "#f3f0ea":
            b += f'<path d="M-78 0 C-84 -120 -66 -200 0 -206 C66 -200 84 -120 78 0 q-20 -22 -40 0 q-20 -22 -38 0 q-20 -22 -40 0 q-20 -22 -38 0z" fill="{c}"/>'
        else:
            b += f'<path d="M-80 0 C-86 -80 -60 -130 0 -132 C60 -130 86 -80 80 0z" fill="{c}"/>' + disc(0, -160, 46, "#3a2230" if c == "#6a4fb0" else "#c98f68") + (shape([(-86, -186), (86, -186), (14, -206), (24, -300), (-30, -206)], "#1d1230") + rect(-44, -202, 88, 12, "#f0812c") if c == "#6a4fb0" else '<path d="M-50 -160 a50 50 0 0 1 100 0 l14 -52 -38 18 -26 -44 -26 44 -38 -18z" fill="#2f8f6a"/>')
        b += "</g>"
    b += pumpkin(250, 950, 1.15) + pumpkin(400, 968, 0.75) + pumpkin(1330, 955, 1.25) + pumpkin(1500, 970, 0.8, False) + pumpkin(120, 970, 0.7, False)
    return svg(d, b)


def summer():
    d, b = sky([(0, "#1f3f86"), (0.4, "#6a6fb8"), (0.62, "#f09a86"), (0.72, "#ffd08f")])
    d += BL + BULB + lg("sea", [(0, "#ffbe8a"), (0.3, "#7f6aa8"), (1, "#274a86")]) + lg("sand", [(0, "#f0cf9a"), (1, "#c08a5c")])
    b += disc(330, 560, 96, "#fff0c4") + disc(330, 560, 210, "#ffe0a8", 'opacity=".3"') + rect(0, 560, W, 140, "url(#sea)") + "".join(rect(330 - w / 2, 574 + 18 * k, w, 6, "#fff0c8", f'opacity="{.8 - .1 * k:.1f}"') for k, w in enumerate((220, 170, 200, 120, 150, 80)))
    b += f'<path d="M0 700 Q400 660 800 694 T1600 680 V1000 H0z" fill="url(#sand)"/>' + '<path d="M0 700 Q400 660 800 694 T1600 680" stroke="#fff3dc" stroke-width="10" fill="none" opacity=".8"/>'
    for x, lean, s in ((1390, -70, 1), (1540, 60, -1)):
        b += f'<path d="M{x} 900 C{x + lean * .4:.0f} 640 {x + lean} 430 {x + lean * 1.6:.0f} 250" stroke="#6a4632" stroke-width="30" fill="none" stroke-linecap="round"/>'
        for a in (-170, -140, -105, -70, -35, 0, 25):
            b += f'<g transform="translate({x + lean * 1.6:.0f} 250) rotate({a})"><path d="M0 0 Q120 -60 250 20 Q120 -8 0 0z" fill="{("#2f7a5a", "#24664c", "#3a8f66")[a % 3]}"/></g>'
    b += line([(500, 700), (470, 820)], "#3a2a30", 12) + line([(1060, 700), (1090, 820)], "#3a2a30", 12) + screen(drawn.balloons, 430, 240, 700, "film2", "#ffe0a8")
    b += '<ellipse cx="780" cy="800" rx="520" ry="50" fill="#fff3d0" opacity=".28" filter="url(#b24)"/>'
    for x, c1, c2, f in ((300, "#e0573f", "#fff1dc", 1), (1180, "#2f8f8a", "#fff1dc", -1)):
        b += f'<g transform="translate({x} 930) scale({f} 1)"><ellipse cx="0" cy="4" rx="150" ry="14" fill="#5a3a22" opacity=".45"/>' + line([(-100, -30), (60, 0)], "#8a5a36", 14) + line([(-110, 0), (30, -70)], "#8a5a36", 14)
        b += "".join(f'<path d="M{-130 + 13 * k} {-190 + 22 * k} q60 {70} {150} {92}" stroke="{c1 if k % 2 else c2}" stroke-width="24" fill="none"/>' for k in range(5)) + line([(-140, -200), (-60, -20)], "#8a5a36", 14) + "</g>"
    b += f'<g transform="translate(760 950)"><ellipse cx="0" cy="4" rx="110" ry="12" fill="#5a3a22" opacity=".45"/>' + rect(-96, -104, 192, 106, "#7fc4b4", 'rx="14"') + rect(-102, -122, 204, 30, "#f6f3ea", 'rx="12"') + rect(-22, -98, 44, 22, "#f6f3ea", 'rx="6"') + "</g>" + portable_front(760, 832, 0.62)
    for x, c in ((560, "#ffc24a"), (980, "#ff8f6a")):
        b += f'<g transform="translate({x} 950)"><ellipse cx="0" cy="2" rx="44" ry="7" fill="#5a3a22" opacity=".4"/>' + shape([(-34, -96), (34, -96), (22, 0), (-22, 0)], "#ffffff", 'opacity=".5"') + shape([(-31, -74), (31, -74), (22, -2), (-22, -2)], c) + line([(6, -70), (30, -136)], "#e0573f", 7) + disc(-30, -98, 20, "#ffd23f") + "</g>"
    b += '<g transform="translate(1340 945)"><ellipse cx="0" cy="6" rx="84" ry="12" fill="#5a3a22" opacity=".45"/>' + disc(0, -66, 70, "#fffaf0") + "".join(f'<path d="M0 -66 L{70 * math.cos(a):.1f} {-66 + 70 * math.sin(a):.1f} A70 70 0 0 1 {70 * math.cos(a + .52):.1f} {-66 + 70 * math.sin(a + .52):.1f}z" fill="{c}"/>' for a, c in zip([k * 1.047 for k in range(6)], ("#e0573f", "#ffc24a", "#2f8f8a", "#e0573f", "#ffc24a", "#2f8f8a"))) + disc(0, -66, 12, "#fffaf0") + "</g>"
    return svg(d, b + bulbs((-40, 90, 1640, 110, 90, 20)))


def christmas():
    d = BL + lg("wall", [(0, "#3a2340"), (1, "#5e3347")]) + lg("floor", [(0, "#8a5638"), (1, "#4f2f22")]) + lg("fire", [(0, "#ffe79a"), (1, "#ff7a2f")]) + lg("brick", [(0, "#a8503f"), (1, "#7a3a33")])
    b = rect(0, 0, W, 770, "url(#wall)") + rect(0, 770, W, 230, "url(#floor)") + rect(0, 752, W, 20, "#f3e3d2")
    b += rect(60, 60, 250, 340, "#0f2a5a", 'rx="8"') + "".join(disc(70 + 230 * ((k * 37) % 100) / 100, 70 + 320 * ((k * 61) % 100) / 100, 3 + k % 3, "#fff", 'opacity=".85"') for k in range(40)) + shape([(60, 340), (140, 310), (230, 345), (310, 320), (310, 400), (60, 400)], "#e8f0fb") + rect(60, 60, 250, 340, "none", 'rx="8" stroke="#f3e3d2" stroke-width="18"') + line([(185, 60), (185, 400)], "#f3e3d2", 10) + line([(60, 230), (310, 230)], "#f3e3d2", 10)
    b += screen(drawn.snow_village, 440, 170, 720, "film3", "#9fc0ff")
    b += line(cat(420, 120, 1180, 120, 60, 40), "#1f4a34", 16) + "".join(disc(x, y + 6, 9, c) + disc(x, y + 6, 22, c, 'opacity=".35"') for (x, y), c in zip(cat(420, 120, 1180, 120, 60, 22)[1:-1], ("#ffd27a", "#ff6a5a", "#7fd0ff") * 8))
    b += rect(1230, 420, 330, 350, "url(#brick)") + "".join(rect(1236 + 66 * i + (33 if j % 2 else 0), 426 + 38 * j, 58, 30, "#c0604a", 'rx="4" opacity=".5"') for i in range(5) for j in range(9) if 1236 + 66 * i + (33 if j % 2 else 0) < 1500) + rect(1210, 396, 370, 34, "#8a5638", 'rx="6"') + rect(1300, 540, 190, 230, "#1a0f14", 'rx="8"')
    b += "".join(f'<path d="M{x} 762 C{x - w} 720 {x - w * .3} 680 {x} {762 - h} C{x + w * .4} 690 {x + w} 720 {x} 762z" fill="url(#fire)"/>' for x, w, h in ((1350, 34, 110), (1396, 44, 160), (1442, 34, 120))) + disc(1396, 720, 170, "#ff9a4a", 'opacity=".35" filter="url(#b50)"') + "".join(f'<path d="M{x} 430 v70 q0 22 24 22 h26 v-30 h-14 v-62z" fill="{c}"/>' + rect(x - 4, 424, 44, 22, "#fff6ea", 'rx="8"') for x, c in ((1260, "#c9463c"), (1380, "#2f8f6a"), (1490, "#c9463c")))
    b += '<ellipse cx="310" cy="905" rx="210" ry="26" fill="#1a0f14" opacity=".5"/>' + rect(286, 800, 48, 90, "#5a3522") + rect(246, 850, 128, 60, "#c9463c", 'rx="8"')
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
    b += shape([(310 + (34 if k % 2 == 0 else 14) * math.sin(k * math.pi / 5), 172 - (34 if k % 2 == 0 else 14) * math.cos(k * math.pi / 5)) for k in range(10)], "#ffe08a")
    for x, y, w, h, c, q in ((130, 930, 110, 80, "#2f6fb0", "#ffe08a"), (430, 940, 130, 96, "#c9463c", "#fff1dc"), (520, 950, 84, 60, "#2f8f6a", "#ffe08a")):
        b += rect(x, y - h, w, h, c, 'rx="5"') + rect(x + w * 0.44, y - h, w * 0.12, h, q) + f'<path d="M{x + w / 2} {y - h} q-40 -40 -46 -6 q10 14 46 6 q40 -40 46 -6 q-10 14 -46 6z" fill="{q}"/>'
    return svg(d, b + sofa_back(900, 990, 560, 200, "#2f5a4a", "#8fd0b0") + rect(760, 800, 130, 120, "#c9463c", 'rx="10"') + "".join(rect(760, 816 + 26 * k, 130, 8, "#fff1dc", 'opacity=".7"') for k in range(4)))


def sports():
    d = BL + lg("wall", [(0, "#1d2a52"), (1, "#35406e")]) + lg("floor", [(0, "#8a5f44"), (1, "#4a3028")])
    b = rect(0, 0, W, 770, "url(#wall)") + rect(0, 770, W, 230, "url(#floor)") + rect(0, 754, W, 18, "#e9dccb")
    b += "".join(shape([(40 + 76 * k, 64 + 10 * math.sin(k)), (100 + 76 * k, 64 + 10 * math.sin(k + 1)), (70 + 76 * k, 128)], ("#d23b3b", "#f3f5f8", "#2f5fd0", "#ffc24a")[k % 4]) for k in range(20)) + line([(0, 62), (800, 74), (1600, 62)], "#e9dccb", 5)
    b += screen(drawn.match, 380, 160, 840, "film4", "#8fd0a0") + '<ellipse cx="800" cy="800" rx="620" ry="60" fill="#8fd0a0" opacity=".16" filter="url(#b24)"/>'
    b += sofa_back(800, 1000, 900, 190, "#3a3f6a", "#9aa8e0")
    for x, s, shirt, hair, skin, up in ((520, 1.0, "#d23b3b", "#3a2230", "#e0ad86", 1), (700, 1.05, "#f3f5f8", "#d9a05a", "#e8bf9a", 0), (900, 1.0, "#2f5fd0", "#20141c", "#8a5a40", 1), (1080, 1.04, "#d23b3b", "#5a3522", "#c98f68", 0)):
        b += f'<g transform="translate({x} 900) scale({s})" stroke-linecap="round">' + rect(-62, -140, 124, 150, shirt, 'rx="46"')
        if up:
            b += f'<path d="M-50 -110 L-96 -214 M50 -110 L92 -222" stroke="{shirt}" stroke-width="36" fill="none"/>' + disc(-100, -236, 20, skin) + disc(96, -244, 20, skin)
        b += rect(-16, -166, 32, 40, skin) + disc(0, -190, 44, skin) + f'<path d="M-46 -184 a46 48 0 0 1 92 0 q2 34 -14 44 h-64 q-16 -10 -14 -44z" fill="{hair}"/></g>'
    b += rect(350, 890, 900, 120, "#3a3f6a", 'rx="40"') + f'<path d="M380 900 h840" stroke="#9aa8e0" stroke-width="5" opacity=".7"/>'
    b += f'<g transform="translate(190 930)"><ellipse cx="0" cy="6" rx="130" ry="14" fill="#1a1014" opacity=".5"/>' + rect(-110, -90, 220, 18, "#a5713f", 'rx="8"') + rect(-90, -72, 16, 76, "#7a4a2c") + rect(74, -72, 16, 76, "#7a4a2c") + shape([(-80, -150), (-10, -150), (-22, -90), (-68, -90)], "#d23b3b") + "".join(disc(-74 + 14 * k, -154 - (k % 2) * 8, 13, "#fff0c2") for k in range(5)) + rect(26, -160, 26, 70, "#3f7a4b", 'rx="8"') + rect(33, -190, 12, 36, "#3f7a4b", 'rx="4"') + rect(64, -150, 26, 60, "#7a4a2c", 'rx="8"') + "</g>"
    b += f'<g transform="translate(1420 950)"><ellipse cx="0" cy="6" rx="90" ry="12" fill="#1a1014" opacity=".5"/>' + disc(0, -72, 76, "#fbfbf8") + shape([(26 * math.sin(k * 1.2566), -72 - 26 * math.cos(k * 1.2566)) for k in range(5)], "#20232d") + "".join(shape([(62 * math.sin(a) + 16 * math.cos(q), -72 - 62 * math.cos(a) + 16 * math.sin(q)) for q in (a, a + 2.1, a + 4.2)], "#20232d") for a in [k * 1.2566 + 0.63 for k in range(5)]) + "</g>"
    return svg(d, b)


def share():
    """The backyard of the cover in the shape of a link preview."""
    from classic_backyard import backyard

    return backyard().replace('viewBox="0 0 1600 1000" width="1600" height="1000"', 'viewBox="0 110 1600 840" width="1200" height="630"')


DRAWINGS = {"halloween": halloween, "summer": summer, "christmas": christmas, "sports": sports, "share": share}
