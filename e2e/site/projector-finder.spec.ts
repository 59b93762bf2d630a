/** The projector finder: from a room to a short list, on a phone and without scripts. */
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, test } from '../product.ts';

const FINDER = '/tools/projector-finder';

test.describe('on a phone @nightly', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('new visitor gets from the menu to a short list of at most three in under ten taps', async ({
    page,
    faults,
    environment,
  }) => {
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>) => {
      taps += 1;
      await target.tap();
    };
    await page.goto('/');
    await tap(page.locator('summary[aria-label="Menu"]'));
    await tap(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Projector Finder' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Projector Finder' })).toBeVisible();
    await tap(page.getByText('On one shelf'));
    await tap(page.getByLabel('From the shelf to the screen'));
    await page.getByLabel('From the shelf to the screen').fill('2.7 m');
    await tap(page.getByText('Dark room'));
    await page.getByLabel('What for?').selectOption('Games');
    taps += 2;
    await expect(page).toHaveURL(
      `${environment.siteUrl}${FINDER}?place=shelf&distance=8.8583&light=dark&for=games`,
    );
    const list = page.locator('section', { has: page.getByRole('heading', { name: 'Your short list' }) });
    await expect(list.getByRole('list').first().getByRole('article').first()).toContainText('Fits');
    expect(await list.getByRole('list').first().getByRole('article').count()).toBeLessThanOrEqual(3);
    expect(taps).toBeLessThan(10);
    await tap(list.getByRole('article').first().getByRole('link').first());
    await expect(page).toHaveURL(/\/projectors\/[a-z0-9-]+$/);
    await page.goBack();
    await expect(page.getByLabel('From the shelf to the screen')).toHaveValue('8.9');
    expect(faults).toEqual([]);
  });
});

test('link restores the answers, and a model that does not fit says what to change @nightly', async ({
  page,
}) => {
  await page.goto(`${FINDER}?place=shelf&distance=2.8&unit=m&size=100&light=living&from=mail`);
  await untilHydrated(page);
  await expect(page.getByLabel('From the shelf to the screen')).toHaveValue('2.8');
  await expect(page.getByLabel('Picture')).toHaveValue('100');
  const change = page
    .getByText(/^(?:Stand it \d+ cm (?:nearer|farther back)|Choose \d+ in|Turn the lamps off)/)
    .first();
  await expect(change).toBeVisible();
  await page.getByText('Dark room').click();
  await expect(page).toHaveURL(/[?&]from=mail/);
});

test('keeps an invalid length, reports it at its field and leaves the list unchanged @nightly', async ({
  page,
}) => {
  await page.goto(FINDER);
  await untilHydrated(page);
  const distance = page.getByLabel('At most this far from the screen');
  const count = page.getByRole('status').filter({ hasText: 'models' });
  const before = await count.textContent();
  await distance.fill('twelve');
  await distance.blur();
  await expect(page.getByText('Enter a length, like 12, 12\' 6" or 3.8 m.')).toBeVisible();
  await expect(distance).toHaveAttribute('aria-invalid', 'true');
  await expect(distance).toHaveValue('twelve');
  await distance.fill('100 ft');
  await distance.blur();
  await expect(page.getByText('Enter a length from 1 to 40 ft.')).toBeVisible();
  expect(await count.textContent()).toBe(before);
  await distance.fill('9\' 6"');
  await distance.blur();
  await expect(distance).toHaveValue('9.5');
  await expect(distance).not.toHaveAttribute('aria-invalid');
});

test.describe('without scripts @nightly', () => {
  test.use({ javaScriptEnabled: false });

  test('shows models for a common room and describes the room', async ({ page }) => {
    await page.goto(FINDER);
    await expect(page.getByText('anywhere up to 12 feet from the screen')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Your room' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your short list' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/100-inch picture from [\d.]+/);
  });
});

test('applies a light meter reading as typed, and restores the chosen light when cleared @nightly', async ({
  page,
}) => {
  await page.goto(FINDER);
  await untilHydrated(page);
  await page.getByText('By day, blinds half closed, 80 lux', { exact: true }).click();
  await expect(page).toHaveURL(/light=daylight/);
  const reading = page.getByLabel('Or the lux that you read');
  await reading.fill('1,500 lux');
  await expect(page).toHaveURL(/lux=1500/);
  await reading.blur();
  await expect(reading).not.toHaveAttribute('aria-invalid');
  await reading.fill('');
  await expect(page).toHaveURL(/light=daylight/);
  await expect(page).not.toHaveURL(/lux=/);
});

test('keeps the shown picture when the light changes @nightly', async ({ page }) => {
  await page.goto(FINDER);
  await untilHydrated(page);
  const view = page.getByRole('region', { name: 'See it in your light' });
  await view.getByRole('button', { name: 'Show it in my light' }).click();
  await expect(view.locator('canvas')).toHaveCount(2);
  await view.getByLabel('Screen', { exact: true }).selectOption('1.3');
  await page.getByLabel('Or the lux that you read').fill('60');
  await expect(view.getByRole('slider')).toHaveAttribute('aria-valuetext', '60 lux');
  await expect(view.locator('canvas')).toHaveCount(2);
  await expect(view.getByLabel('Screen', { exact: true })).toHaveValue('1.3');
});

test('Back undoes an answer, and a link with a bad answer says what is shown instead @nightly', async ({
  page,
}) => {
  await page.goto(FINDER);
  await untilHydrated(page);
  const distance = page.getByLabel('At most this far from the screen');
  await page.getByText('Dark room').click();
  await distance.fill('10');
  await distance.fill('10.5');
  await expect(page).toHaveURL(/distance=10.5&light=dark/);
  await page.goBack();
  await expect(distance).toHaveValue('12');
  await expect(page).toHaveURL(/\?light=dark$/);
  await page.goBack();
  await expect(page).toHaveURL(/projector-finder$/);
  await expect(page.getByLabel('A lamp or two, 20 lux')).toBeChecked();
  await page.goForward();
  await expect(page.getByLabel('Dark room, 1 lux')).toBeChecked();
  await page.goto(`${FINDER}?place=moon`);
  await expect(
    page.getByText('This link asked for the place “moon”; shown is Anywhere up to.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss this note' }).click();
  await expect(page.getByText('This link asked for')).toBeHidden();
});
