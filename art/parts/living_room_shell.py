"""The shell of the living room: floor, walls, window with a town at dusk, slat wall."""

from toolkit.kit import *


def living_room_walls(R, W, H, ys, yb, L, wallm, sidem, ceil, oak, blackm, white):
    """Floor boards, walls, window and skirting."""
    pw = 0.15
    for i in range(int(W / pw) + 1):
        y = yb - R.random() * 1.5
        x = -W / 2 + pw * (i + 0.5)
        while y < ys:
            ln = R.uniform(1.3, 2.1)
            box("pl", (pw - 0.0025, ln - 0.003, 0.02), oak, (x, y + ln / 2, -0.01), bevel=0.0015, seg=1)
            y += ln
    box("sub", (W + 0.4, L + 0.4, 0.04), blackm, (0, (ys + yb) / 2, -0.045), bevel=0)
    box("fw", (W + 0.4, 0.12, H + 0.4), wallm, (0, ys + 0.06, H / 2), bevel=0)
    box("bw", (W + 0.4, 0.12, H + 0.4), sidem, (0, yb - 0.06, H / 2), bevel=0)
    box("ce", (W + 0.4, L + 0.4, 0.1), ceil, (0, (ys + yb) / 2, H + 0.05), bevel=0)
    box("rw", (0.12, L + 0.4, H + 0.4), sidem, (W / 2 + 0.06, (ys + yb) / 2, H / 2), bevel=0)
    wy0, wy1, wz0, wz1 = -0.55, 2.0, 0.42, 2.36
    xl = -W / 2 - 0.06  # window in the left wall
    for a, b, c, d in ((yb - 0.2, wy0, 0, H), (wy1, ys + 0.2, 0, H), (wy0, wy1, 0, wz0), (wy0, wy1, wz1, H)):
        box("lw", (0.12, b - a, d - c), sidem, (xl, (a + b) / 2, (c + d) / 2), bevel=0)
    fm = mat("fr", "#26272a", 0.35, metal=0.6)
    for y in (wy0, wy1, (wy0 + wy1) / 2):
        box("fr", (0.08, 0.05, wz1 - wz0), fm, (xl, y, (wz0 + wz1) / 2), bevel=0.008)
    for z in (wz0, wz1, wz1 - 0.45):
        box(
            "fr",
            (0.07, wy1 - wy0, 0.05 if z != wz1 - 0.45 else 0.03),
            fm,
            (xl, (wy0 + wy1) / 2, z),
            bevel=0.008,
        )
    box(
        "sill",
        (0.26, wy1 - wy0 + 0.2, 0.035),
        white,
        (-W / 2 - 0.02, (wy0 + wy1) / 2, wz0 - 0.02),
        bevel=0.008,
    )
    for a in ((W / 2 - 0.012,),):
        box("sk", (0.024, L, 0.11), white, (W / 2 - 0.012, (ys + yb) / 2, 0.055), bevel=0.005)
        box("sk", (W, 0.024, 0.11), white, (0, ys - 0.012, 0.055), bevel=0.005)
        box("sk", (0.024, L, 0.11), white, (-W / 2 + 0.012, (ys + yb) / 2, 0.055), bevel=0.005)
    return i, y, x, wy0, wy1, wz0, wz1, a, c, d, fm, z


def living_room_view(TH, W, wy0, wy1, wz0, wz1):
    """A painted dusk sky with a town, behind the window."""
    n = 640
    sky = np.zeros((n, n, 4), np.float32)
    c = [np.array(lin(q)[:3]) for q in TH["sky"]]
    v = np.linspace(0, 1, n)[:, None]
    g = np.where(v < 0.45, c[0] + (c[1] - c[0]) * (v / 0.45), c[1] + (c[2] - c[1]) * ((v - 0.45) / 0.55))
    sky[:, :, :3] = g[:, None, :]
    sky[:, :, 3] = 1
    rg = np.random.default_rng(2)
    yy, xx = np.mgrid[0:n, 0:n] / n
    for k in range(5):
        f = np.sin(xx * rg.uniform(3, 7) * 2 + rg.random() * 6 + yy * 9) * 0.5 + 0.5
        band = np.exp(-(((yy - rg.uniform(0.35, 0.85)) / 0.05) ** 2))
        sky[:, :, :3] += (f * band * 0.18)[:, :, None] * np.array(lin("#ffb08a")[:3])
    for lay, (hh, col) in enumerate(((0.36, "#5a4a72"), (0.26, "#2f2c48"))):
        x = 0
        while x < n:
            w = int(rg.integers(14, 44))
            h = int(n * hh * rg.uniform(0.55, 1.0))
            sky[:h, x : x + w, :3] = np.array(lin(col)[:3]) * 0.8
            for wy in range(6, h - 6, 9):
                for wx in range(x + 3, min(x + w, n) - 4, 7):
                    if rg.random() < (0.28 if lay else 0.10):
                        sky[wy : wy + 4, wx : wx + 3, :3] = np.array(lin("#ffc478")[:3]) * rg.uniform(
                            0.8, 2.2
                        )
            x += w
    im = D.images.new("sky", n, n, float_buffer=True)
    im.pixels.foreach_set(sky.ravel())
    im.update()
    im.pack()
    sm = emit("skym", "#ffffff", 1)
    nn, l = nodes(sm)
    e = [q for q in nn if q.type == "EMISSION"][0]
    t = nn.new("ShaderNodeTexImage")
    t.image = im
    l.new(t.outputs[0], e.inputs["Color"])
    e.inputs["Strength"].default_value = 0.9
    plane("skyp", 7, 4.6, sm, (-W / 2 - 2.2, (wy0 + wy1) / 2 + 1.0, 1.9), rot=(rad(90), 0, rad(90)))
    area(
        "winl",
        (-W / 2 - 0.25, (wy0 + wy1) / 2, (wz0 + wz1) / 2),
        (0, (wy0 + wy1) / 2 - 0.4, 0.6),
        wy1 - wy0,
        wz1 - wz0,
        TH["win"],
        TH["winc"],
        glossy=False,
    )
    return v, k, col, x, w, h, sm, t


