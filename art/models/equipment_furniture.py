"""A floating shelf with a projector, an open equipment rack, a C-shaped table."""

from models.popcorn import popcorn
from models.projector_cinema import cinema
from models.screens_wall import wall
from parts.things import bowl, books, mug
from toolkit.kit import *


def projector_shelf(p):
    wall(p, 2.3, "#b98d74")
    e = empty("shelf", (0, 0, 6))
    e.parent = p
    oak = wood("oak_x", "#c79a66", 0.45, 0.4, 0, 0.3)
    board = box("board", (5.6, 4.5, 0.42), oak, (0, 0, 0), bevel=0.04, parent=e)
    cut([board], rbody("cutter", 1.0, 0.5, 1, 0.24, 0.01, None, parent=e, loc=(1.5, 1.85, -0.5), n=64))
    box("cleat", (5.0, 0.2, 0.9), stock("matte"), (0, 2.2, -0.2), bevel=0.02, parent=e)
    for s in (-1, 1):
        box("bracket", (0.14, 3.6, 0.12), stock("matte"), (s * 2.0, 0.4, -0.27), bevel=0.02, parent=e)
    case = empty("case", (0, -0.15, 0.21))
    case.parent = e
    cinema("white", case)
    lead = [(1.5, 1.6, 0.9), (1.5, 1.85, 0.6), (1.5, 1.88, -0.2), (1.45, 1.95, -1.4), (1.5, 2.1, -3.0)]
    tube("lead", lead, 0.07, stock("rubber"), parent=e, bez=True, res=6)


def device(p, z, wide, high, tone, kind):
    """One box of the rack, with the front that its kind has."""
    deep = 2.0
    body = mat("device" + kind, tone, 0.36, spec=0.5)
    rbody("device", wide, deep, high, 0.08, 0.04, body, parent=p, loc=(0, 0, z + 0.06), n=64)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.09, 0, 0.07, stock("rubber"), p, 0.01, (sx * wide * 0.4, sy * 0.75, z), seg=32)
    y, mid = -deep / 2, z + 0.06 + high / 2
    front = empty("front", (0, y, mid), (rad(90), 0, 0))
    front.parent = p
    if kind == "receiver":
        for x, r in ((-1.1, 0.26), (1.1, 0.26)):
            cyl(r, 0, 0.16, stock("alu"), front, 0.03, (x, 0.0, 0), seg=64)
        rbody("pane", 1.2, 0.34, 0.02, 0.05, 0.006, stock("gloss"), parent=front, loc=(0, 0.06, 0), n=64)
        lettering(front, "FILM  -32", 0.18, (0, 0.06, 0.024), emit("figures", "#8fd8ff", 1.5))
        for k in range(7):
            cyl(0.03, 0, 0.03, stock("alu"), front, 0.006, (-0.45 + 0.15 * k, -0.26, 0), seg=24)
    elif kind == "player":
        rbody("tray", 1.1, 0.1, 0.02, 0.03, 0.006, stock("dark"), parent=front, loc=(-0.3, 0.02, 0), n=48)
        cyl(0.05, 0, 0.03, emit("led", "#9fe0ff", 2), front, 0.01, (1.15, 0, 0), seg=24)
    elif kind == "console":
        box("gap", (wide + 0.01, 0.05, 0.03), stock("matte"), (0, 0, -0.01), bevel=0.004, parent=front)
        cyl(0.06, 0, 0.02, emit("on", "#ffffff", 1.5), front, 0.01, (0.85, 0.12, 0), seg=24)
    else:
        for k in range(9):
            box(
                "vent",
                (0.05, high * 0.6, 0.02),
                stock("matte"),
                (-0.9 + 0.22 * k, 0, 0.0),
                bevel=0.01,
                parent=front,
            )


