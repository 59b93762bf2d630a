"""Outlines in a plane and paths in space, as lists of points."""

import math
import numpy as np


def superloop(w, d, r, n=96, p=2.6):
    """rounded-rectangle loop (superellipse corners), CCW"""
    pts = []
    q = n // 4
    for ci, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(q):
            a = math.pi / 2 * (i / (q - 1))
            ca, sa = math.cos(a), math.sin(a)
            ex, ey = (ca ** (2 / p) if ca > 1e-9 else 0), (sa ** (2 / p) if sa > 1e-9 else 0)
            if ci in (0,):
                x, y = ex, ey
            elif ci == 1:
                x, y = -ey, ex
            elif ci == 2:
                x, y = -ex, -ey
            else:
                x, y = ey, -ex
            pts.append((sx * (w / 2 - r) + x * r, sy * (d / 2 - r) + y * r))
    return pts


def around(loop, n=192):
    """n points at equal distances around a closed loop; the first is also the last."""
    closed = np.array(list(loop) + [loop[0]], float)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    at = np.linspace(0, run[-1], n)
    return np.stack([np.interp(at, run, closed[:, k]) for k in range(2)], 1)


def circle(r, n=96, cx=0, cy=0, ph=math.pi / 4 * 0):
    """n points on a circle."""
    return [
        (cx + r * math.cos(2 * math.pi * i / n + ph), cy + r * math.sin(2 * math.pi * i / n + ph))
        for i in range(n)
    ]


def inset(w, d, r, t, n=96, p=2.6):
    """A rounded rectangle, t inside the given one."""
    return superloop(w - 2 * t, d - 2 * t, max(r - t, 0.0005), n, p)


def dome(r, R, n=10, z0=0, inv=False):
    """profile of spherical cap of base radius r, curvature radius R"""
    h = R - math.sqrt(R * R - r * r)
    out = []
    for i in range(n + 1):
        x = r * (1 - i / n)
        z = math.sqrt(R * R - x * x) - (R - h)
        out.append((x, z0 + (z if not inv else -z)))
    return out


def spath(pts, n=400):
    """Catmull-Rom through pts, resampled evenly"""
    P = np.array([pts[0]] + list(pts) + [pts[-1]], float)
    out = []
    for i in range(1, len(P) - 2):
        p0, p1, p2, p3 = P[i - 1 : i + 3]
        for t in np.linspace(0, 1, 40, endpoint=False):
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (-p0 + p2) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
                )
            )
    out.append(P[-2])
    Q = np.array(out)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(Q, axis=0), axis=1))]
    q = np.linspace(0, s[-1], n)
    return np.stack([np.interp(q, s, Q[:, k]) for k in range(3)], 1)
