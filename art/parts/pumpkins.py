"""Pumpkins, carved and lit."""

from parts.once import once
from toolkit.kit import *


def pumpkin(place, size=1.0, turn=0, lit=True):
    """A ribbed pumpkin of 0.36 m across, its face towards -y at turn 0."""
    e = empty("pumpkin", place, (0, 0, rad(turn)), size)
    skin = once("pumpkin", lambda: mat("pumpkin", "#d9691c", 0.42, spec=0.45, sss=0.1, col_var=0.12))
    stem = once("stalk", lambda: mat("stalk", "#5f6b3a", 0.8))

    def at(u, v):
        a, b = 2 * pi * u, pi * (v - 0.5)
        rib = 1 - 0.07 * abs(sin(4.5 * a)) ** 0.5 * cos(b)
        dent = 1 - 0.22 * abs(sin(b)) ** 6
        return (0.18 * cos(a) * cos(b) * rib, 0.18 * sin(a) * cos(b) * rib, 0.14 + 0.145 * sin(b) * dent)

    sheet("skin", at, 145, 40, skin, e, 0)
    tube("stalk", [(0, 0, 0.25), (0.004, 0, 0.29), (0.025, 0.005, 0.325)], 0.017, stem, parent=e, bez=True)
    if not lit:
        return
    glow = once("carved", lambda: emit("carved", "#ffb53a", 14, cam=2.4))

    def cutout(points):
        """A flat shape (x, z) laid on the front of the skin."""
        verts = [
            (x, -math.sqrt(max(0.0004, 1 - (x / 0.18) ** 2 - ((z - 0.14) / 0.145) ** 2)) * 0.181 - 0.002, z)
            for x, z in points
        ]
        me = D.meshes.new("cutout")
        me.from_pydata(verts, [], [tuple(range(len(verts)))])
        me.materials.append(glow)
        o = link(D.objects.new("cutout", me))
        o.parent = e

    for s in (-1, 1):
        cutout([(s * 0.095, 0.160), (s * 0.035, 0.160), (s * 0.062, 0.215)])
    cutout([(-0.016, 0.125), (0.016, 0.125), (0, 0.152)])
    mouth = [
        (-0.10, 0.100),
        (-0.06, 0.082),
        (-0.045, 0.096),
        (-0.025, 0.076),
        (0.025, 0.076),
        (0.045, 0.096),
        (0.06, 0.082),
        (0.10, 0.100),
    ]
    for a, b in zip(mouth, mouth[1:]):
        cutout([a, b, (b[0] * 0.86, b[1] - 0.034), (a[0] * 0.86, a[1] - 0.034)])
    point(
        "candle",
        (
            place[0] - 0.3 * size * sin(rad(-turn)) * -1,
            place[1] - 0.32 * size * cos(rad(turn)),
            place[2] + 0.14 * size,
        ),
        3.0 * size,
        "#ff9a3c",
        0.05,
    )
