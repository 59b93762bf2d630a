"""Rooms: floor, walls, ceiling, windows with a view, curtains. The wall with the picture is at +y."""

from toolkit.kit import *


def paint(name, colour, rough=0.85):
    """Wall paint with a trace of roller texture."""
    return D.materials.get(name) or mat(
        name, colour, rough, spec=0.2, bump="noise", bump_s=0.12, bump_d=0.003, noise_scale=120
    )


def brick(name, colour="#8d4f3b", mortar="#a39a8f", size=1.0):
    """A brick wall; works on walls along x and along y."""
    m = mat(name, colour, 0.85, spec=0.2)
    n, l = nodes(m)
    base = n["Principled BSDF"]
    where = n.new("ShaderNodeTexCoord")
    split = n.new("ShaderNodeSeparateXYZ")
    l.new(where.outputs["Object"], split.inputs[0])
    add = n.new("ShaderNodeMath")
    l.new(split.outputs[0], add.inputs[0])
    l.new(split.outputs[1], add.inputs[1])
    join = n.new("ShaderNodeCombineXYZ")
    l.new(add.outputs[0], join.inputs[0])
    l.new(split.outputs[2], join.inputs[1])
    wall = n.new("ShaderNodeTexBrick")
    wall.inputs["Scale"].default_value = 4.6 / size
    wall.inputs["Mortar Size"].default_value = 0.018
    wall.inputs["Mortar Smooth"].default_value = 0.3
    wall.inputs["Color1"].default_value = lin(colour)
    wall.inputs["Color2"].default_value = tuple(c * 0.62 for c in lin(colour)[:3]) + (1,)
    wall.inputs["Mortar"].default_value = lin(mortar)
    wall.inputs["Brick Width"].default_value = 1.05
    wall.inputs["Row Height"].default_value = 0.34
    l.new(join.outputs[0], wall.inputs["Vector"])
    l.new(wall.outputs["Color"], base.inputs["Base Color"])
    bump = n.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.8
    bump.inputs["Distance"].default_value = 0.02
    bump.invert = True
    l.new(wall.outputs["Fac"], bump.inputs["Height"])
    l.new(bump.outputs[0], base.inputs["Normal"])
    return m


def boards(wide, deep, material, plank=0.16, along="y", z=0.0, seed=1):
    """A floor of boards around the origin."""
    rr = random.Random(seed)
    box("under", (wide + 0.4, deep + 0.4, 0.04), mat("under", "#0b0b0c", 0.6), (0, 0, z - 0.045), bevel=0)
    across, length = (wide, deep) if along == "y" else (deep, wide)
    for k in range(int(across / plank) + 1):
        c = -across / 2 + plank * (k + 0.5)
        s = -length / 2 - rr.random() * 1.4
        while s < length / 2:
            run = rr.uniform(1.2, 2.1)
            size = (plank - 0.003, run - 0.003, 0.02) if along == "y" else (run - 0.003, plank - 0.003, 0.02)
            place = (c, s + run / 2, z - 0.01) if along == "y" else (s + run / 2, c, z - 0.01)
            box("board", size, material, place, bevel=0.0015, seg=1)
            s += run


def shell(wide, deep, high, front, sides, ceiling=None, back=True, skirting="#e9e6e0"):
    """Four walls and a ceiling, as thick boxes outside the given size."""
    box("front", (wide + 0.4, 0.12, high + 0.4), front, (0, deep / 2 + 0.06, high / 2), bevel=0)
    if back:
        box("back", (wide + 0.4, 0.12, high + 0.4), sides, (0, -deep / 2 - 0.06, high / 2), bevel=0)
    for s in (-1, 1):
        box("side", (0.12, deep + 0.4, high + 0.4), sides, (s * (wide / 2 + 0.06), 0, high / 2), bevel=0)
    if ceiling:
        box("ceiling", (wide + 0.4, deep + 0.4, 0.1), ceiling, (0, 0, high + 0.05), bevel=0)
    if skirting:
        trim = mat("skirting", skirting, 0.45)
        box("skirt", (wide, 0.022, 0.10), trim, (0, deep / 2 - 0.011, 0.05), bevel=0.005)
        for s in (-1, 1):
            box("skirt", (0.022, deep, 0.10), trim, (s * (wide / 2 - 0.011), 0, 0.05), bevel=0.005)


def window(place, turn, wide, high, view, gain=0.9, light=20, colour="#8fa6ff", frame="#26272a", bars=(1, 0)):
    """A window on a wall: `place` is its centre on the wall, `turn` 0 faces -y, 90 faces +x, -90 faces -x.

    `view` is a still in $ART_OUT/tex; `light` the watts that come in; `bars` the inner uprights and rails.
    """
    e = empty("window", place, (0, 0, rad(turn)))
    plane(
        "view",
        wide,
        high,
        emit_image("view_" + view + str(place), f"{OUT}/tex/{view}.png", gain, gain_cam=gain),
        (0, -0.012, 0),
        rot=(rad(90), 0, 0),
        parent=e,
    )
    metal = mat("frame" + frame, frame, 0.4)
    for s in (-1, 1):
        box("post", (0.06, 0.10, high + 0.06), metal, (s * wide / 2, -0.04, 0), bevel=0.008, parent=e)
        box("rail", (wide + 0.06, 0.10, 0.06), metal, (0, -0.04, s * high / 2), bevel=0.008, parent=e)
    for k in range(bars[0]):
        box(
            "bar",
            (0.04, 0.07, high),
            metal,
            (wide * ((k + 1) / (bars[0] + 1) - 0.5), -0.035, 0),
            bevel=0.006,
            parent=e,
        )
    for k in range(bars[1]):
        box(
            "bar",
            (wide, 0.07, 0.035),
            metal,
            (0, -0.035, high * ((k + 1) / (bars[1] + 1) - 0.5)),
            bevel=0.006,
            parent=e,
        )
    box(
        "sill",
        (wide + 0.24, 0.22, 0.035),
        mat("sill", "#e9e6e0", 0.45),
        (0, -0.09, -high / 2 - 0.045),
        bevel=0.008,
        parent=e,
    )
    if light:
        lamp = area("daylight", (0, 0, 0), (0, -1, -0.25), wide, high, light, colour, glossy=False)
        lamp.parent = e
        lamp.location = (0, -0.08, 0)


def curtain(place, turn, wide, high, material, folds=7, seed=0):
    """A hanging curtain; `place` is the middle of its foot, `turn` as for windows."""
    e = empty("curtain", place, (0, 0, rad(turn)))

    def cloth(u, v):
        wave = 0.05 * (1 - 0.2 * v) * sin(2 * pi * folds * u + seed) + 0.012 * sin(5 * u + 3 * v + seed)
        return (wide * (u - 0.5) + 0.02 * (1 - v) * sin(9 * u + 2), -0.09 + wave, 0.01 + high * v)

    sheet("curtain", cloth, folds * 20, 40, material, e, 0.005)


def rod_for_curtain(place, turn, wide, material=None):
    """A curtain rod; `place` is its middle, `turn` as for windows."""
    e = empty("rod", place, (0, 0, rad(turn)))
    material = material or stock("dark")
    cyl(0.014, -wide / 2, wide / 2, material, e, 0.003, (0, -0.09, 0), (0, rad(90), 0), 32)
    for s in (-1, 1):
        cyl(0.026, -0.025, 0.025, material, e, 0.008, (s * wide / 2, -0.09, 0), (0, rad(90), 0), 32)
