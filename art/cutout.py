"""A graded picture → the product alone: color and alpha, with its shadow on the ground as black in the alpha.

The product's alpha is rendered (pass M). The ground is what the picture would be without the product (pass G): where
the picture is darker lies a shadow, where it is brighter light of the product, and both are kept.
"""

import os

import numpy as np
import OpenImageIO as oiio
from scipy import ndimage

#: Alpha of a shadow and of light too faint to tell from grain.
FAINT = 0.03
DIM = 0.08
LUMA = np.array([0.2126, 0.7152, 0.0722])
#: Width of the frame's edge in which shadows end, and products that are cut by it, as shares of the height.
EDGE = 0.06
PRODUCT_EDGE = 0.025


def load_cut(prefix):
    """Alpha of the product and linear light of the ground; None where the passes were not rendered."""
    if not os.path.exists(prefix + "_M.exr"):
        return None
    passes = []
    for tag, name in (("M", "A"), ("G", "RGB")):
        file = oiio.ImageInput.open(f"{prefix}_{tag}.exr")
        names = [n.split(".")[-1] for n in file.spec().channelnames]
        pixels = file.read_image("float")
        file.close()
        passes.append(np.stack([pixels[:, :, names.index(c)] for c in name]))
    alpha, ground = passes
    ground = ndimage.gaussian_filter(ground, (0, 1.5, 1.5), mode="nearest")
    zoom = [a / b for a, b in zip(alpha.shape[1:], ground.shape[1:])]
    return np.clip(alpha[0], 0, 1), np.stack(
        [ndimage.zoom(c, zoom, order=1, mode="nearest", grid_mode=True) for c in ground]
    )


def _carry(values, weight, sigma, default):
    """Values where `weight` is, blurred, and carried on to where it is not; the default far from it."""
    out = np.broadcast_to(default, values.shape)
    for width in (4 * sigma, sigma):
        total = ndimage.gaussian_filter(weight, width, truncate=3)
        blurred = np.stack([ndimage.gaussian_filter(v * weight, width, truncate=3) for v in values])
        out = np.where(total > 0.02, blurred / np.maximum(total, 1e-6), out)
    return out


def _fallen(shown, ground, free):
    """What falls on the ground, also below the product's edge: alpha and color of shadow and light."""
    ratio = shown / np.maximum(ground, 1e-3)
    near, wide = (_carry(ratio, free, sigma, 1.0) for sigma in (2, 9))
    # A faint shadow is blurred more: it has no edges, only grain.
    detail = np.clip((np.abs(1 - wide).max(0) - 0.06) / 0.2, 0, 1)
    ratio = wide + detail * (near - wide)
    # What is black on a dark ground is a faint shadow on paper.
    depth = np.minimum(np.tensordot(LUMA, ground, 1) / 0.7, 1)
    shadow = np.clip(1 - np.tensordot(LUMA, ratio, 1), 0, 1) * depth
    light = np.clip((ratio * ground - ground) / np.maximum(1 - ground, 0.1), 0, 1)
    glow = light.max(0)
    # On a bright ground only the strongest channel shows; by its root, amber stays amber.
    tone = (light / np.maximum(glow, 1e-3)) ** 0.45
    shadow, glow = (np.clip(x - least, 0, 1) / (1 - least) for x, least in ((shadow, FAINT), (glow, DIM)))
    glow = 0.7 * glow
    alpha = shadow + (1 - shadow) * glow
    return alpha, tone * glow / np.maximum(alpha, 1e-3)


def cut_out(shown, alpha, ground):
    """Color and alpha (0 to 1) of the product in a picture. `ground` is graded like it."""
    height, width = alpha.shape
    free = ndimage.maximum_filter(alpha, 3) < 0.004
    # The ground may be darker than its pass, never brighter: along the upper edge light of the product may fall.
    bare = free.copy()
    bare[height // 12 :] = False
    if bare.any():
        ground = ground * np.clip(np.median((shown / ground)[:, bare], axis=1), 0.8, 1)[:, None, None]

    cast, tone = _fallen(shown, ground, free.astype(float))
    behind = np.clip(cast * tone + (1 - cast) * ground, 0, 1)

    # The product's own color: as it is inside, without the ground at its edges.
    power = 2.2
    own = (np.clip(shown, 0, 1) ** power - (1 - alpha) * behind**power) / np.maximum(alpha, 0.05)
    own = np.clip(own, 0, 1) ** (1 / power)
    solid = alpha > 0.985
    near = _carry(own, np.clip((alpha - 0.12) / 0.6, 0, 1) ** 3, 1.2, shown)
    own = np.where(solid, shown, near)

    y, x = np.mgrid[0:height, 0:width]
    border = np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)) / (EDGE * height)
    cast = cast * np.clip(border, 0, 1)
    alpha = alpha * np.clip(border * EDGE / PRODUCT_EDGE, 0, 1)
    total = alpha + (1 - alpha) * cast
    color = (alpha * own + (1 - alpha) * cast * tone) / np.maximum(total, 1e-4)
    return np.clip(np.where(total > 0, color, 0), 0, 1), total
