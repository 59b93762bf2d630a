"""A neutral strip behind the screen, step lights, and what string lights hang on."""

from models.screens_wall import picture, wall
from parts.foliage import blades, leafmat
from parts.once import once
from toolkit.kit import *


def bias_strip(p):
    wall(p, 0.3, "#8e9096")
    w, h, z = 3.2, 1.8, 3.6
    picture(p, w, h, (0, -0.06, z), "umbrella", 0.8)
    box("back", (w + 0.08, 0.08, h + 0.08), stock("matte"), (0, 0, z), bevel=0.012, parent=p)
    white = "#eaf1ff"
    for s in (-1, 1):
        for x, zz, long, tall, target in (
            (s * (w / 2 - 0.05), z, 0.04, h * 0.96, (s * (w / 2 + 0.5), 0.3, z)),
            (0, z + s * (h / 2 - 0.05), w * 0.96, 0.04, (0, 0.3, z + s * (h / 2 + 0.5))),
        ):
            lamp = area("halo", (x, 0.1, zz), target, long, tall, 15, white)
            lamp.parent = p
    lead = [(1.3, 0.1, 2.75), (1.3, 0.16, 2.2), (1.1, 0.2, 1.7), (1.2, 0.22, 1.0)]
    tube("bglead", lead, 0.025, stock("white"), parent=p, bez=True, res=6)
    box("bgswitch", (0.16, 0.1, 0.34), stock("white"), (1.12, 0.2, 1.75), bevel=0.03, parent=p)


def step_lights(p):
    oak = wood("tread", "#a9764a", 0.42, 0.5, 0, 0.3)
    riser = mat("riser", "#e4e1da", 0.6)
    wide, run, rise = 5.2, 1.5, 0.95
    for k in range(3):
        y, z = -1.5 + run * k, rise * k
        box(
            "riser",
            (wide, run * (3 - k) + 0.2, rise),
            riser,
            (0, y + run * (3 - k) / 2 + 0.1, z + rise / 2),
            bevel=0.01,
            parent=p,
        )
        box(
            "tread",
            (wide + 0.12, run + 0.16, 0.12),
            oak,
            (0, y + run / 2 - 0.06, z + rise + 0.05),
            bevel=0.03,
            parent=p,
        )
        for s in (-1, 1):
            x = s * 1.35
            front = empty("light", (x, y, z + 0.58), (rad(90), 0, 0))
            front.parent = p
            rbody("case", 1.15, 0.36, 0.16, 0.17, 0.05, stock("white"), parent=front, n=96)
            lit = emit("pane%d%d" % (k, s), "#ffb968", 7, cam=1.7)
            rbody("pane", 0.86, 0.1, 0.03, 0.05, 0.008, lit, parent=front, loc=(0, -0.09, 0.145), n=64)
            lathe(
                "eye",
                [(0.06, 0.15), (0.05, 0.185), (0, 0.2)],
                stock("gloss"),
                parent=front,
                loc=(0, 0.08, 0),
                seg=48,
            )
            lamp = area("pool", (x, y - 0.22, z + 0.5), (x, y - 0.5, z - 0.2), 0.8, 0.1, 16, "#ffb262")
            lamp.parent = p


def globe(p, place, tilt, glass, hot, cap):
    """A small round bulb in a socket, lying or hanging by its cord at `place`."""
    e = empty("globe", place, tilt)
    e.parent = p
    lathe(
        "socket",
        [(0, 0), (0.08, 0), (0.1, -0.05), (0.1, -0.22), (0.07, -0.26)],
        cap,
        parent=e,
        seg=40,
        angle=40,
    )
    ball = [(0.07, -0.25)] + [
        (0.2 * sin(a), -0.43 - 0.2 * -cos(a) * -1) for a in np.linspace(0.36, pi - 0.001, 16)
    ]
    lathe("glass", ball[:-1] + [(0, -0.63)], glass, parent=e, seg=48, angle=180)
    lathe("hot", [(0, -0.3), (0.03, -0.34), (0.035, -0.44), (0, -0.48)], hot, parent=e, seg=24)
    return e


