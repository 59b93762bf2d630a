"""Comfort and refreshments: cooler, tray of drinks, blankets, patio heater, insect lantern."""

from toolkit.kit import *


def cooler(p):
    shell = mat("shell", "#9fd0c0", 0.42, spec=0.4, bump="noise", bump_s=0.2, bump_d=0.006, noise_scale=50)
    inner = mat("inner", "#f2f1ec", 0.45)
    wide, deep, high = 4.0, 2.6, 2.2
    body = rbody("body", wide, deep, high, 0.35, 0.14, shell, parent=p, loc=(0, 0, 0.1), n=128)
    hollow = rbody("cutter", wide - 0.6, deep - 0.6, high, 0.25, 0.06, None, parent=p, loc=(0, 0, 0.5), n=128)
    cut([body], hollow)
    rbody("liner", wide - 0.58, deep - 0.58, 0.06, 0.25, 0.02, inner, parent=p, loc=(0, 0, 1.2), n=96)
    rim = [(x, y, high + 0.09) for x, y in superloop(wide - 0.5, deep - 0.5, 0.3, 128)]
    tube("seal", rim, 0.07, inner, cyc=True, parent=p)
    lid = empty("lid", (0, deep / 2 - 0.05, high + 0.12), (rad(-98), 0, 0))
    lid.parent = p
    rbody("lid", wide + 0.06, deep + 0.06, 0.36, 0.36, 0.14, shell, parent=lid, loc=(0, -deep / 2, 0), n=128)
    rbody("inside", wide - 0.5, deep - 0.5, 0.08, 0.28, 0.03, inner, parent=lid, loc=(0, -deep / 2, -0.05), n=96)
    ice = mat("ice", "#e4f1fa", 0.12, spec=0.6, coat=0.4)
    rr = random.Random(4)
    for _ in range(120):
        x, y = rr.uniform(-1.55, 1.55), rr.uniform(-0.85, 0.85)
        box("cube", (0.27, 0.27, 0.27), ice, (x, y, 1.55 + rr.uniform(0, 0.5)), rot=(rr.random() * 3, rr.random() * 3, rr.random() * 3), bevel=0.045, seg=2, parent=p)
    for k, (x, y, tone) in enumerate(((-1.15, 0.2, "#7a4a2c"), (-0.5, -0.3, "#3f7a4b"), (0.2, 0.3, "#7a4a2c"), (0.85, -0.2, "#3f7a4b"), (1.25, 0.45, "#c9822c"))):
        glass = mat("glass%d" % k, tone, 0.06, spec=0.6, coat=0.6)
        e = empty("bottle", (x, y, 1.0), (rad(rr.uniform(-9, 9)), rad(rr.uniform(-9, 9)), 0))
        e.parent = p
        lathe("bottle", [(0, 0), (0.26, 0), (0.28, 0.06), (0.28, 1.15), (0.22, 1.38), (0.11, 1.62), (0.11, 1.92), (0.13, 1.94), (0, 1.98)], glass, parent=e, seg=64, angle=60)
        lathe("cap", [(0.14, 1.9), (0.15, 1.93), (0.14, 2.02), (0, 2.03)], stock("brass") if k % 2 else stock("chrome"), parent=e, seg=48, angle=30)
        lathe("label", [(0.284, 0.35), (0.286, 0.36), (0.286, 0.9), (0.284, 0.91)], mat("label%d" % k, ("#f2e3c4", "#e8e4da", "#d96a3c", "#f2e3c4", "#e8e4da")[k], 0.5), parent=e, seg=64)
    tube("bail", [(-wide / 2 - 0.06, 0, 1.6), (-wide / 2 - 0.22, -0.8, 1.2), (-wide / 2 - 0.1, -deep / 2 - 0.4, 0.95), (0, -deep / 2 - 0.55, 0.85), (wide / 2 + 0.1, -deep / 2 - 0.4, 0.95), (wide / 2 + 0.22, -0.8, 1.2), (wide / 2 + 0.06, 0, 1.6)], 0.06, stock("chrome"), parent=p, bez=True)
    cyl(0.13, -0.75, 0.75, stock("black"), p, 0.03, (0, -deep / 2 - 0.56, 0.86), (0, rad(90), 0), 48)
    for x in (-1.0, 1.0):
        box("latch", (0.4, 0.16, 0.55), stock("rubber"), (x, -deep / 2 - 0.05, 1.95), bevel=0.05, parent=p)
    cyl(0.14, 0, 0.12, stock("black"), p, 0.03, (1.55, -deep / 2, 0.4), (rad(90), 0, 0), 48)


