"""Surfaces: paint, metal, wood, and light itself."""

from toolkit.scene import D, lin


def nodes(m):
    """Nodes and links of a material."""
    m.use_nodes = True
    return m.node_tree.nodes, m.node_tree.links


def mat(
    name,
    base="#888888",
    rough=0.5,
    metal=0,
    spec=0.5,
    coat=0,
    coat_r=0.05,
    sheen=0,
    bump=None,
    bump_s=0.1,
    bump_d=0.001,
    rough_var=0,
    col_var=0,
    trans=0,
    ior=1.45,
    noise_scale=None,
    sss=0,
):
    """A plain surface. Colours are #rrggbb in sRGB, everything else as in the Principled shader; bump="noise" adds grain, rough_var and col_var mottle it."""
    m = D.materials.new(name)
    n, l = nodes(m)
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = lin(base) if isinstance(base, str) else base
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Specular"].default_value = spec
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = coat_r
    b.inputs["Sheen"].default_value = sheen
    b.inputs["Transmission"].default_value = trans
    b.inputs["IOR"].default_value = ior
    tc = n.new("ShaderNodeTexCoord")
    if bump == "noise" or rough_var or col_var:
        t = n.new("ShaderNodeTexNoise")
        t.inputs["Scale"].default_value = noise_scale or 400
        t.inputs["Detail"].default_value = 6
        l.new(tc.outputs["Object"], t.inputs["Vector"])
        if bump == "noise":
            bp = n.new("ShaderNodeBump")
            bp.inputs["Strength"].default_value = bump_s
            bp.inputs["Distance"].default_value = bump_d
            l.new(t.outputs["Fac"], bp.inputs["Height"])
            l.new(bp.outputs["Normal"], b.inputs["Normal"])
        if rough_var:
            t2 = n.new("ShaderNodeTexNoise")
            t2.inputs["Scale"].default_value = 6
            t2.inputs["Detail"].default_value = 8
            l.new(tc.outputs["Object"], t2.inputs["Vector"])
            mr = n.new("ShaderNodeMapRange")
            mr.inputs["To Min"].default_value = rough - rough_var
            mr.inputs["To Max"].default_value = rough + rough_var
            l.new(t2.outputs["Fac"], mr.inputs["Value"])
            l.new(mr.outputs["Result"], b.inputs["Roughness"])
        if col_var:
            t3 = n.new("ShaderNodeTexNoise")
            t3.inputs["Scale"].default_value = 3
            t3.inputs["Detail"].default_value = 8
            l.new(tc.outputs["Object"], t3.inputs["Vector"])
            hs = n.new("ShaderNodeHueSaturation")
            hs.inputs["Color"].default_value = b.inputs["Base Color"].default_value
            mr = n.new("ShaderNodeMapRange")
            mr.inputs["From Min"].default_value = 0.25
            mr.inputs["From Max"].default_value = 0.75
            mr.inputs["To Min"].default_value = 1 - col_var
            mr.inputs["To Max"].default_value = 1 + col_var
            l.new(t3.outputs["Fac"], mr.inputs["Value"])
            l.new(mr.outputs["Result"], hs.inputs["Value"])
            l.new(hs.outputs["Color"], b.inputs["Base Color"])
    return m


def emit(name, color="#ffffff", strength=1, cam=None):
    """Light of one colour; `cam` is its strength as the camera sees it, so that lamps light the room and do not burn out."""
    m = D.materials.new(name)
    n, l = nodes(m)
    n.remove(n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    e.inputs["Color"].default_value = lin(color) if isinstance(color, str) else color
    e.inputs["Strength"].default_value = strength
    if cam is not None:
        lp = n.new("ShaderNodeLightPath")
        mr = n.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = strength
        mr.inputs["To Max"].default_value = cam
        l.new(lp.outputs["Is Camera Ray"], mr.inputs["Value"])
        l.new(mr.outputs["Result"], e.inputs["Strength"])
    l.new(e.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def emit_image(name, path, strength=1, gain_cam=None, sat=1.0):
    """screen: image emission on UV. gain_cam: different strength to the camera than to the scene."""
    m = D.materials.new(name)
    n, l = nodes(m)
    n.remove(n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    t = n.new("ShaderNodeTexImage")
    t.image = D.images.load(path)
    t.extension = "EXTEND"
    hs = n.new("ShaderNodeHueSaturation")
    hs.inputs["Saturation"].default_value = sat
    l.new(t.outputs["Color"], hs.inputs["Color"])
    l.new(hs.outputs["Color"], e.inputs["Color"])
    if gain_cam is not None:
        lp = n.new("ShaderNodeLightPath")
        mr = n.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = strength
        mr.inputs["To Max"].default_value = gain_cam
        l.new(lp.outputs["Is Camera Ray"], mr.inputs["Value"])
        l.new(mr.outputs["Result"], e.inputs["Strength"])
    else:
        e.inputs["Strength"].default_value = strength
    l.new(e.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def wood(name, base="#8a5a3a", rough=0.5, scale=1.0, axis=0, var=0.35, spec=0.35):
    """Wood with grain along an axis (0 x, 1 y, 2 z); each object gets another part of it."""
    m = mat(name, base, rough, spec=spec)
    n, l = nodes(m)
    b = n["Principled BSDF"]
    tc = n.new("ShaderNodeTexCoord")
    mp = n.new("ShaderNodeMapping")
    oi = n.new("ShaderNodeObjectInfo")
    s = [14 * scale] * 3
    s[axis] = 0.8 * scale
    mp.inputs["Scale"].default_value = s
    l.new(tc.outputs["Object"], mp.inputs["Vector"])
    vm = n.new("ShaderNodeVectorMath")
    vm.operation = "MULTIPLY_ADD"
    cb = n.new("ShaderNodeCombineXYZ")
    for i in range(3):
        l.new(oi.outputs["Random"], cb.inputs[i])
    vm.inputs[1].default_value = (37, 53, 71)
    l.new(cb.outputs[0], vm.inputs[0])
    l.new(mp.outputs[0], vm.inputs[2])
    t = n.new("ShaderNodeTexNoise")
    t.inputs["Scale"].default_value = 1
    t.inputs["Detail"].default_value = 8
    t.inputs["Distortion"].default_value = 0.6
    l.new(vm.outputs[0], t.inputs["Vector"])
    mr = n.new("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = 0.3
    mr.inputs["From Max"].default_value = 0.7
    mr.inputs["To Min"].default_value = 1 - var
    mr.inputs["To Max"].default_value = 1 + var * 0.6
    l.new(t.outputs["Fac"], mr.inputs["Value"])
    ra = n.new("ShaderNodeMapRange")
    ra.inputs["To Min"].default_value = 0.8
    ra.inputs["To Max"].default_value = 1.18
    l.new(oi.outputs["Random"], ra.inputs["Value"])
    mu = n.new("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    l.new(mr.outputs["Result"], mu.inputs[0])
    l.new(ra.outputs["Result"], mu.inputs[1])
    hs = n.new("ShaderNodeHueSaturation")
    hs.inputs["Color"].default_value = lin(base)
    l.new(mu.outputs[0], hs.inputs["Value"])
    l.new(hs.outputs[0], b.inputs["Base Color"])
    bp = n.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.25
    bp.inputs["Distance"].default_value = 0.003
    l.new(t.outputs["Fac"], bp.inputs["Height"])
    l.new(bp.outputs[0], b.inputs["Normal"])
    return m
