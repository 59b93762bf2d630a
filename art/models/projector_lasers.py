"""Three laser projectors: a large one for a theater, a bright one for sports, a small one for a bookshelf."""

from models.lenses import icon
from models.projector_television import front, lens_in
from toolkit.kit import *


def grain(name, colour, rough=0.36):
    """The lacquer of a case."""
    return mat(name, colour, rough, spec=0.45, bump="noise", bump_s=0.05, bump_d=0.004, noise_scale=50)


def feet(p, wide, deep, lift):
    """Four rubber feet that carry a case at height `lift`."""
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(
                0.2,
                0,
                lift + 0.04,
                stock("rubber"),
                p,
                0.03,
                (x * (wide / 2 - 0.6), y * (deep / 2 - 0.55), 0),
            )


def theater_laser(p):
    wide, deep, high, lift = 4.9, 4.1, 1.72, 0.14
    bronze, dark = grain("body", "#5a4a3e"), mat("dark", "#0c0c0e", 0.45)
    brass = mat("line", "#d0a468", 0.24, metal=1)
    feet(p, wide, deep, lift)
    rbody("floor", wide - 0.2, deep - 0.2, 0.3, 0.9, 0.08, dark, parent=p, loc=(0, 0, lift), n=160)
    body = rbody(
        "body", wide, deep, high - 0.16, 0.95, 0.30, bronze, parent=p, loc=(0, 0, lift + 0.16), es=14, n=192
    )
    rbody(
        "line", wide - 0.03, deep - 0.03, 0.05, 0.93, 0.015, brass, parent=p, loc=(0, 0, lift + 0.15), n=192
    )
    top = lift + high
    spine = rbody("spine", 2.2, deep - 0.9, 0.06, 0.3, 0.03, dark, parent=p, loc=(0, 0.12, top - 0.02), n=128)
    for s in (-1, 1):
        box("inlay", (0.03, deep - 1.6, 0.02), brass, (s * 0.86, 0.12, top + 0.042), bevel=0.006, parent=p)
    light = emit("light", "#cfd6df", 0.5)
    for k, kind in enumerate(("power", "minus", "plus")):
        icon(p, kind, (-0.3 + 0.3 * k, 1.2, top + 0.046), 0.12, light)
    face = front(p, (0, -deep / 2, lift + 0.93))
    radius = 0.52
    lathe(
        "well",
        [(0.86, -0.5), (0.86, 0.05), (0.83, 0.09), (0.79, 0.10), (0.76, 0.07), (0.60, -0.10), (0.50, -0.12)],
        dark,
        parent=face,
        seg=192,
        angle=40,
    )
    lathe(
        "edge",
        [(0.89, -0.4), (0.89, 0.04), (0.875, 0.06), (0.855, 0.06)],
        brass,
        parent=face,
        seg=192,
        angle=40,
    )
    lens_in(face, radius, 0, 0, [body], -0.06, 0.82)
    for s in (-1, 1):
        rbody("louver", 0.62, 1.0, 0.03, 0.14, 0.01, dark, parent=face, loc=(s * 1.52, 0, -0.012), n=96)
        for k in range(6):
            box(
                "fin",
                (0.035, 0.86, 0.05),
                bronze,
                (s * (1.30 + 0.088 * k), 0, 0.012),
                rot=(0, rad(28 * s), 0),
                bevel=0.01,
                parent=face,
            )
    for k in range(18):
        for s in (-1, 1):
            place = (s * (wide / 2 - 0.012), -0.8 + 0.115 * k, lift + 0.9)
            box("vent", (0.05, 0.05, 0.55), dark, place, bevel=0.015, parent=p)


def sports_laser(p):
    wide, deep, high, lift = 5.2, 3.7, 1.62, 0.16
    shell, dark = grain("body", "#b3b9c0"), mat("dark", "#24272c", 0.5)
    accent = mat("accent", "#e06a2c", 0.4)
    feet(p, wide, deep, lift)
    lower = rbody("lower", wide - 0.06, deep - 0.06, 0.5, 0.26, 0.10, dark, parent=p, loc=(0, 0, lift), n=128)
    body = rbody(
        "body", wide, deep, high - 0.42, 0.30, 0.13, shell, parent=p, loc=(0, 0, lift + 0.42), es=10, n=128
    )
    rbody(
        "stripe",
        wide - 0.06,
        deep - 0.06,
        0.06,
        0.27,
        0.015,
        accent,
        parent=p,
        loc=(0, 0, lift + 0.40),
        n=128,
    )
    top = lift + high
    rbody("bed", 1.7, 0.8, 0.02, 0.3, 0.008, dark, parent=p, loc=(-1.4, 0.75, top - 0.006), n=96)
    for k in (-1, 1):
        x = -1.4 + 0.42 * k
        cyl(0.27, 0, 0.17, stock("matte"), p, 0.03, (x, 0.75, top), seg=64)
        for q in range(24):
            a = 2 * pi * q / 24
            place = (x + 0.27 * cos(a), 0.75 + 0.27 * sin(a), top + 0.085)
            box("rib", (0.02, 0.035, 0.12), stock("matte"), place, rot=(0, 0, a), bevel=0.006, parent=p)
    rbody("pad", 1.5, 0.62, 0.02, 0.2, 0.008, dark, parent=p, loc=(1.35, 0.85, top - 0.006), n=96)
    for k, kind in enumerate(("power", "minus", "play", "plus")):
        icon(p, kind, (0.86 + 0.33 * k, 0.85, top + 0.018), 0.13, emit("light%d" % k, "#dfe6ee", 0.6))
    face = front(p, (0, -deep / 2, lift + 0.87))
    radius, x = 0.49, -1.4
    lathe(
        "barrel",
        [(0.68, -0.5), (0.68, 0.18), (0.65, 0.22), (0.60, 0.24), (0.52, 0.22), (0.49, 0.12)],
        stock("matte"),
        parent=face,
        loc=(x, 0, 0),
        seg=192,
        angle=40,
    )
    for q in range(60):
        a = 2 * pi * q / 60
        spot_ = (x + 0.685 * cos(a), 0.685 * sin(a), 0.12)
        box("grip", (0.03, 0.045, 0.12), stock("matte"), spot_, rot=(0, 0, a), bevel=0.01, parent=face)
    lens_in(face, radius, x, 0, [body, lower], 0.10)
    rbody("mouth", 2.75, 0.94, 0.03, 0.14, 0.01, stock("matte"), parent=face, loc=(0.98, 0.06, -0.012), n=96)
    plate_hole(
        "frame",
        superloop(2.83, 1.02, 0.17, 96),
        superloop(2.70, 0.89, 0.12, 96),
        0.04,
        shell,
        parent=face,
        loc=(0.98, 0.06, 0),
        bevel=0.01,
    )
    for k in range(7):
        box(
            "louver",
            (2.70, 0.085, 0.02),
            dark,
            (0.98, -0.315 + 0.125 * k, 0.03),
            rot=(rad(-34), 0, 0),
            bevel=0.008,
            parent=face,
        )
    cyl(0.05, 0, 0.03, mat("ir", "#2a0a0c", 0.08, coat=1), face, 0.01, (2.15, -0.70, -0.01), seg=32)


