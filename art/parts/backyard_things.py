"""What stands in the backyard: screen, lights, seats, table, lanterns."""

from toolkit.kit import *


def backyard_screen(img):
    """The screen on its legs, and two speakers."""
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
        tube(
            "leg", [(s * (W / 2 - 0.25), ysc + 0.05, zb), (s * (W / 2 - 0.25), ysc + 0.05, 0.02)], 0.022, alu
        )
        tube(
            "leg2",
            [(s * (W / 2 - 0.25), ysc + 0.05, zb + 0.9), (s * (W / 2 - 0.25), ysc + 0.75, 0.02)],
            0.018,
            alu,
        )
        tube(
            "leg3", [(s * (W / 2 - 0.25), ysc - 0.35, 0.03), (s * (W / 2 - 0.25), ysc + 0.8, 0.03)], 0.02, alu
        )
        box(
            "spk",
            (0.26, 0.28, 0.55),
            mat("spk", "#111113", 0.6),
            (s * (W / 2 + 0.42), ysc - 0.1, 0.30),
            bevel=0.02,
        )
    return W, H, ysc, zs, s


def backyard_lights(R, n, p, c, pw, i):
    """Poles and strands of bulbs."""
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
    return x, y


def backyard_rug(cream, rust, teal):
    """A striped rug with cushions."""
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
    return e, x, y, a


def backyard_table(R, e, s, x, y, zd, tx, ty, sx, sy, zt):
    """Popcorn on the table, and lanterns about."""
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
