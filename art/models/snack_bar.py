"""For the bar behind the last row: an air popper, a kettle machine, a pump thermos."""

from models.popcorn import popcorn
from toolkit.kit import *


def popper(p):
    red, cream = mat("body", "#c9473a", 0.34, spec=0.5, coat=0.2), mat("hood", "#f3e9d4", 0.34, spec=0.5)
    body = [(0, 0), (0.98, 0), (1.06, 0.06), (1.08, 0.2), (0.98, 1.2), (0.92, 1.75), (0.9, 1.82), (0, 1.82)]
    lathe("body", body, red, parent=p, seg=160, angle=35)
    lathe(
        "ring",
        [(0.93, 1.72), (0.96, 1.76), (0.96, 1.88), (0.92, 1.92)],
        stock("chrome"),
        parent=p,
        seg=160,
        angle=40,
    )
    for k in range(26):
        a = 2 * pi * k / 26
        place = (1.0 * cos(a), 1.0 * sin(a), 0.62)
        box("vent", (0.1, 0.05, 0.34), stock("matte"), place, rot=(0, rad(-5), a), bevel=0.012, parent=p)
    lathe(
        "hood",
        [(0.9, 1.9), (0.9, 2.25), (0.86, 2.5), (0.7, 2.75), (0.52, 2.84), (0.5, 2.86)],
        cream,
        parent=p,
        seg=160,
        angle=60,
    )
    lathe(
        "cap",
        [(0.5, 2.84), (0.52, 2.9), (0.52, 3.06), (0.48, 3.1), (0.44, 3.0), (0, 2.98)],
        mat("cap", "#e0a23c", 0.3, coat=0.3),
        parent=p,
        seg=96,
        angle=40,
    )
    box("tab", (0.5, 0.26, 0.06), D.materials["cap"], (0.62, 0, 3.04), bevel=0.025, parent=p)

    def chute(u, v):
        a = pi * (1.06 * v - 0.03)
        y = -0.35 - 1.35 * u
        drop = 2.42 - 0.42 * u * u
        half = 0.62 + 0.06 * u
        return (half * cos(a), y, drop + 0.40 * sin(a) - 0.12)

    sheet("chute", chute, 24, 40, cream, p, 0.05)

    def floor(u, v):
        return ((v - 0.5) * (1.2 + 0.12 * u), -0.35 - 1.3 * u, 2.27 - 0.42 * u * u)

    sheet("floor", floor, 24, 6, cream, p, 0.04)
    handle = [(0, 0.95, 1.5), (0, 1.45, 1.5), (0, 1.62, 1.1), (0, 1.5, 0.55), (0, 1.05, 0.5)]
    tube("handle", handle, 0.13, red, parent=p, bez=True, res=8)
    rbody(
        "switch",
        0.3,
        0.5,
        0.06,
        0.1,
        0.02,
        stock("black"),
        parent=p,
        loc=(0, -1.03, 0.45),
        rot=(rad(86), 0, 0),
        n=48,
    )
    e = empty("bowl", (0, -2.25, 0))
    e.parent = p
    shape = [(0, 0), (0.7, 0), (0.8, 0.05), (1.15, 0.5), (1.32, 0.98), (1.28, 1.0), (1.1, 0.5), (0, 0.2)]
    lathe("bowl", shape, mat("bowl", "#4f7f86", 0.3, coat=0.4), parent=e, seg=128, angle=40)
    popcorn(p, (0, -2.25), 1.08, 150, 0.86, 0.5, 0.26)
    popcorn(p, (0, -1.72), 0.3, 9, 1.95, 0.25, 0.26, 3)
    popcorn(p, (0, -2.0), 0.28, 5, 1.5, 0.2, 0.26, 5)


