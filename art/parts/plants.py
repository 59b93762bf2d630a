"""A leafy plant in a pot."""

from parts.once import once
from toolkit.kit import *


def plant(place, size=1.0, seed=1, count=30, pot="#e4ddd0", bounds=None):
    """A leafy plant in a pot on three legs; bounds (x0, x1, y1) keep leaves out of the walls."""
    rr = random.Random(seed)
    leaf = once("leaf", lambda: mat("leaf", "#3f6b3a", 0.38, spec=0.5, col_var=0.35))
    stem = once("stem", lambda: mat("stem", "#5d6b3a", 0.6))
    x, y, z = place
    lathe(
        "pot",
        [(0, 0), (0.13, 0), (0.15, 0.02), (0.19, 0.30), (0.195, 0.33), (0.18, 0.33), (0.17, 0.28), (0, 0.28)],
        once("pot" + pot, lambda: mat("pot" + pot, pot, 0.6)),
        loc=(x, y, z + 0.03),
        seg=64,
    )
    for k in range(count):
        a = k * 2.39996 + rr.gauss(0, 0.2)
        t = k / count
        rise = 0.35 + 1.1 * t + rr.gauss(0, 0.08)
        reach = size * (0.30 + 0.62 * t) * rr.uniform(0.85, 1.1)
        way = Vector((cos(a) * cos(rise), sin(a) * cos(rise), sin(rise)))
        b0 = Vector((x, y, z + 0.33))
        b1 = b0 + way * reach + Vector((0, 0, 0.05))
        if bounds:
            b1.x = min(max(b1.x, bounds[0] + 0.12), bounds[1] - 0.12)
            b1.y = min(b1.y, bounds[2] - 0.12)
        tube("stem", [b0, b0.lerp(b1, 0.5) + Vector((0, 0, 0.05)), b1], 0.005, stem, bez=True)
        length = size * rr.uniform(0.24, 0.34)
        width = length * 0.42
        h = Vector((cos(a), sin(a), 0))
        sd = Vector((-h.y, h.x, 0))
        droop, up = rr.uniform(0.4, 1.1), sin(rise) * 0.7

        def blade(u, v):
            bend = up * u - droop * u * u * 0.9
            w = width * (sin(pi * min(1, u * 0.97 + 0.03) ** 0.8) ** 0.9) * (v - 0.5)
            return tuple(
                b1
                + h * length * u * (1 - 0.25 * u)
                + Vector((0, 0, length * bend + abs(v - 0.5) * width * 0.35))
                + sd * w
            )

        sheet("leaf", blade, 12, 7, leaf, None, 0)
