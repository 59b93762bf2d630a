"""Velvet curtains, a rod that returns to the wall, side channels, a motor for the curtain."""

from models.screens_wall import picture, wall
from toolkit.kit import *


def drape(p, x0, x1, top, bottom, cloth, folds, y=0.0, waist=None, deep=0.09, seed=0, name="drape"):
    """A curtain from x0 to x1; `waist` (height, x, width) is where a tie gathers it."""

    def at(u, v):
        z = bottom + (top - bottom) * v
        left, right = x0, x1
        amp = deep * (1.1 - 0.35 * v)
        if waist:
            height, wx, wide = waist
            below = min(1, max(0, (height - z) / (height - bottom)))
            above = min(1, max(0, (z - height) / (top - height)))
            k = (1 - (1 - above) ** 2.2) if z > height else 0.55 * below**0.7
            left, right = wx - wide / 2 + (x0 - wx + wide / 2) * k, wx + wide / 2 + (x1 - wx - wide / 2) * k
            amp = deep * (0.55 + 0.5 * k)
        phase = pi * folds * u
        wave = sin(phase) + 0.22 * sin(2.3 * phase + 1.1 + seed) + 0.1 * sin(4 * v + 9 * u)
        return (left + (right - left) * u + 0.01 * sin(phase * 0.9 + 3 * v), y + amp * wave, z)

    sheet(name, at, folds * 22, 70, cloth, p, 0.008)


def rail(p, x0, x1, y, z, m, r=0.03):
    cyl(r, x0, x1, m, p, 0.004, (0, y, z), (0, rad(90), 0), 64)


def velvet(p):
    wall(p, 0.4, "#4b4a50")
    cloth = mat(
        "velvet",
        "#7a1f2e",
        0.8,
        sheen=1.0,
        spec=0.2,
        bump="noise",
        bump_s=0.25,
        bump_d=0.004,
        noise_scale=180,
    )
    brass, z = stock("brass"), 2.95
    picture(p, 2.6, 1.4625, (0, 0.36, 1.55), "aurora", 0.9)
    box("edge", (2.72, 0.04, 1.58), stock("matte"), (0, 0.385, 1.55), bevel=0.01, parent=p)
    rail(p, -2.25, 2.25, 0, z + 0.09, brass, 0.04)
    for s in (-1, 1):
        ball = [(0, 0), (0.05, 0.0), (0.05, 0.03), (0.09, 0.08), (0.1, 0.13), (0.07, 0.2), (0, 0.22)]
        lathe(
            "end",
            ball,
            brass,
            parent=p,
            loc=(s * 2.25, 0, z + 0.09),
            rot=(0, rad(90 * s), 0),
            seg=48,
            angle=50,
        )
        rod((s * 2.12, 0, z + 0.09), (s * 2.12, 0.4, z + 0.09), 0.025, brass, p)
        drape(
            p,
            s * 2.1 if s < 0 else 0.78,
            -0.78 if s < 0 else 2.1,
            z,
            0.02,
            cloth,
            11,
            0,
            (1.25, s * 1.72, 0.5),
            0.085,
            s,
        )
        tie = [
            (s * 1.72 + 0.29 * cos(a), 0.17 * sin(a), 1.25 + 0.05 * cos(a) * s)
            for a in np.linspace(0, 2 * pi, 49)[:-1]
        ]
        tube("tie", tie, 0.035, brass, cyc=True, parent=p, res=6)
        tassel = [
            (0, 0),
            (0.05, -0.02),
            (0.07, -0.08),
            (0.045, -0.13),
            (0.075, -0.18),
            (0.1, -0.45),
            (0, -0.45),
        ]
        lathe("tassel", tassel, brass, parent=p, loc=(s * 1.5, -0.2, 1.2), seg=48, angle=40)
        for k in range(11):
            x = s * (0.84 + 1.2 * k / 10)
            torus(0.055, 0.01, brass, p, (x, 0, z + 0.07), (0, rad(90), 0), 40)


def wrap_rod(p):
    wall(p, 0.9, "#d8d2c6")
    bronze = mat("bronze", "#4a3a2e", 0.35, metal=0.9)
    cloth = weave("cloth", "#5d6f86", 150, 0.35, "XZ", depth=0.002, rough=0.9, sheen=0.5)
    z, x0, bend = 3.0, -1.9, 0.42
    path = [(x0, 0.88, z), (x0, bend, z)]
    path += [(x0 + bend - bend * cos(a), bend - bend * sin(a), z) for a in np.linspace(0.1, pi / 2, 16)]
    back = [(-x, y, zz) for x, y, zz in reversed(path)]
    tube("rod", path + back, 0.07, bronze, parent=p, res=8)
    for x in (x0, -x0):
        cyl(0.17, 0, 0.05, bronze, p, 0.015, (x, 0.9, z), (rad(90), 0, 0), 64)
        for k in (0.25, 0.75):
            cyl(
                0.018, 0, 0.065, stock("chrome"), p, 0.004, (x, 0.9, z - 0.24 * k + 0.12), (rad(90), 0, 0), 24
            )
    bank = spath([(x, y, 0) for x, y, _ in path] + [(-0.2, 0, 0)], 300)
    folds = 15

    def at(u, v):
        k = min(299, round(u * 299))
        q = bank[k]
        ahead = bank[min(299, k + 1)] - bank[max(0, k - 1)]
        ahead /= np.linalg.norm(ahead) + 1e-9
        off = (0.13 - 0.06 * v) * sin(pi * folds * u) + 0.02 * sin(7 * u + 3 * v)
        return (q[0] + ahead[1] * off, q[1] - ahead[0] * off, (z + 3.0) * v - 2.98)

    sheet("bgdrape", at, 300, 50, cloth, p, 0.008)
    for k in range(1, folds):
        here = round(299 * k / folds)
        q, run = bank[here], bank[here + 1] - bank[here - 1]
        torus(0.085, 0.014, bronze, p, (q[0], q[1], z), (0, rad(90), math.atan2(run[1], run[0])), 40)


