import { expect, test } from 'vitest';
import { CATALOGUE_CHECKS } from '../checks/catalogue.ts';
import {
  completenessProblems,
  FLOORS,
  figureCounts,
  modelCompleteness,
  sourceCounts,
} from '../checks/completeness.ts';
import { hostProblem, originOf } from '../checks/hosts.ts';
import { NAMED_MODELS, namedModels, namedProblems } from '../checks/named-models.ts';
import { seedOf } from '../checks/seed.ts';
import type { SeedDocument } from '../source/document.ts';
import { seedDocuments } from '../source/index.ts';

const EVIDENCE = { kind: 'maker', address: 'https://www.epson.com/sheet', words: 'Brightness 700 lumens' };
const LUMENS = { value: 700, evidence: EVIDENCE };
const LAW = {
  wide: { a: 1, b: 0, smallest: 60, largest: 100 },
  farEnd: 'none',
  unit: 'in',
  step: 1,
  rows: [
    { diagonal: 60, wide: 60 },
    { diagonal: 100, wide: 100 },
  ],
  evidence: EVIDENCE,
};

function projector(more: object = {}): SeedDocument {
  return {
    _id: 'projector-acme-one',
    _type: 'projector',
    brand: 'Acme',
    model: 'One',
    slug: { _type: 'slug', current: 'acme-one' },
    brightness: [LUMENS],
    distance: [LAW],
    ...more,
  };
}

/** The problems by check; checks without problems are left out. */
function found(...documents: SeedDocument[]): Record<string, string[]> {
  const seed = seedOf(documents);
  return Object.fromEntries(
    Object.entries(CATALOGUE_CHECKS)
      .map(([name, check]) => [name, check(seed)] as const)
      .filter(([, problems]) => problems.length > 0),
  );
}

test("finds no problem in the seed's catalog or in a valid projector", () => {
  expect(found(...seedDocuments)).toEqual({});
  expect(found(projector())).toEqual({});
});

test.each([
  ['nobody', { ...EVIDENCE, kind: 'hearsay' }],
  ['no page', { ...EVIDENCE, address: 'a catalogue' }],
  ['no words', { ...EVIDENCE, words: ' ' }],
  ['nothing', undefined],
])('reports a figure whose evidence has %s', (_, evidence) => {
  expect(found(projector({ brightness: [LUMENS, { value: 1, evidence }] }))).toEqual({
    'figures without evidence': ['acme-one, brightness 2: nobody, no page or no words'],
  });
});

test.each([
  ['https://news.example.com/a', 'news.example.com is not in the list of hosts'],
  ['https://github.com/nobody/table', 'github.com is not in the list of hosts'],
  ['https://notepson.com/', 'notepson.com is not in the list of hosts'],
])('reports a page whose host is of no known kind: %s', (address, problem) => {
  expect(found(projector({ weight: [{ value: 1, evidence: { ...EVIDENCE, address } }] }))).toEqual({
    'pages on hosts of no known kind': [`acme-one, weight 1: ${problem}`],
  });
});

test.each([
  ['a maker', 'https://files.support.epson.com/docid/a'],
  ['a laboratory', 'https://www.prad.de/test'],
  ['a page found under http alone', 'http://www.cara-project.org/review.html'],
  ['a copy of a magazine', 'https://promo-sale.live/projectors/1'],
  ["a hobby project's data file", 'https://github.com/KinneyB42/budgetprojectors/blob/main/list.js'],
])('lets %s stand behind a figure', (_, address) => {
  expect(found(projector({ weight: [{ value: 1, evidence: { ...EVIDENCE, address } }] }))).toEqual({});
});

test.each([
  ['http://www.prad.de/test', 'prad.de is cited without https'],
  ['https://www.prad.de./test', 'www.prad.de. ends in a dot'],
  ['https://www.prad.de/test,', 'an address of prad.de ends in “,”'],
  ['https://www.prad.de/a test', 'an address of prad.de has a space in it'],
  ['https://www.prad.de/test</a>', 'an address of prad.de has “<” in it'],
])('reports an address that readers should not open as it is: %s', (address, problem) => {
  expect(found(projector({ weight: [{ value: 1, evidence: { ...EVIDENCE, address } }] }))).toEqual({
    'addresses without https, with a dot after the host or with stray characters': [
      `acme-one, weight 1: ${problem}`,
    ],
  });
});

test('reports a copy of a page that nobody names, or that is a copy itself', () => {
  const copies = {
    'first.example.com': ' ',
    'second.example.com': 'third.example.com',
    'third.example.com': 'A',
  };
  expect(Object.keys(copies).map((host) => hostProblem(`https://www.${host}/page`, copies))).toEqual([
    'first.example.com copies nobody knows whom',
    'second.example.com copies nobody knows whom',
    null,
  ]);
});

