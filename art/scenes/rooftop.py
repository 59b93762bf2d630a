"""A roof terrace on a summer evening: skyline, an inflatable screen, loungers and planters."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import SUNSET, bulb_strand, sky
from parts.foliage import blades, leafmat
from parts.rooms import brick
from parts.seats import bean_bag, floor_cushion, lounger, sofa
from parts.shows import lightbeam, portable_at, screen
from parts.things import bottle, bowl, crate, rug
from parts.plants import plant
from parts.lamps import lantern
from toolkit.kit import *

reset(24)
sky(SUNSET, 0.55)
tile = mat("tile", "#8c7a6a", 0.55, rough_var=0.1)
for i in range(-8, 8):
    for j in range(-7, 9):
        box("tile", (0.592, 0.592, 0.04), tile, (0.3 + 0.6 * i, 0.3 + 0.6 * j, -0.02), bevel=0.004, seg=1)
block = brick("parapet", "#94604a", "#b3a698")
box("parapet", (10, 0.25, 0.75), block, (0, 5.2, 0.37), bevel=0.01)
box("coping", (10.1, 0.34, 0.07), mat("coping", "#b9b0a4", 0.7), (0, 5.2, 0.78), bevel=0.012)
for s in (-1, 1):
    box("parapet", (0.25, 10, 0.75), block, (s * 4.9, 0.3, 0.37), bevel=0.01)
    box("coping", (0.34, 10, 0.07), D.materials["coping"], (s * 4.9, 0.3, 0.78), bevel=0.012)
rr = random.Random(6)
lit = [emit("lit%d" % k, c, 3, cam=1.5) for k, c in enumerate(("#ffc478", "#ffe0a8", "#ffb060"))]
for k in range(16):
    x, y = -46 + 6.2 * k + rr.uniform(-2, 2), rr.uniform(46, 72)
    w, h = rr.uniform(5, 8), rr.uniform(2, 11) * (1.5 if k % 5 == 0 else 1)
    tone = rr.choice(("#4a4468", "#3d3a5e", "#5a4d70", "#35345a"))
    box(
        "tower",
        (w, w, h + 20),
        D.materials.get("tower" + tone) or mat("tower" + tone, tone, 0.8),
        (x, y, h / 2 - 10),
        bevel=0,
    )
    for i in range(int(w / 1.1)):
        for j in range(int(h / 1.4)):
            if rr.random() < 0.22:
                box(
                    "pane",
                    (0.45, 0.04, 0.7),
                    rr.choice(lit),
                    (x - w / 2 + 0.6 + 1.1 * i, y - w / 2 - 0.03, 0.5 + 1.4 * j),
                    bevel=0,
                    seg=1,
                )
tank = wood("tank", "#4a3628", 0.8, 1, 2)
lathe("tank", [(0, 5.2), (1.3, 5.2), (1.3, 7.4), (0, 8.3)], tank, loc=(-9, 20, -2), seg=48, angle=40)
for a in range(4):
    rod(
        (-9 + 0.9 * cos(rad(45 + 90 * a)), 20 + 0.9 * sin(rad(45 + 90 * a)), -2),
        (-9 + 0.8 * cos(rad(45 + 90 * a)), 20 + 0.8 * sin(rad(45 + 90 * a)), 3.3),
        0.09,
        stock("rubber"),
    )
skin = mat("skin", "#23304f", 0.45, spec=0.4)
w, h, r, y = 3.2, 1.8, 0.2, 4.1
for s in (-1, 1):
    tube("post", [(s * (w / 2 + r), y, 0.15), (s * (w / 2 + r), y, 0.65 + h + r)], r, skin, res=12)
    tube("foot", [(s * (w / 2 + r), y - 0.6, 0.2), (s * (w / 2 + r), y + 0.5, 0.2)], r, skin, res=12)
for z in (0.5, 0.65 + h + r * 0.9):
    tube("beam", [(-w / 2 - r, y, z), (w / 2 + r, y, z)], r * 0.95, skin, res=12)
box("border", (w + 0.04, 0.02, h + 0.04), stock("matte"), (0, y - 0.1, 0.65 + h / 2), bevel=0.003)
screen("balloons", w - 0.12, (0, y - 0.12, 0.65 + h / 2), 14, 1.25, edge=0, sat=1.25)
planter = wood("planter", "#7d5b42", 0.6, 1.2, 0)
leaf = leafmat("pampas", "#8d9a5a", "#d5c898", 0.4)
green = leafmat("green", "#4c7038", "#86a552", 0.4)
with Coll("grass") as clump:
    blades("blades", 420, 0, 0.95, 0.011, leaf, np.random.default_rng(3), 0.7, clump=0.16)
with Coll("herbs") as herbs:
    blades("herbs", 520, 0, 0.5, 0.016, green, np.random.default_rng(5), 0.9, clump=0.18)
for s in (-1, 1):
    for k, yy in enumerate((4.3, 2.6, 0.9)):
        box("planter", (0.5, 1.3, 0.48), planter, (s * 4.45, yy, 0.24), bevel=0.01)
        for q in (-0.45, 0, 0.45):
            inst(
                clump if (k + (q > 0)) % 2 else herbs,
                (s * 4.45, yy + q, 0.46),
                (0, 0, rr.random() * 6),
                rr.uniform(0.85, 1.15),
            )
    box("planter", (1.4, 0.5, 0.48), planter, (s * 3.2, 4.75, 0.24), bevel=0.01)
    for q in (-0.5, 0, 0.5):
        inst(clump, (s * 3.2 + q, 4.75, 0.46), (0, 0, rr.random() * 6), rr.uniform(0.8, 1.2))
rug((0, 0.6, 0.004), 3.4, 2.4, "#b8a58c", "#2f4858")
lounger((-1.75, -0.9, 0), -6, "#8d6242", "#d9cdb6")
lounger((1.85, -0.9, 0), 8, "#8d6242", "#d9cdb6")
bean_bag((-0.75, 0.9, 0.03), 10, "#2f6f78")
bean_bag((0.95, 1.05, 0.03), -20, "#d08a3c", 0.95)
floor_cushion((0.1, 0.35, 0.03), 12, "#b5532f")
floor_cushion((-0.2, 1.5, 0.03), 40, "#e6dccb")
crate((0.1, -1.5, 0), 5, (0.5, 0.4, 0.5))
portable_at((0.1, -1.5, 0.52), "white", 181, 0.11)
lightbeam((0.1, -1.40, 0.67), (0, y - 0.14, 0.65 + h / 2), w - 0.12, 0.03)
crate((-0.75, -0.95, 0), -8, (0.42, 0.34, 0.32))
bowl((-0.80, -0.95, 0.33), 0.11, "#e6dccb")
bottle((-0.62, -0.90, 0.33), "#7a4a2c")
for place, size in (
    ((-2.6, 0.8, 0), 1.2),
    ((2.7, 0.9, 0), 1.2),
    ((-1.2, 2.6, 0), 0.9),
    ((1.3, 2.7, 0), 1.0),
    ((3.6, -0.6, 0), 1.0),
):
    lantern(place, size, 3.4)
posts = ((-4.3, -1.8), (4.3, -1.8), (-4.3, 4.9), (4.3, 4.9))
for x, yy in posts:
    rod((x, yy, 0), (x, yy, 3.3), 0.035, stock("dark"))
for a, b in ((0, 2), (1, 3), (0, 3), (1, 2), (2, 3)):
    bulb_strand((*posts[a], 3.25), (*posts[b], 3.25), 0.34, 0.46, 16)
area("house", (0, -5.5, 2.4), (0, 0, 0.6), 5, 1.4, 70, "#ffc78a", glossy=False)
area("rim", (6, 4, 4.5), (0, 1, 0), 4, 4, 90, "#8f8fff", glossy=False)
if ARGS.get("cam") == "b":
    camera((-3.3, -1.4, 1.15), (0.9, 2.2, 0.85), 30, fstop=3.2, focus=(-0.6, 0.7, 0.6))
else:
    camera((-0.75, -4.9, 1.75), (0.05, 3, 1.22), 27, fstop=4, focus=(0, 1, 1))
render("rooftop", spp=24, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
