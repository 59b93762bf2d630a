"""The carpet of the rooms that are made for movies."""

from toolkit.kit import *


def carpet(colour, grain=190, mottled=0.2):
    """Short pile; `grain` is how fine it is, `mottled` how much its colour varies."""
    return mat(
        "carpet",
        colour,
        0.95,
        spec=0.1,
        sheen=0.4,
        bump="noise",
        bump_s=0.9,
        bump_d=0.012,
        noise_scale=grain,
        col_var=mottled,
    )
