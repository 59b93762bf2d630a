"""Everything a model or a scene needs, under one name."""

import math
import random
from math import cos, pi, radians as rad, sin

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.lights import area, beam, camera, cyclorama, point, softbox, spot, world
from toolkit.materials import emit, emit_image, fabric, glass_coat, mat, nodes, stock, weave, wood
from toolkit.meshes import cut, finish, npmesh
from toolkit.rendering import render
from toolkit.scene import ARGS, OUT, Coll, D, aim, empty, inst, lin, link, reset
from toolkit.studio import Shot
from toolkit.soft import cushion, sheet, soft
from toolkit.solids import (
    around, box, circle, cyl, dome, inset, lathe, plane, plate_hole, rbody, rod, spath, stack, superloop, torus, tube,
)
