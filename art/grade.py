"""Two EXR halves → one graded WebP: `grade.py $ART_OUT/exr/name target.webp --ev 1.9 …`.

Denoises, adds bloom and a vignette, applies the AgX view curve and a trace of grain. Where the passes for it were
rendered, cuts the product out of its ground.
"""

import argparse

import numpy as np
from cutout import cut_out, load_cut
from denoiser import denoise, load
from PIL import Image
from scipy import ndimage

# AgX: https://github.com/sobotka/AgX, with the polynomial fit of its sigmoid by Benjamin Wrensch.
INSET = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
OUTSET = np.array(
    [
        [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
        [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
        [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
    ]
)


def agx(light, power, saturation):
    """Linear light to display values from 0 to 1."""
    x = np.einsum("ij,jhw->ihw", INSET, np.maximum(light, 1e-10))
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    x2 = x * x
    x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    x = np.clip(x, 0, None) ** power
    grey = np.tensordot([0.2126, 0.7152, 0.0722], x, 1)
    return np.clip(np.einsum("ij,jhw->ihw", OUTSET, grey + saturation * (x - grey)), 0, 1)


def bloom(light, amount):
    """Spreads a part of the light over four widths, as a lens does."""
    glow = np.zeros_like(light)
    source = np.minimum(np.maximum(light, 0), 60)
    height, width = light.shape[1:]
    for sigma, weight in ((3, 0.4), (10, 0.3), (35, 0.2), (110, 0.1)):
        sigma *= width / 1600
        step = max(1, int(sigma / 4))
        if step == 1:
            glow += weight * np.stack([ndimage.gaussian_filter(c, sigma, mode="nearest") for c in source])
            continue
        rows, columns = height // step, width // step
        small = source[:, : rows * step, : columns * step].reshape(3, rows, step, columns, step).mean((2, 4))
        for k, channel in enumerate(small):
            soft = ndimage.gaussian_filter(channel, sigma / step, mode="nearest")
            zoom = (height / rows, width / columns)
            glow[k] += weight * ndimage.zoom(soft, zoom, order=1, mode="nearest", grid_mode=True)
    return light * (1 - amount) + glow * amount


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("prefix")
    parser.add_argument("target")
    parser.add_argument("--ev", type=float, default=0, help="exposure in stops")
    parser.add_argument("--power", type=float, default=1.3, help="contrast")
    parser.add_argument("--sat", type=float, default=1.15)
    parser.add_argument("--bloom", type=float, default=0.06)
    parser.add_argument("--vig", type=float, default=0, help="vignette")
    parser.add_argument("--mix", type=float, default=0.12, help="share of the unfiltered picture")
    parser.add_argument("--quality", type=int, default=86)
    options = parser.parse_args()
    first, second = load(options.prefix + "_A.exr"), load(options.prefix + "_B.exr")
    clean = denoise(first, second)
    raw = np.minimum((first["rgb"] + second["rgb"]) / 2, clean * 1.6 + 0.02)
    light = (clean * (1 - options.mix) + raw * options.mix) * 2.0**options.ev
    light = bloom(light, options.bloom)
    height, width = light.shape[1:]
    if options.vig > 0:
        y, x = np.mgrid[0:height, 0:width]
        far = np.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2) * 0.85)
        light = light * (1 - options.vig * np.clip(far - 0.35, 0, None) ** 2)
    shown = agx(light, options.power, options.sat)
    grey = shown.mean(0)
    shown = np.clip(shown + 0.25 * (grey - ndimage.gaussian_filter(grey, 0.9)), 0, 1)
    dice = np.random.default_rng(1)
    grain = ndimage.gaussian_filter(dice.normal(0, 1, (height, width)), 0.5)
    shown = shown + 0.006 * grain * (1 - 0.6 * shown.mean(0)) + (dice.random((3, height, width)) - 0.5) / 255
    channels = np.clip(shown, 0, 1)
    cut = load_cut(options.prefix)
    if cut:
        covered, ground = cut
        color, alpha = cut_out(channels, covered, agx(ground * 2.0**options.ev, options.power, options.sat))
        channels = np.concatenate([color, alpha[None]])
    pixels = (channels * 255 + 0.5).astype(np.uint8).transpose(1, 2, 0)
    Image.fromarray(pixels).save(options.target, quality=options.quality, method=6)


if __name__ == "__main__":
    main()
