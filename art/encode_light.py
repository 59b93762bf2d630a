"""Two passes of a room's light → two WebPs and what a browser has to know about them.

`encode_light.py room projected target-prefix left,top,share`, the first two as `$ART_OUT/exr/name`; of
both a part is kept, so that the screen is large enough on a phone. Both files are
sRGB-encoded linear light without a view curve, so that a browser that decodes and adds them gets what the
camera would have seen. In the picture's pass 1 is the picture's white; in the room's pass `LEVEL` is what
the room's light makes of a white screen.
"""

import json
import sys

import numpy as np
from denoiser import denoise, load
from PIL import Image
from stills.gray_steps import HIGH, STEPS

#: Leaves room above it for walls and lamps that are brighter than the screen; what is brighter still is cut.
LEVEL = 0.16
#: Part of a patch that is looked at, across and up: black and white near their common edge, where the room's light is
#: the same for both, and not at an edge, where they are mixed.
ACROSS = {0: (0.55, 0.85), 100: (0.15, 0.45)}
UP = (0.25, 0.75)
LARGEST = 300_000


def encoded(light):
    """Linear light to display values, IEC 61966-2-1."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def homography(corners):
    """The matrix that takes (u, v, 1) of the screen to the picture, from the images of its four corners."""
    rows = []
    for (u, v), (x, y) in zip(((0, 0), (1, 0), (1, 1), (0, 1)), corners):
        rows.append([u, v, 1, 0, 0, 0, -u * x, -v * x, -x])
        rows.append([0, 0, 0, u, v, 1, -u * y, -v * y, -y])
    return np.linalg.svd(np.array(rows, float))[2][-1].reshape(3, 3)


def patch(matrix, percent):
    """The rectangle inside of a patch of gray: left, top, width, height as shares of the picture."""
    k = STEPS.index(percent)
    points = []
    for across in ACROSS[percent]:
        for up in UP:
            u, v = (k + across) / len(STEPS), HIGH * up
            x, y, w = matrix @ (u, v, 1)
            points.append((x / w, y / w))
    (left, top), (right, bottom) = np.min(points, 0), np.max(points, 0)
    return [round(float(n), 5) for n in (left, top, right - left, bottom - top)]


def inside(light, rectangle):
    """The pixels of a rectangle."""
    _, height, width = light.shape
    left, top, wide, high = rectangle
    rows = slice(round(top * height), max(round(top * height) + 1, round((top + high) * height)))
    return light[:, rows, round(left * width) : max(round(left * width) + 1, round((left + wide) * width))]


def cut(light, part):
    """A part of a picture, of the picture's own shape."""
    _, height, width = light.shape
    left, top, share = part
    x, y = round(left * width), round(top * height)
    return light[:, y : y + round(share * height), x : x + round(share * width)]


def moved(rectangle, part):
    """A rectangle of the picture, in shares of the part."""
    left, top, wide, high = rectangle
    x, y, share = part
    return [round(n, 5) for n in ((left - x) / share, (top - y) / share, wide / share, high / share)]


def save(light, path):
    """Writes the best quality that is not too large. @returns bytes"""
    pixels = (encoded(light) * 255 + 0.5).astype(np.uint8).transpose(1, 2, 0)
    for quality in (92, 88, 84, 80, 75):
        Image.fromarray(pixels).save(path, quality=quality, method=6)
        with open(path, "rb") as file:
            size = len(file.read())
        if size <= LARGEST:
            return size
    raise SystemExit(f"{path} is larger than {LARGEST} bytes.")


def main():
    room_path, projected_path, target = sys.argv[1:4]
    part = [float(number) for number in sys.argv[4].split(",")]
    room, projected = (
        denoise(load(path + "_A.exr"), load(path + "_B.exr")) for path in (room_path, projected_path)
    )
    with open(room_path + ".json") as file:
        matrix = homography(json.load(file))
    black, white = patch(matrix, 0), patch(matrix, 100)
    on_screen = [inside(room, rectangle).mean() for rectangle in (black, white)]
    if not 0.96 < on_screen[0] / on_screen[1] < 1.04:
        raise SystemExit(f"Black and white of the picture stand in different light: {on_screen}.")
    room, projected = cut(room, part), cut(projected, part)
    black, white = moved(black, part), moved(white, part)
    # A lamp's color stays in the room; on the screen its brightness is what counts.
    room = room * (LEVEL / np.mean(on_screen))
    # For who cannot mix: a white of nine times the room's light, the display's white being both together.
    still = room / LEVEL * 0.1 + projected * 0.9
    sizes = [
        save(light, f"{target}-{name}.webp")
        for name, light in (("room", room), ("picture", projected), ("still", still))
    ]
    _, height, width = room.shape
    with open(target + ".json", "w") as file:
        json.dump({"width": width, "height": height, "level": LEVEL, "black": black, "white": white}, file)
        file.write("\n")
    print(target, sizes, on_screen)


if __name__ == "__main__":
    main()
