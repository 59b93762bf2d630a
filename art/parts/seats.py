"""Things to sit and lie on. They face +y, towards the picture, at turn 0; sizes in metres."""

from toolkit.kit import *


def cloth(name, colour, scale=150):
    """Upholstery, shared by name."""
    return D.materials.get(name) or weave(name, colour, scale, 0.5, "XZ", depth=0.003)


def knit(name, colour):
    """Wool, fleece, bean-bag cloth."""
    return D.materials.get(name) or mat(
        name, colour, 0.95, sheen=0.5, spec=0.1, bump="noise", bump_s=0.6, bump_d=0.006, noise_scale=180
    )


def pillow(place, colour, size=0.46, lean=-18, turn=0, parent=None):
    """A throw pillow that leans back."""
    m = (
        weave("pillow" + colour, colour, 110, 0.5, "XY", depth=0.003)
        if "pillow" + colour not in D.materials
        else D.materials["pillow" + colour]
    )
    return cushion(
        "pillow",
        (size, size, 0.17),
        m,
        place,
        (rad(90 + lean), 0, rad(turn)),
        puff=0.34,
        seed=int(abs(place[0]) * 10),
        wr=0.02,
        parent=parent,
    )


def sofa(place, turn=0, wide=2.2, colour="#b3a99a", seats=3, pillows=(), legs="walnut", back=0.56):
    """A sofa; pillows are (x, colour) along its back."""
    e = empty("sofa", place, (0, 0, rad(turn)))
    m = cloth("sofa" + colour, colour)
    soft("base", (wide, 0.92, 0.24), m, (0, 0, 0.22), r=0.05, parent=e)
    for s in (-1, 1):
        soft("arm", (0.20, 0.94, 0.42), m, (s * (wide / 2 + 0.08), 0, 0.36), r=0.06, puff=0.012, parent=e)
    part = wide / seats
    for k in range(seats):
        x = (k - (seats - 1) / 2) * part
        soft("seat", (part - 0.012, 0.74, 0.19), m, (x, 0.10, 0.415), r=0.06, puff=0.03, seed=k, parent=e)
        soft(
            "cushion",
            (part - 0.012, 0.20, 0.44),
            m,
            (x, -0.24, 0.66),
            rot=(rad(-10), 0, 0),
            r=0.07,
            puff=0.04,
            seed=k + 4,
            parent=e,
        )
    soft("back", (wide + 0.34, 0.20, back), m, (0, -0.42, 0.22 + back / 2), r=0.06, puff=0.01, parent=e)
    for x in (-0.45, 0.45):
        for y in (-0.36, 0.36):
            rod((x * wide, y, 0.12), (x * wide * 1.02, y * 1.04, 0), 0.018, stock(legs), e)
    for k, (x, tone) in enumerate(pillows):
        pillow((x, -0.05, 0.72), tone, 0.44, -20, (12, -9, 15, -14)[k % 4], e)
    return e


def armchair(place, turn=0, colour="#6d7f74", wood_="walnut"):
    """A low upholstered chair on tapered legs."""
    e = empty("armchair", place, (0, 0, rad(turn)))
    m = cloth("armchair" + colour, colour)
    soft("seat", (0.66, 0.66, 0.18), m, (0, 0.02, 0.40), r=0.06, puff=0.03, parent=e)
    soft("back", (0.66, 0.16, 0.60), m, (0, -0.33, 0.70), rot=(rad(-12), 0, 0), r=0.07, puff=0.03, parent=e)
    for s in (-1, 1):
        soft("arm", (0.09, 0.62, 0.10), m, (s * 0.38, -0.02, 0.60), r=0.04, parent=e)
        for y in (-0.28, 0.28):
            rod((s * 0.36, y, 0.58), (s * 0.40, y * 1.15, 0), 0.02, stock(wood_), e)
    return e


def bean_bag(place, turn=0, colour="#a4532f", size=1.0):
    """A bean bag, 0.75 m high at size 1."""
    e = empty("bean_bag", place, (0, 0, rad(turn)), size)
    o = lathe(
        "bag",
        [
            (0, 0),
            (0.34, 0),
            (0.47, 0.05),
            (0.52, 0.16),
            (0.49, 0.30),
            (0.40, 0.46),
            (0.27, 0.60),
            (0.14, 0.69),
            (0.05, 0.73),
            (0, 0.735),
        ],
        knit("bag" + colour, colour),
        seg=40,
        angle=180,
        parent=e,
    )
    o.modifiers.new("smooth", "SUBSURF").render_levels = 3
    t = D.textures.new("bag", "CLOUDS")
    t.noise_scale, t.noise_depth = 0.28, 2
    d = o.modifiers.new("dents", "DISPLACE")
    d.texture, d.strength, d.texture_coords = t, 0.07, "LOCAL"
    o.rotation_euler = (rad(-10), 0, 0)
    return e


def floor_cushion(place, turn=0, colour="#c9b291", size=0.65):
    """A large cushion on the floor."""
    return cushion(
        "floor_cushion",
        (size, size, 0.24),
        knit("fc" + colour, colour),
        (place[0], place[1], place[2] + 0.12),
        (0.04, 0.03, rad(turn)),
        puff=0.28,
        seed=int(abs(place[0] * 7 + turn)),
    )


