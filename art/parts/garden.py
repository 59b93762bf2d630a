"""A garden at dusk: lawn, hedge, trees and grasses behind whatever is shown in it."""

from parts.foliage import blades, hedge, leafmat, tree
from toolkit.kit import *


def lawn(columns, rows, keep=lambda x, y: True):
    """Turf in squares of one metre, where `keep` says so."""
    dice = np.random.default_rng(8)
    plane("ground", 70, 70, mat("soil", "#2a2a18", 0.95), (0, 18, -0.004))
    turf = leafmat("turf", "#55803a", "#9db45a", 0.4)
    with Coll("patch") as patch:
        blades("blades", 3000, 1.04, 0.06, 0.0042, turf, np.random.default_rng(5), 0.7)
    for i in range(*columns):
        for j in range(*rows):
            if keep(i + 0.5, j + 0.5):
                turn = (0, 0, pi / 2 * dice.integers(0, 4))
                inst(patch, (i + 0.5, j + 0.5, 0), turn, (1, 1, 0.7 + 0.5 * dice.random()))


def planting(y, columns, trees, grasses=(), high=1.7):
    """A hedge along x at `y`; trees and grasses are (x, y, size)."""
    dice = np.random.default_rng(12)
    green = leafmat("leaf", "#3f6530", "#7d9a4a", 0.4)
    hd = hedge("hedge", 2.0, 0.6, high, 20000, green, np.random.default_rng(9))
    for i in range(*columns):
        inst(hd, (i * 1.95, y, 0), (0, 0, pi * dice.integers(0, 2)), (1, 1, 0.9 + 0.2 * dice.random()))
    crown = tree("crown", 6.0, 1.05, 52000, green, np.random.default_rng(21))
    for x, yy, s in trees:
        inst(crown, (x, yy, 0), (0, 0, dice.random() * 6), s)
    if grasses:
        plume = leafmat("pampas", "#b09a68", "#efe0b8", 0.45)
        with Coll("plumes") as plumes:
            blades("plumes", 420, 0, 1.4, 0.012, plume, np.random.default_rng(3), 0.6, clump=0.15)
        for x, yy, s in grasses:
            inst(plumes, (x, yy, 0), (0, 0, dice.random() * 6), s)
