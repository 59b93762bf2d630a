import { REQUIRED_INFO_SLUGS } from '@lumen-throw/domain/info-pages';
import { describe, expect, test } from 'vitest';
import type { ContentFacts, DeployFacts } from './facts.ts';
import { judge, objectionLines } from './refusals.ts';
import { READY } from './fixture-facts.ts';
import { seedFacts } from './content-facts.ts';

const SAMPLES = [
  { id: 'quote-a', type: 'customerQuote', label: 'Ann' },
  { id: 'product-b', type: 'product', label: null },
];

/** The content of a complete release, with something else. */
function content(change: Partial<ContentFacts>): DeployFacts['content'] {
  if (!('found' in READY.content)) throw new Error('The fixture has no content.');
  return { source: 'Sanity', found: { ...READY.content.found, ...change } };
}

function refused(change: Partial<DeployFacts>): string[] {
  return judge({ ...READY, ...change }).refusals.flatMap(objectionLines);
}

function warned(change: Partial<DeployFacts>): string[] {
  return judge({ ...READY, ...change }).warnings.flatMap(objectionLines);
}

test('refuses nothing and warns of nothing for a complete release', () => {
  expect(judge(READY)).toEqual({ refusals: [], warnings: [] });
});

describe('every stage refuses', () => {
  test.each(['demo', 'staging', 'production'] as const)('settings that cannot work: %s', (stage) => {
    expect(refused({ stage, backend: 'local' })[0]).toMatch(/embedded lake/);
    expect(refused({ stage, firebaseProject: 'demo-lumen-throw' })[0]).toMatch(/demo-lumen-throw/);
    expect(refused({ stage, malformed: 'LUMEN_SITE_URL is wrong.' })).toEqual(['LUMEN_SITE_URL is wrong.']);
    expect(refused({ stage, missingCredentials: ['Google: log in'] })).toContain('  - Google: log in');
    expect(refused({ stage, content: { unknown: 'no answer.' } })[0]).toMatch(
      /content could not .* no answer/,
    );
    expect(refused({ stage, demoAccounts: { unknown: 'no key.' } })[0]).toMatch(
      /members could not .* no key/,
    );
  });

  test('missing values, each by name', () => {
    const lines = refused({ missing: ['LUMEN_SITE_URL', 'LUMEN_FIREBASE_API_KEY'] });
    expect(lines[1]).toMatch(/^ {2}- LUMEN_SITE_URL: public URL/);
    expect(lines[2]).toMatch(/^ {2}- LUMEN_FIREBASE_API_KEY: /);
  });
});

describe('deploying only the pages', () => {
  test('is allowed from the live commit', () => {
    expect(refused({ pages: { release: 'abc', live: 'abc' } })).toEqual([]);
  });

  test.each(['def', null])('is refused in every stage while %j is live', (live) => {
    for (const stage of ['demo', 'staging', 'production'] as const) {
      expect(refused({ stage, pages: { release: 'abc', live } })[0]).toMatch(
        live ? /commit that is live \(def\), and this is abc/ : /the site names none/,
      );
    }
  });
});

describe('published samples', () => {
  const change = { content: content({ samples: SAMPLES }) };

  test('are refused in production, each by name', () => {
    expect(refused(change)).toEqual([
      expect.stringMatching(/^2 published documents carry invented ratings/),
      '  - customerQuote quote-a: Ann',
      '  - product product-b: without a name',
    ]);
  });

  test.each(['demo', 'staging'] as const)('are a warning in %s', (stage) => {
    expect(refused({ ...change, stage })).toEqual([]);
    expect(warned({ ...change, stage })).toContain('  - customerQuote quote-a: Ann');
  });
});

describe('pages that the law asks for', () => {
  test('are refused in production while one is missing, and a warning elsewhere', () => {
    const change = { content: content({ missingPages: ['report-content'] }) };
    expect(refused(change)).toEqual([
      expect.stringMatching(/^Pages that the law asks for are not published/),
      '  - report-content',
    ]);
    expect(refused({ ...change, stage: 'staging' })).toEqual([]);
    expect(warned({ ...change, stage: 'staging' })).toContain('  - report-content');
  });

  test('of the seed are there, and refused until their boxes are completed', async () => {
    const seed = await seedFacts();
    const lines = refused({ content: seed });
    expect('found' in seed && seed.found.missingPages).toEqual([]);
    for (const slug of REQUIRED_INFO_SLUGS)
      expect(lines).toContainEqual(expect.stringContaining(`infoPage info-${slug}: `));
  });
});

