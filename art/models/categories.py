"""Still lifes for the accessory categories: several models together, each brought to metres."""

from models.carrying_case import case
from models.hard_case import hard_case
from models.soft_carriers import cable_pouch
from models.backpack import backpack
from models.hdmi_cable import hdmi
from models.mounts_wall_ceiling import wall_arm
from models.screen_tripod import screen_tripod
from models.screens_floor import floor_rising, folding_frame
from models.soundbar_subwoofer import soundbar
from models.speakers_bookshelf import speakers
from models.speakers_portable import bluetooth
from models.stands import ball_head, desk_stand, rolling_cart
from models.tripod_stand import stand
from toolkit.kit import *


def place(p, build, at, turn=0, scale=1.0):
    """One model of the group at `at`."""
    e = empty("place", at, (0, 0, rad(turn)), scale)
    e.parent = p
    build(e)


def screens(p):
    place(p, screen_tripod, (-1.35, 0.5, 0), 14)
    place(p, folding_frame, (1.25, 0.35, 0), -12, 0.95)
    place(p, floor_rising, (-0.05, -0.95, 0), 2, 0.55)


def sound(p):
    place(p, soundbar, (-0.02, -0.02, 0), 0, 0.1)
    place(p, speakers, (-0.25, 0.34, 0), 10, 0.12)
    place(p, bluetooth, (0.12, -0.26, 0), 0, 0.066)


def mounts(p):
    place(p, rolling_cart, (0.55, 0.1, 0), -12, 0.27)
    place(p, stand, (-0.45, 0.05, 0), 8, 0.24)
    place(p, hdmi, (0.02, -0.62, 0), 0, 0.075)
    place(p, ball_head, (-1.05, -0.25, 0), 14, 0.16)


def cases(p):
    place(p, backpack, (-0.30, 0.18, 0), -4, 0.115)
    place(p, hard_case, (0.32, 0.18, 0), -6, 0.092)
    place(p, case, (-0.02, -0.22, 0), 4, 0.066)
    place(p, cable_pouch, (0.40, -0.22, 0), -12, 0.05)


SHOTS = {
    "category_screens": Shot(screens, -6, 8, 0.90, 70),
    "category_speakers": Shot(sound, -14, 14, 0.86),
    "category_mounts": Shot(mounts, -10, 13, 0.88),
    "category_cases": Shot(cases, -8, 16, 0.86),
}
