/** A sentence quotes a projector's figure: the site keeps it current, and the projector lists it. */
import type { APIRequestContext, Page } from '@playwright/test';
import { changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

/** Milliseconds from Publish until a plain request gets the change, on a slow machine. */
const WITHIN = 30_000;

/** What the guide's sentence says to a plain request, or the title of the page that is there instead. */
async function sentenceAt(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [sentence] = /The brightest in the test reached .{0,400}/su.exec(html) ?? [];
  return sentence ?? `no sentence in ${/<title[^>]*>.*?<\/title>/su.exec(html)?.[0] ?? html.slice(0, 200)}`;
}

/** Characters between the caret and the end of its text. */
async function caretFromEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { focusNode, focusOffset } = document.getSelection() ?? {};
    return (focusNode?.textContent?.length ?? Infinity) - (focusOffset ?? 0);
  });
}

/** A projector with one measured figure. */
function projector(tag: number, lumens: number) {
  return {
    _id: `projector-acme-${tag}`,
    _type: 'projector',
    brand: 'Acme',
    model: `Beam ${tag}`,
    kind: 'portable',
    slug: { _type: 'slug', current: `acme-beam-${tag}` },
    brightness: [
      {
        _type: 'brightnessFigure',
        _key: 'lumens',
        value: lumens,
        mode: 'brightest',
        evidence: {
          _type: 'evidence',
          kind: 'measured',
          address: 'https://example.org/test',
          words: `${lumens} lumens`,
          seen: '2026-11-25',
        },
      },
    ],
  };
}

const guide = (tag: number) => ({
  _id: `drafts.article-figures-${tag}`,
  _type: 'article',
  title: `Light for a tent ${tag}`,
  slug: { _type: 'slug', current: `light-for-a-tent-${tag}` },
  category: 'Buying Guides',
  description: 'How much light a tent needs after dark, and which small projector has enough of it.',
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'Start small. The brightest in the test', marks: [] }],
    },
  ],
  author: { _type: 'reference', _ref: 'author-editors' },
});

test('figure in a sentence follows its projector, and the projector lists the sentence @nightly', async ({
  page,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const tag = Date.now();
  const path = `/blog/light-for-a-tent-${tag}`;
  await changeLake(request, environment, { create: projector(tag, 1250) });
  await changeLake(request, environment, { create: guide(tag) });

  await openStudio(page, environment, `/intent/edit/id=article-figures-${tag};type=article/`);
  const body = page.getByTestId('field-body');
  const text = body.locator('[contenteditable="true"]').first();
  await text.getByText('The brightest in the test').click({ timeout: 90_000 });
  // A busy editor puts the caret back to where the click was before it takes the key.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.waitForTimeout(500);
    expect(await caretFromEnd(page)).toBe(0);
  }).toPass();
  await page.keyboard.type(' reached ');
  await expect(text).toContainText('The brightest in the test reached');
  await body.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Figure of a projector', exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByTestId('popover-edit-dialog')).last();

  // The Studio refuses a figure that the projector does not have.
  await dialog.getByRole('combobox').first().fill(`Beam ${tag}`);
  await page
    .getByRole('option', { name: `Beam ${tag}` })
    .or(page.getByText(`Acme Beam ${tag}`))
    .first()
    .click();
  await dialog.locator('select').selectOption({ label: 'Weight' });
  await expect(text.getByText(`Acme Beam ${tag}`)).toBeVisible();
  await expect(dialog.locator('[data-testid="input-validation-icon-error"]').first()).toBeVisible({
    timeout: 30_000,
  });
  await dialog.locator('select').selectOption({ label: 'Brightness' });
  await expect(text.getByText('1,250 lm')).toBeVisible();
  await page.keyboard.press('Escape');

  const quoted = `count(body[].children[_type == "projectorFigure" && figure == "brightness"]) == 1`;
  await publish(page, environment, `_id == "drafts.article-figures-${tag}" && ${quoted}`);
  const sentence = (lumens: string) =>
    new RegExp(`reached <a [^>]*href="/projectors/acme-beam-${tag}"[^>]*>(?:<[^>]+>)*${lumens} lm<`);
  await expect.poll(() => sentenceAt(request, path), { timeout: WITHIN }).toMatch(sentence('1,250'));

  // The editor corrects the projector without opening the guide.
  await changeLake(request, environment, {
    create: { ...projector(tag, 1310), _id: `drafts.projector-acme-${tag}` },
  });
  await openStudio(page, environment, `/intent/edit/id=projector-acme-${tag};type=projector/`);
  const places = page.getByTestId('figures-in-text');
  await expect(places.getByText('The brightest in the test reached 1,310 lm')).toBeVisible({
    timeout: 90_000,
  });
  await publish(page, environment, `_id == "drafts.projector-acme-${tag}"`);
  await expect.poll(() => sentenceAt(request, path), { timeout: WITHIN }).toMatch(sentence('1,310'));

  await places.getByRole('link', { name: `Light for a tent ${tag}` }).click();
  await expect(page.getByTestId('field-title').locator('input')).toHaveValue(`Light for a tent ${tag}`, {
    timeout: 60_000,
  });
});
