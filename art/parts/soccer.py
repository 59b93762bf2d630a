"""What belongs to a night of soccer: a ball, scarves, bunting, a cup, a bowl of chips."""

from parts.once import once
from parts.seats import knit
from toolkit.kit import *


def soccer_ball(place, radius=0.11, turn=(0.4, 0.3, 0.2)):
    """A ball of white hexagons and dark pentagons; `place` is where it touches the floor."""
    g = (1 + 5**0.5) / 2
    pent = np.array([q for a in (-1, 1) for b in (-g, g) for q in ((0, a, b), (a, b, 0), (b, 0, a))])
    hexa = [(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    hexa += [q for a in (-1 / g, 1 / g) for b in (-g, g) for q in ((0, b, a), (b, a, 0), (a, 0, b))]
    # Each side is as far from the middle as on the solid of 32 sides from which such balls are sewn.
    sides = [
        np.array(q) / np.linalg.norm(q) / d for group, d in ((pent, 2.327), (hexa, 2.267)) for q in group
    ]
    sides = np.array(sides)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=radius)
    for v in bm.verts:
        near = np.sort(sides @ np.array(v.co / radius))[::-1]
        seam = max(0.0, 1 - (near[0] - near[1]) / 0.010)
        v.co *= 1 - 0.022 * seam**2
    for f in bm.faces:
        f.material_index = 1 if np.argmax(sides @ np.array(f.calc_center_median())) < 12 else 0
    white = once("ballwhite", lambda: mat("ballwhite", "#efeeea", 0.38, coat=0.2))
    dark = once("balldark", lambda: mat("balldark", "#1d2026", 0.38, coat=0.2))
    x, y, z = place
    return finish(bm, "ball", [white, dark], loc=(x, y, z + radius), rot=turn, angle=180)


def scarf(points, across, tones=("#b3262e", "#ece7dc"), bands=9, parent=None):
    """A striped scarf along the points; `across` is the way of its width. Fringes at both ends."""
    path = spath(points, 40 * bands + 1)
    side = np.array(across, float)
    yarn = [knit("yarn" + tone, tone) for tone in tones]
    for k in range(bands):
        part = path[40 * k : 40 * k + 41]

        def cloth(u, v, part=part):
            p = part[min(40, int(round(40 * u)))]
            return tuple(p + side * (v - 0.5))

        sheet("scarf", cloth, 41, 12, yarn[k % len(yarn)], parent, 0.014)
    for end, way in ((0, path[0] - path[12]), (-1, path[-1] - path[-13])):
        way = way / np.linalg.norm(way) * 0.07
        for k in range(14):
            a = path[end] + side * ((k + 0.5) / 14 - 0.5)
            rod(tuple(a), tuple(a + way), 0.0045, yarn[0], parent)


def bunting(a, b, sag=0.16, tones=("#b3262e", "#ece7dc", "#33589a", "#d9a441"), step=0.30):
    """Flags on a sagging cord between two points."""
    a, b = np.array(a, float), np.array(b, float)
    run = np.linalg.norm(b - a)
    n = int(run / step)

    def at(t):
        p = a + (b - a) * t
        p[2] -= 4 * sag * t * (1 - t)
        return p

    tube("cord", [tuple(at(k / 48)) for k in range(49)], 0.005, knit("cord", "#ece7dc"))
    for k in range(n):
        mid, half = (k + 0.5) / n, 0.40 / n

        def flag(u, v, mid=mid, half=half, k=k):
            p = at(mid + (u - 0.5) * 2 * half * (1 - v))
            return (p[0], p[1] + 0.03 * v * sin(3 * u + k), p[2] - 0.27 * v)

        sheet("flag", flag, 9, 12, knit("flag" + tones[k % len(tones)], tones[k % len(tones)]), None, 0.004)


def cup(place, high=0.34):
    """A cup with two handles on a dark foot."""
    x, y, z = place
    k = high / 0.34
    gold = once("cupgold", lambda: mat("cupgold", "#d6a548", 0.34, metal=0.6))
    profile = [(0, 0.05), (0.05, 0.05), (0.045, 0.07), (0.015, 0.10), (0.018, 0.14), (0.06, 0.18)]
    profile += [(0.085, 0.24), (0.09, 0.33), (0.094, 0.34), (0.086, 0.335), (0.08, 0.25), (0, 0.2)]
    lathe("cup", [(r * k, h * k) for r, h in profile], gold, loc=place, seg=64, angle=60)
    cyl(0.062 * k, 0, 0.05 * k, stock("gloss"), None, 0.006, place, seg=64)
    for s in (-1, 1):
        ear = [(0.088, 0.31), (0.13, 0.32), (0.145, 0.27), (0.12, 0.21), (0.07, 0.195)]
        tube("handle", [(x + s * r * k, y, z + h * k) for r, h in ear], 0.007 * k, gold, bez=True)


def chips(place, radius=0.13, colour="#33589a"):
    """A bowl of tortilla chips."""
    x, y, z = place
    k = radius / 0.13
    profile = [(0, 0), (0.06, 0), (0.135, 0.085), (0.132, 0.09), (0.05, 0.012), (0, 0.012)]
    skin = once("bowl" + colour, lambda: mat("bowl" + colour, colour, 0.3, coat=0.3))
    lathe("bowl", [(r * k, h * (k if h > 0.05 else 1)) for r, h in profile], skin, loc=place, seg=64)
    corn = once("chip", lambda: mat("chip", "#e0a445", 0.7, col_var=0.2))
    rr = random.Random(9)
    for _ in range(46):
        a, d = rr.random() * 6.28, 0.1 * k * rr.random() ** 0.5
        o = lathe("chip", [(0.036, -0.002), (0.037, 0), (0.036, 0.002), (0, 0.004)], corn, seg=3, angle=20)
        o.location = (x + d * cos(a), y + d * sin(a), z + (0.062 + 0.05 * (1 - d / (0.12 * k))) * k)
        o.rotation_euler = (rr.uniform(-0.8, 0.8), rr.uniform(-0.8, 0.8), rr.random() * 6.28)
