"""Console, plants, lamp, rug and table of the living room."""

from models.popcorn import popcorn
from models.projector_ust import ust
from toolkit.kit import *


def living_room_console(TH, ys, walnut, blackm, sw, sh, zs):
    """The walnut console with the projector."""
    cz, chh, cw, cd = 0.20, 0.36, 2.70, 0.46
    yc = ys - 0.06 - cd / 2 - 0.02
    box("con", (cw, cd, chh), walnut, (0, yc, cz + chh / 2), bevel=0.006)
    for i in range(4):
        box(
            "door",
            (cw / 4 - 0.010, 0.022, chh - 0.05),
            walnut,
            (-cw / 2 + cw / 8 + i * cw / 4, yc - cd / 2 - 0.008, cz + chh / 2),
            bevel=0.004,
        )
    for i in range(1, 4):
        box(
            "gap",
            (0.006, 0.026, chh - 0.04),
            blackm,
            (-cw / 2 + i * cw / 4, yc - cd / 2 - 0.004, cz + chh / 2),
            bevel=0,
        )
    box("plinth", (cw - 0.3, cd - 0.16, cz), blackm, (0, yc + 0.04, cz / 2), bevel=0.004)
    area(
        "under", (0, yc - cd / 2 + 0.10, cz - 0.01), (0, yc - cd / 2 - 0.1, 0), cw - 0.3, 0.02, 5, TH["led2"]
    )
    zt = cz + chh
    with Coll("ust") as uc:
        root = empty("ur")
        ust("white", root)
    inst(uc, (0, yc - 0.02, zt), (0, 0, 0), 0.098)
    (
        beam(
            (0, yc + 0.05, zt + 0.13),
            (0, ys - 0.075, zs),
            sw,
            sh,
            float(ARGS.get("beam", ".16")),
            "#cfd8ff",
            power=1.0,
            soft=0.35,
        )
        if float(ARGS.get("beam", ".16")) > 0
        else None
    )
    return yc, i, zt


def living_room_decoration(R, TH, yc, zt):
    """Vase, books and a candle."""
    lathe(
        "vase",
        [
            (0, 0),
            (0.06, 0),
            (0.10, 0.06),
            (0.105, 0.14),
            (0.07, 0.22),
            (0.035, 0.27),
            (0.04, 0.31),
            (0.033, 0.31),
            (0.03, 0.27),
        ],
        mat("vase", TH["acc"], 0.5, bump="noise", bump_s=0.2, noise_scale=60),
        loc=(-1.02, yc, zt),
        seg=64,
    )
    for k in range(11):
        a = R.random() * 6.28
        q = R.uniform(0.05, 0.2)
        h = R.uniform(0.35, 0.6)
        tube(
            "st",
            [
                (0, 0, 0.28),
                (q * 0.4 * math.cos(a), q * 0.4 * math.sin(a) * 0.6, 0.28 + h * 0.5),
                (q * math.cos(a), q * math.sin(a) * 0.6, 0.28 + h),
            ],
            0.003,
            mat("dry", "#b89a6a", 0.8) if "dry" not in D.materials else D.materials["dry"],
            bez=True,
            loc=(-1.02, yc, zt),
        )
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=12, v_segments=10, radius=0.022)
        bmesh.ops.scale(bm, vec=(0.7, 0.7, 2.3), verts=bm.verts)
        finish(
            bm,
            "hd",
            mat("pam", "#d9c29a", 0.9, sheen=0.6) if "pam" not in D.materials else D.materials["pam"],
            loc=(-1.02 + q * math.cos(a), yc + q * 0.6 * math.sin(a), zt + 0.30 + h),
            rot=(-q * 2 * math.sin(a), q * 2 * math.cos(a), 0),
        )
    zb = zt
    for w, d, h, cc in (
        (0.24, 0.17, 0.028, "#3d5560"),
        (0.22, 0.16, 0.022, "#d8cdb8"),
        (0.20, 0.15, 0.026, "#b5532f"),
    ):
        box(
            "bk",
            (w, d, h),
            mat("bk" + cc, cc, 0.6),
            (1.02, yc, zb + h / 2),
            rot=(0, 0, R.uniform(-0.1, 0.1)),
            bevel=0.003,
        )
        zb += h
    lathe(
        "cand",
        [(0, 0), (0.04, 0), (0.042, 0.005), (0.042, 0.08), (0.036, 0.08), (0.034, 0.06), (0, 0.06)],
        mat("cj", "#efe9df", 0.4, sss=0),
        loc=(1.02, yc, zb),
        seg=48,
    )
    lathe(
        "fl",
        [(0, 0.07), (0.006, 0.078), (0.007, 0.086), (0.003, 0.1), (0, 0.106)],
        emit("fl", "#ffae4a", 60, cam=12),
        loc=(1.02, yc, zb),
        seg=12,
        angle=180,
    )
    point("cl", (1.02, yc, zb + 0.14), 1.2, "#ff9a3c", 0.03)
    return k, a, q, h


