/** Adds up two passes of a room's light on a canvas. Light adds up in linear values, not in those of a file. */
import type { LightShares } from '@lumen-throw/throw/picture-in-light';

const VERTICES = `#version 300 es
in vec2 corner;
out vec2 place;
void main() {
  place = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The textures are decoded as they are read (SRGB8); the display's curve is IEC 61966-2-1. */
const PIXELS = `#version 300 es
precision highp float;
uniform sampler2D room;
uniform sampler2D projected;
uniform vec2 shares;
in vec2 place;
out vec4 color;

/* Between two steps of eight bits, so that a dark wall shows no bands. */
float dither(vec2 pixel) {
  return fract(sin(dot(pixel, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
}

void main() {
  vec3 light = clamp(shares.x * texture(room, place).rgb + shares.y * texture(projected, place).rgb, 0.0, 1.0);
  vec3 shown = mix(12.92 * light, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
  color = vec4(shown + dither(gl_FragCoord.xy) / 255.0, 1.0);
}`;

/** Draws one room in any light. */
export interface LightMixer {
  draw: (shares: LightShares) => void;
  /** Gives the graphics memory back. */
  end: () => void;
}

function program(gl: WebGL2RenderingContext): WebGLProgram | null {
  const made = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTICES],
    [gl.FRAGMENT_SHADER, PIXELS],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  return gl.getProgramParameter(made, gl.LINK_STATUS) === true ? made : null;
}

function texture(gl: WebGL2RenderingContext, unit: number, image: TexImageSource): WebGLTexture {
  const made = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, made);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  return made;
}

/**
 * Prepares a canvas.
 * @param level what the room's pass makes of its light on a white screen
 * @returns null where the browser has no WebGL 2
 */
export function lightMixer(
  canvas: HTMLCanvasElement,
  room: TexImageSource,
  projected: TexImageSource,
  level: number,
): LightMixer | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false });
  const drawn = gl && program(gl);
  if (!gl || !drawn) return null;
  gl.useProgram(drawn);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(drawn, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const textures = [texture(gl, 0, room), texture(gl, 1, projected)];
  gl.uniform1i(gl.getUniformLocation(drawn, 'room'), 0);
  gl.uniform1i(gl.getUniformLocation(drawn, 'projected'), 1);
  const shares = gl.getUniformLocation(drawn, 'shares');
  return {
    draw: (share) => {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(shares, share.room / level, share.projected);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    // The canvas has this one context for good, and may be prepared again.
    end: () => {
      gl.deleteProgram(drawn);
      for (const one of textures) gl.deleteTexture(one);
    },
  };
}
