"""Steel for hanging and holding: a wire kit for lights, anchor bags and stakes."""

from toolkit.kit import *


def eye_screw(p, place, turn, steel):
    e = empty("screw", place, (rad(90), 0, rad(turn)))
    e.parent = p
    torus(0.24, 0.06, steel, e, (0, 0, 0), (0, 0, 0), 64)
    thread = (
        [(0.06, 0.0), (0.07, 0.25)]
        + [(0.07 + 0.025 * (k % 2), 0.28 + 0.05 * k) for k in range(15)]
        + [(0.0, 1.15)]
    )
    lathe("thread", thread, steel, parent=e, loc=(0, -0.22, 0), rot=(rad(90), 0, 0), seg=40, angle=50)


def turnbuckle(p, place, turn, steel):
    e = empty("turnbuckle", place, (0, 0, rad(turn)))
    e.parent = p
    for s in (-1, 1):
        rod((-0.72, s * 0.19, 0), (0.72, s * 0.19, 0), 0.06, steel, e)
        cyl(0.15, -0.12, 0.12, steel, e, 0.03, (s * 0.78, 0, 0), (0, rad(90), 0), 48)
        box("yoke", (0.2, 0.5, 0.16), steel, (s * 0.76, 0, 0), bevel=0.05, parent=e)
        thread = [(0.0, 0.0)] + [(0.07 + 0.02 * (k % 2), 0.02 + 0.05 * k) for k in range(24)] + [(0.05, 1.26)]
        lathe(
            "thread", thread, steel, parent=e, loc=(s * 0.25, 0, 0), rot=(0, rad(90 * s), 0), seg=40, angle=50
        )
    torus(0.24, 0.06, steel, e, (1.72, 0, 0), (0, 0, 0), 64)
    hook = [
        (-1.45, 0, 0),
        (-1.55, 0.05, 0),
        (-1.7, 0.22, 0),
        (-1.95, 0.2, 0),
        (-2.05, 0, 0),
        (-1.95, -0.2, 0),
        (-1.75, -0.22, 0),
    ]
    tube("hook", hook, 0.06, steel, parent=e, bez=True, res=8)


def clamp(p, place, turn, steel):
    e = empty("clamp", place, (0, 0, rad(turn)))
    e.parent = p
    box("saddle", (0.5, 0.34, 0.2), steel, (0, 0, 0.1), bevel=0.05, parent=e)
    for s in (-1, 1):
        cyl(0.045, 0, 0.5, steel, e, 0.01, (s * 0.15, 0, 0), seg=32)
        lathe(
            "nut",
            [(0, 0.24), (0.11, 0.24), (0.11, 0.36), (0, 0.36)],
            stock("brass"),
            parent=e,
            loc=(s * 0.15, 0, 0),
            seg=6,
            smooth=False,
            bevel=0.01,
        )


