import { expect, test } from 'vitest';
import { CONTENT_CHECKS } from '../checks/content-checks.ts';
import { allTexts, seedOf } from '../checks/seed.ts';
import { seedDocuments } from '../source/index.ts';
import { blockWith, findings, findingsWithout, tableWith } from './seed-copy.ts';

const PLACEMENT = 'article-projector-placement-guide';
const CHOOSE = 'article-how-to-choose-projector';

test.each(Object.entries(CONTENT_CHECKS))('the seed passes: %s', (_name, check) => {
  expect(check(seedOf(seedDocuments))).toEqual([]);
});

test('a missing screen is counted', () => {
  expect(findingsWithout('counts', 'product-screen-tripod')).toEqual(['there are 7 screens, not 8']);
});

test('a missing term of the specification is named', () => {
  expect(findingsWithout('counts', 'term-input-lag')).toEqual(['the glossary has no term "input lag"']);
});

test('a fifth painting accessory is one too many', () => {
  const found = findings('counts', 'ambiance-wall-paint', (page) => {
    const [, accessories] = page['shelves'] as { products: unknown[] }[];
    accessories?.products.push(accessories.products[0]);
  });
  expect(found).toEqual(['there are 5 painting accessories, not 4']);
});

test('a description that a search result would cut off is too long', () => {
  const found = findings('lengths', CHOOSE, (guide) => {
    guide['description'] = 'x'.repeat(161);
  });
  expect(found).toEqual([`${CHOOSE}.description: has 161 characters, not 50 to 160`]);
});

test('a guide that lost a third of its text is too short', () => {
  const found = findings('guides', CHOOSE, (guide) => {
    const body = guide['body'] as unknown[];
    guide['body'] = body.slice(0, Math.ceil((body.length * 2) / 3));
  });
  expect(found).toContainEqual(expect.stringContaining('not at least 1200'));
});

test('a figure of a projector is read as the words that readers see', () => {
  const seed = seedOf(seedDocuments);
  const said = allTexts(seed).filter(({ text }) => text.includes('XGIMI Horizon 20 Max, is 3,500 lm. By'));
  expect(said.map(({ at }) => at)).toEqual([
    expect.stringMatching(/^article-portable-vs-home-theater\.body/),
  ]);
});

test('words in tables and boxes do not make a short guide long', () => {
  const found = findings('guides', CHOOSE, (guide) => {
    guide['body'] = [
      { _type: 'callout', title: 'Long', text: 'word '.repeat(2000) },
      { _type: 'dataTable', caption: 'Long', columns: ['a'], rows: [{ cells: ['word '.repeat(100)] }] },
    ];
  });
  expect(found).toContainEqual(`${CHOOSE}: has 0 words of running text, not at least 1200`);
});

test('a table with a column that nobody can name is found', () => {
  const found = findings('guides', CHOOSE, (guide) => {
    const table = (guide['body'] as { columns?: string[] }[]).find(({ columns }) => columns);
    table?.columns?.splice(0, 1, '');
  });
  expect(found).toEqual([`${CHOOSE}: has a table "Brightness by room" with a column without a heading`]);
});

test('a topic that no question covers any more is named', () => {
  const found = findings('guides', 'faq-no-sound', (faq) => {
    faq['question'] = 'Why is it quiet?';
  });
  expect(found).toEqual(['no guide answers a question about no sound']);
});

test('a distance in a table that the calculator does not give is found', () => {
  const found = findings('figures of tables', PLACEMENT, (guide) => {
    const row = tableWith(guide, 'Distance from lens to screen').find(({ cells }) =>
      cells[0]?.startsWith('Portable'),
    );
    row?.cells.splice(2, 1, '8.8 ft');
  });
  expect(found).toEqual([expect.stringContaining('says 8.8 ft, the calculator 8.7 ft')]);
});

test('foot-lamberts in a table that the calculator does not give are found', () => {
  const found = findings('figures of tables', 'article-brightness-guide', (guide) => {
    tableWith(guide, 'before losses')[0]?.cells.splice(1, 1, '27');
  });
  expect(found).toEqual([expect.stringContaining('says 27, the calculator 26')]);
});

test('tables whose figures are no longer recognized are no pass', () => {
  const found = CONTENT_CHECKS['figures of tables']?.(seedOf([]));
  expect(found).toEqual(['only 0 cells of tables were recognized as figures']);
});

const BACKYARD = 'article-best-portable-projectors-backyard-2025';

test.each([
  ['a glossary term', 'term-keystone-correction', 'definition', '91 percent', '93 percent'],
  ['an answer, at the other angle', 'faq-keystone', 'answer', '82 percent', '79 percent'],
])('pixels after keystone correction are counted: %s', (_name, id, field, from, to) => {
  const found = findings('figures of keystone', id, (document) => {
    const before = String(document[field]);
    document[field] = before.replace(from, to);
    expect(document[field]).not.toBe(before);
  });
  expect(found).toEqual([expect.stringContaining(`the count of pixels gives ${from.slice(0, 2)}`)]);
});

