"""A home theater with two rows."""

import math
import random

from kit import *


def theater():
    """A home theater with two rows."""
    r = random.Random(5)
    x, y, w, h = 500, 236, 600, 338
    d, m = movie(x, y, w, h)
    d += (
        BL
        + lg("wl", [(0, "#2a1f3a"), (1, "#171229")], 0, 0, 1, 0)
        + lg("wr", [(0, "#171229"), (1, "#2a1f3a")], 0, 0, 1, 0)
        + lg("ce", [(0, "#0a0c22"), (1, "#171a45")])
        + lg("fl", [(0, "#2a2038"), (1, "#0e0b1a")])
        + lg("led", [(0, "#ffd69a", 0.9), (0.5, "#ff9d4d", 0.45), (1, "#ff9d4d", 0)], 0, 0, 1, 0)
        + lg("ledr", [(0, "#ff9d4d", 0), (0.5, "#ff9d4d", 0.45), (1, "#ffd69a", 0.9)], 0, 0, 1, 0)
        + lg("seat", [(0, "#5b4360"), (0.15, "#35294a"), (1, "#191329")])
        + lg("seat2", [(0, "#6d4f5f"), (0.2, "#43314c"), (1, "#241a34")])
        + rg("gl", [(0, "#ffe1b0", 1), (1, "#ff9a3c", 0)])
        + lg("bm2", [(0, "#dfe6ff", 0.35), (1, "#dfe6ff", 0.03)])
    )
    b = f'<rect width="{W}" height="{H}" fill="#0a0918"/>'
    # room: back wall rect 400..1200 x 180..640
    b += '<polygon points="0,0 1600,0 1200,178 400,178" fill="url(#ce)"/><polygon points="0,0 400,178 400,650 0,960" fill="url(#wl)"/><polygon points="1600,0 1200,178 1200,650 1600,960" fill="url(#wr)"/><rect x="400" y="178" width="800" height="472" fill="#15112a"/><polygon points="400,650 1200,650 1600,960 1600,1000 0,1000 0,960" fill="url(#fl)"/>'
    for _ in range(120):
        t = r.random()
        yy = 170 * t
        x0 = 400 * (yy / 178)
        b += f'<circle cx="{x0+40+r.random()*(1520-2*x0):.0f}" cy="{yy:.0f}" r="{.7+1.4*r.random():.1f}" fill="#cdd7ff" opacity="{.3+.6*r.random():.2f}"/>'
    b += '<path d="M0 60 L400 200 H1200 L1600 60" stroke="#5566ff" stroke-width="10" fill="none" opacity=".8" filter="url(#b10)"/><path d="M0 60 L400 200 H1200 L1600 60" stroke="#8d99ff" stroke-width="3" fill="none"/>'
    X = lambda t: 400 * t
    ts = [0.02, 0.24, 0.44, 0.62, 0.78, 0.92]

    def wallpt(t, v):  # t 0 near..1 far ; v 0 top..1 bottom
        xx = 400 * t
        return xx, (178 * t) + (960 - 310 * t - 178 * t) * v

    for i, t in enumerate(ts):
        t2 = (ts + [1.0])[i + 1] - 0.022 if i < len(ts) - 1 else 0.985
        q = [wallpt(t + 0.012, 0.17), wallpt(t2, 0.17), wallpt(t2, 0.86), wallpt(t + 0.012, 0.86)]
        for mir in (0, 1):
            qq = [(W - a, c) if mir else (a, c) for a, c in q]
            b += f'<polygon points="{poly(qq)}" fill="#3a2c48"/><polygon points="{poly(qq)}" fill="url(#{"ledr" if mir else "led"})" opacity=".75"/>'
            a0, c0 = wallpt(t, 0.15)
            a1, c1 = wallpt(t, 0.88)
            if mir:
                a0, a1 = W - a0, W - a1
            wd = 9 - 6 * t
            b += f'<line x1="{a0}" y1="{c0}" x2="{a1}" y2="{c1}" stroke="#ff9d4d" stroke-width="{wd*3}" opacity=".6" filter="url(#b10)"/><line x1="{a0}" y1="{c0}" x2="{a1}" y2="{c1}" stroke="#fff0d2" stroke-width="{wd*.6:.1f}" stroke-linecap="round"/>'
    b += (
        f'<rect x="{x-70}" y="{y-60}" width="{w+140}" height="{h+120}" rx="70" fill="#6f78ff" opacity=".55" filter="url(#b50)"/><rect x="{x-10}" y="{y-10}" width="{w+20}" height="{h+20}" rx="5" fill="#08070f"/>'
        + m
    )
    b += '<polygon points="800,96 508,240 1092,240" fill="url(#bm2)"/><rect x="735" y="62" width="130" height="42" rx="12" fill="#23203a"/><rect x="794" y="0" width="12" height="62" fill="#15132a"/><circle cx="800" cy="90" r="12" fill="#dfe8ff"/><circle cx="800" cy="90" r="34" fill="#dfe8ff" opacity=".5" filter="url(#b10)"/>'
    b += '<rect x="470" y="606" width="660" height="44" rx="5" fill="#241a2c"/><rect x="470" y="606" width="660" height="5" fill="#7a5a55"/>'
    b += '<polygon points="430,652 1170,652 1290,745 310,745" fill="#ffb98a" opacity=".10"/>'

    def row(y0, s, n, g, gap):
        o = ""
        for k in range(n):
            cx = 800 + (k - (n - 1) / 2) * gap
            o += f'<g transform="translate({cx},{y0}) scale({s})"><ellipse cx="0" cy="240" rx="130" ry="18" fill="#000" opacity=".45"/><rect x="-128" y="70" width="62" height="160" rx="22" fill="url(#{g})"/><rect x="66" y="70" width="62" height="160" rx="22" fill="url(#{g})"/><rect x="-92" y="-70" width="184" height="300" rx="44" fill="url(#{g})"/><path d="M-88 -34 q4 -34 46 -34 h84 q42 0 46 34" stroke="#ffd9b0" stroke-width="4" fill="none" opacity=".65"/><path d="M-84 4 q84 16 168 0" stroke="#120d20" stroke-width="4" fill="none" opacity=".6"/></g>'
        return o

    b += row(650, 0.60, 4, "seat2", 152)
    b += '<polygon points="170,830 1430,830 1600,960 1600,1000 0,1000 0,960" fill="#1a1428"/><rect x="170" y="826" width="1260" height="5" fill="#ffc98a"/><rect x="150" y="828" width="1300" height="22" fill="#ff9d4d" opacity=".45" filter="url(#b10)"/>'
    b += row(830, 1.02, 4, "seat", 262)
    return svg(d, b)


DRAWINGS = {"theater": theater}
