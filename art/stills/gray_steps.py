"""The valley with eleven steps of gray below it: $ART_OUT/tex/valley-steps.png.

Black and white stand side by side in the middle, where a room's light is the same for both.
"""

import os

import numpy as np
from PIL import Image

#: Display values of the patches, from left to right.
STEPS = (50, 40, 30, 20, 10, 0, 100, 90, 80, 70, 60)
#: Share of the picture's height that the patches take.
HIGH = 0.14


def main():
    folder = os.path.join(os.environ["ART_OUT"], "tex")
    picture = np.array(Image.open(os.path.join(folder, "valley.png")).convert("RGB"))
    height, width, _ = picture.shape
    top = round(height * (1 - HIGH))
    edges = [round(k * width / len(STEPS)) for k in range(len(STEPS) + 1)]
    for percent, left, right in zip(STEPS, edges, edges[1:]):
        picture[top:, left:right] = round(percent * 2.55)
    Image.fromarray(picture).save(os.path.join(folder, "valley-steps.png"))


if __name__ == "__main__":
    main()
