"""What stands in the home theater: screen wall and seats."""

from toolkit.kit import *


def theater_front(img, TH, W, ys, panelm, black, blackg, metal, walnut, zc):
    """Screen, halo, cabinet and speakers."""
    sw_, sh_ = 4.08, 4.08 * 9 / 16
    zs = 0.45 + sh_ / 2
    plane(
        "screen",
        sw_,
        sh_,
        emit_image("scr", f"{OUT}/tex/{img}.png", TH["scr"], gain_cam=1.55, sat=1.3),
        (0, ys - 0.09, zs),
        rot=(math.radians(90), 0, 0),
    )
    fr = 0.055
    for s in (-1, 1):
        box("fr", (fr, 0.07, sh_ + 2 * fr), black, (s * (sw_ / 2 + fr / 2), ys - 0.07, zs), bevel=0.006)
        box("fr", (sw_ + 2 * fr, 0.07, fr), black, (0, ys - 0.07, zs + s * (sh_ / 2 + fr / 2)), bevel=0.006)
    # halo behind the screen
    for s in (-1, 1):
        area(
            "halo",
            (s * (sw_ / 2 - 0.02), ys - 0.04, zs),
            (s * (sw_ / 2 + 0.5), ys + 0.02, zs),
            0.03,
            sh_ * 0.9,
            14 * TH["coveS"],
            TH["cove"],
        )
    for s in (-1, 1):
        box("wing", (0.72, 0.06, 2.06), panelm, (s * (W / 2 - 0.62), ys - 0.04, zc), bevel=0.02)
    # low cabinet + speakers
    box("cab", (4.2, 0.42, 0.26), walnut, (0, ys - 0.33, 0.20), bevel=0.008)
    box("cabtop", (4.24, 0.45, 0.03), blackg, (0, ys - 0.33, 0.345), bevel=0.006)
    for s in (-1, 1):
        box("spk", (0.30, 0.36, 1.15), blackg, (s * (sw_ / 2 + 0.42), ys - 0.35, 0.575 + 0.02), bevel=0.015)
        for z, rr in ((0.25, 0.10), (0.52, 0.10), (0.80, 0.10), (1.0, 0.04)):
            lathe(
                "drv",
                [
                    (rr * 1.12, 0),
                    (rr * 1.12, 0.012),
                    (rr, 0.016),
                    (rr * 0.92, 0.004),
                    (rr * 0.4, -0.03),
                    (rr * 0.34, -0.02),
                    (0, -0.005),
                ],
                [metal, mat("cone", "#15151a", 0.5)],
                mat_idx=[0, 0, 0, 1, 1, 1],
                loc=(s * (sw_ / 2 + 0.42), ys - 0.53, z),
                rot=(math.radians(90), 0, 0),
                seg=64,
            )
    return sw_, sh_, zs, s, z, rr


def theater_seats(TH, W, yb, carpet, leather, black, metal):
    """The riser and the recliners, in one row or two."""
    rows = int(ARGS.get("rows", "2"))
    ry = -0.55
    rh = 0.30
    ry = ry if rows == 2 else yb + 1.2
    box("riser", (W - 0.02, ry - yb, rh), carpet, (0, (ry + yb) / 2, rh / 2), bevel=0.012)
    plane(
        "stepled",
        W - 0.3,
        0.014,
        emit("stepm", TH["step"], 9),
        (0, ry + 0.006, rh - 0.05),
        rot=(math.radians(90), 0, math.radians(180)),
    )
    area("stepl", (0, ry + 0.02, rh - 0.06), (0, ry + 0.35, 0), W - 0.4, 0.02, 5, TH["step"])
    # recliner
    with Coll("seat") as seat:
        soft("cush", (0.56, 0.60, 0.22), leather, (0, 0.06, 0.40), r=0.07, puff=0.035)
        soft("base", (0.60, 0.72, 0.26), leather, (0, 0.02, 0.17), r=0.05)
        for z, h, yb_, t in (
            (0.66, 0.30, -0.30, 0.20),
            (0.93, 0.27, -0.345, 0.19),
            (1.13, 0.20, -0.365, 0.17),
        ):
            soft("bk", (0.60, t, h), leather, (0, yb_, z), rot=(math.radians(-9), 0, 0), r=0.07, puff=0.02)
        soft(
            "bkshell",
            (0.62, 0.08, 0.88),
            leather,
            (0, -0.445, 0.74),
            rot=(math.radians(-9), 0, 0),
            r=0.035,
            puff=0.01,
        )
        for s in (-1, 1):
            soft("arm", (0.20, 0.86, 0.34), leather, (s * 0.40, 0.0, 0.44), r=0.06, puff=0.008)
            box("armb", (0.18, 0.82, 0.30), leather, (s * 0.40, 0, 0.17), bevel=0.03)
            lathe(
                "cup",
                [(0.050, 0), (0.050, 0.010), (0.046, 0.014), (0.042, 0.010), (0.040, -0.03), (0, -0.03)],
                metal,
                loc=(s * 0.40, 0.27, 0.613),
                seg=48,
            )
            lathe(
                "cupled",
                [(0.0415, 0.008), (0.041, 0.004)],
                emit("cl", TH["cove"], 3),
                loc=(s * 0.40, 0.27, 0.613),
                seg=48,
            )
        tube("stitch", [(-0.26, -0.492, 1.10), (0.26, -0.492, 1.10)], 0.004, black)
    for x in (-1.5, -0.5, 0.5, 1.5):
        inst(seat, (x * 0.96, 1.15, 0))
    rows = int(ARGS.get("rows", "2"))
    if rows == 2:
        for x in (-1.5, -0.5, 0.5, 1.5):
            inst(seat, (x * 0.96, -1.55, rh))
    return s
