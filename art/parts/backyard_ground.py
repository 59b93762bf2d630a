"""The ground of the backyard: sky, lawn, deck, fence and planting."""

from parts.foliage import blades, hedge, leafmat, tree
from toolkit.kit import *


def backyard_sky():
    """A sky that is warm on the far side and blue behind the camera."""
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
    return n, e, p, c


def backyard_plants(R):
    """Lawn, deck, fence, hedges, grasses and trees."""
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
    return o, pw, i, s, x, y
