"""Paint for walls: charcoal, navy, and a pail of primer."""

from models.paint_cans import can
from toolkit.kit import *


def wet(name, colour):
    """Paint that has not dried."""
    return mat(name, colour, 0.16, spec=0.6, coat=0.4)


def strokes(p, place, colour, wide, high, turn, seed):
    """A white board, painted with a brush in a few strokes that stop short of its edge."""
    e = empty("board", place, (rad(-10), 0, rad(turn)))
    e.parent = p
    box(
        "board",
        (wide, 0.07, high),
        mat("white" + colour, "#f3f1ec", 0.8),
        (0, 0, high / 2),
        bevel=0.012,
        parent=e,
    )
    dice = random.Random(seed)
    coat = mat(
        "coat" + colour, colour, 0.95, spec=0.08, bump="noise", bump_s=0.4, bump_d=0.01, noise_scale=30
    )
    rows = 6
    for k in range(rows):
        tall = high / rows * 1.12
        long = wide * dice.uniform(0.72, 0.9)
        z = high * 0.05 + (k + 0.45) * high * 0.9 / rows

        def band(u, v, long=long, z=z, tall=tall, k=k):
            ragged = 0.10 * sin(9 * v + 5 * k) + 0.05 * sin(23 * v + k)
            x = -wide * 0.45 + long * u + (ragged if u > 0.5 else -0.3 * ragged) * abs(2 * u - 1) ** 6
            return (x, -0.039 - 0.002 * k, z + (v - 0.5) * tall + 0.02 * sin(5 * u + k))

        sheet("stroke", band, 40, 24, coat, e, 0.004)


def charcoal(p):
    can(p, (-0.75, 0, 0), "#efece6", "#3a3d42", "#8b9198")
    strokes(p, (1.6, 0.35, 0.02), "#3c4046", 2.5, 3.0, -14, 3)


def brush(p, place, turn, tilt, bristles):
    """A flat brush; its bristles point to -x."""
    e = empty("brush", place, (0, rad(tilt), rad(turn)))
    e.parent = p
    beech = wood("beech", "#c08a52", 0.35, 1.6, 0, 0.25, 0.5)
    shape = (
        (superloop(0.68, 0.22, 0.09, 64), 0.0),
        (superloop(0.6, 0.24, 0.1, 64), 0.12),
        (superloop(0.28, 0.2, 0.09, 64), 0.55),
        (superloop(0.24, 0.18, 0.08, 64), 1.1),
        (superloop(0.3, 0.2, 0.09, 64), 1.6),
        (superloop(0.1, 0.08, 0.03, 64), 1.9),
    )
    stack("handle", shape, beech, parent=e, rot=(rad(90), 0, rad(90)), angle=60)
    rbody(
        "ferrule",
        0.74,
        0.26,
        0.5,
        0.08,
        0.02,
        stock("alu"),
        parent=e,
        loc=(-0.48, 0, 0),
        rot=(rad(90), 0, rad(90)),
        n=64,
    )
    hair = mat("hair", bristles, 0.5, bump="noise", bump_s=0.9, bump_d=0.02, noise_scale=40)
    tuft = (
        (superloop(0.68, 0.2, 0.07, 64), 0.0),
        (superloop(0.66, 0.18, 0.06, 64), 0.5),
        (superloop(0.6, 0.05, 0.02, 64), 0.85),
    )
    stack("tuft", tuft, hair, parent=e, loc=(-0.46, 0, 0), rot=(rad(90), 0, rad(-90)), angle=60)


def navy(p):
    e = empty("open", (0, 0, 0))
    e.parent = p
    can(e, (0, 0, 0), "#1f2f56", "#f1ede4", "#c9a468", lid=False)
    blue = wet("blue", "#22356a")
    lathe("fill", [(0, 2.02), (1.05, 2.02)], blue, parent=e, seg=128)
    for a, low, wide in ((-112, 0.75, 0.11), (-98, 0.4, 0.08), (-122, 0.3, 0.07)):
        c, s = cos(rad(a)), sin(rad(a))
        path = [
            (0.96 * c, 0.96 * s, 2.35),
            (1.1 * c, 1.1 * s, 2.38),
            (1.16 * c, 1.16 * s, 2.3),
            (1.13 * c, 1.13 * s, 2.35 - low),
        ]
        tube("drip", path, wide * 0.6, blue, bez=True, parent=e, res=6)
    brush(p, (0.18, -0.2, 2.53), 28, 0, "#1c2a55")
    lid = empty("lid", (1.95, -0.7, 0.05))
    lid.parent = p
    rings = [(0, 0), (1.0, 0), (1.02, 0.05), (0.94, 0.1), (0.9, 0.03), (0.8, 0.03), (0, 0.03)]
    lathe("lid", rings, stock("chrome"), parent=lid, seg=128, angle=35)
    lathe("smear", [(0, 0.034), (0.74, 0.034), (0.70, 0.045), (0, 0.05)], blue, parent=lid, seg=96)


def primer(p):
    white = mat("pail", "#f1f0ec", 0.4, spec=0.4)
    gray = mat("lid", "#7f868e", 0.45)
    body = [
        (0, 0),
        (1.0, 0),
        (1.04, 0.05),
        (1.22, 2.15),
        (1.3, 2.16),
        (1.3, 2.24),
        (1.23, 2.25),
        (1.235, 2.5),
    ]
    lathe("pail", body, white, parent=p, seg=160, angle=35)
    lathe(
        "lid",
        [(1.3, 2.42), (1.32, 2.46), (1.32, 2.62), (1.28, 2.66), (1.16, 2.66), (1.12, 2.58), (0, 2.58)],
        gray,
        parent=p,
        seg=160,
        angle=35,
    )
    for k in range(36):
        a = 2 * pi * k / 36
        box(
            "tab",
            (0.03, 0.1, 0.12),
            gray,
            (1.32 * cos(a), 1.32 * sin(a), 2.5),
            rot=(0, 0, a),
            bevel=0.01,
            parent=p,
        )
    ring = lambda z: 1.046 + 0.0857 * z
    for low, high, tone in ((0.35, 1.9, "#6d757e"), (0.55, 1.0, "#f1f0ec"), (1.55, 1.68, "#e2a23c")):
        lathe(
            "label",
            [(ring(low) + 0.012, low), (ring(high) + 0.012, high)],
            mat("label" + tone, tone, 0.45),
            parent=p,
            seg=160,
        )
        ring = lambda z, old=ring: old(z) + 0.004
    bail = [(1.3 * cos(t), -0.25 - 1.15 * sin(t), 2.2 - 1.0 * sin(t)) for t in np.linspace(0, pi, 40)]
    tube("bail", bail, 0.03, stock("chrome"), parent=p)
    rod((-0.32, -1.38, 1.21), (0.32, -1.38, 1.21), 0.075, white, p)
    block = mat("block", "#b9975e", 0.95, bump="noise", bump_s=0.9, bump_d=0.02, noise_scale=60)
    for place, turn in (((2.1, -0.5, 0.22), -20), ((2.25, -0.35, 0.66), 8)):
        box("sander", (1.2, 0.75, 0.42), block, place, rot=(0, 0, rad(turn)), bevel=0.03, parent=p)


SHOTS = {
    "paint_charcoal": Shot(charcoal, -6, 14, 0.84),
    "paint_navy": Shot(navy, -8, 20, 0.84),
    "paint_primer": Shot(primer, 8, 13, 0.84),
}
