"""Warm below and moving air: a heated cushion, a battery fan, a folding solar panel."""

from toolkit.kit import *


def heated_cushion(p):
    cloth = weave("cloth", "#b5643f", 70, 0.5, "XY", depth=0.006)
    soft("pad", (3.2, 3.2, 0.62), cloth, (0, 0, 0.34), r=0.26, puff=0.12, parent=p)
    seam = mat("seam", "#8a4a2e", 0.9)
    tube("piping", [(x, y, 0.34) for x, y in superloop(3.24, 3.24, 0.3, 128)], 0.05, seam, cyc=True, parent=p)
    for k in (-1, 0, 1):
        for turn in (0, 90):
            line = []
            for t in np.linspace(-1.35, 1.35, 40):
                q = 0.8 * k
                height = 0.655 + 0.118 * (1 - (t / 1.6) ** 2) * (1 - (q / 1.6) ** 2)
                line.append((t, q, height) if turn == 0 else (q, t, height))
            tube("stitch", line, 0.022, seam, parent=p)
    rbody(
        "control",
        0.62,
        0.9,
        0.1,
        0.2,
        0.03,
        stock("black"),
        parent=p,
        loc=(1.05, -1.05, 0.68),
        rot=(rad(3), rad(4), 0),
        n=64,
    )
    for k in range(3):
        lit = emit("heat%d" % k, "#ff6a3a" if k < 2 else "#5a2a20", 3 if k < 2 else 0.3)
        cyl(0.05, 0, 0.02, lit, p, 0.006, (1.05, -1.28 + 0.16 * k, 0.785), seg=32)
    handle = [(-0.4, -1.62, 0.34), (-0.35, -1.95, 0.3), (0.35, -1.95, 0.3), (0.4, -1.62, 0.34)]
    tube("handle", handle, 0.075, seam, parent=p, bez=True, res=8)
    lead = [(1.6, 0.2, 0.3), (2.1, 0.3, 0.08), (2.5, -0.2, 0.06), (2.3, -0.9, 0.06), (2.75, -1.2, 0.2)]
    tube("lead", lead, 0.05, stock("rubber"), parent=p, bez=True, res=6)
    e = empty("bank", (3.0, -0.35, 0), (0, 0, rad(-14)))
    e.parent = p
    rbody("bank", 0.95, 1.6, 0.36, 0.2, 0.1, mat("bank", "#e4e1da", 0.36), parent=e, n=96)
    for k in range(4):
        cyl(
            0.035,
            0.355,
            0.37,
            emit("level%d" % k, "#8fe0b0", 2),
            e,
            0.004,
            (-0.2 + 0.13 * k, -0.45, 0),
            seg=24,
        )
    rbody(
        "plug",
        0.26,
        0.12,
        0.42,
        0.04,
        0.02,
        stock("rubber"),
        parent=e,
        loc=(0.0, -0.78, 0.18),
        rot=(rad(90), 0, 0),
        n=48,
    )


def cage(p, y, R, bulge, steel):
    """Half of a fan's guard: rings and ribs that bulge to the front or to the back."""
    shape = lambda t: (R * t, y + bulge * (1 - t**3.2))
    for t in (0.34, 0.52, 0.68, 0.82, 0.93):
        r, yy = shape(t)
        torus(r, 0.011, steel, p, (0, yy, 0), (rad(90), 0, 0), 96)
    for k in range(54):
        a = 2 * pi * k / 54
        line = []
        for t in np.linspace(0.2, 1, 12):
            r, yy = shape(t)
            line.append((r * cos(a + 0.35 * t), yy, r * sin(a + 0.35 * t)))
        tube("rib", line, 0.010, steel, parent=p, res=2)


