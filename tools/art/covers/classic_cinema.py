"""A white home-cinema projector."""

import math
import random

from kit import *


def cinema():
    """A white home-cinema projector."""
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


DRAWINGS = {"cinema": cinema}
