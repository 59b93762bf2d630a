/** An editor on a phone finds a guide and corrects it; an open page shows the correction. */
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { PHONE_DEVICE } from '../device-actions.ts';
import { askLake, changeLake } from '../../tools/browser/lake-editor.ts';
import { publish } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';

test.use(PHONE_DEVICE);

const GUIDE = 'projector-placement-guide';

test('editor corrects a title on a phone, and an open page shows it at once @nightly', async ({
  page,
  browser,
  environment,
  request,
}) => {
  test.setTimeout(300_000);
  const { studioUrl, siteUrl } = environment;
  const ask = (query: string) => askLake(request, environment, query);
  const guide = `*[_type == "article" && slug.current == "${GUIDE}" && !(_id in path("drafts.**"))][0]`;
  const [id, title] = [String(await ask(`${guide}._id`)), String(await ask(`${guide}.title`))];
  const corrected = `${title}, on the train ${Date.now()}`;
  const reader = await browser.newPage({ baseURL: siteUrl, viewport: PHONE_DEVICE.viewport });
  await reader.goto(`/blog/${GUIDE}`);
  await untilHydrated(reader);

  await page.goto(`${studioUrl}/structure`);
  await page.getByRole('link', { name: 'Guides', exact: true }).tap({ timeout: 60_000 });
  await page.getByRole('link', { name: 'All guides' }).tap();
  await page.getByRole('link', { name: title }).tap({ timeout: 60_000 });
  const input = page.getByTestId('field-title').locator('input');
  await expect(input).toBeEditable({ timeout: 60_000 });
  await input.fill(corrected);
  try {
    await publish(page, environment, `title == "${corrected}"`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(corrected, { timeout: 60_000 });
  } finally {
    await changeLake(request, environment, { patch: { id, set: { title } } });
    await reader.close();
  }
});
