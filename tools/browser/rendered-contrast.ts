/**
 * Contrast as a person sees it: each text against the pixels that really lie behind it, where axe
 * has only the styles to go by. The page is photographed without its texts, and with them where that
 * leaves a doubt.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { visibleLines, type Color, type Line } from './in-page/visible-lines.ts';

interface Photo {
  width: number;
  height: number;
  pixels: Buffer;
}

const CHANNELS = 3;
/** Sum of the channels' differences from which a pixel belongs to a letter. */
const LETTER_DIFFERENCE = 24;
/** The share of a text's ground that may be worse: single pixels of a photo are nobody's ground. */
const PERCENTILE = 0.05;

/** Name under which the page keeps the elements whose texts were measured. */
const MEASURED = '__measuredElements';

/** Hides or shows every text of the page and leaves all else; runs in the page, where its policy lets sheets be adopted. */
function setTextsHidden(hidden: boolean): void {
  const key = '__hidesTexts';
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = sheets.filter((sheet) => !(key in sheet));
  if (!hidden) return;
  const sheet = Object.assign(new CSSStyleSheet(), { [key]: true });
  sheet.replaceSync(
    `*, *::before, *::after {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
      text-shadow: none !important;
    }
    svg text, svg tspan { fill: transparent !important; }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Brings in the pictures and lays out the parts far down, which would wait until somebody scrolls
 * there, and ends what is moving or changing its color; runs in the page.
 */
async function settle(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** The whole page as pixels. By the browser's own protocol, whose quick way to pack takes half of the time. */
async function photograph(page: Page): Promise<Photo> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data: packed } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
  });
  await session.detach();
  const { data, info } = await sharp(Buffer.from(packed, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** A channel of sRGB, 0 to 255, as a share of light. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of an sRGB color, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of a color laid over a pixel against that pixel, 1 to 21. */
function contrastOver({ red, green, blue, alpha }: Color, ground: readonly [number, number, number]): number {
  const mixed = [red, green, blue].map(
    (channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha),
  );
  const [text, behind] = [luminance(mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0), luminance(...ground)];
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

type Rgb = readonly [red: number, green: number, blue: number];

const colorAt = ({ pixels }: Photo, at: number): Rgb => [
  pixels[at] ?? 0,
  pixels[at + 1] ?? 0,
  pixels[at + 2] ?? 0,
];

/** Where the pixels within the box of a line stand in a photo. */
function* pixelsOf(line: Line, { width, height }: Photo): Generator<number> {
  const [right, bottom] = [Math.min(line.right, width), Math.min(line.bottom, height)];
  for (let y = Math.max(0, Math.ceil(line.top)); y < Math.floor(bottom); y += 1)
    for (let x = Math.max(0, Math.ceil(line.left)); x < Math.floor(right); x += 1)
      yield (y * width + x) * CHANNELS;
}

/** Contrast of a line's color against a pixel; grounds have few colors, each is reckoned once. */
function contrastAgainst(line: Line): (ground: Rgb) => number {
  const known = new Map<number, number>();
  return (ground) => {
    const key = (ground[0] << 16) | (ground[1] << 8) | ground[2];
    let ratio = known.get(key);
    if (ratio === undefined) {
      ratio = contrastOver(line.color, ground);
      known.set(key, ratio);
    }
    return ratio;
  };
}

/** Whether a line has the contrast that it needs wherever a letter could stand. */
function readableAnywhere(line: Line, without: Photo): boolean {
  const against = contrastAgainst(line);
  for (const at of pixelsOf(line, without)) if (against(colorAt(without, at)) < line.required) return false;
  return true;
}

/** The contrast that nearly all of a line's letters have; Infinity where it lies outside of the picture. */
function contrastOf(line: Line, withTexts: Photo, without: Photo): number {
  const against = contrastAgainst(line);
  const ratios = { letters: [] as number[], ground: [] as number[] };
  for (const at of pixelsOf(line, without)) {
    const color = colorAt(without, at);
    const ratio = against(color);
    const difference = color.reduce(
      (sum, channel, index) => sum + Math.abs((withTexts.pixels[at + index] ?? 0) - channel),
      0,
    );
    ratios.ground.push(ratio);
    if (difference >= LETTER_DIFFERENCE) ratios.letters.push(ratio);
  }
  // Letters that cannot be told from their ground leave no trace; then all of the ground counts.
  const counted = ratios.letters.length > 0 ? ratios.letters : ratios.ground;
  const sorted = Float64Array.from(counted).toSorted();
  return sorted[Math.floor(sorted.length * PERCENTILE)] ?? Number.POSITIVE_INFINITY;
}

/** How often a page that is still moving is looked at. */
const LOOKS = 5;

interface Look {
  /** How many lines of text the page shows. */
  count: number;
  /** Lines whose ground alone does not settle that they can be read. */
  inDoubt: Line[];
  without: Photo;
  /** Not taken where nothing is in doubt. */
  withTexts: Photo | null;
}

/** Whether lines stand where they stood, in the same colors, to the pixel. */
function standStill(before: readonly Line[], after: readonly Line[]): boolean {
  if (before.length !== after.length) return false;
  return before.every((line, index) => {
    const now = after[index];
    if (!now || JSON.stringify(now.color) !== JSON.stringify(line.color)) return false;
    // A countdown's next number may be narrower: such a line need only be in its row.
    const sides =
      now.text === line.text ? (['left', 'top', 'right', 'bottom'] as const) : (['top', 'bottom'] as const);
    return sides.every((side) => Math.round(now[side]) === Math.round(line[side]));
  });
}

/** Photographs a page; null when something moved meanwhile. */
async function look(page: Page): Promise<Look | null> {
  await page.evaluate(settle);
  const lines = await page.evaluate(visibleLines, MEASURED);
  await page.evaluate(setTextsHidden, true);
  const without = await photograph(page);
  await page.evaluate(setTextsHidden, false);
  const inDoubt = lines.filter((line) => !readableAnywhere(line, without));
  const withTexts = inDoubt.length > 0 ? await photograph(page) : null;
  const after = await page.evaluate(visibleLines, MEASURED);
  const sameSize = !withTexts || (withTexts.width === without.width && withTexts.height === without.height);
  return sameSize && standStill(lines, after) ? { count: lines.length, inDoubt, without, withTexts } : null;
}

/**
 * The texts of a page that are too faint, each with its ratio and the one it needs.
 * @throws Error when the page shows no text, or does not come to rest
 */
export async function faintTexts(page: Page): Promise<string[]> {
  let still: Look | null = null;
  // What a page asks for after it has loaded may come in between, and move the rest.
  for (let looks = 0; !still && looks < LOOKS; looks++) still = await look(page);
  if (!still) throw new Error(`${page.url()} was still moving after ${LOOKS} attempts.`);
  const { count, inDoubt, without, withTexts } = still;
  if (count === 0) throw new Error(`${page.url()} shows no text.`);
  const found = inDoubt.flatMap((line) => {
    const ratio = contrastOf(line, withTexts ?? without, without);
    return ratio < line.required
      ? [`"${line.text.slice(0, 40)}" in ${line.element}: ${ratio.toFixed(2)} of ${line.required}`]
      : [];
  });
  return [...new Set(found)];
}

/** Of some elements, those whose text the last `faintTexts` did not measure. @param selectors one for each */
export function notMeasured(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([name, ...wanted]) => {
      const measured = (globalThis as unknown as Record<string, Set<Element>>)[name ?? ''];
      return wanted.filter((selector) => {
        const element = document.querySelector(selector);
        return !element || ![element, ...element.querySelectorAll('*')].some((part) => measured?.has(part));
      });
    },
    [MEASURED, ...selectors],
  );
}
