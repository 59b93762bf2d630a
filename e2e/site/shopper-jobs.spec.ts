/** What shoppers want to know, each answered within three steps from the home page. */
import type { Locator, Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { SEARCH_FIELD_ID } from '../../web/src/layout/search/focus-search.ts';
import { expect, test } from '../product.ts';

/** Steps from the home page to an answer: a search that is sent, or a link or button that is pressed. */
const MOST_STEPS = 3;

/** Results that somebody reads before searching again. */
const READ_RESULTS = 3;

interface Job {
  job: string;
  /** What the shopper types into the header's search. */
  asks: string;
  /** The beginning of the result's URL. */
  opens: string;
  /** What the page says. */
  answer: string | RegExp;
  isDaily?: true;
}

const JOBS: readonly Job[] = [
  {
    job: 'a projector under $800 for a bright living room',
    asks: 'under $800 for a bright living room',
    opens: '/tools/projector-finder?light=daylight&price=upTo800',
    answer: /\d+ models fits?/,
    isDaily: true,
  },
  {
    job: 'whether an $80 box is any good',
    asks: 'is this $80 projector any good',
    opens: '/tools/lumen-check',
    answer: 'What gives it away',
    isDaily: true,
  },
  {
    job: 'whether it plays Netflix',
    asks: 'does it work with netflix',
    opens: '/blog/diy-setup-guide#step-2-power-and-signal',
    answer: 'Some smart projectors come without Netflix',
  },
  {
    job: 'the input lag for a PS5',
    asks: 'input lag for ps5',
    opens: '/glossary#term-input-lag',
    answer: 'Under 20 is good for fast games',
  },
  {
    job: 'a 100-inch picture from 12 feet',
    asks: '100 inch from 12 feet',
    opens: '/tools/projector-finder?size=100&distance=12',
    answer: /\d+ models fits?/,
  },
  {
    job: 'how loud it is',
    asks: 'how loud',
    opens: '/blog/projector-troubleshooting#it-s-too-loud',
    answer: 'Try eco mode first, which slows the fan.',
  },
  {
    job: 'what helps against noise',
    asks: 'noise',
    opens: '/glossary#term-decibel',
    answer: 'Three decibels more is twice the power',
  },
  {
    job: 'what UST means',
    asks: 'UST',
    opens: '/glossary#term-ultra-short-throw',
    answer: 'It needs a rigid screen made for it',
  },
  {
    job: 'whether the HY300 is honest',
    asks: 'HY300',
    opens: '/tools/lumen-check',
    answer: 'What gives it away',
  },
  {
    job: 'the figures of the LS12000',
    asks: 'Epson LS12000',
    opens: '/projectors/epson-pro-cinema-ls12000',
    answer: /\d,\d{3}\s(?:lm|lumens)/,
  },
  {
    job: 'whether a television is the better buy',
    asks: 'projector or tv',
    opens: '/blog/projector-vs-tv',
    answer: 'This used to be easy: televisions stopped at 85 inches',
  },
  {
    job: 'how many lumens a living room needs',
    asks: 'how many lumens for a living room',
    opens: '/blog/brightness-guide#from-lumens-to-what-you-see',
    answer: 'A living room with a lamp or two on needs',
  },
  {
    job: 'why the picture is blurred on one side',
    asks: 'picture blurry on one side',
    opens: '/blog/projector-troubleshooting#the-picture-is-blurred',
    answer: 'Movies are often soft on purpose.',
  },
  {
    job: 'why there is no sound',
    asks: 'no sound',
    opens: '/blog/projector-troubleshooting#there-is-no-sound',
    answer: 'Set the source to PCM stereo and try again.',
  },
  {
    job: 'how long a battery lasts',
    asks: 'how long does a battery last',
    opens: '/blog/best-portable-projectors-backyard-2025#power-do-the-math-before-the-movie',
    answer: 'divide the watt-hours of the power bank or power station by it',
  },
  {
    job: 'whether a wall does instead of a screen',
    asks: 'can I use a wall instead of a screen',
    opens: '/blog/diy-setup-guide#screen-wall-or-paint',
    answer: 'Use the wall for the first few weeks.',
  },
  {
    job: 'whether a laser is safe for children',
    asks: 'is a laser safe for children',
    opens: '/glossary#term-risk-group',
    answer: 'so keep children away from the lens',
  },
];

/** Counts what a shopper does. */
function steps() {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    search: async (page: Page, words: string) => {
      count += 1;
      const field = page.locator(`#${SEARCH_FIELD_ID}`);
      await field.fill(words);
      await field.press('Enter');
    },
    count: () => count,
  };
}

for (const { job, asks, opens, answer, isDaily } of JOBS)
  test(`shopper finds ${job}${isDaily ? '' : ' @nightly'}`, async ({ page, faults: _ }) => {
    const taken = steps();
    await page.goto(PATHS.home);
    await taken.search(page, asks);
    await expect(page).toHaveURL((url) => url.pathname === PATHS.search);
    const results = page.getByRole('main').locator('ol > li > a');
    await expect(results.first()).toBeVisible();
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const place = hrefs.slice(0, READ_RESULTS).findIndex((href) => href.startsWith(opens));
    expect(place, `results of “${asks}”: ${hrefs.slice(0, READ_RESULTS).join(', ')}`).toBeGreaterThanOrEqual(
      0,
    );
    await taken.press(results.nth(place));
    // A term's preview in the glossary is hidden once the term is open.
    await expect(page.getByRole('main').getByText(answer).filter({ visible: true }).first()).toBeVisible();
    expect(taken.count()).toBeLessThanOrEqual(MOST_STEPS);
  });

test('shopper finds what stands under the screen, from the first question', async ({ page, faults: _ }) => {
  const taken = steps();
  await page.goto(PATHS.home);
  const question = page.getByRole('navigation', { name: 'Where could your projector stand?' });
  await taken.press(question.getByRole('link', { name: 'Under the screen' }));
  await expect(page.getByRole('radio', { name: 'Under the screen' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'models' })).toContainText(/\d+ models fits?/);
  expect(taken.count()).toBeLessThanOrEqual(MOST_STEPS);
});

test('shopper finds what to look for, from the guides @nightly', async ({ page, faults: _ }) => {
  const taken = steps();
  await page.goto(PATHS.home);
  await taken.press(page.getByRole('main').getByRole('link', { name: 'Read the guides' }));
  await taken.press(
    page
      .getByRole('main')
      .getByRole('link', { name: /How to choose a projector/ })
      .first(),
  );
  await expect(page.getByRole('heading', { name: 'The short list on one sheet' })).toBeVisible();
  expect(taken.count()).toBeLessThanOrEqual(MOST_STEPS);
});

test('shopper compares kinds side by side, from the home page @nightly', async ({ page, faults: _ }) => {
  const taken = steps();
  await page.goto(PATHS.home);
  await taken.press(page.getByRole('main').getByRole('link', { name: 'Compare projectors' }).first());
  await expect(page.getByRole('heading', { name: 'Eight projectors, side by side' })).toBeInViewport();
  expect(taken.count()).toBeLessThanOrEqual(MOST_STEPS);
});
