"""What all drawings share: size, gradients, blurs, the picture on their screens, the lens."""

import math
import random

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


#: Blurs b4 to b50, by their radius.
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


def rect(x, y, w, h, fill, more=""):
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {more}/>'


def disc(x, y, r, fill, more=""):
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" {more}/>'


def shape(points, fill, more=""):
    return f'<polygon points="{poly(points)}" fill="{fill}" {more}/>'


def line(points, colour, width, more=""):
    return f'<path d="{path(points)}" stroke="{colour}" stroke-width="{width}" fill="none" stroke-linecap="round" stroke-linejoin="round" {more}/>'


def stars(seed, count, below=0.5):
    r = random.Random(seed)
    return "".join(disc(r.random() * W, r.random() * H * below, 0.8 + 2 * r.random() ** 3, "#fff", f'opacity="{r.uniform(.3, .95):.2f}"') for _ in range(count))


def sky(stops, name="sky"):
    """A vertical gradient over the whole drawing: (definition, rectangle)."""
    return lg(name, stops), rect(0, 0, W, H, f"url(#{name})")


DUSK = [(0, "#131b4d"), (0.45, "#40408f"), (0.72, "#a55f98"), (0.88, "#f08f7c"), (1, "#ffc182")]


def bulbs(*strands):
    """Strings of lamps; a strand is (x0, y0, x1, y1, sag, lamps). Needs the gradient BULB."""
    out = ""
    for x0, y0, x1, y1, sag, count in strands:
        out += line(cat(x0, y0, x1, y1, sag, 40), "#120f26", 3)
        for x, y in cat(x0, y0, x1, y1, sag, count)[1:-1]:
            out += disc(x, y + 16, 34, "url(#bulb)") + rect(x - 3.5, y - 1, 7, 9, "#120f26", 'rx="2"')
            out += f'<path d="M{x - 4:.1f} {y + 8:.1f} c-9 10 -5 20 4 21 c9 -1 13 -11 4 -21z" fill="#fff1cc"/>'
    return out


BULB = rg("bulb", [(0, "#fff3cf", 1), (0.25, "#ffcf77", 0.85), (1, "#ff9a3c", 0)])


def grass(seed, count, top, colours=("#3d7350", "#2f5f47", "#568a57")):
    r = random.Random(seed)
    out = ""
    for _ in range(count):
        x, y = r.random() * W, top + r.random() ** 0.7 * (H - top)
        s = 5 + (y - top) * 0.06
        out += f'<path d="M{x:.0f} {y:.0f}q{s * .1:.1f} -{s:.1f} {r.uniform(-.5, .5) * s:.1f} -{s * 1.6:.1f}" stroke="{r.choice(colours)}" stroke-width="1.8" fill="none" opacity=".7"/>'
    return out


def portable_front(x, y, s, body="#f4eee5", cloth="#574d45", metal="#c58157"):
    """A portable projector seen from the front, its foot at (x, y), 190 units high at s = 1."""
    o = f'<g transform="translate({x} {y}) scale({s})"><ellipse cx="0" cy="0" rx="80" ry="12" fill="#0a0818" opacity=".45"/>'
    o += f'<path d="M-74 -96 v52 q0 36 36 36 h76 q36 0 36 -36 v-52" fill="none" stroke="{metal}" stroke-width="9" stroke-linecap="round"/>'
    o += rect(-62, -190, 124, 172, body, 'rx="34"') + f'<path d="M-62 -96 h124 v44 q0 34 -34 34 h-56 q-34 0 -34 -34z" fill="{cloth}"/>' + rect(-62, -99, 124, 6, metal)
    o += rect(-44, -174, 88, 66, metal, 'rx="26"') + rect(-41, -171, 82, 60, "#0b0c12", 'rx="24"') + disc(0, -141, 25, "#1d1f28") + disc(0, -141, 19, "#3f6fe0") + disc(0, -141, 11, "#9fd0ff") + disc(-6, -147, 4, "#fff")
    return o + rect(-50, -180, 16, 120, "#fff", 'rx="8" opacity=".25"') + "</g>"


