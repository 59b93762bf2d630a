"""A portable power station."""

from toolkit.kit import *


def sockets(p, place, count, gap, well="#1a1b1e"):
    """A row of round outlets that face -y."""
    for k in range(count):
        x = place[0] + gap * (k - (count - 1) / 2)
        rbody(
            "frame",
            0.56,
            0.56,
            0.05,
            0.12,
            0.02,
            mat("frame", "#2b2d31", 0.5) if "frame" not in D.materials else D.materials["frame"],
            parent=p,
            loc=(x, place[1], place[2]),
            rot=(rad(90), 0, 0),
            n=48,
        )
        cyl(
            0.21,
            0.03,
            0.06,
            mat("well", well, 0.6) if "well" not in D.materials else D.materials["well"],
            p,
            0.01,
            (x, place[1], place[2]),
            (rad(90), 0, 0),
            48,
        )
        for s in (-0.075, 0.075):
            box(
                "slot",
                (0.03, 0.02, 0.12),
                stock("brass"),
                (x + s, place[1] - 0.065, place[2] + 0.03),
                bevel=0.004,
                parent=p,
            )
        cyl(0.03, 0.05, 0.07, stock("brass"), p, 0.005, (x, place[1], place[2] - 0.11), (rad(90), 0, 0), 20)


def station(p):
    shell = mat("shell", "#3a3d43", 0.5, spec=0.4, bump="noise", bump_s=0.2, bump_d=0.006, noise_scale=60)
    accent = mat("accent", "#e08a2c", 0.42)
    wide, deep, high = 4.2, 2.5, 2.5
    rbody("body", wide, deep, high, 0.38, 0.18, shell, parent=p, loc=(0, 0, 0.12), n=160)
    rbody(
        "face",
        wide - 0.5,
        high - 0.45,
        0.08,
        0.26,
        0.03,
        stock("black"),
        parent=p,
        loc=(0, -deep / 2 + 0.02, 0.12 + high / 2),
        rot=(rad(90), 0, 0),
        n=128,
    )
    y = -deep / 2 - 0.065
    for s in (-1, 1):
        rbody(
            "bumper",
            0.32,
            deep + 0.08,
            high + 0.02,
            0.14,
            0.14,
            accent,
            parent=p,
            loc=(s * (wide / 2 - 0.10), 0, 0.11),
            n=96,
        )
        for yy in (-0.85, 0.85):
            cyl(0.2, 0, 0.14, stock("rubber"), p, 0.03, (s * 1.6, yy, 0), seg=48)
    rbody(
        "screen",
        1.25,
        0.72,
        0.03,
        0.08,
        0.01,
        mat("screen", "#0c1418", 0.15, coat=0.6),
        parent=p,
        loc=(-0.85, y, 1.95),
        rot=(rad(90), 0, 0),
        n=64,
    )
    glow = emit("digits", "#8fe8ff", 2.2)
    for k in range(5):
        box(
            "level",
            (0.09, 0.006, 0.26),
            glow if k < 4 else stock("dark"),
            (-1.25 + 0.14 * k, y - 0.035, 1.95),
            bevel=0,
            parent=p,
        )
    for x, segs in ((-0.42, "1111011"), (-0.24, "1110000")):
        spots = (
            ((0, 0.15), 0),
            ((0.055, 0.075), 1),
            ((0.055, -0.075), 1),
            ((0, -0.15), 0),
            ((-0.055, -0.075), 1),
            ((-0.055, 0.075), 1),
            ((0, 0), 0),
        )
        for on, ((dx, dz), up) in zip(segs, spots):
            if on == "1":
                box(
                    "segment",
                    (0.02, 0.006, 0.12) if up else (0.09, 0.006, 0.02),
                    glow,
                    (x + dx, y - 0.035, 1.95 + dz),
                    bevel=0,
                    parent=p,
                )
    sockets(p, (-0.75, y + 0.02, 0.95), 2, 0.72)
    for k in range(4):
        box(
            "usb",
            (0.26, 0.03, 0.11),
            stock("chrome"),
            (0.45 + 0.38 * (k % 2), y, 1.30 - 0.3 * (k // 2)),
            bevel=0.02,
            parent=p,
        )
        box(
            "hole",
            (0.20, 0.035, 0.06),
            stock("matte"),
            (0.45 + 0.38 * (k % 2), y - 0.003, 1.30 - 0.3 * (k // 2)),
            bevel=0.006,
            parent=p,
        )
    cyl(0.15, 0, 0.05, stock("dark"), p, 0.02, (1.35, y + 0.02, 1.15), (rad(90), 0, 0), 48)
    torus(0.10, 0.012, emit("power", "#8fe8ff", 3), p, (1.35, y - 0.035, 1.15), (rad(90), 0, 0), 48)
    rbody(
        "lamp",
        1.5,
        0.36,
        0.05,
        0.14,
        0.02,
        emit("lamp", "#fff2dc", 3, cam=1.3),
        parent=p,
        loc=(0.85, y + 0.02, 1.95),
        rot=(rad(90), 0, 0),
        n=64,
    )
    tube(
        "handle",
        [
            (-1.35, 0, high + 0.05),
            (-1.3, 0, high + 0.62),
            (-1.0, 0, high + 0.80),
            (1.0, 0, high + 0.80),
            (1.3, 0, high + 0.62),
            (1.35, 0, high + 0.05),
        ],
        0.15,
        stock("rubber"),
        parent=p,
        bez=True,
        res=8,
    )


SHOTS = {
    "power_station": Shot(station, -26, 14, 0.78),
}