def battery_fan(p):
    shell, dark = mat("shell", "#e7e3da", 0.38, spec=0.45), mat("dark", "#2b2f34", 0.45)
    sage = mat("sage", "#6f8a78", 0.42)
    rbody("base", 1.75, 1.5, 0.95, 0.42, 0.18, shell, parent=p, n=128, es=10)
    rbody("foot", 1.7, 1.45, 0.1, 0.42, 0.04, dark, parent=p, loc=(0, 0, -0.02), n=128)
    rbody("band", 1.76, 1.51, 0.07, 0.42, 0.02, sage, parent=p, loc=(0, 0, 0.62), n=128)
    knob = empty("knob", (0, -0.76, 0.34), (rad(90), 0, 0))
    knob.parent = p
    cyl(0.17, 0, 0.12, dark, knob, 0.03, seg=64)
    box("mark", (0.03, 0.12, 0.02), emit("mark", "#ffffff", 0.8), (0, 0.07, 0.12), bevel=0.004, parent=knob)
    for k in range(4):
        place = (0.42 + 0.08 * k, 0, 0.0)
        cyl(0.02, 0, 0.01, emit("level%d" % k, "#8fe0b0", 2), knob, 0.003, place, seg=20)
    head = empty("head", (0, 0.05, 2.35), (rad(-12), 0, 0))
    head.parent = p
    R = 1.2
    for s in (-1, 1):
        arm = [(s * 0.55, 0.05, 0.85), (s * 1.25, 0.05, 1.15), (s * 1.38, 0.05, 1.8), (s * 1.36, 0.05, 2.35)]
        tube("arm", arm, 0.075, shell, parent=p, bez=True, res=8)
        cyl(0.14, -0.08, 0.1, sage, p, 0.03, (s * 1.36, 0.05, 2.35), (0, rad(90), 0), 48)
    lathe(
        "rim",
        [
            (R - 0.03, -0.32),
            (R + 0.05, -0.28),
            (R + 0.06, 0.0),
            (R + 0.05, 0.28),
            (R - 0.03, 0.32),
            (R - 0.03, -0.32),
        ],
        shell,
        parent=head,
        rot=(rad(90), 0, 0),
        seg=160,
        angle=30,
    )
    steel = mat("guard", "#3a3f45", 0.4, metal=0.6)
    cage(head, -0.3, R, -0.22, steel)
    cage(head, 0.3, R, 0.2, steel)
    lathe(
        "badge",
        [(0.26, 0), (0.26, 0.05), (0.2, 0.09), (0, 0.1)],
        sage,
        parent=head,
        loc=(0, -0.5, 0),
        rot=(rad(90), 0, 0),
        seg=96,
        angle=40,
    )
    cyl(0.2, -0.1, 0.62, dark, head, 0.05, (0, 0.05, 0), (rad(-90), 0, 0), 64)
    blade = mat("blade", "#a9c4b4", 0.3, spec=0.5)
    for k in range(5):
        a0 = 2 * pi * k / 5

        def vane(u, v, a0=a0):
            r = 0.16 + 0.92 * u
            a = a0 + 0.32 * u + (v - 0.5) * (0.95 - 0.15 * u)
            return (r * cos(a), -0.02 + (v - 0.5) * 0.34 * (1.15 - 0.4 * u), r * sin(a))

        sheet("vane", vane, 20, 16, blade, head, 0.025)
    hook = [(-0.2, 0, 1.25), (-0.2, 0, 1.5), (0, 0, 1.68), (0.2, 0, 1.5), (0.2, 0, 1.25)]
    tube("hook", hook, 0.05, sage, parent=head, bez=True, res=8)


def solar_panel(p):
    cloth = weave("cloth", "#3a3f46", 60, 0.4, "XZ", depth=0.006)
    cell = mat("cell", "#141d36", 0.14, spec=0.6, coat=0.9)
    silver = stock("alu")
    lean = empty("lean", (0, 0, 0.06), (rad(-34), 0, 0))
    lean.parent = p
    wide, high, fold = 1.62, 2.9, rad(15)
    x = -2 * wide * cos(fold)
    for k in range(4):
        way = 1 if k % 2 else -1
        e = empty("wing", (x + wide * cos(fold) / 2, 0, 0), (0, 0, way * fold))
        e.parent = lean
        x += wide * cos(fold)
        rbody(
            "sheet",
            wide - 0.03,
            high,
            0.08,
            0.1,
            0.03,
            cloth,
            parent=e,
            loc=(0, 0.04, high / 2),
            rot=(rad(90), 0, 0),
            n=64,
        )
        for i in range(3):
            for j in range(6):
                place = (-0.46 + 0.46 * i, -0.055, 0.36 + 0.436 * j)
                box("cell", (0.44, 0.02, 0.42), cell, place, bevel=0.03, parent=e)
                for q in (-1, 1):
                    box(
                        "bus",
                        (0.014, 0.006, 0.41),
                        silver,
                        (place[0] + 0.1 * q, -0.067, place[2]),
                        bevel=0,
                        parent=e,
                    )
        for sx in (-1, 1):
            for z in (0.07, high - 0.07):
                torus(0.045, 0.018, silver, e, (sx * (wide / 2 - 0.11), -0.05, z), (rad(90), 0, 0), 32)
    for s in (-1, 1):
        rod((s * 1.6, 0.95, 1.45), (s * 1.6, 2.2, 0.02), 0.05, stock("dark"), p)
    pocket = [(2.6, 1.2, 0.6), (3.2, 1.0, 0.1), (3.5, 0.2, 0.06), (3.0, -0.5, 0.06), (3.5, -1.0, 0.06)]
    tube("lead", pocket, 0.06, stock("rubber"), parent=p, bez=True, res=6)
    rbody(
        "plug",
        0.24,
        0.16,
        0.5,
        0.07,
        0.03,
        stock("black"),
        parent=p,
        loc=(3.5, -0.95, 0.1),
        rot=(rad(90), 0, rad(35)),
        n=48,
    )
    tube(
        "grip",
        [(-0.4, 0.05, high), (-0.4, 0.05, high + 0.25), (0.4, 0.05, high + 0.25), (0.4, 0.05, high)],
        0.06,
        cloth,
        parent=lean,
        bez=True,
        res=6,
    )


SHOTS = {
    "heated_cushion": Shot(heated_cushion, -24, 24, 0.88),
    "battery_fan": Shot(battery_fan, -26, 9, 0.90),
    "solar_panel": Shot(solar_panel, -20, 16, 0.88),
}
