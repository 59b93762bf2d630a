/** The figures in sentences, worked out again with the calculator's functions. */
import { footLamberts } from '@lumen-throw/throw/brightness';
import { imageSize } from '@lumen-throw/throw/image-size';
import { seatDistance, VIEWING_ANGLES } from '@lumen-throw/throw/seating';
import { throwDistance } from '@lumen-throw/throw/throw-distance';
import { fromInches } from '@lumen-throw/throw/units';
import { allTexts, type Check } from './seed.ts';

/** A way of putting figures into words: which numbers stand in it, and what the last ones must be. */
interface Phrase {
  what: string;
  pattern: RegExp;
  /** What the groups must say, from the groups themselves; undefined for those that are given. */
  expected: (given: number[]) => (string | undefined)[];
  /** The phrase must be found at least so often, or the check has lost its object. */
  min: number;
}

function width(diagonal: number): number {
  return imageSize(diagonal, '16:9').width;
}

function feet(inches: number): string {
  return fromInches(inches, 'ft').toFixed(1);
}

function white(lumens: number, diagonal: number): string {
  return Math.round(footLamberts({ lumens, gain: 1, diagonal, aspect: '16:9' })).toLocaleString('en-US');
}

const NUMBER = String.raw`([\d,]*\.?\d+)`;

const PHRASES: readonly Phrase[] = [
  {
    what: 'width of a screen',
    pattern: new RegExp(String.raw`${NUMBER}-inch screen(?: is|,) ${NUMBER} inches wide`, 'g'),
    expected: ([diagonal = 0]) => [undefined, width(diagonal).toFixed(1)],
    min: 2,
  },
  {
    what: 'width and height of a picture',
    pattern: new RegExp(
      String.raw`${NUMBER}(?: inches|-inch television) is ${NUMBER} inches wide and ${NUMBER} high`,
      'g',
    ),
    expected: ([diagonal = 0]) => [
      undefined,
      width(diagonal).toFixed(1),
      imageSize(diagonal, '16:9').height.toFixed(1),
    ],
    min: 2,
  },
  {
    what: 'foot-lamberts of lumens on a size',
    pattern: new RegExp(
      String.raw`${NUMBER} (?:ANSI )?lumens (?:on|at) ${NUMBER} inches (?:are|gives?|comes? to) ${NUMBER} foot-lamberts`,
      'g',
    ),
    expected: ([lumens = 0, diagonal = 0]) => [undefined, undefined, white(lumens, diagonal)],
    min: 5,
  },
  {
    what: 'seats for 30 and 40 degrees',
    pattern: new RegExp(
      String.raw`${NUMBER} inches (?:that's|the good seats are) (?:between )?${NUMBER} (?:feet[^.]*? )?(?:and|to) ${NUMBER} feet`,
      'g',
    ),
    expected: ([diagonal = 0]) => [
      undefined,
      feet(seatDistance(width(diagonal), VIEWING_ANGLES.thxBest)),
      feet(seatDistance(width(diagonal), VIEWING_ANGLES.smpteLeast)),
    ],
    min: 2,
  },
  {
    what: 'distance of a short throw lens',
    pattern: new RegExp(String.raw`0\.5 (?:it )?fills 100 inches from ${NUMBER} feet`, 'g'),
    expected: () => [feet(throwDistance({ min: 0.5, max: 0.5 }, 100, '16:9').min)],
    min: 2,
  },
  {
    what: 'life of a lamp',
    pattern: new RegExp(
      String.raw`[Ll]amps? (?:is rated for|are rated for|runs for|gives|last|after) ${NUMBER} to ${NUMBER} hours`,
      'g',
    ),
    expected: () => ['2,000', '5,000'],
    min: 4,
  },
  {
    what: 'life of a laser',
    pattern: new RegExp(String.raw`[Ll]aser[^.]{0,40}? (?:lasts?|light) ${NUMBER} to ${NUMBER}`, 'g'),
    expected: () => ['20,000', '30,000'],
    min: 2,
  },
  {
    what: 'lumens of a dark room and of a living room',
    pattern: new RegExp(
      String.raw`dark room (?:takes|is content with)? ?${NUMBER} to ${NUMBER}[^]{0,60}?living room[^.]*? ${NUMBER} to ${NUMBER}`,
      'g',
    ),
    expected: () => ['1,000', '2,000', '2,000', '3,000'],
    min: 3,
  },
  {
    what: 'electricity of a year at two hours an evening',
    pattern:
      /average of (\d+) cents per kilowatt-hour[^$]*?(\d+) watts (?:come to|cost) about \$(\d+) a year/g,
    expected: ([cents = 0, watts = 0]) => [
      undefined,
      undefined,
      Math.round((cents * watts * 2 * 365) / 1000 / 100).toString(),
    ],
    min: 2,
  },
  {
    what: 'price of the lowest class',
    pattern: /\$(\d+) to \$300/g,
    expected: () => ['100'],
    min: 3,
  },
  {
    what: 'price of the middle class',
    pattern: /\$300 to \$(\d+)/g,
    expected: () => ['800'],
    min: 3,
  },
];

function check(phrase: Phrase, texts: ReturnType<typeof allTexts>): string[] {
  let found = 0;
  const problems: string[] = [];
  for (const { at, text } of texts) {
    for (const match of text.matchAll(phrase.pattern)) {
      found += 1;
      const said = match.slice(1);
      const expected = phrase.expected(said.map((number) => Number(number.replaceAll(',', ''))));
      const wrong = expected.findIndex((value, place) => value !== undefined && value !== said[place]);
      if (wrong >= 0)
        problems.push(`${at}: "${match[0]}" says ${said[wrong]}, not ${String(expected[wrong])}`);
    }
  }
  if (found < phrase.min) {
    problems.push(`${phrase.what}: found in ${found} texts, not at least ${phrase.min}; was it reworded?`);
  }
  return problems;
}

/** Widths, distances, seats, foot-lamberts and the specification's own figures, in running text. */
export const sentenceFigures: Check = (seed) => {
  const texts = allTexts(seed);
  return PHRASES.flatMap((phrase) => check(phrase, texts));
};
