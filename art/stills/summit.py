"""A computed still: a snowy summit in the first light above forested ridges."""

import numpy as np
from scipy import ndimage as nd
from fields import H, W, u, v, spec, n1, ss, mix, C, hexc, grad, save

ASPECT = W / H


def _mountain(img, apex, slopes, seed, lit, shade, haze):
    """A peak whose left side has the sun; `haze` veils its foot."""
    x = (u - apex[0]) * ASPECT
    rough = n1(W, 2.1, seed) * 0.5 + np.abs(n1(W, 1.9, seed + 1)) * 0.5
    far = np.abs(x[0])
    top = apex[1] + np.where(x[0] < 0, slopes[0], slopes[1]) * (far**0.9 - 0.35 * far**2)
    top = top + rough * (0.005 + 0.10 * np.clip(far, 0, 0.4))
    depth = v - top[None]
    # The crest wanders downward from the apex and parts light from shade; so do smaller crests beside it.
    fall = np.clip(v[:, :1] - apex[1], 0, 1)
    wander = nd.gaussian_filter1d(n1(H, 2.2, seed + 2), 3)[:, None]
    crest = 0.16 * fall + 0.05 * (wander - wander[int(apex[1] * H)]) * ss(0, 0.12, fall)
    folds = spec((H, W), 2.9, seed + 3)
    grain = spec((H, W), 2.0, seed + 4)
    skewed = nd.map_coordinates(
        folds,
        [(np.arange(H)[:, None] * 0.45 + np.zeros((1, W))), np.arange(W)[None] + (x * 0.35 * W)],
        order=1,
        mode="wrap",
    )
    ribs = ss(-0.6, 0.9, skewed + 0.9 * np.sin(34 * x + 26 * depth + 2.2 * skewed))
    side = ss(0.012, -0.012, x - crest + 0.016 * skewed)
    face = side * (0.30 + 0.70 * ribs) + (1 - side) * 0.16 * (1 - ribs)
    slope = nd.gaussian_filter(skewed + 0.35 * grain, 1.2)
    rock = ss(0.35, 1.2, slope + 1.2 * np.clip(depth, 0, 0.6) - 0.2)
    snow = mix(shade * np.ones((H, W, 1)), lit * np.ones((H, W, 1)), face)
    stone = mix(C(0.05, 0.075, 0.15) * np.ones((H, W, 1)), C(0.42, 0.20, 0.13) * np.ones((H, W, 1)), face)
    body = mix(snow, stone, rock * 0.85) * (1 + 0.10 * grain)[..., None].clip(0.6, 1.4)
    body = mix(body, haze * np.ones((H, W, 1)), ss(0.12, 0.55, depth) * 0.7)
    return mix(img, body, ss(-0.0012, 0.0012, depth))


def summit():
    """Alpenglow on a pointed peak, mist in the valley, conifers in front."""
    img = grad(v, [(0, "#1d3f86"), (0.25, "#4a74b4"), (0.45, "#d9a9a0"), (0.58, "#ffd0a0"), (1, "#ffd0a0")])
    cloud = nd.zoom(spec((H, W // 5), 3.0, 31), (1, 5), order=1)[:, :W]
    cloud = np.pad(cloud, ((0, 0), (0, W - cloud.shape[1])), mode="edge")
    img = mix(img, C(1.25, 0.62, 0.45) * np.ones((H, W, 1)), ss(0.7, 2.2, cloud) * ss(0.5, 0.15, v) * 0.6)
    haze = C(0.85, 0.50, 0.42)
    img = _mountain(img, (0.17, 0.34), (0.55, 0.60), 60, C(1.4, 0.66, 0.42), C(0.14, 0.19, 0.42), haze)
    img = _mountain(img, (0.84, 0.31), (0.62, 0.55), 70, C(1.4, 0.66, 0.42), C(0.14, 0.19, 0.42), haze)
    img = _mountain(img, (0.50, 0.10), (0.86, 0.98), 80, C(2.0, 0.86, 0.44), C(0.085, 0.14, 0.36), haze)
    dice = np.random.default_rng(4)
    mist = C(1.0, 0.62, 0.50)
    for k, (base, amp, tone, size, count) in enumerate(
        (
            (0.63, 0.030, "#4d6a94", 0.020, 420),
            (0.71, 0.030, "#2f4d72", 0.032, 330),
            (0.80, 0.026, "#1a3450", 0.055, 220),
            (0.93, 0.030, "#0b1a2a", 0.105, 120),
        )
    ):
        edge = np.abs(u[0] - 0.5) * 2
        top = base - amp * n1(W, 2.6, 200 + k) - (0.02 + 0.03 * k) * edge**2
        trees = np.full(W, 9.0)
        for _ in range(count):
            x0 = dice.integers(0, W)
            high = size * (0.6 + 0.8 * dice.random()) * (0.7 + 0.5 * edge[x0])
            wide = max(3, high * H * 0.22)
            xs = np.arange(max(0, int(x0 - wide)), min(W, int(x0 + wide) + 1))
            q = np.abs(xs - x0) / wide
            jag = 0.10 * np.sin(q * 40 + x0) * q
            trees[xs] = np.minimum(trees[xs], top[x0] + 0.004 - high * (1 - q**0.85 + jag))
        depth = np.clip((v - top[None]) / 0.14, 0, 1)
        top = np.minimum(top, trees)
        wood = np.broadcast_to(hexc(tone), (H, W, 3)) * (1 + 0.12 * spec((H, W), 2.2, 90 + k))[..., None]
        wood = mix(wood, mist * np.ones((H, W, 1)), ss(0.15, 1, depth) * (0.7, 0.6, 0.35, 0)[k])
        img = mix(img, wood, ss(-0.001, 0.001, v - top[None]))
    save(img, "summit")
