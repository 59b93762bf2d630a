import { expect, test } from 'vitest';
import { measureProse, sentencesOf } from '../checks/prose-measures.ts';
import { BANNED, STIFF, TICS } from '../checks/prose-patterns.ts';
import { PROSE_LIMITS, prose, proseTable, proseTexts } from '../checks/prose.ts';
import { seedOf } from '../checks/seed.ts';
import { seedDocuments } from '../source/index.ts';
import { findings, firstParagraph } from './seed-copy.ts';

const CHOOSE = 'article-how-to-choose-projector';

/** Sentences from the seed, or in its style, with an editor's correction. */
const REWRITES: readonly (readonly [written: string, rewritten: string])[] = [
  ['On the other side, a new lamp helps.', 'On the other hand, a new lamp helps.'],
  ['We correct it and date the page anew.', 'We correct it and update the date.'],
  ['It gets colder than you think at ten.', "By ten o'clock it's colder than you expect."],
  ['Nobody thinks about the projector any more.', 'You no longer think about the projector.'],
  ['Leave the rest to a workshop.', 'Leave the rest to a repair shop.'],
  ['It fits the other way round.', 'It fits the other way around.'],
  ['What to do when the wind gets up.', 'What to do when the wind picks up.'],
  ['The one that comes along.', 'The one you take anywhere.'],
  ['Do the sum before the movie.', 'Do the math before the movie.'],
  ['Let us watch something.', "Let's watch something."],
  ['Before a film on a linen sheet.', 'Before a movie on a linen sheet.'],
  ['Films are soft on purpose.', 'Movies are soft on purpose.'],
  ['Sport with the curtains open.', 'Sports with the curtains open.'],
  ['A speaker makes half of the evening.', 'A speaker makes half the evening.'],
  ['Measured in a way that two makers share.', 'Measured by one method every maker follows.'],
  ['Use the input that is marked so.', 'Use the port labeled eARC.'],
  ['A dark room is content with 1,000 lumens.', '1,000 lumens is enough for a dark room.'],
  ['The lens shift speaks for it.', 'The lens shift is in its favor.'],
  ['It has three heat steps.', 'It has three heat settings.'],
  ['And at last wipe the lens.', 'And only then wipe the lens.'],
  ['The projector wants a dark room.', 'The projector needs a dark room.'],
  ['How long may an HDMI cable be?', 'How long can an HDMI cable be?'],
  ['It stands in their logs.', 'It appears in their server logs.'],
  ['The question whether to go inside.', 'The question of whether to go inside.'],
  ['The technique of expensive projectors.', 'The technology of expensive projectors.'],
  ['Read the data sheet.', 'Read the spec sheet.'],
  ['80 inches are plenty.', '80 inches is plenty.'],
  ['Utilize a cable in order to connect.', 'Use a cable to connect.'],
  ['Lastly, look at the fan.', 'Then look at the fan.'],
];

test.each(BANNED.map(({ pattern, advice }) => [pattern, advice] as const))(
  'reports unidiomatic wording: %s',
  (pattern) => {
    expect(REWRITES.filter(([written]) => pattern.test(written))).not.toEqual([]);
    expect(REWRITES.filter(([, rewritten]) => pattern.test(rewritten))).toEqual([]);
  },
);

test.each(REWRITES)('"%s" fails in a guide, "%s" does not', (written, rewritten) => {
  const withText = (text: string): string[] =>
    findings('prose', CHOOSE, (guide) => {
      guide['description'] = text;
    });
  expect(withText(written)).toContainEqual(expect.stringContaining(`${CHOOSE}.description: "`));
  expect(withText(rewritten)).toEqual([]);
});

test.each(TICS.map(({ pattern }, index) => [pattern, index] as const))(
  'counts overused patterns: %s',
  (_pattern, index) => {
    const worn = [
      'Nobody asks.',
      'Somebody asks.',
      "That's why we ask.",
      'A tenth of the light.',
      "A hand's width of air.",
      "It doesn't mind the rain.",
      'It lights the wall, not the screen.',
      'Look for native rather than dynamic.',
      "That's the right one.",
      'As long as it is dark.',
    ][index];
    expect(measureProse([worn ?? '']).tics).toBeGreaterThan(0);
    expect(measureProse(['It is dark, and the movie starts at nine.']).tics).toBe(0);
  },
);

test('counts forms that a native writer would contract, but not contracted ones', () => {
  expect('You will not see it, and it is not there.'.match(STIFF)).not.toBeNull();
  expect("You won't see it, and it isn't there.".match(STIFF)).toBeNull();
});

test('does not split sentences at figures, abbreviations and quotes', () => {
  expect(
    sentencesOf('The U.S. Congress met. It took 1.2 hours. Rec. 709 is narrow. "Stop." It did.'),
  ).toEqual(['The U.S. Congress met.', 'It took 1.2 hours.', 'Rec. 709 is narrow.', '"Stop."', 'It did.']);
});

function lengthened(text: string): string[] {
  return findings('prose', CHOOSE, (guide) => {
    firstParagraph(guide).text = text;
  });
}

test('names the place of a sentence with more words than the limit', () => {
  const sentence = `It goes on ${'and on '.repeat(20)}to the end.`;
  expect(lengthened(sentence)).toEqual([
    expect.stringMatching(/^article-how-to-choose-projector\.body\[0\]: a sentence of 46 words, "It goes on/),
  ]);
});

test.each([
  ['times "that"', 'It knows that that is that. '.repeat(20)],
  ['tics', 'Nobody asks anybody. Someone might. '.repeat(10)],
  ['forms without contraction', 'It is not dark. You do not see it. '.repeat(10)],
  [
    'words in a sentence, on average',
    `${'The lamp is bright and the room is white and '.repeat(3)}so on. `.repeat(60),
  ],
])('reports a guide with too many %s', (what, text) => {
  expect(lengthened(text.trim())).toContainEqual(
    expect.stringMatching(new RegExp(`^${CHOOSE}: has [\\d.]+ ${what}`)),
  );
});

test('reports a guide whose paragraphs all end with a short line', () => {
  const found = findings('prose', CHOOSE, (guide) => {
    const body = guide['body'];
    if (!Array.isArray(body)) throw new TypeError('the guide has no body');
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      body.push({
        _type: 'block',
        style: 'normal',
        children: [
          {
            _type: 'span',
            text: `Lamps fade over the years, number ${number}. Lasers fade, too, but slowly. Buy one.`,
          },
        ],
      });
    }
  });
  expect(found).toContainEqual(expect.stringContaining('percent of its paragraphs ending on five words'));
});

test('the table has a row for each text, followed by the limits', () => {
  const seed = seedOf(seedDocuments);
  const table = proseTable(seed);
  expect(table).toHaveLength(proseTexts(seed).length + 2);
  expect(table.filter((line) => line.startsWith('article-'))).toHaveLength(9);
  expect(table.at(-1)).toContain(String(PROSE_LIMITS.longestSentence));
});

test('fails when the guides have no running text', () => {
  const seed = seedOf([{ _id: 'article-empty', _type: 'article', title: 'Empty' }]);
  expect(prose(seed)).toEqual(['no running text was recognized']);
});
