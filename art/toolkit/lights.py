"""Lamps, sky, camera, backdrop and the projector beam."""

import math

import bmesh
import bpy
from mathutils import Vector
from toolkit.materials import nodes
from toolkit.meshes import finish
from toolkit.scene import D, aim, lin, link


def area(name, loc, target, sx, sy=None, power=10, color="#ffffff", cam=False, spread=180, glossy=True):
    """A rectangular lamp of sx × sy that shines at the target; power in watts, hidden from the camera unless `cam`."""
    l = D.lights.new(name, "AREA")
    l.shape = "RECTANGLE"
    l.size = sx
    l.size_y = sy or sx
    l.energy = power
    l.color = lin(color)[:3] if isinstance(color, str) else color
    l.spread = math.radians(spread)
    o = link(D.objects.new(name, l))
    o.location = loc
    aim(o, target)
    o.visible_camera = cam
    o.visible_glossy = glossy
    return o


def softbox(name, loc, target, sx, sy, strength, color="#ffffff", axis="y", falloff=0.6, cam=False):
    """area LAMP with a soft gradient texture (Geometry>Parametric): gradient reflections, less noise than a mesh light, works with shadow catchers"""
    L = D.lights.new(name, "AREA")
    L.shape = "RECTANGLE"
    L.size = sx
    L.size_y = sy
    L.energy = strength * math.pi * sx * sy
    L.color = (1, 1, 1)
    L.use_nodes = True
    n = L.node_tree.nodes
    l = L.node_tree.links
    e = n["Emission"]
    ge = n.new("ShaderNodeNewGeometry")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(ge.outputs["Parametric"], sp.inputs[0])

    def edge(out):
        a = n.new("ShaderNodeMath")
        a.operation = "SUBTRACT"
        a.inputs[1].default_value = 0.5
        l.new(out, a.inputs[0])
        b = n.new("ShaderNodeMath")
        b.operation = "ABSOLUTE"
        l.new(a.outputs[0], b.inputs[0])
        r = n.new("ShaderNodeMapRange")
        r.interpolation_type = "SMOOTHSTEP"
        r.inputs["From Min"].default_value = 0.5
        r.inputs["From Max"].default_value = 0.5 - 0.5 * falloff
        l.new(b.outputs[0], r.inputs["Value"])
        return r.outputs["Result"]

    mu = n.new("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    l.new(edge(sp.outputs[0]), mu.inputs[0])
    l.new(edge(sp.outputs[1]), mu.inputs[1])
    l.new(mu.outputs[0], e.inputs["Strength"])
    e.inputs["Color"].default_value = lin(color)
    o = link(D.objects.new(name, L))
    o.location = loc
    aim(o, target)
    o.visible_camera = cam
    return o


def spot(name, loc, target, power, angle=40, blend=0.5, color="#ffffff", r=0.02):
    """A spotlight; angle in degrees, power in watts."""
    l = D.lights.new(name, "SPOT")
    l.energy = power
    l.spot_size = math.radians(angle)
    l.spot_blend = blend
    l.color = lin(color)[:3]
    l.shadow_soft_size = r
    o = link(D.objects.new(name, l))
    o.location = loc
    aim(o, target)
    return o


def point(name, loc, power, color="#ffffff", r=0.05):
    """A bulb of radius r; power in watts."""
    l = D.lights.new(name, "POINT")
    l.energy = power
    l.color = lin(color)[:3]
    l.shadow_soft_size = r
    o = link(D.objects.new(name, l))
    o.location = loc
    return o


def world(color=None, strength=1, stops=None, hdr=None, rot=0):
    """What surrounds the scene: one colour, or a gradient of (height, colour) stops."""
    w = D.worlds.new("W")
    bpy.context.scene.world = w
    w.use_nodes = True
    n = w.node_tree.nodes
    l = w.node_tree.links
    b = n["Background"]
    b.inputs["Strength"].default_value = strength
    if color:
        b.inputs["Color"].default_value = lin(color)
    if hdr:
        t = n.new("ShaderNodeTexEnvironment")
        t.image = D.images.load(hdr)
        l.new(t.outputs[0], b.inputs["Color"])
    if stops:
        tc = n.new("ShaderNodeTexCoord")
        sp = n.new("ShaderNodeSeparateXYZ")
        l.new(tc.outputs["Generated"], sp.inputs[0])
        r = n.new("ShaderNodeValToRGB")
        l.new(sp.outputs[2], r.inputs[0])
        r.color_ramp.interpolation = "EASE"
        while len(r.color_ramp.elements) < len(stops):
            r.color_ramp.elements.new(0.5)
        for e, (p, c) in zip(r.color_ramp.elements, stops):
            e.position = p
            e.color = lin(c)
        l.new(r.outputs[0], b.inputs["Color"])
    return w


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0), roll=0):
    """The camera; lens in millimetres on 36 mm, with depth of field when `fstop` is given."""
    c = D.cameras.new("cam")
    o = link(D.objects.new("cam", c))
    o.location = loc
    aim(o, target)
    c.lens = lens
    c.sensor_width = 36
    c.clip_start = 0.01
    c.clip_end = 500
    c.shift_x, c.shift_y = shift
    if roll:
        o.rotation_euler.rotate_axis("Z", math.radians(roll))
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (
            (Vector(focus) - o.location).length if focus is not None else (Vector(target) - o.location).length
        )
        c.dof.aperture_blades = 0
    bpy.context.scene.camera = o
    return o


