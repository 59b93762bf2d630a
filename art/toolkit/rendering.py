"""Two half-sample renders with different seeds, for the denoiser."""

import os
import time

import bpy
from toolkit.light_passes import keep_light, note_screen
from toolkit.scene import ARGS, OUT


def render(
    name,
    spp=128,
    w=1600,
    h=1000,
    bounces=6,
    clamp=6,
    transparent=False,
    adaptive=0.01,
    caustics=False,
    tbounces=12,
    vbounces=0,
    glossy=4,
    tags="AB",
    scale=1,
):
    """Renders both halves to $ART_OUT/exr, or one pass of another tag. Arguments of the command line (spp, w, h, scale, out, crop) win over those given here."""
    a = ARGS
    if "light" in a:
        keep_light(a["light"], a["still"])
    w, h = int(a.get("w", w)), int(a.get("h", h))
    spp = int(a.get("spp", spp))
    sc = float(a.get("scale", 1)) * scale
    s = bpy.context.scene
    if a.get("engine") == "eevee":
        t = time.time()
        s.render.engine = "BLENDER_EEVEE"
        e = s.eevee
        e.taa_render_samples = max(1, spp)
        e.use_gtao = True
        e.use_ssr = True
        e.use_soft_shadows = True
        e.use_bloom = True
        s.view_settings.view_transform = "Filmic"
        s.view_settings.look = "Medium High Contrast"
        s.render.resolution_x = int(w * sc)
        s.render.resolution_y = int(h * sc)
        s.render.resolution_percentage = 100
        s.render.image_settings.file_format = "PNG"
        s.render.filepath = f"{OUT}/wip/{a.get('out',name)}_eevee.png"
        bpy.ops.render.render(write_still=True)
        print(f"RENDER EEVEE {time.time()-t:.1f}s", flush=True)
        return
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = max(1, spp // 2)
    c.use_denoising = False
    c.use_adaptive_sampling = adaptive > 0
    c.adaptive_threshold = adaptive
    c.adaptive_min_samples = 16 if tags == "AB" else 6
    c.max_bounces = bounces
    c.diffuse_bounces = min(bounces, 4)
    c.glossy_bounces = glossy
    c.transmission_bounces = tbounces
    c.transparent_max_bounces = 24
    c.volume_bounces = vbounces
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.caustics_reflective = caustics
    c.caustics_refractive = caustics
    c.blur_glossy = 1.0
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    s.render.resolution_x = int(w * sc)
    s.render.resolution_y = int(h * sc)
    s.render.resolution_percentage = 100
    s.render.film_transparent = transparent
    s.render.use_persistent_data = True
    s.render.threads_mode = "AUTO"
    s.view_settings.view_transform = "Filmic"
    if "crop" in a:
        x0, y0, x1, y1 = [float(q) for q in a["crop"].split(",")]
        s.render.use_border = True
        s.render.use_crop_to_border = True
        s.render.border_min_x, s.render.border_max_x = x0, x1
        s.render.border_min_y, s.render.border_max_y = 1 - y1, 1 - y0
    v = s.view_layers[0]
    for_denoiser = tags == "AB"
    v.use_pass_emit = v.use_pass_environment = v.use_pass_z = for_denoiser
    v.cycles.denoising_store_passes = for_denoiser
    f = s.render.image_settings
    f.file_format = "OPEN_EXR_MULTILAYER"
    f.color_depth = "32"
    f.exr_codec = "ZIP"
    out = a.get("out", name)
    if "light" in a:
        note_screen(f"{OUT}/exr/{out}.json")
    t = time.time()
    cpu0 = sum(os.times()[:4])
    for i, tag in enumerate(tags):
        c.seed = 11 + i * 97
        s.render.filepath = f"{OUT}/exr/{out}_{tag}.exr"
        bpy.ops.render.render(write_still=True)
    print(
        f"RENDER {out} {s.render.resolution_x}x{s.render.resolution_y} spp={spp} wall={time.time()-t:.1f}s cpu={sum(os.times()[:4])-cpu0:.1f}s",
        flush=True,
    )
