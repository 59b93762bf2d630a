"""A living room with an ultra-short-throw projector: theme=dusk|night img=valley|planet cam=a|b|c."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.popcorn import popcorn
from models.projector_ust import ust
from toolkit.kit import *

reset(5)
theme = ARGS.get("theme", "dusk")
img = ARGS.get("img", "valley")
camn = ARGS.get("cam", "a")
R = random.Random(3)
TH = {
    "dusk": dict(
        led="#8a5cff",
        led2="#ff9a4d",
        wall="#5a6470",
        side="#b9b1a5",
        sky=("#ff9a5c", "#c77fb0", "#3f5aa8"),
        win=34,
        winc="#8fa6ff",
        sofa="#b3a99a",
        rug="#cfc6b6",
        acc="#c4673c",
        fill=25,
    ),
    "night": dict(
        led="#2fb7c9",
        led2="#ff8f4a",
        wall="#39434c",
        side="#77736e",
        sky=("#2d3d78", "#1c2856", "#0d1433"),
        win=10,
        winc="#5a78e0",
        sofa="#3d5560",
        rug="#a9a298",
        acc="#d59a3a",
        fill=20,
    ),
}[theme]
W, H, ys, yb = 6.2, 2.75, 3.1, -4.4
L = ys - yb
wallm = mat("wall", TH["wall"], 0.85, spec=0.2, bump="noise", bump_s=0.12, bump_d=0.003, noise_scale=120)
sidem = mat("side", TH["side"], 0.88, spec=0.15, bump="noise", bump_s=0.12, bump_d=0.003, noise_scale=120)
ceil = mat("ceil", "#cfcac2", 0.9, spec=0.1)
oak = wood("oakf", "#8d6340", 0.34, 0.55, 1, var=0.3, spec=0.45)
walnut = wood("wal", "#5b3a26", 0.40, 1.1, 0, var=0.3, spec=0.45)
slat = wood("slat", "#8a5f3c", 0.48, 1.6, 2, var=0.3)
blackm = mat("blk", "#0b0b0c", 0.5)
white = mat("wht", "#e9e6e0", 0.45)
# ---- shell
pw = 0.15
for i in range(int(W / pw) + 1):
    y = yb - R.random() * 1.5
    x = -W / 2 + pw * (i + 0.5)
    while y < ys:
        ln = R.uniform(1.3, 2.1)
        box("pl", (pw - 0.0025, ln - 0.003, 0.02), oak, (x, y + ln / 2, -0.01), bevel=0.0015, seg=1)
        y += ln
box("sub", (W + 0.4, L + 0.4, 0.04), blackm, (0, (ys + yb) / 2, -0.045), bevel=0)
box("fw", (W + 0.4, 0.12, H + 0.4), wallm, (0, ys + 0.06, H / 2), bevel=0)
box("bw", (W + 0.4, 0.12, H + 0.4), sidem, (0, yb - 0.06, H / 2), bevel=0)
box("ce", (W + 0.4, L + 0.4, 0.1), ceil, (0, (ys + yb) / 2, H + 0.05), bevel=0)
box("rw", (0.12, L + 0.4, H + 0.4), sidem, (W / 2 + 0.06, (ys + yb) / 2, H / 2), bevel=0)
wy0, wy1, wz0, wz1 = -0.55, 2.0, 0.42, 2.36
xl = -W / 2 - 0.06  # window in the left wall
for a, b, c, d in ((yb - 0.2, wy0, 0, H), (wy1, ys + 0.2, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)):
    box("lw", (0.12, b - a, d - c), sidem, (xl, (a + b) / 2, (c + d) / 2), bevel=0)
fm = mat("fr", "#26272a", 0.35, metal=0.6)
for y in (wy0, wy1, (wy0 + wy1) / 2):
    box("fr", (0.08, 0.05, wz1 - wz0), fm, (xl, y, (wz0 + wz1) / 2), bevel=0.008)
for z in (wz0, wz1, wz1 - 0.45):
    box("fr", (0.07, wy1 - wy0, 0.05 if z != wz1 - 0.45 else 0.03), fm, (xl, (wy0 + wy1) / 2, z), bevel=0.008)
box("sill", (0.26, wy1 - wy0 + 0.2, 0.035), white, (-W / 2 - 0.02, (wy0 + wy1) / 2, wz0 - 0.02), bevel=0.008)
for a in ((W / 2 - 0.012,),):
    box("sk", (0.024, L, 0.11), white, (W / 2 - 0.012, (ys + yb) / 2, 0.055), bevel=0.005)
    box("sk", (W, 0.024, 0.11), white, (0, ys - 0.012, 0.055), bevel=0.005)
    box("sk", (0.024, L, 0.11), white, (-W / 2 + 0.012, (ys + yb) / 2, 0.055), bevel=0.005)
# dusk sky with a town: painted into an image
n = 640
sky = np.zeros((n, n, 4), np.float32)
c = [np.array(lin(q)[:3]) for q in TH["sky"]]
v = np.linspace(0, 1, n)[:, None]
g = np.where(v < 0.45, c[0] + (c[1] - c[0]) * (v / 0.45), c[1] + (c[2] - c[1]) * ((v - 0.45) / 0.55))
sky[:, :, :3] = g[:, None, :]
sky[:, :, 3] = 1
rg = np.random.default_rng(2)
yy, xx = np.mgrid[0:n, 0:n] / n
for k in range(5):
    f = np.sin(xx * rg.uniform(3, 7) * 2 + rg.random() * 6 + yy * 9) * 0.5 + 0.5
    band = np.exp(-(((yy - rg.uniform(0.35, 0.85)) / 0.05) ** 2))
    sky[:, :, :3] += (f * band * 0.18)[:, :, None] * np.array(lin("#ffb08a")[:3])
for lay, (hh, col) in enumerate(((0.36, "#5a4a72"), (0.26, "#2f2c48"))):
    x = 0
    while x < n:
        w = int(rg.integers(14, 44))
        h = int(n * hh * rg.uniform(0.55, 1.0))
        sky[:h, x : x + w, :3] = np.array(lin(col)[:3]) * 0.8
        for wy in range(6, h - 6, 9):
            for wx in range(x + 3, min(x + w, n) - 4, 7):
                if rg.random() < (0.28 if lay else 0.10):
                    sky[wy : wy + 4, wx : wx + 3, :3] = np.array(lin("#ffc478")[:3]) * rg.uniform(0.8, 2.2)
        x += w
im = D.images.new("sky", n, n, float_buffer=True)
im.pixels.foreach_set(sky.ravel())
im.update()
im.pack()
sm = emit("skym", "#ffffff", 1)
nn, l = nodes(sm)
e = [q for q in nn if q.type == "EMISSION"][0]
t = nn.new("ShaderNodeTexImage")
t.image = im
l.new(t.outputs[0], e.inputs["Color"])
e.inputs["Strength"].default_value = 0.9
plane("skyp", 7, 4.6, sm, (-W / 2 - 2.2, (wy0 + wy1) / 2 + 1.0, 1.9), rot=(rad(90), 0, rad(90)))
area(
    "winl",
    (-W / 2 - 0.25, (wy0 + wy1) / 2, (wz0 + wz1) / 2),
    (0, (wy0 + wy1) / 2 - 0.4, 0.6),
    wy1 - wy0,
    wz1 - wz0,
    TH["win"],
    TH["winc"],
    glossy=False,
)
# curtains
lin_ = weave("linen", "#d8cfc0", 160, 0.4, "YZ", depth=0.002)
cyl(0.014, -1.95, 1.95, fm, None, 0.003, (-W / 2 + 0.11, (wy0 + wy1) / 2, H - 0.14), (rad(90), 0, 0))
for y0, y1, k in ((wy0 - 0.55, wy0 + 0.02, 7), (wy1 - 0.02, wy1 + 0.55, 7)):
    sheet(
        "cu",
        lambda u, v, y0=y0, y1=y1, k=k: (
            -W / 2
            + 0.11
            + 0.05 * (1 - 0.2 * v) * math.sin(2 * math.pi * k / 2 * u * 2 * 0.5)
            + 0.012 * math.sin(5 * u + 3 * v),
            y0 + (y1 - y0) * u + 0.02 * (1 - v) * math.sin(9 * u + 2),
            0.01 + (H - 0.13) * v,
        ),
        k * 24,
        50,
        lin_,
        None,
        0.005,
    )
# ---- slat wall, screen, LED
for s in (-1, 1):
    x0 = 1.72
    k = 0
    while x0 + k * 0.058 < W / 2 - 0.05:
        box(
            "sl", (0.032, 0.03, H - 0.10), slat, (s * (x0 + k * 0.058), ys - 0.030, H / 2), bevel=0.004, seg=2
        )
        k += 1
    box("slb", (W / 2 - 1.70, 0.012, H), blackm, (s * (W / 2 + 1.70) / 2, ys - 0.008, H / 2), bevel=0)
sw, sh = 2.88, 1.62
zs = 0.80 + sh / 2
plane(
    "scr",
    sw,
    sh,
    emit_image(
        "scr",
        f"{OUT}/tex/{img}.png",
        float(ARGS.get("scr", "5.5")),
        gain_cam=float(ARGS.get("scrcam", "1.35")),
        sat=1.2,
    ),
    (0, ys - 0.062, zs),
    rot=(rad(90), 0, 0),
)
box("scrb", (sw + 0.02, 0.03, sh + 0.02), blackm, (0, ys - 0.045, zs), bevel=0.004)
for s in (-1, 1):
    box("sf", (0.014, 0.036, sh + 0.04), blackm, (s * (sw / 2 + 0.007), ys - 0.048, zs), bevel=0.003)
    box("sf", (sw + 0.04, 0.036, 0.014), blackm, (0, ys - 0.048, zs + s * (sh / 2 + 0.007)), bevel=0.003)
for s in (-1, 1):
    area(
        "halo",
        (s * (sw / 2 - 0.02), ys - 0.03, zs),
        (s * (sw / 2 + 0.4), ys + 0.02, zs),
        0.02,
        sh * 0.95,
        10,
        TH["led"],
    )
area(
    "halot",
    (0, ys - 0.03, zs + sh / 2 - 0.02),
    (0, ys + 0.02, zs + sh / 2 + 0.4),
    sw * 0.95,
    0.02,
    12,
    TH["led"],
)
box("valance", (W, 0.16, 0.10), ceil, (0, ys - 0.26, H - 0.05), bevel=0.006)
area("cove", (0, ys - 0.16, H - 0.03), (0, ys + 0.1, H - 0.9), W - 0.3, 0.05, 42, TH["led"], glossy=False)
area(
    "cover",
    (W / 2 - 0.16, -0.3, H - 0.03),
    (W / 2 + 0.1, -0.3, H - 0.9),
    0.05,
    L - 1.4,
    32,
    TH["led"],
    glossy=False,
)
box("valr", (0.10, L, 0.10), ceil, (W / 2 - 0.26, (ys + yb) / 2, H - 0.05), bevel=0.006)
# ---- console with the projector
cz, chh, cw, cd = 0.20, 0.36, 2.70, 0.46
yc = ys - 0.06 - cd / 2 - 0.02
box("con", (cw, cd, chh), walnut, (0, yc, cz + chh / 2), bevel=0.006)
for i in range(4):
    box(
        "door",
        (cw / 4 - 0.010, 0.022, chh - 0.05),
        walnut,
        (-cw / 2 + cw / 8 + i * cw / 4, yc - cd / 2 - 0.008, cz + chh / 2),
        bevel=0.004,
    )
for i in range(1, 4):
    box(
        "gap",
        (0.006, 0.026, chh - 0.04),
        blackm,
        (-cw / 2 + i * cw / 4, yc - cd / 2 - 0.004, cz + chh / 2),
        bevel=0,
    )
box("plinth", (cw - 0.3, cd - 0.16, cz), blackm, (0, yc + 0.04, cz / 2), bevel=0.004)
area("under", (0, yc - cd / 2 + 0.10, cz - 0.01), (0, yc - cd / 2 - 0.1, 0), cw - 0.3, 0.02, 5, TH["led2"])
zt = cz + chh
with Coll("ust") as uc:
    root = empty("ur")
    ust("white", root)
inst(uc, (0, yc - 0.02, zt), (0, 0, 0), 0.098)
(
    beam(
        (0, yc + 0.05, zt + 0.13),
        (0, ys - 0.075, zs),
        sw,
        sh,
        float(ARGS.get("beam", ".16")),
        "#cfd8ff",
        power=1.0,
        soft=0.35,
    )
    if float(ARGS.get("beam", ".16")) > 0
    else None
)
# decoration on the console
lathe(
    "vase",
    [
        (0, 0),
        (0.06, 0),
        (0.10, 0.06),
        (0.105, 0.14),
        (0.07, 0.22),
        (0.035, 0.27),
        (0.04, 0.31),
        (0.033, 0.31),
        (0.03, 0.27),
    ],
    mat("vase", TH["acc"], 0.5, bump="noise", bump_s=0.2, noise_scale=60),
    loc=(-1.02, yc, zt),
    seg=64,
)
for k in range(11):
    a = R.random() * 6.28
    q = R.uniform(0.05, 0.2)
    h = R.uniform(0.35, 0.6)
    tube(
        "st",
        [
            (0, 0, 0.28),
            (q * 0.4 * math.cos(a), q * 0.4 * math.sin(a) * 0.6, 0.28 + h * 0.5),
            (q * math.cos(a), q * math.sin(a) * 0.6, 0.28 + h),
        ],
        0.003,
        mat("dry", "#b89a6a", 0.8) if "dry" not in D.materials else D.materials["dry"],
        bez=True,
        loc=(-1.02, yc, zt),
    )
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=12, v_segments=10, radius=0.022)
    bmesh.ops.scale(bm, vec=(0.7, 0.7, 2.3), verts=bm.verts)
    finish(
        bm,
        "hd",
        mat("pam", "#d9c29a", 0.9, sheen=0.6) if "pam" not in D.materials else D.materials["pam"],
        loc=(-1.02 + q * math.cos(a), yc + q * 0.6 * math.sin(a), zt + 0.30 + h),
        rot=(-q * 2 * math.sin(a), q * 2 * math.cos(a), 0),
    )
zb = zt
for w, d, h, cc in (
    (0.24, 0.17, 0.028, "#3d5560"),
    (0.22, 0.16, 0.022, "#d8cdb8"),
    (0.20, 0.15, 0.026, "#b5532f"),
):
    box(
        "bk",
        (w, d, h),
        mat("bk" + cc, cc, 0.6),
        (1.02, yc, zb + h / 2),
        rot=(0, 0, R.uniform(-0.1, 0.1)),
        bevel=0.003,
    )
    zb += h
lathe(
    "cand",
    [(0, 0), (0.04, 0), (0.042, 0.005), (0.042, 0.08), (0.036, 0.08), (0.034, 0.06), (0, 0.06)],
    mat("cj", "#efe9df", 0.4, sss=0),
    loc=(1.02, yc, zb),
    seg=48,
)
lathe(
    "fl",
    [(0, 0.07), (0.006, 0.078), (0.007, 0.086), (0.003, 0.1), (0, 0.106)],
    emit("fl", "#ffae4a", 60, cam=12),
    loc=(1.02, yc, zb),
    seg=12,
    angle=180,
)
point("cl", (1.02, yc, zb + 0.14), 1.2, "#ff9a3c", 0.03)


# ---- plant
def plant(x, y, s=1, seed=1, nl=34):
    rr = random.Random(seed)
    lm = (
        mat("leaf", "#3f6b3a", 0.38, spec=0.5, col_var=0.35)
        if "leaf" not in D.materials
        else D.materials["leaf"]
    )
    sm = mat("stem", "#5d6b3a", 0.6) if "stem" not in D.materials else D.materials["stem"]
    lathe(
        "pot",
        [(0, 0), (0.13, 0), (0.15, 0.02), (0.19, 0.30), (0.195, 0.33), (0.18, 0.33), (0.17, 0.28), (0, 0.28)],
        mat("pot", "#e4ddd0", 0.6) if "pot" not in D.materials else D.materials["pot"],
        loc=(x, y, 0.10),
        seg=64,
    )
    for k in range(3):
        a = k * 2.094
        rod(
            (x + 0.10 * math.cos(a), y + 0.10 * math.sin(a), 0.14),
            (x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), 0),
            0.012,
            walnut,
        )
    for k in range(nl):
        a = k * 2.39996 + rr.gauss(0, 0.2)
        t = k / nl
        el = 0.35 + 1.1 * t + rr.gauss(0, 0.08)
        Ls = s * (0.30 + 0.62 * t) * rr.uniform(0.85, 1.1)
        hd = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
        b0 = Vector((x, y, 0.40))
        b1 = b0 + hd * Ls + Vector((0, 0, 0.05))
        if b1.x < -W / 2 + 0.12:
            b1.x = -W / 2 + 0.12 + rr.random() * 0.05
        if b1.y > ys - 0.12:
            b1.y = ys - 0.12
        tube("st", [b0, b0.lerp(b1, 0.5) + Vector((0, 0, 0.05)), b1], 0.005, sm, bez=True)
        ll = s * rr.uniform(0.24, 0.34)
        ww = ll * 0.42
        h = Vector((math.cos(a), math.sin(a), 0))
        sd = Vector((-h.y, h.x, 0))
        dr = rr.uniform(0.4, 1.1)
        up = math.sin(el) * 0.7

        def lf(u, v):
            q = u
            bend = up * q - dr * q * q * 0.9
            wv = ww * (math.sin(math.pi * min(1, q * 0.97 + 0.03) ** 0.8) ** 0.9) * (v - 0.5)
            return tuple(
                b1
                + h * ll * q * (1 - 0.25 * q)
                + Vector((0, 0, ll * bend + abs(v - 0.5) * ww * 0.35))
                + sd * wv
            )

        sheet("lf", lf, 12, 7, lm, None, 0)


plant(-2.55, 2.52, 1.15, 2, 38)
plant(1.72, 2.62, 0.7, 5, 24) if camn == "b" else None
# ---- floor lamp, right
lx, ly = 2.45, 1.95
for a in (90, 210, 330):
    rod(
        (lx + 0.03 * math.cos(rad(a)), ly + 0.03 * math.sin(rad(a)), 1.22),
        (lx + 0.26 * math.cos(rad(a)), ly + 0.26 * math.sin(rad(a)), 0),
        0.012,
        walnut,
    )
cyl(0.04, 1.19, 1.25, stock("brass"), None, 0.006, (lx, ly, 0))
cyl(0.008, 1.2, 1.5, stock("brass"), None, 0.002, (lx, ly, 0))
shm = emit("shade", "#ffca8a", 2.6, cam=1.5)
lathe("shade", [(0.24, 1.32), (0.19, 1.62)], shm, loc=(lx, ly, 0), seg=96)
torus(0.24, 0.004, stock("brass"), None, (lx, ly, 1.32))
torus(0.19, 0.004, stock("brass"), None, (lx, ly, 1.62))
point("lp", (lx, ly, 1.66), 12, "#ffb56b", 0.05)
point("lp2", (lx, ly, 1.28), 14, "#ffb56b", 0.06)
# ---- rug, table
rug = mat(
    "rug",
    TH["rug"],
    0.95,
    spec=0.05,
    sheen=0.6,
    bump="noise",
    bump_s=1.0,
    bump_d=0.02,
    noise_scale=120,
    col_var=0.12,
)
rbody("rug", 3.5, 2.5, 0.028, 0.10, 0.012, rug, loc=(0, -0.05, 0), n=96)
for i in range(3):
    tube(
        "rl",
        [(x, y, 0.0275) for x, y in superloop(3.25 - 0.16 * i, 2.25 - 0.16 * i, 0.06, 96)],
        0.0045,
        mat("rl%d" % i, "#8d6f57", 0.95),
        cyc=True,
        res=2,
    )
tx, ty = 0.0, 0.12
lathe(
    "tt",
    [(0, 0.36), (0.44, 0.36), (0.455, 0.372), (0.455, 0.388), (0.44, 0.40), (0, 0.40)],
    wood("tw", "#6a452d", 0.34, 1.4, 0, spec=0.5),
    loc=(tx, ty, 0),
    seg=128,
)
for a in (45, 135, 225, 315):
    rod(
        (tx + 0.26 * math.cos(rad(a)), ty + 0.26 * math.sin(rad(a)), 0.37),
        (tx + 0.36 * math.cos(rad(a)), ty + 0.36 * math.sin(rad(a)), 0.03),
        0.017,
        walnut,
    )
lathe(
    "bowl",
    [(0, 0.0), (0.06, 0.0), (0.135, 0.085), (0.132, 0.09), (0.05, 0.012), (0, 0.012)],
    mat("bw", "#f0ebe2", 0.3, coat=0.3),
    loc=(tx + 0.13, ty - 0.03, 0.40),
    seg=64,
)
popcorn(None, (tx + 0.13, ty - 0.03), 0.11, 95, 0.465, 0.045, 0.034)
lathe(
    "mug",
    [(0, 0), (0.04, 0), (0.043, 0.01), (0.043, 0.095), (0.038, 0.095), (0.037, 0.012), (0, 0.012)],
    mat("mug", TH["acc"], 0.45),
    loc=(tx - 0.22, ty - 0.10, 0.40),
    seg=48,
)
torus(0.028, 0.006, D.materials["mug"], None, (tx - 0.268, ty - 0.10, 0.45), (rad(90), 0, 0), 32)
rbody(
    "rem",
    0.045,
    0.17,
    0.018,
    0.02,
    0.006,
    mat("rem", "#1b1c1f", 0.4),
    loc=(tx - 0.02, ty - 0.24, 0.40),
    rot=(0, 0, rad(-30)),
)
# ---- sofa (faces +y), low back
sf = weave("sofa", TH["sofa"], 150, 0.5, "XZ", depth=0.003)
sf2 = sf
sy = -1.75
SW = 2.35
soft("base", (SW, 0.92, 0.24), sf, (0, sy, 0.22), r=0.05)
for s in (-1, 1):
    soft("arm", (0.20, 0.94, 0.42), sf, (s * (SW / 2 + 0.08), sy, 0.36), r=0.06, puff=0.012)
for i in (-1, 0, 1):
    soft("seat", (SW / 3 - 0.012, 0.74, 0.19), sf, (i * SW / 3, sy + 0.10, 0.415), r=0.06, puff=0.030, seed=i)
soft("back", (SW + 0.34, 0.20, 0.56), sf, (0, sy - 0.42, 0.50), r=0.06, puff=0.010)
for i in (-1, 0, 1):
    soft(
        "bc",
        (SW / 3 - 0.012, 0.20, 0.44),
        sf,
        (i * SW / 3, sy - 0.24, 0.66),
        rot=(rad(-10), 0, 0),
        r=0.07,
        puff=0.04,
        seed=i + 4,
    )
for x in (-1.05, 1.05):
    for y in (-0.36, 0.36):
        rod((x, sy + y, 0.12), (x * 1.02, sy + y * 1.04, 0), 0.018, walnut)


def pil(x, y, z, col, rx, rz, s=0.46, ax="XY"):
    cushion(
        "pil",
        (s, s, 0.17),
        weave("p" + col + str(x), col, 110, 0.5, ax, depth=0.003),
        (x, y, z),
        (rad(90 + rx), 0, rad(rz)),
        puff=0.34,
        seed=int(abs(x) * 10),
        wr=0.02,
    )


pil(-0.88, sy - 0.06, 0.74, TH["acc"], -18, 14)
pil(-0.55, sy - 0.02, 0.71, "#e3dccd", -22, -8, 0.42)
pil(0.92, sy - 0.05, 0.74, "#33485c", -18, -16)
# throw blanket over the right part of the back
bl = mat(
    "throw",
    "#d9a45f" if theme == "dusk" else "#b8b0a2",
    0.95,
    sheen=0.6,
    spec=0.1,
    bump="noise",
    bump_s=0.7,
    bump_d=0.008,
    noise_scale=150,
)


def th(u, v):
    s = v * 1.35
    y0 = sy - 0.42
    if s < 0.55:
        y, z = y0 - 0.118 - 0.012 * math.sin(9 * u), 0.27 + s
    elif s < 0.80:
        a = (s - 0.55) / 0.25 * math.pi
        y, z = y0 - 0.112 * math.cos(a), 0.815 + 0.035 * math.sin(a)
    else:
        q = s - 0.80
        y, z = y0 + 0.115 + 0.30 * q * 0.55 + 0.05, 0.815 - 0.10 * q + 0.055
    return (0.34 + 0.52 * u + 0.012 * math.sin(7 * v), y, z + 0.006 * math.sin(14 * u))


sheet("throw", th, 30, 60, bl, None, 0.012)
for i in range(36):
    x = 0.345 + 0.51 * i / 35
    rod((x, sy - 0.54, 0.275), (x + R.gauss(0, 0.004), sy - 0.545, 0.225), 0.003, bl)
# two framed prints on the right wall
for k, (yc_, c1, c2, c3) in enumerate(
    ((0.42, "#d9cbb5", TH["acc"], "#2f4858"), (1.28, "#cfd3cd", "#2f4858", "#d6a14b"))
):
    x = W / 2 - 0.02
    rx = (rad(90), 0, rad(-90))
    box("pf", (0.03, 0.74, 1.0), blackm, (x, yc_, 1.52), bevel=0.004)
    box("pm", (0.012, 0.69, 0.95), white, (x - 0.012, yc_, 1.52), bevel=0.002)
    box("pi", (0.004, 0.50, 0.72), mat("pi%d" % k, c1, 0.8), (x - 0.020, yc_, 1.52), bevel=0)
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, radius=0.15, segments=64)
    finish(
        bm,
        "pc",
        mat("pc%d" % k, c2, 0.8),
        loc=(x - 0.0235, yc_ + (0.04 if k else -0.05), 1.62),
        rot=rx,
        smooth=False,
    )
    box(
        "pr",
        (0.002, 0.50, 0.20 if k else 0.26),
        mat("pr%d" % k, c3, 0.8),
        (x - 0.0238, yc_, 1.16 + (0.10 if k else 0.13)),
        bevel=0,
    )
# ---- light
world("#000000", 0)
area("fill", (-0.6, yb + 0.25, 2.2), (0, -0.5, 0.5), 4.5, 1.0, TH["fill"] * 1.9, "#ccc3d6", glossy=False)
area("fill2", (0, -0.2, H - 0.06), (0, -0.2, 0), 3, 3, TH["fill"], "#c9b8d8", glossy=False)
if camn == "a":
    camera((1.15, -4.10, 1.74), (-0.20, 2.4, 0.88), 28, fstop=5.6, focus=(0, 1.5, 1))
elif camn == "b":
    camera((-1.9, -3.3, 1.42), (0.5, 2.8, 0.98), 27, fstop=5.6, focus=(0, 1.5, 1))
else:
    camera((2.5, -2.6, 1.5), (-0.9, 2.4, 0.85), 26, fstop=5.6, focus=(0, 1.5, 1))
render("livingroom_" + theme, spp=96, w=1200, h=750, bounces=6, clamp=4, adaptive=0.008, vbounces=0)
