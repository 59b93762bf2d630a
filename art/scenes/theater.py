"""A home theater: theme=amber|teal|violet img=planet|racer|… cam=rear|mid|side rows=1|2."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.projector_cinema import cinema
from parts.carpet import carpet
from parts.theater_shell import theater_walls, theater_panels
from parts.theater_fittings import theater_front, theater_seats
from toolkit.kit import *

reset(3)
cam0 = ARGS.get("cam", "rear")
theme = ARGS.get("theme", "amber")
img = ARGS.get("img", "planet")
TH = {
    "amber": dict(
        wash="#ff9d4d",
        cove="#4257ff",
        step="#ffb066",
        seat="#33291f",
        panel="#57504b",
        wall="#2c2a2d",
        carpet="#34313a",
        scr=9.0,
        washS=1.0,
        coveS=0.7,
    ),
    "teal": dict(
        wash="#28c5c8",
        cove="#5a49ff",
        step="#59e0e6",
        seat="#30343b",
        panel="#454d55",
        wall="#262b31",
        carpet="#2c3038",
        scr=9.0,
        washS=0.9,
        coveS=0.8,
    ),
    "violet": dict(
        wash="#a349ff",
        cove="#ff3f9e",
        step="#7a6bff",
        seat="#2a2830",
        panel="#484352",
        wall="#27242e",
        carpet="#2b2833",
        scr=9.0,
        washS=1.1,
        coveS=1.0,
    ),
}[theme]
W, L, H = 6.4, 9.0, 3.15
ys = 4.3
yb = ys - L
wallm = mat("wall", TH["wall"], 0.85, spec=0.2, bump="noise", bump_s=0.2, bump_d=0.004, noise_scale=160)
ceilm = mat("ceil", "#1c1c22", 0.9, spec=0.15)
pile = carpet(TH["carpet"], mottled=0.25)
panelm = mat(
    "panel", TH["panel"], 0.92, spec=0.15, sheen=0.5, bump="noise", bump_s=0.55, bump_d=0.004, noise_scale=260
)
leather = mat(
    "leather",
    TH["seat"],
    0.40,
    spec=0.5,
    bump="noise",
    bump_s=0.22,
    bump_d=0.002,
    noise_scale=130,
    rough_var=0.08,
)
black = mat("black", "#060607", 0.5)
blackg = mat("blackg", "#08080a", 0.15, coat=0.5)
metal = mat("metal", "#3a3b40", 0.3, metal=1)
walnut = wood("walnut", "#4a2d1c", 0.38, 1.2, 2, spec=0.45)
s, y = theater_walls(TH, W, L, H, ys, yb, wallm, ceilm, pile)
zc, s, i = theater_panels(TH, W, L, H, ys, panelm, black, walnut)
sw_, sh_, zs, s, z, rr = theater_front(img, TH, W, ys, panelm, black, blackg, metal, walnut, zc)
s = theater_seats(TH, W, yb, pile, leather, black, metal)


# side tables w/ popcorn
def bowl(loc, s=1):
    lathe(
        "bowl",
        [
            (0, 0.0),
            (0.06 * s, 0.0),
            (0.13 * s, 0.09 * s),
            (0.128 * s, 0.095 * s),
            (0.05 * s, 0.012 * s),
            (0, 0.012 * s),
        ],
        mat("bw", "#c9c2b8", 0.3, coat=0.3),
        loc=loc,
        seg=64,
    )
    rr = random.Random(3)
    for i in range(70):
        a = rr.random() * 6.28
        q = 0.105 * s * math.sqrt(rr.random())
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.015 * s)
        for v in bm.verts:
            v.co *= 0.7 + 0.6 * rr.random()
        finish(
            bm,
            "pop",
            mat("popm", "#ffe9b8", 0.7) if i == 0 else D.materials["popm"],
            loc=(
                loc[0] + q * math.cos(a),
                loc[1] + q * math.sin(a),
                loc[2] + 0.085 * s + 0.02 * s * (1 - q / (0.11 * s)) * rr.random() + 0.004,
            ),
        )


# projector on the ceiling
with Coll("proj") as pc:
    root = empty("pr")
    cinema("graphite", root)
pz = H - 0.16 - 0.30
PY = -1.75 if cam0 != "mid" else -0.35
inst(pc, (0, PY, pz + 0.14), (math.radians(180), 0, 0), 0.095)
D.objects.get("pr")
box("mount", (0.05, 0.05, 0.45), metal, (0, PY, H - 0.2), bevel=0.005)
beam(
    (0, PY + 0.19, pz + 0.055),
    (0, ys - 0.10, zs),
    sw_,
    sh_,
    float(ARGS.get("beam", ".026")),
    "#c4d2ff",
    power=1.25,
    soft=0.5,
)
world("#000000", 0)
area(
    "fill",
    (0, yb + 0.25, H - 0.5),
    (0, 1, 0.6),
    4.5,
    0.8,
    38 if cam0 == "rear" else 15,
    "#9fb0dc",
    glossy=False,
)
area("fill2", (0, 0.5, H - 0.2), (0, 0.5, 0), 3.2, 5, 10, "#a9a0c8", glossy=False)
cam = ARGS.get("cam", "rear")
if cam == "rear":
    camera((0.72, -4.55, 2.30), (-0.03, 3.0, 1.27), 26.5, fstop=5.6, focus=(0, 1, 1))
elif cam == "mid":
    camera((0.62, -2.75, 1.80), (-0.02, 3.0, 1.27), 23.5, fstop=5.6, focus=(0, 1, 1))
else:
    camera((-2.3, -3.3, 1.55), (0.9, 3.6, 1.15), 26, fstop=4, focus=(0, 1.2, 1))
render(f"theater_{theme}", spp=256, bounces=6, clamp=4, adaptive=0.006, vbounces=0)
