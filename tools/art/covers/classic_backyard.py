"""A backyard cinema at dusk."""

import math
import random

from kit import *


def backyard():
    """A backyard cinema at dusk."""
    r = random.Random(2)
    x, y, w, h = 468, 292, 664, 373
    d, m = movie(x, y, w, h)
    d += (
        BL
        + lg("sky", [(0, "#131b4d"), (0.45, "#40408f"), (0.72, "#a55f98"), (0.88, "#f08f7c"), (1, "#ffc182")])
        + lg("lawn", [(0, "#27503f"), (1, "#0e241f")])
        + lg("fen", [(0, "#5b3a4a"), (1, "#2c2138")])
        + rg("bulb", [(0, "#fff3cf", 1), (0.25, "#ffcf77", 0.85), (1, "#ff9a3c", 0)])
        + lg("bm", [(0, "#cfd8ff", 0.02), (1, "#e6ebff", 0.50)])
        + lg("deck", [(0, "#9a6448"), (1, "#4d2f2b")])
        + lg("chair", [(0, "#d98a57"), (1, "#7c4534")])
        + rg("pool", [(0, "#ffdca0", 0.55), (1, "#ffdca0", 0)])
    )
    b = f'<rect width="{W}" height="{H}" fill="url(#sky)"/>'
    for _ in range(70):
        b += f'<circle cx="{r.random()*W:.0f}" cy="{r.random()**1.6*380:.0f}" r="{.6+1.3*r.random():.1f}" fill="#fff" opacity="{.25+.6*r.random():.2f}"/>'

    def blob(cx, cy, s, c, hi):
        q = random.Random(cx)
        o = ""
        g = ""
        for k in range(13):
            a = k / 13 * 6.283
            t = 0.62 + 0.12 * q.random()
            rr = s * (0.36 + 0.10 * q.random())
            o += f'<circle cx="{cx+s*t*math.cos(a):.0f}" cy="{cy+s*t*.82*math.sin(a):.0f}" r="{rr:.0f}"/>'
        for k in range(7):
            a = math.pi * (1.05 + 0.9 * k / 6)
            t = 0.5
            g += f'<circle cx="{cx+s*t*math.cos(a):.0f}" cy="{cy+s*t*.8*math.sin(a)-s*.05:.0f}" r="{s*.30:.0f}"/>'
        return f'<path d="M{cx-s*.09} {cy+s*2.2} L{cx-s*.04} {cy} h{s*.08} L{cx+s*.09} {cy+s*2.2}z" fill="#1a1838"/><g fill="{c}">{o}<circle cx="{cx}" cy="{cy}" r="{s*.7:.0f}"/></g><g fill="{hi}">{g}</g>'

    for cx, cy, s, c, hi in (
        (600, 430, 100, "#5a4a8c", "#66549a"),
        (1010, 440, 92, "#5a4a8c", "#66549a"),
        (1250, 410, 140, "#433b7a", "#4d4488"),
        (340, 405, 145, "#433b7a", "#4d4488"),
        (110, 330, 200, "#292a60", "#32326e"),
        (1500, 335, 205, "#292a60", "#32326e"),
    ):
        b += blob(cx, cy, s, c, hi)
    b += (
        "<g>"
        + "".join(f'<rect x="0" y="{520+k*22}" width="{W}" height="18" fill="url(#fen)"/>' for k in range(8))
        + "".join(f'<rect x="{k*160+30}" y="505" width="14" height="200" fill="#241b30"/>' for k in range(11))
        + "</g>"
    )
    for k in range(60):
        cx = k * 28 + r.random() * 16
        s = 28 + 26 * r.random()
        b += f'<ellipse cx="{cx:.0f}" cy="{690:.0f}" rx="{s:.0f}" ry="{s*.95:.0f}" fill="{("#1d4038","#234a3b","#183831")[k%3]}"/>'
    for cx in (120, 330, 1270, 1480):
        b += f'<ellipse cx="{cx}" cy="650" rx="110" ry="100" fill="url(#bulb)" opacity=".42"/>'
    b += f'<rect y="690" width="{W}" height="310" fill="url(#lawn)"/>'
    q = random.Random(8)
    for _ in range(900):
        gx = q.random() * W
        gy = 700 + q.random() ** 0.7 * 250
        s = 4 + (gy - 690) * 0.05
        b += f'<path d="M{gx:.0f} {gy:.0f}q{s*.1:.1f} -{s:.1f} {q.uniform(-.5,.5)*s:.1f} -{s*1.6:.1f}" stroke="{q.choice(("#3d7350","#2f5f47","#568a57"))}" stroke-width="1.6" fill="none" opacity=".6"/>'
    b += '<ellipse cx="800" cy="745" rx="560" ry="80" fill="url(#pool)"/>'
    b += f'<rect x="{x-110}" y="{y-90}" width="{w+220}" height="{h+180}" rx="120" fill="#ffc890" opacity=".30" filter="url(#b50)"/>'
    b += (
        f'<path d="M{x+50} {y+h} l-34 104 M{x+w-50} {y+h} l34 104" stroke="#15122c" stroke-width="10" stroke-linecap="round"/><rect x="{x-12}" y="{y-12}" width="{w+24}" height="{h+24}" rx="10" fill="#14112b"/>'
        + m
    )
    b += f'<polygon points="800,842 {x+12},{y+h-6} {x+w-12},{y+h-6}" fill="url(#bm)" opacity=".55"/>'
    for sx in (150, 1450):
        b += f'<rect x="{sx-7}" y="196" width="14" height="640" fill="#1b1530"/><path d="M{sx-44} 800 h88 l-10 96 h-68z" fill="#2c2340"/>'
    for a in (
        (150, 206, 1450, 206, 44, 19),
        (-60, 150, 150, 206, 16, 4),
        (1450, 206, 1660, 150, 16, 4),
        (-40, 30, 1640, 30, 74, 18),
    ):
        p = cat(*a[:5], a[5])
        b += f'<path d="{path(cat(*a[:5],40))}" stroke="#120f26" stroke-width="3" fill="none"/>'
        for bx, by in p[1:-1]:
            b += f'<circle cx="{bx:.0f}" cy="{by+16:.0f}" r="34" fill="url(#bulb)"/><rect x="{bx-3.5:.1f}" y="{by-1:.1f}" width="7" height="9" rx="2" fill="#120f26"/><path d="M{bx-4:.1f} {by+8:.1f} c-9 10 -5 20 4 21 c9 -1 13 -11 4 -21z" fill="#fff1cc"/>'
    b += (
        '<polygon points="0,880 1600,880 1600,1000 0,1000" fill="url(#deck)"/>'
        + "".join(
            f'<line x1="{800+(k-14)*62}" y1="880" x2="{800+(k-14)*110}" y2="1000" stroke="#3a2325" stroke-width="3" opacity=".7"/>'
            for k in range(29)
        )
        + '<rect y="876" width="1600" height="7" fill="#ffb970" opacity=".8"/>'
    )

    def bean(cx, cy, s, c, c2):
        return f'<ellipse cx="{cx}" cy="{cy+s*.42}" rx="{s*1.0}" ry="{s*.16}" fill="#08140f" opacity=".5"/><path d="M{cx-s} {cy+s*.3} C{cx-s*.95} {cy-s*.5} {cx-s*.3} {cy-s*.95} {cx} {cy-s} C{cx+s*.35} {cy-s*.95} {cx+s*1.0} {cy-s*.4} {cx+s} {cy+s*.3} C{cx+s*.8} {cy+s*.55} {cx-s*.8} {cy+s*.55} {cx-s} {cy+s*.3}z" fill="{c}"/><path d="M{cx} {cy-s} C{cx+s*.35} {cy-s*.95} {cx+s*1.0} {cy-s*.4} {cx+s} {cy+s*.3} C{cx+s*.9} {cy+s*.45} {cx+s*.3} {cy+s*.5} {cx+s*.1} {cy+s*.48} C{cx+s*.5} {cy} {cx+s*.3} {cy-s*.7} {cx} {cy-s}z" fill="{c2}"/>'

    b += (
        bean(560, 795, 62, "#e06a4a", "#b54c3c")
        + bean(1060, 800, 66, "#2f8f8a", "#216a70")
        + bean(700, 790, 48, "#e9c48c", "#c69a68")
    )

    def chair(cx, cy, s, f):
        o = f'<g transform="translate({cx},{cy}) scale({s*f},{s})">'
        o += '<ellipse cx="0" cy="152" rx="150" ry="16" fill="#1c0f14" opacity=".5"/><path d="M-92 60 l-22 92 h18 l22 -80z M92 60 l22 92 h-18 l-22 -80z" fill="#5d3329"/>'
        for k in range(7):
            xx = (k - 3) * 27
            hh = [150, 172, 186, 192, 186, 172, 150][k]
            o += f'<rect x="{xx-12}" y="{60-hh}" width="24" height="{hh+26}" rx="9" fill="url(#chair)" transform="rotate({(k-3)*1.6} {xx} 80)"/>'
        o += '<rect x="-104" y="-40" width="208" height="16" rx="6" fill="#8a4f3a"/><rect x="-100" y="42" width="200" height="16" rx="6" fill="#7a4434"/><path d="M-150 10 h54 q8 0 8 9 t-8 9 h-50 q-12 0 -12 -9 t8 -9z M150 10 h-54 q-8 0 -8 9 t8 9 h50 q12 0 12 -9 t-8 -9z" fill="#e39a64"/></g>'
        return o

    b += chair(330, 830, 1.05, 1) + chair(1270, 830, 1.05, -1)
    b += '<rect x="690" y="900" width="220" height="16" rx="6" fill="#c98555"/><path d="M712 916 h16 l-6 70 h-14z M872 916 h16 l4 70 h-14z" fill="#8a5239"/>'
    b += (
        '<rect x="764" y="836" width="72" height="64" rx="16" fill="#efe6d8"/><path d="M764 868 h72 v18 q0 14 -14 14 h-44 q-14 0 -14 -14z" fill="#3b3546"/><circle cx="800" cy="836" r="0"/><path d="M850 884 h46 l-8 16 h-30z" fill="#f3e6cf"/>'
        + "".join(f'<circle cx="{852+k*6}" cy="{882-(k%3)*4}" r="6" fill="#fff0c2"/>' for k in range(8))
    )
    for lx, s in ((110, 1.2), (182, 0.9), (1500, 1.1)):
        b += f'<g transform="translate({lx},930) scale({s})"><circle cx="0" cy="0" r="70" fill="url(#bulb)" opacity=".8"/><rect x="-24" y="-38" width="48" height="72" rx="4" fill="none" stroke="#17121f" stroke-width="5"/><path d="M-28 -38 h56 l-14 -16 h-28z M-30 34 h60 v8 h-60z" fill="#17121f"/><rect x="-9" y="2" width="18" height="32" fill="#ffe9c6"/><path d="M0 -22 q9 12 0 22 q-9 -10 0 -22z" fill="#ffc35e"/></g>'
    return svg(d, b)
