import { describe, expect, it } from 'vitest';
import { LARGEST_SET, pictureProblems, readPictures, type Picture } from '../pictures/catalog.ts';

const pictures = readPictures();

/** A finished picture whose file exists, with some properties replaced. */
function finished(changes: Partial<Picture>): Picture {
  const found = pictures.find((picture) => picture.id === 'hero-backyard');
  if (!found) throw new Error('hero-backyard is not in pictures.json');
  return { ...found, ready: true, ...changes };
}

describe('the list of pictures', () => {
  it('passes the checks of alt texts, files, sizes and total weight', () => {
    expect(pictureProblems(pictures)).toEqual([]);
  });

  it('covers what the pages need', () => {
    const ready = (kind: Picture['kind']) =>
      pictures.filter((picture) => picture.kind === kind && picture.ready).length;
    expect(ready('hero')).toBeGreaterThanOrEqual(4);
    expect(ready('cover')).toBeGreaterThanOrEqual(9);
    expect(ready('product')).toBeGreaterThanOrEqual(40);
    expect(new Set(pictures.filter((p) => p.kind === 'setup').map((p) => p.alt)).size).toBe(
      pictures.filter((p) => p.kind === 'setup').length,
    );
  });
});

describe('the picture check', () => {
  it.each([
    ['an empty alt text', { alt: ' ' }, 'has no alt text'],
    ['an alt text that is too long', { alt: `${'a'.repeat(180)}.` }, 'of 181 characters, at most 180'],
    ['an alt text that begins with "Image of"', { alt: 'Image of a lawn.' }, 'begins with what it is'],
    ['an alt text that is not a sentence', { alt: 'lawn' }, 'not a sentence'],
    ['a size other than declared', { width: 1599 }, 'is 1600 × 1000 pixels, not 1599 × 1000'],
    ['a missing file', { id: 'nowhere', file: 'nowhere.webp' }, 'its file is missing'],
    ['a file that is not named after its id', { id: 'other' }, 'not its id'],
  ])('reports %s', (_, changes, message) => {
    expect(pictureProblems([finished(changes)]).join('\n')).toContain(message);
  });

  it('reports a duplicate file', () => {
    expect(pictureProblems([finished({}), finished({})]).join('\n')).toContain('in the list twice');
  });

  it('reports a set over the weight limit', () => {
    expect(pictureProblems([finished({})], undefined, 1000).join('\n')).toContain('together, at most 1000');
    expect(LARGEST_SET).toBeLessThanOrEqual(40_000_000);
  });

  it('reports a product on an opaque ground, unless the ground belongs to its picture', () => {
    const recipe: Picture['recipe'] = { by: 'product', name: 'chair', grade: 'studio' };
    expect(pictureProblems([finished({ recipe })]).join('\n')).toContain('on an opaque ground');
    const kept = finished({ recipe: { ...recipe, with: { cut: 'no' } } });
    expect(pictureProblems([kept])).toEqual([]);
  });

  it('does not require the file of a planned picture', () => {
    expect(pictureProblems([finished({ id: 'later', file: 'later.webp', ready: false })])).toEqual([]);
  });
});
