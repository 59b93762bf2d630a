"""Plugs, and the path of a coil."""

from toolkit.kit import *


def plug(p, place, direction, shell, wide=1.0, tip="hdmi"):
    """A plug whose cable enters at `place` and whose tip points along `direction` (level)."""
    ahead = Vector((direction[0], direction[1], 0)).normalized()
    turn = Matrix((Vector((-ahead.y, ahead.x, 0)), Vector((0, 0, 1)), ahead)).transposed().to_euler()
    e = empty("plug", place, turn)
    e.parent = p
    lathe(
        "relief",
        [(0.10, -0.5), (0.14, -0.45)]
        + [(0.16 + 0.03 * (k % 2), -0.4 + 0.07 * k) for k in range(7)]
        + [(0.2, 0.08)],
        stock("rubber"),
        parent=e,
        seg=48,
    )
    rbody("shell", wide, 0.52, 1.25, 0.15, 0.07, shell, parent=e, n=64)
    if tip == "hdmi":
        metal = rbody("tip", 0.72, 0.27, 0.7, 0.06, 0.012, stock("brass"), parent=e, loc=(0, 0, 1.26), n=64)
        hollow = box("cutter", (0.64, 0.19, 0.6), None, (0, 0, 1.81), bevel=0.02, parent=e)
        cut([metal], hollow)
    else:
        metal = rbody("tip", 0.62, 0.22, 0.55, 0.11, 0.012, stock("alu"), parent=e, loc=(0, 0, 1.26), n=64)
        hollow = rbody("cutter", 0.54, 0.14, 0.5, 0.07, 0.01, None, parent=e, loc=(0, 0, 1.45), n=64)
        cut([metal], hollow)
    return e


def coil(radii, turns_from, z_step=0.2, points=48, gap_at=-0.25):
    """Points of a flat coil with one radius a turn."""
    found = []
    for k, radius in enumerate(radii):
        for i in range(points):
            u = i / points
            ease = max(0, u - 0.7) / 0.3
            ease = ease * ease * (3 - 2 * ease)
            after = radii[min(k + 1, len(radii) - 1)]
            a = 2 * pi * (u + gap_at)
            r = radius * (1 - ease) + after * ease + 0.03 * sin(2 * a + k)
            found.append((r * cos(a), r * sin(a), turns_from + z_step * (k % 2)))
    return found
