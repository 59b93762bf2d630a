"""Vector versions (flat + gradient style) -> svg/*.svg"""

import math, random

W, H = 1600, 1000


def cat(x0, y0, x1, y1, s, n):
    return [
        (x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n + s * 4 * (i / n) * (1 - i / n)) for i in range(n + 1)
    ]


def poly(p):
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in p)


def path(p):
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in p)


def svg(defs, body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}"><defs>{defs}</defs>{body}</svg>'


def lg(i, stops, x1=0, y1=0, x2=0, y2=1, extra=""):
    return (
        f'<linearGradient id="{i}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {extra}>'
        + "".join(
            f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a[0]}"' if a else "") + "/>"
            for o, c, *a in stops
        )
        + "</linearGradient>"
    )


def rg(i, stops, cx=0.5, cy=0.5, r=0.5, extra=""):
    return (
        f'<radialGradient id="{i}" cx="{cx}" cy="{cy}" r="{r}" {extra}>'
        + "".join(
            f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a[0]}"' if a else "") + "/>"
            for o, c, *a in stops
        )
        + "</radialGradient>"
    )


BL = "".join(
    f'<filter id="b{n}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="{n}"/></filter>'
    for n in (4, 10, 24, 50)
)


def ridge(x0, x1, y, amp, seed, n=40, base=None):
    r = random.Random(seed)
    ph = [r.random() * 6.28 for _ in range(5)]
    p = [
        (
            x0 + (x1 - x0) * i / n,
            y
            - amp
            * (
                0.5 * math.sin(i * 0.31 + ph[0])
                + 0.3 * math.sin(i * 0.73 + ph[1])
                + 0.2 * math.sin(i * 1.7 + ph[2])
            ),
        )
        for i in range(n + 1)
    ]
    return poly([(x0, base)] + p + [(x1, base)])


def movie(x, y, w, h, i="m"):
    d = (
        lg(i + "s", [(0, "#2b3f8f"), (0.45, "#c66a8e"), (0.75, "#ffb07a"), (1, "#ffe0a6")])
        + f'<clipPath id="{i}c"><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/></clipPath>'
        + lg(i + "l", [(0, "#ffb98a"), (1, "#3a3f86")])
        + lg(i + "r", [(0, "#8a5a9a"), (1, "#e89a8c")])
        + lg(i + "r2", [(0, "#4c3f86"), (1, "#a8648e")])
        + lg(i + "r3", [(0, "#241f58"), (1, "#3d2f70")])
    )
    r = random.Random(4)
    trees = ""
    for k in range(34):
        tx = x + w * r.random()
        th = h * (0.05 + 0.13 * abs((tx - x) / w - 0.5) * 2 + 0.03 * r.random())
        ty = y + h * 0.80
        trees += f'<path d="M{tx:.1f} {ty-th:.1f} l{th*.19:.1f} {th*.45:.1f} h-{th*.08:.1f} l{th*.16:.1f} {th*.55+14:.1f} h-{th*.54:.1f} l{th*.16:.1f} -{th*.55+14:.1f} h-{th*.08:.1f} z"/>'
    b = f'<g clip-path="url(#{i}c)"><rect x="{x}" y="{y}" width="{w}" height="{h}" fill="url(#{i}s)"/><circle cx="{x+w*.63}" cy="{y+h*.46}" r="{h*.22}" fill="#fff3cf" opacity=".28"/><circle cx="{x+w*.63}" cy="{y+h*.46}" r="{h*.10}" fill="#fff6dd"/>'
    b += f'<polygon points="{ridge(x,x+w,y+h*.56,h*.10,3,base=y+h)}" fill="url(#{i}r)"/><polygon points="{ridge(x,x+w,y+h*.66,h*.09,8,base=y+h)}" fill="url(#{i}r2)"/><rect x="{x}" y="{y+h*.79}" width="{w}" height="{h*.21}" fill="url(#{i}l)"/>'
    for k in range(7):
        b += f'<rect x="{x+w*(.63-.05-.012*k)}" y="{y+h*(.815+.026*k)}" width="{w*(.10+.024*k)}" height="{h*.008}" rx="2" fill="#fff0d0" opacity="{.7-.08*k:.2f}"/>'
    b += f'<g fill="url(#{i}r3)">{trees}</g><path d="M{x} {y+h} v-{h*.13} q{w*.22} -{h*.02} {w*.36} {h*.13} z M{x+w} {y+h} v-{h*.16} q-{w*.2} 0 -{w*.34} {h*.16} z" fill="#1c1848"/></g>'
    return d, b


def backyard():
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


def theater():
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


