"""Woven cloth, coated glass, and the stock of named materials."""

import math
from toolkit.scene import D, lin
from toolkit.materials import nodes, mat, wood


def weave(name, base, scale=120, bump=0.5, axes="XZ", rough=0.88, sheen=0.4, depth=0.01):
    """Woven cloth from crossed waves along the given object axes; `scale` threads, `depth` in scene units."""
    m = mat(name, base, rough, sheen=sheen, spec=0.2)
    n, l = nodes(m)
    b = n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    out = []
    for a in axes:
        w = n.new("ShaderNodeTexWave")
        w.bands_direction = a
        w.inputs["Scale"].default_value = scale
        w.inputs["Distortion"].default_value = 0.4
        l.new(tc.outputs["Object"], w.inputs["Vector"])
        out.append(w.outputs["Fac"])
    mu = n.new("ShaderNodeMath")
    mu.operation = "ADD"
    l.new(out[0], mu.inputs[0])
    l.new(out[1], mu.inputs[1])
    bp = n.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = depth
    l.new(mu.outputs[0], bp.inputs["Height"])
    l.new(bp.outputs[0], b.inputs["Normal"])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs["From Max"].default_value = 2
    mr.inputs["To Min"].default_value = 0.82
    mr.inputs["To Max"].default_value = 1.08
    l.new(mu.outputs[0], mr.inputs["Value"])
    hs = n.new("ShaderNodeHueSaturation")
    hs.inputs["Color"].default_value = lin(base)
    l.new(mr.outputs["Result"], hs.inputs["Value"])
    l.new(hs.outputs[0], b.inputs["Base Color"])
    return m


def fabric(name, base, scale=26, var=0.35):
    """woven acoustic cloth on UV in units"""
    m = mat(name, base, 0.9, sheen=0.3, spec=0.2)
    n, l = nodes(m)
    b = n["Principled BSDF"]
    uv = n.new("ShaderNodeUVMap")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(uv.outputs[0], sp.inputs[0])

    def M(op, a, b_=None, c=None):
        q = n.new("ShaderNodeMath")
        q.operation = op
        for i, x in enumerate((a, b_, c)):
            if x is None:
                continue
            if isinstance(x, (int, float)):
                q.inputs[i].default_value = x
            else:
                l.new(x, q.inputs[i])
        return q.outputs[0]

    U = M("MULTIPLY", sp.outputs[0], scale)
    V = M("MULTIPLY", sp.outputs[1], scale)
    chk = M("MODULO", M("ADD", M("FLOOR", U), M("FLOOR", V)), 2.0)
    su = M("SINE", M("MULTIPLY", M("FRACT", U), math.pi))
    sv = M("SINE", M("MULTIPLY", M("FRACT", V), math.pi))
    a = M("MULTIPLY", M("POWER", su, 0.5), M("ADD", M("MULTIPLY", sv, 0.55), 0.45))
    c = M("MULTIPLY", M("POWER", sv, 0.5), M("ADD", M("MULTIPLY", su, 0.55), 0.45))
    h = M("ADD", M("MULTIPLY", a, M("SUBTRACT", 1.0, chk)), M("MULTIPLY", c, chk))
    bp = n.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.9
    bp.inputs["Distance"].default_value = 0.012
    l.new(h, bp.inputs["Height"])
    l.new(bp.outputs[0], b.inputs["Normal"])
    wn = n.new("ShaderNodeTexWhiteNoise")
    wn.noise_dimensions = "2D"
    cb = n.new("ShaderNodeCombineXYZ")
    l.new(M("FLOOR", U), cb.inputs[0])
    l.new(M("FLOOR", V), cb.inputs[1])
    l.new(cb.outputs[0], wn.inputs["Vector"])
    val = M(
        "MULTIPLY",
        M("ADD", M("MULTIPLY", h, 0.75), 0.25),
        M("ADD", M("MULTIPLY", wn.outputs["Value"], var), 1 - var / 2),
    )
    hs = n.new("ShaderNodeHueSaturation")
    hs.inputs["Color"].default_value = lin(base)
    l.new(val, hs.inputs["Value"])
    l.new(hs.outputs[0], b.inputs["Base Color"])
    return m


def glass_coat(name, tint=("#2aa39a", "#7a49c8", "#e08a3c"), strength=0.5):
    """coated lens glass: transparent + tinted mirror reflection (noise-free, lets light in)"""
    m = D.materials.new(name)
    n, l = nodes(m)
    n.remove(n["Principled BSDF"])
    lw = n.new("ShaderNodeLayerWeight")
    lw.inputs["Blend"].default_value = 0.45
    r = n.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].color = lin(tint[0])
    e[1].color = lin(tint[2])
    x = e.new(0.45)
    x.color = lin(tint[1])
    l.new(lw.outputs["Facing"], r.inputs[0])
    g = n.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.01
    l.new(r.outputs[0], g.inputs["Color"])
    t = n.new("ShaderNodeBsdfTransparent")
    f = n.new("ShaderNodeFresnel")
    f.inputs["IOR"].default_value = 1.5
    a = n.new("ShaderNodeMath")
    a.operation = "MULTIPLY_ADD"
    a.inputs[1].default_value = 1.6
    a.inputs[2].default_value = strength * 0.25
    l.new(f.outputs[0], a.inputs[0])
    a.use_clamp = True
    mx = n.new("ShaderNodeMixShader")
    l.new(a.outputs[0], mx.inputs[0])
    l.new(t.outputs[0], mx.inputs[1])
    l.new(g.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def stock(k):
    """A material of the common stock, made on first use: white, black, matte, gloss, alu, dark, chrome, brass, rubber, walnut, oak."""
    if k in D.materials:
        return D.materials[k]
    return {
        "white": lambda: mat("white", "#eceae6", 0.36, spec=0.45),
        "black": lambda: mat("black", "#17181a", 0.42, spec=0.45),
        "matte": lambda: mat("matte", "#0c0c0e", 0.7, spec=0.3),
        "gloss": lambda: mat("gloss", "#070708", 0.10, spec=0.6, coat=0.8, coat_r=0.03),
        "alu": lambda: mat("alu", "#b4b7bd", 0.30, metal=1, rough_var=0.05),
        "dark": lambda: mat("dark", "#4a4d53", 0.32, metal=1),
        "chrome": lambda: mat("chrome", "#d4d6da", 0.12, metal=1),
        "brass": lambda: mat("brass", "#c9a05a", 0.24, metal=1),
        "rubber": lambda: mat("rubber", "#141416", 0.8, spec=0.25),
        "walnut": lambda: wood("walnut", "#6f4a31", 0.42, 0.5, 2, spec=0.4),
        "oak": lambda: wood("oak", "#c79a66", 0.45, 3.0, 2, spec=0.35),
    }[k]()
