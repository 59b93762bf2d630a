"""An extension cord, and ways to tidy cables."""

from models.screens_wall import wall
from models.plugs import coil
from toolkit.kit import *


def extension(p):
    orange = mat("cord", "#e2671f", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=20)
    path = spath(
        [(-2.4, -3.1, 0.35), (-1.9, -2.85, 0.3), (-1.0, -2.3, 0.16)]
        + coil([2.0, 2.28, 2.55, 2.12, 2.42], 0.15, 0.26)[4:-1:2]
        + [(0.75, -2.55, 0.4), (1.6, -2.9, 0.38), (2.2, -3.2, 0.42)],
        900,
    )
    tube("cord", [tuple(q) for q in path], 0.14, orange, parent=p, res=6)
    ahead = Vector(path[-1] - path[-9]).normalized()
    e = empty("socket", path[-1], (0, 0, math.atan2(ahead.y, ahead.x) - pi / 2))
    e.parent = p
    rbody("body", 1.25, 2.3, 0.8, 0.35, 0.12, stock("black"), parent=e, loc=(0, 1.1, -0.38), n=96)
    rbody("face", 1.0, 2.0, 0.03, 0.28, 0.01, mat("face", "#e2671f", 0.5), parent=e, loc=(0, 1.1, 0.42), n=96)
    for k in range(3):
        cyl(0.27, 0.43, 0.47, stock("matte"), e, 0.01, (0, 0.45 + 0.65 * k, 0), seg=64)
        for x in (-0.09, 0.09):
            box(
                "slot", (0.04, 0.15, 0.02), stock("brass"), (x, 0.48 + 0.65 * k, 0.475), bevel=0.004, parent=e
            )
        cyl(0.035, 0.46, 0.49, stock("brass"), e, 0.005, (0, 0.33 + 0.65 * k, 0), seg=24)
    back = Vector(path[0] - path[8]).normalized()
    f = empty("plug", path[0], (0, 0, math.atan2(back.y, back.x) - pi / 2))
    f.parent = p
    rbody("body", 0.8, 1.0, 0.62, 0.2, 0.10, stock("black"), parent=f, loc=(0, 0.4, -0.3), n=64)
    for x in (-0.16, 0.16):
        box("pin", (0.05, 0.5, 0.16), stock("brass"), (x, 1.12, 0.05), bevel=0.01, parent=f)
    cyl(0.06, 0.88, 1.42, stock("brass"), f, 0.02, (0, 0, -0.14), (rad(-90), 0, 0), 32)
    for a in (118, 28):
        rbody(
            "tie",
            1.15,
            0.8,
            0.4,
            0.3,
            0.03,
            stock("black"),
            parent=p,
            loc=(2.28 * cos(rad(a)) + 0.2 * sin(rad(a)), 2.28 * sin(rad(a)) - 0.2 * cos(rad(a)), 0.27),
            rot=(rad(90), 0, rad(a)),
            n=64,
        )


def raceway(p):
    wall(p, 0.5, "#8fa4ae")
    white = mat("pvc", "#f8f7f4", 0.35, spec=0.5)
    box("duct", (4.2, 0.22, 0.42), white, (-1.4, 0.38, 1.9), bevel=0.06, parent=p)
    box("drop", (0.42, 0.22, 1.9), white, (-3.35, 0.38, 0.85), bevel=0.06, parent=p)
    box("elbow", (0.52, 0.26, 0.52), white, (-3.35, 0.38, 1.9), bevel=0.07, parent=p)
    box("tray", (3.0, 0.05, 0.40), white, (2.2, 0.47, 1.9), bevel=0.01, parent=p)
    for s in (-1, 1):
        box("lip", (3.0, 0.20, 0.04), white, (2.2, 0.40, 1.9 + s * 0.19), bevel=0.01, parent=p)
    for k, (z, colour) in enumerate(((1.98, "#23252a"), (1.83, "#3f6690"))):
        cable = mat("cable%d" % k, colour, 0.5)
        tube(
            "cable",
            [
                (0.6, 0.40, z),
                (2.2, 0.38, z + 0.02),
                (3.6, 0.36, z),
                (4.1, 0.1, z - 0.3 - 0.2 * k),
                (4.35, -0.1, z - 1.3),
                (4.8 + 0.3 * k, -0.3, 0.08),
            ],
            0.065,
            cable,
            parent=p,
            bez=True,
            res=8,
        )
    cover = empty("cover", (1.3, -0.55, 0.02), (0, 0, rad(8)))
    cover.parent = p
    box("face", (3.1, 0.42, 0.04), white, (0, 0, 0.22), bevel=0.015, parent=cover)
    for s in (-1, 1):
        box("edge", (3.1, 0.04, 0.2), white, (0, s * 0.19, 0.12), bevel=0.012, parent=cover)
    elbow = empty("elbow", (-1.5, -0.7, 0.16), (0, 0, rad(-20)))
    elbow.parent = p
    box("a", (0.9, 0.44, 0.26), white, (0.2, 0, 0), bevel=0.05, parent=elbow)
    box("b", (0.44, 0.9, 0.26), white, (-0.03, 0.23, 0), bevel=0.05, parent=elbow)


