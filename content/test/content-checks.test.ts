import { expect, test } from 'vitest';
import { CONTENT_CHECKS } from '../checks/content-checks.ts';
import { allTexts, seedOf } from '../checks/seed.ts';
import { seedDocuments } from '../source/index.ts';
import { blockWith, findings, findingsWithout, firstParagraph, tableWith } from './seed-copy.ts';

const PLACEMENT = 'article-projector-placement-guide';
const CHOOSE = 'article-how-to-choose-projector';

test.each(Object.entries(CONTENT_CHECKS))(
  'the seed passes: %s [1-13 2.3-41 2.4-4 2.4-15 2.6-2 2.6-6..12 2.6-14 2.7-5 2.8-5 2.8-8 2.9-6..8 2.9-15 2.10-5 3-31 3-32 3-37 9-15 9-17 9-25..29]',
  (_name, check) => {
    expect(check(seedOf(seedDocuments))).toEqual([]);
  },
);

test('reports a missing screen [2.8-1]', () => {
  expect(findingsWithout('counts', 'product-screen-tripod')).toEqual(['there are 7 screens, not 8']);
});

test('names a missing term of the specification [2.11-11]', () => {
  expect(findingsWithout('counts', 'term-input-lag')).toEqual(['the glossary has no term "input lag"']);
});

test('reports a fifth painting accessory [2.9-19]', () => {
  const found = findings('counts', 'ambiance-wall-paint', (page) => {
    const [, accessories] = page['shelves'] as { products: unknown[] }[];
    accessories?.products.push(accessories.products[0]);
  });
  expect(found).toEqual(['there are 5 painting accessories, not 4']);
});

test('reports a description that search results would cut off', () => {
  const found = findings('lengths', CHOOSE, (guide) => {
    guide['description'] = 'x'.repeat(161);
  });
  expect(found).toEqual([`${CHOOSE}.description: has 161 characters, not 50 to 160`]);
});

test('reports a guide that lost a third of its text', () => {
  const found = findings('guides', CHOOSE, (guide) => {
    const body = guide['body'] as unknown[];
    guide['body'] = body.slice(0, Math.ceil((body.length * 2) / 3));
  });
  expect(found).toContainEqual(expect.stringContaining('not at least 1200'));
});

test("counts a projector's figure as the words that readers see", () => {
  const seed = seedOf(seedDocuments);
  const said = allTexts(seed).filter(({ text }) => text.includes('XGIMI Horizon 20 Max, is 3,500 lm. By'));
  expect(said.map(({ at }) => at)).toEqual([
    expect.stringMatching(/^article-portable-vs-home-theater\.body/),
  ]);
});

test("does not count words in tables and boxes toward a guide's length", () => {
  const found = findings('guides', CHOOSE, (guide) => {
    guide['body'] = [
      { _type: 'callout', title: 'Long', text: 'word '.repeat(2000) },
      { _type: 'dataTable', caption: 'Long', columns: ['a'], rows: [{ cells: ['word '.repeat(100)] }] },
    ];
  });
  expect(found).toContainEqual(`${CHOOSE}: has 0 words of running text, not at least 1200`);
});

test('reports a table column without a heading', () => {
  const found = findings('guides', CHOOSE, (guide) => {
    const table = (guide['body'] as { columns?: string[] }[]).find(({ columns }) => columns);
    table?.columns?.splice(0, 1, '');
  });
  expect(found).toEqual([`${CHOOSE}: has a table "Brightness by room" with a column without a heading`]);
});

test('names a topic that no question covers [2.6-13]', () => {
  const found = findings('guides', 'faq-no-sound', (faq) => {
    faq['question'] = 'Why is it quiet?';
  });
  expect(found).toEqual(['no guide answers a question about no sound']);
});

test("reports a distance in a table that differs from the calculator's", () => {
  const found = findings('figures of tables', PLACEMENT, (guide) => {
    const row = tableWith(guide, 'Distance from lens to screen').find(({ cells }) =>
      cells[0]?.startsWith('Portable'),
    );
    row?.cells.splice(2, 1, '8.8 ft');
  });
  expect(found).toEqual([expect.stringContaining('says 8.8 ft, the calculator 8.7 ft')]);
});