def drinks(p):
    tray = wood("tray", "#a5713f", 0.42, 0.6, 0, 0.28, 0.45)
    lathe("tray", [(0, 0), (2.1, 0), (2.18, 0.04), (2.2, 0.32), (2.1, 0.34), (2.06, 0.10), (0, 0.10)], tray, parent=p, seg=160, angle=35)
    for s in (-1, 1):
        tube("handle", [(s * 2.12, -0.45, 0.3), (s * 2.32, -0.4, 0.52), (s * 2.36, 0, 0.58), (s * 2.32, 0.4, 0.52), (s * 2.12, 0.45, 0.3)], 0.06, stock("brass"), parent=p, bez=True)
    clear = glass_coat("glass", ("#e4eef2", "#f2f6f8", "#ffffff"), 0.12)
    lemon = mat("lemonade", "#ffe680", 0.2, spec=0.5, coat=0.4)
    ice = mat("ice", "#eef6fb", 0.12, spec=0.6, coat=0.4)
    rind, flesh = mat("rind", "#f2c22f", 0.5), mat("flesh", "#f7e08a", 0.4)
    for x, y, straw in ((-0.85, -0.35, "#d94f4a"), (0.15, -0.75, "#2f7f86")):
        e = empty("glass", (x, y, 0.10))
        e.parent = p
        lathe("glass", [(0.38, 0.0), (0.39, 0.05), (0.47, 1.38)], clear, parent=e, seg=96, angle=35)
        torus(0.47, 0.012, mat("rim", "#f4f8fa", 0.1, spec=0.6) if "rim" not in D.materials else D.materials["rim"], e, (0, 0, 1.38))
        lathe("drink", [(0, 0.06), (0.345, 0.06), (0.41, 1.12), (0, 1.12)], lemon, parent=e, seg=96, angle=35)
        rr = random.Random(int(x * 10))
        for k in range(5):
            box("ice", (0.24, 0.24, 0.24), ice, (rr.uniform(-0.2, 0.2), rr.uniform(-0.2, 0.2), 1.08 + 0.05 * k), rot=(rr.random() * 3, rr.random() * 3, rr.random() * 3), bevel=0.04, seg=2, parent=e)
        m = mat("straw" + straw, straw, 0.5)
        tube("straw", [(0.12, 0.1, 0.2), (-0.2, -0.05, 1.75), (-0.52, -0.1, 1.95)], 0.045, m, parent=e)
        f = empty("slice", (0.40, -0.05, 1.36), (rad(90), 0, rad(20)))
        f.parent = e
        cyl(0.27, -0.03, 0.03, rind, f, 0.01)
        cyl(0.24, -0.034, 0.034, flesh, f, 0.005)
        for k in range(6):
            box("vein", (0.46, 0.018, 0.072), mat("pith", "#fbf1cf", 0.5) if "pith" not in D.materials else D.materials["pith"], (0, 0, 0), rot=(0, 0, rad(30 * k)), bevel=0, parent=f)
    green = mat("green", "#2f6b45", 0.06, spec=0.6, coat=0.6)
    lathe("bottle", [(0, 0.1), (0.34, 0.1), (0.36, 0.16), (0.36, 1.35), (0.28, 1.65), (0.13, 1.95), (0.13, 2.45), (0.16, 2.47), (0.16, 2.58), (0, 2.6)], green, parent=p, loc=(0.9, 0.75, 0), seg=96, angle=60)
    lathe("label", [(0.364, 0.5), (0.367, 0.51), (0.367, 1.15), (0.364, 1.16)], mat("label", "#f2e6cc", 0.5), parent=p, loc=(0.9, 0.75, 0), seg=96)
    lathe("cork", [(0.12, 2.55), (0.13, 2.75), (0, 2.76)], mat("cork", "#c29a66", 0.8), parent=p, loc=(0.9, 0.75, 0), seg=48)
    lathe("bowl", [(0, 0.1), (0.3, 0.1), (0.62, 0.5), (0.60, 0.53), (0.26, 0.16), (0, 0.16)], mat("bowl", "#3d5f6b", 0.3, coat=0.4), parent=p, loc=(-0.35, 0.95, 0), seg=96, angle=50)
    nut = mat("nut", "#b57a45", 0.55, bump="noise", bump_s=0.4, bump_d=0.01, noise_scale=12, col_var=0.3)
    rr = random.Random(8)
    for _ in range(90):
        a, q = rr.random() * 6.28, 0.48 * math.sqrt(rr.random())
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.085)
        bmesh.ops.scale(bm, vec=(1.5, 0.9, 0.8), verts=bm.verts)
        finish(bm, "nut", nut, loc=(-0.35 + q * cos(a), 0.95 + q * sin(a), 0.44 + 0.12 * (1 - (q / 0.5) ** 2) + 0.04 * rr.random()), rot=(rr.random(), rr.random(), rr.random() * 6), angle=180, parent=p)
    for k, tone in enumerate(("#e6dccb", "#d94f4a")):
        box("napkin", (0.9, 0.9, 0.02), mat("napkin" + tone, tone, 0.9), (1.2, -0.35, 0.115 + 0.02 * k), rot=(0, 0, rad(14 + 18 * k)), bevel=0.008, parent=p)