def solar_strings(p):
    cell = mat("cell", "#16223f", 0.14, spec=0.6, coat=0.9)
    e = empty("panel", (-2.1, 0.5, 1.35), (rad(-52), 0, rad(14)))
    e.parent = p
    rbody("frame", 2.1, 1.5, 0.16, 0.12, 0.04, stock("black"), parent=e, rot=(rad(90), 0, 0), n=96)
    face = empty("face", (0, -0.165, 0), (rad(90), 0, 0))
    face.parent = e
    for i in range(4):
        for j in range(3):
            box(
                "cell",
                (0.46, 0.42, 0.02),
                cell,
                (-0.72 + 0.48 * i, -0.44 + 0.44 * j, 0),
                bevel=0.006,
                parent=face,
            )
            for q in (-1, 1):
                box(
                    "bus",
                    (0.012, 0.42, 0.006),
                    stock("alu"),
                    (-0.72 + 0.48 * i + 0.1 * q, -0.44 + 0.44 * j, 0.011),
                    bevel=0,
                    parent=face,
                )
    rod((-2.1, 0.55, 1.3), (-2.1, 0.6, 0.05), 0.07, stock("black"), p)
    lathe(
        "foot",
        [(0, 0), (0.6, 0), (0.62, 0.03), (0.58, 0.08), (0.1, 0.13), (0, 0.13)],
        stock("black"),
        parent=p,
        loc=(-2.1, 0.6, 0),
        seg=96,
        angle=40,
    )
    line = [
        (-2.1, 0.65, 0.6),
        (-1.7, 0.9, 0.08),
        (-0.9, 0.3, 0.05),
        (-0.6, -0.8, 0.05),
        (0.2, -1.2, 0.05),
        (0.9, -0.5, 0.05),
        (0.6, 0.5, 0.05),
        (1.2, 1.2, 0.05),
        (2.1, 0.8, 0.05),
        (2.2, -0.2, 0.05),
        (2.9, -0.9, 0.05),
    ]
    cord = spath(line, 420)
    cap = stock("rubber")
    tube("cord", [tuple(q) for q in cord], 0.045, cap, parent=p, res=6)
    glass = glass_coat("glass", ("#fff1d8", "#ffe2b0", "#fff6e8"), 0.3)
    hot = emit("hot", "#ffbe62", 40, cam=14)
    for n, k in enumerate(range(96, 415, 29)):
        q, ahead = cord[k], cord[k + 2] - cord[k - 2]
        side = 90 if n % 2 else -90
        turn = math.degrees(math.atan2(ahead[1], ahead[0])) + side
        globe(p, (q[0], q[1], 0.16), (rad(86), 0, rad(turn + 90)), glass, hot, cap)
        a = rad(turn)
        point("glow", (q[0] + 0.4 * cos(a), q[1] + 0.4 * sin(a), 0.25), 3.2, "#ffbe62", 0.12).parent = p


def light_pole(p, x, ground, side):
    """A pole at x that stands on its fork; its hook opens towards `side`. Returns where a cord hangs in it."""
    coat = dict(spec=0.45, bump="noise", bump_s=0.2, bump_d=0.002, noise_scale=200)
    black = once("coat", lambda: mat("coat", "#1f2124", 0.45, **coat))
    plate, top, bend, lip = ground + 0.5, ground + 4.9, 0.30, 0.13
    cyl(0.075, plate, ground + 2.6, black, p, 0.01, (x, 0, 0), seg=48)
    cyl(0.10, ground + 2.4, ground + 2.72, stock("alu"), p, 0.015, (x, 0, 0), seg=48)
    cyl(0.27, plate - 0.03, plate + 0.03, black, p, 0.015, (x, 0, 0), seg=64)
    for k in range(5):
        a = 2 * pi * k / 5 + 0.31
        place = (x + 0.2 * cos(a), 0.2 * sin(a), plate)
        prong = [(0.055, 0), (0.05, -0.6), (0, -0.9)]
        lathe("prong", prong, black, parent=p, loc=place, seg=32, angle=40)
    over = [(x + side * bend * (1 - cos(a)), 0, top + bend * sin(a)) for a in np.linspace(0, pi, 25)]
    end = x + side * (2 * bend + lip)
    curl = [(end - side * lip * cos(a), 0, top - 0.25 - lip * sin(a)) for a in np.linspace(0, 0.9 * pi, 16)]
    tube("upper", [(x, 0, ground + 2.5), *over, *curl], 0.068, black, parent=p, res=8)
    return Vector((end, 0, top - 0.25 - lip + 0.1))


def light_poles(p):
    ground = 0.4
    soil = mat("soil", "#4a3a2a", 0.95, bump="noise", bump_s=1.0, bump_d=0.06, noise_scale=9, col_var=0.2)
    rbody("soil", 10.0, 2.0, ground, 0.12, 0.04, soil, parent=p, n=96)
    turf = leafmat("turf", "#4f7a38", "#93ad55", 0.4)
    with Coll("patch") as patch:
        blades("blades", 2400, 1.02, 0.2, 0.014, turf, np.random.default_rng(5), 0.7)
    for i in range(10):
        for j in range(2):
            turn = (0, 0, pi / 2 * ((3 * i + j) % 4))
            inst(patch, (i - 4.5, j - 0.5, ground - 0.02), turn, (0.97, 0.97, 1)).parent = p
    left, right = light_pole(p, -4.2, ground, 1), light_pole(p, 4.2, ground, -1)
    at = lambda t: left.lerp(right, t) - Vector((0, 0, 5.2 * t * (1 - t)))
    rubber = stock("rubber")
    tube("cord", [tuple(at(k / 60)) for k in range(61)], 0.035, rubber, parent=p, res=6)
    glass = glass_coat("glass", ("#fff1d8", "#ffe2b0", "#fff6e8"), 0.3)
    hot = emit("hot", "#ffbe62", 40, cam=14)
    for k in range(11):
        q = at((k + 0.5) / 11)
        globe(p, tuple(q), (0, 0, 0), glass, hot, rubber)
        point("glow", (q.x, 0, q.z - 0.42), 5, "#ffbe62", 0.12).parent = p


SHOTS = {
    "bias_strip": Shot(bias_strip, -24, 3, 0.72, 85, "#8d93a2"),
    "step_lights": Shot(step_lights, -24, 17, 0.92, 85, "#9aa0ad"),
    "solar_strings": Shot(solar_strings, -8, 24, 0.88, 85, "#c3c8d2"),
    "light_poles": Shot(light_poles, 27, 8, 0.90, 60, "#737b92"),
}
