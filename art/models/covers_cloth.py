"""Cloth over things: dust cover, rain cover, cover for a projector on the ceiling, garden-furniture cover."""

from models.lenses import lens
from models.mounts_wall_ceiling import ceiling_slab
from models.projector_cinema import cinema
from toolkit.kit import *


def draped(p, wide, deep, high, skin, flare=0.25, folds=9, seed=1, place=(0, 0, 0), thick=0.03):
    """A cloth over a box: flat on top, falling in folds that widen towards the floor."""
    rr = random.Random(seed)
    phases = [rr.random() * 6.28 for _ in range(4)]
    rim = around(superloop(wide, deep, 0.35))

    def skirt(u, v):
        x, y = rim[round(u * 191)]
        a = 2 * pi * u
        run = math.hypot(x, y)
        fold = (1 - v) ** 1.2 * (0.55 + 0.45 * sin(a * folds + phases[0])) * flare
        fold += (1 - v) * 0.05 * sin(a * (folds * 2 + 1) + phases[1] + 3 * v)
        sag = 0.10 * sin(a * 3 + phases[2]) * (1 - v)
        k = 1 + fold / run
        return (x * k, y * k, 0.04 + (high - 0.04) * v + sag * (1 if v < 0.05 else 0))

    def top(u, v):
        ex, ey = rim[round(u * 191)]
        k = 1 - v
        bump = 0.05 * sin(1.5 * ex * k + phases[3]) * sin(1.3 * ey * k + 1) * (1 - k * k)
        return (ex * k, ey * k, high + 0.10 * (1 - k**4) + bump)

    e = empty("drape", place)
    e.parent = p
    sheet("skirt", skirt, 192, 40, skin, e, thick)
    sheet("top", top, 192, 30, skin, e, thick)
    return e


def pulled_hood(front=-0.85, half=2.23, back=1.83, corner=0.66, high=1.58, soft_edge=0.22):
    """A hood over a box, pulled on from behind as far as y = `front`: a function of u (around) and v (up).

    u runs from the left end of the front hem around the back to its right end, v from the floor to the
    middle of the top.
    """
    straight = back - corner - front
    bend = pi / 2 * corner
    rear = 2 * (half - corner)
    whole = 2 * (straight + bend) + rear

    def plan(u):
        """A place on the outline, and the direction that looks away from the box there."""
        run = min(u, 1 - u) * whole
        side = -1 if u <= 0.5 else 1
        if run <= straight:
            return (side * half, front + run), (side, 0.0)
        a = (run - straight) / corner
        if a <= pi / 2:
            out = (side * cos(a), sin(a))
            return (side * (half - corner) + corner * out[0], back - corner + corner * out[1]), out
        return (side * (half - corner - (run - straight - bend)), back), (0.0, 1.0)

    def at(u, v):
        (x, y), (nx, ny) = plan(u)
        spine = min(y, back - 1.5)
        behind = y - front
        if v < 0.5:
            flat, up = 1.0, 0.0
            z = 0.05 + (high - soft_edge - 0.05) * v / 0.5
        elif v < 0.68:
            a = (v - 0.5) / 0.18 * pi / 2
            flat, up = cos(a), sin(a)
            x, y = x - nx * soft_edge * (1 - flat), y - ny * soft_edge * (1 - flat)
            z = high - soft_edge + soft_edge * up
        else:
            t = (v - 0.68) / 0.32
            flat, up = 0.0, 1.0
            x0, y0 = x - nx * soft_edge, y - ny * soft_edge
            x, y = x0 * (1 - t), y0 + (spine - y0) * t
            z = high + 0.05 * sin(pi / 2 * t)
        low = 1 - min(1, max(0, (z - 0.05) / (high - 0.05)))
        # Along the hem, the same from both sides; and the elastic in it, which gathers the cloth.
        along = v / 2 if u <= 0.5 else 1 - v / 2
        hem = math.exp(-behind / 0.24)
        off = -0.03 + 0.13 * (1 - math.exp(-behind / 0.30)) * (1 - 0.75 * up)
        off += 0.032 * hem * sin(2 * pi * (30 * along + 0.7 * sin(6 * pi * along)))
        ridge = math.exp(-(((behind - 0.55) / 0.55) ** 2))
        off += 0.055 * ridge * sin(2 * pi * behind / 0.46 + 1.5 * sin(9 * along + 1) + 0.8 * sin(23 * along))
        off += 0.028 * sin(1.7 * x + 2.6 * z + 0.6) * sin(2.1 * y - 1.3 * z + 0.4)
        off += 0.015 * sin(4.3 * y + 2.2 * x + 3 * z) * (1 - hem)
        foot = math.exp(-v / 0.055)
        off += foot * (0.016 * sin(2 * pi * 34 * u + 2 * sin(9 * u)) * (1 - hem) - 0.05)
        swept = 0.85 * low**1.3 * max(0, 1 - behind / (straight + 0.2)) ** 1.2
        return (x + nx * flat * off, y + ny * flat * off + swept, z + up * max(off, -0.02))

    return at


