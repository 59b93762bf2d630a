/** Services that fail while a page is open, and two tabs: nothing is lost, and the page recovers. */
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { PATHS } from '@lumen-throw/domain/site-paths';
import {
  cutOff,
  memberId,
  memberTest,
  message,
  openForm,
  openGallery,
  sharedBy,
  shownSetup,
} from './community-page.ts';
import { expect, test } from '../product.ts';

const asMember = memberTest('Kofi Mensah');

test('shows the gallery without a request to Firebase until the visitor filters it', async ({
  page,
  environment,
}) => {
  const { firestore = '', auth = '' } = environment.firebase.emulators ?? {};
  const asked: string[] = [];
  page.on('request', (request) => {
    if ([firestore, auth].some((origin) => request.url().startsWith(origin))) asked.push(request.url());
  });
  // The page polls for news every two seconds here; use a minute, as on a hosted site.
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string) => {
      const value: unknown = parse(text);
      if (typeof value === 'object' && value !== null && 'newsInterval' in value)
        return { ...value, newsInterval: 60_000 };
      return value;
    };
  });
  const answers: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === GALLERY_START_PATH) answers.push(request.response());
  });
  await openGallery(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  expect(asked).toEqual([]);
  // The page uses the response that its head requested.
  expect(answers).toHaveLength(1);
  await page.getByRole('radio', { name: 'Gaming' }).check();
  await expect(shownSetup(page).getByText('Gaming', { exact: true })).toBeVisible();
  expect(asked).not.toEqual([]);
});

test('keeps loaded setups while offline and loads the rest when back online @nightly', async ({ page }) => {
  await openGallery(page);
  const counter = page.getByText(/^\d+ of \d+$/);
  // The first step loads the code that reads further setups.
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^2 of /);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (let place = 3; place <= 12; place++) {
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(new RegExp(`^${place} of `));
  }
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(/^12 of /);
  // Several failures show one toast.
  await expect(message(page, 'Failed to load gallery')).toHaveCount(1);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Next setup' }).click();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return counter.innerText();
    })
    .toMatch(/^1[3-9] of /);
});

test('sign-in fails with a message while Auth is unreachable and works once it is back @nightly', async ({
  page,
  environment,
}) => {
  const back = await cutOff(page, environment, 'auth');
  await page.goto(PATHS.auth);
  await page.getByLabel('Email').fill('jonas@demo.test');
  await page.getByLabel('Password').fill('demo-password');
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await expect(
    message(page, 'The service cannot be reached. Check your connection and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('demo-password');
  await back();
  await signIn.click();
  await expect(page).toHaveURL(PATHS.gallery);
});

test('sign-up keeps what was typed without a connection, and works once it is back @nightly', async ({
  page,
}) => {
  await page.goto(PATHS.auth);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  const email = `mina-${Date.now()}@example.test`;
  await page.getByLabel('Name').fill('Mina');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a-long-password');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  const unreachable = 'The service cannot be reached. Check your connection and try again.';
  await expect(message(page, unreachable)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(PATHS.gallery);
});

asMember(
  'a report is sent once the connection is back, as it was typed @nightly',
  async ({ page, browser, environment }) => {
    const title = `Reported ${Date.now()}`;
    const owner = await sharedBy(browser, environment, 'Rita', [title]);
    await owner.close();
    await openGallery(page);
    await expect(shownSetup(page).getByRole('heading', { name: title })).toBeVisible();
    await shownSetup(page).getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this setup' });
    await dialog.getByRole('combobox').selectOption('Advertising or spam');
    await dialog.getByRole('textbox').fill('Sells lamps.');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(message(page, 'Not reported')).toBeVisible();
    await page.context().setOffline(false);
    await expect(dialog.getByRole('textbox')).toHaveValue('Sells lamps.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(message(page, 'Reported')).toBeVisible();
  },
);

asMember(
  'member stays signed in while Auth is unreachable @nightly [4-4 4-10 9-39]',
  async ({ page, environment }) => {
    const back = await cutOff(page, environment, 'auth');
    await openForm(page);
    await expect(page.getByText('Shown as shared by Kofi Mensah.')).toBeVisible();
    // The browser's storage keeps the session.
    expect(await memberId(page)).toMatch(/^\w{20,}$/);
    await back();
  },
);

asMember(
  'sign-out in one tab signs out the other tab and keeps its draft @nightly [4-2]',
  async ({ page, person }) => {
    await openForm(page);
    const other = await page.context().newPage();
    await openForm(other);
    await other.getByLabel('Title').fill('Half a title');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(other.getByText('Your draft is saved.')).toBeVisible();
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Password').fill(person.password);
    await other.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(other.getByLabel('Title')).toHaveValue('Half a title');
    await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible();
  },
);
