"""A light rented apartment in the evening: the picture on the bare wall above a sideboard with records."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import boards, curtain, paint, rod_for_curtain, shell, window
from parts.seats import armchair, sofa, throw
from parts.shows import cinema_at, lightbeam, screen
from parts.things import bottle, bowl, books, framed, low_table, mug, rug
from parts.plants import plant
from parts.lamps import floor_lamp
from toolkit.kit import *

reset(6)
wide, deep, high = 5.4, 6.0, 2.7
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#c8bfae"),
    paint("side", "#a7b0a6"),
    mat("ceiling", "#d5d0c8", 0.9, spec=0.1),
    skirting="#efece6",
)
oak = wood("oak", "#b98e5e", 0.38, 0.55, 0, var=0.25, spec=0.45)
boards(wide, deep, oak, 0.14, "x")
screen("desert", 2.5, (0.1, front - 0.004, 1.62), 6.5, 1.35, edge=0)

ash = wood("ash", "#c39a6a", 0.42, 1.2, 0, var=0.25)
y = front - 0.24
box("sideboard", (2.2, 0.42, 0.42), ash, (0.1, y, 0.40), bevel=0.008)
for k, x in enumerate((-0.62, 0.1, 0.82)):
    if k == 1:
        box("hole", (0.66, 0.02, 0.34), mat("hole", "#2a211a", 0.8), (x, y - 0.205, 0.40), bevel=0)
        for q in range(24):
            tone = ("#b5532f", "#2f4858", "#e2d3b5", "#6b7f6a", "#1f1f22", "#c99a3f")[q % 6]
            box(
                "record",
                (0.012, 0.30, 0.30),
                D.materials.get("rec" + tone) or mat("rec" + tone, tone, 0.6),
                (x - 0.29 + 0.024 * q, y - 0.08, 0.385),
                rot=(0, rad(2 * (q % 3)), 0),
                bevel=0.002,
            )
    else:
        box("door", (0.68, 0.02, 0.37), ash, (x, y - 0.213, 0.40), bevel=0.004)
        cyl(
            0.016,
            0,
            0.025,
            stock("brass"),
            None,
            0.004,
            (x + 0.24 * (1 if x < 0 else -1), y - 0.22, 0.42),
            (rad(90), 0, 0),
            24,
        )
for sx in (-0.98, 1.18):
    for sy in (-0.16, 0.16):
        rod((sx, y + sy, 0.19), (sx * 1.03, y + sy * 1.1, 0), 0.018, stock("walnut"))
box("player", (0.44, 0.34, 0.09), mat("player", "#2b2622", 0.4, coat=0.2), (0.85, y, 0.655), bevel=0.012)
cyl(0.145, 0.70, 0.712, stock("gloss"), None, 0.003, (0.82, y, 0))
cyl(0.05, 0.712, 0.714, mat("label", "#c9772f", 0.5), None, 0.001, (0.82, y, 0))
lathe(
    "vase",
    [(0, 0), (0.05, 0), (0.08, 0.06), (0.07, 0.16), (0.03, 0.22), (0.035, 0.25), (0, 0.25)],
    mat("vase", "#4f6d7a", 0.4, coat=0.3),
    loc=(-0.82, y, 0.61),
    seg=64,
)
books((-0.45, y, 0.61), 6, True, ("#d8cdb8", "#8a3f32", "#3d5560"))
plant((-2.2, 2.45, 0), 1.1, 7, 32, "#c98d62", bounds=(-wide / 2, wide / 2, front))
plant((2.25, 2.5, 0), 0.75, 9, 24, "#d8d2c6", bounds=(-wide / 2, wide / 2, front))

window((-wide / 2, 0.5, 1.5), 90, 1.7, 1.6, "city_dusk", 1.1, 26, "#c79ad0", "#efece6", (1, 1))
linen = weave("linen", "#d8cbb3", 160, 0.4, "YZ", depth=0.002)
rod_for_curtain((-wide / 2, 0.5, 2.45), 90, 2.7)
curtain((-wide / 2, -0.65, 0), 90, 0.5, 2.42, linen, 4)
curtain((-wide / 2, 1.65, 0), 90, 0.5, 2.42, linen, 4, 2)
rug((0, -0.1, 0), 2.9, 2.0, "#b7a48c", "#7a4a3f")
sofa((0.15, -1.55, 0), 0, 1.9, "#a8583c", 2, ((-0.7, "#e3d9c6"), (0.72, "#33485c")))
throw((0.55, -1.99, 0.80), 0, 0.5, 0.5, "#dcd0b8")
armchair((-1.75, -0.55, 0), -42, "#53665a")
low_table((0.1, 0.05, 0), 0.42, 0.38, wood("top", "#c39a6a", 0.38, 1.2, 0))
bowl((0.2, 0.0, 0.38), 0.12, "#4f6d7a")
mug((-0.12, 0.12, 0.38), "#e3d9c6")
bottle((0.02, 0.2, 0.38), "#7a4a2c")
floor_lamp((2.3, 0.6, 0), 1.6, 9)
for k, (yy, zz) in enumerate(((-0.7, 1.75), (-0.7, 1.22), (-0.28, 1.48))):
    framed(
        (wide / 2, yy, zz),
        -90,
        0.36,
        0.46,
        (
            ("#e0d6c4", "#c4673c", "#2f4858"),
            ("#cfd3cd", "#2f4858", "#d6a14b"),
            ("#dfc9b4", "#53665a", "#8a3f32"),
        )[k],
    )
box("shelf", (0.9, 0.30, 0.03), ash, (0.1, -2.85, 2.12), bevel=0.004)
cinema_at((0.1, -2.83, 2.14), "white", 180, 0.085)
world("#000000", 0)
area("fill", (0, -2.8, 2.3), (0, 0.6, 0.4), 3.8, 0.8, 46, "#d6c6c0", glossy=False)
area("ceil", (0, 0.2, high - 0.05), (0, 0.2, 0), 3, 3, 22, "#d8c6c0", glossy=False)
if ARGS.get("cam") == "b":
    camera((-0.95, -0.35, 1.05), (0.62, 2.9, 0.72), 32, fstop=3.5, focus=(0.5, 2.4, 0.8))
else:
    camera((0.8, -2.93, 1.5), (-0.22, 2.0, 1.02), 23, fstop=5.6, focus=(0, 1.8, 1))
render("apartment", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
