"""Power outdoors: a strip with a timer and flaps, a bank for laptops."""

from models.outlets import blades, slots
from models.plugs import plug
from toolkit.kit import *


def power_strip(p):
    green, dark = mat("green", "#3f5f4c", 0.5), mat("dark", "#1d1f22", 0.55)
    rbody("base", 6.2, 1.6, 0.3, 0.35, 0.08, dark, parent=p, n=128)
    rbody("body", 6.1, 1.5, 0.72, 0.34, 0.2, green, parent=p, loc=(0, 0, 0.2), n=128, es=10)
    top = 0.92
    for k in range(6):
        x = -1.15 + 0.72 * k
        if k == 4:
            rbody(
                "dish",
                0.6,
                1.0,
                0.03,
                0.14,
                0.01,
                mat("face", "#d9d6cf", 0.5),
                parent=p,
                loc=(x, 0, top - 0.01),
                n=64,
            )
            slots(p, x, 0.02, top + 0.025, 0.7)
            lid = empty("lid", (x, 0.52, top + 0.04), (rad(-104), 0, 0))
        else:
            lid = empty("lid", (x, 0.52, top + 0.02))
        lid.parent = p
        rbody(
            "flap",
            0.62,
            1.05,
            0.12,
            0.15,
            0.05,
            mat("flap", "#8fa08f", 0.5) if "flap" not in D.materials else D.materials["flap"],
            parent=lid,
            loc=(0, -0.52, 0),
            n=64,
        )
        cyl(0.06, -0.28, 0.28, dark, lid, 0.02, (0, 0.0, 0.05), (0, rad(90), 0), 32)
    for q in (0, 1):
        rbody(
            "tick",
            0.04,
            0.2,
            0.01,
            0.015,
            0.003,
            stock("white"),
            parent=p,
            loc=(-2.2, 0.5 - 1.0 * q, top),
            n=24,
        )
    lathe(
        "dial",
        [(0.5, 0), (0.52, 0.03), (0.50, 0.16), (0.44, 0.2), (0, 0.2)],
        stock("white"),
        parent=p,
        loc=(-2.2, 0, top - 0.01),
        seg=96,
        angle=35,
    )
    for k in range(24):
        a = 2 * pi * k / 24
        spot_ = (-2.2 + 0.515 * cos(a), 0.515 * sin(a), top + 0.09)
        box(
            "rib",
            (0.02, 0.05, 0.12),
            dark if k % 6 == 0 else stock("white"),
            spot_,
            rot=(0, 0, a),
            bevel=0.006,
            parent=p,
        )
    box(
        "hand",
        (0.05, 0.34, 0.03),
        mat("hand", "#d9682c", 0.4),
        (-2.28, 0.1, top + 0.2),
        rot=(0, 0, rad(40)),
        bevel=0.01,
        parent=p,
    )
    cord = [
        (-3.0, 0, 0.45),
        (-3.4, 0, 0.4),
        (-3.9, -0.4, 0.1),
        (-3.5, -1.6, 0.1),
        (-2.0, -1.9, 0.1),
        (-0.9, -1.7, 0.1),
    ]
    tube("cord", cord, 0.11, dark, parent=p, bez=True, res=8)
    head = empty("head", (-0.55, -1.66, 0.34), (rad(90), 0, rad(95)))
    head.parent = p
    rbody("plug", 0.75, 0.66, 0.7, 0.22, 0.1, dark, parent=head, loc=(0, 0, -0.3), n=96)
    blades(head, 0, 0, -0.28, 0.8)


def power_bank(p):
    case = mat("case", "#3a4048", 0.34, metal=0.85, rough_var=0.04)
    end = mat("end", "#101113", 0.4)
    e = empty("bank", (0, 0, 0), (0, 0, rad(-8)))
    e.parent = p
    rbody("core", 1.86, 4.1, 0.74, 0.3, 0.16, end, parent=e, loc=(0, 0, 0.03), n=128)
    rbody("sleeve", 1.94, 3.7, 0.82, 0.2, 0.2, case, parent=e, n=128, es=10)
    rbody("pane", 1.1, 0.8, 0.012, 0.14, 0.004, stock("gloss"), parent=e, loc=(0, -1.2, 0.818), n=96)
    lettering(e, "82%", 0.42, (0, -1.14, 0.836), emit("figures", "#a8f0d0", 1.6))
    for k in range(5):
        tone = emit("bar%d" % k, "#7de0b8" if k < 4 else "#2b3a36", 1.2 if k < 4 else 0.2)
        box("bar", (0.13, 0.05, 0.006), tone, (-0.32 + 0.16 * k, -1.46, 0.834), bevel=0.004, parent=e)
    for x, wide in ((-0.45, 0.42), (0.12, 0.42), (0.62, 0.2)):
        rbody(
            "port",
            wide,
            0.15,
            0.03,
            0.07,
            0.006,
            stock("chrome"),
            parent=e,
            loc=(x, -2.045, 0.4),
            rot=(rad(90), 0, 0),
            n=48,
        )
        rbody(
            "dark",
            wide - 0.05,
            0.1,
            0.02,
            0.05,
            0.004,
            stock("matte"),
            parent=e,
            loc=(x, -2.062, 0.4),
            rot=(rad(90), 0, 0),
            n=48,
        )
    path = [
        (2.55, -1.35, 0.2),
        (2.6, -0.85, 0.1),
        (2.6, 0.6, 0.1),
        (1.9, 1.5, 0.1),
        (2.7, 2.2, 0.1),
        (3.4, 1.2, 0.1),
        (3.35, -0.5, 0.1),
        (3.6, -0.9, 0.2),
    ]
    cord = weave("cord", "#5a6068", 60, 0.4, "XY", depth=0.01)
    tube("cord", path, 0.1, cord, parent=p, bez=True, res=8)
    plug(p, (2.55, -1.4, 0.28), (-0.05, -1), stock("alu"), 0.8, "usb")
    plug(p, (3.62, -0.95, 0.28), (0.2, -1), stock("alu"), 0.8, "usb")


SHOTS = {
    "power_strip_outdoor": Shot(power_strip, 14, 30, 0.86),
    "power_bank": Shot(power_bank, 26, 30, 0.84),
}
