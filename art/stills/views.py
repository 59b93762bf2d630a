"""Drawn views for windows and terraces: `python3 stills/views.py <folder> [names…]`."""

import random
import sys

from drawing import H, W, disc, hills, pine, rect, shape, sky, stars, write


def _town(seed, layers, lit):
    """Rows of buildings; layers are (greatest height, colour, chance of a lit window)."""
    r = random.Random(seed)
    out = ""
    for high, colour, chance in layers:
        x = -20.0
        while x < W:
            w, h = r.uniform(70, 170), high * r.uniform(0.5, 1)
            out += rect(x, H - h, w, h, colour)
            if r.random() < 0.3:
                out += rect(x + w * 0.4, H - h - 46, 6, 48, colour)
            for wy in range(int(H - h + 18), H - 10, 34):
                for wx in range(int(x + 14), int(x + w - 18), 26):
                    if r.random() < chance:
                        out += rect(wx, wy, 13, 19, r.choice(lit))
            x += w + r.uniform(0, 10)
    return out


def city_dusk():
    """A town at dusk."""
    out = sky("#3f5aa8", "#8a6cb0", "#e08a8a", "#ffb877") + "".join(
        rect(0, y, W, 14, "#ffd0a8", f'opacity="{o}"') for y, o in ((430, 0.2), (520, 0.25), (610, 0.2))
    )
    lit = ("#ffc478", "#ffe0a8", "#ffb060")
    return out + _town(2, ((560, "#7a5f86", 0.06), (430, "#55466e", 0.16), (280, "#2f2c48", 0.30)), lit)


def city_night():
    """A town at night."""
    lit = ("#ffc478", "#ffe0a8", "#9fc8ff", "#ffb060")
    return (
        sky("#070b20", "#101a40", "#26305e", "#453a66")
        + stars(3, 60, 0.4)
        + _town(5, ((640, "#1c2146", 0.14), (470, "#141836", 0.28), (300, "#0b0d22", 0.36)), lit)
    )


def pines_snow():
    """Pines in snow under the moon."""
    r = random.Random(3)
    out = (
        sky("#16264f", "#33518c", "#7f93c4", "#d9c3cf")
        + stars(5, 70, 0.4)
        + disc(1450, 240, 60, "#f4f1e0")
        + hills(3, 600, 60, "#5f7bb0")
        + hills(7, 700, 40, "#8fa8d2")
    )
    for k in range(46):
        t = k / 45
        out += pine(
            r.uniform(-50, W + 50),
            720 + 260 * t,
            150 + 330 * t,
            ("#27465c", "#1d3a4c", "#16303e")[int(2.99 * t)],
            "#dbe7f6",
        )
    out += hills(12, 960, 20, "#e3ecf9")
    return out + "".join(
        disc(
            r.random() * W,
            r.random() * H,
            3 + 5 * r.random() ** 2,
            "#fff",
            f'opacity="{r.uniform(.5, .95):.2f}"',
        )
        for _ in range(240)
    )


def city_day():
    """A town by day."""
    out = sky("#7fb2e6", "#b9d8f2", "#f2ead8") + "".join(
        disc(300 + 90 * k, 220 + 18 * (k % 3), 64 - 6 * (k % 4), "#fff", 'opacity=".8"') for k in range(6)
    )
    return out + _town(9, ((520, "#b9c3d0", 0.0), (400, "#98a7b8", 0.0), (260, "#77889c", 0.0)), ("#c8d4e0",))


def garden_evening():
    """Trees in the evening."""
    r = random.Random(8)
    out = sky("#4a6fb0", "#9fa8cc", "#f3c39a") + hills(4, 640, 50, "#5f7f7a")
    for _ in range(90):
        x, s = r.uniform(-40, W + 40), r.uniform(60, 150)
        out += disc(x, 720 + r.uniform(-40, 120), s, r.choice(("#3d6650", "#4a7a58", "#2f5546", "#5a8a5c")))
    return out + rect(0, 880, W, 200, "#4f7a48")


def night_stars():
    """A starry sky."""
    return (
        sky("#050818", "#0b1534", "#1a2a58")
        + stars(11, 420, 1.0)
        + shape([(0, H), (0, 1000), (W, 960), (W, H)], "#0a0f22")
    )


if __name__ == "__main__":
    write(
        (city_dusk, city_night, pines_snow, city_day, garden_evening, night_stars), sys.argv[1], sys.argv[2:]
    )
