"""Draws film stills for the screens: `drawn.py <folder> [names…]` writes <name>.png there; needs rsvg-convert."""

import sys

from drawing import write
from films_evenings import haunted, snow_village
from films_games import match, platformer
from films_journeys import balloons, desert, lighthouse, reef

STILLS = (balloons, lighthouse, match, haunted, snow_village, desert, reef, platformer)

if __name__ == "__main__":
    write(STILLS, sys.argv[1], sys.argv[2:])
