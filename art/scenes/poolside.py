"""Beside a pool at night: the picture on the garden wall, its reflection in the water, loungers and palms."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import SUNSET, sky
from parts.foliage import blades, leafmat
from parts.seats import knit, lounger, pillow
from parts.shows import lightbeam, portable_at, screen
from parts.things import bottle
from parts.plants import plant
from parts.lamps import lantern
from toolkit.kit import *

reset(41)
sky(SUNSET, 0.34)
stone = mat("stone", "#b7ab9b", 0.5, rough_var=0.08, col_var=0.1)
x0, x1, y0, y1 = -2.6, 2.6, 0.4, 5.0
for i in range(-12, 12):
    for j in range(-9, 14):
        x, y = 0.3 + 0.6 * i, 0.3 + 0.6 * j
        if x0 < x < x1 and y0 < y < y1:
            continue
        box("slab", (0.59, 0.59, 0.06), stone, (x, y, -0.03), bevel=0.006, seg=1)
edge = mat("edge", "#d9d0c2", 0.45)
for x in (x0, x1):
    box("edge", (0.3, y1 - y0 + 0.6, 0.08), edge, (x, (y0 + y1) / 2, 0.01), bevel=0.02)
for y in (y0, y1):
    box("edge", (x1 - x0 + 0.3, 0.3, 0.08), edge, ((x0 + x1) / 2, y, 0.01), bevel=0.02)
tilem = mat("pooltile", "#4fa9b8", 0.4)
box("bottom", (x1 - x0, y1 - y0, 0.1), tilem, (0, (y0 + y1) / 2, -1.4), bevel=0)
for x in (x0, x1):
    box("poolwall", (0.1, y1 - y0, 1.4), tilem, (x, (y0 + y1) / 2, -0.75), bevel=0)
for y in (y0, y1):
    box("poolwall", (x1 - x0, 0.1, 1.4), tilem, (0, y, -0.75), bevel=0)
m = D.materials.new("water")
n, l = nodes(m)
n.remove(n["Principled BSDF"])
gloss, clear, mix, fresnel = (
    n.new(k)
    for k in ("ShaderNodeBsdfGlossy", "ShaderNodeBsdfTransparent", "ShaderNodeMixShader", "ShaderNodeFresnel")
)
gloss.inputs["Roughness"].default_value = 0.02
clear.inputs["Color"].default_value = lin("#9fdbe0")
fresnel.inputs["IOR"].default_value = 1.45
where, wave, bump = (n.new(k) for k in ("ShaderNodeTexCoord", "ShaderNodeTexNoise", "ShaderNodeBump"))
wave.inputs["Scale"].default_value, wave.inputs["Detail"].default_value = 2.6, 3
bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.25, 0.05
l.new(where.outputs["Object"], wave.inputs["Vector"])
l.new(wave.outputs["Fac"], bump.inputs["Height"])
for node in (gloss, fresnel):
    l.new(bump.outputs[0], node.inputs["Normal"])
l.new(fresnel.outputs[0], mix.inputs[0])
l.new(clear.outputs[0], mix.inputs[1])
l.new(gloss.outputs[0], mix.inputs[2])
l.new(mix.outputs[0], n["Material Output"].inputs["Surface"])
plane("water", x1 - x0, y1 - y0, m, (0, (y0 + y1) / 2, -0.10))
for x in (-1.6, 0, 1.6):
    area("poollight", (x, y1 - 0.12, -0.6), (x, y0, -0.9), 0.5, 0.3, 26, "#6fe0e6", glossy=False)
    area("poollight", (x, y0 + 0.12, -0.6), (x, y1, -0.9), 0.5, 0.3, 18, "#6fe0e6", glossy=False)
white = mat("render", "#cfc6b8", 0.85, bump="noise", bump_s=0.2, bump_d=0.005, noise_scale=60)
box("wall", (12, 0.3, 3.0), white, (0, 6.7, 1.5), bevel=0.02)
w, z = 3.7, 1.55
screen("waves", w, (0, 6.53, z), 10, 1.3, edge=0.05)
palm = leafmat("palm", "#3d6b3a", "#8aa65a", 0.35)
trunk = wood("trunk", "#6d5540", 0.85, 1.5, 2, 0.4)
rr = random.Random(5)
for px, py, high in ((-4.6, 5.6, 4.4), (4.7, 5.4, 3.8), (-5.6, 7.6, 5.2), (5.9, 7.6, 5.6), (3.7, 7.8, 4.6)):
    lean = rr.uniform(-0.25, 0.25)
    path = [(px + lean * t * t, py, high * t) for t in np.linspace(0, 1, 10)]
    tube("trunk", path, 0.11, trunk, res=6)
    tip = Vector(path[-1])
    for k in range(17):
        a = 2.4 * k
        lift, reach = rr.uniform(0.1, 1.0), rr.uniform(1.3, 1.8)

        def frond(u, v):
            out = reach * u
            z_ = tip.z + lift * u - 1.5 * u * u
            side = (v - 0.5) * 0.62 * sin(pi * min(1, 0.08 + u * 0.92)) * (1 - 0.12 * (1 + sin(58 * u)))
            return (
                tip.x + cos(a) * out - sin(a) * side,
                tip.y + sin(a) * out + cos(a) * side,
                z_ - abs(v - 0.5) * 0.5 * u,
            )

        sheet("frond", frond, 40, 5, palm, None, 0)
grass = leafmat("grass", "#5c7a42", "#c2c88a", 0.4)
with Coll("tuft") as tuft:
    blades("tuft", 380, 0, 0.8, 0.011, grass, np.random.default_rng(3), 0.8, clump=0.14)
for x in (-4.6, -4.1, -3.7, -3.2, 3.2, 3.7, 4.2, 4.8, -5.2, 5.3):
    inst(tuft, (x, 6.2 + 0.2 * rr.random(), 0), (0, 0, rr.random() * 6), rr.uniform(0.7, 1.2))
for x in (-4.2, 4.2):
    spot("uplight", (x, 5.7, 0.1), (x, 6.6, 1.6), 90, 110, 1, "#ffb469", 0.05)
for x, turn in ((-1.55, -4), (-0.5, 2), (1.2, 6)):
    lounger((x, -0.95, 0), turn, "#e0d8ca", "#d9cdb6" if x < 1 else "#4f7f8a", 46)
pillow((-1.55, -1.55, 0.86), "#c9694a", 0.40, -40, 0)
pillow((1.15, -1.55, 0.86), "#e6dccb", 0.40, -40, 6)
teak = wood("teak", "#9a6b42", 0.42, 1.3, 0)
box("side", (0.42, 0.42, 0.04), teak, (0.38, -0.85, 0.40), bevel=0.008)
for sx in (-0.17, 0.17):
    for sy in (-0.17, 0.17):
        box("leg", (0.04, 0.04, 0.40), teak, (0.38 + sx, -0.85 + sy, 0.20), bevel=0.005)
portable_at((0.38, -0.85, 0.42), "white", 182, 0.10)
lightbeam((0.38, -0.75, 0.56), (0, 6.5, z), w, 0.03)
for x, tone in ((2.05, "#c9b27a"), (2.18, "#3f6b4a")):
    bottle((x, -0.7, 0.0), tone)
towel = knit("towel", "#d98a5a")
sheet(
    "towel",
    lambda u, v: (1.95 + 0.5 * u, -1.7 + 0.7 * v, 0.03 + 0.01 * sin(9 * u + 3 * v)),
    20,
    24,
    towel,
    None,
    0.02,
)
for place, size in (
    ((-2.85, 0.1, 0.03), 1.2),
    ((2.9, 0.2, 0.03), 1.2),
    ((-2.85, 4.6, 0.03), 1.0),
    ((2.9, 4.6, 0.03), 1.0),
    ((-2.5, -1.2, 0), 0.9),
):
    lantern(place, size, 3.6)
plant((-3.6, 1.6, 0), 1.0, 4, 28, "#8d897f")
plant((3.7, 1.4, 0), 1.0, 7, 28, "#8d897f")
area("house", (0, -5.0, 2.6), (0, 0, 0.6), 5, 1.4, 55, "#ffc78a", glossy=False)
area("rim", (-6, 4, 4.5), (0, 1, 0), 4, 4, 60, "#8f9fff", glossy=False)
if ARGS.get("cam") == "b":
    camera((-2.75, -2.2, 1.15), (0.7, 3.6, 0.75), 32, fstop=3.2, focus=(-0.5, -0.6, 0.5))
else:
    camera((0.7, -4.3, 1.85), (-0.05, 3.6, 0.98), 26, fstop=5.6, focus=(0, 1, 0.5))
render("poolside", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
