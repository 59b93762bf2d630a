"""A city balcony in winter: snow on the rail, two chairs under blankets, the picture on a hung sheet."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import WINTER, bulb_strand, sky
from parts.rooms import paint
from parts.seats import armchair, knit, pillow, throw
from parts.shows import lightbeam, portable_at, screen
from parts.things import blanket_pile, crate, mug, rug
from parts.lamps import fairy_lights, lantern
from toolkit.kit import *

reset(21)
sky(WINTER, 0.42)
wide, deep = 3.6, 4.2
snow = mat("snow", "#e9eef8", 0.75, spec=0.3, sss=0.2, bump="noise", bump_s=0.5, bump_d=0.02, noise_scale=14)
brickish = paint("render", "#6d6460")
wood_ = wood("deck", "#7d5b42", 0.5, 1.0, 0, var=0.3)
box("slab", (wide + 0.4, deep + 0.4, 0.3), mat("slab", "#57585c", 0.8), (0, 0, -0.17), bevel=0.02)
for k in range(int(deep / 0.14)):
    box("board", (wide, 0.134, 0.03), wood_, (0, -deep / 2 + 0.07 + 0.14 * k, -0.005), bevel=0.004)
box("house", (0.3, deep + 3, 3.4), brickish, (-wide / 2 - 0.2, 0, 1.4), bevel=0)
box("door", (0.04, 1.5, 2.2), emit("door", "#ffb870", 2.2, cam=0.75), (-wide / 2 - 0.04, -0.7, 1.12), bevel=0)
for y in (-1.47, -0.7, 0.07):
    box("frame", (0.10, 0.07, 2.3), mat("frame", "#2a2b2f", 0.5), (-wide / 2 - 0.03, y, 1.15), bevel=0.006)
box("frame", (0.10, 1.6, 0.07), D.materials["frame"], (-wide / 2 - 0.03, -0.7, 2.27), bevel=0.006)
area("doorlight", (-wide / 2 + 0.02, -0.7, 1.2), (1, -0.7, 0.4), 1.4, 2.0, 30, "#ffb56b", glossy=False)
metal = mat("rail", "#1e1f23", 0.45, metal=0.6)
for k in range(int(wide / 0.11) + 1):
    x = -wide / 2 + 0.11 * k
    rod((x, deep / 2, 0), (x, deep / 2, 0.98), 0.008, metal)
for k in range(int(deep / 0.11) + 1):
    y = -deep / 2 + 0.11 * k
    rod((wide / 2, y, 0), (wide / 2, y, 0.98), 0.008, metal)
box("cap", (wide + 0.06, 0.06, 0.04), metal, (0, deep / 2, 1.0), bevel=0.008)
box("cap", (0.06, deep + 0.06, 0.04), metal, (wide / 2, 0, 1.0), bevel=0.008)
soft("snowcap", (wide + 0.1, 0.10, 0.09), snow, (0, deep / 2, 1.05), r=0.04, puff=0.02, wrinkle=0.03)
soft("snowcap", (0.10, deep + 0.1, 0.09), snow, (wide / 2, 0, 1.05), r=0.04, puff=0.02, wrinkle=0.03)
soft("drift", (1.6, 0.45, 0.16), snow, (0.9, deep / 2 - 0.25, 0.05), r=0.07, puff=0.03, wrinkle=0.05)
soft("drift", (0.5, 1.8, 0.18), snow, (wide / 2 - 0.28, 0.5, 0.05), r=0.07, puff=0.03, wrinkle=0.06)
for s in (-1, 1):
    rod(
        (s * 1.12 - 0.1, deep / 2 - 0.12, 0),
        (s * 1.12 - 0.1, deep / 2 - 0.12, 2.35),
        0.025,
        wood("pole", "#a97f55", 0.5, 2, 2),
    )
rod((-1.30, deep / 2 - 0.12, 2.32), (1.10, deep / 2 - 0.12, 2.32), 0.025, D.materials["pole"])
screen("snow_village", 2.05, (-0.1, deep / 2 - 0.15, 1.68), 8, 1.3, edge=0.06, frame="#e9e4da")


def tower(x, y, w, h, seed):
    rr = random.Random(seed)
    box(
        "tower",
        (w, w, h),
        mat("tower%d" % seed, rr.choice(("#2a3050", "#333a5e", "#232845")), 0.8),
        (x, y, h / 2 - 14),
        bevel=0,
    )
    lit = [
        emit("lit%d%d" % (seed, k), c, 3, cam=1.2) for k, c in enumerate(("#ffc478", "#ffe0a8", "#ffb060"))
    ]
    for i in range(int(w / 1.1)):
        for j in range(int(h / 1.5)):
            if rr.random() < 0.3:
                box(
                    "pane",
                    (0.5, 0.04, 0.8),
                    rr.choice(lit),
                    (x - w / 2 + 0.6 + 1.1 * i, y - w / 2 - 0.03, 0.9 + 1.5 * j - 14),
                    bevel=0,
                    seg=1,
                )
    box("cap", (w + 0.2, w + 0.2, 0.4), snow, (x, y, h - 14), bevel=0.1)


for k, (x, y, w, h) in enumerate(
    ((-9, 34, 9, 19), (2, 40, 8, 23), (11, 32, 9, 17.5), (21, 38, 10, 21), (-20, 42, 10, 22), (30, 30, 9, 18))
):
    tower(x, y, w, h, k + 1)
rug((0, -0.2, 0.012), 2.1, 1.6, "#a8988a", "#7a3a34")
for x, turn, tone, plaid in ((-0.62, -10, "#4a4f55", "#a4352f"), (0.62, 12, "#4a4f55", "#d8cbb0")):
    armchair((x, -0.75, 0), turn, tone)
    throw((x + 0.02, -1.13, 0.98), turn, 0.52, 0.55, plaid, 0.62)
    pillow((x, -0.82, 0.70), "#c9a45f" if x < 0 else "#3f5a5e", 0.38, -20, turn)
crate((0.0, -0.55, 0.012), 6, (0.42, 0.34, 0.38))
mug((-0.08, -0.52, 0.40), "#e9e4da")
mug((0.10, -0.60, 0.40), "#a4352f", 120)
blanket_pile((1.25, -1.35, 0.01), ("#a4352f", "#d8cbb0", "#3f5a5e"))
crate((0.15, -1.72, 0.012), -4, (0.46, 0.36, 0.72))
portable_at((0.15, -1.72, 0.745), "sand", 184, 0.10)
lightbeam((0.15, -1.62, 0.88), (-0.1, deep / 2 - 0.17, 1.68), 2.05, 0.02)
for place, size in (
    ((-1.25, 0.9, 0), 1.1),
    ((-1.5, 0.55, 0), 0.85),
    ((1.2, 0.95, 0), 0.9),
    ((-0.05, 1.1, 0), 0.8),
):
    lantern(place, size, 3.2)
bulb_strand((-wide / 2, -1.9, 2.55), (1.12, deep / 2 - 0.12, 2.36), 0.25, 0.34, 9)
bulb_strand((-wide / 2, 1.3, 2.5), (wide / 2, -1.4, 2.45), 0.28, 0.34, 9)
flake = emit("flake", "#ffffff", 0.9, cam=0.8)
rr = random.Random(3)
for _ in range(260):
    y = rr.uniform(-1.6, 9)
    r = rr.uniform(0.006, 0.012)
    lathe(
        "flake",
        [(0, -r), (r, 0), (0, r)],
        flake,
        loc=(rr.uniform(-3, 4), y, rr.uniform(0.2, 3.8)),
        seg=8,
        angle=180,
    )
area("fill", (0.3, -3.2, 2.6), (0, 0.6, 0.6), 3.2, 1.0, 34, "#aab4e0", glossy=False)
if ARGS.get("cam") == "b":
    camera((-1.3, -2.05, 1.28), (0.42, 1.3, 0.98), 31, fstop=4, focus=(0.1, -0.3, 0.6))
else:
    camera((0.55, -3.25, 1.62), (-0.05, 1.8, 1.16), 23, fstop=5.6, focus=(0, 0.6, 1))
render("balcony", spp=24, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
