"""A patio under a timber pergola: an outdoor sofa, a table, bulbs overhead, the screen on a brick wall with ivy."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import EVENING, bulb_strand, sky
from parts.foliage import leafmat, leaves, tree
from parts.rooms import brick
from parts.seats import armchair, pillow, sofa, throw
from parts.shows import cinema_at, lightbeam, screen
from parts.things import bottle, bowl, low_table, mug, rug
from parts.plants import plant
from parts.lamps import lantern
from toolkit.kit import *

reset(35)
sky(EVENING, 0.42)
wide, deep, high = 5.2, 6.0, 2.7
front = deep / 2
flag = mat("flag", "#94897b", 0.6, rough_var=0.1, col_var=0.2)
rr = random.Random(2)
for j in range(-8, 10):
    x = -6.0
    while x < 6:
        w = rr.uniform(0.5, 1.0)
        box("flag", (w - 0.015, 0.485, 0.05), flag, (x + w / 2, j * 0.5, -0.025), bevel=0.008, seg=2)
        x += w
box("wall", (14, 0.3, 3.1), brick("wall", "#a0644a", "#c2b5a4"), (0, front + 0.35, 1.5), bevel=0.01)
box("coping", (14.1, 0.42, 0.08), mat("coping", "#b9b0a4", 0.7), (0, front + 0.35, 3.08), bevel=0.012)
oak = wood("beam", "#8a6141", 0.55, 0.8, 0, var=0.3)
oak_y = wood("beamy", "#8a6141", 0.55, 0.8, 1, var=0.3)
oak_z = wood("beamz", "#8a6141", 0.55, 0.8, 2, var=0.3)
for x in (-wide / 2, wide / 2):
    for y in (-deep / 2 + 0.5, front - 0.1):
        box("post", (0.15, 0.15, high), oak_z, (x, y, high / 2), bevel=0.012)
    box("plate", (0.10, deep + 0.9, 0.20), oak_y, (x, 0.2, high + 0.08), bevel=0.012)
for k in range(9):
    y = -deep / 2 + 0.4 + 0.68 * k
    box("rafter", (wide + 1.0, 0.07, 0.17), oak, (0, y, high + 0.24), bevel=0.01)
for k in range(9):
    box("lath", (0.05, deep + 0.8, 0.05), oak_y, (-2.6 + 0.65 * k, 0.2, high + 0.35), bevel=0.006)
w, z = 2.7, 1.55
screen("lighthouse", w, (0, front + 0.17, z), 9, 1.25, edge=0.06)
ivy = leafmat("ivy", "#3b6433", "#8aa652", 0.35)
dice = np.random.default_rng(4)
spots = []
for cx, cz, sx, sz, n in (
    (-3.4, 2.3, 1.1, 0.9, 5200),
    (3.3, 1.9, 1.0, 1.2, 5200),
    (0, 2.98, 3.2, 0.16, 3600),
    (-2.3, 2.75, 0.9, 0.35, 2200),
):
    q = dice.normal(0, 0.5, (n, 2)) * (sx, sz)
    spots.append(
        np.stack(
            [cx + q[:, 0], np.full(n, front + 0.16) - dice.random(n) * 0.06, np.minimum(cz + q[:, 1], 3.16)],
            1,
        )
    )
spots = np.concatenate(spots)
leaves("ivy", spots, np.tile((0, -1.0, 0.25), (len(spots), 1)), np.full(len(spots), 0.075), ivy, dice)
lm = leafmat("leaf", "#3f6530", "#7d9a4a", 0.4)
t1 = tree("t1", 6.0, 1.0, 42000, lm, np.random.default_rng(21))
for x, y, s in ((-6, 7, 1.1), (-1.5, 9, 1.0), (3.5, 8, 1.05), (8, 7.5, 1.2)):
    inst(t1, (x, y, 0), (0, 0, rr.random() * 6), s)
rug((0, 0.1, 0.002), 3.4, 2.4, "#c9bca4", "#4f6d5a")
sofa((0, -1.6, 0), 0, 2.2, "#8d9a8a", 3, ((-0.85, "#e6dccb"), (-0.5, "#b5532f"), (0.85, "#d9a441")))
throw((0.45, -2.04, 0.80), 0, 0.55, 0.5, "#e6dccb")
armchair((-1.85, -0.1, 0), -70, "#8d9a8a")
armchair((1.9, -0.05, 0), 68, "#8d9a8a")
pillow((1.86, -0.05, 0.68), "#b5532f", 0.38, -16, 68)
low_table((0, 0.15, 0), 0.52, 0.36, wood("teak", "#9a6b42", 0.42, 1.3, 0))
bowl((0.16, 0.05, 0.36), 0.13, "#e6dccb")
for x, y in ((-0.2, 0.2), (-0.05, 0.35)):
    bottle((x, y, 0.36), "#3f6b4a" if x < -0.1 else "#7a4a2c")
lantern((0.12, 0.38, 0.36), 0.7, 2.0)
box("bar", (1.3, 0.40, 0.06), oak, (1.7, front - 0.15, 0.9), bevel=0.01)
for x in (1.15, 2.25):
    box("leg", (0.08, 0.34, 0.88), oak_z, (x, front - 0.15, 0.44), bevel=0.01)
for k, tone in enumerate(("#3f6b4a", "#7a4a2c", "#c9b27a")):
    bottle((1.4 + 0.12 * k, front - 0.15, 0.93), tone)
lantern((2.1, front - 0.15, 0.93), 0.9, 2.5)
plant((-2.2, front - 0.3, 0), 1.15, 3, 34, "#c98d62", bounds=(-3, 3, front + 0.15))
plant((2.9, 0.9, 0), 0.9, 6, 28, "#8d897f")
plant((-2.95, 0.6, 0), 0.8, 8, 26, "#8d897f")
for place, size in (
    ((-1.35, 1.6, 0), 1.2),
    ((-1.6, 1.35, 0), 0.85),
    ((1.15, 1.75, 0), 1.0),
    ((-1.5, -1.7, 0), 1.0),
):
    lantern(place, size, 3.2)
box("shelf", (0.5, 0.4, 0.03), oak, (0, -2.45, 2.42), bevel=0.004)
cinema_at((0, -2.45, 2.44), "white", 180, 0.085)
lightbeam((0, -2.27, 2.52), (0, front + 0.15, z), w, 0.016)
for k in range(4):
    y = -1.9 + 1.35 * k
    bulb_strand((-wide / 2, y, high - 0.05), (wide / 2, y, high - 0.05), 0.16 + 0.04 * (k % 2), 0.38, 11)
area("house", (0, -4.2, 2.3), (0, 0, 0.6), 4.5, 1.2, 60, "#ffc78a", glossy=False)
if ARGS.get("cam") == "b":
    camera((-1.3, -0.75, 1.15), (1.3, 2.6, 0.85), 30, fstop=3.2, focus=(0.3, 0.9, 0.6))
else:
    camera((-0.85, -4.1, 1.72), (0.06, 2, 1.18), 24, fstop=5.6, focus=(0, 0.6, 1))
render("pergola", spp=24, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
