"""An evening of setting up: the box is open, tape marks the corners, a test picture is on the wall."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.handiwork import carton, masking, spirit_level, tape_measure
from parts.lamps import floor_lamp
from parts.plants import plant
from parts.rooms import boards, paint, shell, window
from parts.seats import floor_cushion
from parts.shows import cinema_at, lightbeam, screen
from parts.things import mug
from toolkit.kit import *

reset(33)
wide, deep, high = 5.4, 5.6, 2.7
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#b9b2a4"),
    paint("side", "#9aa59c"),
    mat("ceiling", "#d5d0c8", 0.9, spec=0.1),
    skirting="#efece6",
)
boards(wide, deep, wood("oak", "#b08658", 0.38, 0.55, 1, var=0.25, spec=0.45), 0.16)
w, centre = 2.5, (0.0, front - 0.004, 1.58)
h = screen("test_picture", w, centre, 7, 1.5, edge=0)
masking((centre[0], front, centre[2]), w, h)

ash = wood("ash", "#c39a6a", 0.42, 1.2, 0, var=0.25)
box("bench", (2.0, 0.36, 0.28), ash, (0, front - 0.26, 0.24), bevel=0.008)
for x in (-0.9, 0.9):
    rod((x, front - 0.26, 0.1), (x * 1.03, front - 0.28, 0), 0.018, stock("black"))
rbody(
    "bar", 1.05, 0.11, 0.075, 0.03, 0.02, fabric("bar", "#4a4d53", 60, 0.2), loc=(0, front - 0.30, 0.38), n=96
)

# The projector on a small table, its cable on the way to the wall.
px, py, top = 0.12, -0.62, 0.62
box("table", (0.62, 0.50, 0.035), ash, (px, py, top - 0.018), bevel=0.01)
box("shelf", (0.54, 0.42, 0.025), ash, (px, py, 0.2), bevel=0.008)
for sx in (-1, 1):
    for sy in (-1, 1):
        box("leg", (0.035, 0.035, top), ash, (px + sx * 0.27, py + sy * 0.21, top / 2 - 0.02), bevel=0.005)
cinema_at((px, py, top), "white", 180, 0.108)
lightbeam((px, py + 0.22, top + 0.1), centre, w, 0.028)
spot("lens", (px, py + 0.24, top + 0.1), (px, 1, 0.9), 0.8, 100, 1, "#dfe6ff", 0.01)
tube(
    "cord",
    [
        (px - 0.10, py - 0.19, top + 0.08),
        (px - 0.12, py - 0.36, top - 0.06),
        (px - 0.1, py - 0.34, 0.12),
        (px - 0.5, py - 0.2, 0.012),
        (px - 1.3, py + 0.5, 0.012),
        (-1.5, 1.4, 0.012),
        (-1.15, front - 0.2, 0.03),
    ],
    0.009,
    stock("rubber"),
    bez=True,
)
tape_measure((0.72, -0.50, 0.0), 0, 3.2, 0.06)
spirit_level((-0.72, 0.30, 0.0), 34, 0, 0.8)
carton((-1.16, -0.30, 0), 18)
soft("manual", (0.2, 0.27, 0.012), stock("white"), (-0.55, -0.05, 0.012), rot=(0, 0, rad(20)), r=0.004)
blue = mat("roll", "#2f7fd0", 0.55)
lathe(
    "roll",
    [(0.036, 0), (0.055, 0), (0.055, 0.034), (0.036, 0.034), (0.036, 0)],
    blue,
    loc=(-0.2, 0.35, 0),
    seg=64,
)
floor_cushion((1.55, 0.35, 0), 20, "#c4673c", 0.62)
mug((1.12, 0.10, 0.0), "#3f5a5e")
window((wide / 2, 0.7, 1.5), -90, 1.5, 1.5, "city_dusk", 1.0, 22, "#b69ad8", "#efece6", (1, 1))
plant((2.2, 2.25, 0), 1.0, 9, 30, "#d8d2c6", bounds=(-wide / 2, wide / 2, front))
floor_lamp((-2.2, 2.0, 0), 1.6, 12)
world("#000000", 0)
area("fill", (0, -2.65, 2.3), (0, 0.6, 0.4), 3.8, 0.9, 66, "#dccfc8", glossy=False)
area("ceil", (0, 0.2, high - 0.05), (0, 0.2, 0), 3, 3, 26, "#d8c6c0", glossy=False)
camera((0.85, -2.55, 1.62), (-0.18, 1.7, 0.93), 25, fstop=5.6, focus=(0, 0.3, 0.8))
render("setup_evening", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
