"""A cream portable projector."""

import math
import random

from kit import *


def portable():
    """A cream portable projector."""
    d, l = lens(800, 352, 92)
    d += (
        BL
        + rg("bg", [(0, "#fbf7f1"), (0.6, "#ece4da"), (1, "#d6cabd")], 0.5, 0.42, 0.75)
        + lg(
            "bd",
            [(0, "#d9d0c3"), (0.12, "#fffdf9"), (0.45, "#f4eee5"), (0.85, "#ddd3c6"), (1, "#bfb3a4")],
            0,
            0,
            1,
            0,
        )
        + lg("tp", [(0, "#fff", 0.9), (1, "#fff", 0)])
        + lg(
            "fb",
            [(0, "#3f3833"), (0.15, "#6a5f56"), (0.5, "#574d45"), (0.88, "#463d37"), (1, "#2b2521")],
            0,
            0,
            1,
            0,
        )
        + lg(
            "cu",
            [(0, "#8d532f"), (0.2, "#f0b184"), (0.5, "#c58157"), (0.8, "#e9a878"), (1, "#7d4728")],
            0,
            0,
            1,
            0,
        )
        + lg("al", [(0, "#8d857b"), (0.3, "#e0d9cf"), (0.6, "#b9b1a6"), (1, "#7d766d")], 0, 0, 1, 0)
        + lg("gls", [(0, "#1a1a1f"), (0.5, "#050507"), (0.51, "#191a20"), (1, "#0a0a0d")], 0, 0, 1, 1)
    )
    d += '<pattern id="wv" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="none"/><rect width="4" height="4" fill="#000" opacity=".22"/><rect x="4" y="4" width="4" height="4" fill="#000" opacity=".22"/><rect x="4" width="4" height="4" fill="#fff" opacity=".05"/></pattern>'
    b = f'<rect width="{W}" height="{H}" fill="url(#bg)"/><ellipse cx="830" cy="862" rx="330" ry="34" fill="#6d5a48" opacity=".45" filter="url(#b24)"/><ellipse cx="800" cy="858" rx="190" ry="18" fill="#3d3026" opacity=".55" filter="url(#b10)"/>'
    b += '<path d="M562 480 v190 q0 150 150 150 h176 q150 0 150 -150 v-190" fill="none" stroke="url(#al)" stroke-width="24" stroke-linecap="round"/><ellipse cx="800" cy="850" rx="190" ry="20" fill="#8f877c"/><ellipse cx="800" cy="842" rx="190" ry="20" fill="url(#al)"/><rect x="760" y="818" width="80" height="20" fill="#a39b90"/>'
    b += '<rect x="580" y="170" width="440" height="600" rx="96" fill="url(#bd)"/><path d="M580 500 h440 v176 q0 94 -94 94 h-252 q-94 0 -94 -94z" fill="url(#fb)"/><path d="M580 500 h440 v176 q0 94 -94 94 h-252 q-94 0 -94 -94z" fill="url(#wv)"/><rect x="580" y="488" width="440" height="14" fill="#17130f"/><rect x="580" y="499" width="440" height="9" fill="url(#cu)"/>'
    b += '<path d="M600 240 q14 -56 76 -58 h248 q62 2 76 58 q-26 -34 -80 -36 h-240 q-54 2 -80 36z" fill="url(#tp)"/>'
    b += (
        '<rect x="654" y="240" width="292" height="224" rx="86" fill="url(#cu)"/><rect x="659" y="245" width="282" height="214" rx="82" fill="url(#gls)"/>'
        + l
        + '<circle cx="912" cy="352" r="9" fill="#1d2b52"/><circle cx="688" cy="352" r="4.5" fill="#d5f0ff"/><circle cx="688" cy="352" r="12" fill="#9fdcff" opacity=".5" filter="url(#b4)"/>'
    )
    for cx in (562, 1038):
        b += f'<rect x="{cx-15}" y="436" width="30" height="84" rx="15" fill="url(#al)"/><rect x="{cx-19 if cx<800 else cx+9}" y="458" width="10" height="40" rx="5" fill="url(#cu)"/>'
    return svg(d, b)


DRAWINGS = {"portable": portable}
