"""A drawn still for setting up: frame, grid, circles, gray steps and small text."""

from drawing import H, W, rect


def test_picture():
    """A test picture of our own."""
    out = rect(0, 0, W, H, "#0b0d12") + rect(8, 8, W - 16, H - 16, "#23272f")
    line = 'stroke="#8f99a8" stroke-width="3"'
    out += "".join(f'<path d="M{x} 0 V{H}" {line}/>' for x in range(120, W, 120))
    out += "".join(f'<path d="M0 {y} H{W}" {line}/>' for y in range(60, H, 120))
    out += f'<rect x="12" y="12" width="{W - 24}" height="{H - 24}" fill="none" stroke="#ffffff" stroke-width="10"/>'
    bars = ("#e8e8e8", "#e6d23a", "#38c8d0", "#3fbf55", "#c84fc0", "#d8403a", "#3a55d8")
    out += "".join(rect(480 + 137.2 * k, 180, 138, 240, c) for k, c in enumerate(bars))
    out += "".join(
        rect(480 + 87.3 * k, 660, 88, 150, f"rgb({v},{v},{v})") for k in range(11) for v in (round(25.5 * k),)
    )
    out += rect(480, 420, 960, 240, "#0f1218")
    for x, y in ((210, 190), (W - 210, 190), (210, H - 190), (W - 210, H - 190)):
        out += f'<circle cx="{x}" cy="{y}" r="130" fill="#171b22" stroke="#fff" stroke-width="8"/><path d="M{x - 130} {y} h260 M{x} {y - 130} v260" stroke="#fff" stroke-width="4"/>'
        out += f'<circle cx="{x}" cy="{y}" r="60" fill="none" stroke="#f2a33a" stroke-width="8"/>'
    out += f'<circle cx="{W / 2}" cy="{H / 2}" r="470" fill="none" stroke="#fff" stroke-width="9"/>'
    out += f'<path d="M{W / 2} 60 V180 M{W / 2} {H - 60} V{H - 270}" stroke="#f2a33a" stroke-width="9"/>'
    font = 'text-anchor="middle" font-family="DejaVu Sans" font-weight="bold"'
    out += f'<text x="960" y="566" {font} font-size="104" fill="#fff">FOCUS</text>'
    return (
        out
        + f'<text x="960" y="630" {font} font-size="38" fill="#c8d0dc">Corners straight, edges on the frame</text>'
    )
