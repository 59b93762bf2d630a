"""Film stills on the screens of drawings."""

from kit import *
from objects import *


def film(still, x, y, w, name):
    """A drawn still as the picture on a screen of width w, in 16:9."""
    inner = still().replace('id="sky"', f'id="{name}"').replace("url(#sky)", f"url(#{name})")
    return f'<svg x="{x}" y="{y}" width="{w}" height="{w * 9 / 16:.1f}" viewBox="0 0 1920 1080">{inner}</svg>'


def screen(still, x, y, w, name, glow):
    """A framed screen of width w with a still on it, glowing."""
    h = w * 9 / 16
    return (
        rect(x - 60, y - 50, w + 120, h + 100, glow, 'rx="80" opacity=".38" filter="url(#b50)"')
        + rect(x - 12, y - 12, w + 24, h + 24, "#14112b", 'rx="8"')
        + film(still, x, y, w, name)
    )
