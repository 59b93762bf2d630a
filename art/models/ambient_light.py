"""Light for the mood: bars, smart bulbs, triangular panels, café bulbs."""

import colorsys

from models.screens_wall import wall
from toolkit.kit import *


def light_bar(p):
    for x, y, turn, colour in ((-0.95, 0.2, 24, "#8a4dff"), (0.95, -0.1, -18, "#3f8cff")):
        e = empty("bar", (x, y, 0), (0, 0, rad(turn)))
        e.parent = p
        lathe(
            "foot",
            [(0, 0), (0.55, 0), (0.58, 0.03), (0.56, 0.08), (0.2, 0.12), (0, 0.12)],
            stock("black"),
            parent=e,
            seg=96,
            angle=40,
        )
        rbody("back", 0.36, 0.26, 4.2, 0.10, 0.04, stock("black"), parent=e, loc=(0, 0.05, 0.14), n=64)
        rbody(
            "lens",
            0.28,
            0.16,
            4.05,
            0.08,
            0.05,
            emit("bar" + colour, colour, 10, cam=1.7),
            parent=e,
            loc=(0, -0.06, 0.22),
            n=64,
        )
        area("throw", (x, y - 0.25, 2.2), (x * 0.4, y - 2.5, 0.2), 0.3, 3.8, 40, colour).parent = p
    cable = [(-0.95, 0.35, 0.1), (-0.5, 0.9, 0.05), (0.3, 0.8, 0.05), (0.95, 0.2, 0.1)]
    tube("cable", cable, 0.03, stock("rubber"), parent=p, bez=True)
    rbody(
        "control",
        0.42,
        0.95,
        0.12,
        0.12,
        0.04,
        stock("black"),
        parent=p,
        loc=(0.1, -1.0, 0),
        rot=(0, 0, rad(30)),
        n=48,
    )
    for k, c in enumerate(("#ff5a5a", "#5aff8c", "#5a8cff")):
        cyl(
            0.06,
            0.12,
            0.14,
            emit("key%d" % k, c, 2),
            p,
            0.01,
            (0.1 - 0.22 * sin(rad(30)) * (k - 1), -1.0 + 0.22 * cos(rad(30)) * (k - 1), 0),
            seg=32,
        )


