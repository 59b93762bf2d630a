"""The same picture three times: by daylight, beside a lamp, and in the dark."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.lamps import floor_lamp
from parts.plants import plant
from parts.rooms import paint, window
from parts.seats import bean_bag
from parts.shows import lightbeam, portable_at, screen
from parts.things import rug
from toolkit.kit import *

reset(34)
bay, wall_, deep, high = 2.12, 0.12, 2.1, 2.62
back = 1.0
chalk = paint("chalk", "#cfc8bc")
edge = emit("edge", "#e6ddcc", 0.0, cam=0.30)
floor = wood("floor", "#a67b50", 0.4, 0.6, 1, var=0.25)
total = 3 * bay + 4 * wall_
box("slab", (total, deep, 0.16), chalk, (0, back - deep / 2, -0.082), bevel=0)
box("roof", (total, deep, 0.16), chalk, (0, back - deep / 2, high + 0.08), bevel=0)
for z in (-0.082, high + 0.08):
    box("fascia", (total, 0.02, 0.16), edge, (0, back - deep - 0.01, z), bevel=0.004)
box("rear", (total, 0.1, high), chalk, (0, back + 0.05, high / 2), bevel=0)
for k in range(4):
    x = -total / 2 + wall_ / 2 + k * (bay + wall_)
    box("wall", (wall_, deep, high), chalk, (x, back - deep / 2, high / 2), bevel=0)
    box("fascia", (wall_, 0.02, high), edge, (x, back - deep - 0.01, high / 2), bevel=0.004)
for k in range(3):
    x = (k - 1) * (bay + wall_)
    for q in range(13):
        place = (x - bay / 2 + 0.163 * (q + 0.5), back - deep / 2, 0.004)
        box("board", (0.158, deep - 0.01, 0.012), floor, place, bevel=0.002, seg=1)
    film = ("paper_lanterns_by_day", "paper_lanterns_by_lamp", "paper_lanterns")[k]
    centre = (x + 0.32 * (k - 1), back - 0.004, 1.52)
    screen(film, 1.42, centre, (1.2, 2.2, 4.0)[k], (1.5, 1.45, 1.6)[k], edge=0, sat=(0.95, 1.1, 1.25)[k])
    box("stool", (0.44, 0.36, 0.03), stock("walnut"), (x, -0.55, 0.46), bevel=0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rod(
                (x + sx * 0.17, -0.55 + sy * 0.13, 0.45),
                (x + sx * 0.2, -0.55 + sy * 0.15, 0),
                0.014,
                stock("black"),
            )
    portable_at((x, -0.55, 0.475), "sand", 180, 0.125)
    lightbeam((x, -0.44, 0.64), centre, 1.42, (0.0, 0.012, 0.03)[k])
    rug((x, 0.2, 0.01), 1.5, 0.8, ("#b9a488", "#a88f74", "#8d8f9c")[k], "#6d5a48")
    bean_bag(
        (x + (0.62, -0.62, 0.62)[k], 0.1, 0.03), (30, -30, 30)[k], ("#c4673c", "#d09a3c", "#3f6b78")[k], 0.72
    )

left = -total / 2 + wall_
window((left, 0.0, 1.60), 90, 1.1, 1.35, "city_day", 1.6, 0, "#ffffff", "#f2efe8", (1, 1))
area("sun", (left + 0.1, 0.0, 1.9), (left + 1.6, 0.2, 0.5), 1.0, 1.2, 170, "#fff6e6", glossy=False)
area("day", (left + 1.2, -0.6, high - 0.06), (left + 1.2, 0.2, 0), 1.6, 1.0, 60, "#f2f6ff", glossy=False)
plant((left + 0.36, 0.66, 0), 0.5, 5, 20, "#c98d62", bounds=(left, left + bay, back))
floor_lamp((0.83, 0.45, 0.01), 1.5, 11)
area("warm", (0, -0.5, high - 0.06), (0, 0.2, 0), 1.4, 0.8, 6, "#ffd0a0", glossy=False)
night = bay + wall_
area("night", (night, -0.6, high - 0.06), (night, 0.4, 0), 1.6, 0.8, 5, "#7f93d8", glossy=False)
world(None, 0.30, stops=((0, "#20263a"), (0.5, "#3d4764"), (1, "#2a3048")))
area("face", (0, -6.5, 3.2), (0, 0, 1.4), 5, 1.5, 36, "#c9cfe6", glossy=False)
camera((0, -6.3, 1.55), (0, 1.0, 1.30), 27.5, fstop=11, focus=(0, 0, 1))
render("three_rooms", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
