import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PageContent } from '../src/shared/content-api/page-content.ts';
import type { SiteContent } from '../src/shared/content-api/site-query.ts';
import { modelPicture, PICTURE_FONT } from './model-picture.ts';
import { contentHash, type AskedPage } from './page-renderer.ts';
import type { SitePage } from './site-pages.ts';
import { trueTypeOf } from './woff-font.ts';

const FONT = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff';

/** JPEG, because not all that read pictures on shared links know newer formats. */
const QUALITY = 84;

/** The picture of a page on shared links. */
export interface SharePicture {
  /** In the site's folder. */
  file: string;
  /** Of everything that it shows. */
  hash: string;
  make: () => Promise<Buffer>;
}

/** File of the picture of the page at a path, where it has one of its own. */
export function pictureFile(pagePath: string): string {
  return `share${pagePath}.jpg`;
}

function isModel(kind: SitePage['kind'], page: AskedPage['page']): page is PageContent<'projector'> {
  return kind === 'projector' && 'brand' in page;
}

let font: Promise<void> | undefined;

/** Where the font's file is kept; no build's folder has to clear it away. */
const FONT_FOLDER = fileURLToPath(new URL('../../node_modules/.cache/share-pictures', import.meta.url));

/** Makes the site's font known to what draws the pictures; it reads TrueType files alone. */
async function loadFont(): Promise<void> {
  const fontfile = path.join(FONT_FOLDER, 'share-font.ttf');
  const unfinished = `${fontfile}.${process.pid}`;
  await mkdir(FONT_FOLDER, { recursive: true });
  await writeFile(unfinished, trueTypeOf(await readFile(fileURLToPath(import.meta.resolve(FONT)))));
  await rename(unfinished, fontfile);
  await sharp({ text: { text: PICTURE_FONT, font: PICTURE_FONT, fontfile } })
    .png()
    .toBuffer();
}

/**
 * The picture of a page on shared links; null where it has none of its own. It's only drawn when `make`
 * is called, and need not be while its hash is what it was.
 */
export function sharePicture(
  { kind, path: pagePath }: SitePage,
  { page }: AskedPage,
  site: SiteContent,
): SharePicture | null {
  if (!isModel(kind, page)) return null;
  const svg = modelPicture(page, site?.brand ?? '');
  return {
    file: pictureFile(pagePath),
    hash: contentHash(svg),
    make: async () => {
      await (font ??= loadFont());
      return sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer();
    },
  };
}
