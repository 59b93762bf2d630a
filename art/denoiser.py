"""Denoiser for two half-sample renders: reads the EXR passes, filters each half by the other one.

Non-local-means weights with first-order regression on albedo, normal and depth (Rousselle et al. 2013,
Bitterli et al. 2016); the inner loop is denoise.c. Arrays are planar: [channel, row, column], linear light.
"""

import ctypes
import os

import numpy as np
import OpenImageIO as oiio
from scipy import ndimage

_library = None


def _pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def _filter(guide, variance, target, features, radius, patch, strength, ridge=1e-3):
    """Filters `target` with weights from `guide` (its noise in `variance`) and regression on `features`."""
    global _library
    if _library is None:
        _library = ctypes.CDLL(os.path.join(os.environ["ART_OUT"], "denoise.so"))
    channels, height, width = guide.shape
    guide, variance, target = (np.ascontiguousarray(a, np.float32) for a in (guide, variance, target))
    count = 0 if features is None else features.shape[0]
    features = np.ascontiguousarray(features if count else np.zeros((1, 1, 1)), np.float32)
    out = np.empty_like(target)
    _library.filter(
        width,
        height,
        channels,
        _pointer(guide),
        _pointer(variance),
        target.shape[0],
        _pointer(target),
        count,
        _pointer(features),
        radius,
        patch,
        ctypes.c_float(strength),
        ctypes.c_float(ridge),
        _pointer(out),
    )
    return out


def load(path):
    """The passes of one EXR file: rgb, emit, env, albedo, normal, depth; a missing pass is None."""
    file = oiio.ImageInput.open(path)
    if file is None:
        raise SystemExit(f"{path} is missing: Blender did not render.")
    names = list(file.spec().channelnames)
    pixels = file.read_image("float")
    file.close()
    passes = {}
    for index, name in enumerate(names):
        parts = name.split(".")
        passes.setdefault(parts[-2] if len(parts) > 1 else "Combined", {})[parts[-1]] = pixels[:, :, index]

    def take(name, channels):
        return np.stack([passes[name][c] for c in channels]) if name in passes else None

    depth = passes.get("Denoising Depth", passes.get("Depth", {})).get("Z")
    return {
        "rgb": take("Combined", "RGB"),
        "emit": take("Emit", "RGB"),
        "env": take("Env", "RGB"),
        "albedo": take("Denoising Albedo", "RGB"),
        "normal": take("Denoising Normal", "XYZ"),
        "depth": np.zeros_like(pixels[:, :, 0]) if depth is None else np.log1p(np.clip(depth, 0, 1e4)),
    }


def _variance(a, b, sigma):
    return np.stack([ndimage.gaussian_filter(c, sigma) for c in (a - b) ** 2 / 2])


def _without_fireflies(a, b, threshold=4.0):
    """Dims pixels of one half that are far brighter than their surroundings in both."""
    low = np.minimum(a.mean(0), b.mean(0))
    limit = np.maximum(ndimage.maximum_filter(low, 3) * 1.5, ndimage.median_filter(low, 5) * threshold) + 0.02
    return [x * np.where(x.mean(0) > limit, limit / np.maximum(x.mean(0), 1e-9), 1.0) for x in (a, b)]


def _features(first, second):
    """Albedo, normal and depth of both halves, lightly filtered against depth of field and aliasing."""
    halves = [np.concatenate([x["normal"] * 0.5, x["albedo"], x["depth"][None]]) for x in (first, second)]
    noise = _variance(*halves, 1.0)
    mean = (halves[0] + halves[1]) / 2
    return np.concatenate(
        [
            _filter(mean[s], noise[s] / 2 + 1e-6, mean[s], None, 3, 1, 0.8)
            for s in (slice(0, 3), slice(3, 6), slice(6, 7))
        ]
    )


def denoise(first, second, strength=0.6, radius=6):
    """One clean picture from two halves. Light that the camera sees directly carries no noise and is kept."""
    a, b = first["rgb"].copy(), second["rgb"].copy()
    direct = np.zeros_like(a)
    for name in ("emit", "env"):
        if first[name] is not None:
            a -= first[name]
            b -= second[name]
            direct += (first[name] + second[name]) / 2
    a, b = _without_fireflies(np.maximum(a, 0), np.maximum(b, 0))
    features = _features(first, second)
    scale = np.maximum(ndimage.gaussian_filter(((a + b) / 2).mean(0), 6), 1e-3)
    noise = _variance(a / scale, b / scale, 1.5) + 1e-5
    clean_a = _filter(b / scale, noise, a, features, radius, 2, strength)
    clean_b = _filter(a / scale, noise, b, features, radius, 2, strength)
    clean = (clean_a + clean_b) / 2
    smooth = [ndimage.gaussian_filter(c, 0.8) for c in (a + b) / 2]
    clean = np.clip(
        clean,
        np.stack([ndimage.minimum_filter(c, 5) for c in smooth]),
        np.stack([ndimage.maximum_filter(c, 5) for c in smooth]),
    )
    rest = _variance(clean_a, clean_b, 2.0) / 2 / scale**2 + 1e-6
    return np.maximum(_filter(clean / scale, rest, clean, features, 5, 1, 1.0, 1e-2), 0) + direct
