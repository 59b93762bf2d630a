"""Plants: grass, leaves, trees, hedges."""

from toolkit.kit import *


def bark():
    """The bark that all trees share."""
    return D.materials.get("bark") or wood("bark", "#3b2c22", 0.9, 0.8, 2, 0.4)


def leafmat(name, c1, c2, tr=0.35):
    """A leaf between two colours that lets some light through."""
    m = D.materials.new(name)
    n, l = nodes(m)
    b = n["Principled BSDF"]
    uv = n.new("ShaderNodeUVMap")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(uv.outputs[0], sp.inputs[0])
    oi = n.new("ShaderNodeObjectInfo")
    r = n.new("ShaderNodeValToRGB")
    r.color_ramp.elements[0].color = lin(c1)
    r.color_ramp.elements[1].color = lin(c2)
    l.new(sp.outputs[0], r.inputs[0])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = 0.35
    mr.inputs["To Max"].default_value = 1.1
    l.new(sp.outputs[1], mr.inputs["Value"])
    hs = n.new("ShaderNodeHueSaturation")
    l.new(r.outputs[0], hs.inputs["Color"])
    l.new(mr.outputs["Result"], hs.inputs["Value"])
    l.new(hs.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.5
    b.inputs["Specular"].default_value = 0.35
    t = n.new("ShaderNodeBsdfTranslucent")
    l.new(hs.outputs[0], t.inputs["Color"])
    mx = n.new("ShaderNodeMixShader")
    mx.inputs[0].default_value = tr
    l.new(b.outputs[0], mx.inputs[1])
    l.new(t.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def leaves(name, pos, nrm, size, m, rng, fold=0.35, elong=1.9):
    """one folded leaf (2 quads) per point"""
    n = len(pos)
    nrm = nrm + rng.normal(0, 0.55, (n, 3))
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True)
    t = rng.normal(0, 1, (n, 3))
    t -= (t * nrm).sum(1, keepdims=True) * nrm
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    b = np.cross(nrm, t)
    s = (size * (0.6 + 0.8 * rng.random(n)))[:, None]
    w = s / elong * 0.5
    a = pos
    c = pos + t * s
    md = pos + t * s * 0.45
    up = nrm * w * fold
    V = np.stack([a, md - b * w + up, c, md + b * w + up], 1).reshape(-1, 3)
    idx = (np.arange(n)[:, None] * 4 + np.array([0, 1, 2, 0, 2, 3])[None]).reshape(-1)
    rv = rng.random(n)
    uv = np.stack([np.repeat(rv, 4), np.tile([0.4, 0.8, 1, 0.8], n)], 1)
    return npmesh(name, V, 3, idx, m, smooth=False, uv=uv)


def blades(name, n, area_, h, w, m, rng, bend=0.5, clump=0):
    """n blades of grass of height h over a square, or in a clump of that radius."""
    if clump:
        a = rng.random(n) * 6.28
        q = clump * np.sqrt(rng.random(n))
        p = np.stack([q * np.cos(a), q * np.sin(a), np.zeros(n)], 1)
    else:
        p = np.stack(
            [rng.uniform(-area_ / 2, area_ / 2, n), rng.uniform(-area_ / 2, area_ / 2, n), np.zeros(n)], 1
        )
    hh = h * (0.55 + 0.75 * rng.random(n))
    an = rng.random(n) * 6.28
    if clump:
        an = np.arctan2(p[:, 1], p[:, 0]) + rng.normal(0, 0.5, n)
    d = np.stack([np.cos(an), np.sin(an), np.zeros(n)], 1)
    sd = np.stack([-np.sin(an), np.cos(an), np.zeros(n)], 1)
    bd = bend * (0.3 + rng.random(n))
    L = 4
    V = []
    for k in range(L):
        t = k / (L - 1)
        c = (
            p
            + np.array([0, 0, 1]) * (hh * t * (1 - 0.28 * bd * t))[:, None]
            + d * (hh * bd * t * t * 0.9)[:, None]
        )
        ww = (
            (w * (1 - t**1.6 * 0.92))[:, None]
            if not np.isscalar(w)
            else np.full((n, 1), w * (1 - t**1.6 * 0.92))
        )
        V += [c - sd * ww / 2, c + sd * ww / 2]
    V = np.stack(V, 1).reshape(-1, 3)
    q = np.concatenate([[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(L - 1)])
    idx = (np.arange(n)[:, None] * 2 * L + q[None]).reshape(-1)
    uv = np.stack([np.repeat(rng.random(n), 2 * L), np.tile(np.repeat(np.linspace(0, 1, L), 2), n)], 1)
    return npmesh(name, V, 4, idx, m, smooth=True, uv=uv)


def tree(name, h, spread, nleaf, lm, rng, size=0.088):
    """A broad-leaved tree of height h as a group."""
    with Coll(name) as c:
        tips = []
        V = []
        idx = []

        def seg(p, q, r0, r1):
            d = q - p
            d /= np.linalg.norm(d)
            a = np.cross(d, [0.3, 0.5, 0.8])
            a /= np.linalg.norm(a)
            b = np.cross(d, a)
            o = len(V)
            k = 7
            for c_, r in ((p, r0), (q, r1)):
                for i in range(k):
                    V.append(c_ + r * (np.cos(6.283 * i / k) * a + np.sin(6.283 * i / k) * b))
            for i in range(k):
                idx.extend([o + i, o + (i + 1) % k, o + k + (i + 1) % k, o + k + i])

        def grow(p, d, l, r, lev):
            q = p
            for s in range(3):
                d = d + rng.normal(0, 0.10, 3) + np.array([0, 0, 0.04])
                d /= np.linalg.norm(d)
                q2 = q + d * l / 3
                seg(q, q2, r * (1 - 0.12 * s), r * (1 - 0.12 * (s + 1)))
                q = q2
                if lev >= 2:
                    tips.append(q)
            if lev >= 4:
                tips.append(q)
                return
            for _ in range(3 if lev else 5):
                a = rng.normal(0, 1, 3)
                a -= a @ d * d
                a /= np.linalg.norm(a)
                e = d * (0.62 if lev else 0.8) + a * (0.75 * spread)
                e /= np.linalg.norm(e)
                grow(q if rng.random() < 0.7 else (p + q) / 2, e, l * 0.70, r * 0.60, lev + 1)

        grow(np.zeros(3), np.array([0, 0, 1.0]), h * 0.34, h * 0.030, 0)
        npmesh(name + "w", np.array(V), 4, np.array(idx), bark())
        T = np.array(tips)
        k = rng.integers(0, len(T), nleaf)
        off = rng.normal(0, 1, (nleaf, 3))
        off /= np.linalg.norm(off, axis=1, keepdims=True)
        off *= (h * 0.075 * rng.random(nleaf) ** 0.45)[:, None]
        pos = T[k] + off
        leaves(name + "l", pos, off + np.array([0, 0, 0.4]) * h * 0.03, np.full(nleaf, size), lm, rng)
    return c


def hedge(name, w, d, h, n, lm, rng, size=0.055):
    """A clipped hedge of w × d × h as a group."""
    with Coll(name) as c:
        u = rng.random((n, 3))
        f = rng.integers(0, 5, n)
        pos = u * [w, d, h] - [w / 2, d / 2, 0]
        dep = rng.random(n) ** 2 * 0.10
        nr = np.zeros((n, 3))
        for i, (ax, v, sg) in enumerate(
            ((0, -w / 2, -1), (0, w / 2, 1), (1, -d / 2, -1), (1, d / 2, 1), (2, h, 1))
        ):
            k = f == i
            pos[k, ax] = v - sg * dep[k]
            nr[k, ax] = sg
        bump = 0.05 * np.sin(pos[:, 0] * 7 + pos[:, 2] * 5) * np.sin(
            pos[:, 1] * 6 + pos[:, 2] * 6 + 1
        ) + 0.03 * np.sin(pos[:, 0] * 19 + 1) * np.sin(pos[:, 2] * 17)
        pos += nr * bump[:, None]
        leaves(name, pos, nr, np.full(n, size), lm, rng)
        box(
            "core",
            (w - 0.16, d - 0.16, h - 0.08),
            mat("hcore", "#0a140a", 0.9),
            (0, 0, h / 2 - 0.04),
            bevel=0,
        )
    return c