def frosted(name, colour, power, seen):
    """Glass lit from within: bright where it faces the camera, deeper and duller towards its edge."""
    m = emit(name, colour, power, cam=seen)
    n, l = nodes(m)
    glow = next(x for x in n if x.type == "EMISSION")
    out = next(x for x in n if x.type == "OUTPUT_MATERIAL")
    edge = n.new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = 0.35
    ramp = n.new("ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].color = tuple(0.45 + 0.55 * c for c in lin(colour)[:3]) + (1,)
    stops[1].position, stops[1].color = 0.85, tuple(0.34 * c for c in lin(colour)[:3]) + (1,)
    middle = stops.new(0.42)
    middle.color = lin(colour)
    l.new(edge.outputs["Facing"], ramp.inputs[0])
    l.new(ramp.outputs[0], glow.inputs["Color"])
    shine = n.new("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.22
    shine.inputs["Color"].default_value = (0.06, 0.06, 0.06, 1)
    both = n.new("ShaderNodeAddShader")
    l.new(glow.outputs[0], both.inputs[0])
    l.new(shine.outputs[0], both.inputs[1])
    l.new(both.outputs[0], out.inputs["Surface"])
    return m


def bulb(p, place, colour, lit, tilt=(0, 0, 0), power=6):
    """A frosted bulb with an aluminium collar and a screw cap, cap down at `place`."""
    e = empty("bulb", place, tilt)
    e.parent = p
    thread = [(0.20 + 0.018 * (k % 2), 0.08 + 0.055 * k) for k in range(9)]
    lathe("tip", [(0, 0), (0.10, 0.0), (0.13, 0.05), (0.18, 0.08)], stock("matte"), parent=e, seg=48)
    lathe("thread", thread, stock("chrome"), parent=e, seg=64, angle=60)
    lathe(
        "collar",
        [(0.21, 0.56), (0.30, 0.62), (0.50, 1.15), (0.56, 1.28), (0.56, 1.34)],
        stock("white"),
        parent=e,
        seg=96,
        angle=30,
    )
    skin = (
        frosted("globe" + colour, colour, power, lit)
        if lit
        else mat("globe" + colour, colour, 0.35, spec=0.4)
    )
    lathe(
        "globe",
        [(0.56, 1.34)] + [(0.64 * cos(a), 1.66 + 0.62 * sin(a)) for a in np.linspace(-0.48, pi / 2, 28)],
        skin,
        parent=e,
        seg=96,
        angle=180,
    )
    if lit:
        lamp = point("glow", (0, 0, 1.75), power * 28, colour, 0.5)
        lamp.parent = e
        lamp.location = (0, 0, 1.75)


def smart_bulb(p):
    bulb(p, (-1.35, 0.35, 0.0), "#ffae4a", 1.5)
    bulb(p, (0.25, 0.6, 0.0), "#4f7dff", 1.5)
    bulb(p, (1.15, -0.75, 0.44), "#ff4fa8", 1.5, (rad(-78), 0, rad(-128)))


def light_panels(p):
    wall(p, 0.3, "#9a9dab")
    side = 0.72
    high = side * math.sqrt(3) / 2
    cells = (
        (0, 0, 0),
        (1, 0, 1),
        (2, 0, 0),
        (3, 0, 1),
        (4, 0, 0),
        (1, 1, 0),
        (2, 1, 1),
        (3, 1, 0),
        (4, 1, 1),
        (5, 1, 0),
    )
    for k, (i, j, flip) in enumerate(cells):
        x, z = (i - 2.5) * side / 2, 1.5 + j * high
        red, green, blue = colorsys.hsv_to_rgb((0.06 - 0.42 * k / 9) % 1, 0.72, 1)
        colour = "#%02x%02x%02x" % (int(red * 255), int(green * 255), int(blue * 255))
        third = high / 3
        e = empty("panel", (x, 0.27, z + (third if flip == 0 else 2 * third)), (rad(90), 0, 0))
        e.parent = p
        turn = pi / 2 if flip == 0 else -pi / 2
        rim = [
            (0.58 * side * cos(turn + 2 * pi * q / 3), 0.58 * side * sin(turn + 2 * pi * q / 3))
            for q in range(3)
        ]
        back = [(q[0] * 0.98, q[1] * 0.98) for q in rim]
        stack("body", [(back, 0.0), (back, 0.05)], stock("white"), parent=e, smooth=False, bevel=0.012)
        face = [(q[0] * 0.93, q[1] * 0.93) for q in rim]
        stack(
            "face",
            [(face, 0.045), (face, 0.06)],
            emit("face%d" % k, colour, 8, cam=1.45),
            parent=e,
            smooth=False,
            bevel=0.01,
        )
        point("halo", (0, 0, 0), 2.6, colour, 0.1).parent = e
    rbody(
        "control",
        0.5,
        0.16,
        0.03,
        0.04,
        0.01,
        stock("white"),
        parent=p,
        loc=(-1.0, 0.28, 1.36),
        rot=(rad(90), 0, 0),
        n=48,
    )


def cafe_bulbs(p):
    timber = wood("post", "#8a6141", 0.6, 0.8, 2, 0.3)
    for s in (-1, 1):
        box("post", (0.22, 0.22, 3.4), timber, (s * 3.1, 0, 1.7), bevel=0.02, parent=p)
        box("cap", (0.32, 0.32, 0.08), timber, (s * 3.1, 0, 3.44), bevel=0.02, parent=p)
        torus(0.07, 0.016, stock("chrome"), p, (s * 2.96, 0, 3.05), (rad(90), 0, 0))
    glass = glass_coat("glass", ("#ffe7c2", "#ffd9a0", "#fff1dd"), 0.3)
    hot = emit("filament", "#ffb457", 45, cam=16)
    cord = stock("rubber")
    at = lambda t: Vector((-2.9 + 5.8 * t, 0, 3.02 - 0.95 * 4 * t * (1 - t) * 0.62))
    tube("cord", [tuple(at(k / 60)) for k in range(61)], 0.035, cord, parent=p, res=6)
    for k in range(8):
        t = (k + 0.6) / 8.2
        q = at(t)
        cyl(0.05, -0.16, 0.0, cord, p, 0.01, tuple(q), seg=32)
        lathe(
            "socket",
            [(0.05, -0.14), (0.10, -0.18), (0.11, -0.42), (0.09, -0.46)],
            cord,
            parent=p,
            loc=tuple(q),
            seg=48,
            angle=40,
        )
        arc = np.linspace(0.5, pi, 24)
        lathe(
            "globe",
            [(0.09, -0.44), (0.10, -0.48)] + [(0.28 * sin(a), -0.76 + 0.28 * cos(a)) for a in arc],
            glass,
            parent=p,
            loc=tuple(q),
            seg=64,
            angle=180,
        )
        zig = [
            (q.x + 0.09 * cos(2.4 * i), 0.09 * sin(2.4 * i), q.z - 0.62 - 0.06 * (i % 4)) for i in range(9)
        ]
        tube("filament", zig, 0.012, hot, parent=p, res=3)
        point("glow", (q.x, 0, q.z - 0.76), 5, "#ffb457", 0.12).parent = p


SHOTS = {
    "light_bar": Shot(light_bar, -10, 12, 0.84, 85, "#6d7488"),
    "smart_bulb": Shot(smart_bulb, -6, 14, 0.74, 85, "#8d93a2"),
    "light_panels": Shot(light_panels, -14, 4, 0.70, 85),
    "cafe_bulbs": Shot(cafe_bulbs, -10, 6, 0.86, 85, "#8b8fa0"),
}
