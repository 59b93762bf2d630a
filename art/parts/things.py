"""Small things that make a room somebody's: rugs, tables, mugs, books, prints."""

from models.popcorn import popcorn
from parts.seats import knit
from parts.once import once
from toolkit.kit import *


def rug(place, wide, deep, colour, lines="#8d6f57", turn=0, count=3):
    """A rug with lines along its edge."""
    m = mat(
        "rug" + colour,
        colour,
        0.95,
        spec=0.05,
        sheen=0.6,
        bump="noise",
        bump_s=1.0,
        bump_d=0.02,
        noise_scale=120,
        col_var=0.12,
    )
    e = empty("rug", place, (0, 0, rad(turn)))
    rbody("rug", wide, deep, 0.028, 0.10, 0.012, m, n=96, parent=e)
    for k in range(count):
        edge = [
            (x, y, 0.0275) for x, y in superloop(wide - 0.25 - 0.16 * k, deep - 0.25 - 0.16 * k, 0.06, 96)
        ]
        tube(
            "line",
            edge,
            0.0045,
            once("line" + lines, lambda: mat("line" + lines, lines, 0.95)),
            cyc=True,
            res=2,
            parent=e,
        )


def round_rug(place, radius, colours):
    """A round rug of rings."""
    for k, colour in enumerate(colours):
        r = radius * (1 - k / len(colours))
        m = once(
            "ring" + colour,
            lambda: mat(
                "ring" + colour,
                colour,
                0.95,
                spec=0.05,
                sheen=0.6,
                bump="noise",
                bump_s=1.0,
                bump_d=0.02,
                noise_scale=110,
            ),
        )
        lathe("ring", [(r, 0), (r, 0.015 + 0.003 * k), (0, 0.018 + 0.003 * k)], m, loc=place, seg=96)


def low_table(place, radius=0.44, high=0.40, material=None):
    """A round table on four legs."""
    material = material or once("tabletop", lambda: wood("tabletop", "#6a452d", 0.34, 1.4, 0, spec=0.5))
    e = empty("table", place)
    lathe(
        "top",
        [
            (0, high - 0.04),
            (radius, high - 0.04),
            (radius + 0.015, high - 0.028),
            (radius + 0.015, high - 0.012),
            (radius, high),
            (0, high),
        ],
        material,
        seg=128,
        parent=e,
    )
    for a in (45, 135, 225, 315):
        c, s = cos(rad(a)), sin(rad(a))
        rod(
            (radius * 0.6 * c, radius * 0.6 * s, high - 0.03),
            (radius * 0.82 * c, radius * 0.82 * s, 0.0),
            0.017,
            material,
            e,
        )


def crate(place, turn=0, size=(0.5, 0.36, 0.34)):
    """A wooden fruit crate, open side up."""
    e = empty("crate", place, (0, 0, rad(turn)))
    pine = once("pine", lambda: wood("pine", "#b58a58", 0.6, 2.0, 0, 0.4))
    w, d, h = size
    for k in range(3):
        z = h * (k + 0.5) / 3
        for s in (-1, 1):
            box("slat", (w, 0.014, h / 3 - 0.02), pine, (0, s * d / 2, z), bevel=0.003, parent=e)
            box("slat", (0.014, d, h / 3 - 0.02), pine, (s * w / 2, 0, z), bevel=0.003, parent=e)
    box("top", (w + 0.02, d + 0.02, 0.016), pine, (0, 0, h), bevel=0.003, parent=e)


def bowl(place, radius=0.13, colour="#f0ebe2", full=True):
    """A bowl, with popcorn when full."""
    k = radius / 0.13
    lathe(
        "bowl",
        [(0, 0), (0.06 * k, 0), (0.135 * k, 0.085 * k), (0.132 * k, 0.09 * k), (0.05 * k, 0.012), (0, 0.012)],
        once("bowl" + colour, lambda: mat("bowl" + colour, colour, 0.3, coat=0.3)),
        loc=place,
        seg=64,
    )
    if full:
        popcorn(None, place[:2], 0.11 * k, 80, place[2] + 0.065 * k, 0.045 * k, 0.034)