describe('the associate tag', () => {
  test.each([null, '', '  '])('missing as %j, is refused where money is earned', (tag) => {
    expect(refused({ content: content({ associateTag: tag }) })[0]).toMatch(/no associate tag/);
    expect(refused({ content: content({ associateTag: tag }), stage: 'staging' })[0]).toMatch(
      /no associate tag/,
    );
    expect(refused({ content: content({ associateTag: tag }), stage: 'demo' })).toEqual([]);
  });

  test.each(['beams', 'beams 20', '<b>-20', 'beams-2'])('malformed as %j, is refused', (tag) => {
    expect(refused({ content: content({ associateTag: tag }) })[0]).toMatch(/not of the form/);
  });

  test('of the seed is a warning', () => {
    expect(warned({ content: content({ associateTag: 'lumenthrow-20' }) })[0]).toMatch(
      /make sure that it is yours/,
    );
  });
});

function says(privacyText: string): Partial<DeployFacts> {
  return { content: content({ privacyText }) };
}

describe('the privacy page', () => {
  test('that omits an enabled service is refused in production and a warning elsewhere', () => {
    const lines = refused(says('We like privacy.'));
    expect(lines[0]).toMatch(/^The privacy page says something else/);
    expect(lines).toContainEqual(expect.stringContaining('does not mention reCAPTCHA'));
    expect(lines).toContainEqual(expect.stringContaining('may sign in with Google (LUMEN_GOOGLE_SIGN_IN)'));
    expect(lines).toContainEqual(expect.stringContaining('does not mention error reports'));
    expect(refused({ ...says(''), stage: 'staging' })).toEqual([]);
    expect(warned({ ...says(''), stage: 'staging' })[0]).toMatch(/^The privacy page/);
  });

  test.each([
    ['App Check', { googleSignIn: false }],
    ['Sign-in with Google', { appCheck: false }],
  ])('must not deny what %s loads', (name, change) => {
    const text =
      'There are no cookies and no third-party scripts but reCAPTCHA. You may sign in with Google. Error reports name nobody. We send an e-mail when your setup is hidden.';
    expect(refused({ ...says(text), ...change }).slice(1)).toEqual([
      `  - ${name} is on, and it says "no cookies"`,
      `  - ${name} is on, and it says "no third-party scripts"`,
    ]);
    expect(refused({ ...says(text), appCheck: false, googleSignIn: false })).toEqual([]);
  });

  test('of the seed fits only a product with all services disabled', async () => {
    const content = await seedFacts();
    const about = (change: Partial<DeployFacts>): string[] =>
      judge({ ...READY, content, ...change })
        .refusals.filter(({ sentence }) => sentence.startsWith('The privacy page'))
        .flatMap(({ items }) => items);
    const off = { appCheck: false, googleSignIn: false, errorReports: false, mail: false };
    expect(about(off)).toEqual([]);
    expect(about({ ...off, appCheck: true })).toHaveLength(3);
    expect(about({ ...off, googleSignIn: true })).toHaveLength(3);
    expect(about({ ...off, errorReports: true })).toHaveLength(1);
    expect(about({ ...off, mail: true })).toHaveLength(1);
  });
});

test('refuses demo accounts outside of the demo', () => {
  const change = { demoAccounts: { source: 'Firebase', found: ['admin@demo.test'] } };
  expect(refused(change)).toContain('  - admin@demo.test');
  expect(refused({ ...change, stage: 'staging' })).toContain('  - admin@demo.test');
  expect(refused({ ...change, stage: 'demo' })).toEqual([]);
  expect(warned({ ...change, stage: 'demo' })).toContain('  - admin@demo.test');
});

test('refuses uncommitted files in production', () => {
  expect(refused({ uncommitted: 1 })[0]).toMatch(/^1 file differs/);
  expect(refused({ uncommitted: 3, stage: 'staging' })).toEqual([]);
});

test('warns about disabled services', () => {
  expect(
    warned({
      appCheck: false,
      errorReports: false,
      mail: false,
      rebuilds: false,
      studioOnSanity: false,
    }).join('\n'),
  ).toMatch(/studio\/dist[^]*App Check[^]*not reported[^]*no mail[^]*no build/);
});
