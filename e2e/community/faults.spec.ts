/** Services that are down while a page is open, and two tabs: nothing is lost, and it works again after. */
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { PATHS } from '@lumen-throw/domain/site-paths';
import {
  cutOff,
  memberId,
  memberTest,
  message,
  openForm,
  openGallery,
  shownSetup,
} from './community-page.ts';
import { expect, test } from '../product.ts';

const asMember = memberTest('Kofi Mensah');

test('a visitor sees the gallery without a request to Firebase, until going on', async ({
  page,
  environment,
}) => {
  const { firestore = '', auth = '' } = environment.firebase.emulators ?? {};
  const asked: string[] = [];
  page.on('request', (request) => {
    if ([firestore, auth].some((origin) => request.url().startsWith(origin))) asked.push(request.url());
  });
  // Later the page asks again for news, here every two seconds; a minute apart as on a hosted site.
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
  // What the page's head asks for is what the page takes.
  expect(answers).toHaveLength(1);
  await page.getByRole('radio', { name: 'Gaming' }).check();
  await expect(shownSetup(page).getByText('Gaming', { exact: true })).toBeVisible();
  expect(asked).not.toEqual([]);
});

test('without the database the gallery says so once, the page stands, and it comes back', async ({
  page,
  environment,
}) => {
  const back = await cutOff(page, environment, 'firestore');
  // Neither does the function answer that keeps the first view.
  await page.route(`**${GALLERY_START_PATH}`, (route) => route.fulfill({ status: 503 }));
  await page.goto(PATHS.gallery);
  await expect(message(page, 'Failed to load gallery')).toBeVisible();
  await expect(page.getByText("We can't reach setups, likes and accounts right now.")).toBeVisible();
  await expect(page.getByText("We can't show the Setup of the Month right now.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Projector Setups Gallery');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByText("We can't reach setups, likes and accounts right now.")).toBeVisible();
  await back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shownSetup(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Setup of the Month' })).not.toContainText("We can't show");
});

test('what is on the screen stays when the connection goes, and the rest comes with it', async ({ page }) => {
  await openGallery(page);
  const counter = page.getByText(/^\d+ of \d+$/);
  // The first step brings what reads the others.
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
  // However often it failed, it is said once.
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

test('without the accounts signing in fails with a message, and works once they are back', async ({
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

asMember('without the accounts a member who is signed in stays so', async ({ page, environment }) => {
  const back = await cutOff(page, environment, 'auth');
  await openForm(page);
  await expect(page.getByText('Shown as shared by Kofi Mensah.')).toBeVisible();
  // The session stands in the browser's own storage.
  expect(await memberId(page)).toMatch(/^\w{20,}$/);
  await back();
});

asMember(
  'signing out in one tab signs out the other one; what was typed there is kept',
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
