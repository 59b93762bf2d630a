"""Skies from sunset to winter night, and bulbs on a cord."""

from toolkit.kit import *


def sky(stops, strength=0.46, tilt=0.10, clouds=0.10):
    """A gradient sky; stops are (position, colour) from horizon to zenith, warmer towards +y by `tilt`."""
    w = D.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    n, l = w.node_tree.nodes, w.node_tree.links
    ground = n["Background"]
    ground.inputs["Strength"].default_value = strength
    where = n.new("ShaderNodeTexCoord")
    split = n.new("ShaderNodeSeparateXYZ")
    l.new(where.outputs["Generated"], split.inputs[0])
    warm = n.new("ShaderNodeMath")
    warm.operation = "MULTIPLY_ADD"
    warm.inputs[1].default_value, warm.inputs[2].default_value = -tilt, tilt
    l.new(split.outputs[1], warm.inputs[0])
    height = n.new("ShaderNodeMath")
    l.new(warm.outputs[0], height.inputs[0])
    l.new(split.outputs[2], height.inputs[1])
    stretch = n.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1, 1, 6)
    l.new(where.outputs["Generated"], stretch.inputs[0])
    noise = n.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 2.2, 7
    l.new(stretch.outputs[0], noise.inputs["Vector"])
    cloud = n.new("ShaderNodeMath")
    cloud.operation = "MULTIPLY_ADD"
    cloud.inputs[1].default_value = clouds
    l.new(noise.outputs["Fac"], cloud.inputs[0])
    l.new(height.outputs[0], cloud.inputs[2])
    level = n.new("ShaderNodeMath")
    level.operation = "SUBTRACT"
    level.inputs[1].default_value = clouds / 2
    l.new(cloud.outputs[0], level.inputs[0])
    ramp = n.new("ShaderNodeValToRGB")
    l.new(level.outputs[0], ramp.inputs[0])
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, lin(colour)
    l.new(ramp.outputs[0], ground.inputs["Color"])


SUNSET = (
    (0, "#ffb072"),
    (0.07, "#f09a78"),
    (0.15, "#b77f9c"),
    (0.27, "#6d74b4"),
    (0.48, "#36539c"),
    (1, "#162a63"),
)


NIGHT = ((0, "#31406f"), (0.08, "#24325f"), (0.2, "#16224a"), (0.5, "#0b1433"), (1, "#060b22"))


WINTER = ((0, "#8d93bf"), (0.1, "#6a76ad"), (0.3, "#3d5192"), (0.6, "#24386f"), (1, "#14234f"))


EVENING = ((0, "#ffd2a0"), (0.1, "#e7b39c"), (0.25, "#a99ab8"), (0.5, "#5d7cb8"), (1, "#2f57a0"))


def bulb_strand(start, end, sag, step=0.46, power=14, size=1.0):
    """Large bulbs on a sagging cord, with a few point lamps for the light they give."""
    group = D.collections.get("strand_bulb")
    if group is None:
        glass = glass_coat("globe", ("#ffe7c2", "#ffd9a0", "#fff1dd"), 0.25)
        hot = emit("filament", "#ffb45e", 60, cam=42)
        with Coll("strand_bulb") as group:
            lathe(
                "glass",
                [
                    (0.012, -0.03),
                    (0.018, -0.045),
                    (0.033, -0.075),
                    (0.036, -0.092),
                    (0.030, -0.112),
                    (0.016, -0.124),
                    (0, -0.127),
                ],
                glass,
                seg=20,
                angle=180,
            )
            lathe("socket", [(0, 0), (0.014, 0), (0.015, -0.035), (0, -0.036)], stock("rubber"), seg=14)
            lathe(
                "filament",
                [(0, -0.060), (0.012, -0.068), (0.014, -0.085), (0.010, -0.10), (0, -0.105)],
                hot,
                seg=10,
                angle=180,
            )
        for o in group.objects:
            o.visible_diffuse = o.visible_shadow = False
    a, b = np.array(start, float), np.array(end, float)

    def at(t):
        c = a + (b - a) * t
        c[2] -= sag * 4 * t * (1 - t)
        return c

    tube("cord", [tuple(at(k / 64)) for k in range(65)], 0.006, stock("rubber"))
    count = int(np.linalg.norm(b - a) / step)
    rr = random.Random(int(count * 7 + a[0] * 10))
    for k in range(1, count):
        inst(
            group,
            tuple(at(k / count) + (0, 0, 0.004)),
            (rr.gauss(0, 0.12), rr.gauss(0, 0.12), rr.random() * 6),
            size,
        )
    for t in (0.18, 0.5, 0.82):
        point("strandlight", tuple(at(t) + (0, 0, 0.06)), power, "#ffb45e", 0.12)
