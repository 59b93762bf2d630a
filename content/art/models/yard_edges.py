"""What makes a yard a room: a net canopy, cloth on the fence, low lights, a sign, a cover for the screen."""

from models.covers_cloth import draped
from parts.foliage import blades, leafmat
from parts.seats import floor_cushion, pillow
from toolkit.kit import *


def net(name):
    """Mesh that lets most of the light through."""
    m = D.materials.new(name)
    n, l = nodes(m)
    clear, mix = n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeMixShader")
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = lin("#ffffff")
    b.inputs["Roughness"].default_value = 0.9
    mix.inputs[0].default_value = 0.20
    l.new(clear.outputs[0], mix.inputs[1])
    l.new(b.outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def canopy(p):
    mesh, hem = net("net"), mat("hem", "#3f6f74", 0.8)
    half, high = 1.5, 2.1
    ground = mat("rug", "#d8c7a4", 0.95, bump="noise", bump_s=0.7, bump_d=0.006, noise_scale=60)
    rbody("rug", 2 * half - 0.1, 2 * half - 0.1, 0.03, 0.2, 0.01, ground, parent=p, n=96)

    def arch(t):
        """From a corner (0) to the top (1): reach from the middle, and height."""
        a = t * pi / 2
        return half * cos(a) ** 0.75, high * sin(a) ** 0.9

    for k in range(4):
        turn = pi / 2 * k

        def side(u, v, turn=turn):
            reach, z = arch(v)
            x, y = (2 * u - 1) * reach, -reach * (1 - 0.05 * (1 - (2 * u - 1) ** 2) * sin(pi * v))
            return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn), z + 0.02)

        sheet("net", side, 40, 40, mesh, p, 0)
        sheet("hem", lambda u, v, side=side: side(u, v * 0.05), 40, 4, hem, p, 0.012)
        pole = [side(0, v) for v in np.linspace(0, 1, 40)]
        tube("pole", pole, 0.022, stock("dark"), parent=p, res=6)
    door = []
    for t in np.linspace(0, pi, 40):
        u, v = 0.5 - 0.27 * cos(t), 0.02 + 0.48 * sin(t)
        reach, z = arch(v)
        door.append(((2 * u - 1) * reach, -reach * (1 - 0.05 * (1 - (2 * u - 1) ** 2) * sin(pi * v)) - 0.01, z + 0.02))
    tube("zip", door, 0.014, hem, parent=p, res=4)
    adopt(p, floor_cushion, (-0.55, 0.2, 0.03), 12, "#b5573a", 0.8)
    adopt(p, floor_cushion, (0.55, 0.45, 0.03), -20, "#d9a441", 0.8)
    adopt(p, pillow, (0.1, 0.75, 0.28), "#3f6f74", 0.5, -30, 0)


def privacy(p):
    cloth = weave("cloth", "#28352f", 110, 0.5, "XZ", depth=0.004)
    oak = wood("picket", "#a97c50", 0.6, 0.8, 2, 0.35)
    steel, brass = stock("dark"), stock("brass")
    high, x0, x1 = 2.2, -2.9, 0.75
    for x in (-2.95, 0.0, 2.95):
        box("post", (0.2, 0.2, high + 0.35), oak, (x, 0.22, (high + 0.35) / 2), bevel=0.02, parent=p)
        box("cap", (0.28, 0.28, 0.07), oak, (x, 0.22, high + 0.38), bevel=0.02, parent=p)
    for z in (0.4, 1.85):
        box("rail", (5.9, 0.09, 0.16), wood("rail", "#a97c50", 0.6, 0.8, 0, 0.35), (0, 0.2, z), bevel=0.015, parent=p)
    for k in range(23):
        box("picket", (0.17, 0.05, high - 0.1), oak, (-2.72 + 0.247 * k, 0.13, high / 2 + 0.06), bevel=0.012, parent=p)

    def hang(u, v):
        x = x0 + (x1 - x0) * u
        wave = 0.025 * sin(7 * x + 1.5 * v) + 0.015 * sin(15 * x)
        scallop = 0.03 * abs(sin(pi * (x - x0) / 0.61))
        return (x, 0.03 + wave, 0.1 + (high - 0.1 - scallop) * v + 0.0)

    sheet("cloth", hang, 160, 40, cloth, p, 0.014)
    for v in (0.0, 0.965):
        sheet("hem", lambda u, w, v=v: tuple(np.add(hang(u, v + 0.035 * w), (0, -0.012, 0))), 160, 4, mat("hem%s" % v, "#1c2521", 0.8), p, 0.016)
    loop = mat("loop", "#e0893c", 0.7)
    for k in range(7):
        u = (k + 0.02) / 6.04
        for v, up in ((0.975, 1), (0.02, -1)):
            x, y, z = hang(u, v)
            torus(0.05, 0.017, brass, p, (x, y - 0.025, z), (rad(90), 0, 0), 40)
            way = [(x, y - 0.03, z), (x + 0.03, y + 0.02, z + 0.14 * up), (x, 0.24, z + 0.12 * up), (x - 0.03, y + 0.03, z + 0.13 * up), (x, y - 0.03, z)]
            tube("loop", way, 0.016, loop, parent=p, bez=True, res=4)
    spiral = [((0.06 + 0.026 * a / 6.28) * cos(a), (0.06 + 0.026 * a / 6.28) * sin(a)) for a in np.linspace(0, 60, 420)]
    e = empty("roll", (1.18, -0.25, 0.1))
    e.parent = p
    sheet("roll", lambda u, v: (*spiral[round(u * 419)], v * (high - 0.12)), 420, 4, cloth, e, 0.012)
    sheet("bridge", lambda u, v: (x1 + 0.35 * u, 0.03 - 0.56 * u * u, 0.1 + (high - 0.12) * v), 20, 10, cloth, p, 0.014)


