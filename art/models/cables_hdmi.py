"""HDMI over fiber, USB-C and radio."""

from models.plugs import plug
from toolkit.kit import *


def fiber(p):
    blue = mat("fiber", "#3f6690", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    flange = mat("flange", "#e9e7e2", 0.3, spec=0.5, coat=0.2)
    for y in (-0.62, 0.54):
        plate_hole(
            "flange",
            circle(1.7, 128),
            circle(0.42, 128),
            0.08,
            flange,
            parent=p,
            loc=(0, y + 0.04, 1.72),
            rot=(rad(90), 0, 0),
            bevel=0.02,
        )
        for k in range(5):
            a = rad(72 * k)
            rod(
                (0.5 * cos(a), y - 0.04, 1.72 + 0.5 * sin(a)),
                (1.55 * cos(a), y - 0.04, 1.72 + 1.55 * sin(a)),
                0.03,
                flange,
                p,
            )
    cyl(0.42, -0.6, 0.6, flange, p, 0.02, (0, 0, 1.72), (rad(90), 0, 0))
    for layer, radius in enumerate((1.16, 1.30)):
        wound = [
            (radius * cos(t), -0.5 + (t / (2 * pi)) * 0.135, 1.72 + radius * sin(t))
            for t in np.linspace(0, 2 * pi * 7.4, 500)
        ]
        tube("wound", wound, 0.07, blue, parent=p, res=5)
    cyl(1.12, -0.5, 0.5, blue, p, 0.02, (0, 0, 1.72), (rad(90), 0, 0))
    tail = spath(
        [
            (1.3, -0.3, 1.5),
            (1.36, -0.5, 0.7),
            (1.6, -0.9, 0.12),
            (1.2, -1.7, 0.075),
            (0.2, -2.0, 0.075),
            (-0.9, -1.7, 0.075),
            (-1.7, -2.0, 0.12),
            (-2.2, -2.4, 0.26),
        ],
        300,
    )
    tube("tail", [tuple(q) for q in tail], 0.07, blue, parent=p, res=6)
    plug(p, tail[-1], tail[-1] - tail[-12], mat("shell", "#c3c7ce", 0.28, metal=1), 0.95)
    for s in (-1, 1):
        box("foot", (0.5, 1.3, 0.10), flange, (s * 0.75, 0, 0.07), bevel=0.03, parent=p)


def usb_c(p):
    braid = mat("braid", "#8d929b", 0.7, bump="noise", bump_s=0.6, bump_d=0.02, noise_scale=45)
    shell = mat("shell", "#c9ccd2", 0.3, metal=1)
    rbody(
        "block", 2.5, 1.35, 0.55, 0.28, 0.10, shell, parent=p, loc=(1.2, 0.3, 0), rot=(0, 0, rad(-12)), n=128
    )
    e = empty("port", (1.2, 0.3, 0.28), (0, 0, rad(-12)))
    e.parent = p
    port = rbody(
        "rim",
        0.92,
        0.36,
        0.05,
        0.07,
        0.01,
        stock("matte"),
        parent=e,
        loc=(0.15, -0.67, 0.0),
        rot=(rad(90), 0, 0),
        n=64,
    )
    port.name = "rim"
    rbody(
        "tongue",
        0.5,
        0.06,
        0.06,
        0.02,
        0.01,
        stock("brass"),
        parent=e,
        loc=(0.15, -0.69, 0.0),
        rot=(rad(90), 0, 0),
        n=32,
    )
    lathe(
        "led",
        [(0.035, 0), (0.03, 0.012), (0, 0.015)],
        emit("led", "#9fe8c0", 5),
        parent=e,
        loc=(0.95, 0.0, 0.275),
        seg=24,
    )
    rbody("line", 1.4, 0.03, 0.012, 0.012, 0.003, stock("dark"), parent=e, loc=(-0.15, 0.0, 0.27), n=32)
    lead = spath(
        [
            (0.05, 0.55, 0.28),
            (-0.8, 0.85, 0.22),
            (-1.9, 0.7, 0.12),
            (-2.3, -0.2, 0.12),
            (-1.6, -0.9, 0.14),
            (-0.9, -1.2, 0.22),
            (-0.3, -1.5, 0.3),
        ],
        240,
    )
    tube("lead", [tuple(q) for q in lead], 0.13, braid, parent=p, res=8)
    lathe(
        "relief",
        [(0.14, 0), (0.17, 0.05), (0.20, 0.3), (0.22, 0.42)],
        stock("rubber"),
        parent=p,
        loc=(-0.28, 0.64, 0.27),
        rot=Vector((1, -0.3, 0)).to_track_quat("Z", "Y").to_euler(),
        seg=48,
    )
    plug(p, lead[-1], lead[-1] - lead[-10], shell, 0.8, "usb")


def wireless(p):
    black = stock("black")
    for s, turn in ((1, 16),):
        e = empty("receiver", (1.2, 0.7, 0), (0, 0, rad(turn)))
        e.parent = p
        rbody("body", 2.6, 2.2, 0.55, 0.4, 0.12, black, parent=e, n=128)
        rbody("top", 2.0, 1.6, 0.02, 0.3, 0.008, stock("gloss"), parent=e, loc=(0, 0, 0.545), n=96)
        for x in (-0.95, 0.95):
            cyl(0.12, 0, 0.3, black, e, 0.03, (x, 1.1, 0.3), (rad(-20), 0, 0), 48)
            tilt = rad(14 if x < 0 else -12)
            lathe(
                "antenna",
                [(0, 0), (0.12, 0), (0.13, 0.1), (0.09, 1.9), (0.06, 1.98), (0, 2.0)],
                black,
                parent=e,
                loc=(x, 1.2, 0.4),
                rot=(rad(-6), -tilt, 0),
                seg=48,
            )
        for k in range(3):
            lathe(
                "led",
                [(0.03, 0), (0.026, 0.01), (0, 0.012)],
                emit("led%d" % k, ("#7fd0ff", "#7fd0ff", "#54606c")[k], 5 if k < 2 else 0.4),
                parent=e,
                loc=(-0.25 + 0.25 * k, -1.1, 0.27),
                rot=(rad(90), 0, 0),
                seg=24,
            )
        for k in range(3):
            torus(0.16 + 0.14 * k, 0.012, mat("ink%d" % k, "#8d97a5", 0.5), e, (0, -0.15, 0.568), n=48)
    e = plug(p, (-1.35, -0.75, 0.33), (-0.8, -0.6), black, 1.15)
    e.scale = (1.15, 1.15, 1.25)
    box("line", (0.5, 0.02, 0.06), emit("line", "#7fd0ff", 2), (0, 0.262, 0.65), bevel=0.004, parent=e)
    dongle = spath(
        [(-1.2, -0.62, 0.33), (-0.6, -0.3, 0.25), (-0.3, -0.9, 0.12), (0.3, -1.5, 0.12), (0.75, -1.9, 0.2)],
        120,
    )
    tube("lead", [tuple(q) for q in dongle], 0.07, stock("rubber"), parent=p, res=6)
    ahead = Vector(dongle[-1] - dongle[-8]).normalized()
    u = empty("usb", dongle[-1], (0, 0, math.atan2(ahead.y, ahead.x) - pi / 2))
    u.parent = p
    rbody("grip", 0.62, 0.8, 0.34, 0.1, 0.05, black, parent=u, loc=(0, 0.35, -0.16), n=64)
    box("tip", (0.48, 0.5, 0.2), stock("chrome"), (0, 0.98, 0.01), bevel=0.01, parent=u)


SHOTS = {
    "fiber_hdmi_cable": Shot(fiber, -58, 20, 0.80),
    "usb_c_hdmi_adapter": Shot(usb_c, -8, 30, 0.78),
    "wireless_hdmi": Shot(wireless, -16, 24, 0.80),
}