test("reports foot-lamberts in a table that differ from the calculator's", () => {
  const found = findings('figures of tables', 'article-brightness-guide', (guide) => {
    tableWith(guide, 'before losses')[0]?.cells.splice(1, 1, '27');
  });
  expect(found).toEqual([expect.stringContaining('says 27, the calculator 26')]);
});

test("fails when the figures of a table can't be recognized", () => {
  const found = CONTENT_CHECKS['figures of tables']?.(seedOf([]));
  expect(found).toEqual(['only 0 cells of tables were recognized as figures']);
});

const BACKYARD = 'article-best-portable-projectors-backyard-2025';

test.each([
  ['a glossary term', 'term-keystone-correction', 'definition', '91 percent', '93 percent'],
  ['an answer, at the other angle', 'faq-keystone', 'answer', '82 percent', '79 percent'],
])('reports a wrong number of pixels after keystone correction: %s', (_name, id, field, from, to) => {
  const found = findings('figures of keystone', id, (document) => {
    const before = String(document[field]);
    document[field] = before.replace(from, to);
    expect(document[field]).not.toBe(before);
  });
  expect(found).toEqual([expect.stringContaining(`the count of pixels gives ${from.slice(0, 2)}`)]);
});

test("fails when keystone sentences can't be recognized", () => {
  expect(CONTENT_CHECKS['figures of keystone']?.(seedOf([]))).toEqual([
    'keystone: found in 0 sentences, not at least 6',
  ]);
});

test('reports light at dusk that differs from the sky model', () => {
  const found = findings('figures of dusk', BACKYARD, (guide) => {
    tableWith(guide, 'at dusk in June')[2]?.cells.splice(1, 1, 'about 11 lux');
  });
  expect(found).toContain(
    `${BACKYARD}: "20 minutes later": says 11 lux 20 minutes after sunset, Circular 171 24`,
  );
});

test('reports a contrast at dusk that does not follow from its light', () => {
  const found = findings('figures of dusk', BACKYARD, (guide) => {
    tableWith(guide, 'at dusk in June')[2]?.cells.splice(2, 1, '29 to 1');
  });
  expect(found).toEqual([`${BACKYARD}: "20 minutes later" says 29 to 1, not 12 to 1`]);
});

test('reports wrong light at dusk in a sentence, also when reworded', () => {
  const sentence = 'minutes still leave 13 lux';
  const wrong = findings('figures of dusk', BACKYARD, (guide) => {
    const block = blockWith(guide, sentence);
    block.text = block.text.replace(sentence, 'minutes still leave 3 lux');
  });
  expect(wrong).toEqual([expect.stringContaining('says 3 lux 30 minutes after sunset, Circular 171 11')]);
  const reworded = findings('figures of dusk', BACKYARD, (guide) => {
    const block = blockWith(guide, sentence);
    block.text = block.text.replace(sentence, 'minutes are not enough');
  });
  expect(reworded).toEqual([expect.stringContaining('was it reworded?')]);
});

test.each([
  ['a sentence', 'faq-daylight', 'answer', 'reach only 6 to 1', 'reach only 8 to 1', 'says 8, not 6'],
  ['a rewording', 'faq-daylight', 'answer', 'reach only 6 to 1', 'hardly show', 'was it reworded?'],
])(
  'reports a contrast that does not follow from its light in SI units: %s',
  (_name, id, field, from, to, problem) => {
    const found = findings('figures of contrast', id, (document) => {
      const before = String(document[field]);
      document[field] = before.replace(from, to);
      expect(document[field]).not.toBe(before);
    });
    expect(found).toEqual([expect.stringContaining(problem)]);
  },
);

test('reports a contrast in the table that does not follow from its lux', () => {
  const found = findings('figures of contrast', 'article-brightness-guide', (guide) => {
    tableWith(guide, 'What the room leaves')[4]?.cells.splice(2, 1, '5 to 1');
  });
  expect(found).toEqual(['article-brightness-guide: "By day, curtains open" says 5 to 1, not 3 to 1']);
});

test('reports a pole that does not reach from the ceiling to the mount', () => {
  const found = findings('figures of the pole', PLACEMENT, (guide) => {
    const box = (guide['body'] as { title?: string; text: string }[]).find(({ title }) =>
      title?.startsWith('How long must the pole'),
    );
    if (box) box.text = box.text.replace('the pole is 12 inches long', 'the pole is 16 inches long');
  });
  expect(found).toEqual([`${PLACEMENT}: under 96 inches the pole is 16 inches, not 12`]);
});

