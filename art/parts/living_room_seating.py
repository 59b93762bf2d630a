"""Sofa, blanket and prints of the living room."""

from toolkit.kit import *


def living_room_sofa(TH, walnut, z, col):
    """The sofa with its pillows."""
    sf = weave("sofa", TH["sofa"], 150, 0.5, "XZ", depth=0.003)
    sf2 = sf
    sy = -1.75
    SW = 2.35
    soft("base", (SW, 0.92, 0.24), sf, (0, sy, 0.22), r=0.05)
    for s in (-1, 1):
        soft("arm", (0.20, 0.94, 0.42), sf, (s * (SW / 2 + 0.08), sy, 0.36), r=0.06, puff=0.012)
    for i in (-1, 0, 1):
        soft(
            "seat",
            (SW / 3 - 0.012, 0.74, 0.19),
            sf,
            (i * SW / 3, sy + 0.10, 0.415),
            r=0.06,
            puff=0.030,
            seed=i,
        )
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
    return sy, s, i, x, y


def living_room_throw(theme, R, y, a, z, v, y0, s, q, sy):
    """A blanket over the back."""
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
    return x


def living_room_prints(TH, W, blackm, white):
    """Two framed prints."""
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
