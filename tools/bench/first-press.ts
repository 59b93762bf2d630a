/** How long the first press on a page takes to be answered, on a processor four times slower than this one. */
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { portVariables } from '@lumen-throw/domain/environment';
import { articleHref, PATHS, projectorHref } from '@lumen-throw/domain/site-paths';

import { CHROMIUM_ARGS, ensureChromium } from '../browser/chromium.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { startProductProcess } from '../product/product-process.ts';
import { spread, type Spread } from './spread.ts';

/** Visits for each press and moment. */
const VISITS = 5;

/** How much slower than this machine the processor is made. */
const SLOWER = 4;
const WINDOW = { width: 1280, height: 800 };

/** A press that takes longer than this, in milliseconds, feels slow (RAIL; INP's "good" is 200). */
export const PRESS_BUDGET = 100;

/** The three moments of a page at which somebody may press first. */
const MOMENTS = {
  painted: 'as soon as it is painted',
  hydrating: 'as React begins to hydrate',
  hydrated: 'once it is hydrated',
} as const;

type Moment = keyof typeof MOMENTS;

/** A control, and where the page shows that it has answered. */
export interface Press {
  page: string;
  path: string;
  /** What it is, for the table. */
  control: string;
  /** Of the control in the page. */
  selector: string;
  /** What changes: an attribute or the text of an element, or whether it is chosen. */
  answer: { of: string; attribute: string } | { of: string; text: true } | { of: string; checked: true };
}

const THEME = {
  control: 'theme',
  selector: 'header button',
  answer: { of: 'html', attribute: 'data-theme' },
};
/** The menu of a page's header, which the browser opens by itself. */
export const MENU = {
  control: 'menu',
  selector: 'header nav summary',
  answer: { of: 'header nav details', attribute: 'open' },
};

const METERS = { control: 'meters', selector: 'main input[type=radio][value=m]' };

const PRESSES: readonly Press[] = [
  { page: 'home', path: PATHS.home, ...THEME },
  { page: 'home', path: PATHS.home, ...MENU },
  { page: 'guide', path: articleHref('brightness-guide'), ...THEME },
  { page: 'guide', path: articleHref('brightness-guide'), ...MENU },
  { page: 'projector', path: projectorHref('benq-w4100i'), ...THEME },
  { page: 'projector', path: projectorHref('benq-w4100i'), ...MENU },
  {
    page: 'calculator',
    path: PATHS.throwCalculator,
    ...METERS,
    answer: { of: METERS.selector, checked: true },
  },
  {
    page: 'calculator',
    path: PATHS.throwCalculator,
    ...METERS,
    control: 'meters, in the figures',
    answer: { of: 'main', text: true },
  },
  { page: 'gallery', path: PATHS.gallery, ...THEME },
  { page: 'gallery', path: PATHS.gallery, ...MENU },
];

/** Milliseconds from the press until the frame that shows its answer, by moment. */
export interface PressTimes {
  name: string;
  moment: string;
  times: Spread;
}

declare global {
  /** Resolves with the milliseconds from the press to the frame after its answer. */
  var firstPress: Promise<number> | undefined;
  /** Called when React begins to hydrate. */
  var hydrationBegins: (() => void) | undefined;
}

/** In the page, before its own scripts: says when React takes hold of the page, by listening on its root. */
function sayWhenReactBegins(): void {
  const listener: EventTarget['addEventListener'] = Reflect.get(EventTarget.prototype, 'addEventListener');
  EventTarget.prototype.addEventListener = new Proxy(listener, {
    apply: (listen, target, args: Parameters<typeof addEventListener>) => {
      if (target instanceof Element && target.id === 'root' && args[0] === 'click')
        globalThis.hydrationBegins?.();
      return Reflect.apply(listen, target, args);
    },
  });
}

/** In the page: watches for the press and for its answer. */
function watchPress(answer: Press['answer']): void {
  const shown = (): string => {
    const element = document.querySelector(answer.of);
    if ('checked' in answer) return String(element?.matches(':checked'));
    return 'text' in answer ? (element?.textContent ?? '') : String(element?.getAttribute(answer.attribute));
  };
  const before = shown();
  globalThis.firstPress = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      // When the hand pressed, not when the page found the time to hear of it.
      ({ timeStamp }) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (shown() === before) look();
            else setTimeout(() => resolve(performance.now() - timeStamp));
          });
        look();
      },
      { capture: true, once: true },
    );
  });
}

async function press(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const hand = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...hand }),
    devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...hand }),
  ]);
}

/** Where a control stands, from a visit without the site's scripts. */
async function placeOf(page: Page, { path, selector }: Press): Promise<{ x: number; y: number }> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(path);
  const control = page.locator(selector).locator('visible=true').first();
  const box = await control.boundingBox();
  await page.unroute('**/assets/*.js');
  if (!box) throw new Error(`There is no ${selector} at ${path}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @returns milliseconds from the press until the frame that shows its answer */
export async function visit(
  browser: Browser,
  siteUrl: string,
  pressed: Press,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext({ baseURL: siteUrl, viewport: WINDOW });
  try {
    const page = await context.newPage();
    const place = await placeOf(page, pressed);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(sayWhenReactBegins);
    const { promise: hydrating, resolve: begun } = Promise.withResolvers<void>();
    await page.exposeFunction('hydrationBegins', () => begun());
    await page.goto(pressed.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(watchPress, pressed.answer);
    if (moment !== 'painted') await hydrating;
    if (moment === 'hydrated') {
      await page.waitForFunction(() => globalThis.startup?.hydrated);
      await page.waitForTimeout(2000);
    }
    await press(devtools, place);
    return (await page.evaluate(() => globalThis.firstPress)) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** All presses in turn, so that a busy moment of the machine meets all. */
async function pressAll(browser: Browser, siteUrl: string): Promise<PressTimes[]> {
  const cases = PRESSES.flatMap((pressed) =>
    (Object.keys(MOMENTS) as Moment[]).map((moment) => ({ pressed, moment, times: [] as number[] })),
  );
  for (let done = 0; done < VISITS; done += 1)
    for (const { pressed, moment, times } of cases)
      times.push(await visit(browser, siteUrl, pressed, moment));
  return cases.map(({ pressed, moment, times }) => ({
    name: `${pressed.page}, ${pressed.control}`,
    moment: MOMENTS[moment],
    times: spread(times),
  }));
}

/** Measures the first press on five pages of a product of its own. */
export async function benchFirstPress(): Promise<PressTimes[]> {
  const product = await startProductProcess({
    ...portVariables(await freeLocalPorts()),
    LUMEN_EMULATORS: 'off',
    LUMEN_STATE_DIR: join('.local', `bench-${process.pid}`),
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    return await pressAll(browser, product.environment.siteUrl);
  } finally {
    await browser.close();
    await product.stop();
  }
}