def living_room_plants(camn, W, ys, walnut, y, x, a, v, k, h, sm, t, s, q):
    """Leafy plants."""

    def plant(x, y, s=1, seed=1, nl=34):
        rr = random.Random(seed)
        lm = (
            mat("leaf", "#3f6b3a", 0.38, spec=0.5, col_var=0.35)
            if "leaf" not in D.materials
            else D.materials["leaf"]
        )
        sm = mat("stem", "#5d6b3a", 0.6) if "stem" not in D.materials else D.materials["stem"]
        lathe(
            "pot",
            [
                (0, 0),
                (0.13, 0),
                (0.15, 0.02),
                (0.19, 0.30),
                (0.195, 0.33),
                (0.18, 0.33),
                (0.17, 0.28),
                (0, 0.28),
            ],
            mat("pot", "#e4ddd0", 0.6) if "pot" not in D.materials else D.materials["pot"],
            loc=(x, y, 0.10),
            seg=64,
        )
        for k in range(3):
            a = k * 2.094
            rod(
                (x + 0.10 * math.cos(a), y + 0.10 * math.sin(a), 0.14),
                (x + 0.17 * math.cos(a), y + 0.17 * math.sin(a), 0),
                0.012,
                walnut,
            )
        for k in range(nl):
            a = k * 2.39996 + rr.gauss(0, 0.2)
            t = k / nl
            el = 0.35 + 1.1 * t + rr.gauss(0, 0.08)
            Ls = s * (0.30 + 0.62 * t) * rr.uniform(0.85, 1.1)
            hd = Vector((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)))
            b0 = Vector((x, y, 0.40))
            b1 = b0 + hd * Ls + Vector((0, 0, 0.05))
            if b1.x < -W / 2 + 0.12:
                b1.x = -W / 2 + 0.12 + rr.random() * 0.05
            if b1.y > ys - 0.12:
                b1.y = ys - 0.12
            tube("st", [b0, b0.lerp(b1, 0.5) + Vector((0, 0, 0.05)), b1], 0.005, sm, bez=True)
            ll = s * rr.uniform(0.24, 0.34)
            ww = ll * 0.42
            h = Vector((math.cos(a), math.sin(a), 0))
            sd = Vector((-h.y, h.x, 0))
            dr = rr.uniform(0.4, 1.1)
            up = math.sin(el) * 0.7

            def lf(u, v):
                q = u
                bend = up * q - dr * q * q * 0.9
                wv = ww * (math.sin(math.pi * min(1, q * 0.97 + 0.03) ** 0.8) ** 0.9) * (v - 0.5)
                return tuple(
                    b1
                    + h * ll * q * (1 - 0.25 * q)
                    + Vector((0, 0, ll * bend + abs(v - 0.5) * ww * 0.35))
                    + sd * wv
                )

            sheet("lf", lf, 12, 7, lm, None, 0)

    plant(-2.55, 2.52, 1.15, 2, 38)
    plant(1.72, 2.62, 0.7, 5, 24) if camn in ("b", "d") else None