def rack(p):
    steel, oak = stock("black"), wood("shelf", "#8a5f3f", 0.45, 0.4, 0, 0.25)
    wide, deep = 3.7, 2.6
    levels = (0.55, 1.75, 2.95, 4.15)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * wide / 2, sy * deep / 2
            rbody("post", 0.14, 0.14, 4.7, 0.04, 0.02, steel, parent=p, loc=(x, y, 0.36), n=48)
            cyl(0.17, -0.07, 0.07, stock("rubber"), p, 0.04, (x, y, 0.17), (0, rad(90), 0), 48)
            cyl(0.05, -0.09, 0.09, stock("alu"), p, 0.01, (x, y, 0.17), (0, rad(90), 0), 32)
            box("fork", (0.22, 0.1, 0.2), stock("dark"), (x, y + 0.03, 0.30), bevel=0.02, parent=p)
    for z in levels:
        box("shelf", (wide - 0.1, deep - 0.1, 0.12), oak, (0, 0, z), bevel=0.02, parent=p)
        for s in (-1, 1):
            box("edge", (wide, 0.07, 0.1), steel, (0, s * deep / 2, z), bevel=0.015, parent=p)
            box("edge", (0.07, deep, 0.1), steel, (s * wide / 2, 0, z), bevel=0.015, parent=p)
    for s in (-1, 1):
        box("rail", (0.07, deep, 0.1), steel, (s * wide / 2, 0, 4.98), bevel=0.015, parent=p)
    device(p, levels[0] + 0.06, 3.0, 0.72, "#1d1f23", "receiver")
    device(p, levels[1] + 0.06, 2.9, 0.40, "#c9ccd1", "player")
    device(p, levels[2] + 0.06, 2.5, 0.50, "#f1efe9", "console")
    device(p, levels[3] + 0.06, 2.6, 0.46, "#2b2f36", "amplifier")
    bundle = [(1.2, 1.1, 4.5), (1.55, 1.35, 3.6), (1.6, 1.4, 2.0), (1.5, 1.3, 0.9), (1.1, 1.1, 0.9)]
    tube("bundle", bundle, 0.07, stock("rubber"), parent=p, bez=True, res=6)


def side_table(p):
    black = mat("steel", "#191a1c", 0.55, spec=0.35)
    wide, deep, high = 0.46, 0.30, 0.61
    r = 0.011
    for y in (-deep / 2, deep / 2):
        frame = [(wide / 2, y, 0.013), (-wide / 2, y, 0.013), (-wide / 2, y, high), (wide / 2, y, high)]
        tube("frame", frame, r, black, parent=p, res=6)
        for q in frame[1:3]:
            tube("elbow", [q, (q[0], q[1] + 1e-4, q[2])], r * 1.02, black, parent=p, res=6)
    for x, z in ((wide / 2, 0.013), (wide / 2, high), (-wide / 2, high), (-wide / 2, 0.013)):
        rod((x, -deep / 2, z), (x, deep / 2, z), r, black, p)
    box("top", (wide + 0.03, deep + 0.03, 0.02), black, (0, 0, high + 0.015), bevel=0.006, parent=p)
    for x in (-0.2, 0.2):
        for y in (-deep / 2, deep / 2):
            cyl(0.012, 0, 0.006, stock("rubber"), p, 0.002, (x, y, 0), seg=24)
    adopt(p, bowl, (-0.08, 0.02, high + 0.026), 0.115, "#c4673c", False)
    popcorn(p, (-0.08, 0.02), 0.085, 70, high + 0.085, 0.05, 0.028)
    adopt(p, mug, (0.14, -0.05, high + 0.026), "#e9e4da", 40)
    adopt(p, books, (0.02, 0.0, 0.024), 12, True, ("#3d5560", "#d8cdb8", "#b5532f"))


SHOTS = {
    "projector_shelf": Shot(projector_shelf, -26, 8, 0.74),
    "equipment_rack": Shot(rack, -24, 12, 0.90),
    "side_table": Shot(side_table, -28, 13, 0.90),
}
