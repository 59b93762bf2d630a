"""Protection with a shape of its own: hard case, outdoor enclosure, dry box, lens cap."""

from models.lenses import lens
from models.projector_cinema import cinema
from models.projector_portable import portable
from toolkit.kit import *


def standing(p, build, palette, place, scale, turn=0):
    """A projector standing at `place`."""
    e = empty("projector", place, (0, 0, rad(turn)), scale)
    e.parent = p
    build(palette, e)


def shell(p, wide, deep, high, wall_, skin, place=(0, 0, 0)):
    """An open tray with a wall of the given thickness, its floor at `place`."""
    e = empty("shell", place)
    e.parent = p
    body = rbody("body", wide, deep, high, 0.32, 0.10, skin, parent=e, n=128)
    hollow = rbody("cutter", wide - 2 * wall_, deep - 2 * wall_, high, 0.26, 0.05, None, parent=e, loc=(0, 0, wall_), n=128)
    cut([body], hollow)
    return e


def hard_case(p):
    skin = mat("abs", "#232629", 0.55, spec=0.4, bump="noise", bump_s=0.35, bump_d=0.01, noise_scale=70)
    foam = mat("foam", "#3b3e44", 0.95, spec=0.1, bump="noise", bump_s=0.9, bump_d=0.03, noise_scale=45)
    wide, deep = 5.4, 4.0
    shell(p, wide, deep, 1.3, 0.14, skin)
    pad = box("foam", (wide - 0.3, deep - 0.3, 0.95), foam, (0, 0, 0.62), bevel=0.03, parent=p)
    nest = rbody("cutter", 2.9, 2.35, 2, 0.3, 0.02, None, parent=p, loc=(-0.9, 0.25, 0.4), n=96)
    nook = rbody("cutter", 1.5, 1.0, 2, 0.2, 0.02, None, parent=p, loc=(1.65, 1.0, 0.5), n=96)
    slot = rbody("cutter", 1.5, 1.6, 2, 0.2, 0.02, None, parent=p, loc=(1.65, -0.7, 0.5), n=96)
    cut([pad], nest)
    cut([pad], nook)
    cut([pad], slot)
    standing(p, cinema, "white", (-0.9, 0.25, 0.55), 0.53)
    torus(0.42, 0.09, stock("rubber"), p, (1.65, -0.75, 0.72))
    torus(0.42, 0.09, stock("rubber"), p, (1.68, -0.72, 0.88))
    rbody("remote", 0.42, 1.15, 0.16, 0.14, 0.05, stock("white"), parent=p, loc=(1.6, 1.0, 0.66), rot=(0, 0, rad(84)), n=64)
    lid = empty("lid", (0, deep / 2 + 0.02, 1.36), (rad(76), 0, 0))
    lid.parent = p
    e = shell(lid, wide, deep, 0.75, 0.14, skin)
    e.location = (0, deep / 2, -0.7)
    waves = mat("wave", "#2d3035", 0.95, spec=0.1)
    for i in range(-6, 7):
        for j in range(-4, 5):
            lathe("egg", [(0.20, 0), (0.17, 0.12), (0.08, 0.2), (0, 0.22)], waves, parent=lid, loc=(i * 0.38, deep / 2 + j * 0.38, -0.46), seg=24, angle=180)
    for x in (-1.5, 1.5):
        box("latch", (0.6, 0.16, 0.5), stock("black"), (x, -deep / 2 - 0.06, 0.95), bevel=0.05, parent=p)
        box("clip", (0.45, 0.08, 0.24), mat("clip", "#e0782a", 0.45), (x, -deep / 2 - 0.16, 1.05), bevel=0.03, parent=p)
        for k in (-0.35, 0.35):
            box("rib", (0.10, 0.10, 1.0), skin, (x + k * 1.6, -deep / 2 - 0.02, 0.62), bevel=0.03, parent=p)
    tube("handle", [(-0.62, -deep / 2, 0.8), (-0.6, -deep / 2 - 0.4, 0.78), (0.6, -deep / 2 - 0.4, 0.78), (0.62, -deep / 2, 0.8)], 0.10, stock("rubber"), parent=p)


