"""Computes film stills for the screens into $ART_OUT/tex: `rendered.py`."""

from aurora import aurora
from landscapes import valley
from ocean import jellyfish, whale_tail
from racer import racer
from space_and_waves import planet, waves
from summit import summit

if __name__ == "__main__":
    for still in (planet, valley, waves, racer, aurora, jellyfish, whale_tail, summit):
        still()
