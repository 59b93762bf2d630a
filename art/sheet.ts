/** Builds .local/art/sheet.html: every picture with its id, size, weight and alt text, in one file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMAGES, PICTURE_KINDS, pictureProblems, readPictures, type Picture } from '../content/pictures/catalog.ts';

const TARGET = fileURLToPath(new URL('../.local/art/sheet.html', import.meta.url));

const STYLE = `
  body { margin: 2rem; font: 15px/1.45 system-ui, sans-serif; color: #1c2233; background: #f7f4ee }
  section { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)) }
  figure { margin: 0 } img { width: 100%; height: auto; border-radius: 6px; background: #ddd }
  figcaption { margin-top: .4rem } b { display: block } small { color: #566; display: block }
  .planned { border: 1px dashed #99a; border-radius: 6px; padding: 1rem }`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function figure(picture: Picture): string {
  const alt = escape(picture.alt);
  const path = `${IMAGES}${picture.file}`;
  if (!existsSync(path)) {
    return `<figure class="planned"><figcaption><b>${picture.id}</b>${alt}<small>planned</small></figcaption></figure>`;
  }
  const bytes = readFileSync(path);
  const size = `${picture.width} × ${picture.height}, ${Math.round(bytes.length / 1024)} KB${picture.ready ? '' : ', not yet ready'}`;
  return `<figure><img loading="lazy" width="${picture.width}" height="${picture.height}" alt="${alt}" src="data:image/webp;base64,${bytes.toString('base64')}"><figcaption><b>${picture.id}</b>${alt}<small>${size}</small></figcaption></figure>`;
}

const pictures = readPictures();
const sections = PICTURE_KINDS.map((kind) => {
  const own = pictures.filter((picture) => picture.kind === kind);
  return `<h2>${kind} (${own.length})</h2><section>${own.map(figure).join('')}</section>`;
});
const ready = pictures.filter((picture) => picture.ready).length;
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(
  TARGET,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style><h1>${ready} of ${pictures.length} pictures</h1>${sections.join('')}</html>`,
);
console.log(TARGET);
for (const problem of pictureProblems(pictures)) console.log(problem);