def enclosure(p):
    steel = mat("steel", "#8f979f", 0.42, spec=0.4, bump="noise", bump_s=0.15, bump_d=0.005, noise_scale=90)
    wide, deep, high = 4.2, 3.4, 2.2
    body = rbody("body", wide, deep, high, 0.16, 0.06, steel, parent=p, loc=(0, 0, 0.25), n=96)
    hollow = box("cutter", (wide - 0.3, deep - 0.2, high - 0.3), None, (0, -0.2, 0.25 + high / 2), bevel=0, parent=p)
    cut([body], hollow)
    roof = box("roof", (wide + 0.5, deep + 0.7, 0.10), steel, (0, -0.12, high + 0.36), rot=(rad(3), 0, 0), bevel=0.04, parent=p)
    roof.name = "roof"
    frame = plate_hole("frame", superloop(wide - 0.02, high - 0.02, 0.12, 96), superloop(wide - 0.7, high - 0.75, 0.1, 96), 0.10, steel, parent=p, loc=(0, -deep / 2 + 0.02, 0.25 + high / 2), rot=(rad(90), 0, 0), bevel=0.02)
    frame.name = "frame"
    pane = glass_coat("pane", ("#cfe6ee", "#dfeaf2", "#f2f6f8"), 0.12)
    box("glass", (wide - 0.6, 0.02, high - 0.65), pane, (0, -deep / 2 + 0.02, 0.25 + high / 2), bevel=0, parent=p)
    box("floor", (wide - 0.4, deep - 0.4, 0.05), stock("dark"), (0, 0, 0.42), bevel=0.01, parent=p)
    standing(p, cinema, "white", (0, 0.1, 0.46), 0.70)
    for k in range(6):
        box("vent", (0.05, 1.5, 0.09), stock("matte"), (wide / 2 + 0.0, 0.2, 0.75 + 0.2 * k), bevel=0.01, parent=p)
        box("lip", (0.10, 1.55, 0.03), steel, (wide / 2 + 0.04, 0.2, 0.81 + 0.2 * k), rot=(0, rad(25), 0), bevel=0.008, parent=p)
    for z in (0.75, 1.9):
        box("hinge", (0.12, 0.16, 0.35), stock("chrome"), (-wide / 2 - 0.02, -deep / 2 + 0.05, z), bevel=0.03, parent=p)
    cyl(0.14, 0, 0.10, stock("chrome"), p, 0.02, (wide / 2 - 0.18, -deep / 2 - 0.02, 1.35), (rad(90), 0, 0), 48)
    for x in (-1, 1):
        for y in (-1, 1):
            box("foot", (0.35, 0.35, 0.3), stock("black"), (x * (wide / 2 - 0.4), y * (deep / 2 - 0.4), 0.14), bevel=0.05, parent=p)


def dry_box(p):
    body = mat("body", "#4b545d", 0.45, spec=0.4)
    orange = mat("latch", "#e9762b", 0.4)
    wide, deep = 4.6, 2.4
    shell(p, wide, deep, 1.15, 0.12, body)
    torus_path = [(x, y, 1.15) for x, y in superloop(wide - 0.1, deep - 0.1, 0.3, 128)]
    tube("seal", torus_path, 0.06, mat("seal", "#e9762b", 0.7), cyc=True, parent=p, res=5)
    clear = glass_coat("clear", ("#dfeef2", "#eef3f5", "#f5f8fa"), 0.22)
    rbody("lid", wide + 0.06, deep + 0.06, 0.62, 0.34, 0.2, clear, parent=p, loc=(0, 0, 1.17), n=128)
    rbody("strip", 3.3, 0.62, 0.42, 0.12, 0.05, stock("white"), parent=p, loc=(-0.1, 0.1, 0.75), n=64)
    for k in range(4):
        cyl(0.22, 0, 0.03, mat("well", "#cfcdc8", 0.5), p, 0.01, (-1.25 + 0.72 * k, 0.1, 1.155), seg=48)
        for x in (-0.07, 0.07):
            cyl(0.03, 0, 0.04, stock("matte"), p, 0.004, (-1.25 + 0.72 * k + x, 0.1, 1.16), seg=16)
    for k, x in enumerate((-0.53, 0.91)):
        rbody("plug", 0.42, 0.42, 0.4, 0.1, 0.06, stock("black"), parent=p, loc=(x, 0.1, 1.17), n=48)
        tube("lead", [(x, 0.1, 1.5), (x + 0.2, -0.2, 1.55), (x + 0.1, -0.6, 1.2), (x + 0.4 * k, -1.0, 0.85)], 0.06, stock("rubber"), parent=p, bez=True)
    for x in (-1.4, 1.4):
        box("latch", (0.7, 0.12, 0.62), orange, (x, -deep / 2 - 0.07, 1.12), bevel=0.04, parent=p)
    for x, colour in ((-0.7, "#2a2c30"), (0.7, "#e2671f")):
        cyl(0.18, 0, 0.2, stock("rubber"), p, 0.04, (x, -deep / 2, 0.55), (rad(90), 0, 0), 48)
        tube("cord", [(x, -deep / 2 - 0.1, 0.55), (x, -deep / 2 - 0.6, 0.4), (x * 1.8, -deep / 2 - 1.1, 0.1), (x * 3.4, -deep / 2 - 1.2, 0.1)], 0.085, mat("cord" + colour, colour, 0.5), parent=p, bez=True, res=8)