def lens(cx, cy, R):
    d = (
        rg("lz0", [(0, "#2a2c33"), (0.86, "#15161a"), (0.93, "#5b5e68"), (1, "#23252b")])
        + rg("lz1", [(0, "#0b0b12"), (0.6, "#0d0d16"), (1, "#191a22")])
        + rg("lz2", [(0, "#8fc8ff"), (0.25, "#3f6fe0"), (0.6, "#2a2a86"), (1, "#0d0a24")], 0.42, 0.40, 0.7)
    )
    b = f'<circle cx="{cx}" cy="{cy}" r="{R}" fill="url(#lz0)"/><circle cx="{cx}" cy="{cy}" r="{R*.86}" fill="#08080c"/>'
    for k in range(7):
        b += f'<circle cx="{cx}" cy="{cy}" r="{R*(.84-.045*k):.1f}" fill="none" stroke="#2c2d36" stroke-width="{R*.012:.2f}"/>'
    b += f'<circle cx="{cx}" cy="{cy}" r="{R*.54}" fill="#1c1d26"/><circle cx="{cx}" cy="{cy}" r="{R*.5}" fill="url(#lz2)"/><circle cx="{cx}" cy="{cy}" r="{R*.5}" fill="none" stroke="#c56bff" stroke-opacity=".5" stroke-width="{R*.02}"/><path d="M{cx-R*.34} {cy-R*.18} A{R*.39} {R*.39} 0 0 1 {cx+R*.1} {cy-R*.37} A{R*.5} {R*.5} 0 0 0 {cx-R*.34} {cy-R*.18}z" fill="#e9f6ff" opacity=".85"/><ellipse cx="{cx+R*.17}" cy="{cy+R*.22}" rx="{R*.13}" ry="{R*.07}" fill="#ff9ad0" opacity=".55" transform="rotate(-35 {cx+R*.17} {cy+R*.22})"/><circle cx="{cx-R*.12}" cy="{cy-R*.06}" r="{R*.06}" fill="#fff" opacity=".5"/>'
    return d, b


def portable():
    d, l = lens(800, 352, 92)
    d += (
        BL
        + rg("bg", [(0, "#fbf7f1"), (0.6, "#ece4da"), (1, "#d6cabd")], 0.5, 0.42, 0.75)
        + lg(
            "bd",
            [(0, "#d9d0c3"), (0.12, "#fffdf9"), (0.45, "#f4eee5"), (0.85, "#ddd3c6"), (1, "#bfb3a4")],
            0,
            0,
            1,
            0,
        )
        + lg("tp", [(0, "#fff", 0.9), (1, "#fff", 0)])
        + lg(
            "fb",
            [(0, "#3f3833"), (0.15, "#6a5f56"), (0.5, "#574d45"), (0.88, "#463d37"), (1, "#2b2521")],
            0,
            0,
            1,
            0,
        )
        + lg(
            "cu",
            [(0, "#8d532f"), (0.2, "#f0b184"), (0.5, "#c58157"), (0.8, "#e9a878"), (1, "#7d4728")],
            0,
            0,
            1,
            0,
        )
        + lg("al", [(0, "#8d857b"), (0.3, "#e0d9cf"), (0.6, "#b9b1a6"), (1, "#7d766d")], 0, 0, 1, 0)
        + lg("gls", [(0, "#1a1a1f"), (0.5, "#050507"), (0.51, "#191a20"), (1, "#0a0a0d")], 0, 0, 1, 1)
    )
    d += '<pattern id="wv" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="none"/><rect width="4" height="4" fill="#000" opacity=".22"/><rect x="4" y="4" width="4" height="4" fill="#000" opacity=".22"/><rect x="4" width="4" height="4" fill="#fff" opacity=".05"/></pattern>'
    b = f'<rect width="{W}" height="{H}" fill="url(#bg)"/><ellipse cx="830" cy="862" rx="330" ry="34" fill="#6d5a48" opacity=".45" filter="url(#b24)"/><ellipse cx="800" cy="858" rx="190" ry="18" fill="#3d3026" opacity=".55" filter="url(#b10)"/>'
    b += '<path d="M562 480 v190 q0 150 150 150 h176 q150 0 150 -150 v-190" fill="none" stroke="url(#al)" stroke-width="24" stroke-linecap="round"/><ellipse cx="800" cy="850" rx="190" ry="20" fill="#8f877c"/><ellipse cx="800" cy="842" rx="190" ry="20" fill="url(#al)"/><rect x="760" y="818" width="80" height="20" fill="#a39b90"/>'
    b += '<rect x="580" y="170" width="440" height="600" rx="96" fill="url(#bd)"/><path d="M580 500 h440 v176 q0 94 -94 94 h-252 q-94 0 -94 -94z" fill="url(#fb)"/><path d="M580 500 h440 v176 q0 94 -94 94 h-252 q-94 0 -94 -94z" fill="url(#wv)"/><rect x="580" y="488" width="440" height="14" fill="#17130f"/><rect x="580" y="499" width="440" height="9" fill="url(#cu)"/>'
    b += '<path d="M600 240 q14 -56 76 -58 h248 q62 2 76 58 q-26 -34 -80 -36 h-240 q-54 2 -80 36z" fill="url(#tp)"/>'
    b += (
        '<rect x="654" y="240" width="292" height="224" rx="86" fill="url(#cu)"/><rect x="659" y="245" width="282" height="214" rx="82" fill="url(#gls)"/>'
        + l
        + '<circle cx="912" cy="352" r="9" fill="#1d2b52"/><circle cx="688" cy="352" r="4.5" fill="#d5f0ff"/><circle cx="688" cy="352" r="12" fill="#9fdcff" opacity=".5" filter="url(#b4)"/>'
    )
    for cx in (562, 1038):
        b += f'<rect x="{cx-15}" y="436" width="30" height="84" rx="15" fill="url(#al)"/><rect x="{cx-19 if cx<800 else cx+9}" y="458" width="10" height="40" rx="5" fill="url(#cu)"/>'
    return svg(d, b)