def dust_cover(p):
    cloth = mat(
        "cloth", "#8b919c", 0.95, sheen=0.6, spec=0.12, bump="noise", bump_s=0.3, bump_d=0.01, noise_scale=90
    )
    trim = mat("trim", "#555b66", 0.9)
    cinema("white", p)
    at = pulled_hood()
    sheet("hood", at, 420, 150, cloth, p, 0.03)
    hem = [at(0, v) for v in np.linspace(0, 1, 90)] + [at(1, v) for v in np.linspace(1, 0, 90)]
    tube("hem", hem, 0.045, trim, parent=p, res=6)
    tube("foot", [at(u, 0) for u in np.linspace(0, 1, 320)], 0.035, trim, parent=p, res=4)
    label = mat("label", "#c9772f", 0.8)
    patch = lambda u, v: at(0.84 + 0.035 * u, 0.2 + 0.1 * v) + np.array((0.03, 0, 0))
    sheet("label", patch, 14, 10, label, p, 0.015)


def rain_cover(p):
    nylon = mat(
        "nylon", "#3f7a4f", 0.38, spec=0.45, sheen=0.2, bump="noise", bump_s=0.5, bump_d=0.05, noise_scale=3
    )
    draped(p, 4.4, 3.5, 2.1, nylon, 0.3, 8, 5)
    clear = glass_coat("window", ("#cfe6ee", "#dfeaf2", "#f2f6f8"), 0.3)
    rbody(
        "frame",
        2.3,
        1.5,
        0.10,
        0.3,
        0.03,
        mat("frame", "#1c3525", 0.5),
        parent=p,
        loc=(0, -1.80, 1.2),
        rot=(rad(96), 0, 0),
        n=96,
    )
    lathe(
        "barrel", [(0.60, 0), (0.60, 0.5)], stock("black"), parent=p, loc=(0, -1.80, 1.2), rot=(rad(90), 0, 0)
    )
    lens(p, 0.60, (0, -2.3, 1.2), (rad(90), 0, 0), stock("dark"), depth=0.3)
    rbody(
        "window", 2.1, 1.3, 0.56, 0.26, 0.3, clear, parent=p, loc=(0, -1.88, 1.2), rot=(rad(90), 0, 0), n=96
    )
    cord = mat("cord", "#f0b13c", 0.7)
    tube(
        "cord",
        [
            (
                x * 1.0 + 0.16 * (1 if x > 0 else -1),
                y * 1.0 + 0.18 * (1 if y > 0 else -1),
                0.40 + 0.03 * sin(5 * x),
            )
            for x, y in superloop(4.55, 3.65, 0.4, 160)
        ],
        0.05,
        cord,
        cyc=True,
        parent=p,
    )
    cyl(0.13, -0.2, 0.2, stock("black"), p, 0.04, (1.7, -2.1, 0.33), (0, rad(90), 0), 48)
    for s in (0, 0.25):
        tube(
            "end",
            [(1.7 + s, -2.1, 0.33), (1.9 + s, -2.45, 0.10), (1.7 + 1.5 * s, -2.9, 0.06)],
            0.05,
            cord,
            parent=p,
            bez=True,
        )
    drop = glass_coat("drop", ("#e8f4fa", "#ffffff", "#ffffff"), 0.35)
    rr = random.Random(3)
    for _ in range(70):
        x, y = rr.uniform(-2.0, 2.0), rr.uniform(-1.5, 1.5)
        r = rr.uniform(0.03, 0.08)
        k = max(abs(x) / 2.2, abs(y) / 1.75)
        lathe(
            "drop",
            [(r, 0), (r * 0.9, r * 0.35), (r * 0.5, r * 0.6), (0, r * 0.68)],
            drop,
            parent=p,
            loc=(x, y, 2.13 + 0.10 * (1 - k**4)),
            seg=20,
            angle=180,
        )


