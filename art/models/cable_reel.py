"""A cable reel with sockets in its hub."""

from toolkit.kit import *


def reel(p):
    orange = mat("drum", "#e0641f", 0.42, spec=0.4)
    black = stock("black")
    cord = mat("cord", "#1f2023", 0.5, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=25)
    z = 1.95
    for y in (-0.75, 0.70):
        plate_hole(
            "flange",
            circle(1.55, 128),
            circle(0.78, 128),
            0.10,
            orange,
            parent=p,
            loc=(0, y + 0.05, z),
            rot=(rad(90), 0, 0),
            bevel=0.03,
        )
        torus(1.53, 0.06, orange, p, (0, y, z), (rad(90), 0, 0), 96)
    cyl(0.80, -0.72, 0.72, black, p, 0.02, (0, 0, z), (rad(90), 0, 0))
    for layer, r in enumerate((1.05, 1.22)):
        path = [
            (r * cos(t), -0.60 + t / (2 * pi) * 0.165, z + r * sin(t))
            for t in np.linspace(0, 2 * pi * 7.2, 420)
        ]
        tube("wound", path, 0.09, cord, parent=p, res=5)
    cyl(1.0, -0.62, 0.62, cord, p, 0.02, (0, 0, z), (rad(90), 0, 0))
    cyl(0.78, -0.90, -0.70, black, p, 0.04, (0, 0, z), (rad(-90), 0, 0))
    cyl(0.78, 0.72, 0.88, black, p, 0.04, (0, 0, z), (rad(90), 0, 0))
    for k in range(3):
        a = rad(90 + 120 * k)
        x, zz = 0.42 * cos(a), z + 0.42 * sin(a)
        cyl(
            0.24,
            0,
            0.05,
            mat("lid", "#3a3d43", 0.5) if "lid" not in D.materials else D.materials["lid"],
            p,
            0.015,
            (x, -0.88, zz),
            (rad(90), 0, 0),
            48,
        )
        for s in (-0.07, 0.07):
            cyl(0.028, 0.04, 0.06, stock("matte"), p, 0.004, (x + s, -0.88, zz), (rad(90), 0, 0), 20)
    cyl(0.09, 0, 0.06, emit("button", "#ff3a2a", 2), p, 0.02, (0, -0.88, z), (rad(90), 0, 0), 32)
    frame = stock("chrome")
    for y in (-1.08, 1.02):
        tube(
            "frame",
            [
                (-1.45, y, 0.06),
                (-0.62, y, z),
                (-0.35, y, 3.75),
                (0.35, y, 3.75),
                (0.62, y, z),
                (1.45, y, 0.06),
            ],
            0.07,
            frame,
            parent=p,
            res=8,
        )
    for s in (-1, 1):
        rod((s * 1.45, -1.15, 0.07), (s * 1.45, 1.1, 0.07), 0.07, frame, p)
        cyl(0.1, -0.06, 0.06, stock("rubber"), p, 0.02, (s * 1.45, -1.15, 0.08), (rad(90), 0, 0), 32)
    cyl(0.12, -1.0, 1.0, orange, p, 0.03, (0, 0, 3.75), (rad(90), 0, 0), 48)
    rod((0, -1.08, z), (0, 1.05, z), 0.07, frame, p)
    rod((-0.95, -0.78, z + 0.75), (-0.95, -1.25, z + 0.75), 0.06, black, p)
    tail = spath(
        [
            (1.2, 0.3, 1.5),
            (1.5, -0.3, 0.6),
            (1.9, -1.0, 0.10),
            (1.2, -1.9, 0.09),
            (-0.2, -1.8, 0.09),
            (-1.4, -2.2, 0.14),
        ],
        200,
    )
    tube("tail", [tuple(q) for q in tail], 0.09, cord, parent=p, res=6)
    e = empty("plug", tail[-1], (0, 0, math.atan2(-0.4, -1.2) - pi / 2))
    e.parent = p
    rbody("plug", 0.5, 0.72, 0.42, 0.14, 0.07, black, parent=e, loc=(0, 0.3, -0.12), n=48)
    for s in (-0.1, 0.1):
        box("pin", (0.04, 0.36, 0.1), stock("brass"), (s, 0.8, 0.1), bevel=0.008, parent=e)


SHOTS = {
    "extension_reel": Shot(reel, -30, 11, 0.84),
}
