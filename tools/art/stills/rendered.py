"""Computes film stills for the screens into $ART_OUT/tex: `rendered.py`."""

from landscapes import valley
from racer import racer
from space_and_waves import planet, waves

if __name__ == "__main__":
    for still in (planet, valley, waves, racer):
        still()
