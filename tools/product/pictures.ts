/**
 * `npm run tool -- screenshots`: takes the pictures of README and the editors' handbook anew, from a product of
 * its own with the seed's content. `E2E_PRODUCT` set from outside uses one that runs.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { parseEnvironment, type SiteEnvironment } from '@lumen-throw/domain/environment';
import { articleHref, PATHS, projectorHref } from '@lumen-throw/domain/site-paths';
import sharp from 'sharp';
import { untilHydrated } from '../browser/hydrated.ts';
import { VARIABLES_OF_PRODUCT } from '../browser/product-setup.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { readArguments } from './command-line.ts';
import { Failure, runCommand } from './failure.ts';
import { startProductProcess } from './product-process.ts';
import { ROOT } from './state-folder.ts';

const FOLDER = join(ROOT, 'docs/pictures');

/** Largest weight of a picture, in bytes. */
const HEAVIEST = 120 * 1024;

/** Qualities of WebP that are tried, until the picture is light enough. */
const QUALITIES = [82, 74, 66, 58, 50];

/** A laptop's window, in CSS pixels. */
const WINDOW = { width: 1360, height: 850 };

/** Milliseconds for the Studio and its preview to come up. */
const TIMEOUT = 60_000;

/** The Studio marks the texts that it sends to its preview with invisible characters. */
const SENT_BY_STUDIO = /\u200B|\u200C|\u200D|\uFEFF/;

interface Picture {
  /** Name of the file, without its ending. */
  name: string;
  address: (environment: SiteEnvironment) => string;
  /** What has to be seen before the picture is taken. */
  shows: (page: Page) => Locator;
  /** What somebody does before that. */
  prepare?: (page: Page) => Promise<void>;
}

const onSite = (path: string) => (environment: SiteEnvironment) => `${environment.siteUrl}${path}`;
const inStudio = (path: string) => (environment: SiteEnvironment) => `${environment.studioUrl}${path}`;
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const PICTURES: readonly Picture[] = [
  { name: 'home', address: onSite(PATHS.home), shows: title },
  { name: 'projector', address: onSite(projectorHref('benq-w4100i')), shows: title },
  { name: 'calculator', address: onSite(PATHS.throwCalculator), shows: title },
  {
    name: 'gallery',
    address: onSite(PATHS.gallery),
    shows: (page) => page.getByRole('main').getByRole('article').first(),
  },
  {
    name: 'studio-welcome',
    address: inStudio('/start'),
    shows: (page) => page.getByRole('heading', { level: 1, name: /^Welcome/ }),
  },
  {
    name: 'studio-preview',
    address: inStudio(`/presentation?preview=${encodeURIComponent(articleHref('portable-vs-home-theater'))}`),
    prepare: async (page) => {
      const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
      await heading.filter({ hasText: SENT_BY_STUDIO }).waitFor({ timeout: TIMEOUT });
      await heading.click();
    },
    shows: (page) => page.getByTestId('field-title').locator('input').first(),
  },
];

/** The picture as WebP. @throws Failure when no quality makes it light enough */
async function light(name: string, png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= HEAVIEST) return webp;
  }
  throw new Failure(`The picture ${name} is still larger than ${HEAVIEST / 1024} KiB.`);
}

/** Waits until every picture in sight has arrived and nothing moves any more; runs in the page. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  await Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => {})),
  );
}

async function take(browser: Browser, environment: SiteEnvironment, picture: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: WINDOW, colorScheme: 'light', reducedMotion: 'reduce' });
  const address = picture.address(environment);
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Failure(`There is no page at ${address}: ${answer?.status()}.`);
  if (address.startsWith(environment.siteUrl)) await untilHydrated(page);
  await picture.prepare?.(page);
  await picture.shows(page).waitFor({ timeout: TIMEOUT });
  await page.evaluate(settled);
  const webp = await light(picture.name, await page.screenshot());
  await writeFile(join(FOLDER, `${picture.name}.webp`), webp);
  console.log(`${picture.name}.webp  ${(webp.length / 1024).toFixed(0)} KiB`);
  await page.close();
}

await runCommand(async () => {
  readArguments({});
  const variables = process.env[VARIABLES_OF_PRODUCT];
  const product = variables ? null : await startProductProcess();
  const environment =
    product?.environment ?? parseEnvironment(JSON.parse(variables ?? '{}') as Record<string, string>);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    for (const picture of PICTURES) await take(browser, environment, picture);
  } finally {
    await browser.close();
    await product?.stop();
  }
});
