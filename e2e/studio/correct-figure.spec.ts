/** The Studio's "Correct a figure": an editor finds a model, gives a figure with its source, and publishes it. */
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { expect, test } from '../product.ts';
import { countPresses } from './studio-window.ts';

test.use(PHONE_DEVICE);

const ID = 'projector-benq-w4100i';

const SOURCE = { address: 'https://www.example.com/w4100i', words: 'Noise in eco mode: 29 dB' };

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
  await page.getByLabel('Model', { exact: true }).fill('benq 4100');
  await page.getByRole('button', { name: 'BenQ W4100i' }).tap();
  await page.getByLabel('Figure', { exact: true }).selectOption('Noise');
  await page.getByLabel('Noise (dB)').fill('29');
  await page.getByRole('button', { name: 'See what changes' }).tap();
  await expect(page.getByRole('alert')).toContainText('Choose whose figure it is.');

  await page.getByLabel('Whose figure it is').selectOption('Measured by others');
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
