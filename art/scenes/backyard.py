"""A backyard at dusk: deck, lawn, string lights, screen; cam=a|b|c img=valley|summit."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.projector_portable import portable
from parts.foliage import blades, hedge, leafmat, leaves, tree
from parts.backyard_ground import backyard_sky, backyard_plants
from parts.backyard_things import backyard_screen, backyard_lights, backyard_rug, backyard_table
from toolkit.kit import *

reset(7)
img = ARGS.get("img", "valley")
seed = int(ARGS.get("seed", "1"))
R = np.random.default_rng(seed)


def chair(name, m, cm):
    with Coll(name) as c:
        for i in range(5):
            y = -0.02 + 0.105 * i
            box(
                "s",
                (0.56, 0.092, 0.022),
                m,
                (0, y, 0.30 + 0.055 * i / 4),
                rot=(math.radians(8), 0, 0),
                bevel=0.005,
            )
        n = 7
        for i in range(n):
            x = (i - (n - 1) / 2) * 0.084
            hh = 0.84 - 0.9 * abs(x) ** 2 - 0.05 * abs(x)
            box(
                "b",
                (0.076, 0.020, hh),
                m,
                (
                    x * 1.05,
                    -0.10 - hh / 2 * math.sin(math.radians(20)),
                    0.25 + hh / 2 * math.cos(math.radians(20)),
                ),
                rot=(math.radians(20), 0, 0),
                bevel=0.006,
            )
        box("r1", (0.62, 0.03, 0.07), m, (0, -0.20, 0.42), rot=(math.radians(20), 0, 0), bevel=0.006)
        box("r2", (0.60, 0.03, 0.06), m, (0, -0.345, 0.80), rot=(math.radians(20), 0, 0), bevel=0.006)
        for s in (-1, 1):
            box("arm", (0.13, 0.74, 0.024), m, (s * 0.355, 0.08, 0.56), bevel=0.008)
            box("fl", (0.035, 0.09, 0.55), m, (s * 0.325, 0.40, 0.275), bevel=0.005)
            box(
                "rl",
                (0.03, 0.10, 0.60),
                m,
                (s * 0.325, -0.22, 0.28),
                rot=(math.radians(24), 0, 0),
                bevel=0.005,
            )
            box(
                "side",
                (0.028, 0.80, 0.10),
                m,
                (s * 0.29, 0.06, 0.28),
                rot=(math.radians(8), 0, 0),
                bevel=0.005,
            )
        if cm:
            cushion(
                "sc", (0.5, 0.52, 0.11), cm, (0, 0.20, 0.40), rot=(math.radians(8), 0, 0), puff=0.22, seed=2
            )
            cushion(
                "bc",
                (0.46, 0.40, 0.14),
                cm,
                (0, -0.11, 0.64),
                rot=(math.radians(110), 0, 0),
                puff=0.3,
                seed=3,
            )
    return c


def beanbag(name, m, s=1):
    with Coll(name) as c:
        o = lathe(
            "bb",
            [
                (0, 0),
                (0.34, 0.0),
                (0.47, 0.05),
                (0.52, 0.16),
                (0.49, 0.30),
                (0.40, 0.46),
                (0.27, 0.60),
                (0.14, 0.69),
                (0.05, 0.73),
                (0, 0.735),
            ],
            m,
            seg=40,
            angle=180,
        )
        o.modifiers.new("s", "SUBSURF").render_levels = 2
        t = D.textures.new("bbn", "CLOUDS")
        t.noise_scale = 0.28
        t.noise_depth = 2
        d = o.modifiers.new("d", "DISPLACE")
        d.texture = t
        d.strength = 0.12
        d.texture_coords = "LOCAL"
        o.rotation_euler = (math.radians(-10), 0, 0)
        o.scale = (s, s * 1.05, s)
    return c


n, e, p, c = backyard_sky()
o, pw, i, s, x, y = backyard_plants(R)
W, H, ysc, zs, s = backyard_screen(img)
x, y = backyard_lights(R, n, p, c, pw, i)
# ---------- seats & props
cream = mat("cream", "#cfc3b0", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
rust = mat("rust", "#a4532f", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
teal = mat("tealc", "#2f5a5c", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
grey = mat("greyc", "#6c6a68", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
cw = wood("cw", "#8d6242", 0.5, 1.6, 2, 0.3)
ch = chair("chair", cw, cream)
zd = 0.13
cam = ARGS.get("cam", "a")
# For the wide picture both chairs stand on the lawn, clear of the screen.
places = ((-1.38, -0.95, 0), (1.52, -1.0, 0)) if cam == "c" else ((-1.55, -2.95, zd), (1.75, -3.0, zd))
for place, turn in zip(places, (-8, 10)):
    inst(ch, place, (0, 0, math.radians(turn)), 1.08)
cushion(
    "thr",
    (0.42, 0.42, 0.16),
    rust,
    (places[1][0] - 0.03, places[1][1] + 0.02, places[1][2] + 0.66),
    rot=(math.radians(112), 0, math.radians(16)),
    seed=5,
)
bb = beanbag("bb1", teal)
bb2 = beanbag("bb2", rust, 0.95)
bb3 = beanbag("bb3", grey, 0.9)
inst(bb, (-2.35, -0.2, 0), (0, 0, 0.3), 1.08)
inst(bb2, (2.5, 0.25, 0), (0, 0, -0.4), 1.05)
inst(bb3, (-1.15, 0.75, 0), (0, 0, 0.1), 0.95)
e, x, y, a = backyard_rug(cream, rust, teal)
# table with projector
tm = wood("tm", "#8a5d3c", 0.4, 1.5, 0, 0.3, 0.45)
tx, ty = 0.12, -2.55
box("tt", (0.78, 0.50, 0.035), tm, (tx, ty, zd + 0.46), bevel=0.008)
for sx in (-1, 1):
    for sy in (-1, 1):
        box("tl", (0.04, 0.04, 0.46), tm, (tx + sx * 0.34, ty + sy * 0.2, zd + 0.22), bevel=0.005)
with Coll("proj") as pc:
    root = empty("pr")
    portable("sand", root)
ps = 0.115
zt = zd + 0.478
inst(pc, (tx, ty, zt), (0, 0, math.radians(180)), ps)
apex = (tx, ty + 0.09, zt + 0.155)
beam(apex, (0, ysc - 0.03, zs), W, H, float(ARGS.get("beam", ".028")), "#d8ddff", power=1.3, soft=0.35)
spot("lensglow", (tx, ty + 0.11, zt + 0.155), (tx, ty + 0.5, zt + 0.2), 0.6, 100, 1, "#dfe6ff", 0.01)
backyard_table(R, e, s, x, y, zd, tx, ty, sx, sy, zt)
# ---------- practical light
for x in (-6.2, -4.3, -2.4, 2.4, 4.3, 6.2):
    spot("upl", (x, 6.3, 0.25), (x, 8.3, 1.2), 380, 120, 1, "#ffb469", 0.05)
area("house", (-1.5, -8.5, 2.6), (0, -1, 0.6), 6, 1.6, 95, "#ffc78a", glossy=False)
area("rimL", (-7.5, 3.5, 5.2), (0, 1, 0.0), 4, 4, 130, "#7f9cff", glossy=False)
area("rimR", (7.5, 4.5, 5.2), (0, 1, 0.0), 4, 4, 90, "#8f8fff", glossy=False)
if cam == "a":
    camera((-0.85, -7.7, 2.12), (0.05, 3, 1.50), 31.5, fstop=2.8, focus=(0, 1.5, 1.2))
if cam == "b":
    camera((-4.2, -5.6, 1.6), (0.9, 3.4, 1.45), 34, fstop=2.4, focus=(0, 1.5, 1.2))
if cam == "c":
    camera((-0.1, -6.3, 1.40), (0.06, 3, 1.36), 36.5, fstop=4, focus=(0, 1.5, 1.2))
render("backyard", spp=192, bounces=5, clamp=4, adaptive=0.008, glossy=3)
