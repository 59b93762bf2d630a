import { inflateSync } from 'node:zlib';

/** A piece of text on a sheet, in points from its lower left corner. */
export interface PrintedText {
  /** The sheet, or a part of one, that it was drawn in. */
  sheet: number;
  x: number;
  /** Of its baseline. */
  y: number;
  size: number;
  glyphs: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** The drawings of a PDF as Chromium writes it: text of operators, one for each sheet or group. */
function drawings(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    try {
      const drawn = inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
      return /\bBT\b/.test(drawn) && /\bT[jJ]\b/.test(drawn) ? [drawn] : [];
    } catch {
      // A picture or a font.
      return [];
    }
  });
}

const OPERATION = /\[[^\]]*\]|<[0-9A-Fa-f]*>|\((?:\\.|[^\\)])*\)|[^\s[\]<>()]+/g;

/** All texts of a PDF that Chromium printed, with where they stand. */
export function printedTexts(pdf: Buffer): PrintedText[] {
  const found: PrintedText[] = [];
  for (const [sheet, drawn] of drawings(pdf).entries()) {
    let [matrix, line, size] = [IDENTITY, IDENTITY, 0];
    const kept: Matrix[] = [];
    let operands: string[] = [];
    const numbers = () => operands.slice(-6).map(Number) as unknown as Matrix;
    for (const [word] of drawn.matchAll(OPERATION)) {
      if (/^[[<(/]|^[-+.\d]/.test(word)) {
        operands.push(word);
        continue;
      }
      if (word === 'q') kept.push(matrix);
      else if (word === 'Q') matrix = kept.pop() ?? IDENTITY;
      else if (word === 'cm') matrix = times(numbers(), matrix);
      else if (word === 'Tf') size = Number(operands.at(-1));
      else if (word === 'BT') line = IDENTITY;
      else if (word === 'Tm') line = numbers();
      else if (word === 'Td')
        line = times([1, 0, 0, 1, ...operands.slice(-2).map(Number)] as unknown as Matrix, line);
      else if (word === 'Tj' || word === 'TJ') {
        const [, , c, d, x, y] = times(line, matrix);
        // Of two bytes each, or of one.
        const glyphs = Math.max(1, ((operands.at(-1) ?? '').match(/[0-9A-Fa-f]{4}/g) ?? []).length);
        found.push({ sheet, x, y, size: size * Math.hypot(c, d), glyphs });
      }
      operands = [];
    }
  }
  return found;
}

/** A glyph's width as a share of its size; narrow, so that neighbors in a row do not count. */
const NARROW = 0.35;

/** The longest run of baselines that can be too close, as a share of the size. */
const CLOSE = 0.7;

/** Pairs of texts that lie on each other: their baselines are closer than their letters are high. */
export function overprinted(texts: readonly PrintedText[]): [PrintedText, PrintedText][] {
  const end = ({ x, glyphs, size }: PrintedText) => x + glyphs * size * NARROW;
  const down = texts.toSorted((one, other) => one.sheet - other.sheet || one.y - other.y);
  const found: [PrintedText, PrintedText][] = [];
  for (const [place, one] of down.entries())
    for (let next = place + 1; next < down.length; next += 1) {
      const other = down[next];
      if (!other) break;
      const apart = other.y - one.y;
      if (one.sheet !== other.sheet || apart >= CLOSE * one.size) break;
      const meet = one.x < end(other) && other.x < end(one);
      if (meet && apart > 0.5 && apart < CLOSE * other.size) found.push([one, other]);
    }
  return found;
}
