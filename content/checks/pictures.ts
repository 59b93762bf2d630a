import { pictureProblems, readPictures } from '../pictures/catalog.ts';
import { isPageType } from '@lumen-throw/domain/editing-addresses';
import type { SeedDocument } from '../source/document.ts';
import { objectsOfType, ofType, type Check, type Seed } from './seed.ts';

const PREFIX = 'image@file://./images/';

/** Files of the list that are ready. */
function readyFiles(): Set<string> {
  return new Set(
    readPictures()
      .filter(({ ready }) => ready)
      .map(({ file }) => file),
  );
}

/** What is wrong with the pictures of a document: each has a file of the list. */
function ownProblems(at: string, document: unknown, ready: ReadonlySet<string>): string[] {
  return [...objectsOfType(document, 'picture'), ...objectsOfType(document, 'figure')].flatMap((picture) => {
    const file = String(picture['_sanityAsset']).replace(PREFIX, '');
    const problems: string[] = [];
    if (!ready.has(file))
      problems.push(`shows ${file}, which content/pictures/pictures.json does not have ready`);
    return problems.map((problem) => `${at}: ${problem}`);
  });
}

interface Reference {
  _ref: string;
}

/** The lists of products that stand together on one page, by what they are called. */
function shelves(seed: Seed): [name: string, products: string[]][] {
  const categories = ofType(seed, 'accessoryCategory').map(({ _id }): [string, string[]] => [
    _id,
    ofType(seed, 'product')
      .filter((product) => (product['category'] as Reference | undefined)?._ref === _id)
      .map((product) => product._id),
  ]);
  const pages = ofType(seed, 'ambiancePage').map(({ _id, shelves: groups }): [string, string[]] => [
    _id,
    (groups as { products: Reference[] }[]).flatMap(({ products }) => products.map(({ _ref }) => _ref)),
  ]);
  const rows = objectsOfType(seed.byId.get('homePage'), 'productShowcase').map(
    ({ _key, products }): [string, string[]] => [
      `homePage ${String(_key)}`,
      (products as Reference[]).map(({ _ref }) => _ref),
    ],
  );
  return [...categories, ...pages, ...rows];
}

function fileOf(seed: Seed, id: string): string | null {
  const image = seed.byId.get(id)?.['image'] as { _sanityAsset?: string } | undefined;
  return image?._sanityAsset ?? null;
}

/** Products that stand together and share a picture look like the same thing twice. */
function twins(seed: Seed): string[] {
  return shelves(seed).flatMap(([name, products]) => {
    const seen = new Map<string, string>();
    return products.flatMap((id) => {
      const file = fileOf(seed, id);
      if (!file) return [];
      const other = seen.get(file);
      seen.set(file, id);
      return other ? [`${name}: ${other} and ${id} show the same picture`] : [];
    });
  });
}

/** A new site shows no drawing in place of a product; only an editor may leave a picture for later. */
function withoutPicture(seed: Seed): string[] {
  return ofType(seed, 'product')
    .filter(({ _id }) => fileOf(seed, _id) === null)
    .map(({ _id }) => `${_id}: has no picture`);
}

interface Shown {
  _type: string;
  _sanityAsset?: string;
  image?: Shown;
}

/** The file that stands for a page when somebody shares it, or null. */
function sharedFile(document: SeedDocument): string | null {
  const banner = (document['sections'] as Shown[] | undefined)?.find(({ _type }) => _type === 'introBanner');
  const picture = (document['cover'] ?? document['image'] ?? banner?.image) as Shown | undefined;
  return picture?._sanityAsset ?? null;
}

/** Pages that look the same when they are shared, or like nothing in particular. */
function sharedAlike(seed: Seed): string[] {
  const seen = new Map<string, string>();
  const pages = seed.documents
    // A real model and an author have no picture that is ours; their pages are shared with the site's own.
    .filter(({ _type }) => isPageType(_type) && _type !== 'projector' && _type !== 'author')
    .map(({ _id, ...rest }) => ({
      name: _id,
      file: sharedFile({ _id, ...rest }),
    }));
  const settings = seed.byId.get('siteSettings');
  const gallery = (settings?.['galleryImage'] as Shown | undefined)?._sanityAsset ?? null;
  return [...pages, { name: 'the gallery', file: gallery }].flatMap(({ name, file }) => {
    if (!file) return [`${name}: has no picture for shared links`];
    const other = seen.get(file);
    seen.set(file, name);
    return other ? [`${other} and ${name} are shared with the same picture`] : [];
  });
}

/** Pictures of the seed, and the list that they come from. */
export const pictures: Check = (seed) => {
  const ready = readyFiles();
  return [
    ...pictureProblems(readPictures()),
    ...seed.documents.flatMap((document) => ownProblems(document._id, document, ready)),
    ...twins(seed),
    ...withoutPicture(seed),
    ...sharedAlike(seed),
  ];
};