def cinema_front(x, y, s, body="#f1f2f4", trim="#c6cbd2"):
    """A home-cinema projector seen from the front, its foot at (x, y), 200 units high at s = 1."""
    o = f'<g transform="translate({x} {y}) scale({s})"><ellipse cx="0" cy="2" rx="250" ry="14" fill="#0a0818" opacity=".45"/>'
    o += f'<path d="M-206 -150 q8 -46 50 -50 h312 q42 4 50 50z" fill="{trim}"/>' + rect(-230, -158, 460, 148, body, 'rx="34"') + rect(-230, -36, 460, 26, "#26282e", 'rx="13"')
    o += rect(-196, -128, 392, 84, "#101116", 'rx="42"') + "".join(rect(-186, -120 + 14 * k, 372, 5, "#2d2f36", 'rx="2"') for k in range(6))
    o += disc(0, -86, 78, trim) + disc(0, -86, 71, "#0f1013") + disc(0, -86, 50, "#1c1d26") + disc(0, -86, 42, "#3f5fd0") + disc(0, -86, 25, "#8fc8ff") + disc(-16, -102, 10, "#fff", 'opacity=".9"')
    return o + rect(-150, -12, 44, 14, "#17181b", 'rx="6"') + rect(106, -12, 44, 14, "#17181b", 'rx="6"') + "</g>"


def side_projector(x, y, s, body="#f1f2f4", flip=1):
    """A projector from the side; its lens is at the right (left when flip is -1), its foot at (x, y)."""
    o = f'<g transform="translate({x} {y}) scale({s * flip} {s})">' + rect(-90, -72, 170, 66, body, 'rx="18"') + rect(-90, -24, 170, 18, "#2a2c33", 'rx="9"') + rect(76, -64, 26, 46, "#16171c", 'rx="6"') + rect(100, -58, 8, 34, "#8fc8ff", 'rx="4"')
    return o + "".join(rect(-70 + 16 * k, -56, 7, 24, "#bfc4cc", 'rx="3"') for k in range(4)) + rect(-70, -6, 20, 8, "#16171c", 'rx="3"') + rect(40, -6, 20, 8, "#16171c", 'rx="3"') + "</g>"


def pot_plant(x, y, s, pot="#c4673c"):
    """A leafy plant; the foot of its pot at (x, y)."""
    o = f'<g transform="translate({x} {y}) scale({s})">'
    for a, l, c in ((-70, 150, "#2f6b4a"), (-40, 190, "#3d8058"), (-12, 215, "#2f6b4a"), (16, 205, "#4a9066"), (44, 180, "#2f6b4a"), (72, 145, "#3d8058")):
        o += f'<path transform="translate(0 -70) rotate({a})" d="M0 0 C-{l * .2:.0f} -{l * .35:.0f} -{l * .16:.0f} -{l * .8:.0f} 0 -{l} C{l * .16:.0f} -{l * .8:.0f} {l * .2:.0f} -{l * .35:.0f} 0 0z" fill="{c}"/>'
    return o + shape([(-44, -84), (44, -84), (34, 0), (-34, 0)], pot) + rect(-50, -94, 100, 18, pot, 'rx="6"') + rect(-50, -78, 100, 6, "#000", 'opacity=".15"') + "</g>"


def sofa_back(x, y, w, h, colour, light):
    """A sofa from behind, its lower edge at y, centred on x."""
    o = f'<ellipse cx="{x}" cy="{y}" rx="{w * .56:.0f}" ry="20" fill="#000" opacity=".4"/>'
    for s in (-1, 1):
        o += rect(x + s * w * 0.5 - 44, y - h * 0.72, 88, h * 0.70, colour, 'rx="34"')
    o += rect(x - w / 2, y - h, w, h * 0.96, colour, 'rx="46"') + f'<path d="M{x - w / 2 + 20} {y - h + 34} q10 -26 50 -28 h{w - 140} q40 2 50 28" stroke="{light}" stroke-width="5" fill="none" opacity=".8"/>'
    return o + line([(x, y - h + 12), (x, y - 20)], "#000", 4, 'opacity=".18"')

