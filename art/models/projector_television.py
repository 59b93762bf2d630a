"""A living-room projector with its speakers in a cloth sleeve, and the remote that goes with it."""

from models.lenses import lens
from toolkit.kit import *


def front(parent, place):
    """A handle on a front face: x to the right, y up, z out of the face."""
    e = empty("front", place, (rad(90), 0, 0))
    e.parent = parent
    return e


def lens_in(face, radius, x, y, through, rise=0.05, hole=None):
    """A lens at (x, y) of a face, and its hole (of radius `hole`) in the objects that it goes through."""
    e = empty("lensplace", (x, y, 0))
    e.parent = face
    lens(e, radius, (0, 0, rise), (0, 0, 0), mat("bezel", "#24262a", 0.22, metal=1), glow_s=0.5)
    wide = hole or radius * 0.93
    cut(through, lathe("cutter", [(0, -1.3), (wide, -1.3), (wide, 0.4), (0, 0.4)], parent=e, seg=96))
    return e


def remote(p, place, turn, shell):
    """A remote with a ring, a microphone and four keys."""
    e = empty("remote", place, (0, 0, rad(turn)))
    e.parent = p
    rbody("case", 0.46, 1.75, 0.15, 0.22, 0.06, shell, parent=e, n=96)
    lathe(
        "ring",
        [(0.15, 0.14), (0.155, 0.165), (0.075, 0.165), (0.07, 0.15)],
        stock("dark"),
        parent=e,
        loc=(0, 0.42, 0),
        seg=64,
    )
    cyl(0.06, 0.13, 0.165, stock("black"), e, 0.01, (0, 0.42, 0), seg=48)
    cyl(0.025, 0.13, 0.153, stock("matte"), e, 0.004, (0, 0.76, 0), seg=24)
    for k, (x, y) in enumerate(((-0.1, 0.1), (0.1, 0.1), (-0.1, -0.12), (0.1, -0.12))):
        cyl(0.062, 0.13, 0.163, stock("black" if k else "dark"), e, 0.012, (x, y, 0), seg=48)
    for y, tone in ((-0.36, "#c4573c"), (-0.50, "#3f6b8a")):
        rbody(
            "key",
            0.3,
            0.1,
            0.02,
            0.05,
            0.008,
            mat("key" + tone, tone, 0.45),
            parent=e,
            loc=(0, y, 0.142),
            n=48,
        )


def television(p):
    wide, deep, high = 3.1, 2.5, 2.55
    white = mat("body", "#efece6", 0.34, spec=0.45, bump="noise", bump_s=0.05, bump_d=0.004, noise_scale=50)
    cloth = fabric("sleeve", "#9a8f82", 26, 0.25)
    glass = mat("glass", "#060607", 0.07, spec=0.6, coat=1, coat_r=0.02)
    copper = mat("copper", "#c08a62", 0.24, metal=1)
    back = front(p, (0, deep / 2, 0.16 + high / 2))
    rbody("rear", wide, high, 0.4, 0.62, 0.12, white, parent=back, n=160)
    rbody(
        "sleeve", wide - 0.05, high - 0.05, deep - 0.4, 0.6, 0.03, cloth, parent=back, loc=(0, 0, 0.2), n=160
    )
    for z in (0.4, deep - 0.46):
        rbody("seam", wide + 0.01, high + 0.01, 0.03, 0.625, 0.01, copper, parent=back, loc=(0, 0, z), n=160)
    cap = rbody(
        "cap", wide, high, 0.44, 0.62, 0.12, white, parent=back, loc=(0, 0, deep - 0.44), es=12, n=160
    )
    face = front(p, (0, -deep / 2, 0.16 + high / 2))
    outer = superloop(2.52, 1.98, 0.42, 128, 2.4)
    radius, x, y = 0.56, -0.42, 0.18
    pane = plate_hole("pane", outer, circle(radius * 0.99, 128, x, y), 0.02, glass, parent=face, bevel=0.006)
    rim = superloop(2.58, 2.04, 0.45, 128, 2.4)
    plate_hole("rim", rim, superloop(2.5, 1.96, 0.41, 128, 2.4), 0.028, copper, parent=face, bevel=0.008)
    lens_in(face, radius, x, y, [cap], 0.03)
    for dy, size in ((0.3, 0.085), (0.02, 0.055)):
        lathe(
            "eye",
            [(size, 0), (size, 0.006), (size * 0.85, 0.012), (0, 0.008)],
            mat("eye", "#14203c", 0.08, coat=1),
            parent=face,
            loc=(0.72, dy, 0.02),
            seg=48,
        )
    for k in range(4):
        lit = emit("dot%d" % k, "#dfe9f2", 2.5)
        lathe("dot", [(0.02, 0), (0, 0.004)], lit, parent=face, loc=(0.54 + 0.12 * k, -0.66, 0.021), seg=24)
    for s in (-1, 1):
        runner = [(s * 0.95, -0.95, 0.05), (s * 0.95, 0.95, 0.05)]
        tube("runner", runner, 0.07, copper, parent=p, res=8)
        for yy in (-0.7, 0.7):
            cyl(0.05, 0.05, 0.2, copper, p, 0.005, (s * 0.95, yy, 0), seg=32)
    remote(p, (2.2, -1.35, 0), -24, white)


SHOTS = {"projector_television": Shot(television, -24, 15, 0.86)}
