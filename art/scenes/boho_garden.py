"""A garden in boho style: layered rugs, low cushions, pampas grass, macramé lamps and a sheet between poles."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import SUNSET, bulb_strand, sky
from parts.foliage import blades, hedge, leafmat, tree
from parts.seats import floor_cushion, knit, pillow, throw
from parts.shows import lightbeam, portable_at, screen
from parts.things import bottle, bowl, crate, low_table, round_rug, rug
from parts.lamps import lantern
from toolkit.kit import *

reset(61)
sky(SUNSET, 0.62)
dice = np.random.default_rng(8)
plane("ground", 60, 60, mat("soil", "#2a2a18", 0.95), (0, 15, -0.004))
turf = leafmat("turf", "#55803a", "#9db45a", 0.4)
with Coll("patch") as patch:
    blades("blades", 3000, 1.04, 0.06, 0.0042, turf, np.random.default_rng(5), 0.7)
for i in range(-6, 6):
    for j in range(-3, 8):
        if abs(i + 0.5) < 1.9 and -2.2 < j + 0.5 < 1.8:
            continue
        inst(
            patch,
            (i + 0.5, j + 0.5, 0),
            (0, 0, pi / 2 * dice.integers(0, 4)),
            (1, 1, 0.7 + 0.5 * dice.random()),
        )
green = leafmat("leaf", "#3f6530", "#7d9a4a", 0.4)
plume = leafmat("pampas", "#b09a68", "#efe0b8", 0.45)
hd = hedge("hedge", 2.0, 0.6, 1.7, 20000, green, np.random.default_rng(9))
for i in range(-4, 5):
    inst(hd, (i * 1.95, 6.6, 0), (0, 0, pi * dice.integers(0, 2)), (1, 1, 0.9 + 0.2 * dice.random()))
t1 = tree("t1", 6.0, 1.05, 52000, green, np.random.default_rng(21))
for x, y, s in ((-5.2, 7.5, 1.0), (5.4, 7.8, 1.1), (-1.0, 10, 0.95), (9, 8, 1.1), (-9, 8, 1.2), (3, 11, 1.1)):
    inst(t1, (x, y, 0), (0, 0, dice.random() * 6), s)
with Coll("plumes") as plumes:
    blades("plumes", 420, 0, 1.5, 0.012, plume, np.random.default_rng(3), 0.6, clump=0.15)
for x, y, s in (
    (-2.6, 3.9, 1.0),
    (-3.2, 3.4, 0.8),
    (2.7, 3.9, 1.0),
    (3.3, 3.3, 0.85),
    (-3.6, 1.4, 0.75),
    (3.7, 1.1, 0.75),
    (-2.1, 4.4, 0.9),
    (2.2, 4.4, 0.9),
):
    inst(plumes, (x, y, 0), (0, 0, dice.random() * 6), s)
pole = wood("pole", "#a97f55", 0.6, 1.5, 2, 0.35)
w, y, z = 2.7, 4.2, 1.55
for s in (-1, 1):
    rod((s * 1.55, y, 0), (s * 1.55, y, 2.75), 0.035, pole)
rod((-1.75, y, 2.62), (1.75, y, 2.62), 0.03, pole)
sheet(
    "sheet",
    lambda u, v: (
        -1.45 + 2.9 * u,
        y + 0.03 + 0.02 * sin(9 * u) * (1 - v),
        0.65 + 1.93 * v - 0.03 * sin(pi * u) * v,
    ),
    50,
    20,
    mat("linen", "#e9e0cf", 0.9, sheen=0.3),
    None,
    0.006,
)
screen("desert", w, (0, y - 0.01, z), 10, 1.25, edge=0)
cord = mat("cord", "#e4d5b8", 0.9)
for k in range(30):
    x = -1.45 + 0.1 * k
    long_ = 0.18 + 0.14 * abs(sin(k * 0.33))
    rod((x, y - 0.03, 2.62), (x, y - 0.03, 2.62 - long_), 0.008, cord)
rug((0, 0.2, 0.004), 3.7, 2.7, "#b88a64", "#6d3b2a", 4)
rug((0.5, -0.6, 0.03), 2.4, 1.6, "#d8c6a4", "#8a4a34", -12)
round_rug((-0.9, 0.9, 0.05), 0.75, ("#9a5a40", "#e2d3b4", "#c98a5c", "#e2d3b4"))
for x, yy, tone, turn, size in (
    (-1.2, -0.3, "#b5573a", 15, 0.72),
    (-0.55, -0.65, "#d9b27a", -8, 0.7),
    (0.9, -0.55, "#6f7f5a", 20, 0.74),
    (1.45, 0.1, "#c98a5c", 48, 0.68),
    (-1.55, 0.55, "#e2d3b4", 70, 0.66),
    (1.2, 0.95, "#8a4a34", 10, 0.62),
):
    floor_cushion((x, yy, 0.05), turn, tone, size)
for x, yy, tone, turn in (
    (-1.25, -0.62, "#e2d3b4", 12),
    (-0.5, -0.98, "#8a4a34", -10),
    (0.95, -0.92, "#d9a441", 16),
    (0.55, -0.85, "#e2d3b4", -14),
):
    pillow((x, yy, 0.42), tone, 0.42, -26, turn)
low_table((0.15, 0.45, 0.05), 0.48, 0.30, wood("mango", "#9a6b42", 0.5, 1.3, 0))
bowl((0.3, 0.42, 0.35), 0.12, "#b5573a")
bottle((0.0, 0.55, 0.35), "#7a4a2c")
lantern((-0.12, 0.34, 0.35), 0.65, 2.2)
crate((0.1, -1.75, 0.03), 6, (0.5, 0.4, 0.42))
portable_at((0.1, -1.75, 0.46), "sand", 181, 0.105)
lightbeam((0.1, -1.64, 0.60), (0, y - 0.03, z), w, 0.03)
for place, size in (
    ((-1.9, 1.6, 0), 1.2),
    ((-2.15, 1.35, 0), 0.9),
    ((1.95, 1.7, 0), 1.2),
    ((2.2, 1.4, 0), 0.85),
    ((-2.1, -0.9, 0), 1.1),
    ((2.15, -0.8, 0), 1.1),
    ((-0.9, 2.6, 0), 0.8),
    ((0.9, 2.7, 0), 0.8),
):
    lantern(place, size, 3.6)
glow = emit("paper", "#ffd9a0", 6, cam=1.7)
for x, yy, zz, r in (
    (-1.9, 2.4, 2.25, 0.24),
    (-2.4, 1.7, 2.0, 0.17),
    (1.95, 2.5, 2.3, 0.22),
    (2.45, 1.8, 1.95, 0.16),
):
    lathe(
        "paper",
        [(r * sin(pi * k / 14), -r * cos(pi * k / 14) * 0.9) for k in range(15)],
        glow,
        loc=(x, yy, zz),
        seg=48,
        angle=180,
    )
    for k in range(1, 6):
        a = pi * k / 6
        torus(r * sin(a) * 1.01, 0.004, cord, None, (x, yy, zz - r * cos(a) * 0.9), n=40)
    rod((x, yy, zz + r * 0.9), (x, yy, 3.2), 0.004, stock("rubber"))
    point("paper", (x, yy, zz - r - 0.1), 14, "#ffbf7a", 0.15)
for a, b in (
    ((-3.6, -1.8, 3.1), (-1.55, y, 2.75)),
    ((3.6, -1.8, 3.1), (1.55, y, 2.75)),
    ((-3.6, 2.2, 3.3), (3.6, 2.2, 3.3)),
):
    bulb_strand(a, b, 0.3, 0.42, 14)
area("house", (0, -5.2, 2.4), (0, 0, 0.6), 5, 1.4, 60, "#ffc78a", glossy=False)
for x in (-2.9, 2.9):
    spot("uplight", (x, 2.6, 0.2), (x, 4.2, 1.2), 120, 110, 1, "#ffb469", 0.05)
area("rim", (5.5, 4, 4.5), (0, 1, 0), 4, 4, 140, "#8f8fff", glossy=False)
camera((-0.5, -4.4, 1.55), (0.05, 2.6, 1.05), 27, fstop=4, focus=(0, 0.5, 0.6))
render("boho", spp=24, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
