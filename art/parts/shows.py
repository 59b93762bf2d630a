"""Pictures being shown: screens, bare walls, the projector and its beam."""

from models.projector_cinema import cinema
from models.projector_portable import portable
from models.projector_ust import ust
from toolkit.kit import *


def screen(
    still,
    wide,
    centre,
    gain=6.0,
    seen=1.35,
    edge=0.03,
    frame="#0b0b0c",
    sat=1.2,
    ratio=16 / 9,
    turn=0,
    tilt=0,
):
    """A lit picture facing -y around `centre`; `gain` is its light for the scene, `seen` for the camera.

    Without an edge it is a picture on the bare wall; `tilt` hangs it crooked. Returns its height.
    """
    high = wide / ratio
    e = empty("screen", centre, (0, rad(tilt), rad(turn)))
    lit = emit_image("show_" + still, f"{OUT}/tex/{still}.png", gain, gain_cam=seen, sat=sat)
    shown = plane("picture", wide, high, lit, (0, -0.012, 0), rot=(rad(90), 0, 0), parent=e)
    shown[SCREEN] = True
    if edge:
        m = mat("edge", frame, 0.5)
        box("back", (wide + 0.02, 0.02, high + 0.02), m, (0, 0.006, 0), bevel=0.004, parent=e)
        for s in (-1, 1):
            box(
                "side",
                (edge, 0.04, high + 2 * edge),
                m,
                (s * (wide + edge) / 2, -0.005, 0),
                bevel=0.004,
                parent=e,
            )
            box(
                "rail",
                (wide + 2 * edge, 0.04, edge),
                m,
                (0, -0.005, s * (high + edge) / 2),
                bevel=0.004,
                parent=e,
            )
    return high


def _copy(name, build, palette):
    group = D.collections.get(name)
    if group is None:
        with Coll(name) as group:
            build(palette, empty("root"))
    return group


def model_at(build, place, turn=180, size=0.1):
    """A projector that comes in one colour; `build` takes the root, and at turn 180 the lens looks at +y."""
    group = D.collections.get(build.__name__)
    if group is None:
        with Coll(build.__name__) as group:
            build(empty("root"))
    inst(group, place, (0, 0, rad(turn)), size)


def portable_at(place, palette="sand", turn=180, size=0.115):
    """A portable projector; at turn 180 its lens looks at +y."""
    inst(_copy("portable_" + palette, portable, palette), place, (0, 0, rad(turn)), size)


def cinema_at(place, palette="white", turn=180, size=0.095, hang=False):
    """A cinema projector standing at `place`, or hanging with its underside there."""
    inst(
        _copy("cinema_" + palette, cinema, palette),
        place,
        (rad(180) if hang else 0, 0, rad(turn - 180 if hang else turn)),
        size,
    )


def ust_at(place, palette="white", size=0.098):
    """An ultra-short-throw projector standing at `place`."""
    inst(_copy("ust_" + palette, ust, palette), place, (0, 0, 0), size)


def lightbeam(start, centre, wide, strength=0.02, ratio=16 / 9, colour="#d0d8ff"):
    """The visible beam from a lens to a picture of the given width."""
    beam(start, centre, wide, wide / ratio, strength, colour, power=1.25, soft=0.5)


def backlight(centre, wide, colour, power=12, ratio=16 / 9):
    """A strip of light behind a screen that washes the wall."""
    x, y, z = centre
    high = wide / ratio
    for s in (-1, 1):
        area(
            "halo",
            (x + s * (wide / 2 - 0.02), y + 0.012, z),
            (x + s * (wide / 2 + 0.4), y + 0.05, z),
            0.02,
            high * 0.95,
            power,
            colour,
        )
    area(
        "halo",
        (x, y + 0.012, z + high / 2 - 0.02),
        (x, y + 0.05, z + high / 2 + 0.4),
        wide * 0.95,
        0.02,
        power * 1.2,
        colour,
    )
