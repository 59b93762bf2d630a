import { untilAlive } from './alive.ts';
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
  // The live connection is the last thing that a page asks for.
  const connected = page.waitForRequest(/\/data\/live\/events\//);
  await page.goto('/blog/brightness-guide');
  await page.mouse.move(200, 200);
  await connected;
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(text, script).not.toMatch(
      /firebaseapp\.com|identitytoolkit|firestore\.googleapis|sanity\.io\/help/,
    );
  }
});

test('the page’s style stays in place when it comes alive, and takes in what comes later', async ({
  page,
}) => {
  await page.goto('/glossary');
  const styles = page.locator('style[data-styled]');
  const rules = () => styles.evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length ?? 0);
  // Marks the element itself: another one in its place would not have the mark.
  await styles.evaluate((style) => style.setAttribute('data-built', ''));
  const built = await rules();
  expect(built).toBeGreaterThan(100);
  await page.mouse.click(4, 4);
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(styles).toHaveCount(1);
  await expect(styles).toHaveAttribute('data-built');
  expect(await rules()).toBeGreaterThan(built);
});

test('the header stays in sight while one scrolls, and beyond 20 pixels has blur and shadow', async ({
  page,
}) => {
  await page.goto('/glossary');
  await page.mouse.click(4, 4);
  await untilAlive(page);
  const header = page.getByRole('banner');
  const look = () =>
    header.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      shadow: getComputedStyle(element).boxShadow !== 'none',
      blur: getComputedStyle(element, '::before').backdropFilter.includes('blur'),
    }));
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await expect.poll(look).toEqual({ top: 0, shadow: false, blur: false });
  for (const top of [21, 400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await expect.poll(look).toEqual({ top: 0, shadow: true, blur: true });
  }
  await expect(header.getByRole('link', { name: 'Lumen & Throw, home' })).toBeInViewport();
});

for (const [what, answer] of [
  ['is down', 'abort'],
  ['answers with an error', 'error'],
  ['answers with nonsense', 'nonsense'],
  ['never answers', 'silence'],
] as const) {
  test(`the pages stand when the content API ${what}`, async ({ page, environment }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await page.route(`${environment.content.lakeOrigin}/v*/**`, async (route) => {
      if (answer === 'abort') await route.abort();
      else if (answer === 'error') await route.fulfill({ status: 500, body: 'out of order' });
      else if (answer === 'nonsense')
        await route.fulfill({ contentType: 'application/json', body: '{"no": [' });
      // In silence the request stays open for as long as the page lives.
    });
    await page.goto('/blog/brightness-guide');
    await page.mouse.move(60, 60);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('link', { name: /Read Article/ })).toHaveCount(9);
    await page.goBack();
    await expect(heading).toHaveText(title);
    // Whether there is such a page nobody can say now; the visitor can try again.
    await page.goto('/blog/never-published');
    await expect(
      page.getByRole('heading', { level: 1, name: /This page did not load|Page not found/ }),
    ).toBeVisible({ timeout: 15_000 });
    expect(thrown).toEqual([]);
  });
}

test('a query full of nonsense and a broken anchor change nothing', async ({ page, faults }) => {
  for (const address of [
    // (A malformed escape in a query ends the hosting emulator; hosting itself takes it.)
    '/?sort=__proto__&tier=<script>&portable[]=1#%E0%A4%A',
    '/blog/brightness-guide?x=%01&slug=../../admin#no-such-place',
    '/glossary?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E#term-%',
    '/accessories/screens?slug=mounts#"onload="',
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await page.mouse.move(70, 70);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
  }
  expect(faults).toEqual([]);
});
