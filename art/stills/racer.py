"""A computed still: a night race through a neon city."""

import numpy as np
from scipy import ndimage as nd
from PIL import Image
from fields import H, W, xx, u, v, ss, mix, C, hexc, grad, save, stars


def racer():
    """A night race with instruments."""
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
