"""A treated wall: cloth panels and slats above a console with two speakers."""

from models.furniture import media_console
from models.quiet_room import slat_panel
from models.screens_wall import wall
from models.speakers_bookshelf import speakers
from parts.plants import plant
from toolkit.kit import *


def cloth_panel(p, x, z, wide, high, tone):
    """A framed panel that hangs on the wall, its lower edge at z."""
    cloth = weave("cloth" + tone, tone, 40, 0.6, "XZ", depth=0.012)
    soft("panel", (wide, 0.2, high), cloth, (x, 0.62, z + high / 2), r=0.06, puff=0.02, parent=p)


def acoustic_wall(p):
    wall(p, 0.75, "#a9b3ad")
    media_console(p)
    pair = empty("pair", (0, 0.02, 1.42), scale=0.36)
    pair.parent = p
    speakers(pair)
    for one in pair.children:
        one.location.x *= 2.2
    for x, z, tone in ((-2.35, 2.15, "#c9b594"), (-1.25, 2.45, "#4d5c6a"), (-0.15, 2.15, "#b5623f")):
        cloth_panel(p, x, z + 0.75, 1.0, 2.0, tone)
    slat_panel(p, (1.75, 0.62, 2.9), 2.0, 2.3, 0, 0)
    e = empty("plant", (2.95, 0.1, 0), scale=2.1)
    e.parent = p
    adopt(e, plant, (0, 0, 0), 0.9, 5, 26, "#d9d2c4", (-2, 2, 0.28))


SHOTS = {"acoustic_wall": Shot(acoustic_wall, -16, 5, 0.92, 70)}
