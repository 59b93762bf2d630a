/** Writing a guide: pasting from other programs, tables and the insert menu. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { grayPng } from '../../functions/test/gray-png.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1400, height: 1400 } });

const CLIPBOARDS = join(import.meta.dirname, '../../studio/test/fixture/clipboard');

/** Scripts that a page could hide in copied text. */
const HOSTILE =
  '<script>document.body.id = "owned"</script><img src="x" onerror="document.body.id = \'owned\'">';

/** Opens a new guide and clicks into its text. @returns the text editor */
async function newText(page: Page, environment: SiteEnvironment): Promise<Locator> {
  await openStudio(page, environment, '/intent/create/template=article;type=article/');
  const body = page.getByTestId('field-body');
  const text = body.locator('[contenteditable="true"]').first();
  await body.getByText('Click to activate').or(text).first().click({ timeout: 60_000 });
  await text.click();
  return text;
}

/** Pastes into an element. @param png a picture that the clipboard has, in bytes */
async function paste(
  into: Locator,
  data: Readonly<Record<string, string>>,
  png: readonly number[] | null = null,
): Promise<void> {
  await into.evaluate(
    (element, [types, bytes]) => {
      const clipboardData = new DataTransfer();
      for (const [type, words] of Object.entries(types)) clipboardData.setData(type, words);
      if (bytes)
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [data, png] as const,
  );
}

// The Studio's own tests convert what other programs copy.
for (const name of ['word', 'markdown'])
  test(`text pasted from ${name} keeps headings, lists, links and tables @nightly`, async ({
    page,
    environment,
    request,
    faults,
  }) => {
    const text = await newText(page, environment);
    const tag = `tag${Date.now()}`;
    // The test before may have left the same message.
    const leftOut = page.getByText('1 picture left out');
    await expect(leftOut).toHaveCount(0);
    const copied = readFileSync(join(CLIPBOARDS, `${name}.clipboard`), 'utf8').replace(
      'a wall',
      `a ${tag}${HOSTILE}`,
    );
    await paste(
      text,
      name === 'markdown' ? { 'text/plain': copied } : { 'text/html': copied, 'text/plain': 'words' },
    );
    const found = () =>
      askLake(
        request,
        environment,
        `*[_type == "article" && pt::text(body) match "*${tag}*"][0]{
          title,
          "kinds": body[]{"kind": coalesce(listItem + " " + string(level), style, _type)}.kind,
          "links": body[defined(markDefs)].markDefs[]{_type, href},
          "table": body[_type == "dataTable"][0]{columns, "cells": rows[].cells[]}
        }`,
      );
    await expect.poll(found, { timeout: 60_000 }).toEqual({
      title: name === 'word' ? 'Choosing a screen' : null,
      // The title of an article that begins with one goes into the empty field.
      kinds: (name === 'word' ? ['normal', 'h2'] : ['h2', 'normal', 'h3']).concat(
        'bullet 1',
        'bullet 2',
        'number 1',
        'dataTable',
      ),
      links: [{ _type: 'externalLink', href: 'https://example.org/screens' }],
      table: { columns: ['Room', 'Gain'], cells: ['Dark', '1.0'] },
    });
    await expect(leftOut).toBeVisible();
    await expect(text.getByText('Table without a caption')).toBeVisible();
    await expect(text.getByText('Room · Gain (rows: 1)')).toBeVisible();
    await expect(text).not.toContainText('owned');
    await expect(page.locator('body')).not.toHaveId('owned');
    expect(faults).toEqual([]);
    const [draft] = (await askLake(
      request,
      environment,
      `*[_type == "article" && pt::text(body) match "*${tag}*"]._id`,
    )) as [string];
    await changeLake(request, environment, { delete: { id: draft } });
  });

test('picture in the clipboard becomes a picture in the text @nightly', async ({
  page,
  environment,
  request,
}) => {
  const text = await newText(page, environment);
  const words = `Before the picture ${Date.now()}.`;
  await page.keyboard.type(words);
  await paste(text, {}, [...grayPng(640, 480)]);
  const pictures = () =>
    askLake(
      request,
      environment,
      `*[_type == "article" && pt::text(body) match "*${words.slice(0, -1)}*"][0].body[_type == "figure"].asset->metadata.dimensions.width`,
    );
  await expect.poll(pictures, { timeout: 60_000 }).toEqual([640]);

  // A browser adds the tag of a copied picture, and Word a picture of the copied words.
  await paste(text, { 'text/html': '<meta charset="utf-8"><img src="https://example.org/a.png">' }, [
    ...grayPng(320, 240),
  ]);
  await expect.poll(pictures, { timeout: 60_000 }).toEqual([640, 320]);
  const copied = {
    'text/html': '<p>Copied <b>words</b>.</p><p>More.</p>',
    'text/plain': 'Copied words.\nMore.',
  };
  await paste(text, copied, [...grayPng(160, 120)]);
  const bold = () =>
    askLake(
      request,
      environment,
      `*[_type == "article" && pt::text(body) match "*${words.slice(0, -1)}*"][0].body[_type == "block"].children["strong" in marks].text`,
    );
  await expect.poll(bold, { timeout: 60_000 }).toEqual(['words']);
  expect(await pictures()).toEqual([640, 320]);
});

test('table editor supports Tab, arrows, Enter and a pasted sheet @nightly', async ({
  page,
  environment,
  request,
}) => {
  const text = await newText(page, environment);
  const caption = `Rooms ${Date.now()}`;
  await page.keyboard.type('Before the table.');
  await page.getByTestId('field-body').getByRole('button', { name: /Table/ }).first().click();
  const dialog = page.getByRole('dialog').or(page.getByTestId('popover-edit-dialog')).last();
  await dialog
    .getByTestId('field-caption')
    .or(dialog.locator('[data-testid$="caption"]'))
    .locator('input')
    .first()
    .fill(caption);
  await dialog.getByLabel('Heading of column 1').click();
  for (const word of ['Room', 'Gain', 'Size']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Dark');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('1.0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1.3');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('100 in');
  await expect(dialog.getByLabel('Row 1, column 3')).toHaveValue('100 in');
  const cell = dialog.getByLabel('Row 2, column 1');
  await cell.click();
  await paste(cell, { 'text/plain': 'Dim\t1.3\t90 in\nBright\t0.8\t80 in\n' });
  await expect(dialog.getByLabel('Row 3, column 3')).toHaveValue('80 in');
  await dialog.getByRole('button', { name: 'Add row' }).click();
  await expect(dialog.getByLabel('Row 4, column 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove row 4' }).click();
  await expect(dialog.getByLabel('Row 4, column 1')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove row 2' }).click();
  await dialog.getByRole('button', { name: 'Remove column 2' }).click();
  await expect(dialog.getByLabel('Row 2, column 3')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Put column 2 back' }).click();
  await expect(dialog.getByLabel('Heading of column 2')).toHaveValue('Gain');
  await dialog.getByRole('button', { name: 'Put row 2 back' }).click();
  await expect(dialog.getByLabel('Row 3, column 3')).toHaveValue('80 in');
  const table = () =>
    askLake(
      request,
      environment,
      `*[_type == "article"].body[caption == "${caption}"]{columns, "rows": rows[]{"cells": array::join(cells, ", ")}.cells}`,
    );
  await expect.poll(table, { timeout: 60_000 }).toEqual([
    {
      columns: ['Room', 'Gain', 'Size'],
      rows: ['Dark, 1.0, 100 in', 'Dim, 1.3, 90 in', 'Bright, 0.8, 80 in'],
    },
  ]);
  await page.keyboard.press('Escape');
  await expect(text.getByText(caption)).toBeVisible();
});

test('slash on an empty line opens an illustrated insert menu that works by keyboard @nightly', async ({
  page,
  environment,
  request,
}) => {
  const text = await newText(page, environment);
  const words = `Before the box ${Date.now()}.`;
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  const menu = page.getByRole('menu', { name: 'What to insert' });
  const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
  await expect(item('Picture')).toHaveAttribute('data-active', 'true');
  for (const picture of await menu.locator('img').all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(180);

  // Escape keeps the typed slash.
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(text.getByText('/', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');

  await page.keyboard.type('/');
  await expect(item('Picture')).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(item('Callout')).toHaveAttribute('data-active', 'true');
  await expect(item('Callout')).toHaveAccessibleDescription(/in a box/);
  await page.keyboard.press('Enter');
  const kinds = () =>
    askLake(
      request,
      environment,
      `*[_type == "article" && pt::text(body) match "*${words.slice(0, -1)}*"][0].body[]{_type, tone}`,
    );
  // The callout replaces the empty line, and its form opens.
  await expect.poll(kinds, { timeout: 60_000 }).toEqual([
    { _type: 'block', tone: null },
    { _type: 'callout', tone: 'tip' },
  ]);
  const box = page.locator('[data-testid$="text"] textarea').last();
  await box.fill('Iron it first.');
  const boxed = () =>
    askLake(
      request,
      environment,
      `*[_type == "article" && pt::text(body) match "*${words.slice(0, -1)}*"][0].body[_type == "callout"].text`,
    );
  await expect.poll(boxed, { timeout: 60_000 }).toEqual(['Iron it first.']);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await text.getByText(words).click();
  // Redo brings the box back as it was, not as it was inserted.
  for (const [key, left] of [
    ['ControlOrMeta+z', []],
    ['ControlOrMeta+Shift+z', ['Iron it first.']],
  ] as const)
    await expect(async () => {
      await page.keyboard.press(key);
      await expect.poll(boxed, { timeout: 3000 }).toEqual(left);
    }).toPass({ timeout: 60_000 });
  await expect(text.getByText('Iron it first.')).toBeVisible();
});

/** A paragraph. */
const line = (key: string) => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s`, text: `Line ${key}.`, marks: [] }],
});

test('insert button adds to the end of a text that was never clicked @nightly', async ({
  page,
  environment,
  request,
}) => {
  const id = `article-two-lines-${Date.now()}`;
  const body = [line('a'), line('b')];
  await changeLake(request, environment, { create: { _id: `drafts.${id}`, _type: 'article', body } });
  await openStudio(page, environment, `/intent/edit/id=${id};type=article/`);
  const field = page.getByTestId('field-body');
  await expect(field.getByText('Line b.')).toBeVisible({ timeout: 60_000 });
  await field.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Figure of a projector', exact: true }).click();
  const kinds = () => askLake(request, environment, `*[_id == "drafts.${id}"][0].body[].children[]._type`);
  await expect.poll(kinds, { timeout: 60_000 }).toEqual(['span', 'span', 'projectorFigure', 'span']);
  await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
});

test('undo brings a text back that was deleted as a whole and stored as empty @nightly', async ({
  page,
  environment,
  request,
}) => {
  const id = `article-emptied-${Date.now()}`;
  const body = [line('a'), line('b')];
  await changeLake(request, environment, { create: { _id: `drafts.${id}`, _type: 'article', body } });
  await openStudio(page, environment, `/intent/edit/id=${id};type=article/`);
  await page.getByTestId('field-body').getByText('Line a.').click({ timeout: 60_000 });
  const stored = () => askLake(request, environment, `*[_id == "drafts.${id}"][0].body[].children[0].text`);
  for (const key of ['Backspace', 'ControlOrMeta+x']) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press(key);
    await expect.poll(stored).toBeNull();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(stored).toEqual(['Line a.', 'Line b.']);
  }
  // Words in place of the deleted ones are undone first, then the deletion; undo after that takes nothing away.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect.poll(stored).toBeNull();
  await page.keyboard.type('New.');
  await expect.poll(stored).toEqual(['New.']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(stored).toBeNull();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(stored).toEqual(['Line a.', 'Line b.']);
  await changeLake(request, environment, { delete: { id: `drafts.${id}` } });
});

test('refuses a file that is not a picture and says what to do @nightly', async ({ page, environment }) => {
  await openStudio(page, environment, '/intent/create/template=product;type=product/');
  // A form that is still being opened takes no file.
  await expect(page.getByTestId('field-name').locator('input')).toBeEditable({ timeout: 60_000 });
  const input = page.locator('input[type="file"]').first();
  await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText(/Use JPEG, PNG, WebP or AVIF with at most 30 megapixels/).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/See the console/)).toHaveCount(0);
});