def lens_cap(p):
    front = mat("front", "#eceae6", 0.36, spec=0.45)
    box("wall", (3.6, 0.7, 3.2), front, (0.9, 1.35, 1.6), bevel=0.22, seg=5, parent=p)
    lathe("barrel", [(1.12, 0), (1.12, 0.75)], stock("black"), parent=p, loc=(0.9, 1.05, 1.65), rot=(rad(90), 0, 0))
    lens(p, 1.12, (0.9, 0.3, 1.65), (rad(90), 0, 0), stock("dark"), depth=0.35)
    lathe("back", [(1.11, 0), (0, 0)], stock("matte"), parent=p, loc=(0.9, 0.98, 1.65), rot=(rad(90), 0, 0))
    cap = empty("cap", (-1.55, -0.55, 0.62), (rad(62), 0, rad(-24)))
    cap.parent = p
    lathe("rim", [(1.0, -0.2), (1.06, -0.2), (1.08, 0.0), (1.05, 0.05), (0.98, 0.08), (0.86, 0.08), (0.84, 0.05), (0, 0.05)], stock("black"), parent=cap, seg=128, angle=35)
    for k in range(72):
        a = 2 * pi * k / 72
        box("knurl", (0.03, 0.05, 0.16), stock("rubber"), (1.07 * cos(a), 1.07 * sin(a), -0.08), rot=(0, 0, a), bevel=0.008, seg=1, parent=cap)
    for s in (-1, 1):
        rbody("pinch", 0.34, 0.62, 0.06, 0.1, 0.02, stock("rubber"), parent=cap, loc=(s * 0.55, 0, 0.05), n=48)
    tube("cord", [(-1.1, -0.15, 1.35), (-0.9, 0.1, 1.9), (-0.3, 0.4, 1.3), (-0.35, 0.75, 0.7)], 0.025, stock("rubber"), parent=p, bez=True)
    cloth = mat("cloth", "#3d6f9f", 0.95, sheen=0.7, bump="noise", bump_s=0.4, bump_d=0.01, noise_scale=120)

    def lie(u, v):
        x, y = 2.6 * (u - 0.5), 1.9 * (v - 0.5)
        z = 0.05 + 0.07 * (1 + sin(3.2 * x + 1.3 * y)) + 0.05 * (1 + sin(2.1 * y - 1.7 * x + 1))
        lift = max(0, u + v - 1.45)
        return (0.55 + x * cos(0.3) - y * sin(0.3) - 0.5 * lift, -1.5 + x * sin(0.3) + y * cos(0.3) - 0.9 * lift, z + 0.55 * lift)

    sheet("cloth", lie, 60, 44, cloth, p, 0.02)


SHOTS = {
    "hard_case": Shot(hard_case, -30, 24, 0.84),
    "outdoor_enclosure": Shot(enclosure, -28, 13, 0.82),
    "dry_box": Shot(dry_box, -22, 22, 0.82),
    "lens_cap": Shot(lens_cap, -14, 14, 0.80),
}