def throw(place, turn, wide, drop, colour, over=0.5):
    """A blanket over a back: `place` is the middle of the edge it hangs over, it hangs `drop` behind."""
    e = empty("throw", place, (0, 0, rad(turn)))
    m = knit("throw" + colour, colour)

    def fall(u, v):
        s = v * (drop + over + 0.2)
        if s < drop:
            y, z = -0.13 - 0.012 * sin(9 * u), -drop + s
        elif s < drop + 0.2:
            a = (s - drop) / 0.2 * pi
            y, z = -0.12 * cos(a), 0.04 * sin(a)
        else:
            q = s - drop - 0.2
            y, z = 0.12 + q * 0.62, -0.62 * q * (1 - 0.35 * q)
        return (wide * (u - 0.5) + 0.012 * sin(7 * v), y, z + 0.006 * sin(14 * u))

    sheet("throw", fall, 30, 60, m, e, 0.012)


def camp_chair(place, turn=0, colour="#8c3b2e"):
    """A folding camp chair with a sling and armrests."""
    e = empty("camp_chair", place, (0, 0, rad(turn)))
    m = cloth("sling" + colour, colour, 90)
    for s in (-1, 1):
        rod((s * 0.30, -0.26, 0.02), (s * 0.27, 0.24, 0.46), 0.012, stock("dark"), e)
        rod((s * 0.30, 0.26, 0.02), (s * 0.27, -0.22, 0.46), 0.012, stock("dark"), e)
        rod((s * 0.29, -0.24, 0.30), (s * 0.30, -0.42, 0.96), 0.012, stock("dark"), e)
        rod((s * 0.30, 0.24, 0.44), (s * 0.31, 0.24, 0.66), 0.012, stock("dark"), e)
        sheet(
            "arm",
            lambda u, v: (s * 0.31 - 0.045 + 0.09 * v, -0.33 + 0.6 * u, 0.665 - 0.02 * sin(pi * u)),
            16,
            4,
            m,
            e,
            0.012,
        )
    sheet(
        "seat",
        lambda u, v: (0.56 * (u - 0.5), -0.26 + 0.5 * v, 0.45 - 0.07 * sin(pi * u) * sin(pi * v) + 0.02 * v),
        20,
        20,
        m,
        e,
        0.012,
    )
    sheet(
        "back",
        lambda u, v: (0.58 * (u - 0.5), -0.26 - 0.16 * v - 0.06 * sin(pi * u), 0.42 + 0.54 * v),
        20,
        20,
        m,
        e,
        0.012,
    )
    return e


def lounger(place, turn=0, frame="#c9c2b5", cushion_="#e8e2d6", back=42):
    """A sun lounger, its head end towards -y."""
    e = empty("lounger", place, (0, 0, rad(turn)))
    m = (
        mat("lounger" + frame, frame, 0.5)
        if "lounger" + frame not in D.materials
        else D.materials["lounger" + frame]
    )
    soft_ = knit("pad" + cushion_, cushion_)
    for s in (-1, 1):
        box("rail", (0.05, 1.95, 0.06), m, (s * 0.32, 0, 0.30), bevel=0.01, parent=e)
        for y in (-0.75, 0.8):
            box("leg", (0.05, 0.05, 0.28), m, (s * 0.32, y, 0.14), bevel=0.008, parent=e)
    soft("pad", (0.62, 1.25, 0.10), soft_, (0, 0.36, 0.38), r=0.04, puff=0.02, parent=e)
    a = rad(back)
    soft(
        "backpad",
        (0.62, 0.74, 0.10),
        soft_,
        (0, -0.27 - 0.36 * cos(a), 0.40 + 0.34 * sin(a)),
        rot=(-a, 0, 0),
        r=0.04,
        puff=0.02,
        parent=e,
    )
    return e


def gaming_chair(place, turn=0, colour="#c23a4b"):
    """A bucket seat on a five-star base."""
    e = empty("gaming_chair", place, (0, 0, rad(turn)))
    skin = mat("pu", "#17181c", 0.38, spec=0.5) if "pu" not in D.materials else D.materials["pu"]
    trim = (
        mat("trim" + colour, colour, 0.4)
        if "trim" + colour not in D.materials
        else D.materials["trim" + colour]
    )
    soft("seat", (0.54, 0.54, 0.14), skin, (0, 0, 0.50), r=0.06, puff=0.02, parent=e)
    back = empty("back", (0, -0.26, 0.54), (rad(-12), 0, 0))
    back.parent = e
    soft("shell", (0.54, 0.12, 0.82), skin, (0, 0, 0.42), r=0.05, puff=0.02, parent=back)
    for s in (-1, 1):
        soft("wing", (0.10, 0.20, 0.55), skin, (s * 0.27, 0.05, 0.40), r=0.045, parent=back)
        soft("bolster", (0.10, 0.50, 0.16), skin, (s * 0.27, 0.02, 0.56), r=0.045, parent=e)
        soft("stripe", (0.07, 0.125, 0.76), trim, (s * 0.15, 0.0, 0.42), r=0.03, parent=back)
        box("arm", (0.09, 0.28, 0.035), skin, (s * 0.36, -0.02, 0.74), bevel=0.015, parent=e)
        rod((s * 0.36, -0.02, 0.74), (s * 0.33, -0.02, 0.48), 0.02, stock("dark"), e)
    soft("head", (0.30, 0.13, 0.18), trim, (0, 0.03, 0.80), r=0.05, puff=0.02, parent=back)
    cyl(0.03, 0.12, 0.45, stock("dark"), e, 0.005)
    for k in range(5):
        a = rad(72 * k + 18)
        rod((0, 0, 0.13), (0.32 * cos(a), 0.32 * sin(a), 0.08), 0.022, stock("dark"), e)
        cyl(
            0.035,
            -0.02,
            0.02,
            stock("rubber"),
            e,
            0.01,
            (0.32 * cos(a), 0.32 * sin(a), 0.035),
            (rad(90), 0, a),
            24,
        )
    return e
