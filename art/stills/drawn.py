"""Draws film stills for the screens: `drawn.py <folder> [names…]` writes <name>.png there; needs rsvg-convert."""

import sys

from drawing import write
from films_evenings import haunted, snow_village
from films_games import match, platformer
from films_holidays import christmas_eve
from films_journeys import balloons, desert, lighthouse, reef
from films_nights import paper_lanterns, paper_lanterns_by_day, paper_lanterns_by_lamp, umbrella
from films_travel import regatta, rocket, steam_train, tram
from films_wildlife import penguins, toucan
from test_picture import test_picture

STILLS = (
    balloons,
    lighthouse,
    match,
    haunted,
    snow_village,
    desert,
    reef,
    platformer,
    toucan,
    penguins,
    steam_train,
    regatta,
    rocket,
    umbrella,
    paper_lanterns,
    paper_lanterns_by_day,
    paper_lanterns_by_lamp,
    test_picture,
    tram,
    christmas_eve,
)

if __name__ == "__main__":
    write(STILLS, sys.argv[1], sys.argv[2:])
