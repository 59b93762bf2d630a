"""Procedural 'film stills' for screens (original, no assets). /usr/bin/python3 art.py"""

import numpy as np, sys
from scipy import ndimage as nd
from PIL import Image

W, H = 2048, 1152
yy, xx = np.mgrid[0:H, 0:W]
u = xx / W
v = yy / H


def spec(shape, beta, seed, ax=1.0):
    r = np.random.default_rng(seed)
    f = np.fft.fft2(r.normal(size=shape))
    ky = np.fft.fftfreq(shape[0])[:, None] * shape[0]
    kx = np.fft.fftfreq(shape[1])[None] * shape[1] * ax
    k = np.hypot(kx, ky)
    k[0, 0] = 1
    n = np.fft.ifft2(f * k ** (-beta / 2) * (k > 0.5)).real
    n -= n.mean()
    return n / n.std()


def n1(n, beta, seed):
    r = np.random.default_rng(seed)
    f = np.fft.rfft(r.normal(size=n * 2))
    k = np.arange(len(f)).astype(float)
    k[0] = 1
    s = np.fft.irfft(f * k ** (-beta / 2))[:n]
    s -= s.mean()
    return s / s.std()


def ss(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return a * (1 - t[..., None]) + b * t[..., None]


def C(*c):
    return np.array(c, float)


def hexc(h):
    h = h.lstrip("#")
    return C(*[int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]) ** 2.2


def grad(t, stops):
    ts = [s[0] for s in stops]
    cs = np.array([hexc(s[1]) for s in stops])
    return np.stack([np.interp(t, ts, cs[:, i]) for i in range(3)], -1)


def save(img, name, tone=True):
    x = np.clip(img, 0, None)
    if tone:
        x = 1 - np.exp(-x * 1.25)
    x = x ** (1 / 2.2)
    x = x + (np.random.default_rng(0).random(x.shape) - 0.5) / 255
    Image.fromarray((np.clip(x, 0, 1) * 255 + 0.5).astype(np.uint8)).save(
        os.path.join(os.environ.get("ART_OUT", "out"), "tex/") + name + ".png"
    )
    print(name)


def stars(seed, dens=0.0006):
    r = np.random.default_rng(seed)
    s = np.zeros((H, W, 3))
    n = int(W * H * dens)
    y = r.integers(0, H, n)
    x = r.integers(0, W, n)
    b = r.pareto(1.6, n) * 0.25
    col = np.stack([1 + 0.3 * r.normal(size=n), np.ones(n), 1 + 0.3 * r.normal(size=n)], 1).clip(0.5, 1.5)
    s[y, x] += np.minimum(b, 6)[:, None] * col
    return nd.gaussian_filter(s, (0.8, 0.8, 0)) * 3


def planet():
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


def ridge(seed, base, amp, beta=2.3, rough=0.12):
    a = n1(W, beta, seed)
    b = np.abs(n1(W, 2.0, seed + 50))
    return base - amp * (a * 0.75 + b * 0.25) + 0 * rough


def valley(name="valley", pal=None, seed=5, sun=(0.64, 0.45)):
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
        (
            spec((H, W), 3.0, seed + 1, 2.5)
            if False
            else nd.zoom(spec((H // 1, W // 4), 3.0, seed + 1), (1, 4), order=1)
        ),
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


def aurora():
    asp = W / H
    img = (
        grad(v, [(0, "#050a1d"), (0.4, "#0b2145"), (0.62, "#174a63"), (1, "#1d5a68")])
        + stars(4, 0.0008) * (ss(0.62, 0.2, v))[..., None]
    )
    for s, (y0, a, col, top) in enumerate(
        [
            (0.46, 0.10, C(0.10, 1.1, 0.55), C(0.5, 0.15, 0.9)),
            (0.40, 0.13, C(0.05, 0.8, 0.75), C(0.6, 0.1, 0.7)),
            (0.52, 0.07, C(0.2, 1.2, 0.4), C(0.3, 0.3, 0.9)),
        ]
    ):
        path = y0 + a * n1(W, 3.4, 40 + s) * 0.55
        path = nd.gaussian_filter1d(path, 25)
        ray = np.exp(0.8 * nd.gaussian_filter1d(n1(W, 1.1, 60 + s), 2))
        env = np.exp(0.7 * n1(W, 3, 80 + s))
        h = path[None] - v
        len_ = 0.20 * (0.6 + 0.4 * ray)[None]
        I = np.where(h > 0, np.exp(-h / len_) * ss(0, 0.02, h), np.exp(h / 0.010) * 0.0) * (ray * env)[None]
        I = nd.gaussian_filter(I, (3, 1.2))
        img += (
            mix(np.broadcast_to(col, (H, W, 3)), np.broadcast_to(top, (H, W, 3)), ss(0.02, 0.26, h))
            * I[..., None]
            * 0.62
        )
    mt = [(0.60, 0.06, "#274d63"), (0.66, 0.05, "#173347"), (0.71, 0.03, "#0d1f30")]
    for i, (b, a, c) in enumerate(mt):
        top = ridge(900 + i, b, a, 2.3)
        m = ss(-0.001, 0.001, v - top[None])
        snow = ss(0.3, 1.2, spec((H, W), 2.0, 300 + i) + 1.6 * np.exp(-(v - top[None]) / 0.05))
        col = mix(
            np.broadcast_to(hexc(c), (H, W, 3)),
            np.broadcast_to(hexc(c) * 2.6 + C(0.02, 0.10, 0.08), (H, W, 3)),
            snow * (0.9 - 0.25 * i),
        )
        img = mix(img, col, m)
    hy = int(H * 0.76)
    n = H - hy
    lake = img.copy()
    for j in range(n):
        lake[hy + j] = np.roll(
            img[max(hy - int(j * 1.9) - 1, 0)], int(2.5 * np.sin(j * 0.8) * (1 + j / 60)), 0
        ) * (0.72 - 0.2 * j / n)
    img[hy:] = nd.gaussian_filter(lake[hy:], (2, 0.6, 0))
    r = np.random.default_rng(8)
    top = 0.90 + 0.08 * np.sin(u[0] * 3.1) ** 2 * -1 + 0.003 * n1(W, 1.4, 7)
    tt = np.full(W, 9.0)
    for _ in range(60):
        s = r.random() ** 1.5
        x0 = int(W * (s * 0.34 if r.random() < 0.55 else 1 - s * 0.22))
        hgt = 0.07 + 0.22 * r.random() * (abs(x0 / W - 0.5) * 2) ** 2
        wd = max(4, hgt * W / asp * 0.16)
        xs = np.arange(max(0, int(x0 - wd)), min(W, int(x0 + wd) + 1))
        k = np.abs(xs - x0) / wd
        tier = np.floor((1 - k) * 10) / 10
        kk = 1 - (0.5 * tier + 0.5 * (1 - k))
        tt[xs] = np.minimum(tt[xs], top[x0] - hgt * (1 - kk**0.9) + 0.01)
    img = mix(
        img,
        np.broadcast_to(C(0.004, 0.010, 0.014), (H, W, 3)),
        ss(-0.001, 0.001, v - np.minimum(top, tt)[None]),
    )
    save(img * 1.15, "aurora")


def waves():
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


def racer():
    asp = W / H
    x = (u - 0.5) * asp
    hy = 0.47
    img = (
        grad(v, [(0, "#070718"), (0.25, "#1b1140"), (0.40, "#5a1f66"), (0.47, "#e0567a")])
        + stars(2, 0.0003) * ss(0.3, 0.05, v)[..., None]
    )
    ds = np.hypot(x - 0.0, v - 0.40)
    sun = ss(0.145, 0.142, ds)
    img = mix(img, grad(v, [(0.25, "#ffd27a"), (0.48, "#ff3f7f")]) * 1.6, sun)
    img += np.exp(-ds / 0.18)[..., None] * C(0.7, 0.16, 0.32) * 0.6
    r = np.random.default_rng(3)
    for layer, (n, hm, col, win) in enumerate(
        [(60, 0.13, "#3a1c55", 0.25), (46, 0.22, "#1a1033", 0.6), (26, 0.36, "#0b0a1c", 1.0)]
    ):
        for _ in range(n):
            w = 0.02 + 0.035 * r.random() * (1 + layer * 0.7)
            x0 = r.uniform(-0.95, 0.95)
            if layer == 2 and abs(x0) < 0.30:
                continue
            if layer == 1 and abs(x0) < 0.12:
                continue
            h = hm * (0.35 + 0.65 * r.random()) * (0.5 + abs(x0) * 0.9)
            m = (x > x0) & (x < x0 + w) & (v > hy - h) & (v < hy + 0.01)
            img[m] = hexc(col) * (1.0)
            gx = np.floor((x - x0) / 0.0065)
            gy = np.floor((v - hy) / 0.009)
            fxx = ((x - x0) / 0.0065) % 1
            fyy = ((v - hy) / 0.009) % 1
            lit = ((np.sin(gx * 127.1 + gy * 311.7 + _ * 7) * 43758.5453) % 1) < 0.30 * win
            wm = m & lit & (fxx > 0.25) & (fyy > 0.3)
            cc = [C(1.0, 0.62, 0.28), C(0.3, 0.8, 1.1), C(1.0, 0.3, 0.6)][r.integers(0, 3)]
            img[wm] = cc * (0.35 + 0.8 * r.random()) * win
            if layer == 2 and r.random() < 0.6:
                e = m & ((np.abs(x - x0) < 0.0016) | (np.abs(x - x0 - w) < 0.0016) | (v < hy - h + 0.003))
                img[e] = cc * 1.6
    # road
    fl = v > hy
    z = 0.12 / np.maximum(v - hy, 1e-4)
    X = x * z / 0.12 * 0.55
    bend = 0.12 * (z * 0.16) ** 2 * np.where(z < 8, 1, 1)
    Xr = X - 0
    road = fl & (np.abs(Xr) < 1.0)
    asph = grad(np.clip((v - hy) / (1 - hy), 0, 1), [(0, "#5b2350"), (0.15, "#221534"), (1, "#0c0c18")])
    side = grad(np.clip((v - hy) / (1 - hy), 0, 1), [(0, "#7c2a58"), (0.2, "#1d0f2a"), (1, "#08070f")])
    img[fl] = side[fl]
    img[road] = asph[road]
    refl = np.exp(-((x / 0.18) ** 2)) * ss(0.80, hy, v) * 0.55
    img += (fl * refl)[..., None] * C(1.0, 0.30, 0.42)
    zz = z * 2.2 + 0.1
    dash = road & (np.abs(np.abs(Xr) - 0.33) < 0.012 + 0.000) & ((zz % 2.0) < 1.0)
    img[dash] = C(0.9, 0.85, 0.9) * 1.2
    edge = fl & (np.abs(np.abs(Xr) - 0.97) < 0.022)
    img[edge] = C(0.15, 1.3, 1.6) * 1.5
    grid = fl & ~road & (((X * 1.2) % 1 < 0.03) | ((zz % 1.6) < 0.06))
    img[grid] = img[grid] + C(0.5, 0.05, 0.5) * np.clip((v[grid] - hy) * 4, 0, 1)[:, None]
    for s in (-1, 1):
        for k in range(9):
            zk = 0.55 * 1.55**k
            yk = hy + 0.12 / zk
            Xk = 1.18 * s
            xk = Xk * 0.12 / zk / 0.55 * 1.0
            hp = 0.36 * 0.12 / zk / 0.12 * 0.55
            m = (np.abs(x - xk) < 0.006 / zk) & (v < yk) & (v > yk - 0.30 / zk)
            img[m] = C(0.05, 0.04, 0.10)
            m = (
                (np.abs(v - (yk - 0.30 / zk)) < 0.006 / zk)
                & ((x - xk) * -s > 0)
                & (np.abs(x - xk) < 0.13 / zk)
            )
            img[m] = C(1.6, 1.2, 1.6)

    def car(cx, cy, s, body):
        X = (x - cx) / s
        Y = (v - cy) / s
        sh = np.exp(-((X / 0.62) ** 4) - ((Y - 0.23) / 0.06) ** 2)
        img[:] = img * (1 - 0.85 * sh[..., None])
        b = (np.abs(X) < 0.50 - 0.10 * np.clip(-Y - 0.02, 0, 1)) & (Y < 0.20) & (Y > -0.10)
        img[b] = hexc(body) * (0.6 + 0.9 * ss(0.1, -0.12, Y)[b][:, None])
        ro = (np.abs(X) < 0.40 + 0.62 * np.clip(Y + 0.10, -0.3, 0)) & (Y <= -0.08) & (Y > -0.27)
        img[ro] = C(0.015, 0.015, 0.03)
        gl = (np.abs(X) < 0.355 + 0.62 * np.clip(Y + 0.10, -0.3, 0)) & (Y <= -0.09) & (Y > -0.25)
        img[gl] = (grad(np.clip((Y + 0.25) / 0.16, 0, 1), [(0, "#c76a9a"), (1, "#22163c")]))[gl]
        dk = (np.abs(X) < 0.47) & (Y < 0.20) & (Y > 0.10)
        img[dk] = C(0.012, 0.012, 0.02)
        for q in (-0.36, 0.36):
            wv = (np.abs(X - q) < 0.085) & (Y > 0.15) & (Y < 0.26)
            img[wv] = C(0.008, 0.008, 0.01)
        tl = (np.abs(X) < 0.46) & (np.abs(Y - 0.015) < 0.018)
        img[tl] = C(2.6, 0.14, 0.16)
        g = np.exp(-np.abs(Y - 0.015) / 0.05 - np.clip(np.abs(X) - 0.4, 0, None) / 0.09) * 0.5
        img[:] += g[..., None] * C(1.0, 0.05, 0.10)
        rf = (
            np.exp(-(((np.abs(X) - 0.36) / 0.12) ** 2))
            * ss(0.22, 0.3, Y)
            * np.exp(-np.clip(Y - 0.25, 0, None) / 0.25)
            * 0.4
        )
        img[:] += rf[..., None] * C(1, 0.08, 0.12)

    car(-0.16, 0.565, 0.13, "#c8d2e8")
    car(0.26, 0.60, 0.16, "#f0a03a")
    car(-0.02, 0.775, 0.36, "#2f5bd8")
    # HUD
    cx, cy = 0.69, 0.80
    X = x - cx
    Y = v - cy
    rr = np.hypot(X, Y)
    a = np.degrees(np.arctan2(-X, Y)) % 360
    img = mix(img, img * 0.25, ss(0.165, 0.16, rr) * 0.9)
    arc = (np.abs(rr - 0.13) < 0.009) & (a > 50) & (a < 310)
    img[arc] = C(0.12, 0.12, 0.2)
    on = arc & (a < 235)
    img[on] = (
        C(0.1, 1.1, 1.3)[None] * (1 - (a[on] / 300)[:, None])
        + C(1.5, 0.15, 0.5)[None] * (a[on] / 300)[:, None]
    ) * 1.6
    from PIL import ImageDraw, ImageFont

    lay = Image.new("L", (W, H), 0)
    d = ImageDraw.Draw(lay)

    def font(sz, b=True):
        import glob

        f = [
            g
            for g in glob.glob("/usr/share/fonts/**/*", recursive=True)
            if ("Inter-Bold." in g or "DejaVuSans-Bold." in g)
        ]
        return ImageFont.truetype(sorted(f, key=lambda q: "Inter" not in q)[0], sz)

    px = lambda X_, Y_: (int((X_ / asp + 0.5) * W), int(Y_ * H))
    d.text(px(cx, cy - 0.005), "218", font=font(92), fill=255, anchor="mm")
    d.text(px(cx, cy + 0.065), "KM/H", font=font(26), fill=200, anchor="mm")
    d.text((90, 70), "LAP 2/3", font=font(44), fill=255)
    d.text((90, 126), "01:24.508", font=font(34), fill=190)
    d.text((W - 90, 70), "POS 1", font=font(64), fill=255, anchor="ra")
    img = img + (np.asarray(lay) / 255.0)[..., None] * 1.6
    t = np.linspace(0, 2 * np.pi, 600)
    mx = -0.70 + 0.085 * np.cos(t) + 0.03 * np.cos(2 * t + 1)
    my = 0.80 + 0.10 * np.sin(t) + 0.02 * np.sin(3 * t)
    lay = Image.new("L", (W, H), 0)
    d = ImageDraw.Draw(lay)
    d.line([px(a_, b_) for a_, b_ in zip(mx, my)], fill=255, width=9, joint="curve")
    img = img + (np.asarray(lay) / 255.0)[..., None] * C(0.6, 0.6, 0.8)
    lay = Image.new("L", (W, H), 0)
    d = ImageDraw.Draw(lay)
    q = px(mx[70], my[70])
    d.ellipse([q[0] - 13, q[1] - 13, q[0] + 13, q[1] + 13], fill=255)
    img = mix(img, np.broadcast_to(C(0.1, 1.6, 1.9), (H, W, 3)), np.asarray(lay) / 255.0)
    img = img + nd.gaussian_filter(np.clip(img - 0.8, 0, 2), (14, 14, 0)) * 0.9
    save(img, "racer")


if __name__ == "__main__":
    names = sys.argv[1:] or ["planet", "valley", "aurora", "waves", "racer"]
    for n in names:
        globals()[n]()
