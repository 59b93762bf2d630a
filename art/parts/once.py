"""A material that several things share."""

from toolkit.kit import *


def once(name, make):
    """The material of that name, made on first use."""
    return D.materials.get(name) or make()