def cinema():
    d, l = lens(800, 560, 150)
    d += (
        BL
        + rg("bg", [(0, "#f7f8fa"), (0.6, "#e3e6ea"), (1, "#c6cbd2")], 0.5, 0.42, 0.75)
        + lg("top", [(0, "#dfe1e5"), (1, "#ffffff")])
        + lg("fr", [(0, "#ffffff"), (0.15, "#f2f3f5"), (0.75, "#d9dce0"), (1, "#bfc3c9")])
        + lg("bs", [(0, "#33353b"), (1, "#121317")])
        + lg("sl", [(0, "#2d2f36"), (1, "#08080a")])
        + lg("ch", [(0, "#fbfbfc"), (0.5, "#9da2aa"), (1, "#e6e8eb")])
    )
    b = f'<rect width="{W}" height="{H}" fill="url(#bg)"/><ellipse cx="830" cy="800" rx="560" ry="40" fill="#505a66" opacity=".45" filter="url(#b24)"/><ellipse cx="800" cy="786" rx="500" ry="18" fill="#20262c" opacity=".55" filter="url(#b10)"/>'
    b += (
        '<path d="M330 400 Q352 262 420 258 H1180 Q1248 262 1270 400z" fill="url(#top)"/><rect x="1010" y="286" width="150" height="34" rx="17" fill="#1a1b20" transform="skewX(6) translate(-32 0)"/>'
        + "".join(
            f'<circle cx="{1036+k*38}" cy="303" r="5" fill="none" stroke="#c8d2dc" stroke-width="2.5"/>'
            for k in range(3)
        )
    )
    b += '<path d="M280 440 q0 -60 60 -60 h920 q60 0 60 60 v270 q0 50 -50 50 h-940 q-50 0 -50 -50z" fill="url(#fr)"/><path d="M280 440 q0 -60 60 -60 h920 q60 0 60 60" fill="none" stroke="#fff" stroke-width="5" opacity=".9"/><path d="M280 690 h1040 v20 q0 62 -62 62 h-916 q-62 0 -62 -62z" fill="url(#bs)"/><rect x="280" y="684" width="1040" height="6" fill="url(#ch)"/>'
    b += (
        '<rect x="350" y="444" width="900" height="212" rx="106" fill="url(#ch)"/><rect x="357" y="451" width="886" height="198" rx="99" fill="#0b0b0e"/><clipPath id="gc"><rect x="357" y="451" width="886" height="198" rx="99"/></clipPath><g clip-path="url(#gc)">'
        + "".join(
            f'<rect x="350" y="{456+k*18}" width="900" height="10" rx="3" fill="url(#sl)"/>'
            for k in range(11)
        )
        + "</g>"
    )
    b += (
        '<circle cx="800" cy="560" r="186" fill="#000" opacity=".35" filter="url(#b10)"/><circle cx="800" cy="556" r="180" fill="url(#ch)"/><circle cx="800" cy="557" r="172" fill="#0f1013"/><path d="M650 500 A160 160 0 0 1 870 412" stroke="#fff" stroke-opacity=".5" stroke-width="7" fill="none" stroke-linecap="round"/>'
        + l
    )
    b += '<circle cx="330" cy="668" r="5" fill="#bfe6ff"/><rect x="1160" y="662" width="80" height="16" rx="8" fill="#2a0d12"/><rect x="380" y="770" width="90" height="16" rx="8" fill="#17181b"/><rect x="1130" y="770" width="90" height="16" rx="8" fill="#17181b"/>'
    return svg(d, b)


for n in ("backyard", "theater", "portable", "cinema"):
    open(f"svg/{n}.svg", "w").write(globals()[n]())
