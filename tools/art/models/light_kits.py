"""A neutral strip behind the screen, step lights, and what string lights hang on."""

from models.screens_wall import picture, wall
from toolkit.kit import *


def bias_strip(p):
    wall(p, 0.3, "#8e9096")
    w, h, z = 3.2, 1.8, 3.6
    picture(p, w, h, (0, -0.06, z), "planet", 0.8)
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


def light_poles(p):
    black = mat("coat", "#1f2124", 0.45, spec=0.45, bump="noise", bump_s=0.2, bump_d=0.002, noise_scale=200)
    for k, (x, y, turn) in enumerate(((-0.5, 0.85, 4), (-0.3, 0.25, -2))):
        e = empty("lower", (x, y, 0.34), (0, 0, rad(turn)))
        e.parent = p
        cyl(0.085, -2.2, 1.5, black, e, 0.01, (0, 0, 0), (0, rad(90), 0), 48)
        cyl(0.11, 1.3, 1.7, stock("alu"), e, 0.02, (0, 0, 0), (0, rad(90), 0), 48)
        cyl(0.32, -0.04, 0.04, black, e, 0.015, (-2.2, 0, 0), (0, rad(90), 0), 64)
        for q in range(5):
            a = 2 * pi * q / 5 + 0.31
            y1, z1 = 0.24 * cos(a), 0.24 * sin(a)
            prong = [(0.055, 0), (0.05, 0.85), (0, 1.15)]
            lathe(
                "prong", prong, black, parent=e, loc=(-2.22, y1, z1), rot=(0, rad(-90), 0), seg=32, angle=40
            )
    for k, (x, y, turn) in enumerate(((0.1, -0.55, 3), (-0.2, -1.2, -3))):
        e = empty("upper", (x, y, 0.1), (0, 0, rad(turn)))
        e.parent = p
        cyl(0.07, -1.7, 1.7, black, e, 0.01, (0, 0, 0), (0, rad(90), 0), 48)
        cyl(0.045, -2.05, -1.6, stock("alu"), e, 0.01, (0, 0, 0), (0, rad(90), 0), 48)
        hook = [(1.7, 0, 0)] + [
            (1.95 + 0.42 * sin(a), -0.42 + 0.42 * cos(a), 0) for a in np.linspace(0, 1.25 * pi, 24)
        ]
        tube("hook", hook, 0.06, black, parent=e, res=8)
        lathe(
            "knob",
            [(0, -0.09), (0.08, -0.05), (0.09, 0), (0.08, 0.05), (0, 0.09)],
            black,
            parent=e,
            loc=hook[-1],
            seg=32,
        )
    glass = glass_coat("glass", ("#fff1d8", "#ffe2b0", "#fff6e8"), 0.3)
    hot = emit("hot", "#ffbe62", 40, cam=14)
    line = spath(
        [(2.5, 0.9, 0.05), (2.1, 0.3, 0.05), (2.7, -0.3, 0.05), (2.3, -1.0, 0.05), (2.8, -1.8, 0.05)], 160
    )
    tube("cord", [tuple(q) for q in line], 0.05, stock("rubber"), parent=p, res=6)
    for k in (20, 62, 104, 146):
        q = line[k]
        globe(p, (q[0] + 0.04, q[1], 0.18), (rad(86), 0, rad(96)), glass, hot, stock("rubber"))
        point("glow", (q[0] + 0.5, q[1], 0.3), 3, "#ffbe62", 0.12).parent = p


SHOTS = {
    "bias_strip": Shot(bias_strip, -24, 3, 0.72, 85, "#8d93a2"),
    "step_lights": Shot(step_lights, -24, 17, 0.92, 85, "#9aa0ad"),
    "solar_strings": Shot(solar_strings, -8, 24, 0.88, 85, "#c3c8d2"),
    "light_poles": Shot(light_poles, 16, 30, 0.90),
}
