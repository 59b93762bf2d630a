"""Covers of the guides about choosing: three pedestals, television or projector."""

from kit import *
from objects import *


def versus():
    """A television by day, a projected picture by night."""
    d = (
        BL
        + lg("day", [(0, "#f6dcb8"), (1, "#e9b98f")])
        + lg("night", [(0, "#221a4a"), (1, "#3b2a63")])
        + lg("floor1", [(0, "#b57a4f"), (1, "#8a5638")])
        + lg("floor2", [(0, "#2b2044"), (1, "#151028")])
    )
    d += '<clipPath id="left"><polygon points="0,0 690,0 610,1000 0,1000"/></clipPath><clipPath id="right"><polygon points="690,0 1600,0 1600,1000 610,1000"/></clipPath>'
    d1, m1 = movie(150, 330, 350, 197, "tv")
    d2, m2 = movie(760, 150, 740, 416, "pj")
    d += d1 + d2 + lg("cone", [(0, "#e6ebff", 0.55), (1, "#e6ebff", 0.05)], 0, 1, 0, 0)
    b = (
        '<g clip-path="url(#left)">'
        + rect(0, 0, 800, 720, "url(#day)")
        + rect(0, 720, 800, 280, "url(#floor1)")
        + rect(0, 704, 800, 18, "#fff3df")
    )
    b += (
        rect(40, 90, 0, 0, "#fff")
        + rect(560, 120, 150, 220, "#bfe0f6", 'rx="6"')
        + rect(560, 120, 150, 220, "none", 'rx="6" stroke="#fff6e8" stroke-width="14"')
        + line([(635, 120), (635, 340)], "#fff6e8", 8)
        + disc(610, 180, 26, "#fff3c4")
    )
    b += (
        rect(138, 318, 374, 221, "#14121e", 'rx="8"')
        + m1
        + rect(286, 539, 78, 26, "#14121e")
        + rect(230, 562, 190, 12, "#14121e", 'rx="6"')
        + rect(90, 574, 470, 96, "#8f5a38", 'rx="8"')
        + rect(90, 574, 470, 10, "#a86c46", 'rx="5"')
        + line([(325, 590), (325, 664)], "#6d4228", 4)
        + "".join(rect(x, 670, 14, 52, "#5f3823") for x in (120, 516))
    )
    b += pot_plant(58, 722, 0.95, "#f2e8da") + "</g>"
    b += (
        '<g clip-path="url(#right)">'
        + rect(560, 0, 1040, 720, "url(#night)")
        + rect(560, 720, 1040, 280, "url(#floor2)")
        + rect(560, 704, 1040, 18, "#4b3877")
    )
    b += (
        rect(720, 110, 820, 496, "#8f7bff", 'rx="60" opacity=".35" filter="url(#b50)"')
        + m2
        + '<ellipse cx="1130" cy="760" rx="420" ry="50" fill="#ffb98a" opacity=".22" filter="url(#b24)"/>'
    )
    b += (
        shape([(1120, 816), (1140, 816), (1500, 566), (760, 566)], "url(#cone)", 'opacity=".55"')
        + rect(1020, 840, 220, 16, "#8a5a3a", 'rx="6"')
        + rect(1040, 856, 14, 90, "#5f3823")
        + rect(1206, 856, 14, 90, "#5f3823")
        + rect(1060, 786, 140, 56, "#eef0f4", 'rx="18"')
        + rect(1060, 824, 140, 18, "#2a2c33", 'rx="9"')
        + rect(1108, 772, 44, 16, "#2a2c33", 'rx="8"')
        + disc(1130, 786, 60, "#dfe6ff", 'opacity=".35" filter="url(#b10)"')
    )
    b += pot_plant(1545, 722, 1.0, "#6a4a8a") + "</g>" + line([(690, 0), (610, 1000)], "#fff6e8", 10)
    return svg(
        d,
        b
        + sofa_back(330, 985, 420, 200, "#c9614a", "#ffb08a")
        + sofa_back(1450, 990, 300, 165, "#3a3166", "#9d8fe0"),
    )


DRAWINGS = {
    "versus": versus,
}
