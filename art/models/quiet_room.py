"""What makes a room quiet: slat panels, foam in the corner, a thick rug."""

from models.screens_wall import wall
from toolkit.kit import *


def slat_panel(p, place, wide, high, lean, turn):
    """Walnut slats on black felt; the panel stands on its lower edge at `place`."""
    e = empty("panel", place, (rad(-lean), 0, rad(turn)))
    e.parent = p
    felt = mat(
        "felt", "#141416", 0.98, sheen=0.5, spec=0.1, bump="noise", bump_s=0.7, bump_d=0.01, noise_scale=60
    )
    walnut = wood("slat", "#7a5033", 0.42, 0.6, 2, 0.35, 0.4)
    box("felt", (wide, 0.09, high), felt, (0, 0.05, high / 2), bevel=0.01, parent=e)
    count = round(wide / 0.2)
    for k in range(count):
        x = -wide / 2 + wide * (k + 0.5) / count
        box("slat", (0.125, 0.12, high), walnut, (x, -0.05, high / 2), bevel=0.012, parent=e)


def slats(p):
    wall(p, 0.45, "#c9ccc9")
    slat_panel(p, (-0.95, 0.30, 0.02), 2.4, 3.3, 0, 0)
    slat_panel(p, (1.85, -0.1, 0.02), 1.6, 2.6, 8, -16)


def trap(p, place, tone, high=2.4, size=1.35, rot=(0, 0, 0)):
    """A three-sided foam block with a toothed front; its right angle is at `place`, open towards -y."""
    foam = mat(
        "foam" + tone,
        tone,
        0.98,
        sheen=0.5,
        spec=0.08,
        bump="noise",
        bump_s=0.9,
        bump_d=0.015,
        noise_scale=45,
    )
    teeth, depth = 5, 0.17
    left, right = Vector((-size, -size)), Vector((size, -size))
    outline = [(0.0, 0.0), tuple(left)]
    for k in range(teeth):
        start = left.lerp(right, (k + 0.5) / teeth)
        outline.append((start.x, start.y - depth))
        end = left.lerp(right, (k + 1) / teeth)
        outline.append((end.x, end.y + (depth if k < teeth - 1 else 0)))
    e = empty("trap", place, rot)
    e.parent = p
    stack("trap", [(outline, 0), (outline, high)], foam, parent=e, smooth=False, bevel=0.02)


def bass_traps(p):
    trap(p, (-0.95, 0.9, 0), "#3a3f47")
    trap(p, (-0.95, 0.9, 2.42), "#8a3f32", 1.7)
    trap(p, (2.55, 0.05, 0.0), "#3a3f47", 2.3, 1.2, (0, 0, rad(-24)))
    trap(p, (1.2, -1.35, 0.62), "#8a3f32", 2.2, 0.62, (0, rad(90), rad(-16)))


def thick_rug(p):
    """A rug half unrolled: pile above and inside the roll, felt below and outside."""
    wide, flat, turns = 3.4, 3.9, 1.6
    path = [(-flat / 2 - 1 + 0.1 * k, 0.06) for k in range(int(flat / 0.1) + 1)]
    x1 = path[-1][0]
    for k in range(1, 121):
        a = 2 * pi * turns * k / 120
        r = 0.74 - 0.40 * k / 120
        path.append((x1 + r * sin(a), 0.06 + 0.74 - r * cos(a)))
    line = spath([(x, 0.0, z) for x, z in path], 400)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    up = np.stack([-along[:, 2], np.zeros(400), along[:, 0]], 1)

    def at(u, y, lift):
        k = min(399, max(0, round(u * 399)))
        q = line[k] + up[k] * lift
        return (q[0], y, q[2])

    felt = mat(
        "felt", "#9a948a", 0.98, sheen=0.4, spec=0.1, bump="noise", bump_s=0.8, bump_d=0.01, noise_scale=50
    )
    sheet("felt", lambda u, v: at(u, (v - 0.5) * (wide - 0.1), -0.03), 260, 10, felt, p, 0.05)
    sheet("base", lambda u, v: at(u, (v - 0.5) * wide, 0.01), 260, 10, mat("base", "#23304a", 0.95), p, 0.03)
    dice = np.random.default_rng(8)
    count = 260000
    k = dice.integers(0, 400, count)
    y = (dice.random(count) - 0.5) * wide
    spread = along[k] * dice.normal(0, 0.006, (count, 1))
    foot = line[k] + up[k] * 0.015 + spread + np.stack([0 * y, y, 0 * y], 1)
    lean = dice.normal(0, 0.022, (count, 3))
    tip = foot + up[k] * dice.uniform(0.07, 0.10, (count, 1)) + lean
    side = np.cross(tip - foot, dice.normal(0, 1, (count, 3)))
    side *= 0.012 / np.linalg.norm(side, axis=1, keepdims=True)
    corners = np.stack([foot - side, foot + side, tip + side * 0.7, tip - side * 0.7], 1).reshape(-1, 3)
    stripe = (np.abs(np.abs(y) - wide / 2 + 0.35) < 0.09) | (np.abs(k - 34) < 7) & (
        np.abs(y) < wide / 2 - 0.26
    )
    quads = np.arange(count * 4).reshape(-1, 4)
    for mask, tone in ((~stripe, "#2b3a5c"), (stripe, "#b98a52")):
        yarn = mat("yarn" + tone, tone, 0.9, sheen=0.6, spec=0.1, col_var=0.2)
        npmesh("pile", corners, 4, quads[mask].ravel(), yarn, smooth=False).parent = p


SHOTS = {
    "wood_slats": Shot(slats, -20, 6, 0.80),
    "bass_traps": Shot(bass_traps, -14, 16, 0.88),
    "pile_rug": Shot(thick_rug, -30, 26, 0.86),
}
