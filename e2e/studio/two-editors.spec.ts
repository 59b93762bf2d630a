/** Two editors in one document: what each of them types is stored or offered. */
import type { BrowserContext, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { actOnLake, askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { UNSAVED_TEXTS } from '../../studio/src/unsaved/texts.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

const VIEWPORT = { width: 1400, height: 1400 };
test.use({ viewport: VIEWPORT });

const TYPED = ' Hang it taut and iron it first, or each fold shows as a line across the picture.';

/** The editor of a text learns that its caret has moved a moment later; no one types within it. */
const CARET = { delay: 200 };

/** On a slow machine the caret of a text may not be at its end yet. */
const WORDS_OF_BOTH = /(?=.*Iron it and hang it taut\.)(?=.*One of cotton is enough\.)/;

/** A guide with one paragraph. */
function guide(id: string) {
  const children = [{ _type: 'span', _key: 'b', text: 'The sheet.', marks: [] }];
  const body = [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children }];
  return { _id: id, _type: 'article', title: 'The sheet.', body };
}

/** Makes a context's windows those of the lake's second editor. */
async function signInAsSecond(context: BrowserContext, { content }: SiteEnvironment): Promise<void> {
  await context.route(`${content.lakeOrigin}/**`, async (route) => {
    const headers = await route.request().allHeaders();
    if (headers['authorization']) headers['authorization'] = 'Bearer local-editor-2';
    await route.continue({ headers });
  });
}

const input = (page: Page) => page.getByTestId('field-title').locator('input');
const text = (page: Page) => page.getByTestId('field-body').getByText('The sheet.');

/** A text without its spaces. */
const letters = (value: unknown) => String(value).replaceAll(/\s+/g, '');

/** Types at the end of the text, until something happens in the middle of it. */
async function typeWhile(page: Page, happens: () => Promise<void>): Promise<void> {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End', CARET);
  await page.keyboard.type(TYPED.slice(0, 20));
  await Promise.all([page.keyboard.type(TYPED.slice(20), { delay: 15 }), happens()]);
}

test('two editors type in one title and in one paragraph at once, and the words of both are stored @nightly', async ({
  page: one,
  browser,
  environment,
  request,
}) => {
  const id = `article-two-${Date.now()}`;
  await changeLake(request, environment, { create: guide(`drafts.${id}`) });
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  await signInAsSecond(context, environment);
  const other = await context.newPage();
  for (const page of [one, other]) {
    await openStudio(page, environment, `/intent/edit/id=${id};type=article/`);
    await expect(page.getByText('Not published yet')).toBeVisible({ timeout: 60_000 });
  }
  for (const field of [input, text]) {
    for (const [page, key] of [
      [one, 'ControlOrMeta+Home'],
      [other, 'ControlOrMeta+End'],
    ] as const) {
      await field(page).click();
      await page.keyboard.press(key, CARET);
    }
    await Promise.all([
      one.keyboard.type('Iron it and hang it taut. ', { delay: 40 }),
      other.keyboard.type(' One of cotton is enough.', { delay: 40 }),
    ]);
  }
  const both = 'Iron it and hang it taut. The sheet. One of cotton is enough.';
  await expect
    .poll(() => askLake(request, environment, `*[_id == "drafts.${id}"][0]{title, "text": pt::text(body)}`))
    .toEqual({ title: both, text: expect.stringMatching(WORDS_OF_BOTH) });
  for (const page of [one, other]) {
    await expect(input(page)).toHaveValue(both);
    await expect(page.getByTestId('field-body')).toHaveText(WORDS_OF_BOTH);
  }
  await context.close();
  await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
});

test('what an editor types while another one locks the document is shown, and put back once it is open @nightly', async ({
  page,
  environment,
  request,
}) => {
  const tag = Date.now();
  const [id, releaseId] = [`article-locked-${tag}`, `r${tag}`];
  const versionId = `versions.${releaseId}.${id}`;
  const tomorrow = new Date(tag + 24 * 60 * 60 * 1000).toISOString();
  await changeLake(request, environment, { create: guide(id) });
  await actOnLake(request, environment, [
    {
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: { title: `Sheets ${tag}`, releaseType: 'scheduled', intendedPublishAt: tomorrow },
    },
    { actionType: 'sanity.action.document.version.create', publishedId: id, baseId: id, versionId },
  ]);
  await openStudio(page, environment, `/intent/edit/id=${id};type=article/?perspective=${releaseId}`);
  await expect(input(page)).toBeEditable({ timeout: 60_000 });
  await typeWhile(page, () =>
    actOnLake(request, environment, [
      { actionType: 'sanity.action.release.schedule', releaseId, publishAt: tomorrow },
    ]),
  );
  await expect(input(page)).not.toBeEditable();
  const offer = page.getByRole('status').filter({ hasText: UNSAVED_TEXTS.locked });
  // Keys that come after the lock leave no trace on the screen either.
  const kept = /The sheet\. Hang it taut and iro/;
  await expect(offer).toContainText(kept);
  const putBack = page.getByRole('button', { name: UNSAVED_TEXTS.putBack });
  await expect(putBack).toBeDisabled();
  await actOnLake(request, environment, [{ actionType: 'sanity.action.release.unschedule', releaseId }]);
  await putBack.click();
  await expect
    .poll(() => askLake(request, environment, `pt::text(*[_id == "${versionId}"][0].body)`))
    .toMatch(kept);
  await expect(putBack).toBeHidden();
  await actOnLake(request, environment, [{ actionType: 'sanity.action.release.archive', releaseId }]);
  await changeLake(request, environment, { delete: { id } });
});

test('what an editor types while another one publishes or deletes the document is stored or offered @nightly', async ({
  page,
  environment,
  request,
}) => {
  const id = `article-published-${Date.now()}`;
  const draftId = `drafts.${id}`;
  const address = `/intent/edit/id=${id};type=article/`;
  await changeLake(request, environment, { create: guide(draftId) });
  await openStudio(page, environment, address);
  await expect(page.getByText('Not published yet')).toBeVisible({ timeout: 60_000 });
  await typeWhile(page, () =>
    actOnLake(request, environment, [
      { actionType: 'sanity.action.document.publish', publishedId: id, draftId },
    ]),
  );
  const stored = () => askLake(request, environment, `pt::text(*[_id == "${draftId}"][0].body)`);
  await expect.poll(stored).toBe(`The sheet.${TYPED}`);

  await changeLake(request, environment, { delete: { id } });
  await typeWhile(page, () => changeLake(request, environment, { delete: { id: draftId } }));
  await expect(input(page)).not.toBeEditable();
  const putBack = page.getByRole('button', { name: UNSAVED_TEXTS.putBack });
  await expect(putBack).toBeDisabled();
  await page.getByRole('button', { name: 'Restore most recent revision' }).click();
  // The revision may already have every word; then there is nothing to put back.
  await expect(async () => {
    if (await putBack.isVisible()) await putBack.click({ timeout: 2000 });
    expect(await stored()).toMatch(/The sheet\. Hang it taut .* Hang it taut and iro/);
  }).toPass({ timeout: 60_000 });
  await changeLake(request, environment, { delete: { id: draftId } });
});

test('what an editor types in a paragraph while another one deletes it is stored or offered @nightly', async ({
  page,
  environment,
  request,
}) => {
  const id = `article-removed-${Date.now()}`;
  const draftId = `drafts.${id}`;
  const {
    body: [paragraph],
    ...article
  } = guide(draftId);
  const first = {
    ...paragraph,
    _key: 'z',
    children: [{ _type: 'span', _key: 'y', text: 'Hang it.', marks: [] }],
  };
  await changeLake(request, environment, { create: { ...article, body: [first, paragraph] } });
  await openStudio(page, environment, `/intent/edit/id=${id};type=article/`);
  await expect(page.getByText('Not published yet')).toBeVisible({ timeout: 60_000 });
  await typeWhile(page, () =>
    changeLake(request, environment, { patch: { id: draftId, unset: ['body[_key=="a"]'] } }),
  );
  const putBack = page.getByRole('button', { name: UNSAVED_TEXTS.putBack });
  const stored = () => askLake(request, environment, `pt::text(*[_id == "${draftId}"][0].body)`);
  await putBack.click();
  // Keys that come after the deletion go into the paragraph before.
  await expect.poll(stored).toMatch(/^Hang it\..*\n+The sheet\. Hang it taut and iro/);
  await expect(putBack).toBeHidden();
  // The screen shows what is stored.
  await expect(async () => {
    const shown = letters(await page.getByTestId('field-body').innerText());
    expect(shown.endsWith(letters(await stored()))).toBe(true);
  }).toPass({ timeout: 60_000 });
  await changeLake(request, environment, { delete: { id: draftId } });
});
