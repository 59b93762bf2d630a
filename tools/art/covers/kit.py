"""What all drawings share: size, gradients, blurs, the picture on their screens."""

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
