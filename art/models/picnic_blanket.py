"""A plaid blanket with a coated back."""

from toolkit.kit import *


def plaid(name, base, dark, light, scale):
    """Cloth with crossed stripes along the object's x and y; `scale` repeats a unit."""
    m = mat(name, base, 0.95, sheen=0.6, spec=0.1, bump="noise", bump_s=0.6, bump_d=0.006, noise_scale=90)
    n, l = nodes(m)
    where, split = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ")
    l.new(where.outputs["UV"], split.inputs[0])
    last = None
    for k in range(2):
        times, fract, ramp = n.new("ShaderNodeMath"), n.new("ShaderNodeMath"), n.new("ShaderNodeValToRGB")
        times.operation, fract.operation = "MULTIPLY", "FRACT"
        times.inputs[1].default_value = scale
        l.new(split.outputs[k], times.inputs[0])
        l.new(times.outputs[0], fract.inputs[0])
        l.new(fract.outputs[0], ramp.inputs[0])
        ramp.color_ramp.interpolation = "CONSTANT"
        stops = (
            (0, base),
            (0.30, dark),
            (0.52, base),
            (0.60, light),
            (0.65, base),
            (0.80, light),
            (0.83, base),
        )
        while len(ramp.color_ramp.elements) < len(stops):
            ramp.color_ramp.elements.new(0.5)
        for e, (at, tone) in zip(ramp.color_ramp.elements, stops):
            e.position, e.color = at, lin(tone)
        if last is None:
            last = ramp
        else:
            mix = n.new("ShaderNodeMixRGB")
            mix.inputs[0].default_value = 0.5
            l.new(last.outputs[0], mix.inputs[1])
            l.new(ramp.outputs[0], mix.inputs[2])
            l.new(mix.outputs[0], n["Principled BSDF"].inputs["Base Color"])
    return m


def unwrap(o, across, along):
    """Texture coordinates from the grid that `sheet` made: across points a row, along rows."""
    layer = o.data.uv_layers.new(name="UVMap")
    for loop in o.data.loops:
        row, column = divmod(loop.vertex_index, across)
        layer.data[loop.index].uv = (4 * column / (across - 1), 3.2 * row / (along - 1))


def picnic_blanket(p):
    cloth = plaid("plaid", "#b8392f", "#3a2030", "#f0e2c4", 1.25)
    coat = mat("coat", "#2b3440", 0.35, spec=0.5)
    wide, deep = 5.4, 4.2
    limit = 3.1

    def lie(lift):
        def at(u, v):
            x, y = wide * (u - 0.5), deep * (v - 0.5)
            z = 0.05 + 0.03 * sin(2.2 * x + 1) * sin(1.9 * y + 2)
            side = 1
            over = x - y - limit
            if over > 0:
                side = -1
                bend = min(over, 0.35) / 0.35 * pi
                x, y = x - over, y + over
                z += 0.14 * (1 - cos(bend)) / 2 + 0.05
            return (x, y, z + side * lift)

        return at

    top = sheet("top", lie(0.014), 90, 72, cloth, p, 0.016)
    unwrap(top, 90, 72)
    sheet("back", lie(-0.014), 90, 72, coat, p, 0.016)
    e = empty("bundle", (-1.0, 0.55, 0.1), (0, 0, rad(14)))
    e.parent = p
    for k in range(3):
        soft(
            "fold",
            (1.9, 1.3, 0.34),
            coat if k == 0 else D.materials["plaid"],
            (0, 0, 0.17 + 0.27 * k),
            r=0.15,
            puff=0.03,
            parent=e,
            seed=k,
        )
    strap = mat("strap", "#8a5a34", 0.5)
    for x in (-0.55, 0.55):
        ring = around(superloop(1.44, 0.98, 0.2, 96), 128)
        sheet(
            "strap",
            lambda u, v, x=x: (x - 0.09 + 0.18 * v, ring[round(u * 127)][0], ring[round(u * 127)][1] + 0.46),
            128,
            3,
            strap,
            e,
            0.03,
        )
        box("buckle", (0.26, 0.05, 0.22), stock("brass"), (x, -0.74, 0.45), bevel=0.02, parent=e)
    handle = [(-0.55, -0.1, 0.94), (-0.4, -0.15, 1.3), (0.4, -0.15, 1.3), (0.55, -0.1, 0.94)]
    tube("handle", handle, 0.06, strap, parent=e, bez=True, res=8)


SHOTS = {
    "picnic_blanket": Shot(picnic_blanket, -24, 30, 0.90),
}
