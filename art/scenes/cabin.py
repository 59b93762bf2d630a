"""A log cabin in winter: stove and fire, snow behind the window, blankets and a pull-down screen."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import boards, window
from parts.seats import armchair, floor_cushion, knit, pillow, sofa, throw
from parts.shows import lightbeam, portable_at, screen
from parts.things import blanket_pile, books, bowl, crate, low_table, mug
from parts.lamps import fairy_lights, lantern, table_lamp
from toolkit.kit import *

reset(51)
wide, deep, high = 5.0, 5.6, 2.6
front = deep / 2
log = wood("log", "#8d5f3c", 0.55, 0.7, 0, var=0.35)
log_y = wood("log_y", "#8d5f3c", 0.55, 0.7, 1, var=0.35)
boards(wide, deep, wood("floor", "#7a5232", 0.45, 0.6, 1, var=0.3), 0.2)
for k in range(12):
    z = 0.11 + 0.225 * k
    cyl(0.125, -wide / 2 - 0.3, wide / 2 + 0.3, log, None, 0.02, (0, front + 0.08, z), (0, rad(90), 0), 48)
    for s in (-1, 1):
        cyl(
            0.125,
            -deep / 2 - 0.3,
            deep / 2 + 0.3,
            log_y,
            None,
            0.02,
            (s * (wide / 2 + 0.08), 0, z + 0.11),
            (rad(90), 0, 0),
            48,
        )
box(
    "ceiling",
    (wide + 0.6, deep + 0.6, 0.06),
    wood("plank", "#9a7148", 0.55, 0.6, 1, var=0.25),
    (0, 0, high + 0.1),
    bevel=0,
)
for y in (-1.9, -0.3, 1.3):
    box("beam", (wide + 0.4, 0.20, 0.22), log, (0, y, high - 0.02), bevel=0.02)
w, z = 2.2, 1.42
screen(ARGS.get("img", "snow_village"), w, (0.35, front - 0.10, z), 7, 1.3, edge=0.05)
cyl(
    0.055,
    -w / 2 - 0.14,
    w / 2 + 0.14,
    stock("white"),
    None,
    0.01,
    (0.35, front - 0.10, z + w * 9 / 32 + 0.11),
    (0, rad(90), 0),
    48,
)
window((wide / 2 - 0.05, 0.35, 1.45), -90, 1.5, 1.15, "pines_snow", 1.1, 22, "#8fa6ff", "#4a3020", (1, 1))
plaid = weave("plaid", "#8c2f2a", 60, 0.4, "YZ", depth=0.002)
from parts.rooms import curtain, rod_for_curtain

rod_for_curtain((wide / 2 - 0.05, 0.35, 2.14), -90, 2.3)
for y in (-0.62, 1.32):
    curtain((wide / 2 - 0.05, y, 0.75), -90, 0.42, 1.37, plaid, 4, y)
stone = mat("stone", "#77716a", 0.85, bump="noise", bump_s=0.6, bump_d=0.02, noise_scale=6, col_var=0.25)
rr = random.Random(3)
for k in range(11):
    for q in range(5):
        x = -wide / 2 + 0.12 + 0.34 * q + (0.17 if k % 2 else 0)
        if x > -wide / 2 + 1.55:
            continue
        box(
            "stone",
            (0.33, 0.10, 0.225),
            stone,
            (x, front - 0.07, 0.13 + 0.235 * k),
            rot=(0, 0, rr.uniform(-0.02, 0.02)),
            bevel=0.03,
        )
sx, sy = -1.72, front - 0.55
iron = mat("iron", "#1d1e20", 0.6, metal=0.4, bump="noise", bump_s=0.2, bump_d=0.004, noise_scale=60)
rbody("hearth", 1.35, 1.1, 0.06, 0.1, 0.02, stone, loc=(sx, sy + 0.05, 0), n=64)
box("stove", (0.62, 0.48, 0.72), iron, (sx, sy, 0.58), bevel=0.03)
for a in (-0.24, 0.24):
    for b in (-0.17, 0.17):
        rod((sx + a, sy + b, 0.24), (sx + a * 1.15, sy + b * 1.15, 0.05), 0.025, iron)
box("top", (0.70, 0.56, 0.05), iron, (sx, sy, 0.96), bevel=0.015)
box("glow", (0.42, 0.02, 0.34), emit("glow", "#ff6a1f", 10, cam=1.4), (sx, sy - 0.245, 0.60), bevel=0)
for k in range(8):
    h = rr.uniform(0.12, 0.28)
    lathe(
        "flame",
        [(0, 0), (0.03, 0.04), (0.035, 0.09), (0, h)],
        emit("flame%d" % k, ("#ffb040", "#ffd47a")[k % 2], 30, cam=6),
        loc=(sx - 0.16 + 0.045 * k, sy - 0.27, 0.44),
        seg=12,
        angle=180,
    )
for s in (-1, 1):
    box("bar", (0.04, 0.04, 0.42), iron, (sx + s * 0.225, sy - 0.265, 0.60), bevel=0.008)
    box("bar", (0.49, 0.04, 0.04), iron, (sx, sy - 0.265, 0.60 + s * 0.20), bevel=0.008)
cyl(0.075, 0.98, high + 0.1, iron, None, 0.01, (sx, sy + 0.05, 0), seg=48)
lathe(
    "kettle",
    [(0, 0), (0.09, 0), (0.12, 0.04), (0.11, 0.12), (0.05, 0.17), (0, 0.18)],
    mat("kettle", "#3f6b7a", 0.3, coat=0.4),
    loc=(sx + 0.12, sy - 0.05, 0.985),
    seg=48,
)
point("fire", (sx, sy - 0.55, 0.62), 55, "#ff8a35", 0.15)
for k in range(14):
    i, j = k % 5, k // 5
    cyl(
        0.06,
        -0.16,
        0.16,
        D.materials.get("bark2") or wood("bark2", "#8a6a48", 0.8, 1, 1),
        None,
        0.005,
        (sx + 0.66 + 0.125 * i + 0.06 * (j % 2), sy + 0.1, 0.07 + 0.11 * j),
        (rad(90), 0, 0),
        24,
    )
fur = knit("fur", "#d9cfbe")
sheet(
    "fur",
    lambda u, v: (
        (u - 0.5) * 2.3 * (1 + 0.10 * sin(9 * v)) + 0.1,
        (v - 0.5) * 1.5 * (1 + 0.12 * sin(7 * u + 1)) + 0.1,
        0.03 + 0.012 * sin(20 * u) * sin(17 * v),
    ),
    60,
    50,
    fur,
    None,
    0.03,
)
sofa((0.25, -1.6, 0), 0, 2.0, "#7a4a34", 2, ((-0.7, "#8c2f2a"), (0.72, "#3f5a4a")))
throw((-0.35, -2.04, 0.80), 0, 0.6, 0.5, "#8c2f2a")
throw((0.75, -2.04, 0.80), 0, 0.5, 0.45, "#e2d6c0")
armchair((-1.75, -0.25, 0), -50, "#5a6656")
throw((-2.02, -0.42, 0.98), -50, 0.5, 0.4, "#e2d6c0", 0.45)
stump = wood("stump", "#7d5b3c", 0.7, 1, 2)
cyl(0.26, 0, 0.40, stump, None, 0.02, (0.0, 0.05, 0.03), seg=48)
mug((-0.08, 0.0, 0.43), "#8c2f2a")
mug((0.10, 0.10, 0.43), "#e2d6c0", 140)
floor_cushion((0.85, 0.35, 0.03), 20, "#8c2f2a")
blanket_pile((1.95, -1.1, 0.0), ("#3f5a4a", "#e2d6c0", "#8c2f2a"))
box("shelf", (0.5, 0.36, 0.03), log, (0.25, -2.62, 2.0), bevel=0.004)
portable_at((0.25, -2.62, 2.02), "sand", 181, 0.10)
lightbeam((0.25, -2.5, 2.15), (0.35, front - 0.14, z), w, 0.018)
box("chest", (0.75, 0.42, 0.45), log, (2.0, front - 0.35, 0.24), bevel=0.02)
table_lamp((2.1, front - 0.35, 0.465), 4, "#ffa860", "#8c2f2a")
books((1.8, front - 0.35, 0.465), 8)
tube(
    "garland",
    [(x, front - 0.17, 2.42 - 0.16 * abs(sin(1.4 * x))) for x in np.linspace(-2.4, 2.4, 60)],
    0.035,
    mat("fir", "#2f4f38", 0.9, bump="noise", bump_s=1, bump_d=0.05, noise_scale=30),
    res=5,
)
fairy_lights(
    [(x, front - 0.21, 2.40 - 0.16 * abs(sin(1.4 * x))) for x in np.linspace(-2.4, 2.4, 13)],
    0.13,
    46,
    glow=1.4,
)
lantern((-0.75, 1.7, 0.0), 1.1, 3)
world("#000000", 0)
area("fill", (0, -2.6, 2.2), (0, 1, 0.6), 3.4, 0.7, 30, "#d6c2b4", glossy=False)
if ARGS.get("cam") == "b":
    camera((1.55, -0.55, 1.15), (-1.5, 2.1, 0.75), 30, fstop=3.5, focus=(-0.6, 1.0, 0.6))
elif ARGS.get("cam") == "c":
    camera((-2.1, -2.55, 1.35), (0.85, 1.9, 1.0), 22, fstop=5.6, focus=(0, 0.8, 1))
else:
    camera((0.95, -2.72, 1.58), (-0.22, 1.8, 1.0), 21, fstop=5.6, focus=(0, 0.8, 1))
render("cabin", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
