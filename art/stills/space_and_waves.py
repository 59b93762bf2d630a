"""Computed stills: a planet at sunrise, and waves of colour."""

import numpy as np
from scipy import ndimage as nd
from fields import H, W, xx, u, v, spec, ss, mix, C, hexc, grad, save, stars


def planet():
    """Sunrise over a planet."""
    asp = W / H
    x = (u - 0.5) * asp
    y = v - 0.5
    neb = ss(-0.5, 2.2, spec((H, W), 3.2, 3)) * 0.5
    neb2 = ss(0, 2.5, spec((H, W), 3.0, 9))
    img = np.zeros((H, W, 3)) + C(0.004, 0.006, 0.014)
    img += neb[..., None] * C(0.03, 0.05, 0.14) + neb2[..., None] * C(0.10, 0.03, 0.10)
    img += stars(1)
    cx, cy, R = 0.15, 1.02, 0.95
    dx = x - cx
    dy = y - cy
    r = np.hypot(dx, dy)
    inside = r < R
    z = np.sqrt(np.clip(R * R - r * r, 0, None))
    n = np.stack([dx / R, dy / R, z / R], -1)
    Lx = C(0.62, -0.70, -0.36)
    Lx /= np.linalg.norm(Lx)
    ndl = n @ Lx
    # textures via stretched sphere coords
    lon = np.arctan2(n[..., 0], n[..., 2])
    lat = np.arcsin(np.clip(n[..., 1], -1, 1))
    t1 = spec((1400, 2800), 2.6, 21)
    t2 = spec((1400, 2800), 2.2, 22)
    iy = np.clip(((lat / np.pi + 0.5) * 1399), 0, 1399)
    ix = (lon / (2 * np.pi) + 0.5) * 2799
    warp = nd.map_coordinates(t2, [iy, ix], order=1)
    land = nd.map_coordinates(t1, [iy, ix], order=1)
    cl = nd.map_coordinates(t2, [np.clip(iy + warp * 14, 0, 1399), np.clip(ix + land * 26, 0, 2799)], order=1)
    surf = mix(
        C(0.012, 0.05, 0.11) * np.ones((H, W, 1)),
        C(0.16, 0.11, 0.06) * np.ones((H, W, 1)),
        ss(0.1, 0.5, land),
    )
    surf = mix(surf, C(0.85, 0.87, 0.9) * np.ones((H, W, 1)), ss(0.1, 1.5, cl) * 0.85)
    lit = ss(-0.10, 0.55, ndl)
    warm = mix(
        C(1.6, 0.55, 0.22) * np.ones((H, W, 1)), C(1.25, 1.2, 1.15) * np.ones((H, W, 1)), ss(0.0, 0.35, ndl)
    )
    city = (
        (ss(0.25, 0.8, land) * ss(0.9, 2.0, spec((H, W), 1.0, 33)))[..., None]
        * C(1.3, 0.75, 0.3)
        * (1 - ss(-0.3, -0.02, ndl))[..., None]
        * 1.0
    )
    body = surf * lit[..., None] * warm * 1.5 + city * 0.5
    fr = 1 - n[..., 2].clip(0, 1)
    body += (fr**3.2 * ss(-0.25, 0.4, ndl))[..., None] * C(0.18, 0.48, 1.3) * 1.5
    aa = ss(R + 0.0015, R - 0.0015, r)
    img = img * (1 - aa[..., None]) + body * aa[..., None]
    d = np.clip((r - R), 0, None)
    e = np.stack([dx / np.maximum(r, 1e-6), dy / np.maximum(r, 1e-6)], -1)
    side = ss(-0.35, 1.0, e @ (Lx[:2] / np.linalg.norm(Lx[:2])))
    img += (~inside * np.exp(-d / 0.016) * (0.06 + side**3 * 2.6))[..., None] * C(0.25, 0.55, 1.35) + (
        ~inside * np.exp(-d / 0.06) * (side**6 * 0.7)
    )[..., None] * C(0.5, 0.6, 1.1)
    ang = np.arctan2(Lx[1], Lx[0])
    sx, sy = cx + np.cos(ang) * R * 1.004, cy + np.sin(ang) * R * 1.004
    ds = np.hypot(x - sx, y - sy)
    img += (
        np.exp(-((ds / 0.012) ** 2)) * 30 + 0.10 / (ds**1.25 * 18 + 0.05) * 0.55 + np.exp(-ds / 0.16) * 0.55
    )[..., None] * C(1.15, 0.95, 0.78)
    img += (np.exp(-np.abs(y - sy) / 0.004) * np.exp(-np.abs(x - sx) / 0.35) * 0.35)[..., None] * C(
        0.5, 0.7, 1.3
    )
    save(img, "planet")


def waves():
    """Waves of colour."""
    asp = W / H
    x = (u - 0.5) * asp
    img = grad(v, [(0, "#0a0b1e"), (1, "#150a24")])
    cols = ["#1b2a8f", "#3f37c9", "#7b2cbf", "#c9184a", "#ff5d5d", "#ff9f5a", "#ffd28a"]
    for i, c in enumerate(cols):
        t = i / (len(cols) - 1)
        y0 = (
            0.30
            + 0.085 * i
            + 0.10 * np.sin(x * 1.6 + 0.5 * i + 0.3)
            + 0.055 * np.sin(x * 3.1 - 0.9 * i)
            + 0.02 * np.sin(x * 5.3 + i)
        )
        d = v - y0
        m = ss(-0.0008, 0.0008, d)
        sl = np.gradient(y0, axis=1) * W / asp
        sh = 0.35 + 0.65 * np.exp(-np.clip(d, 0, None) / 0.09)
        hi = np.exp(-np.clip(d, 0, None) / 0.006) * 0.35
        lam = 0.75 + 0.45 * np.clip(-sl * 0.9, -0.6, 0.8)
        sd = np.exp(-np.clip(-d, 0, None) / 0.03) * 0.55 * (1 - m)
        img = img * (1 - sd[..., None])
        img = mix(img, hexc(c) * (sh * lam + hi)[..., None], m)
    save(img * 1.3, "waves")
