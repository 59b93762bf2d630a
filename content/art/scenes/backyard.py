"""A backyard at dusk: deck, lawn, string lights, screen; cam=a|b img=valley."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.projector_portable import portable
from parts.garden import blades, hedge, leafmat, leaves, tree
from toolkit.kit import *

reset(7)
img = ARGS.get("img", "valley")
seed = int(ARGS.get("seed", "1"))
R = np.random.default_rng(seed)


# ---------- foliage












def chair(name, m, cm):
    with Coll(name) as c:
        for i in range(5):
            y = -0.02 + 0.105 * i
            box(
                "s",
                (0.56, 0.092, 0.022),
                m,
                (0, y, 0.30 + 0.055 * i / 4),
                rot=(math.radians(8), 0, 0),
                bevel=0.005,
            )
        n = 7
        for i in range(n):
            x = (i - (n - 1) / 2) * 0.084
            hh = 0.84 - 0.9 * abs(x) ** 2 - 0.05 * abs(x)
            (
                box(
                    "b",
                    (0.076, 0.020, hh),
                    m,
                    (x * 1.06, -0.13 - 0.27 * hh / 2 * 0.95, 0.26 + hh / 2 * 0.93),
                    rot=(math.radians(-164 + 180), 0, math.radians(0)),
                    bevel=0.005,
                )
                if False
                else box(
                    "b",
                    (0.076, 0.020, hh),
                    m,
                    (
                        x * 1.05,
                        -0.10 - hh / 2 * math.sin(math.radians(20)),
                        0.25 + hh / 2 * math.cos(math.radians(20)),
                    ),
                    rot=(math.radians(20), 0, 0),
                    bevel=0.006,
                )
            )
        box("r1", (0.62, 0.03, 0.07), m, (0, -0.20, 0.42), rot=(math.radians(20), 0, 0), bevel=0.006)
        box("r2", (0.60, 0.03, 0.06), m, (0, -0.345, 0.80), rot=(math.radians(20), 0, 0), bevel=0.006)
        for s in (-1, 1):
            box("arm", (0.13, 0.74, 0.024), m, (s * 0.355, 0.08, 0.56), bevel=0.008)
            box("fl", (0.035, 0.09, 0.55), m, (s * 0.325, 0.40, 0.275), bevel=0.005)
            box(
                "rl",
                (0.03, 0.10, 0.60),
                m,
                (s * 0.325, -0.22, 0.28),
                rot=(math.radians(24), 0, 0),
                bevel=0.005,
            )
            box(
                "side",
                (0.028, 0.80, 0.10),
                m,
                (s * 0.29, 0.06, 0.28),
                rot=(math.radians(8), 0, 0),
                bevel=0.005,
            )
        if cm:
            cushion(
                "sc", (0.5, 0.52, 0.11), cm, (0, 0.20, 0.40), rot=(math.radians(8), 0, 0), puff=0.22, seed=2
            )
            cushion(
                "bc",
                (0.46, 0.40, 0.14),
                cm,
                (0, -0.11, 0.64),
                rot=(math.radians(110), 0, 0),
                puff=0.3,
                seed=3,
            )
    return c


def beanbag(name, m, s=1):
    with Coll(name) as c:
        o = lathe(
            "bb",
            [
                (0, 0),
                (0.34, 0.0),
                (0.47, 0.05),
                (0.52, 0.16),
                (0.49, 0.30),
                (0.40, 0.46),
                (0.27, 0.60),
                (0.14, 0.69),
                (0.05, 0.73),
                (0, 0.735),
            ],
            m,
            seg=40,
            angle=180,
        )
        o.modifiers.new("s", "SUBSURF").render_levels = 2
        t = D.textures.new("bbn", "CLOUDS")
        t.noise_scale = 0.28
        t.noise_depth = 2
        d = o.modifiers.new("d", "DISPLACE")
        d.texture = t
        d.strength = 0.12
        d.texture_coords = "LOCAL"
        o.rotation_euler = (math.radians(-10), 0, 0)
        o.scale = (s, s * 1.05, s)
    return c


# ---------- sky (warm on the far side, blue behind us)
w = D.worlds.new("W")
bpy.context.scene.world = w
w.use_nodes = True
n = w.node_tree.nodes
l = w.node_tree.links
b = n["Background"]
b.inputs["Strength"].default_value = float(ARGS.get("sky", ".46"))
tc = n.new("ShaderNodeTexCoord")
sp = n.new("ShaderNodeSeparateXYZ")
l.new(tc.outputs["Generated"], sp.inputs[0])
m1 = n.new("ShaderNodeMath")
m1.operation = "MULTIPLY_ADD"
m1.inputs[1].default_value = -0.10
m1.inputs[2].default_value = 0.10
l.new(sp.outputs[1], m1.inputs[0])
m2 = n.new("ShaderNodeMath")
m2.operation = "ADD"
l.new(m1.outputs[0], m2.inputs[0])
l.new(sp.outputs[2], m2.inputs[1])
nz = n.new("ShaderNodeTexNoise")
nz.inputs["Scale"].default_value = 2.2
nz.inputs["Detail"].default_value = 7
mp = n.new("ShaderNodeMapping")
mp.inputs["Scale"].default_value = (1, 1, 6)
l.new(tc.outputs["Generated"], mp.inputs[0])
l.new(mp.outputs[0], nz.inputs["Vector"])
m3 = n.new("ShaderNodeMath")
m3.operation = "MULTIPLY_ADD"
m3.inputs[1].default_value = 0.10
l.new(nz.outputs["Fac"], m3.inputs[0])
l.new(m2.outputs[0], m3.inputs[2])
m4 = n.new("ShaderNodeMath")
m4.operation = "SUBTRACT"
m4.inputs[1].default_value = 0.05
l.new(m3.outputs[0], m4.inputs[0])
r = n.new("ShaderNodeValToRGB")
l.new(m4.outputs[0], r.inputs[0])
st = [
    (0, "#ffb072"),
    (0.07, "#f09a78"),
    (0.15, "#b77f9c"),
    (0.27, "#6d74b4"),
    (0.48, "#36539c"),
    (1, "#162a63"),
]
while len(r.color_ramp.elements) < len(st):
    r.color_ramp.elements.new(0.5)
for e, (p, c) in zip(r.color_ramp.elements, st):
    e.position = p
    e.color = lin(c)
l.new(r.outputs[0], b.inputs["Color"])
# ---------- ground, lawn
gm = leafmat("grass", "#55803a", "#9db45a", 0.4)
lm = leafmat("leaf", "#3f6530", "#7d9a4a", 0.4)
lm2 = leafmat("leaf2", "#466838", "#8fa85c", 0.4)
pm = leafmat("pampas", "#8d9a5a", "#d5c898", 0.4)
plane("ground", 80, 80, mat("soil", "#1d2414", 0.95), (0, 20, -0.004))
with Coll("patch") as patch:
    blades("gp", 5200, 1.04, 0.065, 0.0042, gm, np.random.default_rng(5), 0.7)
y_deck = -2.1
for ix in range(-8, 8):
    for iy in range(-3, 11):
        if iy + 0.5 < y_deck - 0.4:
            continue
        o = inst(
            patch,
            (ix + 0.5, iy + 0.5, 0),
            (0, 0, math.pi / 2 * R.integers(0, 4)),
            (1, 1, 0.8 + 0.4 * R.random()),
        )
# deck
dm = wood("deck", "#7a5238", 0.45, 1.0, 1, 0.38, 0.45)
edge = wood("edge", "#6a4630", 0.5, 1, 0, 0.35)
pw = 0.142
for i in range(int(12 / pw)):
    box("pl", (pw - 0.008, 4.6, 0.03), dm, (-6 + pw * (i + 0.5), y_deck - 2.3, 0.115), bevel=0.004)
box("de", (12, 0.03, 0.13), edge, (0, y_deck + 0.012, 0.065), bevel=0.004)
area("deckled", (0, y_deck + 0.035, 0.10), (0, y_deck + 0.5, 0), 11.5, 0.02, 5, "#ffb066")
# fence
fm = wood("fence", "#6e4a33", 0.6, 0.8, 0, 0.35)
post = mat("post", "#1a1a1c", 0.5, metal=0.4)
with Coll("fence") as fc:
    for k in range(12):
        box("f", (2.0, 0.022, 0.135), fm, (0, 0, 0.14 + 0.152 * k), bevel=0.004)
    box("p", (0.08, 0.08, 2.0), post, (1.0, 0.05, 1.0), bevel=0.005)
    box("cap", (2.02, 0.06, 0.03), fm, (0, 0.02, 1.96), bevel=0.004)
for i in range(-4, 5):
    inst(fc, (i * 2.0, 8.6, 0))
for i in range(0, 7):
    for s in (-1, 1):
        inst(fc, (s * 8.0, 8.6 - 1 - 2 * i, 0), (0, 0, math.radians(90)))
hd = hedge("hedge", 2.0, 0.6, 1.0, 26000, lm, np.random.default_rng(9))
for i in range(-4, 5):
    if abs(i) >= 1:
        inst(
            hd,
            (i * 1.9 + R.normal(0, 0.05), 8.0, 0),
            (0, 0, math.pi * R.integers(0, 2)),
            (1, 1, 0.9 + 0.15 * R.random()),
        )
for s in (-1, 1):
    for k in range(4):
        inst(
            hd,
            (s * 7.4, 6.6 - 1.9 * k, 0),
            (0, 0, math.radians(90) + math.pi * R.integers(0, 2)),
            (1, 1, 0.85 + 0.2 * R.random()),
        )
with Coll("pamp") as pp:
    blades("pa", 520, 0, 1.15, 0.011, pm, np.random.default_rng(3), 0.75, clump=0.16)
for x, y, s in (
    (-3.6, 7.1, 1.0),
    (-4.5, 7.2, 1.2),
    (3.7, 7.15, 1.1),
    (4.7, 7.0, 0.95),
    (-6.5, 5.6, 1.1),
    (6.4, 5.9, 1.15),
    (-6.6, 3.2, 0.9),
    (6.5, 2.9, 1.0),
    (5.6, 6.9, 0.9),
    (-5.5, 7.0, 0.8),
):
    inst(pp, (x, y, 0), (0, 0, R.random() * 6), s)
t1 = tree("t1", 6.8, 1.0, 95000, lm, np.random.default_rng(21))
t2 = tree("t2", 5.6, 1.15, 85000, lm2, np.random.default_rng(22))
for i, (x, y, s) in enumerate(
    (
        (-10, 11.5, 1.25),
        (-6.6, 13, 1.0),
        (-2.6, 14.5, 0.85),
        (1.4, 15, 0.95),
        (5.2, 13.2, 1.05),
        (9.2, 11.3, 1.25),
        (-12, 6, 1.2),
        (12, 6.5, 1.15),
        (-3.8, 18, 1.2),
        (8, 18, 1.3),
        (-9, 17, 1.3),
    )
):
    inst((t1, t2)[i % 2], (x, y, 0), (0, 0, R.random() * 6.28), s)
# ---------- screen
W, H = 4.0, 2.25
ysc = 5.2
zb = 0.80
zs = zb + H / 2
blk = mat("blk", "#0b0b0c", 0.4)
alu = mat("alu", "#25262a", 0.35, metal=1)
plane(
    "screen",
    W,
    H,
    emit_image("scr", f"{OUT}/tex/{img}.png", 20.0, gain_cam=float(ARGS.get("scr", "1.25")), sat=1.35),
    (0, ysc, zs),
    rot=(math.radians(90), 0, 0),
)
box("back", (W + 0.12, 0.02, H + 0.12), blk, (0, ysc + 0.02, zs), bevel=0.005)
for s in (-1, 1):
    box("fr", (0.06, 0.05, H + 0.12), blk, (s * (W / 2 + 0.03), ysc, zs), bevel=0.006)
    box("fr", (W + 0.12, 0.05, 0.06), blk, (0, ysc, zs + s * (H / 2 + 0.03)), bevel=0.006)
    tube("leg", [(s * (W / 2 - 0.25), ysc + 0.05, zb), (s * (W / 2 - 0.25), ysc + 0.05, 0.02)], 0.022, alu)
    tube(
        "leg2",
        [(s * (W / 2 - 0.25), ysc + 0.05, zb + 0.9), (s * (W / 2 - 0.25), ysc + 0.75, 0.02)],
        0.018,
        alu,
    )
    tube("leg3", [(s * (W / 2 - 0.25), ysc - 0.35, 0.03), (s * (W / 2 - 0.25), ysc + 0.8, 0.03)], 0.02, alu)
    box(
        "spk",
        (0.26, 0.28, 0.55),
        mat("spk", "#111113", 0.6),
        (s * (W / 2 + 0.42), ysc - 0.1, 0.30),
        bevel=0.02,
    )
# ---------- string lights
poles = [(-4.9, -2.6), (4.9, -2.6), (-5.4, 4.9), (5.4, 4.9)]
ph = 3.55
pwood = wood("pole", "#3c2a1f", 0.6, 1, 2)
PH = [3.55, 3.55, 4.15, 4.15]
for (x, y), ph_ in zip(poles, PH):
    lathe("pole", [(0.05, 0), (0.05, ph_), (0.0, ph_)], pwood, loc=(x, y, 0), seg=24)
for x, y in poles:
    lathe(
        "planter",
        [(0.26, 0), (0.30, 0.42), (0.27, 0.42), (0.25, 0.34), (0, 0.34)],
        mat("pot", "#2c2d30", 0.7),
        loc=(x, y, 0.0 if y > 0 else 0.13),
        seg=48,
    )
globe = glass_coat("globe", ("#ffe7c2", "#ffd9a0", "#fff1dd"), 0.25)
fil = emit("fil", "#ffb45e", 60, cam=42)
soc = mat("soc", "#0c0c0d", 0.5)
with Coll("bulb") as bulb:
    lathe(
        "gl",
        [
            (0.012, -0.03),
            (0.018, -0.045),
            (0.033, -0.075),
            (0.036, -0.092),
            (0.030, -0.112),
            (0.016, -0.124),
            (0, -0.127),
        ],
        globe,
        seg=20,
        angle=180,
    )
    lathe("so", [(0.0, 0.0), (0.014, 0), (0.015, -0.035), (0, -0.036)], soc, seg=14)
    lathe(
        "fi",
        [(0, -0.060), (0.012, -0.068), (0.014, -0.085), (0.010, -0.10), (0, -0.105)],
        fil,
        seg=10,
        angle=180,
    )
for o in bulb.objects:
    o.visible_diffuse = False
    o.visible_shadow = False


def strand(p, q, sag, step=0.46, pw=20):
    p = np.array(p, float)
    q = np.array(q, float)
    Ln = np.linalg.norm(q - p)
    n = int(Ln / step)
    pts = []
    for i in range(65):
        t = i / 64
        c = p + (q - p) * t
        c[2] -= sag * 4 * t * (1 - t)
        pts.append(tuple(c))
    tube("wire", pts, 0.006, soc)
    for i in range(1, n):
        t = i / n
        c = p + (q - p) * t
        c[2] -= sag * 4 * t * (1 - t) + 0.004
        inst(bulb, tuple(c), (R.normal(0, 0.12), R.normal(0, 0.12), R.random() * 6))
    for t in (0.18, 0.5, 0.82):
        c = p + (q - p) * t
        c[2] -= sag * 4 * t * (1 - t) + 0.06
        point("pl", tuple(c), pw, "#ffb45e", 0.12)


P = lambda i: (poles[i][0], poles[i][1], PH[i] - 0.05)
strand(P(0), P(1), 0.30)
strand(P(2), P(3), 0.34)
strand(P(0), P(2), 0.30)
strand(P(1), P(3), 0.30)
strand(P(0), P(3), 0.42)
strand(P(1), P(2), 0.42)
# ---------- seats & props
cream = mat("cream", "#cfc3b0", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
rust = mat("rust", "#a4532f", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
teal = mat("tealc", "#2f5a5c", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
grey = mat("greyc", "#6c6a68", 0.9, sheen=0.4, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=300)
cw = wood("cw", "#8d6242", 0.5, 1.6, 2, 0.3)
ch = chair("chair", cw, cream)
zd = 0.13
inst(ch, (-1.55, -2.95, zd), (0, 0, math.radians(-8)), 1.08)
inst(ch, (1.75, -3.0, zd), (0, 0, math.radians(10)), 1.08)
cushion(
    "thr",
    (0.42, 0.42, 0.16),
    rust,
    (1.72, -2.98, zd + 0.66),
    rot=(math.radians(112), 0, math.radians(16)),
    seed=5,
)
bb = beanbag("bb1", teal)
bb2 = beanbag("bb2", rust, 0.95)
bb3 = beanbag("bb3", grey, 0.9)
inst(bb, (-2.35, -0.2, 0), (0, 0, 0.3), 1.08)
inst(bb2, (2.5, 0.25, 0), (0, 0, -0.4), 1.05)
inst(bb3, (-1.15, 0.75, 0), (0, 0, 0.1), 0.95)
# rug with stripes
rm = D.materials.new("rug")
nn, ll = nodes(rm)
bs = nn["Principled BSDF"]
bs.inputs["Roughness"].default_value = 0.95
t = nn.new("ShaderNodeTexCoord")
s_ = nn.new("ShaderNodeSeparateXYZ")
ll.new(t.outputs["Object"], s_.inputs[0])
ml = nn.new("ShaderNodeMath")
ml.operation = "MULTIPLY"
ml.inputs[1].default_value = 2.6
ll.new(s_.outputs[1], ml.inputs[0])
fr = nn.new("ShaderNodeMath")
fr.operation = "FRACT"
ll.new(ml.outputs[0], fr.inputs[0])
cr = nn.new("ShaderNodeValToRGB")
cr.color_ramp.interpolation = "CONSTANT"
for i, (p, c) in enumerate(
    (
        (0, "#9c8a70"),
        (0.42, "#5f3a2b"),
        (0.50, "#9c8a70"),
        (0.54, "#2a3b3f"),
        (0.66, "#9c8a70"),
        (0.70, "#5f3a2b"),
        (0.78, "#9c8a70"),
    )
):
    e = cr.color_ramp.elements[i] if i < 2 else cr.color_ramp.elements.new(p)
    e.position = p
    e.color = lin(c)
ll.new(fr.outputs[0], cr.inputs[0])
ll.new(cr.outputs[0], bs.inputs["Base Color"])
box("rug", (3.4, 2.3, 0.02), rm, (0.1, 0.45, 0.06), bevel=0.006)
for x, y, c_, a in ((0.35, 0.75, cream, 0.2), (0.95, 0.55, teal, 1.1), (0.15, 0.1, rust, 0.6)):
    cushion("fc", (0.62, 0.62, 0.22), c_, (x, y, 0.15), rot=(0.05, 0.03, a), puff=0.28, seed=int(x * 10))
# table with projector
tm = wood("tm", "#8a5d3c", 0.4, 1.5, 0, 0.3, 0.45)
tx, ty = 0.12, -2.55
box("tt", (0.78, 0.50, 0.035), tm, (tx, ty, zd + 0.46), bevel=0.008)
for sx in (-1, 1):
    for sy in (-1, 1):
        box("tl", (0.04, 0.04, 0.46), tm, (tx + sx * 0.34, ty + sy * 0.2, zd + 0.22), bevel=0.005)
with Coll("proj") as pc:
    root = empty("pr")
    portable("sand", root)
ps = 0.115
zt = zd + 0.478
inst(pc, (tx, ty, zt), (0, 0, math.radians(180)), ps)
apex = (tx, ty + 0.09, zt + 0.155)
beam(apex, (0, ysc - 0.03, zs), W, H, float(ARGS.get("beam", ".028")), "#d8ddff", power=1.3, soft=0.35)
spot("lensglow", (tx, ty + 0.11, zt + 0.155), (tx, ty + 0.5, zt + 0.2), 0.6, 100, 1, "#dfe6ff", 0.01)
# bowl + glasses + lanterns
lathe(
    "bowl",
    [(0, 0), (0.05, 0.0), (0.105, 0.075), (0.103, 0.08), (0.045, 0.01), (0, 0.01)],
    mat("bw", "#d6cec2", 0.35, coat=0.3),
    loc=(tx - 0.26, ty - 0.05, zt),
    seg=48,
)
rr = random.Random(2)
popm = mat("popm", "#ffe7b0", 0.7)
for i in range(60):
    a = rr.random() * 6.28
    q = 0.09 * math.sqrt(rr.random())
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.013)
    for v in bm.verts:
        v.co *= 0.7 + 0.6 * rr.random()
    finish(
        bm,
        "pop",
        popm,
        loc=(
            tx - 0.26 + q * math.cos(a),
            ty - 0.05 + q * math.sin(a),
            zt + 0.07 + 0.02 * (1 - q / 0.1) * rr.random(),
        ),
    )


def lantern(x, y, z, s=1):
    e = empty("lan", (x, y, z), (0, 0, R.random()), s)
    mm = D.materials.get("lanm") or mat("lanm", "#141416", 0.4, metal=0.8)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("c", (0.012, 0.012, 0.26), mm, (sx * 0.07, sy * 0.07, 0.15), bevel=0.002, parent=e)
    box("b", (0.17, 0.17, 0.02), mm, (0, 0, 0.01), parent=e, bevel=0.003)
    box("t", (0.17, 0.17, 0.015), mm, (0, 0, 0.285), parent=e, bevel=0.003)
    lathe("cap", [(0.07, 0.29), (0.02, 0.35), (0, 0.35)], mm, parent=e, seg=24)
    tube(
        "h",
        [(0.03 * math.cos(a), 0, 0.36 + 0.03 * math.sin(a)) for a in np.linspace(0, 6.28, 24)],
        0.004,
        mm,
        parent=e,
    )
    lathe(
        "candle",
        [(0, 0.02), (0.03, 0.02), (0.03, 0.12), (0.0, 0.118)],
        mat(
            "wax",
            "#ffe9c8",
            0.6,
        ),
        parent=e,
        seg=24,
    )
    lathe(
        "flame",
        [(0, 0.122), (0.008, 0.132), (0.009, 0.142), (0.004, 0.160), (0, 0.168)],
        emit("flame", "#ffae4a", 40, cam=14),
        parent=e,
        seg=12,
        angle=180,
    )
    point("lp", (x, y, z + 0.16 * s), 2.6, "#ff9a3c", 0.03)


for a in (
    (-2.45, -2.35, zd, 1.1),
    (-2.75, -2.55, zd, 0.8),
    (2.75, -2.35, zd, 1.1),
    (3.6, -2.2, zd, 0.85),
    (-0.55, 1.4, 0.06, 0.8),
    (1.9, 1.5, 0, 0.9),
):
    lantern(*a)
# ---------- practical light
for x in (-6.2, -4.3, -2.4, 2.4, 4.3, 6.2):
    spot("upl", (x, 6.3, 0.25), (x, 8.3, 1.2), 380, 120, 1, "#ffb469", 0.05)
area("house", (-1.5, -8.5, 2.6), (0, -1, 0.6), 6, 1.6, 95, "#ffc78a", glossy=False)
area("rimL", (-7.5, 3.5, 5.2), (0, 1, 0.0), 4, 4, 130, "#7f9cff", glossy=False)
area("rimR", (7.5, 4.5, 5.2), (0, 1, 0.0), 4, 4, 90, "#8f8fff", glossy=False)
cam = ARGS.get("cam", "a")
if cam == "a":
    camera((-0.85, -7.7, 2.12), (0.05, 3, 1.50), 31.5, fstop=2.8, focus=(0, 1.5, 1.2))
if cam == "b":
    camera((-4.2, -5.6, 1.6), (0.9, 3.4, 1.45), 34, fstop=2.4, focus=(0, 1.5, 1.2))
render("backyard", spp=192, bounces=5, clamp=4, adaptive=0.008, glossy=3)