test('reports a distance law that does not reproduce a printed row', () => {
  const law = { ...LAW, rows: [{ diagonal: 60, wide: 62 }] };
  expect(found(projector({ distance: [law] }))).toEqual({
    'laws that do not give back their printed rows': [expect.stringContaining('acme-one, distance 1: Row 1')],
  });
});

const measured = (value: number, more: object = {}) => ({
  value,
  mode: 'brightest',
  evidence: { ...EVIDENCE, kind: 'measured', ...more },
});

const brightness = (...figures: object[]) => found(projector({ brightness: [LUMENS, ...figures] }));

test('reports measured light above 1.2 times the rated, unless its source doubts it', () => {
  expect(brightness(measured(840))).toEqual({});
  expect(brightness(measured(841))).toEqual({
    'measured light far above the rated': ['acme-one: 841 lm measured, 700 lm rated'],
  });
  expect(brightness(measured(2000, { doubted: true }))).toEqual({});
});

const depth = (doubted: boolean) => [{ value: 30, evidence: { ...EVIDENCE, doubted } }];

test('reports a figure that decides and is known from doubted ones alone, and measured light without a mode', () => {
  expect(found(projector({ brightness: [measured(900, { doubted: true })] }))).toEqual({
    'verdicts that rest on a doubted figure': ['acme-one, brightness'],
  });
  expect(found(projector({ depth: depth(true) }))).toEqual({
    'verdicts that rest on a doubted figure': ['acme-one, cabinet depth'],
  });
  expect(found(projector({ depth: [...depth(true), ...depth(false)] }))).toEqual({});
  expect(found(projector({ brightness: [LUMENS, { ...measured(700), mode: undefined }] }))).toEqual({
    'measured light without a picture mode': ['acme-one, brightness 2: nobody says in which mode'],
  });
});

function quoting(length: number) {
  return [{ value: 1, evidence: { ...EVIDENCE, words: 'x'.repeat(length) } }];
}

test('reports quoted words over the limit', () => {
  expect(found(projector({ weight: quoting(200) }))).toEqual({});
  expect(found(projector({ weight: quoting(201) }))).toEqual({
    'words longer than the limit': ['acme-one, weight 1: 201 characters of 200'],
  });
});

const quotes = (words: string, more: object = {}) =>
  found(projector({ weight: [{ value: 1, evidence: { ...EVIDENCE, words, ...more } }] }));

test.each([
  ['100 Zoll groß', 'ß'],
  ['輝度は最大4,000ルーメン', '輝'],
  ['Mit 3000 Lumen', 'Mit'],
  ['projecteur laser DLP', 'projecteur'],
  ['pesa 3,28 libbre', 'pesa'],
  ['100 pulg. (254 cm)', 'pulg'],
])('reports foreign words without their language: %s', (words, sign) => {
  const name = 'foreign words without their language or meaning';
  expect(quotes(words)).toEqual({
    [name]: [`acme-one, weight 1: its words look foreign (“${sign}”), and nobody says in which language`],
  });
  const silent = [`acme-one, weight 1: nobody says in English what its words mean`];
  expect(quotes(words, { language: 'de' })).toEqual({ [name]: silent });
  expect(quotes(words, { language: 'de', gloss: ' ' })).toEqual({ [name]: silent });
  expect(quotes(words, { language: 'de', gloss: '3000 lumens' })).toEqual({});
});

test('takes English words and mere figures as they are', () => {
  expect(quotes('0.47″ DMD – “native” 1,920×1,080, 2.5 µm, £999')).toEqual({});
  expect(quotes('LG HU85LA from LA, 100" … 2,54 m')).toEqual({});
});

test('reports two models with the same slug or the same name in another spelling', () => {
  const other = { _id: 'projector-two', model: 'Two' };
  expect(found(projector(), projector(other))).toEqual({
    'duplicate slugs': ['acme-one: 2 models (acme-one, acme-one)'],
  });
  const two = { ...other, slug: { _type: 'slug', current: 'acme-two' }, otherNames: ['ONE'] };
  expect(found(projector(), projector(two))).toEqual({
    'duplicate names': ['acme-one: 2 models (acme-one, acme-two)'],
  });
});

const ONE = [{ value: 1, evidence: EVIDENCE }];
const usable = (more: object) =>
  modelCompleteness(projector({ noise: ONE, weight: ONE, power: ONE, ...more })).isUsable;

