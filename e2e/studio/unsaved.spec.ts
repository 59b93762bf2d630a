/** Words of an editor whose window closes, reloads, moves on or loses its connection. */
import type { Locator, Page } from '@playwright/test';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { UNSAVED_TEXTS } from '../../studio/src/unsaved/texts.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

test('asks before a window with unsaved text is left, and says when the connection is gone and back @nightly', async ({
  page,
  context,
  environment,
  request,
}) => {
  const id = `faq-unsaved-${Date.now()}`;
  await changeLake(request, environment, {
    create: { _id: `drafts.${id}`, _type: 'faq', question: 'Is this kept?', answer: 'Yes.' },
  });
  await openStudio(page, environment, `/intent/edit/id=${id};type=faq/`);
  const question = page.getByTestId('field-question').locator('input');
  await expect(question).toBeEditable({ timeout: 60_000 });
  await context.setOffline(true);
  await expect(page.getByText(UNSAVED_TEXTS.offline)).toBeVisible();
  await question.fill('Is this kept, offline?');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await context.setOffline(false);
  await expect(page.getByText(UNSAVED_TEXTS.online).first()).toBeVisible();
  await expect
    .poll(() => askLake(request, environment, `*[_id == "drafts.${id}"][0].question`), { timeout: 60_000 })
    .toBe('Is this kept, offline?');
  // Once it's saved, nothing keeps the window open.
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);
  await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
});

const WORDS = ' Black looks darker.';
/** Typed while the connection is bad. */
const MORE = ' It costs little.';

/** Through these the Studio saves what is typed. */
const SAVES = /\/data\/(?:actions|mutate)\//;

/** Interrupts an editor who has just typed. @returns the window in which the editor goes on */
type Interruption = (page: Page) => Promise<Page>;

/** Each starts the Studio anew. */
const ENDS: Readonly<Record<string, Interruption>> = {
  'the window is reloaded': async (page) => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload({ waitUntil: 'commit' });
    return page;
  },
  'the window is killed': async (page) => {
    const context = page.context();
    await page.close();
    return context.newPage();
  },
  'the window is killed without a connection': async (page) => {
    const context = page.context();
    await context.setOffline(true);
    await page.keyboard.type(MORE);
    await page.close();
    await context.setOffline(false);
    return context.newPage();
  },
};

const PAUSES: Readonly<Record<string, Interruption>> = {
  'another document is opened': async (page) => {
    await page.evaluate(() => {
      history.pushState(null, '', '/intent/edit/id=homePage;type=homePage/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByTestId('field-sections')).toBeVisible({ timeout: 60_000 });
    return page;
  },
  'the connection is gone for a while': async (page) => {
    const context = page.context();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => SAVES.test(request.url()));
    await page.keyboard.type(MORE);
    await failed;
    await context.setOffline(false);
    return page;
  },
  'the connection is slow': async (page) => {
    const client = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 800, downloadThroughput: 25_000, uploadThroughput: 10_000 };
    await client.send('Network.emulateNetworkConditions', slow);
    const saved = page.waitForResponse(SAVES);
    await page.keyboard.type(MORE);
    await saved;
    const asBefore = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await client.send('Network.emulateNetworkConditions', asBefore);
    await client.detach();
    return page;
  },
  'the connection loses every other request': async (page) => {
    let count = 0;
    await page.route(SAVES, (route) =>
      (count += 1) % 2 === 1 ? route.abort('connectionreset') : route.continue(),
    );
    await page.keyboard.type(MORE);
    await expect.poll(() => count).toBeGreaterThan(1);
    await page.unroute(SAVES);
    return page;
  },
};

/** Milliseconds from the last key in each field to the next field, and from the last of them to the interruption. */
type Pace = readonly [afterTitle: number, afterPicture: number, afterText: number];

/** Each pace is three moments of saving, one for each field: in all, 42. */
const PACES: Readonly<Record<'ends' | 'pauses', readonly Pace[]>> = {
  ends: [
    [0, 250, 0],
    [0, 900, 2500],
  ],
  pauses: [
    [0, 80, 0],
    [2500, 1000, 300],
  ],
};

const CASES = [
  ...Object.entries(ENDS).map(([name, happen]) => ({ name, happen, paces: PACES.ends })),
  ...Object.entries(PAUSES).map(([name, happen]) => ({ name, happen, paces: PACES.pauses })),
];

for (const { name: end, happen, paces } of CASES)
  test(`words are stored or offered after ${end}, at each moment of saving @nightly`, async ({
    page: first,
    environment,
    request,
  }) => {
    let page = first;
    for (const pace of paces) {
      const id = `article-unsaved-${Date.now()}`;
      const body = [
        {
          _type: 'block',
          _key: 'a',
          style: 'normal',
          markDefs: [],
          children: [{ _type: 'span', _key: 'b', text: 'Start.', marks: [] }],
        },
      ];
      await changeLake(request, environment, {
        create: { _id: `drafts.${id}`, _type: 'article', title: 'Start.', body },
      });
      const address = `/intent/edit/id=${id};type=article/`;
      await openStudio(page, environment, address);
      const text = page.getByTestId('field-body').getByText('Start.');
      await expect(text).toBeVisible({ timeout: 60_000 });
      // Keys are lost while the form still waits for its document.
      await expect(page.getByText('Not published yet')).toBeVisible({ timeout: 60_000 });
      const fields: readonly Locator[] = [
        page.getByTestId('field-title').locator('input'),
        page.getByTestId('field-cover.alt').locator('input'),
        text,
      ];
      for (const [place, field] of fields.entries()) {
        await field.click();
        // The editor of a text learns that its caret has moved a moment later; no one types within it.
        await page.keyboard.press('ControlOrMeta+End', { delay: field === text ? 200 : 0 });
        await page.keyboard.type(WORDS);
        await page.waitForTimeout(pace[place] ?? 0);
      }
      page = await happen(page);
      await openStudio(page, environment, address);
      const putBack = page.getByRole('button', { name: UNSAVED_TEXTS.putBack });
      await expect(
        async () => {
          if (await putBack.isVisible()) await putBack.click({ timeout: 2000 });
          const stored = `*[_id == "drafts.${id}"][0]{title, "picture": cover.alt, "text": pt::text(body)}`;
          expect(await askLake(request, environment, stored)).toEqual({
            title: `Start.${WORDS}`,
            picture: WORDS,
            text: `Start.${WORDS}${end.includes('connection') ? MORE : ''}`,
          });
        },
        `${pace.join(', ')} ms`,
      ).toPass({ timeout: 60_000 });
      await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
    }
  });
