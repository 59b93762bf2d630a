"""A dome of mosquito net over a rug."""

from parts.seats import floor_cushion, pillow
from toolkit.kit import *


def net(name):
    """Mesh that lets most of the light through."""
    m = D.materials.new(name)
    n, l = nodes(m)
    clear, mix = n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeMixShader")
    b = n["Principled BSDF"]
    b.inputs["Base Color"].default_value = lin("#ffffff")
    b.inputs["Roughness"].default_value = 0.9
    mix.inputs[0].default_value = 0.20
    l.new(clear.outputs[0], mix.inputs[1])
    l.new(b.outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def canopy(p):
    mesh, hem = net("net"), mat("hem", "#3f6f74", 0.8)
    half, high = 1.5, 2.1
    ground = mat("rug", "#d8c7a4", 0.95, bump="noise", bump_s=0.7, bump_d=0.006, noise_scale=60)
    rbody("rug", 2 * half - 0.1, 2 * half - 0.1, 0.03, 0.2, 0.01, ground, parent=p, n=96)

    def arch(t):
        """From a corner (0) to the top (1): reach from the middle, and height."""
        a = t * pi / 2
        return half * cos(a) ** 0.75, high * sin(a) ** 0.9

    for k in range(4):
        turn = pi / 2 * k

        def side(u, v, turn=turn):
            reach, z = arch(v)
            x, y = (2 * u - 1) * reach, -reach * (1 - 0.05 * (1 - (2 * u - 1) ** 2) * sin(pi * v))
            return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn), z + 0.02)

        sheet("net", side, 40, 40, mesh, p, 0)
        sheet("hem", lambda u, v, side=side: side(u, v * 0.05), 40, 4, hem, p, 0.012)
        pole = [side(0, v) for v in np.linspace(0, 1, 40)]
        tube("pole", pole, 0.022, stock("dark"), parent=p, res=6)
    door = []
    for t in np.linspace(0, pi, 40):
        u, v = 0.5 - 0.27 * cos(t), 0.02 + 0.48 * sin(t)
        reach, z = arch(v)
        door.append(
            ((2 * u - 1) * reach, -reach * (1 - 0.05 * (1 - (2 * u - 1) ** 2) * sin(pi * v)) - 0.01, z + 0.02)
        )
    tube("zip", door, 0.014, hem, parent=p, res=4)
    adopt(p, floor_cushion, (-0.55, 0.2, 0.03), 12, "#b5573a", 0.8)
    adopt(p, floor_cushion, (0.55, 0.45, 0.03), -20, "#d9a441", 0.8)
    adopt(p, pillow, (0.1, 0.75, 0.28), "#3f6f74", 0.5, -30, 0)


SHOTS = {
    "net_canopy": Shot(canopy, -28, 12, 0.90, 70, "#bcc4cc"),
}
