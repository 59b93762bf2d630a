"""A sofa, as two drawings show it."""

from kit import line, rect


def sofa_back(x, y, w, h, colour, light):
    """A sofa from behind, its lower edge at y, centred on x."""
    o = f'<ellipse cx="{x}" cy="{y}" rx="{w * .56:.0f}" ry="20" fill="#000" opacity=".4"/>'
    for s in (-1, 1):
        o += rect(x + s * w * 0.5 - 44, y - h * 0.72, 88, h * 0.70, colour, 'rx="34"')
    o += (
        rect(x - w / 2, y - h, w, h * 0.96, colour, 'rx="46"')
        + f'<path d="M{x - w / 2 + 20} {y - h + 34} q10 -26 50 -28 h{w - 140} q40 2 50 28" stroke="{light}" stroke-width="5" fill="none" opacity=".8"/>'
    )
    return o + line([(x, y - h + 12), (x, y - 20)], "#000", 4, 'opacity=".18"')
