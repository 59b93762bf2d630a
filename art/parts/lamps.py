"""Lamps, lanterns and fairy lights."""

from parts.once import once
from toolkit.kit import *


def floor_lamp(place, high=1.62, power=12, colour="#ffb56b", shade="#ffca8a", legs="walnut"):
    """A lamp on three legs; power in watts."""
    x, y, z = place
    for a in (90, 210, 330):
        c, s = cos(rad(a)), sin(rad(a))
        rod((x + 0.03 * c, y + 0.03 * s, z + high - 0.4), (x + 0.26 * c, y + 0.26 * s, z), 0.012, stock(legs))
    cyl(0.04, high - 0.43, high - 0.37, stock("brass"), None, 0.006, (x, y, z))
    lathe(
        "shade",
        [(0.24, high - 0.30), (0.19, high)],
        emit("shade" + str(place), shade, 2.6, cam=1.5),
        loc=(x, y, z),
        seg=96,
    )
    point("lamp", (x, y, z + high + 0.04), power, colour, 0.05)
    point("lamp", (x, y, z + high - 0.34), power * 1.15, colour, 0.06)


def table_lamp(place, power=6, colour="#ffb56b", base="#c4673c"):
    """A lamp for a shelf; power in watts."""
    x, y, z = place
    lathe(
        "base",
        [
            (0, 0),
            (0.07, 0),
            (0.09, 0.04),
            (0.085, 0.12),
            (0.03, 0.19),
            (0.012, 0.21),
            (0.012, 0.26),
            (0, 0.26),
        ],
        once("lampbase" + base, lambda: mat("lampbase" + base, base, 0.35, coat=0.3)),
        loc=place,
        seg=64,
        angle=60,
    )
    lathe(
        "shade",
        [(0.15, 0.24), (0.11, 0.42)],
        emit("shade" + str(place), "#ffca8a", 2.4, cam=1.5),
        loc=place,
        seg=64,
    )
    point("lamp", (x, y, z + 0.45), power, colour, 0.04)
    point("lamp", (x, y, z + 0.22), power * 0.7, colour, 0.04)


def lantern(place, size=1.0, power=2.6, turn=20, metal="#141416"):
    """A metal lantern with a candle."""
    e = empty("lantern", place, (0, 0, rad(turn)), size)
    m = once("lantern" + metal, lambda: mat("lantern" + metal, metal, 0.4, metal=0.8))
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("post", (0.012, 0.012, 0.26), m, (sx * 0.07, sy * 0.07, 0.15), bevel=0.002, parent=e)
    box("base", (0.17, 0.17, 0.02), m, (0, 0, 0.01), parent=e, bevel=0.003)
    box("top", (0.17, 0.17, 0.015), m, (0, 0, 0.285), parent=e, bevel=0.003)
    lathe("cap", [(0.07, 0.29), (0.02, 0.35), (0, 0.35)], m, parent=e, seg=24)
    torus(0.03, 0.004, m, e, (0, 0, 0.38), (rad(90), 0, 0), 24)
    lathe(
        "candle",
        [(0, 0.02), (0.03, 0.02), (0.03, 0.12), (0, 0.118)],
        once("wax", lambda: mat("wax", "#ffe9c8", 0.6)),
        parent=e,
        seg=24,
    )
    lathe(
        "flame",
        [(0, 0.122), (0.008, 0.132), (0.009, 0.142), (0.004, 0.160), (0, 0.168)],
        once("flame", lambda: emit("flame", "#ffae4a", 40, cam=14)),
        parent=e,
        seg=12,
        angle=180,
    )
    point("glow", (place[0], place[1], place[2] + 0.16 * size), power, "#ff9a3c", 0.03)


def fairy_lights(points, step=0.12, strength=40, colour="#ffb45e", size=0.011, glow=0.0):
    """Tiny lamps along a sagging wire through the points."""
    path = spath(points, 600)
    tube(
        "wire",
        [tuple(q) for q in path[::6]],
        0.0018,
        once("wire", lambda: mat("wire", "#1b1b1d", 0.6)),
        res=2,
    )
    lamp = once("fairy" + colour, lambda: emit("fairy" + colour, colour, strength, cam=strength * 0.35))
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    group = D.collections.get("fairy" + str(size) + colour)
    if group is None:
        with Coll("fairy" + str(size) + colour) as group:
            lathe(
                "bulb",
                [(0, -size), (size * 0.7, -size * 0.7), (size, 0), (size * 0.7, size * 0.7), (0, size)],
                lamp,
                seg=12,
                angle=180,
            )
    for q in np.arange(step / 2, run[-1], step):
        inst(group, tuple(path[int(np.searchsorted(run, q))] - np.array((0, 0, size))))
    if glow:
        for q in np.linspace(0.12, 0.88, max(2, int(run[-1] / 1.2))):
            p = path[int(q * (len(path) - 1))]
            point("glow", (p[0], p[1], p[2] - 0.08), glow, colour, 0.08)
