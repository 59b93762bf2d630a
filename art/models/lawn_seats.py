"""Seats for the lawn: a low chair and an air lounger."""

from toolkit.kit import *


def low_chair(p):
    steel = mat("frame", "#c3c7cc", 0.28, metal=1)
    cloth = weave("mesh", "#2f7f86", 150, 0.6, "XZ", depth=0.002)
    trim = mat("trim", "#e2a23c", 0.8)
    oak = wood("arm", "#b98756", 0.42, 2, 1, 0.3)
    half, r = 0.29, 0.0125
    for s in (-1, 1):
        x = s * half
        back = [(x, 0.52, 0.80), (x, 0.30, 0.42), (x, 0.12, 0.10), (x, 0.06, 0.02)]
        seat = [
            (x * 1.05, -0.30, 0.25),
            (x * 1.05, 0.05, 0.17),
            (x * 1.05, 0.36, 0.08),
            (x * 1.05, 0.46, 0.015),
        ]
        tube("back", [tuple(q) for q in spath(back, 60)], r, steel, parent=p, res=6)
        tube("seat", [tuple(q) for q in spath(seat, 60)], r, steel, parent=p, res=6)
        rod((x * 1.1, -0.25, 0.42), (x * 1.1, -0.30, 0.015), r, steel, p)
        rbody("arm", 0.06, 0.62, 0.026, 0.028, 0.008, oak, parent=p, loc=(x * 1.1, 0.02, 0.42), n=64)
    for y, z, wide in (
        (0.52, 0.80, half),
        (-0.30, 0.25, half * 1.05),
        (0.46, 0.015, half * 1.05),
        (-0.30, 0.015, half * 1.1),
    ):
        rod((-wide, y, z), (wide, y, z), r, steel, p)
    for s in (-1, 1):
        for y in (-0.30, 0.46):
            cyl(
                0.02,
                -0.03,
                0.03,
                stock("rubber"),
                p,
                0.006,
                (s * half * (1.1 if y < 0 else 1.05), y, 0.02),
                (0, rad(90), 0),
                32,
            )
    run = spath(
        [
            (0, -0.31, 0.262),
            (0, -0.12, 0.19),
            (0, 0.10, 0.155),
            (0, 0.19, 0.22),
            (0, 0.34, 0.49),
            (0, 0.525, 0.82),
        ],
        120,
    )

    def sling(u, v):
        q = run[min(119, round(v * 119))]
        sag = 0.035 * (1 - (2 * u - 1) ** 2)
        return ((u - 0.5) * 2 * (half - 0.005), q[1] + sag * 0.5, q[2] - sag * 0.8)

    sheet("sling", sling, 40, 110, cloth, p, 0.006)
    for a, b in ((0.0, 0.04), (0.93, 1.0), (0.5, 0.53)):
        sheet(
            "hem",
            lambda u, v, a=a, b=b: tuple(np.add(sling(u, a + (b - a) * v), (0, -0.005, 0.006))),
            40,
            8,
            trim,
            p,
            0.006,
        )
    e = empty("pocket", (half * 1.1 + 0.045, -0.06, 0.27))
    e.parent = p
    lathe(
        "pocket",
        [(0.0, 0), (0.045, 0), (0.05, 0.02), (0.052, 0.15), (0.048, 0.15), (0.044, 0.02)],
        cloth,
        parent=e,
        seg=64,
        angle=40,
    )
    lathe(
        "can",
        [(0, 0.02), (0.032, 0.02), (0.034, 0.17), (0.028, 0.19), (0, 0.188)],
        mat("can", "#c9573c", 0.3, metal=0.6),
        parent=e,
        seg=64,
        angle=40,
    )


def air_lounger(p):
    skin = mat(
        "skin", "#2f6fb0", 0.42, spec=0.4, sheen=0.2, bump="noise", bump_s=0.35, bump_d=0.03, noise_scale=5
    )
    band = mat("band", "#f0b13c", 0.5)
    long = 6.2

    def at(u, v):
        t = v
        x = long * (t - 0.5)
        f = (1 - abs(2 * t - 1) ** 4.5) ** 0.5
        a = 2 * pi * u
        wide, high = 1.15 * f + 0.04, (0.62 + 0.16 * t) * f + 0.03
        y, z = wide * math.copysign(abs(cos(a)) ** 0.8, cos(a)), high * math.copysign(
            abs(sin(a)) ** 0.8, sin(a)
        )
        dent = 0.62 * f * math.exp(-((y / (0.40 * f + 0.05)) ** 2))
        if z > 0:
            z -= dent * (1 - 0.35 * t)
        pucker = 0.03 * sin(26 * a) * max(0, abs(2 * t - 1) - 0.72) * 3
        rise = 0.85 * max(0, t - 0.55) ** 1.6 * 2.2
        return (x, y * (1 + pucker), max(-0.62, z) + 0.63 + rise * 0.5)

    sheet("body", at, 160, 120, skin, p, 0)
    for v in (0.1, 0.9):
        ring = [tuple(np.array(at(u, v)) * (1, 1.004, 1)) for u in np.linspace(0, 1, 161)]
        tube("band", ring, 0.035, band, parent=p, res=4)
    for u in (0.0, 0.5):
        line = [at(u, v) for v in np.linspace(0.04, 0.96, 100)]
        tube("seam", line, 0.022, band, parent=p, res=4)
    tip = at(0, 1.0)
    roll = [(tip[0] + 0.12, -0.5, tip[2]), (tip[0] + 0.12, 0.5, tip[2])]
    tube("roll", roll, 0.13, skin, parent=p, res=8)
    tube(
        "loop",
        [
            (tip[0] + 0.1, -0.45, tip[2] + 0.1),
            (tip[0] + 0.3, -0.2, tip[2] + 0.35),
            (tip[0] + 0.3, 0.2, tip[2] + 0.35),
            (tip[0] + 0.1, 0.45, tip[2] + 0.1),
        ],
        0.05,
        band,
        parent=p,
        bez=True,
        res=6,
    )
    e = empty("sack", (-1.6, -1.95, 0.36), (0, rad(90), rad(24)))
    e.parent = p
    sack = mat("sack", "#24456b", 0.7, bump="noise", bump_s=0.5, bump_d=0.03, noise_scale=7)
    lathe(
        "sack",
        [
            (0, -0.85),
            (0.3, -0.85),
            (0.36, -0.78),
            (0.37, 0.5),
            (0.3, 0.66),
            (0.1, 0.74),
            (0.12, 0.86),
            (0, 0.88),
        ],
        sack,
        parent=e,
        seg=96,
        angle=50,
    )
    torus(0.14, 0.03, band, e, (0, 0, 0.73), n=40)


SHOTS = {
    "low_chair": Shot(low_chair, -32, 14, 0.88),
    "air_lounger": Shot(air_lounger, -26, 22, 0.88),
}
