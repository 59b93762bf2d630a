"""What cuts a product out of its picture: how much of each pixel it covers, and the ground as it is without it."""

import bpy
from toolkit.rendering import render
from toolkit.scene import D

#: Walls and ceilings that a model brings along: ground like the studio's own backdrop.
GROUND = ("bgwall", "bgskirt", "bgslab")
SEE_THROUGH = ("BSDF_TRANSPARENT", "BSDF_GLASS", "BSDF_REFRACTION", "HOLDOUT")


def _lets_through(node):
    """Whether a node may show what is behind it."""
    if node.type == "BSDF_PRINCIPLED":
        clear, alpha = node.inputs["Transmission"], node.inputs["Alpha"]
        return bool(clear.is_linked or alpha.is_linked or clear.default_value > 0 or alpha.default_value < 1)
    return node.type in SEE_THROUGH


def _flatten(material):
    """Makes an opaque material as quick to render as it gets: alpha needs neither color nor light."""
    tree = material.node_tree
    if not tree or any(_lets_through(node) for node in tree.nodes):
        return
    tree.nodes.clear()
    out, emission = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeEmission")
    tree.links.new(emission.outputs[0], out.inputs["Surface"])


def render_cut(name, model, width, height):
    """Renders the passes G (ground without the model) and M (alpha of the model) beside the two halves."""
    kept = {o: o.hide_render for o in model}
    for o in model:
        o.hide_render = o.hide_render or not o.name.startswith(GROUND)
    # Ground is smooth: a small picture of it is enough.
    render(name, spp=48, w=width, h=height, bounces=3, clamp=6, tags="G", scale=0.12)
    for o, hidden in kept.items():
        o.hide_render = hidden
    for o in D.objects:
        if o.type == "LIGHT" or o.name.startswith(("cyc", *GROUND)):
            o.hide_render = True
    for material in D.materials:
        _flatten(material)
    scene = bpy.context.scene
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    scene.cycles.film_transparent_glass = True
    render(name, spp=24, w=width, h=height, bounces=0, transparent=True, adaptive=0.03, tags="M")
