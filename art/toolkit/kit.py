"""Everything a model or a scene needs, under one name."""

import math
import random
from math import cos, pi, radians as rad, sin

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.cloth_and_glass import fabric, glass_coat, stock, weave
from toolkit.lettering import lettering
from toolkit.light_passes import SCREEN
from toolkit.lights import area, beam, camera, cyclorama, point, softbox, spot, world
from toolkit.materials import emit, emit_image, mat, nodes, wood
from toolkit.meshes import cut, finish, npmesh
from toolkit.outlines import around, circle, dome, inset, spath, superloop
from toolkit.rendering import render
from toolkit.scene import ARGS, OUT, Coll, D, adopt, aim, empty, inst, lin, link, reset
from toolkit.soft import cushion, sheet, soft
from toolkit.solids import box, cyl, lathe, plate_hole, rbody, stack
from toolkit.studio import Shot
from toolkit.tubes import plane, rod, torus, tube
