/**
 * The list of pictures (pictures.json): what each shows, how large it is, its alt text, and the recipe
 * that `art/` renders it from. The seed, its checks and `art/` read the list here.
 */
import { ALT_LENGTH } from '@lumen-throw/domain/limits';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { webpSize } from './webp-size.ts';

/** Where finished pictures are, and what may be said and stored. */
export const IMAGES = fileURLToPath(new URL('../images/', import.meta.url));
export const LARGEST_SET = 40_000_000;
const LARGEST_PICTURE = 300_000;

export const PICTURE_KINDS = [
  'hero',
  'product',
  'cover',
  'category',
  'setup',
  'mood',
  'season',
  'share',
] as const;
type PictureKind = (typeof PICTURE_KINDS)[number];

/** How Blender renders a picture: a model in the studio, or a scene of its own. */
interface Recipe {
  by: 'product' | 'scene';
  /** Name of the model (a key of SHOTS in art/models), or of the file in art/scenes. */
  name: string;
  /** Further arguments of the script, for example `{"cam": "b"}`; `{"cut": "no"}` keeps a product's ground. */
  with?: Record<string, string | number>;
  /** Name of a grading in art/grades.ts. */
  grade: string;
}

export interface Picture {
  /** File name without its ending. */
  id: string;
  /** Path below content/images. */
  file: string;
  kind: PictureKind;
  /** In pixels. */
  width: number;
  height: number;
  /** One sentence for somebody who cannot see the picture. */
  alt: string;
  /** False while the picture is only planned. */
  ready: boolean;
  recipe: Recipe;
}

/** The list as it stands in pictures.json. */
export function readPictures(): Picture[] {
  return JSON.parse(readFileSync(new URL('pictures.json', import.meta.url), 'utf8')) as Picture[];
}

/** What is wrong with the wording of an alt text, or null. */
function altProblem(alt: string): string | null {
  if (alt.trim() === '') return 'has no alt text';
  if (alt.length > ALT_LENGTH.max)
    return `has an alt text of ${alt.length} characters, at most ${ALT_LENGTH.max}`;
  if (/^(an? )?(image|picture|photo|illustration|rendering) of/i.test(alt)) {
    return 'has an alt text that begins with what it is instead of what it shows';
  }
  return /[.!]$/.test(alt) ? null : 'has an alt text that is not a sentence';
}

/** What is wrong with the file of a finished picture. */
function fileProblems(picture: Picture, folder: string): string[] {
  const path = `${folder}${picture.file}`;
  if (!existsSync(path)) return ['is said to be ready, but its file is missing'];
  const found = webpSize(readFileSync(path));
  const problems: string[] = [];
  if (!found) problems.push('is not a WebP file');
  else if (found.width !== picture.width || found.height !== picture.height) {
    problems.push(
      `is ${found.width} × ${found.height} pixels, not ${picture.width} × ${picture.height} as declared`,
    );
  }
  const { by, with: own } = picture.recipe;
  if (found && by === 'product' && own?.['cut'] !== 'no' && !found.hasAlpha) {
    problems.push('is a product on an opaque ground, a box in the dark theme');
  }
  const bytes = statSync(path).size;
  if (bytes > LARGEST_PICTURE) problems.push(`has ${bytes} bytes, at most ${LARGEST_PICTURE}`);
  return problems;
}

/**
 * Everything that is wrong with the list and its files, one sentence each; an empty list when all is
 * well. `folder` ends with a slash; `largestSet` is in bytes, over all finished pictures.
 */
export function pictureProblems(
  pictures: readonly Picture[],
  folder = IMAGES,
  largestSet = LARGEST_SET,
): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  let total = 0;
  for (const picture of pictures) {
    const own: string[] = [];
    if (seen.has(picture.file)) own.push('is in the list twice');
    seen.add(picture.file);
    if (!picture.file.endsWith(`${picture.id}.webp`)) own.push(`has the file ${picture.file}, not its id`);
    if (!PICTURE_KINDS.includes(picture.kind)) own.push(`has the unknown kind ${picture.kind}`);
    const wording = altProblem(picture.alt);
    if (wording) own.push(wording);
    if (picture.ready) {
      own.push(...fileProblems(picture, folder));
      if (existsSync(`${folder}${picture.file}`)) total += statSync(`${folder}${picture.file}`).size;
    }
    problems.push(...own.map((problem) => `picture ${picture.id}: ${problem}`));
  }
  if (total > largestSet) problems.push(`the pictures have ${total} bytes together, at most ${largestSet}`);
  return problems;
}