def book(p, x, wide, high, deep, tone, lean=0):
    """A book on its foot, spine to the front; x is its left side."""
    e = empty("book", (x + wide / 2, 0.12, 0.17), (0, rad(lean), 0))
    e.parent = p
    cover = mat("cover" + tone, tone, 0.6, bump="noise", bump_s=0.3, bump_d=0.004, noise_scale=90)
    box(
        "pages",
        (wide - 0.07, deep - 0.06, high - 0.08),
        mat("pages", "#e9e0cc", 0.9),
        (0, 0.02, high / 2),
        parent=e,
    )
    for s in (-1, 1):
        box("board", (0.03, deep, high), cover, (s * (wide / 2 - 0.015), 0, high / 2), bevel=0.008, parent=e)
    box("spine", (wide, 0.05, high), cover, (0, -deep / 2, high / 2), bevel=0.02, parent=e)
    for z in (0.82, 0.2):
        gold = mat("gold", "#d9b566", 0.4, metal=0.8)
        box("band", (wide * 0.72, 0.01, 0.03), gold, (0, -deep / 2 - 0.026, high * z), bevel=0.002, parent=e)


def shelf_laser(p):
    wide, deep, high = 2.9, 2.5, 1.02
    oak = wood("board", "#b98a5a", 0.42, 0.5, 0, 0.3)
    box("board", (5.6, 2.9, 0.17), oak, (-0.3, 0.1, 0.085), bevel=0.02, parent=p)
    books = ((0.42, 2.1, "#b5573a"), (0.30, 1.86, "#e2d6c0"), (0.5, 2.22, "#2f4858"), (0.34, 1.95, "#8d9a6a"))
    x = -2.9
    for thick, tall, tone in books:
        book(p, x, thick, tall, 1.7, tone)
        x += thick + 0.012
    book(p, x + 0.03, 0.28, 1.9, 1.6, "#c9a24a", -7)
    e = empty("case", (0.85, 0, 0.17))
    e.parent = p
    teal, black = grain("body", "#3d7f80"), mat("band", "#08090a", 0.12, spec=0.6, coat=0.7)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.13, 0, 0.08, stock("rubber"), e, 0.02, (sx * 1.05, sy * 0.85, 0), seg=48)
    body = rbody("body", wide, deep, high, 0.42, 0.26, teal, parent=e, loc=(0, 0, 0.06), es=12, n=160)
    face = front(e, (0, -deep / 2, 0.06 + high / 2))
    pane = superloop(2.24, 0.66, 0.3, 128, 2.4)
    radius, off = 0.27, 0.66
    plate_hole("pane", pane, circle(radius * 0.99, 128, off, 0), 0.03, black, parent=face, bevel=0.008)
    lens_in(face, radius, off, 0, [body], 0.035)
    for i in range(13):
        for j in range(5):
            if (i + j) % 2 == 0:
                place = (-0.92 + 0.092 * i, -0.18 + 0.09 * j, 0.031)
                cyl(0.026, 0, 0.004, stock("alu"), face, 0.001, place, seg=16)
    lathe(
        "dial",
        [(0.3, 0), (0.3, 0.03), (0.27, 0.045), (0, 0.045)],
        black,
        parent=e,
        loc=(-0.75, 0.3, 1.075),
        seg=96,
    )
    icon(e, "power", (-0.75, 0.3, 1.123), 0.16, emit("light", "#dff6f2", 0.6))
    for s in (-1, 1):
        for k in range(11):
            place = (s * (wide / 2 - 0.006), -0.5 + 0.1 * k, 0.55)
            box("vent", (0.04, 0.04, 0.3), stock("matte"), place, bevel=0.012, parent=e)


SHOTS = {
    "projector_laser_theater": Shot(theater_laser, -28, 17, 0.82),
    "projector_laser_sports": Shot(sports_laser, 24, 17, 0.82),
    "projector_laser_shelf": Shot(shelf_laser, -20, 13, 0.88),
}
