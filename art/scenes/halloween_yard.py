"""Halloween in the yard: a haunted house on the screen, and every lit pumpkin on the porch, behind the seats."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import NIGHT, sky
from parts.garden import lawn, planting
from parts.lamps import fairy_lights
from parts.pumpkins import pumpkin
from parts.seats import camp_chair, floor_cushion, throw
from parts.shows import lightbeam, portable_at, screen
from parts.things import crate, rug
from toolkit.kit import *

reset(42)
sky(NIGHT, 0.9)
lawn((-7, 7), (-2, 8))
planting(
    7.2,
    (-5, 6),
    ((-5.6, 8.6, 1.1), (5.8, 8.8, 1.1), (-1.2, 11, 0.95), (9.5, 9, 1.1), (-9.5, 9, 1.2), (3, 12, 1.1)),
    ((-4.2, 5.6, 0.9), (4.3, 5.6, 0.9)),
)
w, y, z = 3.4, 4.2, 1.62
h = screen("haunted", w, (0, y, z), 14, 1.05, edge=0.05)
for s in (-1, 1):
    x = s * (w / 2 - 0.2)
    rod((x, y + 0.03, z - h / 2), (x, y + 0.03, 0.02), 0.024, stock("dark"))
    rod((x, y - 0.5, 0.02), (x, y + 0.6, 0.02), 0.022, stock("dark"))
deck = wood("deck", "#6a4a36", 0.5, 1.0, 0, 0.35)
for k in range(10):
    box("board", (9, 0.142, 0.03), deck, (0, -2.05 - 0.15 * k, 0.165), bevel=0.004)
box("edge", (9, 0.03, 0.17), deck, (0, -1.965, 0.085), bevel=0.004)
rug((0, 0.9, 0.004), 3.4, 1.8, "#8f7a68", "#3a2a3c")
for x, tone in ((-1.25, "#5a3a6a"), (0.0, "#3a3f4a"), (1.25, "#b5573a")):
    camp_chair((x, 0.35, 0), -6 * x, tone)
floor_cushion((-0.6, 1.45, 0.03), 14, "#b5573a", 0.6)
floor_cushion((0.7, 1.5, 0.03), -20, "#5a3a6a", 0.6)
throw((1.28, -0.08, 0.95), -8, 0.5, 0.5, "#d9cbb0", 0.4)
crate((0.02, -0.75, 0), 4, (0.5, 0.38, 0.46))
portable_at((0.02, -0.75, 0.47), "graphite", 180, 0.12)
lightbeam((0.02, -0.64, 0.63), (0, y - 0.02, z), w, 0.03)
for x, yy, s, turn in (
    (-1.65, -2.35, 1.35, 22),
    (-1.18, -2.2, 0.95, 8),
    (1.02, -2.3, 1.2, -22),
    (1.48, -2.42, 1.45, -30),
    (1.88, -2.15, 0.9, -20),
):
    pumpkin((x, yy, 0.18), s, turn)
pumpkin((-2.08, -2.25, 0.18), 1.0, 30, False)
fairy_lights(
    [(-4, -1.9, 2.7), (-2, -1.9, 2.45), (0, -1.9, 2.6), (2, -1.9, 2.45), (4, -1.9, 2.7)],
    0.14,
    40,
    "#ff9a3c",
    glow=2,
)
area("moon", (-5, 2, 7), (0, 1, 0), 3, 3, 420, "#8fa0e0", glossy=False)
area("house", (0, -5.2, 2.4), (0, -1.0, 0.4), 5, 1.2, 46, "#ffb98a", glossy=False)
area("rim", (6.0, 4, 4.5), (0, 0.5, 0.4), 4, 4, 150, "#8a7fff", glossy=False)
camera((-0.35, -5.7, 1.7), (0.02, 2.4, 0.92), 28.5, fstop=5.6, focus=(0, -0.5, 0.8))
render("halloween_yard", spp=16, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
