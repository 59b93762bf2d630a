"""Furniture for a screening room: media console and recliner."""

from toolkit.kit import *


def media_console(p):
    walnut = wood("walnut_x", "#6f4a31", 0.42, 0.8, 0, spec=0.4)
    dark = mat("inside", "#1d1713", 0.8)
    wide, deep, high, z = 4.4, 1.0, 1.0, 0.42
    box("top", (wide, deep, 0.07), walnut, (0, 0, z + high - 0.035), bevel=0.015, parent=p)
    box("bottom", (wide, deep, 0.07), walnut, (0, 0, z + 0.035), bevel=0.015, parent=p)
    box("back", (wide - 0.1, 0.05, high - 0.1), dark, (0, deep / 2 - 0.06, z + high / 2), bevel=0, parent=p)
    for x in (-wide / 2 + 0.035, -0.75, 0.75, wide / 2 - 0.035):
        box("side", (0.07, deep - 0.02, high - 0.05), walnut, (x, 0, z + high / 2), bevel=0.012, parent=p)
    for s in (-1, 1):
        count = 17
        for k in range(count):
            x = s * (0.83 + (k + 0.5) * (wide / 2 - 0.95) / count)
            box(
                "slat",
                (0.045, 0.04, high - 0.2),
                walnut,
                (x, -deep / 2 + 0.03, z + high / 2),
                bevel=0.01,
                parent=p,
            )
        box(
            "door",
            (wide / 2 - 0.85, 0.03, high - 0.18),
            dark,
            (s * (wide / 4 + 0.38), -deep / 2 + 0.07, z + high / 2),
            bevel=0.005,
            parent=p,
        )
    box("shelf", (1.45, deep - 0.1, 0.05), walnut, (0, 0, z + high / 2), bevel=0.01, parent=p)
    rbody(
        "player",
        1.15,
        0.7,
        0.2,
        0.06,
        0.03,
        stock("black"),
        parent=p,
        loc=(0, -0.05, z + high / 2 + 0.025),
        n=64,
    )
    lathe(
        "led",
        [(0.018, 0), (0.015, 0.006), (0, 0.007)],
        emit("led", "#7fd0ff", 5),
        parent=p,
        loc=(0.4, -0.402, z + high / 2 + 0.13),
        rot=(rad(90), 0, 0),
        seg=20,
    )
    for k, tone in enumerate(("#b5532f", "#2f4858", "#d9c9a8", "#53665a", "#1f1f22", "#d9a441", "#8a3f32")):
        box(
            "disc",
            (0.06, 0.5, 0.34),
            mat("disc%d" % k, tone, 0.5),
            (-0.55 + 0.075 * k, -0.1, z + 0.25),
            rot=(0, rad(0 if k < 6 else 9), 0),
            bevel=0.008,
            parent=p,
        )
    for x in (-wide / 2 + 0.4, wide / 2 - 0.4):
        for y in (-deep / 2 + 0.18, deep / 2 - 0.18):
            lathe("leg", [(0.05, 0), (0.075, z)], stock("black"), parent=p, loc=(x, y, 0), seg=48)
    lathe(
        "vase",
        [(0, 0), (0.10, 0), (0.19, 0.12), (0.18, 0.34), (0.07, 0.5), (0.085, 0.58), (0, 0.58)],
        mat("vase", "#c4673c", 0.5),
        parent=p,
        loc=(-1.7, 0, z + high),
        seg=64,
    )
    for k in range(3):
        box(
            "book",
            (0.55 - 0.05 * k, 0.4, 0.07),
            mat("book%d" % k, ("#2f4858", "#e2d6c0", "#8d9a8a")[k], 0.6),
            (1.6, 0, z + high + 0.035 + 0.07 * k),
            rot=(0, 0, 0.1 * k),
            bevel=0.008,
            parent=p,
        )


def recliner(p):
    hide = mat(
        "hide",
        "#6a4129",
        0.36,
        spec=0.5,
        bump="noise",
        bump_s=0.25,
        bump_d=0.004,
        noise_scale=90,
        rough_var=0.06,
    )
    piping = mat("piping", "#3d2416", 0.5)
    soft("base", (0.66, 0.80, 0.24), hide, (0, 0.05, 0.28), r=0.05, parent=p)
    soft("seat", (0.60, 0.72, 0.20), hide, (0, -0.02, 0.45), rot=(rad(4), 0, 0), r=0.07, puff=0.03, parent=p)
    back = empty("back", (0, 0.34, 0.48), (rad(-28), 0, 0))
    back.parent = p
    for k, (z, h) in enumerate(((0.16, 0.30), (0.44, 0.30), (0.70, 0.24))):
        soft(
            "roll",
            (0.62, 0.22, h),
            hide,
            (0, 0.0 - 0.015 * (k == 2), z),
            r=0.09,
            puff=0.035,
            seed=k,
            parent=back,
        )
    soft("shell", (0.70, 0.14, 0.86), hide, (0, 0.12, 0.42), r=0.06, puff=0.01, parent=back)
    rest = empty("rest", (0, -0.42, 0.44), (rad(-6), 0, 0))
    rest.parent = p
    soft("footrest", (0.58, 0.44, 0.13), hide, (0, -0.30, -0.02), r=0.05, puff=0.025, parent=rest)
    soft("flap", (0.56, 0.16, 0.08), hide, (0, -0.03, 0.0), r=0.035, parent=rest)
    for s in (-1, 1):
        soft("arm", (0.20, 0.86, 0.16), hide, (s * 0.44, 0.0, 0.66), r=0.07, puff=0.015, parent=p)
        soft("side", (0.17, 0.84, 0.52), hide, (s * 0.44, 0.02, 0.34), r=0.05, puff=0.01, parent=p)
        rod((s * 0.22, -0.30, 0.30), (s * 0.22, -0.66, 0.38), 0.012, stock("dark"), p)
        tube("pipe", [(s * 0.535, -0.40, 0.58), (s * 0.535, 0.42, 0.58)], 0.006, piping, parent=p)
        for y in (-0.3, 0.38):
            cyl(0.035, 0, 0.09, stock("black"), p, 0.006, (s * 0.42, y, 0), seg=32)
    lathe(
        "cup",
        [(0.052, 0), (0.052, 0.012), (0.046, 0.016), (0.042, 0.010), (0.040, -0.03), (0, -0.03)],
        stock("alu"),
        parent=p,
        loc=(0.44, -0.26, 0.738),
        seg=64,
    )
    lathe(
        "ring",
        [(0.0425, 0.010), (0.0415, 0.004)],
        emit("ring", "#7fb4ff", 6),
        parent=p,
        loc=(0.44, -0.26, 0.738),
        seg=48,
    )
    for k in range(2):
        cyl(0.014, 0, 0.012, stock("chrome"), p, 0.003, (-0.545, -0.14 + 0.07 * k, 0.5), (0, rad(-90), 0), 24)


SHOTS = {"media_console": Shot(media_console, -22, 12, 0.84), "recliner": Shot(recliner, -38, 14, 0.80)}