def path_lights(p):
    black = mat("coat", "#202326", 0.45, spec=0.45)
    cell = mat("cell", "#16223f", 0.14, spec=0.6, coat=0.9)
    grass = leafmat("grass", "#5f7d3f", "#a9b86a", 0.35)
    with Coll("tuft") as tuft:
        blades("tuft", 420, 0, 0.55, 0.018, grass, np.random.default_rng(3), 0.8, clump=0.32)
    for k, (x, y) in enumerate(((-1.9, -0.9), (0.0, 0.2), (1.9, 1.3))):
        e = empty("light", (x, y, 0))
        e.parent = p
        cyl(0.06, 0, 1.35, black, e, 0.01, seg=48)
        cyl(0.20, 1.28, 1.34, black, e, 0.02, seg=64)
        lit = emit("lit%d" % k, "#ffbf70", 12, cam=2.2)
        cyl(0.13, 1.34, 1.62, lit, e, 0.03, seg=64)
        for q in range(4):
            a = pi / 2 * q + 0.6
            rod((0.18 * cos(a), 0.18 * sin(a), 1.3), (0.2 * cos(a), 0.2 * sin(a), 1.68), 0.016, black, e)
        lathe("hood", [(0.56, 1.60), (0.58, 1.60), (0.58, 1.63), (0.24, 1.86), (0, 1.9)], black, parent=e, seg=96, angle=30)
        lathe("inner", [(0.56, 1.605), (0.22, 1.80), (0, 1.82)], mat("inner%d" % k, "#e9e2d2", 0.5), parent=e, seg=96)
        rbody("cell", 0.3, 0.3, 0.02, 0.05, 0.006, cell, parent=e, loc=(0, 0, 1.885), n=48)
        point("bulb", (0, 0, 1.45), 30, "#ffb35c", 0.1).parent = e
        spot("pool", (0, 0, 1.58), (0, 0, 0), 130, 120, 0.7, "#ffb35c", 0.12).parent = e
        for q, (dx, dy, size) in enumerate(((-0.35, 0.1, 0.8), (0.38, 0.18, 0.9), (0.1, 0.4, 1.0), (-0.15, -0.3, 0.6), (0.3, -0.25, 0.55))):
            inst(tuft, (x + dx, y + dy, 0), (0, 0, 1.7 * q + k), size).parent = p
    stone = mat("stone", "#a9a297", 0.7, bump="noise", bump_s=0.5, bump_d=0.02, noise_scale=12)
    for k in range(3):
        x, y = -0.9 + 1.75 * k, -1.9 + 0.95 * k
        rbody("stone", 1.25, 0.95, 0.09, 0.38, 0.04, stone, parent=p, loc=(x, y, 0), rot=(0, 0, 0.5 * k + 0.2), n=64)


