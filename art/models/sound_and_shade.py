"""Panels on the wall and a blind in front of the window."""

from models.screens_wall import wall
from toolkit.kit import *


def panels(p):
    wall(p, 0.5, "#cdd0d2")
    for x, z, lean, turn, tone in (
        (-1.25, 0, 7, 6, "#c9b594"),
        (0.0, 0, 8, -2, "#a8553a"),
        (1.25, 0, 7, -8, "#4d5c6a"),
    ):
        e = empty("panel", (x, 0.12, 0.03), (rad(-lean), 0, rad(turn)))
        e.parent = p
        cloth = weave("cloth" + tone, tone, 26, 0.6, "XZ", depth=0.02)
        box(
            "frame",
            (1.02, 0.12, 2.02),
            wood("oak" + tone, "#b98756", 0.45, 0.8, 2, spec=0.4),
            (0, 0.03, 1.01),
            bevel=0.012,
            parent=e,
        )
        soft("face", (0.98, 0.14, 1.98), cloth, (0, -0.02, 1.01), r=0.05, puff=0.012, parent=e)


def hexagons(p):
    wall(p, 0.16, "#d8d5cf")
    tones = (
        "#4a4f57",
        "#7b8088",
        "#d08a3c",
        "#a9adb3",
        "#5d646d",
        "#e3b266",
        "#8d929a",
        "#3d4249",
        "#c1c4c9",
    )
    r = 0.52
    cells = ((0, 0), (1, 0), (-1, 0), (0.5, 1), (-0.5, 1), (0.5, -1), (1.5, 1), (-1.5, -1), (-0.5, -1))
    for k, (i, j) in enumerate(cells):
        felt = mat(
            "felt%d" % k,
            tones[k],
            0.98,
            sheen=0.6,
            spec=0.1,
            bump="noise",
            bump_s=0.7,
            bump_d=0.01,
            noise_scale=70,
        )
        x, z = i * r * math.sqrt(3), 1.75 + j * r * 1.5
        ring = [(0.965 * r * cos(rad(90 + 60 * q)), 0.965 * r * sin(rad(90 + 60 * q))) for q in range(6)]
        inner = [(0.86 * q[0], 0.86 * q[1]) for q in ring]
        deep = 0.10 + 0.05 * (k % 3)
        stack(
            "hexagon",
            [(ring, 0), (ring, deep - 0.035), (inner, deep)],
            felt,
            parent=p,
            loc=(x, 0.15, z),
            rot=(rad(90), 0, 0),
            smooth=False,
            bevel=0.008,
        )


def smart_blind(p):
    wall(p, 0.25, "#c3c7c8")
    m = emit("sky", "#ffffff", 1)
    n, l = nodes(m)
    glow = next(x for x in n if x.type == "EMISSION")
    where, split, ramp = (
        n.new("ShaderNodeTexCoord"),
        n.new("ShaderNodeSeparateXYZ"),
        n.new("ShaderNodeValToRGB"),
    )
    l.new(where.outputs["UV"], split.inputs[0])
    l.new(split.outputs[1], ramp.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = lin("#fff0d6"), lin("#8fbcf0")
    l.new(ramp.outputs[0], glow.inputs["Color"])
    glow.inputs["Strength"].default_value = 1.7
    plane("sky", 1.9, 1.9, m, (0, 0.235, 1.45), rot=(rad(90), 0, 0), parent=p)
    frame = mat("frame", "#f7f6f3", 0.4)
    for s in (-1, 1):
        box("post", (0.08, 0.10, 2.0), frame, (s * 0.98, 0.19, 1.45), bevel=0.012, parent=p)
        box("rail", (2.04, 0.10, 0.08), frame, (0, 0.19, 1.45 + s * 0.96), bevel=0.012, parent=p)
        box("channel", (0.05, 0.06, 2.0), stock("dark"), (s * 0.93, 0.10, 1.47), bevel=0.01, parent=p)
    box("bar", (0.05, 0.06, 1.9), frame, (0, 0.20, 1.45), bevel=0.01, parent=p)
    box("sill", (2.3, 0.26, 0.05), frame, (0, 0.10, 0.43), bevel=0.012, parent=p)
    cloth = weave("blind", "#3b4049", 140, 0.3, "XZ", depth=0.002)
    rbody(
        "cassette",
        0.13,
        0.15,
        2.0,
        0.05,
        0.015,
        stock("white"),
        parent=p,
        loc=(-1.0, 0.07, 2.50),
        rot=(0, rad(90), 0),
    )
    box("cloth", (1.84, 0.008, 1.32), cloth, (0, 0.075, 1.80), bevel=0.001, parent=p)
    rbody(
        "bar",
        0.05,
        0.05,
        1.86,
        0.02,
        0.008,
        stock("dark"),
        parent=p,
        loc=(-0.93, 0.075, 1.13),
        rot=(0, rad(90), 0),
        n=48,
    )
    lathe(
        "led",
        [(0.010, 0), (0.009, 0.004), (0, 0.005)],
        emit("led", "#6fd0ff", 6),
        parent=p,
        loc=(0.85, -0.008, 2.50),
        rot=(rad(90), 0, 0),
        seg=24,
    )
    rbody(
        "remote",
        0.14,
        0.36,
        0.035,
        0.05,
        0.012,
        stock("white"),
        parent=p,
        loc=(0.55, 0.02, 0.455),
        rot=(0, 0, rad(70)),
        n=48,
    )
    for k in range(3):
        cyl(
            0.03,
            0.488,
            0.497,
            stock("dark"),
            p,
            0.003,
            (0.55 + 0.09 * (k - 1), 0.02 - 0.03 * (k - 1), 0),
            seg=24,
        )


SHOTS = {
    "acoustic_panels": Shot(panels, -14, 8, 0.76, 85),
    "acoustic_hexagons": Shot(hexagons, -18, 3, 0.76, 85),
    "smart_blind": Shot(smart_blind, -16, 5, 0.86, 70),
}
