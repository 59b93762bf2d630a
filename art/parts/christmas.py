"""Things of Christmas: a fir with lamps, a fireplace, stockings, garlands, wrapped gifts."""

from parts.foliage import bark, leafmat, leaves
from parts.lamps import fairy_lights
from parts.once import once
from parts.rooms import brick
from toolkit.kit import *


def _needle():
    return once("needle", lambda: leafmat("needle", "#1f4a2c", "#4f8148", 0.2))


def _lamps(points, step, size, glow=0.0):
    """Fairy lights that the camera sees; so small, they would light a wall with specks only."""
    fairy_lights(points, step, 40, "#ffbe6a", size, glow)
    for o in D.collections[f"fairy{size}#ffbe6a"].objects:
        o.visible_diffuse = False


def _ball(r, place, m, scale=(1, 1, 1)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=r)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    return finish(bm, "bauble", m, loc=place, angle=180)


def fir_tree(place, high=2.1, wide=0.85, seed=4):
    """A decorated fir of the given height and greatest radius: boughs, lamps, balls and a star."""
    dice = np.random.default_rng(seed)
    x, y, z = place
    foot = 0.26
    points, ways = [], []
    tips = []
    boughs = 300
    for k in range(boughs):
        t = (k / boughs) ** 1.25
        a = 2.39996 * k
        reach = wide * (1 - t) ** 0.92 * dice.uniform(0.84, 1.06) + 0.05
        h = foot + 0.12 + (high - foot - 0.2) * t
        rise = 0.10 + 0.5 * t
        out = np.array((cos(a), sin(a), 0.0))
        side = np.array((-sin(a), cos(a), 0.0))
        n = int(60 + 330 * reach)
        along = dice.random(n) ** 0.7
        fan = dice.normal(0, 0.24, n) * reach * (1.05 - along)
        drop = 0.16 * reach * np.sin(along * pi) - rise * reach * along * 0.35
        p = out * (along * reach)[:, None] + side * fan[:, None]
        p[:, 2] = h - drop - 0.10 * reach * along + dice.normal(0, 0.018, n)
        points.append(p)
        ways.append(np.tile(np.array((0, 0, 0.7)) + out * 0.3, (n, 1)))
        tips.append((out * reach * 0.98 + np.array((0, 0, h - 0.10 * reach + rise * reach * 0.35)), t, a))
    p, q = np.concatenate(points), np.concatenate(ways)
    leaves("needles", p + np.array(place), q, np.full(len(p), 0.062), _needle(), dice, 0.5, 3.0)
    lathe("trunk", [(0.045, 0), (0.03, high * 0.5), (0.008, high - 0.1), (0, high - 0.1)], bark(), loc=place)
    pot = once("treepot", lambda: mat("treepot", "#8c2f2a", 0.6))
    lathe("pot", [(0, 0), (0.19, 0), (0.24, 0.27), (0.22, 0.27), (0.2, 0.22), (0, 0.22)], pot, loc=place)
    spiral = [
        (
            x + r * cos(a),
            y + r * sin(a),
            z + foot + 0.14 + (high - foot - 0.26) * t + dice.normal(0, 0.02) * (1 - t),
        )
        for t in np.linspace(0, 1, 170)
        for a, r in ((60 * t, wide * (1 - t) ** 0.92 * dice.uniform(0.9, 1.04) + 0.03),)
    ]
    _lamps(spiral, 0.12, 0.0125, 0.4)
    tones = ("#b3262e", "#d9a441", "#b3262e", "#e8e2d6", "#7a1f2b")
    for k, (tip, t, a) in enumerate(tips):
        if k % 4 or t > 0.9:
            continue
        tone = tones[(k // 4) % len(tones)]
        skin = once("bauble" + tone, lambda: mat("bauble" + tone, tone, 0.16, metal=0.35, coat=0.6))
        _ball(0.046 - 0.014 * t, (x + tip[0], y + tip[1], z + tip[2] - 0.06), skin)
    star = []
    for k in range(10):
        r = 0.12 if k % 2 == 0 else 0.05
        star.append((r * sin(k * pi / 5), r * cos(k * pi / 5)))
    gold = once("star", lambda: emit("star", "#ffd27a", 7, cam=2.2))
    for s in (-1, 1):
        me = D.meshes.new("star")
        verts = [(px, 0, pz) for px, pz in star] + [(0, s * 0.03, 0)]
        me.from_pydata(verts, [], [(k, (k + 1) % 10, 10) for k in range(10)])
        me.materials.append(gold)
        link(D.objects.new("star", me)).location = (x, y, z + high + 0.02)
    point("star", (x, y - 0.2, z + high + 0.02), 1.6, "#ffc97a", 0.08)


def garland(points, thick=0.05, seed=3, lamps=True):
    """Fir along a line, with lamps in it."""
    dice = np.random.default_rng(seed)
    path = spath(points, 400)
    n = int(2600 * np.linalg.norm(np.diff(path, axis=0), axis=1).sum())
    way = dice.normal(0, 1, (n, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    p = path[dice.integers(0, 400, n)] + way * (thick * dice.random(n) ** 0.6)[:, None]
    leaves("garland", p, way, np.full(n, 0.05), _needle(), dice, 0.5, 3.0)
    if lamps:
        _lamps([tuple(q + np.array((0, -thick, 0.0))) for q in path[::40]], 0.12, 0.011)


def stocking(place, tone="#b3262e", turn=0):
    """A stuffed stocking that hangs from `place`, its toe towards +x at turn 0."""
    e = empty("stocking", place, (0, 0, rad(turn)))
    m = once(
        "wool" + tone,
        lambda: mat(
            "wool" + tone, tone, 0.95, sheen=0.5, bump="noise", bump_s=0.6, bump_d=0.006, noise_scale=150
        ),
    )
    cuff = once(
        "cuff",
        lambda: mat(
            "cuff", "#f1ece2", 0.95, sheen=0.6, bump="noise", bump_s=0.9, bump_d=0.01, noise_scale=120
        ),
    )
    leg = [(0, 0, -0.03), (0, 0, -0.12), (0.004, 0, -0.22), (0.035, 0, -0.285), (0.10, 0, -0.30)]
    for name, points, r, skin in (
        ("sock", leg, 0.058, m),
        ("cuff", [(0, 0, 0.005), (0, 0, -0.075)], 0.068, cuff),
    ):
        tube(name, points, r, skin, parent=e, bez=name == "sock", res=8).scale = (1, 0.6, 1)
    _ball(0.058, (0.10, 0, -0.30), m, (1, 0.6, 1)).parent = e
    _ball(0.058, (0.012, 0, -0.275), cuff, (0.9, 0.62, 0.9)).parent = e


def fireplace(place, wide=1.5, high=2.7, deep=0.36):
    """A brick chimney breast with a mantel and a lit fire; `place` is the middle of its back on the floor."""
    x, y, z = place
    front = y - deep
    wall = brick("hearthbrick", "#7f4a3a", "#8f857a", 0.9)
    stone = once(
        "hearthstone", lambda: mat("hearthstone", "#4a4644", 0.7, bump="noise", bump_s=0.3, noise_scale=30)
    )
    timber = wood("mantel", "#6b4630", 0.45, 0.8, 0, var=0.25)
    hole, top = 0.80, 0.78
    pier = (wide - hole) / 2
    for s in (-1, 1):
        box(
            "pier",
            (pier, deep, top),
            wall,
            (x + s * (hole + pier) / 2, y - deep / 2, z + top / 2),
            bevel=0.006,
        )
    box("breast", (wide, deep, high - top), wall, (x, y - deep / 2, z + (high + top) / 2), bevel=0.006)
    soot = once("soot", lambda: mat("soot", "#1c1614", 0.9))
    box("back", (hole, 0.04, top), soot, (x, y - 0.03, z + top / 2), bevel=0)
    box("hearth", (wide + 0.1, 0.46, 0.06), stone, (x, front - 0.2, z + 0.03), bevel=0.01)
    box("bed", (hole, deep, 0.06), stone, (x, y - deep / 2, z + 0.03), bevel=0)
    box("mantel", (wide + 0.24, deep + 0.16, 0.075), timber, (x, y - deep / 2 - 0.06, z + 1.16), bevel=0.012)
    rr = random.Random(5)
    log = wood("log", "#4a3426", 0.85, 1, 0)
    for k, (dx, dy, dz, turn) in enumerate(
        ((-0.05, 0.02, 0.12, 6), (0.06, -0.08, 0.12, -8), (0.0, -0.03, 0.21, 14))
    ):
        cyl(
            0.05,
            -0.24,
            0.24,
            log,
            None,
            0.01,
            (x + dx, y - deep / 2 + dy, z + dz),
            (0, rad(90), rad(turn)),
            24,
        )
    ember = once("ember", lambda: emit("ember", "#ff5a1f", 6, cam=1.6))
    rbody("embers", 0.52, 0.2, 0.03, 0.09, 0.012, ember, loc=(x, y - deep / 2 - 0.04, z + 0.06), n=48)
    for k in range(13):
        h = rr.uniform(0.16, 0.40) * (1 - abs(k - 6) / 11)
        r = rr.uniform(0.026, 0.042)
        lick = lathe(
            "flame",
            [(0, 0), (r * 0.7, h * 0.12), (r, h * 0.28), (r * 0.62, h * 0.6), (0, h)],
            emit("flame%d" % k, ("#ff8a2b", "#ffb040", "#ffd47a")[k % 3], 26, cam=(2.6, 3.4, 4.2)[k % 3]),
            loc=(x - 0.23 + 0.038 * k, y - deep / 2 - 0.05 + rr.uniform(-0.06, 0.05), z + 0.12),
            rot=(rr.uniform(-0.1, 0.1), rr.uniform(-0.16, 0.16), 0),
            seg=14,
            angle=180,
        )
        lick.visible_diffuse = False
    point("fire", (x, front + 0.06, z + 0.38), 26, "#ff8a35", 0.12)
    point("fire", (x, front - 0.35, z + 0.42), 24, "#ff8a35", 0.15)


def gift(place, turn=0, size=(0.34, 0.28, 0.2), paper="#b3262e", ribbon="#e9d9b0"):
    """A wrapped box with a ribbon and a bow; `place` is the middle of its foot."""
    e = empty("gift", place, (0, 0, rad(turn)))
    w, d, h = size
    wrap = once("paper" + paper, lambda: mat("paper" + paper, paper, 0.45, coat=0.15))
    band = once("ribbon" + ribbon, lambda: mat("ribbon" + ribbon, ribbon, 0.35, sheen=0.4))
    box("box", size, wrap, (0, 0, h / 2), bevel=0.006, parent=e)
    box("band", (0.035, d + 0.004, h + 0.004), band, (0, 0, h / 2), bevel=0.002, parent=e)
    box("band", (w + 0.004, 0.035, h + 0.004), band, (0, 0, h / 2), bevel=0.002, parent=e)
    for s in (-1, 1):

        def loop(u, v):
            a = 2 * pi * u
            return (
                s * (0.055 - 0.055 * cos(a)),
                0.035 * (v - 0.5) + 0.02 * sin(a) * s,
                h + 0.008 + 0.045 * (sin(a / 2) ** 2) + 0.022 * sin(a),
            )

        sheet("bow", loop, 28, 4, band, e, 0.003)
        sheet(
            "tail",
            lambda u, v: (s * (0.02 + 0.09 * u), 0.03 * (v - 0.5) - 0.06 * u, h + 0.012 - 0.006 * sin(3 * u)),
            8,
            4,
            band,
            e,
            0.003,
        )
    _ball(0.018, (0, 0, h + 0.02), band).parent = e