def cyclorama(matl, w=8, depth=4, height=4, r=1.2, z=0, y0=-4):
    """A paper backdrop: floor and wall in one sweep of radius r."""
    pts = [(y0, 0)]
    n = 24
    yb = depth
    pts.append((yb - r, 0))
    for i in range(n + 1):
        a = -math.pi / 2 + math.pi / 2 * i / n
        pts.append((yb - r + r * math.cos(a), r + r * math.sin(a)))
    pts.append((yb, height))
    bm = bmesh.new()
    L = [bm.verts.new((-w / 2, y, h + z)) for y, h in pts]
    R = [bm.verts.new((w / 2, y, h + z)) for y, h in pts]
    for i in range(len(pts) - 1):
        bm.faces.new((L[i], R[i], R[i + 1], L[i + 1]))
    return finish(bm, "cyc", matl)


def beam(apex, center, w, h, strength, color="#bcd4ff", name="beam", power=1.6, normal=None, soft=0.25):
    """emission-only volume frustum from apex to a screen rectangle (screen faces -y). No scattering => almost noise free."""
    a = Vector(apex)
    c = Vector(center)
    f0 = 0.02
    cor = [
        Vector((c.x + sx * w / 2, c.y, c.z + sz * h / 2)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    near = [a + (q - a) * f0 for q in cor]
    me = D.meshes.new(name)
    me.from_pydata(
        [v[:] for v in near + cor],
        [],
        [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
    )
    me.update()
    m = D.materials.new(name)
    n, l = nodes(m)
    n.remove(n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    e.inputs["Color"].default_value = lin(color)
    ge = n.new("ShaderNodeNewGeometry")
    d = n.new("ShaderNodeVectorMath")
    d.operation = "DISTANCE"
    d.inputs[1].default_value = a
    l.new(ge.outputs["Position"], d.inputs[0])
    ad = n.new("ShaderNodeMath")
    ad.operation = "ADD"
    ad.inputs[1].default_value = soft
    l.new(d.outputs["Value"], ad.inputs[0])
    pw = n.new("ShaderNodeMath")
    pw.operation = "POWER"
    pw.inputs[1].default_value = -power
    l.new(ad.outputs[0], pw.inputs[0])
    mu = n.new("ShaderNodeMath")
    mu.operation = "MULTIPLY"
    mu.inputs[1].default_value = strength
    l.new(pw.outputs[0], mu.inputs[0])
    l.new(mu.outputs[0], e.inputs["Strength"])
    l.new(e.outputs[0], n["Material Output"].inputs["Volume"])
    o = link(D.objects.new(name, me))
    me.materials.append(m)
    o.visible_shadow = False
    o.visible_diffuse = False
    o.visible_glossy = False
    o.visible_transmission = False
    return o
