"""Shapes and skies for drawn stills of 1920 × 1080, and how they become PNG files."""

import math
import os
import random
import subprocess

W, H = 1920, 1080


def gradient(name, stops, vertical=True, radial=None):
    """A gradient definition; stops are (offset, colour[, opacity]); radial is (cx, cy, r)."""
    inner = "".join(
        f'<stop offset="{s[0]}" stop-color="{s[1]}" stop-opacity="{s[2] if len(s) > 2 else 1}"/>'
        for s in stops
    )
    if radial:
        x, y, r = radial
        return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{r}">{inner}</radialGradient>'
    end = 'x2="0" y2="1"' if vertical else 'x2="1" y2="0"'
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{inner}</linearGradient>'


def rect(x, y, w, h, fill, more=""):
    """A rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}" {more}/>'


def disc(x, y, r, fill, more=""):
    """A circle."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" {more}/>'


def shape(points, fill, more=""):
    """A polygon."""
    return f'<polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}" fill="{fill}" {more}/>'


def hills(seed, base, height, fill, waves=3):
    """A soft line of hills down to the bottom edge."""
    r = random.Random(seed)
    parts = [
        (r.uniform(0.5, 1) / (k + 1), r.uniform(0.6, 1.4) * (k + 1), r.random() * 6) for k in range(waves)
    ]
    top = [
        (x, base - height * sum(a * math.sin(f * x / W * 6.28 + p) for a, f, p in parts))
        for x in range(0, W + 1, 24)
    ]
    return shape([(0, H), *top, (W, H)], fill)


def sky(*colours):
    """A vertical gradient over the whole still."""
    n = len(colours) - 1
    return f"<defs>{gradient('sky', [(k / n, c) for k, c in enumerate(colours)])}</defs>" + rect(
        0, 0, W, H, "url(#sky)"
    )


def stars(seed, count, below=0.6):
    """Stars over the upper part."""
    r = random.Random(seed)
    return "".join(
        disc(
            r.random() * W,
            r.random() * H * below,
            0.8 + 2.4 * r.random() ** 3,
            "#fff",
            f'opacity="{r.uniform(.3, 1):.2f}"',
        )
        for _ in range(count)
    )


def pine(x, y, h, fill, snow=None):
    """A fir with its foot at (x, y)."""
    out = rect(x - h * 0.03, y - h * 0.12, h * 0.06, h * 0.12, "#3a2a26")
    for k in range(4):
        w, top = h * (0.30 - 0.06 * k), y - h * (0.34 + 0.22 * k)
        out += shape([(x - w, top + h * 0.26), (x, top), (x + w, top + h * 0.26)], fill)
        if snow:
            out += shape(
                [
                    (x - w * 0.5, top + h * 0.13),
                    (x, top),
                    (x + w * 0.42, top + h * 0.11),
                    (x, top + h * 0.09),
                ],
                snow,
            )
    return out


def write(stills, folder, wanted=()):
    """Writes each still as <folder>/<name>.png."""
    for still in stills:
        if wanted and still.__name__ not in wanted:
            continue
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">{still()}</svg>'
        target = os.path.join(folder, f"{still.__name__}.png")
        subprocess.run(["rsvg-convert", "-o", target], input=svg.encode(), check=True)
