"""Dimmers and a scene button."""

from models.outlets import blades, slots, upright
from models.popcorn import popcorn
from models.screens_wall import wall
from toolkit.kit import *


def wall_dimmer(p):
    wall(p, 0.05, "#7f9489")
    e = upright(p, (0, 0.05, 5.0))
    white, warm = mat("plate", "#f4f2ee", 0.3, spec=0.5), mat("paddle", "#fbfaf7", 0.26, spec=0.5)
    rbody("plate", 1.9, 3.0, 0.12, 0.16, 0.05, white, parent=e, n=128)
    plate_hole(
        "frame",
        superloop(1.12, 2.2, 0.1, 96),
        superloop(1.04, 2.12, 0.08, 96),
        0.15,
        stock("alu"),
        parent=e,
        bevel=0.008,
    )
    rbody("paddle", 1.0, 2.08, 0.24, 0.08, 0.06, warm, parent=e, loc=(0, 0, 0), rot=(rad(2), 0, 0), n=96)
    for y in (0.62, -0.62):
        rbody("mark", 0.34, 0.035, 0.01, 0.015, 0.003, stock("dark"), parent=e, loc=(0.08, y, 0.24), n=32)
    box("mark", (0.035, 0.34, 0.01), stock("dark"), (0.08, 0.62, 0.243), bevel=0.003, parent=e)
    for k in range(7):
        on = k < 3
        lit = emit("level%d" % k, "#ffc27a" if on else "#cfccc6", 2.6 if on else 0.3)
        rbody(
            "level", 0.07, 0.16, 0.012, 0.03, 0.004, lit, parent=e, loc=(-0.36, -0.72 + 0.24 * k, 0.237), n=32
        )
    for s in (-1, 1):
        cyl(0.06, 0.12, 0.132, white, e, 0.006, (0, s * 1.3, 0), seg=32)
        box(
            "slit",
            (0.09, 0.014, 0.006),
            stock("dark"),
            (0, s * 1.3, 0.132),
            rot=(0, 0, rad(30)),
            bevel=0,
            parent=e,
        )


def sign(e, kind, tone):
    """Sun, play, pause or power, on the key whose top is at z = 0."""
    if kind == "sun":
        cyl(0.11, 0, 0.012, tone, e, 0.003, seg=48)
        for k in range(8):
            a = pi / 4 * k
            rod((0.17 * cos(a), 0.17 * sin(a), 0.006), (0.24 * cos(a), 0.24 * sin(a), 0.006), 0.016, tone, e)
    elif kind == "play":
        tube(
            "play",
            [(-0.13, -0.17, 0.006), (0.19, 0, 0.006), (-0.13, 0.17, 0.006)],
            0.022,
            tone,
            cyc=True,
            parent=e,
        )
    elif kind == "pause":
        for s in (-1, 1):
            box("bar", (0.07, 0.34, 0.014), tone, (s * 0.1, 0, 0.006), bevel=0.005, parent=e)
    else:
        turn = [rad(125 + 290 * k / 24) for k in range(25)]
        tube("arc", [(0.18 * cos(a), 0.18 * sin(a), 0.006) for a in turn], 0.02, tone, parent=e)
        rod((0, 0.06, 0.006), (0, 0.24, 0.006), 0.02, tone, e)


def scene_button(p):
    shell = mat("shell", "#2f3440", 0.5, spec=0.4)
    rbody("base", 2.6, 2.6, 0.16, 0.6, 0.05, stock("alu"), parent=p, n=160)
    rbody("shell", 2.5, 2.5, 0.34, 0.56, 0.1, shell, parent=p, loc=(0, 0, 0.12), n=160)
    keys = (
        ("sun", "#e2a23c", -1, 1),
        ("play", "#f1eee8", 1, 1),
        ("pause", "#7fa3b5", -1, -1),
        ("power", "#c9573c", 1, -1),
    )
    for kind, tone, x, y in keys:
        place = (x * 0.57, y * 0.57, 0.42)
        rbody(
            "key",
            1.02,
            1.02,
            0.14,
            0.3,
            0.06,
            mat("key" + kind, tone, 0.42),
            parent=p,
            loc=place,
            n=128,
            es=10,
        )
        e = empty("sign", (place[0], place[1], 0.562))
        e.parent = p
        sign(e, kind, mat("ink" + kind, "#20242c" if kind in ("play", "sun") else "#f6f3ec", 0.5))
    bowl_ = empty("bowl", (2.45, 1.55, 0))
    bowl_.parent = p
    lathe(
        "bowl",
        [
            (0, 0),
            (0.7, 0),
            (0.8, 0.04),
            (1.25, 0.6),
            (1.45, 1.05),
            (1.42, 1.08),
            (1.38, 1.05),
            (1.15, 0.6),
            (0, 0.2),
        ],
        mat("bowl", "#4f7f86", 0.35, coat=0.4),
        parent=bowl_,
        seg=128,
        angle=40,
    )
    popcorn(p, (2.45, 1.55), 1.2, 130, 0.95, 0.5, 0.3)
    popcorn(p, (1.75, -0.55), 0.55, 5, 0.12, 0.0, 0.3, 4)


def cord(p, points, m, thick=0.09):
    tube("cord", points, thick, m, parent=p, bez=True, res=8)


