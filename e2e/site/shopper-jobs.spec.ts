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
    opens: '/blog/how-to-choose-projector#streaming',
    answer: 'Netflix and other services only stream HD to certified devices',
  },
  {
    job: 'the input lag for a PS5',
    asks: 'input lag for ps5',
    opens: '/glossary#input-lag',
    answer: 'Under 20 is good for fast games',
  },
  {
    job: 'how loud it is',
    asks: 'how loud',
    opens: '/blog/projector-troubleshooting#its-too-loud',
    answer: 'Try eco mode first, which slows the fan',
  },
  {
    job: 'what UST means',
    asks: 'UST',
    opens: '/glossary#ultra-short-throw',
    answer: 'A lens with a throw ratio below 0.4',
  },
  {
    job: 'whether the HY300 is honest',
    asks: 'HY300',
    opens: '/tools/lumen-check',
    answer: 'What gives it away',
  },
  {
    job: 'the figures of a model',
    asks: 'benq x3100i',
    opens: '/projectors/benq-x3100i',
    answer: 'Brightness',
  },
  {
    job: 'whether a television is the better buy',
    asks: 'projector or tv',
    opens: '/blog/projector-vs-tv',
    answer: 'Choose the television if',
  },
  {
    job: 'how many lumens a living room needs',
    asks: 'how many lumens for a living room',
    opens: '/blog/brightness-guide',
    answer: 'Minimum brightness by environment',
  },
  {
    job: 'why the picture is blurred on one side',
    asks: 'picture blurry on one side',
    opens: '/blog/projector-troubleshooting#the-picture-is-blurred',
    answer: "the projector isn't square to the wall",
  },
  {
    job: 'why there is no sound',
    asks: 'no sound',
    opens: '/blog/projector-troubleshooting#there-is-no-sound',
    answer: 'Set the source to PCM stereo and try again',
  },
  {
    job: 'how long a battery lasts',
    asks: 'how long does a battery last',
    opens: '/glossary#watt-hour',
    answer: '300 watt-hours run a 65-watt portable for nearly four hours',
  },
  {
    job: 'whether a wall does instead of a screen',
    asks: 'can I use a wall instead of a screen',
    opens: '/blog/diy-setup-guide#screen-wall-or-paint',
    answer: 'Screen, wall or paint?',
  },
  {
    job: 'which wall color',
    asks: 'wall color for a home theater',
    opens: '/ambiance/wall-paint',
    answer: 'Wall Colors & Paint for Home Theaters',
  },
  {
    job: 'how long an HDMI cable may be',
    asks: 'long hdmi cable',
    opens: '/glossary#optical-hdmi-cable',
    answer: 'It carries 4K over 50 feet and more',
  },
  {
    job: 'whether a laser is safe for children',
    asks: 'is a laser safe for children',
    opens: '/glossary#risk-group',
    answer: "a glance is safe and staring isn't",
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
    const results = page.getByRole('main').locator('ol > li > a');
    await expect(results.first()).toBeVisible();
    const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const place = hrefs.slice(0, READ_RESULTS).findIndex((href) => href.startsWith(opens));
    expect(place, `results of “${asks}”: ${hrefs.slice(0, READ_RESULTS).join(', ')}`).toBeGreaterThanOrEqual(
      0,
    );
    await taken.press(results.nth(place));
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible();
    expect(taken.count()).toBeLessThanOrEqual(MOST_STEPS);
  });

test('shopper finds what stands under the screen, from the first question', async ({ page, faults: _ }) => {
  const taken = steps();
  await page.goto(PATHS.home);
  await taken.press(page.getByRole('link', { name: 'Under the screen' }));
  await expect(page.getByRole('radio', { name: 'Under the screen' })).toBeChecked();
  await expect(page.getByText(/\d+ models fits?/).first()).toBeVisible();
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
