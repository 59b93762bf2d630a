"""What lies about while somebody builds or sets up: tape measure, level, ladder, sawhorse, tools, boxes."""

from parts.once import once
from toolkit.kit import *


def tape_measure(place, turn, length, wide=0.034):
    """A yellow tape along the floor, its case at `place`, its blade `length` metres ahead (+y at turn 0)."""
    e = empty("tape", place, (0, 0, rad(turn)))
    yellow = once("tape", lambda: mat("tape", "#e9b62c", 0.4, coat=0.2))
    ink = once("ink", lambda: mat("ink", "#1a1a1c", 0.6))
    rbody("case", 0.045, 0.085, 0.08, 0.02, 0.012, yellow, parent=e, loc=(0, -0.04, 0), n=64)
    box("grip", (0.05, 0.06, 0.03), ink, (0, -0.04, 0.045), bevel=0.01, parent=e)
    box("blade", (wide, length, 0.003), yellow, (0, length / 2, 0.004), bevel=0, parent=e)
    for k in range(1, int(length / 0.1) + 1):
        mark = wide if k % 5 == 0 else wide / 2
        box("tick", (mark, 0.010, 0.002), ink, ((mark - wide) / 2, 0.1 * k, 0.0058), bevel=0, seg=1, parent=e)
    box("hook", (0.038, 0.004, 0.02), stock("alu"), (0, length, 0.006), bevel=0.001, parent=e)


def spirit_level(place, turn, rise=0, length=0.6):
    """A level that lies along x at turn 0; `rise` stands it up, in degrees."""
    e = empty("level", place, (0, rad(-rise), rad(turn)))
    red = once("level", lambda: mat("level", "#c23a34", 0.4, coat=0.2))
    box("bar", (length, 0.024, 0.055), red, (0, 0, 0.028), bevel=0.003, parent=e)
    for x in (-0.36, 0, 0.36):
        box("window", (0.075, 0.027, 0.03), stock("white"), (x * length, 0, 0.032), bevel=0.004, parent=e)
        vial = once("vial", lambda: mat("vial", "#a8d83f", 0.15, coat=0.6))
        cyl(0.009, -0.028, 0.028, vial, e, 0.003, (x * length, -0.012, 0.032), (0, rad(90), 0), 24)
    for s in (-1, 1):
        box("end", (0.012, 0.028, 0.058), stock("rubber"), (s * length / 2, 0, 0.028), bevel=0.003, parent=e)


def carton(place, turn=0, size=(0.62, 0.46, 0.34)):
    """An open cardboard box with its foam and flaps."""
    e = empty("carton", place, (0, 0, rad(turn)))
    w, d, h = size
    card = once("card", lambda: mat("card", "#b98d5f", 0.85, spec=0.15, col_var=0.08))
    foam = once("foam", lambda: mat("foam", "#e6e7ea", 0.9))
    for s in (-1, 1):
        box("side", (w, 0.008, h), card, (0, s * d / 2, h / 2), bevel=0.001, parent=e)
        box("side", (0.008, d, h), card, (s * w / 2, 0, h / 2), bevel=0.001, parent=e)
        reach = 0.2
        a = rad(34)
        box(
            "flap",
            (w, reach, 0.006),
            card,
            (0, s * (d / 2 + reach / 2 * cos(a)), h - reach / 2 * sin(a)),
            rot=(-s * a, 0, 0),
            bevel=0.001,
            parent=e,
        )
        box(
            "flap",
            (reach, d, 0.006),
            card,
            (s * (w / 2 + reach / 2 * cos(a)), 0, h - reach / 2 * sin(a) + 0.004),
            rot=(0, s * a, 0),
            bevel=0.001,
            parent=e,
        )
    box("floor", (w, d, 0.01), card, (0, 0, 0.005), bevel=0, parent=e)
    for s in (-1, 1):
        soft("foam", (0.14, d - 0.06, h - 0.06), foam, (s * (w / 2 - 0.09), 0, h / 2), r=0.02, parent=e)
    soft("foam", (w - 0.3, d - 0.06, 0.1), foam, (0, 0, 0.07), r=0.02, parent=e)