def wire_kit(p):
    steel = stock("chrome")
    wire = mat("wire", "#23262b", 0.4, spec=0.5)
    loops = []
    for k in range(9 * 48):
        a = 2 * pi * k / 48
        turn = k // 48
        r = 1.18 + 0.05 * (turn % 4) + 0.02 * sin(3 * a + turn)
        loops.append(
            (-1.5 + r * cos(a), 0.45 + r * sin(a), 0.08 + 0.075 * (turn // 3) + 0.03 * sin(2 * a + turn))
        )
    loops += [(-0.2, 0.9, 0.1), (0.5, 1.35, 0.05), (1.6, 1.5, 0.05), (2.6, 1.15, 0.05)]
    tube("wire", [tuple(q) for q in spath(loops[::3], 1600)], 0.04, wire, parent=p, res=6)
    for a in (40, 165, 285):
        x, y = -1.5 + 1.26 * cos(rad(a)), 0.45 + 1.26 * sin(rad(a))
        tie = mat("tie", "#e0893c", 0.6)
        band = [
            (x + 0.24 * cos(t) * cos(rad(a)), y + 0.24 * cos(t) * sin(rad(a)), 0.17 + 0.19 * sin(t))
            for t in np.linspace(0, 2 * pi, 33)[:-1]
        ]
        tube("tie", band, 0.05, tie, cyc=True, parent=p, res=4)
    turnbuckle(p, (1.65, 0.45, 0.17), -8, steel)
    turnbuckle(p, (1.35, -0.55, 0.17), -14, steel)
    for place, turn in (((-1.5, -1.35, 0.07), 20), ((-0.65, -1.5, 0.07), -8)):
        e = empty("flat", place, (rad(-90), 0, rad(turn)))
        e.parent = p
        eye_screw(e, (0, 0, 0), 0, steel)
    for place, turn in (((0.6, -1.55, 0), 12), ((1.35, -1.7, 0), -20), ((2.1, -1.5, 0), 40)):
        clamp(p, place, turn, steel)


def anchor_bag(p, place, turn, seed):
    e = empty("bag", place, (0, 0, rad(turn)))
    e.parent = p
    cloth = weave("canvas%d" % seed, "#2f3d4f", 50, 0.5, "XZ", depth=0.008)
    web = mat("web", "#d9772f", 0.75) if "web" not in D.materials else D.materials["web"]
    soft("bag", (1.5, 1.0, 1.75), cloth, (0, 0, 0.86), r=0.22, puff=0.14, parent=e, wrinkle=0.05, seed=seed)
    rbody("top", 1.42, 0.9, 0.1, 0.2, 0.04, cloth, parent=e, loc=(0, 0, 1.66), n=64)
    for s in (-1, 1):
        strap = [
            (s * 0.42, -0.64, 0.2),
            (s * 0.42, -0.66, 0.9),
            (s * 0.42, -0.56, 1.6),
            (s * 0.3, -0.2, 2.05),
            (0, 0.0, 2.2),
        ]
        line = spath(strap, 50)
        sheet(
            "strap",
            lambda u, v, line=line: (
                line[round(u * 49)][0] + 0.16 * (v - 0.5),
                line[round(u * 49)][1],
                line[round(u * 49)][2],
            ),
            50,
            3,
            web,
            e,
            0.03,
        )
    torus(0.16, 0.035, stock("chrome"), e, (0, 0, 2.28), (rad(90), 0, 0), 48)
    box(
        "label",
        (0.6, 0.02, 0.36),
        mat("label%d" % seed, "#e9e6df", 0.7),
        (0, -0.66, 0.75),
        rot=(rad(3), 0, 0),
        bevel=0.008,
        parent=e,
    )
    lettering(e, "25 LB", 0.17, (0, -0.68, 0.75), mat("ink%d" % seed, "#2f3d4f", 0.6), (rad(93), 0, 0))


def anchors(p):
    anchor_bag(p, (-1.45, 0.5, 0), 6, 1)
    anchor_bag(p, (0.35, 0.75, 0), -8, 2)
    steel = stock("alu")
    for k in range(4):
        e = empty("stake", (-0.9 + 0.42 * k, -1.35 + 0.05 * k, 0.1), (0, 0, rad(64 - 4 * k)))
        e.parent = p
        cyl(0.07, -1.1, 0.7, steel, e, 0.01, (0, 0, 0), (0, rad(90), 0), 32)
        lathe("tip", [(0.07, 0), (0.0, 0.3)], steel, parent=e, loc=(-1.1, 0, 0), rot=(0, rad(-90), 0), seg=32)
        hook = [(0.7, 0, 0), (0.85, 0.02, 0), (0.98, 0.15, 0), (0.9, 0.3, 0), (0.75, 0.3, 0)]
        tube("hook", hook, 0.07, steel, parent=e, bez=True, res=8)
    line = mat("line", "#f0b429", 0.6)
    coil = []
    for k in range(7 * 40):
        a = 2 * pi * k / 40
        r = 0.62 + 0.04 * (k // 40 % 3)
        coil.append(
            (2.05 + r * cos(a), -0.5 + 0.85 * r * sin(a), 0.07 + 0.07 * (k // 80) + 0.02 * sin(3 * a))
        )
    tube(
        "line",
        [tuple(q) for q in spath(coil[::3] + [(2.9, -1.2, 0.06), (2.3, -1.7, 0.06), (1.6, -1.6, 0.06)], 900)],
        0.045,
        line,
        parent=p,
        res=6,
    )
    for place, turn in (((2.6, -1.5, 0.06), 30), ((1.75, -1.63, 0.06), -5)):
        rbody(
            "tensioner",
            0.55,
            0.2,
            0.1,
            0.09,
            0.03,
            mat("tension", "#23262b", 0.5),
            parent=p,
            loc=place,
            rot=(0, 0, rad(turn)),
            n=48,
        )


SHOTS = {
    "wire_kit": Shot(wire_kit, -6, 34, 0.88),
    "anchors": Shot(anchors, -10, 20, 0.88),
}
