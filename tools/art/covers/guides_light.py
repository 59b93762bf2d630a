"""Covers of the guides about brightness and about portable or home theater."""

import math
from kit import *
from objects import *


def brightness():
    """The same picture in daylight, lamp light and darkness."""
    d, b = BL, ""
    panels = (
        (0, "#f7e7c8", "#e7c79a", 0.62, "#fff7e6"),
        (533, "#8a5f6e", "#5d3d58", 0.26, "#ffd9a0"),
        (1066, "#17123a", "#0d0a26", 0.0, "#1b1540"),
    )
    for k, (x0, top, floor, wash, veil) in enumerate(panels):
        d += (
            lg(f"wall{k}", [(0, top), (1, floor)])
            + f'<clipPath id="panel{k}"><rect x="{x0}" y="0" width="{534 if k < 2 else 534}" height="1000"/></clipPath>'
        )
        dm, m = movie(x0 + 57, 300, 420, 236, f"m{k}")
        d += dm
        b += (
            f'<g clip-path="url(#panel{k})">'
            + rect(x0, 0, 540, 1000, f"url(#wall{k})")
            + rect(x0, 760, 540, 240, "#000", f'opacity="{(.10, .22, .35)[k]}"')
        )
        if k == 0:
            b += (
                disc(x0 + 420, 110, 70, "#ffd25e")
                + disc(x0 + 420, 110, 160, "#ffe49a", 'opacity=".5" filter="url(#b24)"')
                + "".join(
                    line(
                        [
                            (x0 + 420 + 92 * math.cos(a), 110 + 92 * math.sin(a)),
                            (x0 + 420 + 122 * math.cos(a), 110 + 122 * math.sin(a)),
                        ],
                        "#ffd25e",
                        10,
                    )
                    for a in [i * math.pi / 6 for i in range(12)]
                )
            )
        if k == 1:
            b += (
                line([(x0 + 110, 0), (x0 + 110, 96)], "#2a1a30", 6)
                + shape([(x0 + 60, 168), (x0 + 160, 168), (x0 + 132, 92), (x0 + 88, 92)], "#ffdf9f")
                + disc(x0 + 110, 190, 170, "#ffcf7a", 'opacity=".45" filter="url(#b50)"')
                + disc(x0 + 110, 172, 22, "#fff3cf")
            )
        if k == 2:
            b += (
                stars(5, 0)
                + "".join(
                    disc(x0 + 40 + 61 * i % 480, 40 + 37 * i % 190, 2 + i % 3, "#fff", 'opacity=".8"')
                    for i in range(22)
                )
                + disc(x0 + 400, 110, 56, "#fff3cf")
                + disc(x0 + 424, 96, 50, "#17123a")
                + rect(x0 + 20, 262, 500, 316, "#7d6bff", 'rx="60" opacity=".5" filter="url(#b50)"')
            )
        b += rect(x0 + 47, 290, 440, 256, ("#d8c4a4", "#2f1f33", "#05040d")[k], 'rx="6"') + m
        if wash:
            b += rect(x0 + 57, 300, 420, 236, veil, f'opacity="{wash}"')
        b += shape(
            [(x0 + 255, 832), (x0 + 279, 832), (x0 + 477, 540), (x0 + 57, 540)],
            "#f2f4ff",
            f'opacity="{(.10, .16, .26)[k]}"',
        )
        b += (
            rect(x0 + 187, 838, 160, 66, ("#ffffff", "#e8dfe4", "#cfd2e6")[k], 'rx="20"')
            + rect(x0 + 187, 884, 160, 20, "#2a2c33", 'rx="10"')
            + rect(x0 + 243, 822, 48, 18, "#2a2c33", 'rx="8"')
            + rect(x0 + 137, 904, 260, 16, "#7a4a30", 'rx="6"')
            + rect(x0 + 160, 920, 14, 80, "#5a3522")
            + rect(x0 + 360, 920, 14, 80, "#5a3522")
            + "</g>"
        )
    b += "".join(rect(x - 4, 0, 8, 1000, "#fff6e8") for x in (533, 1066))
    for k, x in enumerate((266, 800, 1333)):
        b += "".join(
            rect(x - 92 + 38 * i, 640 + 0, 28, 52, "#ffcf6a" if i < (5, 3, 2)[k] else "#00000040", 'rx="8"')
            for i in range(5)
        )
    return svg(d, b)


DRAWINGS = {
    "brightness": brightness,
}