test('reports a mount that fits none of the poles', () => {
  const found = findings('figures of the pole', 'product-mount-ceiling', (mount) => {
    mount['features'] = ['Drops 30 to 40 inches'];
  });
  expect(found).toEqual([`${PLACEMENT}: product-mount-ceiling can be set to neither of the poles`]);
});

test.each([
  ['a lamp life that is too long', 'faq-lamp-life', 'answer', '5,000 hours', '6,000 hours'],
  ['a laser life that is too short', 'faq-lamp-life', 'answer', '20,000 to', '15,000 to'],
  ['a screen that is too wide', 'faq-throw-distance', 'answer', '87.2 inches wide', '88 inches wide'],
  ['a living room that is too dark', 'term-lumens', 'definition', '2,000 to 3,000', '1,500 to 3,000'],
  ['a different cost of electricity', 'faq-power-use', 'answer', 'about $39', 'about $33'],
  ['a changed price class', 'faq-budget', 'answer', '$300 to $800', '$300 to $900'],
])('reports a wrong figure in a sentence: %s [9-18..20]', (_name, id, field, from, to) => {
  const found = findings('figures of sentences', id, (document) => {
    const before = String(document[field]);
    document[field] = before.replace(from, to);
    expect(document[field]).not.toBe(before);
  });
  expect(found).toContainEqual(expect.stringContaining(`${id}.${field}: `));
});

test('reports a preset that differs from the specification [3-37 9-29]', () => {
  const found = findings('facts', 'preset-benq-tk700', (preset) => {
    preset['throwRatioMax'] = 1.5;
  });
  expect(found).toEqual(['preset-benq-tk700: is not 1.13 to 1.46 at 16:9']);
});

test('reports a comparison row that contradicts its product [3-22]', () => {
  const found = findings('facts', 'comparison-gaming-4k', (row) => {
    row['lumens'] = 3300;
  });
  expect(found).toEqual(['comparison-gaming-4k: does not agree with product-gaming-4k']);
});

test('reports a feature whose brightness differs from the specifications', () => {
  const found = findings('facts', 'product-portable-smart', (product) => {
    product['features'] = ['650 ANSI lumens'];
  });
  expect(found).toEqual(['product-portable-smart: has 550 lumens and says 650']);
});

