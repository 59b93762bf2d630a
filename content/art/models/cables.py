"""Cables and adapters: fiber HDMI, USB-C adapter, extension cord, raceway, sleeve, wireless HDMI."""

from models.screens_wall import wall
from toolkit.kit import *


def plug(p, place, direction, shell, wide=1.0, tip="hdmi"):
    """A plug whose cable enters at `place` and whose tip points along `direction` (level)."""
    ahead = Vector((direction[0], direction[1], 0)).normalized()
    turn = Matrix((Vector((-ahead.y, ahead.x, 0)), Vector((0, 0, 1)), ahead)).transposed().to_euler()
    e = empty("plug", place, turn)
    e.parent = p
    lathe("relief", [(0.10, -0.5), (0.14, -0.45)] + [(0.16 + 0.03 * (k % 2), -0.4 + 0.07 * k) for k in range(7)] + [(0.2, 0.08)], stock("rubber"), parent=e, seg=48)
    rbody("shell", wide, 0.52, 1.25, 0.15, 0.07, shell, parent=e, n=64)
    if tip == "hdmi":
        metal = rbody("tip", 0.72, 0.27, 0.7, 0.06, 0.012, stock("brass"), parent=e, loc=(0, 0, 1.26), n=64)
        hollow = box("cutter", (0.64, 0.19, 0.6), None, (0, 0, 1.81), bevel=0.02, parent=e)
        cut([metal], hollow)
    else:
        metal = rbody("tip", 0.62, 0.22, 0.55, 0.11, 0.012, stock("alu"), parent=e, loc=(0, 0, 1.26), n=64)
        hollow = rbody("cutter", 0.54, 0.14, 0.5, 0.07, 0.01, None, parent=e, loc=(0, 0, 1.45), n=64)
        cut([metal], hollow)
    return e


def coil(radii, turns_from, z_step=0.2, points=48, gap_at=-0.25):
    """Points of a flat coil with one radius a turn."""
    found = []
    for k, radius in enumerate(radii):
        for i in range(points):
            u = i / points
            ease = max(0, u - 0.7) / 0.3
            ease = ease * ease * (3 - 2 * ease)
            after = radii[min(k + 1, len(radii) - 1)]
            a = 2 * pi * (u + gap_at)
            r = radius * (1 - ease) + after * ease + 0.03 * sin(2 * a + k)
            found.append((r * cos(a), r * sin(a), turns_from + z_step * (k % 2)))
    return found