def channel(p, place, turn, tone, length):
    """A U-shaped track along x, open upwards, its adhesive liner half off."""
    e = empty("channel", place, (0, 0, rad(turn)))
    e.parent = p
    body = mat("channel" + tone, tone, 0.4, spec=0.5)
    box("back", (length, 0.62, 0.05), body, (0, 0, 0.06), bevel=0.012, parent=e)
    for s in (-1, 1):
        box("side", (length, 0.05, 0.55), body, (0, s * 0.285, 0.32), bevel=0.012, parent=e)
        box("lip", (length, 0.1, 0.04), body, (0, s * 0.25, 0.585), bevel=0.012, parent=e)
        brush = mat("brush", "#55585c", 0.95, bump="noise", bump_s=0.9, bump_d=0.01, noise_scale=60)
        box("brush", (length - 0.02, 0.07, 0.06), brush, (0, s * 0.235, 0.42), bevel=0.01, parent=e)
    tape = mat("liner", "#3f8fd0", 0.5)
    end = -length / 2

    def liner(u, v):
        x = end + 0.9 - 1.9 * u
        lift = 0.02 if u < 0.45 else 0.02 + 0.75 * (u - 0.45) ** 2
        return (x, (v - 0.5) * 0.42, lift)

    sheet("liner", liner, 40, 4, tape, e, 0.012)


def side_channels(p):
    channel(p, (0.1, 0.75, 0), 3, "#f1f0ec", 5.4)
    channel(p, (-0.1, -0.35, 0), -2, "#26282c", 5.0)
    channel(p, (0.9, -1.55, 0), 14, "#f1f0ec", 1.9)


def curtain_motor(p):
    wall(p, 1.2, "#c5cbc4")
    dark = stock("dark")
    cloth = weave("cloth", "#d9cbb0", 150, 0.35, "XZ", depth=0.002, rough=0.9, sheen=0.5)
    z = 3.2
    rail(p, -2.7, 2.7, 0, z, dark, 0.1)
    drape(p, -2.6, -0.75, z - 0.16, -2.5, cloth, 9, 0, None, 0.13, 1, "bgdrape")
    drape(p, 0.85, 2.6, z - 0.16, -2.5, cloth, 9, 0, None, 0.13, 2, "bgdrape")
    for s, start in ((-1, -2.5), (1, 1.0)):
        for k in range(5):
            x = start + 0.4 * k
            torus(0.15, 0.022, dark, p, (x, 0, z - 0.05), (0, rad(90), 0), 48)
    e = empty("motor", (0.02, 0, z))
    e.parent = p
    white = mat("shell", "#f1f0ec", 0.34, spec=0.5)
    rbody("body", 0.72, 0.66, 1.75, 0.3, 0.16, white, parent=e, loc=(0, -0.02, -2.05), n=128, es=10)
    rbody("collar", 0.735, 0.675, 0.05, 0.3, 0.015, stock("alu"), parent=e, loc=(0, -0.02, -0.62), n=128)
    for s in (-1, 1):
        hook = [
            (s * 0.17, 0.1, -0.35),
            (s * 0.17, 0.26, -0.05),
            (s * 0.17, 0.2, 0.14),
            (s * 0.17, 0, 0.2),
            (s * 0.17, -0.17, 0.12),
        ]
        tube("hook", hook, 0.045, white, parent=e, bez=True, res=6)
        cyl(0.13, -0.06, 0.06, stock("rubber"), e, 0.02, (s * 0.17, 0, -0.235), (0, rad(90), 0), 48)
    lathe(
        "led",
        [(0.05, 0), (0.045, 0.01), (0, 0.012)],
        emit("led", "#7fd8ff", 4),
        parent=e,
        loc=(0, -0.352, -0.9),
        rot=(rad(90), 0, 0),
        seg=32,
    )
    cell = mat("cell", "#131a2c", 0.15, spec=0.6, coat=0.8)
    rbody(
        "solar",
        0.46,
        0.8,
        0.02,
        0.05,
        0.006,
        cell,
        parent=e,
        loc=(0, -0.345, -1.5),
        rot=(rad(90), 0, 0),
        n=64,
    )
    for k in range(1, 4):
        box("bus", (0.44, 0.006, 0.008), stock("alu"), (0, -0.368, -1.9 + 0.2 * k), bevel=0, parent=e)


SHOTS = {
    "velvet_curtains": Shot(velvet, -12, 5, 0.90, 70),
    "wrap_rod": Shot(wrap_rod, -30, -14, 0.9),
    "blind_channels": Shot(side_channels, 28, 30, 0.88),
    "curtain_motor": Shot(curtain_motor, -20, 4, 1.0),
}
