import type { PageContent } from '../src/shared/content-api/page-content.ts';
import { keyFigures, TOP_FIELDS } from '../src/features/projectors/key-figures.ts';
import { MODEL_PICTURE } from '../src/features/projectors/model/share-image.ts';
import { cabinetSize, lensPlace, type CabinetFacts } from '../src/features/projectors/cabinet-size.ts';
import { kindTitle } from '../src/shared/projectors/best-figures.ts';
import { FACT_TEXTS } from '../src/shared/projectors/fact-texts.ts';
import { listedFacts } from '../src/shared/projectors/listed-facts.ts';
import { xmlText } from './xml.ts';

/** The site's night, whose tokens are for browsers only. */
const COLOR = { ground: '#0f0e1a', ink: '#f4efe7', soft: '#b6b0c6', line: '#2b2942', glow: '#ffb35c' };

/** Family of the font that the picture is written in. */
export const PICTURE_FONT = 'Instrument Serif';

const EDGE = 64;
/** Where the name ends and the drawing begins, and where the figures begin. */
const DRAWING = { left: 716, shelf: 380, perInch: 18 };
const FIGURES = { top: 446, count: 3, column: 364 };
const NAME = { sizes: [104, 88, 74, 60], height: 230, middle: 250 };

/** Width of a text, a little more than the font needs: its capitals and digits are wider than the rest. */
function widthOf(text: string, size: number): number {
  const wide = text.match(/[A-Z0-9MWmw]/g)?.length ?? 0;
  return size * (0.4 * (text.length - wide) + 0.53 * wide);
}

function linesOf(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function text(words: string, x: number, y: number, size: number, color: string, end = false): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${end ? ' text-anchor="end"' : ''}>${xmlText(words)}</text>`;
}

/** The name in as few and as large lines as fit beside the drawing. */
function nameText(name: string): string {
  const width = DRAWING.left - EDGE;
  const fits = NAME.sizes.find((each) => {
    const lines = linesOf(name, each, width);
    return lines.length * each <= NAME.height && lines.every((line) => widthOf(line, each) <= width);
  });
  const size = fits ?? NAME.sizes.at(-1) ?? 0;
  const lines = linesOf(name, size, width).slice(0, Math.floor(NAME.height / size));
  const top = NAME.middle - ((lines.length - 1) * size) / 2 + size * 0.36;
  return lines.map((line, index) => text(line, EDGE, top + index * size, size, COLOR.ink)).join('');
}

function figureText(name: string, value: string, index: number): string {
  const x = EDGE + index * FIGURES.column;
  const size = Math.min(48, (48 * (FIGURES.column - 16)) / widthOf(value, 48));
  return text(name, x, FIGURES.top + 44, 28, COLOR.soft) + text(value, x, FIGURES.top + 108, size, COLOR.ink);
}

/** The front of its cabinet on a shelf, at the size that the page draws it. */
function cabinet(facts: CabinetFacts): string {
  const { kind } = facts;
  const size = cabinetSize(facts);
  const [width, height] = [size.width * DRAWING.perInch, size.height * DRAWING.perInch];
  const middle = (DRAWING.left + MODEL_PICTURE.width) / 2;
  const [left, top] = [middle - width / 2, DRAWING.shelf - height];
  const isUltraShort = kind === 'ultraShortThrow';
  const place = lensPlace(kind, size);
  const x = isUltraShort ? middle : left + place.x * DRAWING.perInch;
  const y = isUltraShort ? top : top + place.y * DRAWING.perInch;
  const lens = place.radius * DRAWING.perInch;
  const opening = isUltraShort
    ? `<path d="M${x - width * 0.18} ${top + 8}h${width * 0.36}v14h-${width * 0.36}z" fill="${COLOR.glow}"/>`
    : `<circle cx="${x}" cy="${y}" r="${lens * 1.3}" fill="${COLOR.ground}" stroke="${COLOR.soft}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${lens}" fill="${COLOR.glow}"/>`;
  return [
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="330"><stop offset="0" stop-color="${COLOR.glow}" stop-opacity="0.55"/><stop offset="0.5" stop-color="${COLOR.glow}" stop-opacity="0.14"/><stop offset="1" stop-color="${COLOR.glow}" stop-opacity="0"/></radialGradient>`,
    `<rect width="${MODEL_PICTURE.width}" height="${FIGURES.top}" fill="url(#glow)"/>`,
    `<path d="M${DRAWING.left} ${DRAWING.shelf}H${MODEL_PICTURE.width}" stroke="${COLOR.soft}" stroke-width="3"/>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${Math.min(16, height / 5)}" fill="${COLOR.line}" stroke="${COLOR.soft}" stroke-width="3"/>`,
    opening,
  ].join('');
}

/**
 * The picture that stands for a model on shared links, as SVG: its name, its kind, its cabinet, and the
 * first three of its main figures that are known.
 */
export function modelPicture(projector: PageContent<'projector'>, brand: string): string {
  const facts = listedFacts(projector);
  const light = facts.light.rated ?? facts.light.measured;
  const known = keyFigures(projector, facts, TOP_FIELDS)
    .flatMap(({ field, name, value }) => {
      if (value === null) return [];
      const whose = field === 'brightness' && light ? FACT_TEXTS.evidence[light.kind] : null;
      return [{ name: whose ? `${name}, ${whose}` : name, value }];
    })
    .slice(0, FIGURES.count);
  const { width, height } = MODEL_PICTURE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${PICTURE_FONT}, Georgia, serif">`,
    `<rect width="${width}" height="${height}" fill="${COLOR.ground}"/>`,
    cabinet({ ...facts, kind: projector.kind }),
    text(kindTitle(projector.kind), EDGE, 92, 34, COLOR.glow),
    text(brand, width - EDGE, 92, 34, COLOR.soft, true),
    nameText(facts.name),
    `<path d="M${EDGE} ${FIGURES.top}H${width - EDGE}" stroke="${COLOR.line}" stroke-width="3"/>`,
    ...known.map(({ name, value }, index) => figureText(name, value, index)),
    '</svg>',
  ].join('');
}