def step_ladder(place, turn=0, high=1.6):
    """A wooden stepladder, its steps towards -y at turn 0."""
    e = empty("ladder", place, (0, 0, rad(turn)))
    ash = once("ladder", lambda: wood("ladder", "#c9985c", 0.5, 1.6, 2, 0.3))
    for s in (-1, 1):
        rod((s * 0.26, -0.42, 0), (s * 0.17, -0.02, high), 0.022, ash, e)
        rod((s * 0.24, 0.46, 0), (s * 0.16, 0.04, high - 0.05), 0.018, ash, e)
    for k in range(1, 6):
        t = k / 5.6
        box(
            "step", (0.52 - 0.18 * t, 0.12, 0.022), ash, (0, -0.42 + 0.4 * t, high * t), bevel=0.004, parent=e
        )
    rod((-0.21, 0.26, high * 0.45), (0.21, 0.26, high * 0.45), 0.012, ash, e)
    box("top", (0.40, 0.22, 0.03), ash, (0, 0, high), bevel=0.006, parent=e)
    for s in (-1, 1):
        rod((s * 0.22, -0.22, high * 0.5), (s * 0.21, 0.26, high * 0.45), 0.005, stock("dark"), e)


def sawhorse(place, turn=0, wide=0.9, high=0.68):
    """A trestle whose beam runs along x at turn 0."""
    e = empty("sawhorse", place, (0, 0, rad(turn)))
    pine = once("trestle", lambda: wood("trestle", "#b98a54", 0.6, 1.6, 0, 0.3))
    box("beam", (wide, 0.09, 0.09), pine, (0, 0, high - 0.045), bevel=0.006, parent=e)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod(
                (sx * (wide / 2 - 0.12), sy * 0.03, high - 0.06),
                (sx * (wide / 2 - 0.05), sy * 0.3, 0),
                0.026,
                pine,
                e,
            )
        box("tie", (0.03, 0.36, 0.07), pine, (sx * (wide / 2 - 0.085), 0, high * 0.42), bevel=0.004, parent=e)


def hand_saw(place, turn=0):
    """A hand saw that lies flat, its handle at -x."""
    e = empty("saw", place, (0, 0, rad(turn)))
    steel = once("steel", lambda: mat("steel", "#c3c7cd", 0.22, metal=1))
    blade = [(0, -0.055), (0.48, 0.0), (0.48, 0.03), (0, 0.065)]
    bm = bmesh.new()
    low = [bm.verts.new((x, y, 0.012)) for x, y in blade]
    top = [bm.verts.new((x, y, 0.015)) for x, y in blade]
    bm.faces.new(low[::-1])
    bm.faces.new(top)
    for k in range(4):
        bm.faces.new((low[k], low[(k + 1) % 4], top[(k + 1) % 4], top[k]))
    finish(bm, "blade", steel, 0, parent=e, smooth=False)
    torus(0.052, 0.017, once("handle", lambda: mat("handle", "#c9542f", 0.4)), e, (-0.05, 0.005, 0.02), n=40)


def tool_box(place, turn=0, colour="#b8322c"):
    """A closed metal tool box with a handle."""
    e = empty("toolbox", place, (0, 0, rad(turn)))
    red = once("toolbox" + colour, lambda: mat("toolbox" + colour, colour, 0.35, coat=0.3))
    rbody("box", 0.46, 0.22, 0.16, 0.02, 0.008, red, parent=e, n=64)
    rbody("lid", 0.47, 0.23, 0.07, 0.02, 0.03, red, parent=e, loc=(0, 0, 0.155), n=64)
    tube(
        "grip",
        [(-0.13, 0, 0.22), (-0.12, 0, 0.275), (0.12, 0, 0.275), (0.13, 0, 0.22)],
        0.011,
        stock("dark"),
        parent=e,
    )
    for s in (-1, 1):
        box("clasp", (0.04, 0.012, 0.06), stock("alu"), (s * 0.14, -0.117, 0.155), bevel=0.004, parent=e)


def masking(centre, wide, high, reach=0.16):
    """Blue tape at the four corners of a picture on a wall that faces -y."""
    blue = once("masking", lambda: mat("masking", "#2f7fd0", 0.6))
    x, y, z = centre
    for s in (-1, 1):
        for t in (-1, 1):
            cx, cz = x + s * (wide / 2 + 0.022), z + t * (high / 2 + 0.022)
            box(
                "tape",
                (reach, 0.002, 0.034),
                blue,
                (cx - s * (reach / 2 - 0.017), y - 0.004, cz),
                bevel=0,
                parent=None,
            )
            box(
                "tape",
                (0.034, 0.002, reach),
                blue,
                (cx, y - 0.006, cz - t * (reach / 2 - 0.017)),
                bevel=0,
                parent=None,
            )