def ceiling_cover(p):
    ceiling_slab(p, 4.2)
    cyl(0.75, 4.06, 4.2, stock("white"), p, 0.05)
    cyl(0.17, 2.6, 4.1, stock("white"), p, 0.02)
    cyl(0.23, 3.2, 3.42, stock("black"), p, 0.04)
    skin = weave("skin", "#2a2d33", 16, 0.5, "XY", depth=0.02)
    soft("cover", (4.2, 3.3, 1.55), skin, (0, 0, 1.75), r=0.35, puff=0.10, parent=p)
    lathe(
        "barrel",
        [(0.68, 0), (0.68, 0.55)],
        stock("black"),
        parent=p,
        loc=(0, -1.5, 1.75),
        rot=(rad(90), 0, 0),
    )
    lens(p, 0.68, (0, -2.05, 1.75), (rad(90), 0, 0), stock("dark"), depth=0.3)
    torus(0.80, 0.07, stock("rubber"), p, (0, -1.70, 1.75), (rad(90), 0, 0))
    tube(
        "zip",
        [(x, y, 2.1) for x, y in superloop(4.30, 3.42, 0.5, 128)],
        0.04,
        mat("zip", "#c9772f", 0.6),
        cyc=True,
        parent=p,
    )
    box("pull", (0.10, 0.05, 0.4), stock("alu"), (1.6, -1.76, 1.92), bevel=0.02, parent=p)
    torus(0.26, 0.08, stock("rubber"), p, (0, 0, 2.58))
    for k in range(7):
        box("vent", (0.03, 0.10, 0.55), stock("matte"), (2.15, -0.6 + 0.2 * k, 1.75), bevel=0.01, parent=p)


def furniture_cover(p):
    cloth = mat("cloth", "#b5a58a", 0.8, spec=0.25, bump="noise", bump_s=0.5, bump_d=0.03, noise_scale=5)

    rim = around(superloop(2.4, 2.5, 0.4))

    def form(u, v):
        i = min(191, round(u * 191))
        x, y = rim[i]
        a = 2 * pi * u
        back = 1 / (1 + math.exp(-6 * (y - 0.25)))
        arm = max(0, abs(x) - 0.7) / 0.5
        high = 1.25 + 1.75 * back + 0.15 * arm
        run = math.hypot(x, y)
        fold = (1 - v) ** 1.3 * (0.5 + 0.5 * sin(a * 8 + 1)) * 0.16 + 0.025 * sin(a * 17 + 4 * v)
        k = 1 + fold / run - 0.10 * v * v
        return (x * k, y * k - 0.12 * v * back, 0.08 + (high - 0.08) * v)

    sheet("skirt", form, 192, 50, cloth, p, 0.03)

    def lid(u, v):
        x0, y0, z0 = form(u, 1.0)
        k = 1 - v
        x, y = x0 * k, y0 * k
        back = 1 / (1 + math.exp(-7 * (y - 0.35)))
        z = 1.22 + 1.72 * back
        return (x, y, z * (1 - k**6) + z0 * k**6 + 0.03 * sin(5 * x + 2 * y))

    sheet("lid", lid, 192, 60, cloth, p, 0.03)
    trim = mat("trim", "#6d5f49", 0.8)
    tube("hem", [tuple(np.array(form(t, 0.0))) for t in np.linspace(0, 1, 160)], 0.035, trim, parent=p)
    for s in (-1, 1):
        box(
            "vent",
            (0.5, 0.06, 0.25),
            trim,
            (s * 0.0, -1.27 if s < 0 else 1.3, 0.95),
            rot=(rad(-8), 0, 0),
            bevel=0.03,
            parent=p,
        )
        tube(
            "cord",
            [(s * 0.35, -1.33, 0.10), (s * 0.5, -1.6, 0.05), (s * 0.3, -1.85, 0.04)],
            0.03,
            trim,
            parent=p,
            bez=True,
        )


SHOTS = {
    "dust_cover": Shot(dust_cover, -28, 18, 0.80),
    "outdoor_rain_cover": Shot(rain_cover, -26, 16, 0.78),
    "ceiling_mounted_cover": Shot(ceiling_cover, -26, -8, 0.84, 85, "#ccd5e0"),
    "furniture_cover": Shot(furniture_cover, -30, 14, 0.82),
}
