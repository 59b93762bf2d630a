import { expect, test } from './product.ts';

test('the home page shows its sections in the order of the content', async ({ page, faults }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const expected = [
    'The one that comes along',
    'Three reads before you spend anything',
    'What to look for, in four minutes',
    'Eight projectors, side by side',
    'What people say after the first week',
    'Asked before every purchase',
    'Everything around the projector',
  ];
  expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
  expect(faults).toEqual([]);
});

test('an unknown address is a 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('Compare leads to the comparison from any page and lands below the header', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Compare', exact: true }).click();
  const section = page.locator('#comparison');
  await expect(section).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await section.getByRole('heading').first().boundingBox())?.y ?? 0)
    .toBeGreaterThan(header?.height ?? 0);
});

test('a page works without JavaScript', async ({ browser, environment }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: environment.siteUrl });
  const page = await context.newPage();
  await page.goto('/blog/projector-placement-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Projector placement: distance, height and angle',
  );
  await expect(page.getByRole('table').first()).toBeVisible();
  await context.close();
});

test('content pages load nothing of Firebase and nothing of the Sanity client', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/blog/brightness-guide');
  await page.mouse.move(200, 200);
  // The live connection is the last thing that a page asks for.
  await page.waitForRequest(/\/data\/live\/events\//);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(text, script).not.toMatch(
      /firebaseapp\.com|identitytoolkit|firestore\.googleapis|sanity\.io\/help/,
    );
  }
});