def lamp_dimmer(p):
    cream, brown = mat("shell", "#ece7dc", 0.38), mat("cord", "#7a5a3c", 0.7)
    e = empty("slider", (0, 0, 0), (0, 0, rad(64)))
    e.parent = p
    rbody("body", 1.25, 3.0, 0.66, 0.55, 0.24, cream, parent=e, n=160, es=12)
    rbody("slot", 0.3, 1.9, 0.02, 0.14, 0.006, stock("matte"), parent=e, loc=(0, 0, 0.65), n=96)
    rbody(
        "knob",
        0.62,
        0.36,
        0.2,
        0.14,
        0.06,
        mat("knob", "#c98a3c", 0.35),
        parent=e,
        loc=(0, -0.42, 0.66),
        n=96,
    )
    for k in range(3):
        box("line", (0.42, 0.02, 0.02), stock("dark"), (0, -0.52 + 0.1 * k, 0.865), bevel=0.005, parent=e)
    for k in range(6):
        size = 0.02 + 0.011 * k
        cyl(size, 0.655, 0.668, stock("dark"), e, 0.003, (0.42, -0.8 + 0.32 * k, 0), seg=24)
    path = [(-1.3, 0.62, 0.3), (-2.0, 0.95, 0.1), (-2.8, 0.6, 0.1), (-2.7, -0.5, 0.1), (-1.8, -1.0, 0.1)]
    path += [(-0.9, -1.6, 0.1), (0.3, -2.2, 0.1), (1.2, -2.5, 0.1), (1.9, -2.3, 0.2), (1.72, -1.75, 0.36)]
    cord(p, path, brown)
    head = empty("head", (1.55, -1.35, 0.36), (rad(90), 0, rad(-65)))
    head.parent = p
    rbody("plug", 0.8, 0.72, 0.62, 0.3, 0.1, cream, parent=head, loc=(0, 0, -0.3), n=96)
    blades(head, 0, 0, -0.28, 0.8)
    slots(head, 0, 0, 0.325, 0.62)


def outdoor_dimmer(p):
    dark, gray = mat("dark", "#26292e", 0.5), mat("gray", "#8a929b", 0.45)
    e = upright(p, (-0.6, 0.5, 1.75))
    rbody("back", 1.9, 2.9, 0.5, 0.3, 0.08, dark, parent=e, n=128)
    rbody("front", 1.86, 2.86, 0.55, 0.3, 0.2, gray, parent=e, loc=(0, 0, 0.46), n=128, es=10)
    plate_hole(
        "ear",
        superloop(0.7, 0.6, 0.2, 64),
        circle(0.12, 64),
        0.14,
        dark,
        parent=e,
        loc=(0, 1.6, 0.1),
        bevel=0.02,
    )
    rbody("panel", 1.2, 1.0, 0.02, 0.2, 0.006, dark, parent=e, loc=(0, 0.5, 1.0), n=96)
    for k in range(5):
        lit = emit("step%d" % k, "#ffc27a" if k < 2 else "#5b6068", 3 if k < 2 else 0.3)
        rbody(
            "step",
            0.1,
            0.16 + 0.11 * k,
            0.012,
            0.04,
            0.004,
            lit,
            parent=e,
            loc=(-0.36 + 0.18 * k, 0.24 + 0.055 * k, 1.02),
            n=32,
        )
    lettering(e, "IP65", 0.22, (0, -0.55, 1.012), mat("ink", "#2c3036", 0.6))
    for s in (-1, 1):
        for y in (-1.22, 1.22):
            cyl(0.07, 1.0, 1.02, stock("chrome"), e, 0.006, (s * 0.72, y, 0), seg=32)
        cyl(0.2, 0, 0.24, dark, p, 0.03, (-0.6 + 0.45 * s, -0.02, 0.12), seg=48)
    cord(
        p,
        [(-1.05, -0.02, 0.3), (-1.1, -0.1, 0.12), (-1.5, -0.9, 0.1), (-2.4, -0.7, 0.1), (-2.7, 0.2, 0.12)],
        stock("rubber"),
        0.1,
    )
    cord(
        p,
        [(-0.15, -0.02, 0.3), (-0.1, -0.1, 0.12), (0.1, -1.0, 0.1), (-0.6, -1.6, 0.1), (-1.3, -1.5, 0.14)],
        stock("rubber"),
        0.1,
    )
    for place, turn in (((-2.75, 0.55, 0.32), 188), ((-1.65, -1.45, 0.32), -82)):
        head = empty("head", place, (rad(90), 0, rad(turn)))
        head.parent = p
        lathe(
            "shell",
            [(0, -0.4), (0.18, -0.4), (0.32, -0.2), (0.34, 0.4), (0.30, 0.45), (0, 0.45)],
            stock("rubber"),
            parent=head,
            seg=64,
            angle=40,
        )
        slots(head, 0, 0, 0.455, 0.6) if turn < 0 else blades(head, 0, 0, -0.38, 0.7)
    r = empty("remote", (1.75, -0.35, 0.0), (0, 0, rad(-22)))
    r.parent = p
    rbody("remote", 1.05, 2.3, 0.24, 0.3, 0.08, stock("white"), parent=r, n=128)
    for k, (x, y, tone) in enumerate(
        (
            (0, 0.75, "#c9573c"),
            (-0.25, 0.2, "#3a3f46"),
            (0.25, 0.2, "#3a3f46"),
            (-0.25, -0.25, "#8a929b"),
            (0.25, -0.25, "#8a929b"),
            (-0.25, -0.7, "#8a929b"),
            (0.25, -0.7, "#8a929b"),
        )
    ):
        cyl(0.16, 0.22, 0.275, mat("k%d" % k, tone, 0.45), r, 0.03, (x, y, 0), seg=64)


SHOTS = {
    "wall_dimmer": Shot(wall_dimmer, -18, 6, 0.70),
    "scene_button": Shot(scene_button, -16, 30, 0.84),
    "lamp_dimmer": Shot(lamp_dimmer, -10, 28, 0.84),
    "outdoor_dimmer": Shot(outdoor_dimmer, -12, 16, 0.86),
}
