"""A living room with an ultra-short-throw projector: theme=dusk|drawn|night|neutral img=valley|jellyfish|… cam=a|b|c|d|e."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.popcorn import popcorn
from models.projector_ust import ust
from parts.living_room_shell import (
    living_room_walls,
    living_room_view,
    living_room_curtains,
    living_room_front,
)
from parts.living_room_seating import living_room_sofa, living_room_throw, living_room_prints
from parts.living_room_things import living_room_console, living_room_decoration, living_room_plants
from toolkit.kit import *

reset(5)
theme = ARGS.get("theme", "dusk")
img = ARGS.get("img", "valley")
camn = ARGS.get("cam", "a")
R = random.Random(3)
TH = {
    "dusk": dict(
        led="#8a5cff",
        led2="#ff9a4d",
        wall="#5a6470",
        side="#b9b1a5",
        sky=("#ff9a5c", "#c77fb0", "#3f5aa8"),
        win=34,
        winc="#8fa6ff",
        sofa="#b3a99a",
        rug="#cfc6b6",
        acc="#c4673c",
        fill=25,
    ),
    "night": dict(
        led="#2fb7c9",
        led2="#ff8f4a",
        wall="#39434c",
        side="#77736e",
        sky=("#2d3d78", "#1c2856", "#0d1433"),
        win=10,
        winc="#5a78e0",
        sofa="#3d5560",
        rug="#a9a298",
        acc="#d59a3a",
        fill=20,
    ),
}
#: The dusk with its curtains closed, and the night with a dim, neutral light behind the screen.
TH["drawn"] = dict(TH["dusk"], led="#ffe6cc", win=0, fill=17, curtain="#3f4a63")
TH["neutral"] = dict(TH["night"], led="#ffeedd", led2="#ffd0a0")
TH = TH[theme]
W, H, ys, yb = 6.2, 2.75, 3.1, -4.4
L = ys - yb
wallm = mat("wall", TH["wall"], 0.85, spec=0.2, bump="noise", bump_s=0.12, bump_d=0.003, noise_scale=120)
sidem = mat("side", TH["side"], 0.88, spec=0.15, bump="noise", bump_s=0.12, bump_d=0.003, noise_scale=120)
ceil = mat("ceil", "#cfcac2", 0.9, spec=0.1)
oak = wood("oakf", "#8d6340", 0.34, 0.55, 1, var=0.3, spec=0.45)
walnut = wood("wal", "#5b3a26", 0.40, 1.1, 0, var=0.3, spec=0.45)
slat = wood("slat", "#8a5f3c", 0.48, 1.6, 2, var=0.3)
blackm = mat("blk", "#0b0b0c", 0.5)
white = mat("wht", "#e9e6e0", 0.45)
i, y, x, wy0, wy1, wz0, wz1, a, c, d, fm, z = living_room_walls(
    R, W, H, ys, yb, L, wallm, sidem, ceil, oak, blackm, white
)
v, k, col, x, w, h, sm, t = living_room_view(TH, W, wy0, wy1, wz0, wz1)
y0, k = living_room_curtains(W, H, wy0, wy1, fm, v, TH.get("curtain"))
s, k, sw, sh, zs = living_room_front(img, TH, W, H, ys, yb, L, ceil, slat, blackm)
yc, i, zt = living_room_console(TH, ys, walnut, blackm, sw, sh, zs)
k, a, q, h = living_room_decoration(R, TH, yc, zt)
living_room_plants(camn, W, ys, walnut, y, x, a, v, k, h, sm, t, s, q)
# ---- floor lamp, right
lx, ly = 2.45, 1.95
for a in (90, 210, 330):
    rod(
        (lx + 0.03 * math.cos(rad(a)), ly + 0.03 * math.sin(rad(a)), 1.22),
        (lx + 0.26 * math.cos(rad(a)), ly + 0.26 * math.sin(rad(a)), 0),
        0.012,
        walnut,
    )
cyl(0.04, 1.19, 1.25, stock("brass"), None, 0.006, (lx, ly, 0))
cyl(0.008, 1.2, 1.5, stock("brass"), None, 0.002, (lx, ly, 0))
shm = emit("shade", "#ffca8a", 2.6, cam=1.5)
lathe("shade", [(0.24, 1.32), (0.19, 1.62)], shm, loc=(lx, ly, 0), seg=96)
torus(0.24, 0.004, stock("brass"), None, (lx, ly, 1.32))
torus(0.19, 0.004, stock("brass"), None, (lx, ly, 1.62))
point("lp", (lx, ly, 1.66), 12, "#ffb56b", 0.05)
point("lp2", (lx, ly, 1.28), 14, "#ffb56b", 0.06)
# ---- rug, table
rug = mat(
    "rug",
    TH["rug"],
    0.95,
    spec=0.05,
    sheen=0.6,
    bump="noise",
    bump_s=1.0,
    bump_d=0.02,
    noise_scale=120,
    col_var=0.12,
)
rbody("rug", 3.5, 2.5, 0.028, 0.10, 0.012, rug, loc=(0, -0.05, 0), n=96)
for i in range(3):
    tube(
        "rl",
        [(x, y, 0.0275) for x, y in superloop(3.25 - 0.16 * i, 2.25 - 0.16 * i, 0.06, 96)],
        0.0045,
        mat("rl%d" % i, "#8d6f57", 0.95),
        cyc=True,
        res=2,
    )
tx, ty = 0.0, 0.12
lathe(
    "tt",
    [(0, 0.36), (0.44, 0.36), (0.455, 0.372), (0.455, 0.388), (0.44, 0.40), (0, 0.40)],
    wood("tw", "#6a452d", 0.34, 1.4, 0, spec=0.5),
    loc=(tx, ty, 0),
    seg=128,
)
for a in (45, 135, 225, 315):
    rod(
        (tx + 0.26 * math.cos(rad(a)), ty + 0.26 * math.sin(rad(a)), 0.37),
        (tx + 0.36 * math.cos(rad(a)), ty + 0.36 * math.sin(rad(a)), 0.03),
        0.017,
        walnut,
    )
lathe(
    "bowl",
    [(0, 0.0), (0.06, 0.0), (0.135, 0.085), (0.132, 0.09), (0.05, 0.012), (0, 0.012)],
    mat("bw", "#f0ebe2", 0.3, coat=0.3),
    loc=(tx + 0.13, ty - 0.03, 0.40),
    seg=64,
)
popcorn(None, (tx + 0.13, ty - 0.03), 0.11, 95, 0.465, 0.045, 0.034)
lathe(
    "mug",
    [(0, 0), (0.04, 0), (0.043, 0.01), (0.043, 0.095), (0.038, 0.095), (0.037, 0.012), (0, 0.012)],
    mat("mug", TH["acc"], 0.45),
    loc=(tx - 0.22, ty - 0.10, 0.40),
    seg=48,
)
torus(0.028, 0.006, D.materials["mug"], None, (tx - 0.268, ty - 0.10, 0.45), (rad(90), 0, 0), 32)
rbody(
    "rem",
    0.045,
    0.17,
    0.018,
    0.02,
    0.006,
    mat("rem", "#1b1c1f", 0.4),
    loc=(tx - 0.02, ty - 0.24, 0.40),
    rot=(0, 0, rad(-30)),
)
sy, s, i, x, y = living_room_sofa(TH, walnut, z, col)
x = living_room_throw(theme, R, y, a, z, v, y0, s, q, sy)
living_room_prints(TH, W, blackm, white)
# ---- light
world("#000000", 0)
area("fill", (-0.6, yb + 0.25, 2.2), (0, -0.5, 0.5), 4.5, 1.0, TH["fill"] * 1.9, "#ccc3d6", glossy=False)
area("fill2", (0, -0.2, H - 0.06), (0, -0.2, 0), 3, 3, TH["fill"], "#c9b8d8", glossy=False)
if camn == "a":
    camera((1.15, -4.10, 1.74), (-0.20, 2.4, 0.88), 28, fstop=5.6, focus=(0, 1.5, 1))
elif camn == "b":
    camera((-1.9, -3.3, 1.42), (0.5, 2.8, 0.98), 27, fstop=5.6, focus=(0, 1.5, 1))
elif camn == "d":
    # The right half of what b sees.
    camera((-1.9, -3.3, 1.42), (0.5, 2.8, 0.98), 39.5, fstop=5.6, focus=(0, 1.5, 1), shift=(0.21, -0.03))
elif camn == "e":
    # The left half of what a sees.
    camera((1.15, -4.10, 1.74), (-0.20, 2.4, 0.88), 41.6, fstop=5.6, focus=(0, 1.5, 1), shift=(-0.21, -0.036))
else:
    camera((2.5, -2.6, 1.5), (-0.9, 2.4, 0.85), 26, fstop=5.6, focus=(0, 1.5, 1))
render("livingroom_" + theme, spp=96, w=1200, h=750, bounces=6, clamp=4, adaptive=0.008, vbounces=0)
