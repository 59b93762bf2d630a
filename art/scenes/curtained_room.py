"""A dark room for movies: charcoal walls, velvet curtains from wall to wall, one warm lamp behind the seats."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.carpet import carpet
from parts.lamps import table_lamp
from parts.rooms import curtain, paint, rod_for_curtain, shell
from parts.seats import armchair
from parts.shows import screen
from parts.things import books, bowl
from toolkit.kit import *

reset(41)
wide, deep, high = 5.6, 6.4, 2.8
front = deep / 2
charcoal = paint("charcoal", "#3a3b40", 0.92)
shell(wide, deep, high, charcoal, charcoal, mat("ceiling", "#2c2d31", 0.95, spec=0.1), skirting=None)
pile = carpet("#4a4650", 150)
box("carpet", (wide, deep, 0.05), pile, (0, 0, -0.025), bevel=0)
w, z = 3.3, 1.52
screen("rocket", w, (0, front - 0.10, z), 7, 1.0, edge=0.06)
velvet = mat(
    "velvet", "#6d2430", 0.9, sheen=1.0, spec=0.1, bump="noise", bump_s=0.3, bump_d=0.004, noise_scale=200
)
for s in (-1, 1):
    curtain((s * (w / 2 + 0.58), front, 0), 0, 0.92, high - 0.14, velvet, 8, s)
    for k in range(3):
        curtain((s * wide / 2, front - 0.75 - 1.35 * k, 0), -90 * s, 1.36, high - 0.14, velvet, 11, k + s)
    rod_for_curtain((s * wide / 2, 0.9, high - 0.1), -90 * s, 4.3)
rod_for_curtain((0, front, high - 0.1), 0, wide - 0.2)
for x in (-1.5, -0.5, 0.5, 1.5):
    armchair((x * 1.02, -0.35, 0), 0, "#4a3f3c")
bench = wood("bench", "#4a3022", 0.5, 1.1, 0, var=0.25, spec=0.3)
box("bench", (3.6, 0.34, 0.05), bench, (0, -1.25, 0.72), bevel=0.008)
for x in (-1.7, 0, 1.7):
    box("leg", (0.06, 0.28, 0.70), bench, (x, -1.25, 0.35), bevel=0.006)
table_lamp((0.52, -1.25, 0.745), 16, "#ffb067", "#7a4a34")
bowl((-0.35, -1.25, 0.745), 0.12, "#6a5a50")
books((-1.25, -1.25, 0.745), 8, True, ("#3d4a5c", "#6d2430", "#8d7a5f"))
world("#000000", 0)
area("fill", (0, -3.05, 2.3), (0, 0.8, 0.8), 4, 0.8, 62, "#b4bad6", glossy=False)
camera((-0.6, -3.05, 1.72), (0.1, 2.4, 1.1), 22, fstop=5.6, focus=(0, 0.8, 1))
render("curtained_room", spp=16, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
