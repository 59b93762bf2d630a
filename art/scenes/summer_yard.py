"""A summer night on a terrace: loungers, cushions, and balloons on an inflatable screen."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import bulb_strand, sky
from parts.garden import lawn, planting
from parts.lamps import lantern
from parts.seats import floor_cushion, lounger
from parts.shows import lightbeam, portable_at, screen
from parts.things import bottle, bowl, crate, rug
from toolkit.kit import *

reset(43)
sky(((0, "#c97f7a"), (0.08, "#8a6a96"), (0.2, "#4a5596"), (0.45, "#223a7a"), (1, "#101f50")), 0.55)
lawn((-7, 7), (-3, 8), lambda x, y: not (abs(x) < 3 and y < 0.2))
planting(
    7.0,
    (-5, 6),
    ((-5.6, 8.4, 1.1), (5.8, 8.6, 1.1), (-1.2, 11, 0.95), (9.5, 9, 1.1), (-9.5, 9, 1.2)),
    ((-4.0, 5.2, 1.0), (4.1, 5.2, 1.0), (-4.6, 3.6, 0.8), (4.7, 3.6, 0.8)),
)
tile = mat("tile", "#b9a58c", 0.6, rough_var=0.1)
for i in range(-5, 5):
    for j in range(-6, 1):
        box("tile", (0.592, 0.592, 0.05), tile, (0.3 + 0.6 * i, 0.3 + 0.6 * j - 0.3, 0.0), bevel=0.006, seg=1)
skin = mat("skin", "#22406a", 0.45, spec=0.4)
w, r, y = 3.5, 0.2, 4.4
h = w * 9 / 16
for s in (-1, 1):
    tube("post", [(s * (w / 2 + r), y, 0.15), (s * (w / 2 + r), y, 0.65 + h + r)], r, skin, res=12)
    tube("foot", [(s * (w / 2 + r), y - 0.6, 0.2), (s * (w / 2 + r), y + 0.5, 0.2)], r, skin, res=12)
for z in (0.5, 0.65 + h + r * 0.9):
    tube("beam", [(-w / 2 - r, y, z), (w / 2 + r, y, z)], r * 0.95, skin, res=12)
screen("balloons", w, (0, y - 0.12, 0.65 + h / 2), 14, 1.35, edge=0, sat=1.2)
lounger((-1.5, -0.9, 0.03), -6, "#8d6242", "#e0785a")
lounger((1.55, -0.9, 0.03), 7, "#8d6242", "#4f9aa0")
rug((0, 1.5, 0.004), 3.0, 1.8, "#d9c39a", "#2f6f78")
for x, yy, tone, turn in (
    (-0.8, 1.6, "#e0a03c", 14),
    (0.15, 1.3, "#2f6f78", -12),
    (0.95, 1.7, "#d9573a", 26),
):
    floor_cushion((x, yy, 0.03), turn, tone, 0.64)
# A cool box carries the projector.
teal, white = mat("cool", "#3fa09a", 0.4), stock("white")
rbody("cool", 0.56, 0.38, 0.32, 0.05, 0.03, teal, loc=(0.02, -1.25, 0.03), n=64)
rbody("lid", 0.58, 0.40, 0.08, 0.06, 0.03, white, loc=(0.02, -1.25, 0.34), n=64)
portable_at((0.02, -1.25, 0.42), "sand", 180, 0.125)
lightbeam((0.02, -1.14, 0.59), (0, y - 0.14, 0.65 + h / 2), w, 0.03)
crate((-0.72, -1.05, 0.03), -8, (0.42, 0.34, 0.32))
bowl((-0.78, -1.05, 0.36), 0.11, "#e6dccb")
bottle((-0.6, -1.0, 0.36), "#c98a2c")
for place, size in (((-2.5, 0.7, 0), 1.2), ((2.6, 0.8, 0), 1.2), ((-1.4, 2.8, 0), 0.9), ((1.5, 2.9, 0), 1.0)):
    lantern(place, size, 3.4)
posts = ((-4.2, -1.9), (4.2, -1.9), (-4.2, 5.0), (4.2, 5.0))
for x, yy in posts:
    rod((x, yy, 0), (x, yy, 3.3), 0.035, stock("dark"))
for a, b in ((0, 2), (1, 3), (2, 3), (0, 1)):
    bulb_strand((*posts[a], 3.25), (*posts[b], 3.25), 0.34, 0.46, 15)
area("house", (0, -5.4, 2.4), (0, 0, 0.6), 5, 1.4, 80, "#ffc78a", glossy=False)
area("rim", (6, 4, 4.5), (0, 1, 0), 4, 4, 130, "#8f8fff", glossy=False)
camera((-0.6, -4.7, 1.65), (0.03, 3, 1.2), 28, fstop=5.6, focus=(0, 0.5, 0.8))
render("summer_yard", spp=16, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
