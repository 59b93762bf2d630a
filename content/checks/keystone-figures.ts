/** Pixels that keystone correction leaves, counted one by one instead of worked out by the formula of the texts. */
import { allTexts, type Check } from './seed.ts';

/** The lens that the texts work with. */
const RATIO = 1.2;
/** Pixels across the simulated chip; enough that the count has a whole percent right. */
const COLUMNS = 960;
const ROWS = (COLUMNS * 9) / 16;
/** Fewer sentences than this means that they were reworded and nothing was checked. */
const SENTENCES_MIN = 6;

const SENTENCE =
  /(?<degrees>\d+) degrees(?: of tilt| corrected by keystone leaves)?,?(?: it is)?(?: about)? (?<percent>\d+) percent/g;

interface Point {
  x: number;
  y: number;
}

/** Where the ray through a point of the chip meets the wall. The chip lies at distance 1 before the lens. */
function onWall(chip: Point, tilt: number): Point {
  const forward = Math.cos(tilt) - chip.y * Math.sin(tilt);
  const up = Math.sin(tilt) + chip.y * Math.cos(tilt);
  return { x: chip.x / forward, y: up / forward };
}

function percentLeft(degrees: number): number {
  const tilt = (degrees * Math.PI) / 180;
  const halfWidth = 1 / (2 * RATIO);
  const halfHeight = (halfWidth * 9) / 16;
  const corner = onWall({ x: halfWidth, y: -halfHeight }, tilt);
  const top = corner.y + (2 * corner.x * 9) / 16;
  let lit = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const pixel = {
        x: ((column + 0.5) / COLUMNS - 0.5) * 2 * halfWidth,
        y: ((row + 0.5) / ROWS - 0.5) * 2 * halfHeight,
      };
      const { x, y } = onWall(pixel, tilt);
      if (Math.abs(x) <= corner.x && y >= corner.y && y <= top) lit += 1;
    }
  }
  return Math.round((100 * lit) / (ROWS * COLUMNS));
}

/** What texts say about the pixels that are left after keystone correction. */
export const keystoneFigures: Check = (seed) => {
  const counted = new Map<number, number>();
  const problems: string[] = [];
  let found = 0;
  for (const { at, text } of allTexts(seed)) {
    if (!text.includes('pixels')) continue;
    for (const { groups, 0: words } of text.matchAll(SENTENCE)) {
      found += 1;
      const degrees = Number(groups?.['degrees']);
      const percent = counted.get(degrees) ?? percentLeft(degrees);
      counted.set(degrees, percent);
      if (Number(groups?.['percent']) !== percent)
        problems.push(`${at}: says "${words}", the count of pixels gives ${percent}`);
    }
  }
  if (found < SENTENCES_MIN)
    problems.push(`keystone: found in ${found} sentences, not at least ${SENTENCES_MIN}`);
  return problems;
};
