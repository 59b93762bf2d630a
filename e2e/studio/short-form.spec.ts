/** A projector's form shows the figures that it has; "Add a figure" has all others. */
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { expect } from '../product.ts';
import { openStudio, test } from './studio-window.ts';

test.use({ viewport: { width: 1280, height: 1400 } });

test('editor adds a figure by the keyboard, and what is wrong shows @nightly', async ({
  page,
  environment,
  request,
}) => {
  const tag = Date.now();
  const id = `drafts.projector-short-${tag}`;
  const evidence = {
    _type: 'evidence',
    kind: 'maker',
    address: 'https://example.org',
    words: '2 kg',
    seen: '2026-11-25',
  };
  await changeLake(request, environment, {
    create: {
      _id: id,
      _type: 'projector',
      brand: 'Acme',
      model: `Short ${tag}`,
      kind: 'portable',
      slug: { _type: 'slug', current: `acme-short-${tag}` },
      weight: [{ _type: 'numberFigure', _key: 'a', value: 2, evidence }],
    },
  });
  await openStudio(page, environment, `/intent/edit/id=projector-short-${tag};type=projector/`);
  await page.getByRole('tab', { name: 'Chip & body' }).click();
  await expect(page.getByTestId('field-weight')).toBeVisible();
  await expect(page.getByTestId('field-noise')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a figure' }).press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Weight' })).toHaveCount(0);
  await expect(menu.getByRole('group', { name: 'Light', exact: true })).toContainText('Brightness');
  await menu.getByRole('menuitem', { name: /^Distance/ }).press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Shape of the pictures in the table')).toBeVisible();
  await expect(dialog.getByText("Rows of the maker's table")).toHaveCount(0);
  const added = `*[_id == "${id}"][0].distance[0]{_type, aspect, measuredFrom, "key": defined(_key)}`;
  await expect
    .poll(() => askLake(request, environment, added))
    .toEqual({ _type: 'distanceLaw', aspect: '16:9', measuredFrom: 'lens', key: true });
  await dialog.getByTestId('fieldset-table').getByRole('button').first().click();
  await expect(dialog.getByText("Rows of the maker's table")).toBeVisible();
});
