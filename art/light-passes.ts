/**
 * Makes the passes from which pages mix a picture in a room's light: `node art/light-passes.ts`, all rooms
 * or those named. Takes some minutes a room; the results are committed.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare, run, WORK } from './programs.ts';
import { findPython, MissingTool, requireTool } from './tools.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TARGET = fileURLToPath(new URL('../web/src/features/projectors/picture-in-light/rooms/', import.meta.url));

/** The scenes, what they are told, and which part is shown: left, top and size as shares of the picture. */
const ROOMS = {
  'living-room': { scene: 'living_room', told: ['theme=dusk', 'cam=a', 'spp=48'], part: [0.17, 0.04, 0.76] },
  loft: { scene: 'loft', told: ['cam=a', 'spp=48'], part: [0.1, 0.1, 0.76] },
} as const;

const SIZE = ['w=1200', 'h=750'];

function make(name: keyof typeof ROOMS, python: string): void {
  const { scene, told, part } = ROOMS[name];
  const parts = (['room', 'projected'] as const).map((light) => {
    const out = `light-${name}-${light}`;
    const script = ['-b', '-P', join(HERE, `scenes/${scene}.py`), '--'];
    const log = run('blender', [
      ...script,
      ...told,
      ...SIZE,
      `light=${light}`,
      'still=valley-steps',
      `out=${out}`,
    ]);
    // Blender ends with 0 also when the script threw.
    if (!log.includes('RENDER')) throw new Error(`Blender did not render ${out}:\n${log}`);
    return join(WORK, 'exr', out);
  });
  console.log(
    run(python, [join(HERE, 'encode_light.py'), ...parts, join(TARGET, name), part.join(',')]).trim(),
  );
}

try {
  const { positionals: named } = parseArgs({ allowPositionals: true, options: {} });
  const rooms = Object.keys(ROOMS) as (keyof typeof ROOMS)[];
  const unknown = named.filter((name) => !rooms.some((room) => room === name));
  if (unknown.length > 0)
    throw new MissingTool(`There is no room ${unknown.join(', ')}; there are ${rooms.join(', ')}.`);
  requireTool('blender', '--version');
  const python = findPython();
  prepare(python);
  run(python, [join(HERE, 'stills/gray_steps.py')]);
  for (const room of rooms) if (named.length === 0 || named.includes(room)) make(room, python);
} catch (error) {
  if (!(error instanceof MissingTool)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
