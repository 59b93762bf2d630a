/** Animation: elements appear from where they belong, and nothing else on the page moves. */
import type { Page } from '@playwright/test';
import { untilHydrated, untilLaidOut } from '../../tools/browser/hydrated.ts';
import { openGallery, shownSetup } from '../community/community-page.ts';
import { expect, test } from '../product.ts';

/** An animation since the page opened: its properties, and the transform that it starts from. */
type Moved = { properties: string[]; from: string };

const MOVED = '__moved';

/** Records every animation that a script starts. */
async function recordMotion(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const moved: Moved[] = [];
    (globalThis as unknown as Record<string, Moved[]>)[name] = moved;
    const note: ProxyHandler<Element['animate']> = {
      apply: (animate, element, values) => {
        const animation = Reflect.apply(animate, element, values) as Animation;
        const [first] = (animation.effect as KeyframeEffect).getKeyframes();
        const standing = new Set(['offset', 'computedOffset', 'easing', 'composite']);
        const properties = Object.keys(first ?? {}).filter((key) => !standing.has(key));
        moved.push({ properties, from: String(first?.['transform'] ?? '') });
        return animation;
      },
    };
    const { value } = Object.getOwnPropertyDescriptor(Element.prototype, 'animate') ?? {};
    Object.defineProperty(Element.prototype, 'animate', {
      value: new Proxy(value as Element['animate'], note),
    });
  }, MOVED);
}

function motionOf(page: Page): Promise<Moved[]> {
  return page.evaluate((name) => (globalThis as unknown as Record<string, Moved[]>)[name] ?? [], MOVED);
}

/** Whether the animation library is ready; it loads after the page and runs some time after loading. */
function libraryLoaded(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const resources = performance.getEntriesByType('resource');
    const library = resources.find(({ name }) => /\/assets\/animate-[^/]+\.js$/.test(name));
    if (library) await import(library.name);
    return library !== undefined;
  });
}

const unfolding = (moved: Moved[]) => moved.filter(({ from }) => from.startsWith('translateY(-')).length;
const sideways = (moved: Moved[]) => moved.flatMap(({ from }) => /translateX\((-?)/.exec(from)?.[0] ?? []);

test('slides the next setup in from the right and the previous one from the left @nightly', async ({
  page,
}) => {
  await recordMotion(page);
  await openGallery(page);
  await expect.poll(() => libraryLoaded(page)).toBe(true);
  expect(await motionOf(page)).toEqual([]);
  const first = await shownSetup(page).getByRole('heading').innerText();
  await page.getByRole('button', { name: 'Next setup' }).click();
  await expect(shownSetup(page).getByRole('heading')).not.toHaveText(first);
  await expect.poll(async () => sideways(await motionOf(page))).toEqual(['translateX(']);
  await page.getByRole('button', { name: 'Previous setup' }).click();
  await expect.poll(async () => sideways(await motionOf(page))).toEqual(['translateX(', 'translateX(-']);
  for (const { properties } of await motionOf(page))
    expect(properties.every((property) => property === 'opacity' || property === 'transform')).toBe(true);
});

test('answer and menu unfold from their trigger, and nothing else moves @nightly', async ({ page }) => {
  await recordMotion(page);
  await page.goto('/');
  await untilHydrated(page);
  await untilLaidOut(page);
  await expect.poll(() => libraryLoaded(page)).toBe(true);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.getByRole('banner').locator('summary', { hasText: 'Learn' }).click();
  await expect.poll(async () => unfolding(await motionOf(page))).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('section:has(h2:has-text("Six questions before you buy")) summary').first().click();
  await expect.poll(async () => unfolding(await motionOf(page))).toBe(2);
  const properties = (await motionOf(page)).flatMap((moved) => moved.properties);
  expect(new Set(properties)).toEqual(new Set(['opacity', 'transform']));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  expect(await page.evaluate(() => (globalThis as unknown as { __shifts: number[] }).__shifts)).toEqual([]);
});

test('animates nothing for a visitor who prefers reduced motion @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordMotion(page);
  await openGallery(page);
  await expect.poll(() => libraryLoaded(page)).toBe(true);
  const first = await shownSetup(page).getByRole('heading').innerText();
  await page.getByRole('button', { name: 'Next setup' }).click();
  await expect(shownSetup(page).getByRole('heading')).not.toHaveText(first);
  await page.goto('/');
  await untilHydrated(page);
  await expect.poll(() => libraryLoaded(page)).toBe(true);
  const answer = page.locator('section:has(h2:has-text("Six questions before you buy")) details').first();
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  expect(await motionOf(page)).toEqual([]);
});