def living_room_curtains(W, H, wy0, wy1, fm, v, drawn=None):
    """Linen curtains at the sides of the window, or closed ones in the colour `drawn`."""
    lin_ = weave("linen", drawn or "#d8cfc0", 160, 0.4, "YZ", depth=0.002)
    # Closed ones hang clear of the sill.
    off = 0.20 if drawn else 0.11
    cyl(0.014, -1.95, 1.95, fm, None, 0.003, (-W / 2 + off, (wy0 + wy1) / 2, H - 0.14), (rad(90), 0, 0))
    middle = (wy0 + wy1) / 2
    sides = ((wy0 - 0.55, wy0 + 0.02, 7), (wy1 - 0.02, wy1 + 0.55, 7))
    closed = ((wy0 - 0.55, middle + 0.03, 17), (middle - 0.03, wy1 + 0.55, 17))
    for y0, y1, k in closed if drawn else sides:
        sheet(
            "cu",
            lambda u, v, y0=y0, y1=y1, k=k: (
                -W / 2
                + off
                + 0.05 * (1 - 0.2 * v) * math.sin(2 * math.pi * k / 2 * u * 2 * 0.5)
                + 0.012 * math.sin(5 * u + 3 * v),
                y0 + (y1 - y0) * u + 0.02 * (1 - v) * math.sin(9 * u + 2),
                0.01 + (H - 0.13) * v,
            ),
            k * 24,
            50,
            lin_,
            None,
            0.005,
        )
    return y0, k


def living_room_front(img, TH, W, H, ys, yb, L, ceil, slat, blackm):
    """Slats, screen and the light behind them."""
    for s in (-1, 1):
        x0 = 1.72
        k = 0
        while x0 + k * 0.058 < W / 2 - 0.05:
            box(
                "sl",
                (0.032, 0.03, H - 0.10),
                slat,
                (s * (x0 + k * 0.058), ys - 0.030, H / 2),
                bevel=0.004,
                seg=2,
            )
            k += 1
        box("slb", (W / 2 - 1.70, 0.012, H), blackm, (s * (W / 2 + 1.70) / 2, ys - 0.008, H / 2), bevel=0)
    sw, sh = 2.88, 1.62
    zs = 0.80 + sh / 2
    shown = plane(
        "scr",
        sw,
        sh,
        emit_image(
            "scr",
            f"{OUT}/tex/{img}.png",
            float(ARGS.get("scr", "5.5")),
            gain_cam=float(ARGS.get("scrcam", "1.35")),
            sat=1.2,
        ),
        (0, ys - 0.062, zs),
        rot=(rad(90), 0, 0),
    )
    shown[SCREEN] = True
    box("scrb", (sw + 0.02, 0.03, sh + 0.02), blackm, (0, ys - 0.045, zs), bevel=0.004)
    for s in (-1, 1):
        box("sf", (0.014, 0.036, sh + 0.04), blackm, (s * (sw / 2 + 0.007), ys - 0.048, zs), bevel=0.003)
        box("sf", (sw + 0.04, 0.036, 0.014), blackm, (0, ys - 0.048, zs + s * (sh / 2 + 0.007)), bevel=0.003)
    for s in (-1, 1):
        area(
            "halo",
            (s * (sw / 2 - 0.02), ys - 0.03, zs),
            (s * (sw / 2 + 0.4), ys + 0.02, zs),
            0.02,
            sh * 0.95,
            10,
            TH["led"],
        )
    area(
        "halot",
        (0, ys - 0.03, zs + sh / 2 - 0.02),
        (0, ys + 0.02, zs + sh / 2 + 0.4),
        sw * 0.95,
        0.02,
        12,
        TH["led"],
    )
    box("valance", (W, 0.16, 0.10), ceil, (0, ys - 0.26, H - 0.05), bevel=0.006)
    area("cove", (0, ys - 0.16, H - 0.03), (0, ys + 0.1, H - 0.9), W - 0.3, 0.05, 42, TH["led"], glossy=False)
    area(
        "cover",
        (W / 2 - 0.16, -0.3, H - 0.03),
        (W / 2 + 0.1, -0.3, H - 0.9),
        0.05,
        L - 1.4,
        32,
        TH["led"],
        glossy=False,
    )
    box("valr", (0.10, L, 0.10), ceil, (W / 2 - 0.26, (ys + yb) / 2, H - 0.05), bevel=0.006)
    return s, k, sw, sh, zs