test('keystone sentences that are no longer recognized are no pass', () => {
  expect(CONTENT_CHECKS['figures of keystone']?.(seedOf([]))).toEqual([
    'keystone: found in 0 sentences, not at least 6',
  ]);
});

test('light at dusk that another model of the sky does not give is found', () => {
  const found = findings('figures of dusk', BACKYARD, (guide) => {
    tableWith(guide, 'at dusk in June')[2]?.cells.splice(1, 1, 'about 11 lux');
  });
  expect(found).toContain(
    `${BACKYARD}: "20 minutes later": says 11 lux 20 minutes after sunset, Circular 171 24`,
  );
});

test('a contrast at dusk that does not follow from its light is found', () => {
  const found = findings('figures of dusk', BACKYARD, (guide) => {
    tableWith(guide, 'at dusk in June')[2]?.cells.splice(2, 1, '29 to 1');
  });
  expect(found).toEqual([`${BACKYARD}: "20 minutes later" says 29 to 1, not 12 to 1`]);
});

test('light at dusk in a sentence is found, and so is its rewording', () => {
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
])('contrast that light in SI units does not give is found: %s', (_name, id, field, from, to, problem) => {
  const found = findings('figures of contrast', id, (document) => {
    const before = String(document[field]);
    document[field] = before.replace(from, to);
    expect(document[field]).not.toBe(before);
  });
  expect(found).toEqual([expect.stringContaining(problem)]);
});

test('a contrast in the table that does not follow from its lux is found', () => {
  const found = findings('figures of contrast', 'article-brightness-guide', (guide) => {
    tableWith(guide, 'What the room leaves')[5]?.cells.splice(2, 1, '5 to 1');
  });
  expect(found).toEqual(['article-brightness-guide: "By day, curtains open" says 5 to 1, not 3 to 1']);
});

test('a pole that does not reach from the ceiling to the mount is found', () => {
  const found = findings('figures of the pole', PLACEMENT, (guide) => {
    const box = (guide['body'] as { title?: string; text: string }[]).find(({ title }) =>
      title?.startsWith('How long must the pole'),
    );
    if (box) box.text = box.text.replace('the pole is 12 inches long', 'the pole is 16 inches long');
  });
  expect(found).toEqual([`${PLACEMENT}: under 96 inches the pole is 16 inches, not 12`]);
});

test('a mount that can be set to none of the poles is found', () => {
  const found = findings('figures of the pole', 'product-mount-ceiling', (mount) => {
    mount['features'] = ['Drops 30 to 40 inches'];
  });
  expect(found).toEqual([`${PLACEMENT}: product-mount-ceiling can be set to neither of the poles`]);
});

test.each([
  ['a lamp that lasts too long', 'faq-lamp-life', 'answer', '5,000 hours', '6,000 hours'],
  ['a laser that lasts too short', 'faq-lamp-life', 'answer', '20,000 to', '15,000 to'],
  ['a screen that is too wide', 'faq-throw-distance', 'answer', '87.2 inches wide', '88 inches wide'],
  ['a living room that is too dark', 'term-lumens', 'definition', '2,000 to 3,000', '1,500 to 3,000'],
  ['electricity that costs another sum', 'faq-power-use', 'answer', 'about $39', 'about $33'],
  ['a price class that moved', 'faq-budget', 'answer', '$300 to $800', '$300 to $900'],
])('a figure in a sentence: %s', (_name, id, field, from, to) => {
  const found = findings('figures of sentences', id, (document) => {
    const before = String(document[field]);
    document[field] = before.replace(from, to);
    expect(document[field]).not.toBe(before);
  });
  expect(found).toContainEqual(expect.stringContaining(`${id}.${field}: `));
});

test('a preset that is not the specification’s is found', () => {
  const found = findings('facts', 'preset-benq-tk700', (preset) => {
    preset['throwRatioMax'] = 1.5;
  });
  expect(found).toEqual(['preset-benq-tk700: is not 1.13 to 1.46 at 16:9']);
});

test('a row of the comparison that does not agree with its product is found', () => {
  const found = findings('facts', 'comparison-gaming-4k', (row) => {
    row['lumens'] = 3300;
  });
  expect(found).toEqual(['comparison-gaming-4k: does not agree with product-gaming-4k']);
});

test('a feature that names another brightness than the specifications is found', () => {
  const found = findings('facts', 'product-portable-smart', (product) => {
    product['features'] = ['650 ANSI lumens'];
  });
  expect(found).toEqual(['product-portable-smart: has 550 lumens and says 650']);
});

