/**
 * Makes pictures: those that are named, or all that have no file yet.
 *
 *     npm run art                    whatever is missing
 *     npm run art -- soundbar-atmos  one again
 *     npm run art -- --draft x y     small and quick, into .local/art/draft
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../product/command-line.ts';
import { Failure } from '../product/failure.ts';
import { GRADES, IMAGES, readPictures, type Picture } from './catalog.ts';
import { findPython, MissingTool, requireTool } from './tools.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WORK = fileURLToPath(new URL('../../.local/art/', import.meta.url));
const DRAFT = ['scale=.4', 'spp=24'];

/** Runs a program quietly; throws with its output when it fails. */
function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ART_OUT: WORK },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** Folders, the denoiser, and the stills that screens show. */
function prepare(python: string): void {
  for (const folder of ['exr', 'tex', 'draft']) mkdirSync(join(WORK, folder), { recursive: true });
  const denoiser = join(WORK, 'denoise.so');
  if (!existsSync(denoiser)) {
    requireTool('gcc', '--version');
    const flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];
    run('gcc', [...flags, join(HERE, 'denoise.c'), '-o', denoiser, '-lm']);
  }
  if (!existsSync(join(WORK, 'tex', 'racer.png'))) run(python, [join(HERE, 'stills/rendered.py')]);
  if (!existsSync(join(WORK, 'tex', 'reef.png'))) {
    requireTool('rsvg-convert', '--version');
    for (const script of ['drawn', 'views'])
      run(python, [join(HERE, `stills/${script}.py`), join(WORK, 'tex')]);
  }
}

/** Renders and grades one picture into `target`. */
function make({ id, width, height, recipe }: Picture, target: string, python: string, draft: boolean): void {
  mkdirSync(dirname(target), { recursive: true });
  if (recipe.by === 'drawing') {
    requireTool('rsvg-convert', '--version');
    run(python, [join(HERE, 'covers/draw.py'), recipe.name, target, String(width), String(height)]);
    return;
  }
  const own = Object.entries(recipe.with ?? {}).map(([key, value]) => `${key}=${value}`);
  const script =
    recipe.by === 'product'
      ? [join(HERE, 'product.py'), '--', `model=${recipe.name}`]
      : [join(HERE, `scenes/${recipe.name}.py`), '--'];
  const size = [`w=${width}`, `h=${height}`, `out=${id}`];
  const log = run('blender', ['-b', '-P', ...script, ...own, ...size, ...(draft ? DRAFT : [])]);
  // Blender ends with 0 also when the script threw.
  if (!log.includes('RENDER')) throw new Error(`Blender did not render ${id}:\n${log}`);
  run(python, [join(HERE, 'grade.py'), join(WORK, 'exr', id), target, ...GRADES[recipe.grade]]);
}

try {
  const { values, positionals: named } = readArguments({
    options: { draft: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { draft } = values;
  const pictures = readPictures();
  const unknown = named.filter((id) => !pictures.some((picture) => picture.id === id));
  if (unknown.length > 0) throw new MissingTool(`pictures.json has no ${unknown.join(', ')}.`);
  const chosen = pictures.filter(({ id, file }) =>
    named.length > 0 ? named.includes(id) : !existsSync(join(IMAGES, file)),
  );
  if (chosen.length === 0) console.log('Every picture in pictures.json has its file.');
  else {
    const python = findPython();
    if (chosen.some(({ recipe }) => recipe.by !== 'drawing')) requireTool('blender', '--version');
    prepare(python);
    for (const picture of chosen) {
      const started = Date.now();
      make(
        picture,
        draft ? join(WORK, 'draft', `${picture.id}.webp`) : join(IMAGES, picture.file),
        python,
        draft,
      );
      console.log(`${picture.id}: ${Math.round((Date.now() - started) / 1000)} s`);
    }
  }
} catch (error) {
  if (!(error instanceof MissingTool || error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
