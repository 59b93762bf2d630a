"""A home theater: theme=amber|teal|violet img=planet|racer|… cam=rear|mid|side rows=1|2."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.projector_cinema import cinema
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
carpet = mat(
    "carpet",
    TH["carpet"],
    0.95,
    spec=0.1,
    sheen=0.4,
    bump="noise",
    bump_s=0.9,
    bump_d=0.012,
    noise_scale=190,
    col_var=0.25,
)
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
# shell
box("floor", (W + 0.4, L + 0.4, 0.1), carpet, (0, ys - L / 2, -0.05), bevel=0)
for s in (-1, 1):
    box("side", (0.1, L + 0.4, H + 0.4), wallm, (s * (W / 2 + 0.05), ys - L / 2, H / 2), bevel=0)
box("front", (W + 0.4, 0.1, H + 0.4), mat("fw", "#0b0b0d", 0.95, spec=0.1), (0, ys + 0.05, H / 2), bevel=0)
box("backw", (W + 0.4, 0.1, H + 0.4), wallm, (0, yb - 0.05, H / 2), bevel=0)
box("ceil", (W + 0.4, L + 0.4, 0.1), ceilm, (0, ys - L / 2, H + 0.05), bevel=0)
# soffit ring (cove)
sw, sd = 0.62, 0.22
for s in (-1, 1):
    box("sof", (sw, L, sd), wallm, (s * (W / 2 - sw / 2), ys - L / 2, H - 0.16 - sd / 2), bevel=0.012)
for s, y in ((1, ys - 0.45), (-1, yb + 0.3)):
    box("sof2", (W - 2 * sw + 0.02, 0.9 if s > 0 else 0.6, sd), wallm, (0, y, H - 0.16 - sd / 2), bevel=0.012)
for s in (-1, 1):
    area(
        "cove",
        (s * (W / 2 - sw + 0.04), ys - L / 2, H - 0.13),
        (s * (W / 2 - sw - 0.8), ys - L / 2, H + 0.25),
        0.06,
        L - 1.0,
        120 * TH["coveS"],
        TH["cove"],
    )
area(
    "cove3", (0, ys - 0.95, H - 0.13), (0, ys - 2.0, H + 0.3), W - 2 * sw, 0.06, 50 * TH["coveS"], TH["cove"]
)
# fibre-optic stars on the ceiling
import numpy as np

r = np.random.default_rng(4)
n = 380
pos = np.stack(
    [r.uniform(-W / 2 + sw, W / 2 - sw, n), r.uniform(yb + 0.6, ys - 0.9, n), np.full(n, H - 0.004)], 1
)
sz = 0.002 + 0.003 * r.random(n) ** 4
V = (
    pos[:, None, :] + sz[:, None, None] * np.array([[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]])[None]
).reshape(-1, 3)
npmesh("stars", V, 4, np.arange(n * 4), emit("star", "#cfdcff", 3, cam=2.2), smooth=False)
# side walls: acoustic panels, vertical led gaps
np_ = 9
gap = 0.16
y0 = ys - 0.55
span = L - 1.1
pw = (span - gap * (np_ - 1)) / np_
ph = 2.06
zc = 0.34 + ph / 2
for s in (-1, 1):
    for i in range(np_):
        y = y0 - pw / 2 - i * (pw + gap)
        box("panel", (0.075, pw, ph), panelm, (s * (W / 2 - 0.055), y, zc), bevel=0.022, seg=4)
        if i < np_ - 1:
            yy = y - pw / 2 - gap / 2
            box("fin", (0.03, gap, ph), walnut, (s * (W / 2 - 0.02), yy, zc), bevel=0.004)
            box("chan", (0.022, 0.030, ph - 0.02), black, (s * (W / 2 - 0.045), yy, zc), bevel=0.003)
            plane(
                "led",
                0.018,
                ph - 0.06,
                emit("ledm", TH["wash"], 20 * TH["washS"], cam=8),
                (s * (W / 2 - 0.0565), yy, zc),
                rot=(math.radians(90), 0, math.radians(-90 * s)),
            )
    area(
        "wash",
        (s * (W / 2 - 0.20), ys - L / 2 - 0.1, H - 0.42),
        (s * (W / 2 + 0.75), ys - L / 2 - 0.1, 0.9),
        0.05,
        L - 1.0,
        200 * TH["washS"],
        TH["wash"],
        glossy=False,
    )
    box("base", (0.03, L, 0.12), walnut, (s * (W / 2 - 0.03), ys - L / 2, 0.06), bevel=0.006)
    area(
        "baseled",
        (s * (W / 2 - 0.10), ys - L / 2, 0.20),
        (s * (W / 2 - 0.35), ys - L / 2, 0),
        0.02,
        L - 1,
        2.2,
        TH["wash"],
    )
# screen
sw_, sh_ = 4.08, 4.08 * 9 / 16
zs = 0.45 + sh_ / 2
plane(
    "screen",
    sw_,
    sh_,
    emit_image("scr", f"{OUT}/tex/{img}.png", TH["scr"], gain_cam=1.55, sat=1.3),
    (0, ys - 0.09, zs),
    rot=(math.radians(90), 0, 0),
)
fr = 0.055
for s in (-1, 1):
    box("fr", (fr, 0.07, sh_ + 2 * fr), black, (s * (sw_ / 2 + fr / 2), ys - 0.07, zs), bevel=0.006)
    box("fr", (sw_ + 2 * fr, 0.07, fr), black, (0, ys - 0.07, zs + s * (sh_ / 2 + fr / 2)), bevel=0.006)
# halo behind the screen
for s in (-1, 1):
    area(
        "halo",
        (s * (sw_ / 2 - 0.02), ys - 0.04, zs),
        (s * (sw_ / 2 + 0.5), ys + 0.02, zs),
        0.03,
        sh_ * 0.9,
        14 * TH["coveS"],
        TH["cove"],
    )
for s in (-1, 1):
    box("wing", (0.72, 0.06, 2.06), panelm, (s * (W / 2 - 0.62), ys - 0.04, zc), bevel=0.02)
# low cabinet + speakers
box("cab", (4.2, 0.42, 0.26), walnut, (0, ys - 0.33, 0.20), bevel=0.008)
box("cabtop", (4.24, 0.45, 0.03), blackg, (0, ys - 0.33, 0.345), bevel=0.006)
for s in (-1, 1):
    box("spk", (0.30, 0.36, 1.15), blackg, (s * (sw_ / 2 + 0.42), ys - 0.35, 0.575 + 0.02), bevel=0.015)
    for z, rr in ((0.25, 0.10), (0.52, 0.10), (0.80, 0.10), (1.0, 0.04)):
        lathe(
            "drv",
            [
                (rr * 1.12, 0),
                (rr * 1.12, 0.012),
                (rr, 0.016),
                (rr * 0.92, 0.004),
                (rr * 0.4, -0.03),
                (rr * 0.34, -0.02),
                (0, -0.005),
            ],
            [metal, mat("cone", "#15151a", 0.5)],
            mat_idx=[0, 0, 0, 1, 1, 1],
            loc=(s * (sw_ / 2 + 0.42), ys - 0.53, z),
            rot=(math.radians(90), 0, 0),
            seg=64,
        )
box("sub", (0.5, 0.5, 0.5), blackg, (-2.75, ys - 0.42, 0.27), bevel=0.02) if False else None
# riser for the rear row
rows = int(ARGS.get("rows", "2"))
ry = -0.55
rh = 0.30
ry = ry if rows == 2 else yb + 1.2
box("riser", (W - 0.02, ry - yb, rh), carpet, (0, (ry + yb) / 2, rh / 2), bevel=0.012)
plane(
    "stepled",
    W - 0.3,
    0.014,
    emit("stepm", TH["step"], 9),
    (0, ry + 0.006, rh - 0.05),
    rot=(math.radians(90), 0, math.radians(180)),
)
area("stepl", (0, ry + 0.02, rh - 0.06), (0, ry + 0.35, 0), W - 0.4, 0.02, 5, TH["step"])
# recliner
with Coll("seat") as seat:
    soft("cush", (0.56, 0.60, 0.22), leather, (0, 0.06, 0.40), r=0.07, puff=0.035)
    soft("base", (0.60, 0.72, 0.26), leather, (0, 0.02, 0.17), r=0.05)
    for z, h, yb_, t in ((0.66, 0.30, -0.30, 0.20), (0.93, 0.27, -0.345, 0.19), (1.13, 0.20, -0.365, 0.17)):
        soft("bk", (0.60, t, h), leather, (0, yb_, z), rot=(math.radians(-9), 0, 0), r=0.07, puff=0.02)
    soft(
        "bkshell",
        (0.62, 0.08, 0.88),
        leather,
        (0, -0.445, 0.74),
        rot=(math.radians(-9), 0, 0),
        r=0.035,
        puff=0.01,
    )
    for s in (-1, 1):
        soft("arm", (0.20, 0.86, 0.34), leather, (s * 0.40, 0.0, 0.44), r=0.06, puff=0.008)
        box("armb", (0.18, 0.82, 0.30), leather, (s * 0.40, 0, 0.17), bevel=0.03)
        lathe(
            "cup",
            [(0.050, 0), (0.050, 0.010), (0.046, 0.014), (0.042, 0.010), (0.040, -0.03), (0, -0.03)],
            metal,
            loc=(s * 0.40, 0.27, 0.613),
            seg=48,
        )
        lathe(
            "cupled",
            [(0.0415, 0.008), (0.041, 0.004)],
            emit("cl", TH["cove"], 3),
            loc=(s * 0.40, 0.27, 0.613),
            seg=48,
        )
    tube("stitch", [(-0.26, -0.492, 1.10), (0.26, -0.492, 1.10)], 0.004, black)
for x in (-1.5, -0.5, 0.5, 1.5):
    inst(seat, (x * 0.96, 1.15, 0))
rows = int(ARGS.get("rows", "2"))
if rows == 2:
    for x in (-1.5, -0.5, 0.5, 1.5):
        inst(seat, (x * 0.96, -1.55, rh))


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
