"""Colours of the projectors."""

#: Body, fabric, accent metal, backdrop.
PALETTES = {
    "sand": ("#e2dbd0", "#5b534b", "#c58a62", "#e3d9cc"),
    "graphite": ("#2b2d31", "#17181a", "#8d9097", "#c9ccd1"),
    "sage": ("#9fae9c", "#414b42", "#d0c3a5", "#d9d8cf"),
    "white": ("#f1f1ef", "#8f9296", "#b9bcc2", "#e4e7eb"),
    "ink": ("#27345a", "#2a3454", "#c9a468", "#cfd4de"),
}