def fiber(p):
    blue = mat("fiber", "#3f6690", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    flange = mat("flange", "#e9e7e2", 0.3, spec=0.5, coat=0.2)
    for y in (-0.62, 0.54):
        plate_hole("flange", circle(1.7, 128), circle(0.42, 128), 0.08, flange, parent=p, loc=(0, y + 0.04, 1.72), rot=(rad(90), 0, 0), bevel=0.02)
        for k in range(5):
            a = rad(72 * k)
            rod((0.5 * cos(a), y - 0.04, 1.72 + 0.5 * sin(a)), (1.55 * cos(a), y - 0.04, 1.72 + 1.55 * sin(a)), 0.03, flange, p)
    cyl(0.42, -0.6, 0.6, flange, p, 0.02, (0, 0, 1.72), (rad(90), 0, 0))
    for layer, radius in enumerate((1.16, 1.30)):
        wound = [(radius * cos(t), -0.5 + (t / (2 * pi)) * 0.135, 1.72 + radius * sin(t)) for t in np.linspace(0, 2 * pi * 7.4, 500)]
        tube("wound", wound, 0.07, blue, parent=p, res=5)
    cyl(1.12, -0.5, 0.5, blue, p, 0.02, (0, 0, 1.72), (rad(90), 0, 0))
    tail = spath([(1.3, -0.3, 1.5), (1.36, -0.5, 0.7), (1.6, -0.9, 0.12), (1.2, -1.7, 0.075), (0.2, -2.0, 0.075), (-0.9, -1.7, 0.075), (-1.7, -2.0, 0.12), (-2.2, -2.4, 0.26)], 300)
    tube("tail", [tuple(q) for q in tail], 0.07, blue, parent=p, res=6)
    plug(p, tail[-1], tail[-1] - tail[-12], mat("shell", "#c3c7ce", 0.28, metal=1), 0.95)
    for s in (-1, 1):
        box("foot", (0.5, 1.3, 0.10), flange, (s * 0.75, 0, 0.07), bevel=0.03, parent=p)


def usb_c(p):
    braid = mat("braid", "#8d929b", 0.7, bump="noise", bump_s=0.6, bump_d=0.02, noise_scale=45)
    shell = mat("shell", "#c9ccd2", 0.3, metal=1)
    rbody("block", 2.5, 1.35, 0.55, 0.28, 0.10, shell, parent=p, loc=(1.2, 0.3, 0), rot=(0, 0, rad(-12)), n=128)
    e = empty("port", (1.2, 0.3, 0.28), (0, 0, rad(-12)))
    e.parent = p
    port = rbody("rim", 0.92, 0.36, 0.05, 0.07, 0.01, stock("matte"), parent=e, loc=(0.15, -0.67, 0.0), rot=(rad(90), 0, 0), n=64)
    port.name = "rim"
    rbody("tongue", 0.5, 0.06, 0.06, 0.02, 0.01, stock("brass"), parent=e, loc=(0.15, -0.69, 0.0), rot=(rad(90), 0, 0), n=32)
    lathe("led", [(0.035, 0), (0.03, 0.012), (0, 0.015)], emit("led", "#9fe8c0", 5), parent=e, loc=(0.95, 0.0, 0.275), seg=24)
    rbody("line", 1.4, 0.03, 0.012, 0.012, 0.003, stock("dark"), parent=e, loc=(-0.15, 0.0, 0.27), n=32)
    lead = spath([(0.05, 0.55, 0.28), (-0.8, 0.85, 0.22), (-1.9, 0.7, 0.12), (-2.3, -0.2, 0.12), (-1.6, -0.9, 0.14), (-0.9, -1.2, 0.22), (-0.3, -1.5, 0.3)], 240)
    tube("lead", [tuple(q) for q in lead], 0.13, braid, parent=p, res=8)
    lathe("relief", [(0.14, 0), (0.17, 0.05), (0.20, 0.3), (0.22, 0.42)], stock("rubber"), parent=p, loc=(-0.28, 0.64, 0.27), rot=Vector((1, -0.3, 0)).to_track_quat("Z", "Y").to_euler(), seg=48)
    plug(p, lead[-1], lead[-1] - lead[-10], shell, 0.8, "usb")


def extension(p):
    orange = mat("cord", "#e2671f", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=20)
    path = spath([(-2.4, -3.1, 0.35), (-1.9, -2.85, 0.3), (-1.0, -2.3, 0.16)] + coil([2.0, 2.28, 2.55, 2.12, 2.42], 0.15, 0.26)[4:-1:2] + [(0.75, -2.55, 0.4), (1.6, -2.9, 0.38), (2.2, -3.2, 0.42)], 900)
    tube("cord", [tuple(q) for q in path], 0.14, orange, parent=p, res=6)
    ahead = Vector(path[-1] - path[-9]).normalized()
    e = empty("socket", path[-1], (0, 0, math.atan2(ahead.y, ahead.x) - pi / 2))
    e.parent = p
    rbody("body", 1.25, 2.3, 0.8, 0.35, 0.12, stock("black"), parent=e, loc=(0, 1.1, -0.38), n=96)
    rbody("face", 1.0, 2.0, 0.03, 0.28, 0.01, mat("face", "#e2671f", 0.5), parent=e, loc=(0, 1.1, 0.42), n=96)
    for k in range(3):
        cyl(0.27, 0.43, 0.47, stock("matte"), e, 0.01, (0, 0.45 + 0.65 * k, 0), seg=64)
        for x in (-0.09, 0.09):
            box("slot", (0.04, 0.15, 0.02), stock("brass"), (x, 0.48 + 0.65 * k, 0.475), bevel=0.004, parent=e)
        cyl(0.035, 0.46, 0.49, stock("brass"), e, 0.005, (0, 0.33 + 0.65 * k, 0), seg=24)
    back = Vector(path[0] - path[8]).normalized()
    f = empty("plug", path[0], (0, 0, math.atan2(back.y, back.x) - pi / 2))
    f.parent = p
    rbody("body", 0.8, 1.0, 0.62, 0.2, 0.10, stock("black"), parent=f, loc=(0, 0.4, -0.3), n=64)
    for x in (-0.16, 0.16):
        box("pin", (0.05, 0.5, 0.16), stock("brass"), (x, 1.12, 0.05), bevel=0.01, parent=f)
    cyl(0.06, 0.88, 1.42, stock("brass"), f, 0.02, (0, 0, -0.14), (rad(-90), 0, 0), 32)
    for a in (118, 28):
        rbody("tie", 1.15, 0.8, 0.4, 0.3, 0.03, stock("black"), parent=p, loc=(2.28 * cos(rad(a)) + 0.2 * sin(rad(a)), 2.28 * sin(rad(a)) - 0.2 * cos(rad(a)), 0.27), rot=(rad(90), 0, rad(a)), n=64)


def raceway(p):
    wall(p, 0.5, "#8fa4ae")
    white = mat("pvc", "#f8f7f4", 0.35, spec=0.5)
    box("duct", (4.2, 0.22, 0.42), white, (-1.4, 0.38, 1.9), bevel=0.06, parent=p)
    box("drop", (0.42, 0.22, 1.9), white, (-3.35, 0.38, 0.85), bevel=0.06, parent=p)
    box("elbow", (0.52, 0.26, 0.52), white, (-3.35, 0.38, 1.9), bevel=0.07, parent=p)
    box("tray", (3.0, 0.05, 0.40), white, (2.2, 0.47, 1.9), bevel=0.01, parent=p)
    for s in (-1, 1):
        box("lip", (3.0, 0.20, 0.04), white, (2.2, 0.40, 1.9 + s * 0.19), bevel=0.01, parent=p)
    for k, (z, colour) in enumerate(((1.98, "#23252a"), (1.83, "#3f6690"))):
        cable = mat("cable%d" % k, colour, 0.5)
        tube("cable", [(0.6, 0.40, z), (2.2, 0.38, z + 0.02), (3.6, 0.36, z), (4.1, 0.1, z - 0.3 - 0.2 * k), (4.35, -0.1, z - 1.3), (4.8 + 0.3 * k, -0.3, 0.08)], 0.065, cable, parent=p, bez=True, res=8)
    cover = empty("cover", (1.3, -0.55, 0.02), (0, 0, rad(8)))
    cover.parent = p
    box("face", (3.1, 0.42, 0.04), white, (0, 0, 0.22), bevel=0.015, parent=cover)
    for s in (-1, 1):
        box("edge", (3.1, 0.04, 0.2), white, (0, s * 0.19, 0.12), bevel=0.012, parent=cover)
    elbow = empty("elbow", (-1.5, -0.7, 0.16), (0, 0, rad(-20)))
    elbow.parent = p
    box("a", (0.9, 0.44, 0.26), white, (0.2, 0, 0), bevel=0.05, parent=elbow)
    box("b", (0.44, 0.9, 0.26), white, (-0.03, 0.23, 0), bevel=0.05, parent=elbow)


def sleeve_ties(p):
    mesh = weave("mesh", "#1d1f23", 9, 0.9, "XYZ", depth=0.05, rough=0.7)
    path = spath([(-3.4, 0.9, 0.36), (-2.0, 0.3, 0.36), (-0.6, 0.55, 0.36), (0.9, 0.2, 0.36), (1.7, 0.35, 0.36)], 200)
    tube("sleeve", [tuple(q) for q in path], 0.36, mesh, parent=p, res=12)
    end = Vector(path[-1])
    for k, (colour, spread) in enumerate((("#2a2c31", -0.55), ("#e7e4dd", -0.18), ("#3f6690", 0.2), ("#b5532f", 0.6))):
        cable = mat("core%d" % k, colour, 0.5)
        start = end + Vector((-0.5, 0.12 * (k - 1.5), 0.05 * (k % 2)))
        tube("core", [tuple(start), (end.x + 0.6, end.y + 0.3 * spread, 0.3), (end.x + 1.3, end.y + spread * 1.2, 0.13), (end.x + 2.1, end.y + spread * 2.2 - 0.2, 0.11)], 0.10, cable, parent=p, bez=True, res=8)
    torus(0.37, 0.045, mat("band", "#e08a3c", 0.8, sheen=0.4), p, tuple(end), Vector(path[-1] - path[-6]).to_track_quat("Z", "Y").to_euler())
    felt = {c: mat("felt" + c, c, 0.95, sheen=0.6, bump="noise", bump_s=0.5, bump_d=0.02, noise_scale=30) for c in ("#3d6fe0", "#e08a3c", "#3d9a7b", "#26282d")}
    for k, colour in enumerate(felt):
        x, y, turn = -2.4 + 1.15 * k, -1.35 + 0.12 * (k % 2), rad(-20 + 12 * k)
        r = 0.34
        loop = [(r * 1.25 * cos(t), r * sin(t)) for t in np.linspace(0, 2 * pi, 64)]
        e = empty("tie", (x, y, 0), (0, 0, turn))
        e.parent = p
        sheet("loop", lambda u, v: (r * 1.2 * cos(2 * pi * u) , r * sin(2 * pi * u) , 0.03 + 0.36 * v), 64, 3, felt[colour], e, 0.05)
        sheet("tail", lambda u, v: (r * 1.2 + 0.03 + 0.75 * u, -0.02 + 0.10 * sin(2 * u), 0.03 + 0.36 * v), 24, 3, felt[colour], e, 0.05)


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
            lathe("antenna", [(0, 0), (0.12, 0), (0.13, 0.1), (0.09, 1.9), (0.06, 1.98), (0, 2.0)], black, parent=e, loc=(x, 1.2, 0.4), rot=(rad(-6), -tilt, 0), seg=48)
        for k in range(3):
            lathe("led", [(0.03, 0), (0.026, 0.01), (0, 0.012)], emit("led%d" % k, ("#7fd0ff", "#7fd0ff", "#54606c")[k], 5 if k < 2 else 0.4), parent=e, loc=(-0.25 + 0.25 * k, -1.1, 0.27), rot=(rad(90), 0, 0), seg=24)
        for k in range(3):
            torus(0.16 + 0.14 * k, 0.012, mat("ink%d" % k, "#8d97a5", 0.5), e, (0, -0.15, 0.568), n=48)
    e = plug(p, (-1.35, -0.75, 0.33), (-0.8, -0.6), black, 1.15)
    e.scale = (1.15, 1.15, 1.25)
    box("line", (0.5, 0.02, 0.06), emit("line", "#7fd0ff", 2), (0, 0.262, 0.65), bevel=0.004, parent=e)
    dongle = spath([(-1.2, -0.62, 0.33), (-0.6, -0.3, 0.25), (-0.3, -0.9, 0.12), (0.3, -1.5, 0.12), (0.75, -1.9, 0.2)], 120)
    tube("lead", [tuple(q) for q in dongle], 0.07, stock("rubber"), parent=p, res=6)
    ahead = Vector(dongle[-1] - dongle[-8]).normalized()
    u = empty("usb", dongle[-1], (0, 0, math.atan2(ahead.y, ahead.x) - pi / 2))
    u.parent = p
    rbody("grip", 0.62, 0.8, 0.34, 0.1, 0.05, black, parent=u, loc=(0, 0.35, -0.16), n=64)
    box("tip", (0.48, 0.5, 0.2), stock("chrome"), (0, 0.98, 0.01), bevel=0.01, parent=u)


SHOTS = {
    "fiber_hdmi_cable": Shot(fiber, -58, 20, 0.80),
    "usb_c_hdmi_adapter": Shot(usb_c, -8, 30, 0.78),
    "extension_power_cable": Shot(extension, -8, 34, 0.84),
    "cable_raceway": Shot(raceway, -14, 16, 0.92),
    "cable_sleeve_ties": Shot(sleeve_ties, -6, 30, 0.86),
    "wireless_hdmi": Shot(wireless, -16, 24, 0.80),
}
