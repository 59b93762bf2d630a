/**
 * Contrast in a lit room, worked out in SI units instead of the calculator's feet: light from the lamp in
 * lux is lumens ÷ square meters, and a matte screen sends lamp, room and the projector's own black (a
 * thousandth of its white) back alike.
 */
import { allTexts, objectsOfType, type Check, type Seed } from './seed.ts';

const METERS_PER_INCH = 0.0254;
/** Black of a usual projector in the dark, as a share of its white. */
const OWN_BLACK = 1 / 1000;

/** Square meters of a 16:9 picture. @param diagonal in inches */
function area(diagonal: number): number {
  return ((diagonal * METERS_PER_INCH) ** 2 * 16 * 9) / (16 ** 2 + 9 ** 2);
}

function contrast(lumens: number, diagonal: number, lux: number): string {
  const lamp = lumens / area(diagonal);
  return Math.round((lamp + lux) / (lamp * OWN_BLACK + lux)).toLocaleString('en-US');
}

function lumensFor(ratio: number, diagonal: number, lux: number): string {
  const lamp = ((ratio - 1) * lux) / (1 - ratio * OWN_BLACK);
  return (Math.round((lamp * area(diagonal)) / 100) * 100).toLocaleString('en-US');
}

/** A sentence of the seed: where it stands, what it says in its groups, and what they must be. */
interface Statement {
  id: string;
  pattern: RegExp;
  expected: readonly string[];
}

const STATEMENTS: readonly Statement[] = [
  {
    id: 'article-how-to-choose-projector',
    pattern:
      /At 300 lux, [^.]*laser with 4,000 lumens in movie mode reaches on 100 inches only ([\d,]+) to 1\. A game needs about 15 to 1, which would take some ([\d,]+) lumens/,
    expected: [contrast(4000, 100, 300), lumensFor(15, 100, 300)],
  },
  {
    id: 'article-projector-vs-tv',
    pattern:
      /2,500 lumens on 100 inches\. At night with 1 lux at the screen, the picture reaches ([\d,]+) to 1\.[^.]*20 lux, it's ([\d,]+) to 1\.[^.]*300 lux, it's ([\d,]+) to 1/,
    expected: [contrast(2500, 100, 1), contrast(2500, 100, 20), contrast(2500, 100, 300)],
  },
  {
    id: 'article-brightness-guide',
    pattern:
      /80 lux at the screen,.*2,000-lumen projector reaches ([\d,]+) to 1\. A projector with 4,000 lumens gets you to ([\d,]+)\. Draw the curtains,.*20 lux the old projector reaches ([\d,]+)\./,
    expected: [contrast(2000, 100, 80), contrast(4000, 100, 80), contrast(2000, 100, 20)],
  },
  {
    id: 'article-brightness-guide',
    pattern:
      /4,000 lumens on 100 inches at 300 lux, you get ([\d,]+) to 1, and for 15 to 1 you'd need about ([\d,]+) lumens/,
    expected: [contrast(4000, 100, 300), lumensFor(15, 100, 300)],
  },
  {
    id: 'faq-daylight',
    pattern: /300 lux, even 4,000 lumens on 100 inches reach only ([\d,]+) to 1/,
    expected: [contrast(4000, 100, 300)],
  },
  {
    id: 'faq-projector-as-tv',
    pattern:
      /2,500 lumens on 100 inches, you get a contrast of ([\d,]+) to 1 with the blinds half closed and ([\d,]+) to 1 with the curtains open/,
    expected: [contrast(2500, 100, 80), contrast(2500, 100, 300)],
  },
  {
    id: 'ambiance-blackout-curtains',
    pattern:
      /2,000 lumens on 100 inches, you get a contrast of ([\d,]+) to 1 with the curtains open and ([\d,]+) to 1 with ordinary curtains drawn/,
    expected: [contrast(2000, 100, 300), contrast(2000, 100, 20)],
  },
];

function statementProblems(seed: Seed): string[] {
  const texts = allTexts(seed);
  return STATEMENTS.flatMap(({ id, pattern, expected }) => {
    const found = texts
      .filter(({ at }) => at.startsWith(`${id}.`))
      .map(({ text }) => pattern.exec(text))
      .find((match) => match !== null);
    if (!found) return [`${id}: no sentence matches ${pattern.source}; was it reworded?`];
    return expected.flatMap((value, place) =>
      found[place + 1] === value ? [] : [`${id}: says ${String(found[place + 1])}, not ${value}`],
    );
  });
}

interface Table {
  caption: string;
  rows: { cells: string[] }[];
}

const GUIDE = 'article-brightness-guide';

function tableProblems(seed: Seed): string[] {
  const tables = objectsOfType(seed.byId.get(GUIDE)?.['body'], 'dataTable') as unknown as Table[];
  const table = tables.find(({ caption }) => caption.endsWith('contrast: 2,000 lumens on 100 inches'));
  if (!table) return [`${GUIDE}: has no table of the contrast of 2,000 lumens on 100 inches`];
  return table.rows.flatMap(({ cells: [name = '', light = '', said = ''] }) => {
    const expected = `${contrast(2000, 100, Number(/^about ([\d.]+)$/.exec(light)?.[1]))} to 1`;
    return said === expected ? [] : [`${GUIDE}: "${name}" says ${said}, not ${expected}`];
  });
}

/** White against black in a lit room, in sentences and in the brightness guide's table. */
export const contrastFigures: Check = (seed) => [...statementProblems(seed), ...tableProblems(seed)];
