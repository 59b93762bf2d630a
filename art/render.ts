/**
 * Makes pictures: those that are named, or all that have no file yet.
 *
 *     node art/render.ts                 whatever is missing
 *     node art/render.ts subwoofer       one again
 *     node art/render.ts --draft x y     small and quick, into .local/art/draft
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { IMAGES, readPictures, type Picture } from '../content/pictures/catalog.ts';
import { GRADES } from './grades.ts';
import { prepare, run, WORK } from './programs.ts';
import { findPython, MissingTool, requireTool } from './tools.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const DRAFT = ['scale=.4', 'spp=24'];

/** Renders and grades one picture into `target`. */
function make({ id, width, height, recipe }: Picture, target: string, python: string, draft: boolean): void {
  const grade = GRADES[recipe.grade];
  if (!grade) throw new Error(`art/grades.ts has no ${recipe.grade}, the grading of ${id}`);
  mkdirSync(dirname(target), { recursive: true });
  const own = Object.entries(recipe.with ?? {}).map(([key, value]) => `${key}=${value}`);
  const script =
    recipe.by === 'product'
      ? [join(HERE, 'product.py'), '--', `model=${recipe.name}`]
      : [join(HERE, `scenes/${recipe.name}.py`), '--'];
  const size = [`w=${width}`, `h=${height}`, `out=${id}`];
  // An earlier render's mask would cut a picture that keeps its ground.
  rmSync(join(WORK, 'exr', `${id}_M.exr`), { force: true });
  const log = run('blender', ['-b', '-P', ...script, ...own, ...size, ...(draft ? DRAFT : [])]);
  // Blender ends with 0 also when the script threw.
  if (!log.includes('RENDER')) throw new Error(`Blender did not render ${id}:\n${log}`);
  run(python, [join(HERE, 'grade.py'), join(WORK, 'exr', id), target, ...grade]);
}

try {
  const { values, positionals: named } = parseArgs({
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
    requireTool('blender', '--version');
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
  if (!(error instanceof MissingTool)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
