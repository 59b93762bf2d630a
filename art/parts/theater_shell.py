"""The shell of the home theater: walls, lit ceiling, panels."""

from toolkit.kit import *


def theater_walls(TH, W, L, H, ys, yb, wallm, ceilm, carpet):
    """Floor, walls, the cove with its light, stars in the ceiling."""
    box("floor", (W + 0.4, L + 0.4, 0.1), carpet, (0, ys - L / 2, -0.05), bevel=0)
    for s in (-1, 1):
        box("side", (0.1, L + 0.4, H + 0.4), wallm, (s * (W / 2 + 0.05), ys - L / 2, H / 2), bevel=0)
    box(
        "front", (W + 0.4, 0.1, H + 0.4), mat("fw", "#0b0b0d", 0.95, spec=0.1), (0, ys + 0.05, H / 2), bevel=0
    )
    box("backw", (W + 0.4, 0.1, H + 0.4), wallm, (0, yb - 0.05, H / 2), bevel=0)
    box("ceil", (W + 0.4, L + 0.4, 0.1), ceilm, (0, ys - L / 2, H + 0.05), bevel=0)
    # soffit ring (cove)
    sw, sd = 0.62, 0.22
    for s in (-1, 1):
        box("sof", (sw, L, sd), wallm, (s * (W / 2 - sw / 2), ys - L / 2, H - 0.16 - sd / 2), bevel=0.012)
    for s, y in ((1, ys - 0.45), (-1, yb + 0.3)):
        box(
            "sof2",
            (W - 2 * sw + 0.02, 0.9 if s > 0 else 0.6, sd),
            wallm,
            (0, y, H - 0.16 - sd / 2),
            bevel=0.012,
        )
    for s in (-1, 1):
        area(
            "cove",
            (s * (W / 2 - sw + 0.04), ys - L / 2, H - 0.13),
            (s * (W / 2 - sw - 0.8), ys - L / 2, H + 0.25),
            0.06,
            L - 1.0,
            120 * TH["coveS"],
            TH["cove"],
        )
    area(
        "cove3",
        (0, ys - 0.95, H - 0.13),
        (0, ys - 2.0, H + 0.3),
        W - 2 * sw,
        0.06,
        50 * TH["coveS"],
        TH["cove"],
    )
    # fibre-optic stars on the ceiling

    r = np.random.default_rng(4)
    n = 380
    pos = np.stack(
        [r.uniform(-W / 2 + sw, W / 2 - sw, n), r.uniform(yb + 0.6, ys - 0.9, n), np.full(n, H - 0.004)], 1
    )
    sz = 0.002 + 0.003 * r.random(n) ** 4
    V = (
        pos[:, None, :] + sz[:, None, None] * np.array([[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]])[None]
    ).reshape(-1, 3)
    npmesh("stars", V, 4, np.arange(n * 4), emit("star", "#cfdcff", 3, cam=2.2), smooth=False)
    return s, y


def theater_panels(TH, W, L, H, ys, panelm, black, walnut):
    """Acoustic panels with vertical lights between them."""
    np_ = 9
    gap = 0.16
    y0 = ys - 0.55
    span = L - 1.1
    pw = (span - gap * (np_ - 1)) / np_
    ph = 2.06
    zc = 0.34 + ph / 2
    for s in (-1, 1):
        for i in range(np_):
            y = y0 - pw / 2 - i * (pw + gap)
            box("panel", (0.075, pw, ph), panelm, (s * (W / 2 - 0.055), y, zc), bevel=0.022, seg=4)
            if i < np_ - 1:
                yy = y - pw / 2 - gap / 2
                box("fin", (0.03, gap, ph), walnut, (s * (W / 2 - 0.02), yy, zc), bevel=0.004)
                box("chan", (0.022, 0.030, ph - 0.02), black, (s * (W / 2 - 0.045), yy, zc), bevel=0.003)
                plane(
                    "led",
                    0.018,
                    ph - 0.06,
                    emit("ledm", TH["wash"], 20 * TH["washS"], cam=8),
                    (s * (W / 2 - 0.0565), yy, zc),
                    rot=(math.radians(90), 0, math.radians(-90 * s)),
                )
        area(
            "wash",
            (s * (W / 2 - 0.20), ys - L / 2 - 0.1, H - 0.42),
            (s * (W / 2 + 0.75), ys - L / 2 - 0.1, 0.9),
            0.05,
            L - 1.0,
            200 * TH["washS"],
            TH["wash"],
            glossy=False,
        )
        box("base", (0.03, L, 0.12), walnut, (s * (W / 2 - 0.03), ys - L / 2, 0.06), bevel=0.006)
        area(
            "baseled",
            (s * (W / 2 - 0.10), ys - L / 2, 0.20),
            (s * (W / 2 - 0.35), ys - L / 2, 0),
            0.02,
            L - 1,
            2.2,
            TH["wash"],
        )
    return zc, s, i
