"""Letters and figures, in Blender's own typeface."""

from toolkit.scene import D, link


def lettering(p, words, size, place, m, rot=(0, 0, 0), thick=0.004):
    """Words around `place`, `size` high, facing +z before `rot`."""
    c = D.curves.new("letters", "FONT")
    c.body = words
    c.size = size
    c.align_x = c.align_y = "CENTER"
    c.extrude = thick
    c.materials.append(m)
    o = link(D.objects.new("letters", c))
    o.location = place
    o.rotation_euler = rot
    o.parent = p
    return o
