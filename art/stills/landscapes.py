"""A computed still: mountains, a lake and conifers at sunrise."""

import numpy as np
from scipy import ndimage as nd
from fields import H, W, xx, u, v, spec, n1, ss, mix, C, hexc, grad, save


def ridge(seed, base, amp, beta=2.3, rough=0.12):
    """The height of a mountain ridge for each column."""
    a = n1(W, beta, seed)
    b = np.abs(n1(W, 2.0, seed + 50))
    return base - amp * (a * 0.75 + b * 0.25) + 0 * rough


def valley(name="valley", pal=None, seed=5, sun=(0.64, 0.45)):
    """A lake between mountains at sunrise."""
    pal = pal or dict(
        sky=[(0, "#24406f"), (0.22, "#5b76a8"), (0.38, "#e3a07c"), (0.50, "#ffcf8f"), (0.6, "#ffe2b0")],
        far="#e6a987",
        near="#122130",
        mist="#ffcb94",
        sun=C(1.9, 1.25, 0.7),
    )
    asp = W / H
    img = grad(v, pal["sky"])
    ds = np.hypot((u - sun[0]) * asp, v - sun[1])
    cl = ss(
        0.2,
        2.0,
        nd.zoom(spec((H, W // 4), 3.0, seed + 1), (1, 4), order=1),
    )
    img = mix(img, img * 0.55 + pal["sun"] * 0.35, cl * ss(0.55, 0.1, v) * 0.8)
    img += (np.exp(-((ds / 0.028) ** 8)) * 2.2 + 0.22 * np.exp(-ds / 0.09) + 0.30 * np.exp(-ds / 0.3))[
        ..., None
    ] * pal["sun"]
    L = 7
    far, near, mist = hexc(pal["far"]), hexc(pal["near"]), hexc(pal["mist"])
    hor = 0.70
    tree_r = np.random.default_rng(seed)
    for i in range(L):
        t = i / (L - 1)
        base = 0.475 + 0.045 * i + 0.03 * t * t
        amp = 0.050 * (1 - 0.45 * t) + 0.012
        top = ridge(seed * 10 + i, base, amp, 2.5 if i < 4 else 2.1)
        if i >= 4:  # conifers on the nearer ridges
            tt = np.full(W, 9.0)
            s = 0.010 + 0.022 * (i - 3) / 3
            for _ in range(int(240 / (i - 3) ** 0.4)):
                x0 = tree_r.integers(0, W)
                hgt = s * (0.6 + tree_r.random() * 0.9)
                wd = hgt * W / asp * 0.20
                xs = np.arange(max(0, int(x0 - wd)), min(W, int(x0 + wd) + 1))
                k = np.abs(xs - x0) / wd
                jag = 0.12 * np.sin(k * 38 + x0) * k
                tt[xs] = np.minimum(tt[xs], top[x0] + 0.004 - hgt * (1 - k**0.85 + jag))
            top = np.minimum(top, tt)
        m = ss(-0.0012, 0.0012, v - top[None, :])
        col = far * (1 - t) ** 1.6 + near * (1 - (1 - t) ** 1.6)
        depth = np.clip((v - top[None]) / 0.16, 0, 1)
        c = np.broadcast_to(col, (H, W, 3)) * (1 + 0.5 * np.exp(-ds / 0.22))[..., None]
        tex = 1 + 0.10 * spec((H, W), 2.2, seed + i + 70)
        c = c * tex[..., None]
        c = mix(
            c,
            np.broadcast_to(mist, (H, W, 3)),
            ss(0.1, 1, depth)
            * (0.62 * (1 - t) + 0.10)
            * (1 + 0.15 * nd.zoom(spec((H, W // 4), 3, seed + i), (1, 4), order=1)).clip(0.3, 1.5),
        )
        img = mix(img, c, m)
    # lake
    hy = int(H * 0.80)
    lake = img.copy()
    n = H - hy
    for j in range(n):
        src = hy - int(j * 1.35) - 1
        wob = int(3.2 * np.sin(j * 0.9) + 2 * np.sin(j * 0.37 + 1)) * (1 + j // 50)
        lake[hy + j] = np.roll(img[max(src, 0)], wob, 0) * (0.80 - 0.25 * j / n)
    rip = nd.zoom(spec((n, W // 8), 1.8, seed + 99), (1, 8), order=1)
    lake[hy:] *= (1 + 0.16 * rip)[..., None] * C(0.86, 0.95, 1.05)
    sh = ridge(seed * 77, 0.80, 0.004, 1.6)
    img = mix(img, lake, ss(-0.002, 0.002, v - sh[None]))
    # foreground bank + conifer silhouettes
    top = 0.955 - 0.05 * ss(0.45, 0.0, u[0]) - 0.085 * ss(0.62, 1.0, u[0]) + 0.004 * n1(W, 1.6, seed + 5)
    tt = np.full(W, 9.0)
    for _ in range(46):
        s = tree_r.random()
        x0 = int(W * (s * 0.30 if tree_r.random() < 0.5 else 1 - s * 0.24))
        edge = abs(x0 / W - 0.5) * 2
        hgt = (0.05 + 0.42 * max(0, edge - 0.45) ** 1.3) * (0.65 + 0.6 * tree_r.random())
        wd = max(4, hgt * W / asp * 0.17)
        xs = np.arange(max(0, int(x0 - wd)), min(W, int(x0 + wd) + 1))
        k = np.abs(xs - x0) / wd
        tier = np.floor((1 - k) * 9 + tree_r.random() * 0.3) / 9
        kk = 1 - (0.55 * tier + 0.45 * (1 - k))
        tt[xs] = np.minimum(tt[xs], top[x0] - hgt * (1 - kk**0.9) + 0.01)
    top = np.minimum(top, tt)
    img = mix(img, np.broadcast_to(near * 0.35, (H, W, 3)), ss(-0.001, 0.001, v - top[None]))
    save(img, name)