def sleeve_ties(p):
    mesh = weave("mesh", "#1d1f23", 9, 0.9, "XYZ", depth=0.05, rough=0.7)
    path = spath(
        [(-3.4, 0.9, 0.36), (-2.0, 0.3, 0.36), (-0.6, 0.55, 0.36), (0.9, 0.2, 0.36), (1.7, 0.35, 0.36)], 200
    )
    tube("sleeve", [tuple(q) for q in path], 0.36, mesh, parent=p, res=12)
    end = Vector(path[-1])
    for k, (colour, spread) in enumerate(
        (("#2a2c31", -0.55), ("#e7e4dd", -0.18), ("#3f6690", 0.2), ("#b5532f", 0.6))
    ):
        cable = mat("core%d" % k, colour, 0.5)
        start = end + Vector((-0.5, 0.12 * (k - 1.5), 0.05 * (k % 2)))
        tube(
            "core",
            [
                tuple(start),
                (end.x + 0.6, end.y + 0.3 * spread, 0.3),
                (end.x + 1.3, end.y + spread * 1.2, 0.13),
                (end.x + 2.1, end.y + spread * 2.2 - 0.2, 0.11),
            ],
            0.10,
            cable,
            parent=p,
            bez=True,
            res=8,
        )
    torus(
        0.37,
        0.045,
        mat("band", "#e08a3c", 0.8, sheen=0.4),
        p,
        tuple(end),
        Vector(path[-1] - path[-6]).to_track_quat("Z", "Y").to_euler(),
    )
    felt = {
        c: mat("felt" + c, c, 0.95, sheen=0.6, bump="noise", bump_s=0.5, bump_d=0.02, noise_scale=30)
        for c in ("#3d6fe0", "#e08a3c", "#3d9a7b", "#26282d")
    }
    for k, colour in enumerate(felt):
        x, y, turn = -2.4 + 1.15 * k, -1.35 + 0.12 * (k % 2), rad(-20 + 12 * k)
        r = 0.34
        loop = [(r * 1.25 * cos(t), r * sin(t)) for t in np.linspace(0, 2 * pi, 64)]
        e = empty("tie", (x, y, 0), (0, 0, turn))
        e.parent = p
        sheet(
            "loop",
            lambda u, v: (r * 1.2 * cos(2 * pi * u), r * sin(2 * pi * u), 0.03 + 0.36 * v),
            64,
            3,
            felt[colour],
            e,
            0.05,
        )
        sheet(
            "tail",
            lambda u, v: (r * 1.2 + 0.03 + 0.75 * u, -0.02 + 0.10 * sin(2 * u), 0.03 + 0.36 * v),
            24,
            3,
            felt[colour],
            e,
            0.05,
        )


SHOTS = {
    "extension_power_cable": Shot(extension, -8, 34, 0.84),
    "cable_raceway": Shot(raceway, -14, 16, 0.92),
    "cable_sleeve_ties": Shot(sleeve_ties, -6, 30, 0.86),
}