def clear_pane():
    """Thin glass: it lets the light through and shows a faint reflection."""
    m = mat("pane", "#ffffff", 0.03, spec=0.6)
    n, l = nodes(m)
    clear, mix = n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = 0.06
    l.new(clear.outputs[0], mix.inputs[1])
    l.new(n["Principled BSDF"].outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def pane(p, size, place):
    box("pane", size, D.materials.get("pane") or clear_pane(), place, bevel=0.004, parent=p)


def machine(p):
    red, cream = mat("red", "#b3262e", 0.32, spec=0.5, coat=0.4), mat("cream", "#f4ead2", 0.4)
    gold = stock("brass")
    wide, deep, z0, z1 = 2.9, 2.3, 1.05, 3.75
    box("base", (wide, deep, 0.95), red, (0, 0, 0.57), bevel=0.05, parent=p)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(0.13, 0, 0.12, stock("rubber"), p, 0.02, (x * 1.2, y * 0.9, 0), seg=40)
            box(
                "post",
                (0.13, 0.13, z1 - z0),
                red,
                (x * (wide / 2 - 0.1), y * (deep / 2 - 0.1), (z0 + z1) / 2),
                bevel=0.02,
                parent=p,
            )
    box("drawer", (2.3, 0.05, 0.42), cream, (0, -deep / 2 - 0.01, 0.5), bevel=0.02, parent=p)
    tube(
        "pull",
        [(-0.4, -1.2, 0.55), (-0.4, -1.3, 0.55), (0.4, -1.3, 0.55), (0.4, -1.2, 0.55)],
        0.035,
        gold,
        parent=p,
        res=6,
    )
    for z in (z0, z1):
        box("trim", (wide + 0.04, deep + 0.04, 0.07), gold, (0, 0, z), bevel=0.02, parent=p)
    pane(p, (wide - 0.3, 0.02, z1 - z0 - 0.06), (0, -deep / 2 + 0.1, (z0 + z1) / 2))
    for s in (-1, 1):
        pane(p, (0.02, deep - 0.3, z1 - z0 - 0.06), (s * (wide / 2 - 0.1), 0, (z0 + z1) / 2))
    box("rear", (wide - 0.25, 0.04, z1 - z0), cream, (0, deep / 2 - 0.1, (z0 + z1) / 2), bevel=0, parent=p)
    box("head", (wide, deep, 0.75), red, (0, 0, z1 + 0.40), bevel=0.05, parent=p)
    box("sign", (2.4, 0.05, 0.5), cream, (0, -deep / 2 - 0.01, z1 + 0.40), bevel=0.03, parent=p)
    lettering(p, "POPCORN", 0.40, (0, -deep / 2 - 0.04, z1 + 0.40), red, (rad(90), 0, 0), 0.012)
    rings = [
        ((superloop(wide, deep, 0.1, 96)), z1 + 0.78),
        (superloop(wide * 0.78, deep * 0.72, 0.1, 96), z1 + 1.2),
    ]
    stack("roof", rings, red, parent=p, smooth=False, bevel=0.03)
    steel = stock("chrome")
    rod((0, 0.1, z1), (0, 0.1, 3.05), 0.05, steel, p)
    lathe(
        "kettle",
        [(0, 2.35), (0.42, 2.35), (0.52, 2.42), (0.55, 2.8), (0.5, 2.9), (0, 2.94)],
        steel,
        parent=p,
        loc=(0, 0.1, 0),
        seg=96,
        angle=40,
    )
    box("crank", (0.7, 0.06, 0.06), steel, (0.4, 0.1, 3.05), bevel=0.02, parent=p)
    cyl(0.06, 0, 0.3, stock("matte"), p, 0.02, (0.74, 0.1, 3.05), seg=32)
    cyl(0.14, -0.14, 0.02, emit("lamp", "#ffd08a", 20, cam=3), p, 0.03, (-0.85, 0.1, z1 - 0.06), seg=40)
    point("lamp", (-0.5, -0.3, 3.3), 60, "#ffc27a", 0.12).parent = p
    popcorn(p, (0.35, 0.0), 0.85, 230, 1.15, 0.75, 0.24)
    popcorn(p, (-0.6, -0.1), 0.6, 130, 1.15, 0.45, 0.24, 2)


def thermos(p):
    steel = mat("steel", "#b9bdc4", 0.28, metal=1, rough_var=0.05)
    black = mat("head", "#1a1c1f", 0.4, spec=0.45)
    lathe(
        "foot",
        [(0, 0), (1.0, 0), (1.02, 0.04), (1.02, 0.22), (0.98, 0.26)],
        black,
        parent=p,
        seg=160,
        angle=40,
    )
    lathe("body", [(0.97, 0.24), (0.97, 3.1), (0.94, 3.3), (0.80, 3.48)], steel, parent=p, seg=192, angle=50)
    for z in (0.5, 2.95):
        lathe(
            "line",
            [(0.975, z), (0.982, z + 0.015), (0.982, z + 0.03), (0.975, z + 0.045)],
            stock("dark"),
            parent=p,
            seg=160,
        )
    head = [(0.86, 3.40), (0.92, 3.46), (0.92, 3.86), (0.88, 3.96), (0.7, 4.02), (0, 4.04)]
    lathe("head", head, black, parent=p, seg=160, angle=40)
    rbody("spout", 0.56, 1.0, 0.34, 0.2, 0.1, black, parent=p, loc=(0, -0.95, 3.55), n=96)
    cyl(0.13, -0.16, 0.1, stock("chrome"), p, 0.02, (0, -1.22, 3.5), seg=48)
    cyl(0.42, 0, 0.16, steel, p, 0.05, (0, 0.05, 4.03), seg=96)
    rbody(
        "lock", 0.3, 0.2, 0.08, 0.06, 0.02, mat("lock", "#d9682c", 0.4), parent=p, loc=(0, -0.58, 3.98), n=48
    )
    carry = [(0.98 * cos(t), 0.05, 3.75 + 1.15 * sin(t)) for t in np.linspace(0.0, pi, 40)]
    carry = [
        (x, 0.05 + 0.55 * sin(t) * 1.0, 3.75 + 0.75 * sin(t))
        for (x, _, _), t in zip(carry, np.linspace(0, pi, 40))
    ]
    tube("carry", carry, 0.075, black, parent=p, res=8)
    for s in (-1, 1):
        cyl(0.16, -0.05, 0.06, black, p, 0.02, (s * 0.93, 0.05, 3.75), (0, rad(90), 0), 48)
    box(
        "tag",
        (0.02, 0.62, 0.42),
        mat("tag", "#e9dcc0", 0.8),
        (0, -1.0, 1.75),
        rot=(0, 0, rad(90)),
        bevel=0.006,
        parent=p,
    )
    lettering(p, "COCOA", 0.15, (0, -1.015, 1.75), mat("ink", "#5a3a26", 0.8), (rad(90), 0, 0))
    for x, y, tone in ((1.75, -0.75, "#c9573c"), (2.45, 0.1, "#3f6f74")):
        e = empty("cup", (x, y, 0))
        e.parent = p
        clay = mat("cup" + tone, tone, 0.35, coat=0.3)
        lathe(
            "cup",
            [(0, 0), (0.4, 0), (0.44, 0.05), (0.47, 0.9), (0.45, 0.93), (0.42, 0.9), (0.40, 0.1), (0, 0.1)],
            clay,
            parent=e,
            seg=96,
            angle=40,
        )
        lathe("cocoa", [(0, 0.74), (0.42, 0.74)], mat("cocoa" + tone, "#5a3420", 0.3), parent=e, seg=64)
        turn = 0.5 if x < 2 else -0.7
        loop = [(0.45 + 0.28 * sin(t), 0, 0.47 + 0.28 * cos(t)) for t in np.linspace(0.15, pi - 0.15, 20)]
        loop = [(q * cos(turn), q * sin(turn), z) for q, _, z in loop]
        tube("ear", loop, 0.06, clay, parent=e, res=6)


SHOTS = {
    "air_popper": Shot(popper, -38, 14, 0.90),
    "popcorn_machine": Shot(machine, -24, 9, 0.92),
    "pump_thermos": Shot(thermos, -10, 11, 0.90),
}