test('a link to a guide that is gone is found', () => {
  const found = findingsWithout('documents', 'article-brightness-guide');
  expect(found).toContainEqual(
    expect.stringMatching(/^article-how-to-choose-projector body\[.*target: What this leads to is gone/),
  );
});

test('an address without a page is found', () => {
  const found = findings('documents', 'season-sports', (theme) => {
    theme['links'] = [{ _type: 'linkButton', label: 'Nowhere', href: '/blog/nowhere' }];
  });
  expect(found).toEqual([
    expect.stringContaining('season-sports links[0].href: There is no page at /blog/nowhere.'),
  ]);
});

test('a link that the specification asks of the seasonal page is missed', () => {
  const found = findings('links', 'seasonalPage', (page) => {
    page['links'] = [];
  });
  expect(found).toEqual(['the seasonal page has no link to /blog']);
});

test('a picture without words is found', () => {
  const found = findings('documents', 'product-screen-tripod', (product) => {
    (product['image'] as { alt: string }).alt = '';
  });
  expect(found).toEqual([
    "product-screen-tripod image.alt: Describe the picture for people who can't see it.",
  ]);
});

test('a picture that the list does not have is found', () => {
  const found = findings('pictures', 'product-screen-tripod', (product) => {
    (product['image'] as { _sanityAsset: string })._sanityAsset = 'image@file://./images/nothing.webp';
  });
  expect(found).toEqual([expect.stringContaining('shows nothing.webp')]);
});

test('two neighbors with the same picture are found', () => {
  const found = findings('pictures', 'product-speaker-bookshelf', (product) => {
    (product['image'] as { _sanityAsset: string })._sanityAsset =
      'image@file://./images/soundbar-subwoofer.webp';
  });
  expect(found).toEqual([
    'category-speakers: product-speaker-soundbar and product-speaker-bookshelf show the same picture',
  ]);
});

test('a product without a picture is found', () => {
  const found = findings('pictures', 'product-paint-navy', (product) => {
    delete product['image'];
  });
  expect(found).toEqual(['product-paint-navy: has no picture']);
});

test.each(['quote-yard', 'product-paint-navy'])('an invented opinion without its mark is found: %s', (id) => {
  const found = findings('documents', id, (document) => {
    document['sample'] = false;
  });
  expect(found).toContainEqual(expect.stringMatching(/^\S+ \w+: Say where this .* comes from/));
});

test('a text that somebody has to complete, without its mark, is found', () => {
  const found = findings('documents', 'info-privacy', (document) => {
    delete document['sample'];
  });
  expect(found).toEqual([expect.stringContaining('info-privacy sample: A box still says')]);
});

test('pages that are shared with the same picture, or with none, are found', () => {
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

test('a missing privacy page is counted, and its link leads nowhere', () => {
  expect(findingsWithout('counts', 'info-privacy')).toEqual([
    'there are 3 information pages, not at least 4',
  ]);
  expect(findingsWithout('links', 'info-privacy')).toContain('navigation: has no link to /privacy');
});

test('a rating above what the specification gives is found', () => {
  const found = findings('ratings', 'product-paint-navy', (product) => {
    product['rating'] = 4.9;
  });
  expect(found).toEqual(['product-paint-navy: has the rating 4.9, not 4 to 4.7']);
});

test.each([
  ['a curly apostrophe', 'the room’s light'],
  ['a long dash', 'light — and sound'],
  ['an entity', 'light &amp; sound'],
  ['two spaces', 'light  and sound'],
  ['a word twice', 'light and and sound'],
  ['a figure that could not be computed', 'light of NaN inches'],
  ['filler', 'Elevate your evening'],
  ['a British word', 'Turn the lamp towards the wall'],
])('typography: %s', (_name, text) => {
  const found = findings('typography', CHOOSE, (guide) => {
    blockWith(guide, 'projector for you').text = text;
  });
  expect(found).toHaveLength(1);
});

test.each([
  ['a misspelled word', 'The projecter fits the room.', 'projecter'],
  ['a British spelling', 'The colour fits the room.', 'colour'],
  ['a word cut by markup', 'The brigtness fits.', 'brigtness'],
])('spelling: %s', (_name, text, word) => {
  const found = findings('spelling', CHOOSE, (guide) => {
    blockWith(guide, 'projector for you').text = text;
  });
  expect(found).toEqual([expect.stringContaining(`"${word}" is not in the dictionary`)]);
});

test('spelling: names of other people’s pages are theirs, what they support is said in our words', () => {
  const found = findings('spelling', CHOOSE, (guide) => {
    Object.assign(guide, {
      sources: [{ title: 'Projecter', publisher: 'Projecterama', supports: 'The projecter fits.' }],
    });
  });
  expect(found).toEqual([expect.stringContaining('.sources[0].supports: "projecter"')]);
});

test('a title that a search result would cut off is found, the name of the site counted', () => {
  const found = findings('documents', CHOOSE, (guide) => {
    delete guide['seoTitle'];
    guide['title'] = 'x'.repeat(45);
  });
  expect(found).toEqual([expect.stringMatching(/ title: Search results cut off after about 60 characters/)]);
});

test('a text published after its review, or on a day to come, is found', () => {
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

test('a shop link that searches for another resolution than the table names is found', () => {
  const found = findings('documents', 'product-portable-budget', (product) => {
    product['searchPhrase'] = 'budget projector 1080p';
  });
  expect(found).toEqual([expect.stringContaining('The product has 720p, and the search asks for 1080p.')]);
});