test('a model is usable with a distance and a light that nobody doubts', () => {
  const ratio = [{ min: 1.2, max: 1.5, evidence: EVIDENCE }];
  expect(usable({})).toBe(true);
  expect(usable({ brightness: [] })).toBe(false);
  expect(usable({ brightness: [measured(900, { doubted: true })] })).toBe(false);
  expect(usable({ distance: [] })).toBe(false);
  expect(usable({ distance: [], throwRatio: ratio })).toBe(true);
  expect(usable({ distance: [], throwRatio: ratio, kind: 'ultraShortThrow' })).toBe(false);
  // Fewer than four figures: it stands in the archive.
  expect(usable({ noise: [], power: [] })).toBe(false);
});

test('counts different figures of a model, figures of the catalogue and hosts', () => {
  const one = projector({ brightness: [LUMENS, measured(700)], year: [{ value: 2024, evidence: EVIDENCE }] });
  expect(modelCompleteness(one)).toEqual({ name: 'Acme One', figures: 3, isUsable: false, year: 2024 });
  const seed = seedOf([one]);
  expect(
    figureCounts(seed)
      .slice(0, 3)
      .map(({ count }) => count),
  ).toEqual([1, 1, 1]);
  expect(sourceCounts(seed)).toEqual({
    kinds: [{ kind: 'maker', hosts: 1, count: 4 }],
    hosts: [{ host: 'epson.com', kind: 'maker', count: 4 }],
    unread: 4,
    oldest: null,
  });
});

const from = (address: string) => ({ value: 1, evidence: { ...EVIDENCE, address } });

test('counts figures by the kind of their hosts, most first', () => {
  const weight = [
    from('https://www.rtings.com/a'),
    from('https://prad.de/b'),
    from('https://promo-sale.live/c'),
    from('https://nobody.example.com/d'),
  ];
  expect(sourceCounts(seedOf([projector({ brightness: [], distance: [], weight })])).kinds).toEqual([
    { kind: 'test', hosts: 2, count: 2 },
    { kind: 'unknown', hosts: 1, count: 1 },
    { kind: 'copy', hosts: 1, count: 1 },
  ]);
  expect(
    sourceCounts(seedOf(seedDocuments))
      .kinds.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['archive', 'copy', 'hobby project', 'maker', 'press', 'shop', 'test']);
});

const named = (count: number, more: object = {}) =>
  seedOf(
    NAMED_MODELS.slice(0, count).map((slug) =>
      projector({ _id: `projector-${slug}`, noise: ONE, weight: ONE, ...more }),
    ),
  );

test('reports that fewer than 16 of the twenty models that reviewers named are listed', () => {
  expect(NAMED_MODELS).toHaveLength(20);
  expect(namedProblems(named(16))).toEqual([]);
  expect(namedProblems(named(15))).toEqual(['15 of 20 are listed; at least 16 are wanted']);
  // With three figures they stand in the archive.
  expect(namedProblems(named(20, { weight: [] }))).toEqual(['0 of 20 are listed; at least 16 are wanted']);
  expect(namedProblems(seedOf(seedDocuments))).toEqual([]);
});

test('tells which named models are listed, and which of them the finder can judge', () => {
  expect(namedModels(named(1, { distance: [], power: ONE })).slice(0, 2)).toEqual([
    { slug: NAMED_MODELS[0], isListed: true, isUsable: false },
    { slug: NAMED_MODELS[1], isListed: false, isUsable: false },
  ]);
});

test('reports that the catalogue has less than shoppers need', () => {
  expect(completenessProblems(seedOf([projector()]))).toEqual([
    '0 models that the finder can judge; at least 60 are wanted',
    `0 models of them from 2022 on, with a source for the year; at least ${FLOORS.recent} are wanted`,
    '0 models with 12 figures or more; at least 25 are wanted',
  ]);
  expect(completenessProblems(seedOf(seedDocuments))).toEqual([]);
});

test.each([
  ['a copy', 'https://www.promo-sale.live/projectors/1', true, 'a copy of pcmag.com'],
  [
    "a maker's page that nobody read",
    'https://www.benq.com/en-us/x.html',
    true,
    'read in a list that cites it, not on the page itself',
  ],
  [
    'a list in a repository',
    'https://github.com/KinneyB42/budgetprojectors/blob/main/js/throw-data.js',
    true,
    "a hobby project's data file",
  ],
  ["a maker's page", 'https://www.benq.com/en-us/x.html', false, undefined],
  ['an archive', 'https://www.easymanua.ls/epson/x', false, "a copy of the maker's document"],
  ['a test', 'https://www.prad.de/x', true, undefined],
])('readers learn what %s is', (_what, address, relayed, origin) => {
  expect(originOf(address, relayed)).toBe(origin);
});