def blankets(p):
    z = 0.0
    for k, tone in enumerate(("#4d6152", "#b5573a", "#e6dccb")):
        wool = mat("wool" + tone, tone, 0.98, sheen=0.8, spec=0.1, bump="noise", bump_s=0.9, bump_d=0.015, noise_scale=55)
        wide, deep = 3.1 - 0.12 * k, 2.2 - 0.06 * k
        for layer in range(2):
            soft("fold", (wide, deep, 0.36), wool, (0.03 * (layer - 0.5), 0, z + 0.18), rot=(0, 0, 0.015 * (k - 1)), r=0.16, puff=0.03, parent=p, seed=k + layer, wrinkle=0.03)
            z += 0.31
        for q in range(44):
            x = -wide / 2 + 0.1 + (wide - 0.2) * q / 43
            y = -deep / 2 - 0.02
            tube("fringe", [(x, y, z - 0.30), (x + 0.01 * sin(q * 2), y - 0.07, z - 0.36), (x + 0.02 * sin(q * 3), y - 0.06, z - 0.52)], 0.018, wool, parent=p, bez=True, res=2)
        z += 0.02
    leather = mat("leather", "#7a4a2c", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    for x in (-0.75, 0.75):
        ring = superloop(2.42, z + 0.10, 0.3, 96)
        path = around(ring, 128)
        sheet("strap", lambda u, v: (x - 0.13 + 0.26 * v, path[round(u * 127)][0], path[round(u * 127)][1] + (z + 0.02) / 2), 128, 3, leather, p, 0.04)
        box("buckle", (0.36, 0.06, 0.34), stock("brass"), (x, -1.24, z * 0.62), bevel=0.03, parent=p)
        box("hole", (0.24, 0.08, 0.20), leather, (x, -1.245, z * 0.62), bevel=0.02, parent=p)
    tube("handle", [(-0.75, 0, z + 0.06), (-0.6, 0, z + 0.42), (0.6, 0, z + 0.42), (0.75, 0, z + 0.06)], 0.075, leather, parent=p, bez=True)


def heater(p):
    steel = stock("alu")
    lathe("foot", [(0, 0), (0.34, 0), (0.36, 0.03), (0.35, 0.08), (0.12, 0.12), (0, 0.12)], stock("dark"), parent=p, seg=128, angle=40)
    cyl(0.045, 0.1, 1.55, steel, p, 0.005)
    lathe("collar", [(0.05, 0.75), (0.07, 0.77), (0.07, 0.86), (0.05, 0.88)], stock("black"), parent=p, seg=64)
    cyl(0.12, 1.52, 1.60, stock("dark"), p, 0.02)
    cyl(0.12, 2.06, 2.12, stock("dark"), p, 0.02)
    glow = emit("coil", "#ff6a1f", 26, cam=3.4)
    for r, n in ((0.045, 11),):
        path = [(r * cos(t), r * sin(t), 1.62 + 0.42 * t / (2 * pi * n)) for t in np.linspace(0, 2 * pi * n, 400)]
        tube("coil", path, 0.010, glow, parent=p, res=4)
    for k in range(16):
        a = 2 * pi * k / 16
        rod((0.112 * cos(a), 0.112 * sin(a), 1.58), (0.112 * cos(a), 0.112 * sin(a), 2.08), 0.0045, stock("chrome"), p)
    for z in (1.72, 1.84, 1.96):
        torus(0.112, 0.0045, stock("chrome"), p, (0, 0, z))
    lathe("hood", [(0, 2.20), (0.10, 2.19), (0.46, 2.10), (0.48, 2.085), (0.46, 2.085), (0.10, 2.13)], steel, parent=p, seg=128, angle=40)
    point("heat", (0, 0, 1.85), 9, "#ff7a2f", 0.06).parent = p
    rbody("switch", 0.09, 0.05, 0.16, 0.02, 0.01, stock("black"), parent=p, loc=(0, -0.06, 1.28), n=48)
    cyl(0.022, 0, 0.02, stock("chrome"), p, 0.005, (0, -0.085, 1.39), (rad(90), 0, 0), 32)
    tube("cable", [(0, 0.30, 0.05), (0.2, 0.62, 0.02), (0.62, 0.5, 0.02), (0.85, 0.1, 0.02)], 0.014, stock("rubber"), parent=p, bez=True)


def insect_lantern(p):
    green = mat("green", "#55704a", 0.5, spec=0.4, bump="noise", bump_s=0.2, bump_d=0.006, noise_scale=50)
    lathe("base", [(0, 0), (1.0, 0), (1.06, 0.05), (1.06, 0.5), (0.98, 0.62), (0.78, 0.66), (0, 0.66)], green, parent=p, seg=128, angle=40)
    lathe("grip", [(1.065, 0.12), (1.085, 0.15), (1.085, 0.40), (1.065, 0.43)], stock("rubber"), parent=p, seg=128)
    lathe("globe", [(0.70, 0.66), (0.74, 0.8), (0.74, 1.85), (0.70, 2.0)], glass_coat("globe", ("#e6e2f6", "#f2f0fb", "#ffffff"), 0.2), parent=p, seg=96, angle=40)
    lathe("tube", [(0.15, 0.68), (0.16, 0.75), (0.16, 1.85), (0.1, 1.95)], emit("violet", "#8a5cff", 16, cam=3.0), parent=p, seg=64)
    point("glow", (0, 0, 1.3), 45, "#8a5cff", 0.2).parent = p
    for k in range(18):
        a = 2 * pi * k / 18
        rod((0.80 * cos(a), 0.80 * sin(a), 0.64), (0.80 * cos(a), 0.80 * sin(a), 2.04), 0.022, stock("dark"), p)
    for z in (1.0, 1.35, 1.7):
        torus(0.80, 0.018, stock("dark"), p, (0, 0, z), n=96)
    lathe("top", [(0, 2.55), (0.3, 2.54), (0.7, 2.40), (1.0, 2.15), (1.02, 2.05), (0.9, 2.0), (0, 2.0)], green, parent=p, seg=128, angle=40)
    cyl(0.2, 2.5, 2.66, stock("black"), p, 0.04)
    tube("hoop", [(-0.92, 0, 2.2), (-0.95, 0, 2.7), (-0.6, 0, 3.15), (0, 0, 3.32), (0.6, 0, 3.15), (0.95, 0, 2.7), (0.92, 0, 2.2)], 0.05, stock("chrome"), parent=p, bez=True)
    cyl(0.12, 0, 0.05, stock("alu"), p, 0.02, (0, -1.05, 0.3), (rad(90), 0, 0), 48)
    lathe("led", [(0.03, 0), (0.026, 0.01), (0, 0.012)], emit("led", "#8ff0a0", 5), parent=p, loc=(0.28, -1.045, 0.3), rot=(rad(90), 0, 0), seg=24)


SHOTS = {
    "cooler": Shot(cooler, -28, 20, 0.82),
    "drinks_tray": Shot(drinks, -14, 22, 0.82),
    "blanket": Shot(blankets, -26, 17, 0.76),
    "patio_heater": Shot(heater, -18, 8, 0.88),
    "bug_lantern": Shot(insect_lantern, -18, 10, 0.82, 85, "#8d93a2"),
}
