"""Computed stills of the ocean: jellyfish in deep water, and a whale's tail at sunset."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage as nd
from scipy.interpolate import make_interp_spline
from fields import H, W, u, v, spec, ss, mix, C, grad, save

ASPECT = W / H


def strands(lines, blur):
    """Thin lines as light: each is (points, width, brightness)."""
    sheet = Image.new("F", (W, H), 0)
    draw = ImageDraw.Draw(sheet)
    for points, width, bright in lines:
        n = len(points)
        for k in range(n - 1):
            fade = (1 - k / n) ** 1.2
            draw.line(
                [tuple(points[k]), tuple(points[k + 1])],
                bright * fade,
                max(1, int(width * (0.3 + 0.7 * fade))),
            )
    return nd.gaussian_filter(np.asarray(sheet), blur)


def jelly(img, seed, x, y, size, tilt, color, inner, blur=0.0, bright=1.0):
    """Adds a jellyfish whose bell has its middle at (x, y); size is its half width in heights."""
    r = np.random.default_rng(seed)
    ca, sa = np.cos(tilt), np.sin(tilt)
    dx, dy = (u - x) * ASPECT / size, (v - y) / size
    X, Y = dx * ca + dy * sa, -dx * sa + dy * ca
    rim = 0.26 + 0.035 * np.cos(X * 22) * ss(0.1, 0.9, np.abs(X))
    high = np.where(Y < 0, 0.86, 0.62)
    q = np.hypot(X / (1 - 0.10 * ss(0, 0.3, Y)), Y / high)
    edge = 0.02 + blur * 0.02
    bell = ss(1 + edge, 1 - edge, q) * ss(rim + edge, rim - edge, Y)
    ribs = 0.5 + 0.5 * np.cos(
        np.arcsin((X / np.sqrt(np.clip(1 - (Y / high) ** 2, 0.02, 1))).clip(-1, 1)) * 18
    )
    glow = 0.22 + 0.95 * q.clip(0, 1) ** 5 + 0.16 * ribs**3 * ss(0.1, 0.8, q)
    glow += 0.9 * np.exp(-(((Y - rim) / 0.035) ** 2)) + 0.25 * np.exp(-(((Y + 0.55) / 0.3) ** 2))
    heart = sum(
        np.exp(-(((X - cx) / 0.10) ** 2) - (((Y + 0.10) / 0.13) ** 2)) for cx in (-0.45, -0.15, 0.15, 0.45)
    )
    lines, arms = [], []

    def place(px, py):
        return np.stack(
            [(x + (px * ca - py * sa) * size / ASPECT) * W, (y + (px * sa + py * ca) * size) * H], 1
        )

    t = np.linspace(0, 1, 90)
    for k in range(20):
        x0 = -0.9 + 1.8 * k / 19
        long = 2.1 + 1.3 * r.random()
        wave = 0.14 * np.sin(t * (5 + 3 * r.random()) + k * 0.35 + seed) * t
        lines.append((place(x0 * (1 - 0.35 * t) + wave, 0.24 + long * t), size * 13, 0.75))
    for k in range(7):
        x0 = (k - 3) * 0.11
        long = 1.3 + 0.7 * r.random()
        for s in range(9):
            wave = 0.12 * np.sin(t * 7 + k * 1.3 + seed) * t + (s - 4) * 0.016 * np.sin(t * 26 + s + k) * (
                1 - 0.4 * t
            )
            arms.append((place(x0 * (1 - 0.2 * t) + wave, 0.12 + long * t), size * 22, 0.20))
    soft = blur * 5
    light = bell * glow
    if blur:
        light = nd.gaussian_filter(light, soft)
    out = img * (1 - 0.35 * np.clip(bell, 0, 1))[..., None]
    out += (light * 0.62 * bright)[..., None] * color
    out += (bell * heart * 0.55 * bright)[..., None] * inner
    out += (strands(lines, 0.9 + soft) * bright)[..., None] * color
    out += (strands(arms, 1.6 + soft) * bright)[..., None] * (0.35 * color + 0.65 * inner)
    halo = np.exp(-np.hypot(X, Y - 0.1) / 0.75)
    return out + (halo * 0.10 * bright)[..., None] * color


def jellyfish():
    """Glowing jellyfish rise in blue-teal water."""
    img = grad(v, [(0, "#2593a8"), (0.25, "#0f6482"), (0.6, "#083c62"), (1, "#07234a")])
    fan = np.arctan2(u - 0.62, v + 0.55)
    rays = nd.gaussian_filter1d(np.random.default_rng(4).normal(size=700), 5)
    rays = np.interp(fan, np.linspace(-1.5, 1.5, 700), rays / rays.std())
    img *= (1 + 0.30 * ss(-0.3, 2.2, rays) * ss(0.95, 0.0, v))[..., None]
    img *= (1 + 0.10 * spec((H, W), 3.2, 2))[..., None].clip(0.6, 1.4)
    r = np.random.default_rng(9)
    for count, blur, bright in ((500, 1.0, 9), (110, 3.2, 45), (26, 9, 180)):
        dots = np.zeros((H, W))
        dots[r.integers(0, H, count), r.integers(0, W, count)] = r.random(count) * bright
        img += (nd.gaussian_filter(dots, blur) * 0.35)[..., None] * C(0.5, 0.9, 1.0)
    blue, pale, rose = C(0.30, 0.85, 1.25), C(0.45, 0.95, 1.35), C(1.6, 0.45, 0.85)
    amber = C(1.5, 0.80, 0.42)
    img = jelly(img, 5, 0.10, 0.24, 0.06, 0.30, blue, blue, 1.4, 0.55)
    img = jelly(img, 6, 0.90, 0.62, 0.07, -0.25, blue, blue, 1.3, 0.55)
    img = jelly(img, 7, 0.50, 0.14, 0.05, 0.15, blue, blue, 1.8, 0.5)
    img = jelly(img, 2, 0.245, 0.50, 0.135, 0.22, pale, rose, 0.3, 0.85)
    img = jelly(img, 3, 0.80, 0.22, 0.105, -0.30, pale, amber, 0.5, 0.8)
    img = jelly(img, 1, 0.56, 0.37, 0.225, -0.16, C(1.25, 0.62, 1.15), amber, 0.0, 1.1)
    save(img, "jellyfish")


def whale_tail():
    """A whale lifts its tail before a low sun."""
    hor, sx, sy = 0.60, 0.665, 0.515
    sky = [(0, "#22366e"), (0.22, "#6d5690"), (0.42, "#d87860"), (0.54, "#ffa852"), (0.60, "#ffcf80")]

    def above(height):
        return grad(height.clip(0, 0.6), sky) * 0.95

    img = above(v)
    ds = np.hypot((u - sx) * ASPECT, v - sy)
    cloud = nd.zoom(spec((H, W // 8), 2.7, 12), (1, 8), order=1)[:, :W]
    cloud = ss(0.3, 1.9, cloud) * ss(0.03, 0.2, v) * ss(0.59, 0.45, v)
    img = mix(img, img * 0.55 + C(0.75, 0.25, 0.17) * 0.55, cloud * 0.8)
    img += (np.exp(-((ds / 0.045) ** 10)) * 2.6 + 0.30 * np.exp(-ds / 0.10) + 0.22 * np.exp(-ds / 0.35))[
        ..., None
    ] * C(1.6, 0.95, 0.45)
    # The sea: wave slopes in perspective, each facet mirroring another height of the sky.
    d = (v - hor).clip(0.0012, None)
    far = 0.055 / d
    waves = spec((1024, 1024), 2.3, 3)
    fine = spec((1024, 1024), 1.5, 4)
    X, Y = (u - 0.5) * ASPECT * far * 900, far * 2600
    slope = nd.map_coordinates(waves, [Y % 1023, X % 1023], order=1, mode="wrap")
    small = nd.map_coordinates(fine, [(Y * 2.3) % 1023, (X * 2.1) % 1023], order=1, mode="wrap")
    mixed = slope * 0.7 + small * 0.55
    near = ss(0, 0.4, d)
    sea = above(hor - d * 1.35 - 0.03 + mixed * (0.02 + 0.07 * near))
    sea = sea * C(0.50, 0.58, 0.74) * (1 - 0.42 * near + 0.10 * mixed)[..., None].clip(0.15, 1.4)
    path = np.exp(-(((u - sx) / (0.035 + 0.17 * d / 0.4)) ** 2))
    spark = ss(0.55, 1.7, mixed + 0.75 * path) * path
    sea += (spark * (1.7 - 0.6 * near))[..., None] * C(1.7, 1.0, 0.48) + (path * 0.22)[..., None] * C(
        1.4, 0.7, 0.3
    )
    img = mix(img, sea, ss(hor - 0.0008, hor + 0.0008, v))
    # The tail: one half as a curve, mirrored; the two tips droop a little differently.
    cx, water, s = 0.38, 0.76, 0.35
    half = [(0, 0.03), (0.13, -0.07), (0.36, -0.17), (0.64, -0.17), (0.86, -0.07), (1.0, 0.12)]
    lead = [
        (1.0, 0.12),
        (0.82, 0.07),
        (0.58, 0.12),
        (0.34, 0.26),
        (0.19, 0.48),
        (0.15, 0.74),
        (0.22, 1.10),
        (0.30, 1.3),
    ]

    def curve(points):
        k = make_interp_spline(np.linspace(0, 1, len(points)), np.array(points), k=3)
        return k(np.linspace(0, 1, 80))

    right = np.concatenate([curve(half), curve(lead)])
    left = right[::-1] * [-1, 1]
    left[:, 1] += 0.10 * np.abs(left[:, 0]) ** 2
    outline = np.concatenate([right, left])
    big = Image.new("L", (W * 2, H * 2), 0)
    foot = water - s * 1.12
    points = [((cx + a * s * 0.98 / ASPECT) * W * 2, (foot + b * s) * H * 2) for a, b in outline]
    ImageDraw.Draw(big).polygon(points, fill=255)
    tail = np.asarray(big.resize((W, H), Image.LANCZOS)) / 255.0
    thick = nd.gaussian_filter(tail, 16)
    gx, gy = nd.sobel(thick, 1), nd.sobel(thick, 0)
    toward = -(gx * 0.8 + gy * -0.35)
    rim = ss(0.15, 1, toward / np.abs(toward).max()) * tail
    skin = 1 + 0.22 * spec((H, W), 2.2, 55)
    body = (C(0.016, 0.024, 0.048) * np.ones((H, W, 1))) * skin[..., None].clip(0.4, 1.8)
    body += ((1 - thick).clip(0, 1) * 0.10)[..., None] * C(0.55, 0.42, 0.55)
    body += (rim * 0.9)[..., None] * C(1.6, 0.75, 0.35)
    shown = tail * ss(water + 0.006, water - 0.004, v + 0.004 * slope)
    mirror = nd.map_coordinates(
        tail,
        [((2 * water - v) * H + mixed * 9).clip(0, H - 1), (u * W + slope * 14).clip(0, W - 1)],
        order=1,
    ) * ss(water - 0.002, water + 0.006, v)
    img = img * (1 - 0.62 * mirror * ss(1.0, 0.74, v))[..., None]
    img = mix(img, body, shown)
    # Water runs off the edge, and foam lies around the stock.
    r = np.random.default_rng(21)
    drops = []
    for _ in range(150):
        a, b = curve(lead)[r.integers(2, 62)] * [r.choice([-1, 1]), 1]
        x0, y0 = (cx + a * s * 0.98 / ASPECT) * W, (foot + b * s) * H
        fall = r.random() ** 1.5 * (water * H - y0) * 0.95
        long = 6 + 26 * r.random()
        drops.append(
            ([(x0 + r.normal() * 3, y0 + fall + long * k / 6) for k in range(7)], 1 + 2 * r.random(), 0.6)
        )
    img += (strands(drops, 0.9) * ss(water + 0.01, water - 0.005, v))[..., None] * C(1.3, 0.85, 0.60) * 0.9
    ring = np.hypot((u - cx) * ASPECT / 0.17, (v - water - 0.006) / 0.022)
    foam = np.exp(-(ring**2)) * ss(-0.2, 1.3, spec((H, W), 1.5, 8) + 0.7 * np.exp(-(ring**2)))
    img = mix(img, C(1.05, 0.78, 0.66) * np.ones((H, W, 1)), (foam * 0.8).clip(0, 1))
    save(img, "whale_tail")
