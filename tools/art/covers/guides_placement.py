"""Cover of the placement guide: a room from the side, measured."""

from kit import *
from objects import *


def placement():
    """A room from the side with its distances."""
    d, b = (
        BL
        + lg("back", [(0, "#171445"), (1, "#2b2466")])
        + lg("room", [(0, "#3a2f7a"), (1, "#5a4390")])
        + lg("cone", [(0, "#fff1c9", 0.95), (1, "#ffd98a", 0.18)], 0, 0, 1, 0),
        "",
    )
    b += rect(0, 0, W, H, "url(#back)")
    for k in range(33):
        b += line([(k * 50, 0), (k * 50, H)], "#ffffff", 1, 'opacity=".06"') + line(
            [(0, k * 50), (W, k * 50)], "#ffffff", 1, 'opacity=".06"'
        )
    b += (
        rect(130, 150, 1340, 600, "url(#room)", 'rx="6"')
        + rect(106, 126, 1388, 28, "#f3e3d2", 'rx="6"')
        + rect(106, 746, 1388, 28, "#c98a5c", 'rx="6"')
        + rect(106, 150, 28, 600, "#e3cfc0")
        + rect(1466, 150, 28, 600, "#e3cfc0")
    )
    b += shape([(424, 262), (424, 282), (1424, 640), (1424, 260)], "url(#cone)")
    b += (
        rect(1420, 246, 20, 408, "#fffaf0", 'rx="5"')
        + rect(1436, 236, 16, 428, "#15122f", 'rx="4"')
        + disc(1424, 450, 230, "#ffe9b0", 'opacity=".16" filter="url(#b50)"')
    )
    b += (
        rect(318, 154, 26, 60, "#15122f")
        + rect(272, 208, 120, 18, "#15122f", 'rx="6"')
        + side_projector(330, 306, 1.12)
    )
    b += (
        '<g transform="translate(660 746)"><ellipse cx="40" cy="0" rx="200" ry="10" fill="#000" opacity=".4"/>'
        + rect(-120, -210, 74, 206, "#c9614a", 'rx="30"')
        + rect(-110, -110, 300, 90, "#e07a5c", 'rx="34"')
        + rect(-90, -150, 240, 66, "#ee9070", 'rx="30"')
        + rect(-90, -22, 16, 22, "#4a2a22")
        + rect(150, -22, 16, 22, "#4a2a22")
    )
    b += (
        '<path d="M-30 -250 q-14 70 2 106 h110 l24 92" stroke="#2f8f8a" stroke-width="50" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M106 -58 l6 40" stroke="#1f2a55" stroke-width="30" stroke-linecap="round"/>'
        + disc(-22, -312, 38, "#e0ad86")
        + '<path d="M-60 -312 q0 -46 42 -44 q36 2 34 34 q-30 0 -40 -10 q-6 22 -36 20z" fill="#3a2230"/>'
        + line([(-20, -230), (40, -180), (110, -190)], "#e0ad86", 20)
        + "</g>"
    )
    b += line([(688, 434), (1414, 300)], "#9fe0ff", 4, 'stroke-dasharray="6 16" opacity=".9"') + line(
        [(688, 434), (1414, 610)], "#9fe0ff", 4, 'stroke-dasharray="6 16" opacity=".9"'
    )
    dim = "#ffd98a"

    def arrow(x, y, dx, dy):
        return shape(
            [
                (x, y),
                (x - dx * 26 + dy * 11, y - dy * 26 + dx * 11),
                (x - dx * 26 - dy * 11, y - dy * 26 - dx * 11),
            ],
            dim,
        )

    b += (
        line([(430, 852), (1420, 852)], dim, 6)
        + arrow(424, 852, -1, 0)
        + arrow(1426, 852, 1, 0)
        + line([(424, 300), (424, 880)], dim, 3, 'stroke-dasharray="4 12" opacity=".7"')
        + line([(1426, 660), (1426, 880)], dim, 3, 'stroke-dasharray="4 12" opacity=".7"')
    )
    b += "".join(
        line([(430 + 99 * k, 852), (430 + 99 * k, 836 if k % 5 else 824)], dim, 4) for k in range(11)
    )
    b += line([(1534, 250), (1534, 650)], dim, 6) + arrow(1534, 244, 0, -1) + arrow(1534, 656, 0, 1)
    b += (
        line([(688, 916), (1420, 916)], "#9fe0ff", 5, 'opacity=".9"')
        + disc(688, 916, 10, "#9fe0ff")
        + disc(1420, 916, 10, "#9fe0ff")
        + line([(688, 780), (688, 900)], "#9fe0ff", 3, 'stroke-dasharray="4 12" opacity=".7"')
    )
    b += pot_plant(218, 748, 0.95, "#2f8f8a")
    return svg(d, b)


DRAWINGS = {
    "placement": placement,
}
