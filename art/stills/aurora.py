"""A computed still: northern lights over a fjord."""

import numpy as np
from scipy import ndimage as nd
from fields import H, W, u, v, spec, n1, ss, mix, C, grad, save, stars

SHORE = 0.68


def curtain(seed, points, height, rays):
    """A folded curtain of light: its foot follows the points, and its rays fade upward over `height`."""
    t = np.linspace(0, 1, 16000)
    ks = np.linspace(0, 1, len(points))
    smooth = nd.gaussian_filter1d
    x = smooth(np.interp(t, ks, [p[0] for p in points]), 900, mode="nearest")
    y = smooth(np.interp(t, ks, [p[1] for p in points]), 900, mode="nearest")
    x += 0.014 * np.sin(t * 43 + seed) + 0.006 * np.sin(t * 97 + 2 * seed)
    y += 0.010 * np.sin(t * 31 + seed)
    light = (1 + 0.45 * smooth(n1(len(t), 1.2, seed), 30) * rays).clip(0.15, 2.6)
    light *= ss(0, 0.12, t) * ss(1, 0.85, t) * (0.75 + 0.35 * n1(len(t), 3, seed + 1)).clip(0.2, 1.6)
    foot = np.zeros((H, W))
    keep = (x > 0) & (x < 1) & (y > 0) & (y < 1)
    np.add.at(foot, ((y[keep] * H).astype(int), (x[keep] * W).astype(int)), light[keep])
    foot = nd.gaussian_filter(foot, (7, 2.4))
    foot /= 1 + foot / (
        1.6 * np.percentile(foot[foot > 1e-3], 80)
    )  # no bars where a fold is seen along its length
    low, high = np.zeros((H, W)), np.zeros((H, W))
    a, b = np.exp(-1 / (height * H * 0.45)), np.exp(-1 / (height * H))
    for j in range(H - 2, -1, -1):
        low[j] = low[j + 1] * a + foot[j]
        high[j] = high[j + 1] * b + foot[j]
    return low, (high - low).clip(0)


def mountains(seed, base, rise, amp):
    """A ridge that climbs toward both edges."""
    edge = np.abs(u[0] - 0.54) * 2
    return base - rise * edge**1.5 - amp * (0.6 + 0.5 * n1(W, 2.4, seed) + 0.12 * n1(W, 1.7, seed + 1))


def aurora():
    """Green and violet curtains between dark mountains, with their mirror in the water."""
    img = grad(v, [(0, "#071030"), (0.35, "#0c2448"), (0.6, "#1d5064"), (0.7, "#3a7a7a"), (1, "#3a7a7a")])
    img += stars(8, 0.0005) * 0.8
    for seed, points, height, rays, bright in (
        (
            3,
            [(-0.1, 0.20), (0.22, 0.40), (0.45, 0.30), (0.60, 0.44), (0.50, 0.53), (0.68, 0.57)],
            0.13,
            0.8,
            1,
        ),
        (7, [(1.1, 0.22), (0.86, 0.36), (0.74, 0.27), (0.70, 0.46), (0.84, 0.52)], 0.11, 0.8, 0.8),
        (12, [(0.05, 0.50), (0.30, 0.53), (0.42, 0.49), (0.56, 0.56)], 0.07, 0.7, 0.45),
    ):
        low, high = curtain(seed, points, height, rays)
        top = np.percentile(low, 99.5)
        img += (low / top * bright * 0.80)[..., None] * C(0.10, 1.0, 0.42)
        img += (high / top * bright * 0.62)[..., None] * C(0.30, 0.16, 0.62)
        img += (nd.gaussian_filter(low, 60) / top * bright * 0.5)[..., None] * C(0.04, 0.55, 0.35)
    snow = spec((H, W), 3.0, 41)
    for seed, base, rise, amp, color, white in (
        (25, 0.635, 0.10, 0.045, C(0.035, 0.10, 0.13), 0.10),
        (31, 0.665, 0.24, 0.035, C(0.010, 0.030, 0.048), 0.05),
    ):
        top = mountains(seed, base, rise, amp)
        depth = (v - top[None]) / 0.15
        slope = nd.sobel(nd.gaussian_filter(snow, 5), 1)
        rock = np.broadcast_to(color, (H, W, 3)) * (1 + 0.25 * snow)[..., None].clip(0.4, 1.8)
        lit = ss(0.2, 2.2, slope / slope.std() + 0.7 - depth * 1.3) * ss(1.3, 0.0, depth)
        rock = rock + (lit * white)[..., None] * C(0.75, 1.5, 1.35)
        img = mix(img, rock, ss(-0.0012, 0.0012, v - top[None]))
    # A red boathouse with one lit window on the far shore.
    x, y, s = 0.735, SHORE - 0.004, 0.019
    wall = (np.abs(u - x) < s) & (v < y) & (v > y - s * 1.0)
    roof = (np.abs(u - x) < s * 1.25 * (v - (y - s * 2.1)) / (s * 1.1)) & (v <= y - s) & (v > y - s * 2.1)
    img[wall] = C(0.16, 0.030, 0.022)
    img[roof] = C(0.05, 0.09, 0.10)
    window = (np.abs(u - x + 0.004) < 0.0045) & (np.abs(v - y + s * 0.5) < 0.0055)
    img[window] = C(2.6, 1.5, 0.5)
    img += (np.exp(-np.hypot((u - x) * W / H, v - y + 0.01) / 0.016) * 0.28)[..., None] * C(1.3, 0.7, 0.25)
    # The water mirrors everything, in ever longer ripples toward the viewer.
    hy = int(H * SHORE)
    n = H - hy
    j = np.arange(n)[:, None] * np.ones((1, W))
    ripple = nd.zoom(spec((n, W // 16), 1.9, 77), (1, 16), order=1)[:, :W]
    near = j / n
    source = hy - 2 - j * 1.45 - ripple * (2 + 26 * near**1.3)
    side = np.arange(W)[None] + ripple * (1 + 5 * near)
    for k in range(3):
        seen = nd.map_coordinates(img[..., k], [source.clip(0, hy - 2), side.clip(0, W - 1)], order=1)
        img[hy:, :, k] = nd.gaussian_filter(seen, (1.5, 0.5)) * (0.82 - 0.22 * near[..., :])
    img[hy:] += (ss(0.6, 2.4, ripple) * (0.02 + 0.05 * near))[..., None] * C(0.25, 1.0, 0.8)
    save(img * 1.15, "aurora")
