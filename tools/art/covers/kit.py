"""What all drawings share: size, gradients, blurs, the picture on their screens, the lens."""

import math
import random

W, H = 1600, 1000


def cat(x0, y0, x1, y1, s, n):
    """n + 1 points of a sagging line between two ends."""
    return [
        (x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n + s * 4 * (i / n) * (1 - i / n)) for i in range(n + 1)
    ]


def poly(p):
    """Points as SVG wants them in a polygon."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in p)


def path(p):
    """Points as the data of a path."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in p)


def svg(defs, body):
    """A whole drawing."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}"><defs>{defs}</defs>{body}</svg>'


def lg(i, stops, x1=0, y1=0, x2=0, y2=1, extra=""):
    """A linear gradient; stops are (offset, colour[, opacity])."""
    return (
        f'<linearGradient id="{i}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {extra}>'
        + "".join(
            f'<stop offset="{o}" stop-color="{c}"' + (f' stop-opacity="{a[0]}"' if a else "") + "/>"
            for o, c, *a in stops
        )
        + "</linearGradient>"
    )


def rg(i, stops, cx=0.5, cy=0.5, r=0.5, extra=""):
    """A radial gradient; stops as for lg."""
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
    """A mountain ridge as polygon points, down to `base`."""
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
    """The sunset on the screens: (definitions, shapes), clipped to the rectangle; i keeps ids apart."""
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
    """A large lens: (definitions, shapes)."""
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
    """A rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {more}/>'


def disc(x, y, r, fill, more=""):
    """A circle."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" {more}/>'


def shape(points, fill, more=""):
    """A polygon."""
    return f'<polygon points="{poly(points)}" fill="{fill}" {more}/>'


def line(points, colour, width, more=""):
    """A line through points, with round ends."""
    return f'<path d="{path(points)}" stroke="{colour}" stroke-width="{width}" fill="none" stroke-linecap="round" stroke-linejoin="round" {more}/>'


def stars(seed, count, below=0.5):
    """Stars over the upper part of the drawing."""
    r = random.Random(seed)
    return "".join(
        disc(
            r.random() * W,
            r.random() * H * below,
            0.8 + 2 * r.random() ** 3,
            "#fff",
            f'opacity="{r.uniform(.3, .95):.2f}"',
        )
        for _ in range(count)
    )


def sky(stops, name="sky"):
    """A vertical gradient over the whole drawing: (definition, rectangle)."""
    return lg(name, stops), rect(0, 0, W, H, f"url(#{name})")


DUSK = [(0, "#131b4d"), (0.45, "#40408f"), (0.72, "#a55f98"), (0.88, "#f08f7c"), (1, "#ffc182")]
