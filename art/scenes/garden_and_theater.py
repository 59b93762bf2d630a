"""Two projectors, two screens: a portable on a crate in the garden, a large one under the ceiling of a dark room."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import SUNSET, bulb_strand, sky
from parts.garden import lawn, planting
from parts.lamps import lantern
from parts.rooms import paint
from parts.seats import armchair, camp_chair
from parts.shows import cinema_at, lightbeam, portable_at, screen
from parts.things import crate, rug
from toolkit.kit import *

reset(37)
sky(SUNSET, 0.62)
lawn((-6, 1), (-5, 7), lambda x, y: x < 0.3 or y < -1.9)
lawn_y = 6.0
planting(
    lawn_y,
    (-4, 1),
    ((-5.0, 7.6, 1.0), (-1.6, 8.6, 0.9), (-8, 8, 1.2), (2.5, 10, 1.1)),
    ((-3.4, 4.6, 0.9), (-0.55, 4.9, 0.8), (-3.9, 3.4, 0.8)),
)
# The house, cut open towards the reader.
x0, x1, y0, y1, high = 0.12, 5.2, -1.7, 2.9, 2.75
dark, brickish = paint("room", "#3a3f4c"), paint("house", "#b8a78f")
edge = mat("edge", "#ece7dd", 0.6)
middle, run = (x0 + x1) / 2, (y0 + y1) / 2
box("party", (0.16, y1 - y0, high), brickish, (x0 - 0.02, run, high / 2), bevel=0)
box("inside", (0.03, y1 - y0 - 0.02, high), dark, (x0 + 0.075, run, high / 2), bevel=0)
box("cut", (0.19, 0.02, high), edge, (x0, y0, high / 2), bevel=0.003)
box("rear", (x1 - x0, 0.12, high), dark, (middle, y1 + 0.06, high / 2), bevel=0)
box("far", (0.12, y1 - y0, high), dark, (x1, run, high / 2), bevel=0)
box(
    "floor",
    (x1 - x0, y1 - y0, 0.14),
    mat("carpet", "#4a4752", 0.95, sheen=0.4, bump="noise", bump_s=0.8, bump_d=0.01, noise_scale=150),
    (middle, run, -0.03),
    bevel=0,
)
box("sill", (x1 - x0 + 0.2, 0.03, 0.16), edge, (middle, y0 - 0.015, -0.03), bevel=0.004)
box("roof", (x1 - x0 + 0.5, y1 - y0 + 0.5, 0.18), edge, (middle, run, high + 0.09), bevel=0.02)
for k in range(5):
    for s in (x0 + 0.13,):
        box(
            "panel",
            (0.05, 0.66, 1.7),
            mat("panel%d" % k, "#5a5264", 0.92, sheen=0.4),
            (s, y0 + 0.62 + 0.82 * k, 1.3),
            bevel=0.015,
        )

bx = 2.25
w2, c2 = 3.1, (bx + 0.1, y1 - 0.05, 1.58)
screen("regatta", w2, c2, 5, 1.45, edge=0.06)
cinema_at((bx, -0.55, 2.34), "white", 180, 0.11, hang=True)
cyl(0.03, 2.34, high, stock("dark"), None, 0.004, (bx, -0.55, 0))
lightbeam((bx, -0.33, 2.25), c2, w2, 0.035)
for x in (-0.95, -0.08, 0.79):
    armchair((bx + x + 0.05, -0.15, 0.04), 0, "#7a3b3b")
area("cove", (bx, y1 - 0.35, high - 0.04), (bx, y1 + 0.2, 0.6), 3.6, 0.08, 6, "#ffcf9a", glossy=False)
area("roomfill", (bx, -1.2, high - 0.06), (bx, 1, 0.4), 3.2, 0.8, 16, "#c8b8c8", glossy=False)

# The garden.
gx, w1, gy = -1.95, 1.8, 2.3
c1 = (gx, gy, 1.42)
h1 = screen("regatta", w1, c1, 9, 1.35, edge=0.035)
for s in (-1, 1):
    lx = gx + s * (w1 / 2 - 0.12)
    rod((lx, gy + 0.02, c1[2] - h1 / 2), (lx, gy + 0.02, 0.02), 0.016, stock("alu"))
    rod((lx, gy - 0.36, 0.02), (lx, gy + 0.36, 0.02), 0.016, stock("alu"))
crate((gx + 0.02, -0.85, 0), 4, (0.5, 0.38, 0.36))
portable_at((gx + 0.02, -0.85, 0.37), "sand", 180, 0.125)
lightbeam((gx + 0.02, -0.75, 0.54), c1, w1, 0.03)
rug((gx, 0.55, 0.004), 2.0, 1.3, "#b88a64", "#6d3b2a", 3)
camp_chair((gx - 1.05, 0.15, 0), -12, "#2f6f78")
camp_chair((gx + 1.05, 0.15, 0), 12, "#b5573a")
for place, size in (((gx - 1.2, 0.9, 0), 1.1), ((gx + 1.2, 1.3, 0), 1.0), ((gx - 0.75, -0.9, 0), 0.9)):
    lantern(place, size, 3.2)
rod((-4.6, -1.2, 0), (-4.6, -1.2, 3.1), 0.035, stock("dark"))
rod((-4.4, 3.6, 0), (-4.4, 3.6, 3.1), 0.035, stock("dark"))
bulb_strand((-4.6, -1.2, 3.05), (0.0, -1.5, 2.7), 0.3, 0.42, 14)
bulb_strand((-4.4, 3.6, 3.05), (0.0, 1.6, 2.7), 0.3, 0.42, 14)
area("house", (-1.5, -5.6, 2.6), (-1.2, 0, 0.6), 5, 1.4, 330, "#ffd2a0", glossy=False)
area("rim", (-6.5, 3, 4.5), (-2, 0, 0.4), 4, 4, 150, "#8f8fff", glossy=False)
camera((0.02, -6.0, 1.86), (0.04, 1.5, 1.26), 29.5, fstop=8, focus=(0, 0, 1))
render("garden_and_theater", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
