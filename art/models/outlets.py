"""What American plugs and outlets look like, and the small things that have them."""

from toolkit.kit import *


def upright(p, place, turn=0, tilt=0):
    """A handle on something that stands: x to the right, y up, z towards the camera."""
    e = empty("upright", place, (rad(90 - tilt), 0, rad(turn)))
    e.parent = p
    return e


def slots(e, x, y, z, size=1.0):
    """The two slots and the ground hole of an outlet, on the face at height z."""
    dark = stock("matte")
    for s, tall in ((-1, 0.36), (1, 0.28)):
        box(
            "slot",
            (0.07 * size, tall * size, 0.02),
            dark,
            (x + s * 0.24 * size, y + 0.1 * size, z),
            bevel=0.006,
            parent=e,
        )
    rbody(
        "ground",
        0.19 * size,
        0.2 * size,
        0.02,
        0.08 * size,
        0.004,
        dark,
        parent=e,
        loc=(x, y - 0.28 * size, z - 0.01),
        n=48,
    )


def blades(e, x, y, z, size=1.0):
    """Two blades and a ground pin that point away from the face (towards -z)."""
    for s in (-1, 1):
        box(
            "blade",
            (0.06 * size, 0.26 * size, 0.7 * size),
            stock("brass"),
            (x + s * 0.24 * size, y + 0.1 * size, z - 0.34 * size),
            bevel=0.012,
            parent=e,
        )
    cyl(0.09 * size, -0.8 * size, 0, stock("brass"), e, 0.03, (x, y - 0.28 * size, z), seg=48)


def wall_plug(p, place, turn, level, shell, ring):
    """A smart plug on its foot; `level` in watts is what its display shows, None shows the blades."""
    e = upright(p, place, turn)
    white = mat("shell" + ring, shell, 0.36, spec=0.45)
    rbody("body", 1.55, 1.7, 1.15, 0.42, 0.14, white, parent=e, n=128, es=10)
    rbody("seam", 1.56, 1.71, 0.02, 0.43, 0.005, stock("dark"), parent=e, loc=(0, 0, 0.42), n=128)
    profile = [(0.54, 1.14), (0.55, 1.17), (0.50, 1.17), (0.49, 1.14)]
    lathe("ring", profile, mat("ring" + ring, ring, 0.3, metal=0.7), parent=e, loc=(0, 0.12, 0), seg=128)
    slots(e, 0, 0.14, 1.148)
    blades(e, 0, 0, 0)
    if level:
        rbody("pane", 0.72, 0.2, 0.012, 0.08, 0.004, stock("gloss"), parent=e, loc=(0, -0.58, 1.145), n=64)
        lettering(e, level, 0.14, (0, -0.58, 1.16), emit("watts", "#9fe0ff", 1.6))


def smart_plugs(p):
    wall_plug(p, (-1.15, 0.5, 0.85), 10, "42 W", "#f1f0ed", "#5aa0c8")
    wall_plug(p, (0.95, -0.55, 0.85), 122, None, "#f1f0ed", "#5aa0c8")


def ground_fault(p):
    e = upright(p, (0, 0.5, 1.6), 0)
    orange, dark = mat("body", "#e9a021", 0.42, spec=0.4), mat("dark", "#232529", 0.5)
    rbody("back", 1.75, 3.1, 0.4, 0.36, 0.1, dark, parent=e, loc=(0, 0, 0), n=128)
    rbody("body", 1.85, 3.2, 1.0, 0.40, 0.2, orange, parent=e, loc=(0, 0, 0.3), n=128, es=10)
    blades(e, 0, 0.7, 0)
    rbody("panel", 1.25, 1.15, 0.02, 0.15, 0.006, dark, parent=e, loc=(0, 0.82, 1.29), n=96)
    for x, tone, word in ((-0.3, "#17181a", "TEST"), (0.3, "#c8322c", "RESET")):
        rbody(
            "button",
            0.42,
            0.36,
            0.1,
            0.08,
            0.03,
            mat("b" + word, tone, 0.4),
            parent=e,
            loc=(x, 0.92, 1.3),
            n=64,
        )
        lettering(e, word, 0.13, (x, 0.60, 1.315), mat("ink" + word, "#e9e6df", 0.6))
    cyl(0.05, 1.30, 1.33, emit("on", "#7dff9a", 4), e, 0.01, (0, 1.25, 0), seg=32)
    lathe(
        "dish",
        [(0.72, 1.29), (0.73, 1.33), (0.66, 1.33), (0.62, 1.26), (0, 1.26)],
        dark,
        parent=e,
        loc=(0, -0.62, 0),
        seg=96,
        angle=30,
    )
    face = mat("face", "#e4e1da", 0.5)
    lathe("face", [(0.64, 1.29), (0.62, 1.315), (0, 1.315)], face, parent=e, loc=(0, -0.62, 0), seg=96)
    slots(e, 0, -0.62, 1.32)
    for s in (-1, 1):
        for k in range(5):
            box("grip", (0.06, 0.08, 0.5), dark, (s * 0.91, -0.3 + 0.2 * k, 0.75), bevel=0.02, parent=e)


SHOTS = {
    "smart_plugs": Shot(smart_plugs, -8, 16, 0.82),
    "ground_fault": Shot(ground_fault, -24, 12, 0.84),
}