test('reports a link to a guide that no longer exists', () => {
  const found = findingsWithout('documents', 'article-brightness-guide');
  expect(found).toContainEqual(
    expect.stringMatching(/^article-how-to-choose-projector body\[.*target: What this leads to is gone/),
  );
});

test('reports an address without a page', () => {
  const found = findings('documents', 'season-sports', (theme) => {
    theme['links'] = [{ _type: 'linkButton', label: 'Nowhere', href: '/blog/nowhere' }];
  });
  expect(found).toEqual([
    expect.stringContaining('season-sports links[0].href: There is no page at /blog/nowhere.'),
  ]);
});

test('reports a missing link of the seasonal page [2.10-4]', () => {
  const found = findings('links', 'seasonalPage', (page) => {
    page['links'] = [];
  });
  expect(found).toEqual(['the seasonal page has no link to /blog']);
});

test('reports an image without alt text', () => {
  const found = findings('documents', 'product-screen-tripod', (product) => {
    (product['image'] as { alt: string }).alt = '';
  });
  expect(found).toEqual([
    "product-screen-tripod image.alt: Describe the picture for people who can't see it.",
  ]);
});

test('reports an image that is missing from the list', () => {
  const found = findings('pictures', 'product-screen-tripod', (product) => {
    (product['image'] as { _sanityAsset: string })._sanityAsset = 'image@file://./images/nothing.webp';
  });
  expect(found).toEqual([expect.stringContaining('shows nothing.webp')]);
});

test('reports two neighbors with the same image', () => {
  const found = findings('pictures', 'product-speaker-bookshelf', (product) => {
    (product['image'] as { _sanityAsset: string })._sanityAsset =
      'image@file://./images/soundbar-subwoofer.webp';
  });
  expect(found).toEqual([
    'category-speakers: product-speaker-soundbar and product-speaker-bookshelf show the same picture',
  ]);
});

test('reports a product without an image', () => {
  const found = findings('pictures', 'product-paint-navy', (product) => {
    delete product['image'];
  });
  expect(found).toEqual(['product-paint-navy: has no picture']);
});

test.each(['quote-yard', 'product-paint-navy'])(
  'reports an invented opinion that is not marked as a sample: %s',
  (id) => {
    const found = findings('documents', id, (document) => {
      document['sample'] = false;
    });
    expect(found).toContainEqual(expect.stringMatching(/^\S+ \w+: Say where this .* comes from/));
  },
);

test('reports an unfinished text that is not marked as a sample', () => {
  const found = findings('documents', 'info-privacy', (document) => {
    delete document['sample'];
  });
  expect(found).toEqual([expect.stringContaining('info-privacy sample: A box still says')]);
});

test('reports pages that share a social image or have none', () => {
  const same = findings('pictures', 'info-privacy', (page) => {
    const about = seedDocuments.find(({ _id }) => _id === 'info-about');
    page['image'] = about?.['image'];
  });
  expect(same).toEqual(['info-about and info-privacy are shared with the same picture']);
  const none = findings('pictures', 'siteSettings', (settings) => {
    delete settings['galleryImage'];
  });
  expect(none).toEqual(['the gallery: has no picture for shared links']);
});

test('reports a missing privacy page and the broken link to it', () => {
  expect(findingsWithout('counts', 'info-privacy')).toEqual([
    'there are 5 information pages, not at least 6',
  ]);
  expect(findingsWithout('links', 'info-privacy')).toContain('navigation: has no link to /privacy');
});

test("reports a rating above the specification's [3-31 9-15]", () => {
  const found = findings('ratings', 'product-paint-navy', (product) => {
    product['rating'] = 4.9;
  });
  expect(found).toEqual(['product-paint-navy: has the rating 4.9, not 4 to 4.7']);
});

test.each([
  ['a curly apostrophe', 'the room’s light'],
  ['a long dash', 'light — and sound'],
  ['an entity', 'light &amp; sound'],
  ['a double space', 'light  and sound'],
  ['a repeated word', 'light and and sound'],
  ['a figure that failed to compute', 'light of NaN inches'],
  ['filler', 'Elevate your evening'],
  ['a British word', 'Turn the lamp towards the wall'],
])('reports a typographical error: %s', (_name, text) => {
  const found = findings('typography', CHOOSE, (guide) => {
    firstParagraph(guide).text = text;
  });
  expect(found).toHaveLength(1);
});

test.each([
  ['a misspelled word', 'The projecter fits the room.', 'projecter'],
  ['a British spelling', 'The colour fits the room.', 'colour'],
  ['a word cut by markup', 'The brigtness fits.', 'brigtness'],
])('reports a spelling error: %s', (_name, text, word) => {
  const found = findings('spelling', CHOOSE, (guide) => {
    firstParagraph(guide).text = text;
  });
  expect(found).toEqual([expect.stringContaining(`"${word}" is not in the dictionary`)]);
});

test('spell-checks what a source supports, but not its title or publisher', () => {
  const found = findings('spelling', CHOOSE, (guide) => {
    Object.assign(guide, {
      sources: [{ title: 'Projecter', publisher: 'Projecterama', supports: 'The projecter fits.' }],
    });
  });
  expect(found).toEqual([expect.stringContaining('.sources[0].supports: "projecter"')]);
});

test("reports a title that search results would cut off, including the site's name", () => {
  const found = findings('documents', CHOOSE, (guide) => {
    delete guide['seoTitle'];
    guide['title'] = 'x'.repeat(45);
  });
  expect(found).toEqual([expect.stringMatching(/ title: Search results cut off after about 60 characters/)]);
});

test('reports a text published after its review or in the future', () => {
  expect(
    findings('documents', 'info-about', (page) => {
      page['publishedOn'] = '2026-11-22';
      page['updatedOn'] = '2026-11-21';
    }),
  ).toEqual([expect.stringContaining("info-about publishedOn: A text can't be published after")]);
  expect(
    findings('documents', 'info-about', (page) => {
      page['updatedOn'] = '2999-01-01';
    }),
  ).toEqual([expect.stringContaining('info-about updatedOn: This day is still to come.')]);
});

test("reports a shop link that searches for a resolution other than the table's", () => {
  const found = findings('documents', 'product-portable-budget', (product) => {
    product['searchPhrase'] = 'budget projector 1080p';
  });
  expect(found).toEqual([expect.stringContaining('The product has 720p, and the search asks for 1080p.')]);
});