def marquee(p):
    black = mat("frame", "#18191c", 0.4, spec=0.45)
    lit = emit("face", "#fff3dc", 1.7, cam=1.25)
    wide, high, z = 4.2, 2.9, 1.52
    box("case", (wide, 0.5, high), black, (0, 0.1, z), bevel=0.07, parent=p)
    plane("face", wide - 0.3, high - 0.3, lit, (0, -0.165, z), rot=(rad(90), 0, 0), parent=p)
    row = (high - 0.3) / 3
    for k in range(4):
        box("rail", (wide - 0.26, 0.06, 0.07), black, (0, -0.18, z - (high - 0.3) / 2 + row * k), bevel=0.012, parent=p)
    ink = mat("ink", "#141417", 0.5)
    red = mat("red", "#c2332c", 0.5)
    for k, (words, tone) in enumerate((("LAST WAVES", ink), ("TONIGHT 9 PM", red), ("FREE POPCORN", ink))):
        at = (0, -0.19, z + row * (1 - k))
        lettering(p, words, 0.56 if k == 0 else 0.49, at, tone, (rad(90), 0, 0), 0.006)
    for s in (-1, 1):
        rbody("foot", 0.5, 0.9, 0.08, 0.1, 0.02, black, parent=p, loc=(s * 1.5, 0.1, 0), n=48)
        for q in (-1, 1):
            cyl(0.05, 0, 0.03, stock("chrome"), p, 0.01, (s * (wide / 2 - 0.1), -0.16, z + q * (high / 2 - 0.1)), (rad(90), 0, 0), 32)
    glow = area("spill", (0, -0.3, z), (0, -3, 0.3), wide * 0.8, high * 0.8, 26, "#ffe6bd")
    glow.parent = p
    tile = mat("tile", "#eef1f2", 0.2, spec=0.5, coat=0.4)
    for k, (word, x, y, turn) in enumerate((("A", -1.3, -1.5, 20), ("&", -0.55, -1.85, -14), ("S", 0.35, -1.55, 8), ("!", 1.15, -1.95, -32), ("?", 1.75, -1.4, 15))):
        box("tile", (0.46, 0.66, 0.02), tile, (x, y, 0.012 + 0.002 * k), rot=(0, 0, rad(turn)), bevel=0.008, parent=p)
        lettering(p, word, 0.52, (x, y, 0.03 + 0.002 * k), red if k % 2 else ink, (0, 0, rad(turn)), 0.003)


def screen_cover(p):
    cloth = mat("cloth", "#4c5f78", 0.8, sheen=0.3, spec=0.25, bump="noise", bump_s=0.3, bump_d=0.01, noise_scale=70)
    trim, steel = mat("trim", "#2c3846", 0.7), stock("alu")
    wide, deep, high, lift = 5.2, 0.75, 3.0, 0.55
    draped(p, wide, deep, high, cloth, 0.10, 5, 4, (0, 0, lift))
    for s in (-1, 1):
        x = s * 1.9
        rod((x, 0, lift + 0.3), (x, 0, 0.1), 0.06, steel, p)
        for y in (-1, 1):
            rod((x, 0, lift + 0.1), (x, y * 0.95, 0.06), 0.05, steel, p)
            cyl(0.08, 0, 0.07, stock("rubber"), p, 0.02, (x, y * 0.97, 0), seg=32)
        strap_x = s * 1.25
        box("strap", (0.16, 0.03, 0.9), trim, (strap_x, -0.56, lift + 0.42), rot=(rad(-3), 0, 0), bevel=0.01, parent=p)
        rbody("buckle", 0.32, 0.4, 0.1, 0.07, 0.03, stock("black"), parent=p, loc=(strap_x, -0.56, lift + 0.55), rot=(rad(90), 0, 0), n=48)
        tail = [(strap_x, -0.58, lift + 0.05), (strap_x + 0.02, -0.6, lift - 0.15), (strap_x - 0.03, -0.55, lift - 0.32)]
        tube("tail", tail, 0.035, trim, parent=p, bez=True, res=4)
        sheet("vent", lambda u, v, s=s: (s * 1.7 + 0.46 * cos(pi * u) * v, -0.41 - 0.16 * sin(pi * u) * v, lift + 2.2 + 0.34 * sin(pi * u) * v), 30, 10, cloth, p, 0.03)
        tube("rim", [(s * 1.7 + 0.46 * cos(t), -0.41 - 0.16 * sin(t), lift + 2.2 + 0.34 * sin(t)) for t in np.linspace(0, pi, 30)], 0.025, trim, parent=p, res=4)
        box("mesh", (0.86, 0.02, 0.08), stock("matte"), (s * 1.7, -0.44, lift + 2.18), bevel=0.004, parent=p)
    rim = [(x, y, lift + high + 0.02) for x, y in superloop(wide + 0.04, deep + 0.04, 0.36, 128)]
    tube("piping", rim, 0.035, trim, cyc=True, parent=p)
    rbody("label", 0.9, 0.4, 0.02, 0.08, 0.006, mat("label", "#d9d2c4", 0.7), parent=p, loc=(0, -0.45, lift + 1.15), rot=(rad(88), 0, 0), n=48)
    lettering(p, "120 IN", 0.2, (0, -0.48, lift + 1.16), trim, (rad(88), 0, 0))


SHOTS = {
    "net_canopy": Shot(canopy, -28, 12, 0.90, 70, "#bcc4cc"),
    "privacy_fabric": Shot(privacy, -20, 8, 0.90),
    "path_lights": Shot(path_lights, -18, 16, 0.90, 85, "#8f96a2"),
    "cinema_light_box": Shot(marquee, -18, 13, 0.88, 85, "#b9bec8"),
    "screen_cover": Shot(screen_cover, -22, 8, 0.88),
}
