"""First aid for a projector: it stays closed; its filter, a blower and a cloth lie beside it, and the picture hangs crooked."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.lamps import table_lamp
from parts.plants import plant
from parts.rooms import boards, paint, shell
from parts.shows import cinema_at, lightbeam, screen
from parts.things import books, mug
from toolkit.kit import *

reset(39)
wide, deep, high = 5.6, 5.2, 2.7
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#a8765a"),
    paint("side", "#b89a80"),
    mat("ceiling", "#cfc6ba", 0.9, spec=0.1),
)
boards(wide, deep, wood("oak", "#8f6743", 0.38, 0.55, 1, var=0.28, spec=0.45), 0.17)
w, centre = 2.15, (-0.12, front - 0.01, 1.60)
screen("tram", w, centre, 6.5, 1.45, edge=0, tilt=5)

top, ty = 0.78, -0.45
table = wood("table", "#b98a58", 0.4, 1.1, 0, var=0.3, spec=0.45)
box("top", (2.3, 0.95, 0.045), table, (0.1, ty, top - 0.022), bevel=0.012)
for sx in (-1, 1):
    for sy in (-1, 1):
        box("leg", (0.06, 0.06, top), table, (0.1 + sx * 1.05, ty + sy * 0.40, top / 2 - 0.03), bevel=0.008)
px, py = -0.22, ty + 0.02
cinema_at((px, py, top), "white", 180, 0.125)
lightbeam((px, py + 0.26, top + 0.115), centre, w, 0.024)
spot("lens", (px, py + 0.28, top + 0.115), (px, 1, 1.0), 0.8, 100, 1, "#dfe6ff", 0.01)

# The filter, half out of its slot at the side.
fx = px + 0.125 * 2.15
dark = mat("slot", "#0d0e11", 0.7)
frame = mat("filterframe", "#2a2d33", 0.5)
fluff = mat("filter", "#8f8c86", 0.95, bump="noise", bump_s=0.9, bump_d=0.004, noise_scale=260)
box("slot", (0.006, 0.24, 0.10), dark, (fx, py + 0.02, top + 0.09), bevel=0.003)
filter_ = empty("filterplace", (fx + 0.15, py - 0.20, top + 0.012), (0, 0, rad(14)))
box("frame", (0.12, 0.25, 0.018), frame, (0, 0, 0), bevel=0.004, parent=filter_)
box("mesh", (0.10, 0.23, 0.006), fluff, (0, 0, 0.008), bevel=0.001, parent=filter_)
for k in range(7):
    box("pleat", (0.004, 0.23, 0.006), frame, (-0.042 + 0.014 * k, 0, 0.012), bevel=0.001, parent=filter_)
box("tab", (0.03, 0.05, 0.02), frame, (0.07, 0, 0.004), bevel=0.004, parent=filter_)

cloth = mat("cloth", "#3d7fb5", 0.95, sheen=0.7, bump="noise", bump_s=0.4, bump_d=0.001, noise_scale=900)


def folded(u, v):
    x, y = 0.26 * (u - 0.5), 0.20 * (v - 0.5)
    z = 0.006 + 0.010 * (1 + sin(34 * x + 14 * y)) + 0.007 * (1 + sin(22 * y - 18 * x + 1))
    return (0.78 + x * cos(0.5) - y * sin(0.5), ty - 0.16 + x * sin(0.5) + y * cos(0.5), top + z)


sheet("cloth", folded, 44, 36, cloth, None, 0.003)
# A bulb blower: a rubber bulb with a nozzle.
blower = empty("blower", (0.62, ty + 0.16, top + 0.04), (rad(90), 0, rad(-58)))
rubber = mat("bulb", "#b8322c", 0.45, spec=0.4)
lathe(
    "bulb",
    [
        (0, -0.075),
        (0.018, -0.073),
        (0.036, -0.05),
        (0.041, -0.01),
        (0.036, 0.03),
        (0.018, 0.055),
        (0.012, 0.065),
        (0.011, 0.08),
    ],
    rubber,
    parent=blower,
    seg=64,
    angle=60,
)
lathe(
    "nozzle", [(0.010, 0.076), (0.008, 0.10), (0.004, 0.15), (0, 0.15)], stock("black"), parent=blower, seg=32
)
# The lens cap, and a coil of cable.
lathe(
    "cap",
    [(0.062, 0), (0.062, 0.022), (0.056, 0.028), (0, 0.028)],
    stock("black"),
    loc=(0.20, ty + 0.33, top),
    seg=64,
)
for k in range(4):
    torus(0.085 - 0.004 * k, 0.0055, stock("rubber"), None, (-0.80, ty - 0.18, top + 0.008 + 0.010 * k), n=48)
tube(
    "cable",
    [(-0.72, ty - 0.16, top + 0.04), (-0.62, ty - 0.30, top + 0.01), (-0.52, ty - 0.32, top + 0.008)],
    0.0055,
    stock("rubber"),
    bez=True,
)
box("plug", (0.05, 0.022, 0.014), stock("dark"), (-0.49, ty - 0.322, top + 0.009), bevel=0.003)
mug((1.02, ty + 0.28, top), "#3f5a5e", 150)
books((-0.92, ty + 0.26, top), 10, True, ("#2f4858", "#e2d6c0", "#c4673c"))
table_lamp((-2.05, 2.2, 0.62), 7, "#ffb56b", "#3f5a5e")
box("side", (0.9, 0.36, 0.60), table, (-2.05, 2.25, 0.31), bevel=0.01)
plant((1.75, 2.05, 0), 1.05, 6, 30, "#e6ddcf", bounds=(-wide / 2, wide / 2, front))
world("#000000", 0)
area("fill", (1.2, -2.4, 2.3), (0, -0.3, 0.8), 3.2, 0.9, 66, "#e0d2c6", glossy=False)
area("ceil", (0, 0.2, high - 0.05), (0, 0.2, 0), 3, 2.4, 24, "#dccabc", glossy=False)
area("edge", (2.6, 0.6, 1.9), (0, -0.3, 0.85), 0.9, 0.9, 30, "#ffe2c0")
camera((1.42, -1.72, 1.46), (-0.32, 1.1, 0.99), 25, fstop=5.6, focus=(0.05, -0.35, 0.86))
render("care_table", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
