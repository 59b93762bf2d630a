/**
 * `npm run tool -- parts-check`: builds the gallery of the design system's parts and looks at every story in a
 * browser: axe in both themes, nothing wider than a phone of 320 px in both directions of text, a ring
 * around what has the focus, nothing in the console.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { faintTexts, notMeasured } from '../browser/rendered-contrast.ts';
import { serveStaticSite } from '../bench/static-site.ts';
import { ensureChromium, CHROMIUM_ARGS } from '../browser/chromium.ts';
import { readArguments } from '../product/command-line.ts';
import { Failure, runCommand } from '../product/failure.ts';
import { ROOT } from '../product/state-folder.ts';

/** Where web/package.json has Storybook put it. */
const BUILT = join(ROOT, '.local/parts');

/** Folders whose parts have stories beside them. */
const SHOWN = 'web/src/shared/{design,controls,tables,toasts}/*.tsx';

/** Parts without stories of their own, and whose stories show them, or why none could. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'page-width.tsx': 'Section',
  'table-frame.tsx': 'Data table',
  'toast-host.tsx': 'Toasts',
  'visually-hidden.tsx': 'is not seen',
};

/** Parts that nobody has written stories for. */
function partsWithoutStories(): string[] {
  const parts = globSync(SHOWN, { cwd: ROOT, exclude: ['**/*.{test,stories}.tsx'] });
  return parts.filter(
    (file) =>
      !(basename(file) in SHOWN_ELSEWHERE) && !existsSync(join(ROOT, file.replace('.tsx', '.stories.tsx'))),
  );
}

/** Stories are told from pages of documentation by their type. */
interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

interface Story {
  id: string;
  name: string;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose outcome depends on colors, and so on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const DESKTOP = { width: 1024, height: 768 };
const PHONE = { width: 320, height: 640 };

declare global {
  /** Put into the page of the stories. */
  var axe: typeof axeCore;
  /** Storybook's way to speak with the page of its stories. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: () => void) => void;
    emit: (event: string, detail: { storyId: string; viewMode: 'story' }) => void;
  };
}

/** Pages of one browser that look at stories side by side: as many as the cores of CI's machines. */
const PAGES = 2;

/** How stories are named whose play function moves the focus. */
const FOCUSED = /--focused/;

/** Milliseconds that a dialog, or the ring around the focus, may take to appear. */
const TIMEOUT = 5000;

function storiesOf(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries).flatMap(({ id, type, title, name }) =>
    type === 'story' ? [{ id, name: `${title}: ${name}` }] : [],
  );
}

/** What axe finds wrong. Contrast that it cannot tell from the styles is settled by the pixels. */
async function axeFindings(page: Page, rules: 'all' | 'colors'): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(
    (runOnly) =>
      globalThis.axe.run('#storybook-root', { runOnly, resultTypes: ['violations', 'incomplete'] }),
    rules === 'all' ? { type: 'tag' as const, values: WCAG } : { type: 'rule' as const, values: COLOR_RULES },
  );
  const left = incomplete.filter(({ id }) => id !== 'color-contrast');
  const found = [...violations, ...left].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}, ${target.join(' ')}: ${reason.trim()}`;
    }),
  );
  const open = incomplete.flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []));
  if (open.length === 0) return found;
  found.push(...(await faintTexts(page)));
  const selectors = open.map(({ target }) => target.join(' '));
  for (const selector of await notMeasured(page, selectors))
    found.push(`color-contrast left open: ${selector}`);
  return found;
}

/** In the page: sets what the toolbar of the gallery sets. */
function show({ theme, direction }: { theme: 'paper' | 'dusk'; direction: 'ltr' | 'rtl' }): void {
  const { documentElement } = document;
  documentElement.dataset['theme'] = theme;
  documentElement.dir = direction;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** In the page: how far its content reaches beyond the screen, in CSS pixels. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** In the page: whether what has the focus, or what stands around it, is drawn with a ring. */
function hasFocusRing(): boolean {
  let element = document.activeElement?.matches(':focus-visible') ? document.activeElement : null;
  while (element && element.id !== 'storybook-root') {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
    element = element.parentElement;
  }
  return false;
}

/** In the page: draws another story, and waits until its play function has run. @returns what went wrong */
function draw(storyId: string): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyRendered', () => resolve(null));
    for (const failure of [
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'storyMissing',
    ])
      channel.once(failure, () => resolve(failure));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** In the page: whether every dialog that has content is open. React opens it in an effect, after the story has rendered. */
function dialogsAreOpen(): boolean {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('#storybook-root dialog')];
  return dialogs.every((dialog) => dialog.open || dialog.childElementCount === 0);
}

/** @returns sentences about what is wrong with a story */
async function findings(page: Page, { id }: Story): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(DESKTOP);
  const failure = await page.evaluate(draw, id);
  if (failure !== null) return [`It cannot be drawn: ${failure}`];
  const opened = page.waitForFunction(dialogsAreOpen, undefined, { timeout: TIMEOUT });
  await opened.catch(() => found.push('Its dialog does not open.'));
  const direction = await page.evaluate(() => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'));
  if (FOCUSED.test(id)) {
    const ring = page.waitForFunction(hasFocusRing, undefined, { timeout: TIMEOUT });
    await ring.catch(() => found.push('Nothing has the focus, or there is no ring around it.'));
  }
  for (const [theme, rules] of [
    ['paper', 'all'],
    ['dusk', 'colors'],
  ] as const) {
    await page.evaluate(show, { theme, direction } as const);
    for (const finding of await axeFindings(page, rules)) found.push(`${theme}: ${finding}`);
  }
  await page.setViewportSize(PHONE);
  for (const direction of ['ltr', 'rtl'] as const) {
    await page.evaluate(show, { theme: 'paper', direction } as const);
    const wide = await page.evaluate(overflow);
    if (wide > 0) found.push(`${direction}: it is ${wide} px wider than a phone of ${PHONE.width} px`);
  }
  return found;
}

/** Looks at stories until there are none left. */
async function look(
  context: BrowserContext,
  url: string,
  waiting: Story[],
  report: Map<string, string[]>,
): Promise<void> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${String(error)}`));
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.evaluate(axeCore.source);
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const found = await findings(page, story);
    report.set(story.name, [...found, ...complaints.splice(0)]);
  }
  await page.close();
}

await runCommand(async () => {
  readArguments({});
  const missing = partsWithoutStories();
  if (missing.length > 0) throw new Failure(`These components have no stories: ${missing.join(', ')}.`);
  execFileSync('npm', ['run', '--silent', '--workspace', 'web', 'parts:build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stories = storiesOf(BUILT);
  if (stories.length === 0) throw new Failure('The gallery has no stories.');
  const site = await serveStaticSite(BUILT);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const report = new Map<string, string[]>();
  try {
    const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
    const waiting = [...stories];
    await Promise.all(Array.from({ length: PAGES }, () => look(context, site.url, waiting, report)));
  } finally {
    await browser.close();
    await site.stop();
  }
  const faulty = [...report].filter(([, found]) => found.length > 0);
  for (const [name, found] of faulty) console.error([name, ...found].join('\n  '));
  if (faulty.length > 0) throw new Failure(`${faulty.length} of ${stories.length} stories have problems.`);
  console.log(`${stories.length} stories: axe in both themes, 320 px in both directions, focus, console.`);
});
