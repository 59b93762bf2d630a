"""Noise, gradients and colours as arrays, for stills that are computed. Linear light, 2048 × 1152."""

import os
import numpy as np
from scipy import ndimage as nd
from PIL import Image

W, H = 2048, 1152


yy, xx = np.mgrid[0:H, 0:W]


u = xx / W


v = yy / H


def spec(shape, beta, seed, ax=1.0):
    """Noise with a power spectrum of 1/f^beta, mean 0, deviation 1."""
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
    """The same in one dimension."""
    r = np.random.default_rng(seed)
    f = np.fft.rfft(r.normal(size=n * 2))
    k = np.arange(len(f)).astype(float)
    k[0] = 1
    s = np.fft.irfft(f * k ** (-beta / 2))[:n]
    s -= s.mean()
    return s / s.std()


def ss(a, b, x):
    """Smoothstep between a and b."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    """Blends two pictures by a mask."""
    return a * (1 - t[..., None]) + b * t[..., None]


def C(*c):
    """A colour from linear values."""
    return np.array(c, float)


def hexc(h):
    """#rrggbb to linear light."""
    h = h.lstrip("#")
    return C(*[int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]) ** 2.2


def grad(t, stops):
    """A gradient over t; stops are (position, colour)."""
    ts = [s[0] for s in stops]
    cs = np.array([hexc(s[1]) for s in stops])
    return np.stack([np.interp(t, ts, cs[:, i]) for i in range(3)], -1)


def save(img, name, tone=True):
    """Tone maps and writes $ART_OUT/tex/<name>.png."""
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
    """A field of stars."""
    r = np.random.default_rng(seed)
    s = np.zeros((H, W, 3))
    n = int(W * H * dens)
    y = r.integers(0, H, n)
    x = r.integers(0, W, n)
    b = r.pareto(1.6, n) * 0.25
    col = np.stack([1 + 0.3 * r.normal(size=n), np.ones(n), 1 + 0.3 * r.normal(size=n)], 1).clip(0.5, 1.5)
    s[y, x] += np.minimum(b, 6)[:, None] * col
    return nd.gaussian_filter(s, (0.8, 0.8, 0)) * 3
