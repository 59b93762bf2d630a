/** The Studio's "Correct a figure": an editor finds a model, gives a figure with its source, and publishes it. */
import type { Page } from '@playwright/test';
import { CORRECT_TEXTS } from '../../studio/src/correct-figure/texts.ts';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { expect, test } from '../product.ts';
import { countPresses } from './studio-window.ts';

test.use(PHONE_DEVICE);

const ID = 'projector-benq-w4100i';

/** Where the pane stands in the Studio. */
const PANE = '/structure/projectors;correct-figure';

const SOURCE = { address: 'https://www.example.com/w4100i', words: 'Noise in eco mode: 29 dB' };

/** Chooses the model and its noise. */
async function chooseNoise(page: Page): Promise<void> {
  const model = page.getByLabel('Model', { exact: true });
  await expect(model).toBeVisible({ timeout: 60_000 });
  await model.fill('benq 4100');
  await page.getByRole('button', { name: 'BenQ W4100i' }).tap();
  await page.getByLabel('Figure', { exact: true }).selectOption('Noise');
}

test('editor corrects a figure on a phone, sees what changes, and publishes it', async ({
  page,
  environment,
  request,
}) => {
  const noise = `*[_id == "${ID}"][0].noise`;
  await page.goto(`${environment.studioUrl}/start`);
  await expect(page.getByText("Correct a projector's figure")).toBeVisible({ timeout: 60_000 });
  const presses = await countPresses(page);
  await page.getByText("Correct a projector's figure").tap();
  await chooseNoise(page);
  const value = page.getByLabel('Noise (dB)');
  await value.fill('29,5');
  await page.getByRole('button', { name: 'See what changes' }).tap();
  await expect(value).toHaveAccessibleDescription('Write 29.5, with a point.');
  await expect(value).toBeFocused();
  await expect(value).toHaveValue('29,5');
  const kind = page.getByLabel('Whose figure it is');
  await expect(kind).toHaveAccessibleDescription('Choose whose figure it is.');
  await value.fill('29');
  await expect(value).not.toHaveAttribute('aria-invalid');

  await kind.selectOption('Measured by others');
  await page.getByLabel('Address of the page').fill(SOURCE.address);
  await page.getByLabel('Its words, copied exactly').fill(SOURCE.words);
  await page.getByRole('button', { name: 'See what changes' }).tap();
  const changes = page.getByRole('region', { name: 'What changes' }).getByRole('listitem');
  await expect(changes.filter({ hasText: 'Noise' })).toContainText(/not entered.*29 dB/);
  await expect(page.getByRole('region', { name: 'Pages on which the model stands' })).toContainText('W4100i');
  expect(await askLake(request, environment, noise)).toBeNull();
  try {
    await page.getByRole('button', { name: 'Publish' }).tap();
    // Both menus besides; one press showed what was missing.
    expect((await presses()) + 2 - 1).toBeLessThanOrEqual(7);
    await expect(page.getByText('Published. Readers see it within a minute.')).toBeVisible();
    expect(await askLake(request, environment, noise)).toMatchObject([
      { value: 29, evidence: { kind: 'measured', ...SOURCE } },
    ]);
  } finally {
    await changeLake(request, environment, { patch: { id: ID, unset: ['noise'] } });
  }
});

test('a figure is checked again once the connection is back @nightly', async ({
  page,
  context,
  environment,
}) => {
  await page.goto(`${environment.studioUrl}${PANE}`);
  await chooseNoise(page);
  await page.getByLabel('Noise (dB)').fill('29');
  await context.setOffline(true);
  await expect(page.getByText(CORRECT_TEXTS.offline)).toBeVisible();
  await page.getByRole('button', { name: CORRECT_TEXTS.check }).tap();
  await expect(page.getByText(CORRECT_TEXTS.unreachable)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(false);
  await expect(page.getByText(CORRECT_TEXTS.offline)).toBeHidden();
  await expect(page.getByText(CORRECT_TEXTS.unreachable)).toBeHidden();
  await expect(page.getByLabel('Whose figure it is')).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel('Noise (dB)')).toHaveValue('29');
});

test('what a window holds comes to another one only when it is gone @nightly', async ({
  page,
  context,
  environment,
}) => {
  const address = `${environment.studioUrl}${PANE}`;
  await page.goto(address);
  await chooseNoise(page);
  await page.getByLabel('Noise (dB)').fill('29');
  const other = await context.newPage();
  await other.goto(address);
  await chooseNoise(other);
  await expect(other.getByLabel('Noise (dB)')).toHaveValue('');
  await other.getByRole('button', { name: CORRECT_TEXTS.otherModel }).tap();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Noise (dB)')).toHaveValue('29', { timeout: 60_000 });
  await page.close();
  await other.reload();
  await expect(other.getByLabel('Noise (dB)')).toHaveValue('29', { timeout: 60_000 });
});