def mug(place, colour="#c4673c", turn=0):
    """A mug with a handle."""
    m = once("mug" + colour, lambda: mat("mug" + colour, colour, 0.45))
    e = empty("mug", place, (0, 0, rad(turn)))
    lathe(
        "mug",
        [(0, 0), (0.04, 0), (0.043, 0.01), (0.043, 0.095), (0.038, 0.095), (0.037, 0.08), (0, 0.08)],
        m,
        seg=48,
        parent=e,
    )
    torus(0.028, 0.006, m, e, (-0.048, 0, 0.05), (rad(90), 0, 0), 32)


def bottle(place, colour="#3f6b4a"):
    """A bottle, 0.3 m high."""
    glass = once("glass" + colour, lambda: mat("glass" + colour, colour, 0.08, spec=0.6, coat=0.5))
    lathe(
        "bottle",
        [
            (0, 0),
            (0.036, 0),
            (0.038, 0.01),
            (0.038, 0.17),
            (0.030, 0.20),
            (0.014, 0.24),
            (0.014, 0.29),
            (0.017, 0.295),
            (0.017, 0.305),
            (0, 0.305),
        ],
        glass,
        loc=place,
        seg=40,
        angle=60,
    )


def books(place, turn=0, flat=True, tones=("#3d5560", "#d8cdb8", "#b5532f")):
    """A pile of books, or a row of them when not flat."""
    rr = random.Random(int(abs(place[0]) * 100))
    e = empty("books", place, (0, 0, rad(turn)))
    z = x = 0.0
    for k, tone in enumerate(tones):
        m = once("book" + tone, lambda: mat("book" + tone, tone, 0.6))
        if flat:
            h = rr.uniform(0.02, 0.032)
            box(
                "book",
                (0.24 - 0.015 * k, 0.17, h),
                m,
                (0, 0, z + h / 2),
                rot=(0, 0, rr.uniform(-0.12, 0.12)),
                bevel=0.003,
                parent=e,
            )
            z += h
        else:
            w, h = rr.uniform(0.022, 0.045), rr.uniform(0.19, 0.26)
            box("book", (w, 0.16, h), m, (x + w / 2, 0, h / 2), bevel=0.003, parent=e)
            x += w + 0.002
    return z


def framed(place, turn, wide, high, tones):
    """An abstract print in a frame; `turn` as for windows."""
    e = empty("print", place, (0, 0, rad(turn)))
    box("frame", (wide, 0.03, high), mat("frame", "#15161a", 0.5), (0, -0.015, 0), bevel=0.004, parent=e)
    box(
        "mount",
        (wide - 0.04, 0.012, high - 0.04),
        mat("mount", "#efece6", 0.7),
        (0, -0.028, 0),
        bevel=0.002,
        parent=e,
    )
    box(
        "ground",
        (wide * 0.72, 0.004, high * 0.74),
        mat("ground" + tones[0], tones[0], 0.8),
        (0, -0.036, 0),
        bevel=0,
        parent=e,
    )
    lathe(
        "disc",
        [(wide * 0.2, 0), (0, 0)],
        mat("disc" + tones[1], tones[1], 0.8),
        loc=(wide * 0.06, -0.0395, high * 0.08),
        rot=(rad(90), 0, 0),
        seg=64,
        parent=e,
    )
    box(
        "field",
        (wide * 0.72, 0.002, high * 0.22),
        mat("field" + tones[2], tones[2], 0.8),
        (0, -0.0392, -high * 0.26),
        bevel=0,
        parent=e,
    )


def blanket_pile(place, colours, wide=0.42, deep=0.34):
    """Folded blankets in a pile."""
    z = place[2]
    for k, colour in enumerate(colours):
        soft(
            "fold",
            (wide - 0.02 * k, deep, 0.09),
            knit("fold" + colour, colour),
            (place[0], place[1], z + 0.045),
            rot=(0, 0, 0.06 * (-1) ** k),
            r=0.04,
            puff=0.012,
        )
        z += 0.085
