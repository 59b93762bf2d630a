/**
 * What the specification says of the community, in its order, on a desktop and on a phone. Its headings are
 * those of the specification's sections; what is beyond them has files of its own beside this one.
 */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { grayPng } from '../../functions/test/gray-png.ts';
import {
  featuredSetups,
  featureSetup,
  newPerson,
  nextRotation,
  runRotation,
  shareSetup,
} from '../../tools/browser/main-job.ts';
import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { DEMO_SETUPS } from '../../tools/emulators/demo/setups.ts';
import { DESKTOP, PHONE, PHONE_DEVICE } from '../device-actions.ts';
import { expect, test } from '../product.ts';
import {
  adminTest,
  cutOff,
  documentsWith,
  hideWithReason,
  idToken,
  memberId,
  memberTest,
  message,
  openForm,
  openGallery,
  sharedBy,
  shownSetup,
  submissionRow,
} from './community-page.ts';

const DEVICES = [
  { device: 'desktop', options: {}, actions: DESKTOP, hint: 'Use the arrow keys to see more setups' },
  { device: 'phone @nightly', options: PHONE_DEVICE, actions: PHONE, hint: 'Swipe to see more setups' },
];

const PICTURES = ['scene-livingroom-dusk.webp', 'scene-livingroom-night.webp'].map((name) =>
  join(import.meta.dirname, '../../content/images', name),
);
const [PICTURE = ''] = PICTURES;

const counter = (page: Page) => page.getByText(/^\d+ of \d+$/);
const previous = (page: Page) => page.getByRole('button', { name: 'Previous setup' });
const next = (page: Page) => page.getByRole('button', { name: 'Next setup' });
const type = (page: Page, name: string) => page.getByRole('radio', { name }).first();
const likeButton = (page: Page) => shownSetup(page).getByRole('button', { name: /^Like,/ });
const deleteButton = (page: Page) => shownSetup(page).getByRole('button', { name: 'Delete' });
const deletion = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure you want to delete this setup?' });
const featuredCard = (page: Page) => page.getByRole('region', { name: 'Setup of the Month' });

/** URL of the image candidate that the browser chose. */
const source = (picture: Locator): Promise<string> =>
  picture.evaluate((element: HTMLImageElement) => element.currentSrc);

const opens = (image: HTMLImageElement): boolean => image.naturalWidth > 0;

/** Characters of a setup's description that are shown before the ellipsis, to the next ten. */
async function excerpt(place: Locator, title: string): Promise<number> {
  const text = await place.getByText(`${title}. Long words`).innerText();
  return Math.ceil(text.replace(/…$/, '').length / 10) * 10;
}

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

/** What others may not do, asked of the database itself. @returns the statuses */
async function attempts({ firebase }: SiteEnvironment, token: string | null, uid: string): Promise<number[]> {
  const documents = `${firebase.emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const setup = `${documents}/${COLLECTIONS.setups}/demoSetup00000000001`;
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const send = async (method: string, address: string, fields?: object): Promise<number> => {
    const body = fields === undefined ? {} : { body: JSON.stringify({ fields }) };
    return (await fetch(address, { method, headers, ...body })).status;
  };
  const change = (field: string, value: object) =>
    send('PATCH', `${setup}?updateMask.fieldPaths=${field}`, { [field]: value });
  return [
    await send('GET', setup),
    await change('status', { stringValue: 'Hidden' }),
    await change('is_featured_month', { booleanValue: true }),
    await send('DELETE', setup),
    await send('PATCH', `${documents}/${COLLECTIONS.roles}/${uid}`, { role: { stringValue: 'admin' } }),
  ];
}

const query = (address = '') => new URL(address).searchParams;

const member = memberTest('Kofi Mensah');
const sharing = memberTest('Ida Falk');

for (const { device, options, actions, hint } of DEVICES) {
  const { press, accountLinks, adminLink, turn } = actions;
  const pressIn = (page: Page, name: string): Promise<void> =>
    press(page.getByRole('main').getByRole('button', { name, exact: true }));
  /** Goes to the sign-in page, whose fields the gallery has too. */
  const openSignIn = async (page: Page): Promise<void> => {
    await press((await accountLinks(page)).getByRole('link', { name: 'Sign In' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  };
  const signOut = async (page: Page): Promise<void> =>
    press((await accountLinks(page)).getByRole('button', { name: 'Sign Out' }));

  test.describe(`2 Screens: gallery, on a ${device}`, () => {
    test.use(options);

    test('one setup at a time, with counter and hint, and a filter starts at the first again [2.12-2..14 4-25 4-26 6-2 7-7]', async ({
      page,
      faults,
    }) => {
      await openGallery(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Projector Setups Gallery');
      await expect(featuredCard(page)).toBeVisible();
      await expect(page.getByRole('timer', { name: 'Next reveal in' })).toContainText(/\d\d/);
      await expect(page.getByRole('heading', { name: 'Community Setups' })).toBeVisible();
      await expect(counter(page)).toHaveText(/^1 of /);
      await expect(previous(page)).toBeDisabled();
      await expect(page.getByText(hint)).toBeVisible();

      // The picture of the next setup loads ahead.
      const near = page.locator('div[hidden] img');
      await expect(near).toHaveCount(1);
      await expect.poll(() => source(near)).toContain('.webp');
      const address = await source(near);
      await turn(page);
      await expect(counter(page)).toHaveText(/^2 of /);
      await expect.poll(() => source(shownSetup(page).getByRole('img').first())).toBe(address);
      await expect(page.getByText(hint)).toHaveCount(0);
      await page.keyboard.press('ArrowLeft');
      await expect(counter(page)).toHaveText(/^1 of /);
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText(/^2 of /);
      await press(previous(page));
      await expect(counter(page)).toHaveText(/^1 of /);
      // Arrow keys in a field do not turn the gallery.
      await page.getByLabel('Email').press('ArrowRight');
      await expect(counter(page)).toHaveText(/^1 of /);

      const total = Number((await counter(page).innerText()).split(' of ')[1]);
      expect(total).toBeGreaterThan(12);
      for (let place = 2; place <= total; place++) {
        await press(next(page));
        await expect(counter(page)).toHaveText(`${place} of ${total}`);
      }
      await expect(next(page)).toBeDisabled();
      await expect(next(page)).toBeFocused();
      for (const name of ['Indoor', 'Outdoor', 'Gaming']) {
        await type(page, name).check();
        await expect(counter(page)).toHaveText(/^1 of /);
        await expect(shownSetup(page).getByText(name, { exact: true })).toBeVisible();
      }
      expect(faults).toEqual([]);
    });

    test('a link opens its setup first, and says when it is gone or hidden @nightly [2.12-1]', async ({
      page,
      environment,
      faults,
    }) => {
      await openGallery(page);
      const total = (await counter(page).innerText()).split(' of ')[1];
      // A setup of the second page of results.
      const { title = '' } = DEMO_SETUPS.at(14) ?? {};
      const [linked] = await documentsWith(environment, COLLECTIONS.setups, 'title', title);
      await openGallery(page, `?id=${linked?.id}`);
      await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
      await expect(counter(page)).toHaveText(`1 of ${total}`);
      await type(page, 'Gaming').check();
      await expect(shownSetup(page).getByText('Gaming', { exact: true })).toBeVisible();
      const [hidden] = await documentsWith(environment, COLLECTIONS.setups, 'status', 'Hidden');
      for (const gone of ['nothing-of-the-kind', 'demoSetup99999999999', hidden?.id ?? '']) {
        await openGallery(page, `?id=${gone}`);
        await expect(page.getByText("This setup isn't here anymore. Here's the gallery")).toBeInViewport();
        await expect(counter(page)).toHaveText(/^1 of /);
      }
      // The query for a hidden setup avoids a refusal by the rules, and so a console error.
      expect(faults).toEqual([]);
    });

    test('says that nothing is there, and that nothing can be read @nightly [2.12-15 8-15]', async ({
      page,
      environment,
    }) => {
      const count = { result: { aggregateFields: { aggregate_0: { integerValue: '0' } } } };
      await page.route(`${environment.firebase.emulators?.firestore}/**`, async (route) => {
        const url = route.request().url();
        const readTime = '2026-01-01T00:00:00Z';
        if (url.includes(':runQuery')) await route.fulfill({ json: [{ readTime }] });
        else if (url.includes(':runAggregationQuery'))
          await route.fulfill({ json: [{ ...count, readTime }] });
        else await route.continue();
      });
      const month = siteMonthKey(new Date());
      await page.route(`**${GALLERY_START_PATH}`, (route) =>
        route.fulfill({ json: { month, featured: null, setups: [], counted: 0, next: null } }),
      );
      await page.goto(PATHS.gallery);
      for (const name of ['All', 'Indoor', 'Outdoor', 'Gaming']) {
        await type(page, name).check();
        await expect(page.getByText('No setups found. Be the first to share your setup!')).toBeVisible();
      }
      await expect(page.getByText('No setup is featured this month yet.')).toBeVisible();

      await page.unrouteAll();
      const back = await cutOff(page, environment, 'firestore');
      // The function that serves the first view fails too.
      await page.route(`**${GALLERY_START_PATH}`, (route) => route.fulfill({ status: 503 }));
      await page.goto(PATHS.gallery);
      await expect(message(page, 'Error')).toHaveCount(1);
      await expect(message(page, 'Failed to load gallery')).toBeVisible();
      await expect(page.getByText("We can't reach setups, likes and accounts right now.")).toBeVisible();
      await expect(page.getByText("We can't show the Setup of the Month right now.")).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Projector Setups Gallery');
      await press(page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }));
      await expect(page).toHaveURL(PATHS.glossary);
      await page.goBack();
      await expect(page.getByText("We can't reach setups, likes and accounts right now.")).toBeVisible();
      await back();
      await press(page.getByRole('button', { name: 'Try again' }).first());
      await expect(shownSetup(page)).toBeVisible();
      await expect(featuredCard(page)).not.toContainText("We can't show");
    });
  });

  test.describe(`2 Screens: sign-in, on a ${device}`, () => {
    test.use(options);

    test('its page signs up, signs out and in, and leads to the gallery [1-5 1-6 2.1-11 2.13-1..4 2.13-6..8 5-13..16 7-23..25 8-20 8-21 8-24]', async ({
      page,
    }) => {
      const person = newPerson('Lena Brandt');
      const title = DEMO_SETUPS[2]?.title ?? '';
      await page.goto(`${PATHS.gallery}?id=demoSetup00000000003`);
      await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
      await openSignIn(page);
      await expect(page.getByText('Sign in to share and like setups')).toBeVisible();
      await expect(page.getByLabel('Display Name')).toHaveCount(0);
      await pressIn(page, 'Sign In');
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter your email address\./);
      await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Enter your password\./);

      await pressIn(page, "Don't have an account? Sign up");
      await expect(page.getByRole('heading', { level: 1, name: 'Join the Community' })).toBeVisible();
      await expect(page.getByText('Create an account to get started')).toBeVisible();
      await pressIn(page, 'Already have an account? Sign in');
      await pressIn(page, "Don't have an account? Sign up");
      await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
      await fillSignIn(page, person.email, 'short');
      await pressIn(page, 'Sign Up');
      await expect(page.getByLabel('Display Name')).toHaveAccessibleDescription(/Enter the name/);
      await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 6 characters/);
      await page.getByLabel('Display Name').fill(person.displayName);
      await page.getByLabel('Password').fill(person.password);
      await pressIn(page, 'Sign Up');
      await expect(message(page, 'Account created!')).toBeVisible();
      await expect(message(page, 'You can now submit setups and interact with the community.')).toBeVisible();
      await expect(page).toHaveURL(`${PATHS.gallery}?id=demoSetup00000000003`);
      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Share your setup' })).toHaveCount(0);

      await openSignIn(page);
      await pressIn(page, "Don't have an account? Sign up");
      await page.getByLabel('Display Name').fill('Somebody Else');
      await fillSignIn(page, person.email, person.password);
      await pressIn(page, 'Sign Up');
      await expect(message(page, 'Error')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        'An account with this email address already exists.',
      );

      await openGallery(page, '?id=demoSetup00000000003');
      await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
      await openSignIn(page);
      await fillSignIn(page, person.email, person.password);
      await pressIn(page, 'Sign In');
      await expect(message(page, 'Welcome back!')).toBeVisible();
      await expect(message(page, "You've successfully signed in.")).toBeVisible();
      await expect(page).toHaveURL(`${PATHS.gallery}?id=demoSetup00000000003`);
      await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
      await signOut(page);
      await page.goto(PATHS.glossary);
      await untilHydrated(page);
      await openSignIn(page);
      await fillSignIn(page, person.email, person.password);
      await pressIn(page, 'Sign In');
      await expect(page).toHaveURL(PATHS.gallery);
      await page.goto(PATHS.auth);
      await expect(page.getByRole('heading', { name: 'You are signed in.' })).toBeVisible();
    });

    test('the form below the gallery has texts of its own and keeps the shown setup @nightly [2.12-20 2.12-21 8-17 8-18 8-22]', async ({
      page,
    }) => {
      const person = newPerson('Nils Holm');
      await openGallery(page);
      await turn(page);
      await expect(counter(page)).toHaveText(/^2 of /);
      const title = await shownSetup(page).getByRole('heading').innerText();
      await fillSignIn(page, 'jonas@demo.test', 'not the password');
      await pressIn(page, 'Sign In');
      await expect(message(page, 'Authentication Error')).toBeVisible();
      await fillSignIn(page, 'jonas@demo.test', 'demo-password');
      await pressIn(page, 'Sign In');
      await expect(message(page, 'Welcome back!')).toBeVisible();
      await expect(message(page, 'You can now submit your setup.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible();
      await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
      await signOut(page);
      await pressIn(page, "Don't have an account? Sign up");
      await page.getByLabel('Display Name').fill(person.displayName);
      await fillSignIn(page, person.email, person.password);
      await pressIn(page, 'Sign Up');
      await expect(message(page, 'Account created!')).toBeVisible();
      await expect(message(page, "You're now logged in and can submit setups.")).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible();
    });
  });

  // By touch members and admins do the same in journey-member.phone.spec.ts and journey-admin.phone.spec.ts.
  if (actions === PHONE) continue;

  test.describe(`3, 5 and 8: sharing a setup, on a ${device}`, () => {
    test.use(options);
    sharing(
      'checks the form, keeps what was typed and stores each field [1-7 2.12-20 2.12-22..24 3-1..12 3-21 4-14 5-1..10 6-6 7-12..15 8-8..13]',
      async ({ page, environment, person }) => {
        const title = `One wall ${Date.now()}`;
        await openForm(page);
        const form = page.locator('form', { has: page.getByRole('button', { name: 'Share setup' }) });
        const share = () => press(form.getByRole('button', { name: 'Share setup' }));
        const failed = (words: string) =>
          expect(page.locator('.Toastify').getByText(words).last()).toBeVisible({ timeout: 60_000 });
        await expect(form.getByText('Submissions go live immediately.')).toBeVisible();
        await expect(form.getByText('PNG, JPG, WebP up to 5MB each')).toBeVisible();
        await expect(form.locator('input[type="file"]')).toHaveAttribute('accept', /image\/png/);
        for (const [group, names, first] of [
          ['Type', ['Indoor', 'Outdoor', 'Gaming', 'Other'], 'Indoor'],
          ['Room size', ['Small', 'Medium', 'Large'], 'Medium'],
        ] as const) {
          const choice = form.getByRole('group', { name: group, exact: true });
          await expect(choice.getByRole('radio')).toHaveCount(names.length);
          await expect(choice.getByRole('radio', { name: first })).toBeChecked();
        }

        await form.getByLabel('Screen size').fill('ten');
        await form.getByLabel('Country').fill('x'.repeat(81));
        await share();
        await expect(message(page, 'Missing fields')).toBeVisible();
        await expect(message(page, 'Please fill in all required fields.')).toBeVisible();
        await expect(form.getByText('Give your setup a title.')).toBeVisible();
        await expect(form.getByText('Add at least one picture.')).toBeVisible();
        await expect(
          form.getByText('A screen size is a whole number of inches from 10 to 1000.'),
        ).toBeVisible();
        await expect(form.getByText('This has at most 80 characters.')).toBeVisible();
        await form.getByLabel('Title').fill(`  ${title}  `);
        await form.getByLabel('Description').fill('One wall, one evening, one very long cable.');
        await form.getByLabel('Screen size').fill('100');
        await form.getByLabel('Country').fill('Portugal');
        await form.getByLabel('City').fill('Lisbon');
        await form.getByLabel('Projector model').fill('A projector with a name');
        await form.getByRole('radio', { name: 'Gaming' }).check();
        await form.getByRole('radio', { name: 'Large' }).check();
        await share();
        await expect(message(page, 'No images')).toBeVisible();
        await expect(message(page, 'Please select at least one image.')).toBeVisible();
        const picker = form.locator('input[type="file"]');
        const many = Array.from({ length: 7 }, (_, index) => ({
          name: `${index}.png`,
          mimeType: 'image/png',
          buffer: grayPng(64, 48),
        }));
        await picker.setInputFiles(many);
        await expect(message(page, 'Too many files')).toBeVisible();
        await expect(message(page, 'Maximum 6 images allowed.')).toBeVisible();
        await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(6);
        for (let left = 6; left > 0; left--) {
          await press(form.getByRole('button', { name: /^Remove / }).first());
          await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(left - 1);
        }
        await picker.setInputFiles(PICTURES);
        await expect(form.getByRole('button', { name: /^Remove / })).toHaveCount(2);

        const storage = await cutOff(page, environment, 'storage');
        await share();
        await failed('Failed to upload image: The service cannot be');
        await storage();
        await expect(form.getByRole('button', { name: 'Share setup' })).toBeEnabled();
        await page.route('**/documents:commit*', (route) => route.abort());
        await share();
        await failed('Failed to save setup: The service cannot be');
        await page.unroute('**/documents:commit*');
        await expect(form.getByLabel('Title')).toHaveValue(`  ${title}  `);
        await expect(form.getByRole('button', { name: 'Share setup' })).toBeEnabled();
        await share();
        await expect(message(page, 'Success!')).toBeVisible({ timeout: 60_000 });
        await expect(message(page, 'Your setup is now live.')).toBeVisible();
        await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
        await expect(form.getByLabel('Title')).toHaveValue('');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

        const uid = await memberId(page);
        const [stored] = await documentsWith(environment, COLLECTIONS.setups, 'title', title);
        expect(stored?.fields).toMatchObject({
          description: { stringValue: 'One wall, one evening, one very long cable.' },
          location_city: { stringValue: 'Lisbon' },
          location_state: { stringValue: '' },
          location_country: { stringValue: 'Portugal' },
          size_tag: { stringValue: 'Large' },
          type_tag: { stringValue: 'Gaming' },
          projector_model: { stringValue: 'A projector with a name' },
          screen_size_inches: { integerValue: '100' },
          user_display_name: { stringValue: person.displayName },
          created_by: { stringValue: uid },
          created_at: { timestampValue: expect.any(String) },
          status: { stringValue: 'Published' },
          is_featured_month: { booleanValue: false },
        });
        const images = stored?.fields['images'] as { arrayValue: { values: { stringValue: string }[] } };
        const paths = images.arrayValue.values.map(({ stringValue }) => stringValue);
        // A time, something random and the extension.
        for (const path of paths) expect(path).toMatch(new RegExp(`^setups/${uid}/\\d{13}-[\\w-]+\\.\\w+$`));
        expect(paths).toHaveLength(2);
        const image = shownSetup(page).getByRole('img').first();
        const answer = async () => page.request.get((await image.getAttribute('src')) ?? '');
        await expect.poll(async () => (await answer()).status(), { timeout: 60_000 }).toBe(200);
        expect((await answer()).headers()['cache-control']).toContain('max-age=3600');
      },
    );
  });

  test.describe(`4 and 8: liking and deleting, on a ${device}`, () => {
    test.use(options);
    test('a visitor is asked to sign in before liking, and has no Delete [6-4 6-18 8-1]', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openGallery(page);
      await press(likeButton(page));
      await expect(message(page, 'Sign in required')).toBeVisible();
      await expect(message(page, 'Please sign in to like setups.')).toBeVisible();
      // This animation times how long the toast stays.
      await expect(page.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '8s');
      await expect(deleteButton(page)).toHaveCount(0);
    });

    member(
      'a like shows at once, stays, and reverts when the server is unreachable [1-8 2.12-17 3-16 4-10 4-22..24 6-7 7-10 7-11 8-2 8-3]',
      async ({ page, environment }) => {
        await openForm(page);
        const uid = await memberId(page);
        const likes = () => documentsWith(environment, COLLECTIONS.likes, 'user_id', uid);
        await openGallery(page, '?id=demoSetup00000000005');
        const like = likeButton(page);
        const before = Number(/(\d+) likes?/.exec(await like.innerText())?.[1]);
        await expect(like).toHaveAttribute('aria-pressed', 'false');
        const back = await cutOff(page, environment, 'firestore');
        await press(like);
        await expect(message(page, 'Failed to like setup.')).toBeVisible();
        await expect(like).toHaveAttribute('aria-pressed', 'false');
        await expect(like).toContainText(`${before} like`);
        await back();
        await press(like);
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await expect(like).toContainText(`${before + 1} like`);
        await expect.poll(async () => (await likes()).length).toBe(1);
        expect((await likes())[0]?.fields).toMatchObject({
          setup_id: { stringValue: 'demoSetup00000000005' },
        });
        await page.reload();
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await expect(like).toContainText(`${before + 1} like`);
        const again = await cutOff(page, environment, 'firestore');
        await press(like);
        await expect(message(page, 'Failed to unlike setup.')).toBeVisible();
        await expect(like).toHaveAttribute('aria-pressed', 'true');
        await again();
        await press(like);
        await expect(like).toHaveAttribute('aria-pressed', 'false');
        await expect(like).toContainText(`${before} like`);
        await expect.poll(likes).toEqual([]);
      },
    );

    member(
      'a member deletes only their own setups after confirming, and sees a failure @nightly [2.12-16 2.12-19 4-17 5-17 6-8 6-17 6-18 7-18 8-4..6]',
      async ({ page, environment }) => {
        const title = `Short story ${Date.now()}`;
        await shareSetup(page, { title, description: 'Gone in a minute.', pictures: [PICTURE] });
        await expect(shownSetup(page).getByText('Location not specified')).toBeVisible();
        const remove = deleteButton(page);
        const dialog = deletion(page);
        const confirm = () => press(dialog.getByRole('button', { name: 'Delete setup' }));
        await press(remove);
        await expect(dialog).toContainText(title);
        await page.keyboard.press('Escape');
        await expect(remove).toBeFocused();
        const back = await cutOff(page, environment, 'firestore');
        await press(remove);
        await confirm();
        await expect(message(page, 'Failed to delete setup.')).toBeVisible();
        await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
        await back();
        // The response that the rules give to another member.
        await page.route('**/documents:commit*', (route) =>
          route.fulfill({
            status: 403,
            json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
          }),
        );
        await press(remove);
        await confirm();
        await expect(message(page, 'Access denied')).toBeVisible();
        await expect(message(page, 'You can only delete your own posts')).toBeVisible();
        await page.unroute('**/documents:commit*');
        await press(remove);
        await confirm();
        await expect(message(page, 'Setup deleted successfully')).toBeVisible();
        await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
        await expect(deleteButton(page)).toHaveCount(0);
        expect(await documentsWith(environment, COLLECTIONS.setups, 'title', title)).toEqual([]);
      },
    );
  });

  test.describe(`6 Roles, on a ${device}`, () => {
    test.use(options);
    test('the admin page sends a visitor to the home page @nightly [4-30 6-15]', async ({ page }) => {
      await page.goto(PATHS.admin);
      await expect(page).toHaveURL('/', { timeout: 15_000 });
    });

    member(
      'the admin page denies a member access and sends them to the home page @nightly [2.1-10 4-30 6-16 8-25]',
      async ({ page }) => {
        await page.goto(PATHS.admin);
        await expect(message(page, 'Access Denied')).toBeVisible({ timeout: 60_000 });
        await expect(message(page, "You don't have admin privileges.")).toBeVisible();
        await expect(page).toHaveURL('/');
        await expect((await accountLinks(page)).getByRole('link', { name: adminLink })).toHaveCount(0);
      },
    );

    adminTest(
      'an admin hides, publishes and deletes any setup, and the record names the admin @nightly [1-10 2.1-14 2.15-6 2.15-8..13 2.15-15 2.15-16 4-15 4-16 4-29 5-17 6-9 6-11 6-12 7-22 8-7 8-27..29 8-32 8-33]',
      async ({ page, browser, environment }) => {
        const title = `Loft ${Date.now()}`;
        const owner = await sharedBy(browser, environment, 'Yr Jonsdottir', [title]);
        const address = await shownSetup(owner).getByRole('img').first().getAttribute('src');
        await page.goto('/');
        await press((await accountLinks(page)).getByRole('link', { name: adminLink }));
        await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeVisible();
        const timer = page.getByRole('timer', { name: 'Time Until Next Month (EST)' });
        const seconds = timer.getByRole('definition').last();
        const before = await seconds.innerText();
        await expect(seconds).not.toHaveText(before);
        await expect(page.getByText('The featured setup expires on the 1st of next month.')).toBeVisible();
        await expect(submissionRow(page, title)).toContainText(String(new Date().getFullYear()));
        expect(await excerpt(submissionRow(page, title), title)).toBe(150);
        await expect.poll(() => submissionRow(page, title).locator('img').evaluate(opens)).toBe(true);

        const inRow = (name: string | RegExp) => submissionRow(page, title).getByRole('button', { name });
        const back = await cutOff(page, environment, 'firestore');
        await press(inRow('Hide'));
        await hideWithReason(page, press, 'Please show the screen.');
        await expect(message(page, 'Failed to update status')).toBeVisible();
        // The note stays for another try.
        await expect(page.getByLabel('Note to the owner')).toHaveValue('Please show the screen.');
        await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
        await press(inRow(/^Feature/));
        await expect(message(page, 'Failed to update featured status')).toBeVisible();
        await expect(inRow('Hide')).toBeEnabled();
        await press(inRow('Delete'));
        await deletion(page).getByLabel('Reason').selectOption('other');
        await press(deletion(page).getByRole('button', { name: 'Delete setup' }));
        await expect(message(page, 'Failed to delete setup')).toBeVisible();
        await press(deletion(page).getByRole('button', { name: 'Cancel' }));
        await back();

        await press(inRow('Hide'));
        await hideWithReason(page, press);
        await expect(message(page, 'Setup hidden')).toBeVisible();
        await page.getByRole('radio', { name: 'Hidden' }).check();
        await expect(inRow('Publish')).toBeEnabled();
        await expect(inRow(/^Feature/)).toBeDisabled();
        // Its picture opens only for the admin and its owner now.
        await expect.poll(() => submissionRow(page, title).locator('img').evaluate(opens)).toBe(true);
        await expect
          .poll(async () => (await page.request.get(address ?? '')).status(), { timeout: 60_000 })
          .toBe(403);
        await owner.reload();
        await expect(owner.getByText('Hidden: only you and the admins see it')).toBeVisible();
        const image = shownSetup(owner).getByRole('img', { name: title }).first();
        await expect(image).toHaveAttribute('src', /^blob:/);
        await expect.poll(() => image.evaluate(opens)).toBe(true);
        await owner.close();

        await press(inRow('Publish'));
        await expect(message(page, 'Setup published')).toBeVisible();
        await page.getByRole('radio', { name: 'All' }).check();
        await press(page.getByRole('button', { name: 'Show the record' }));
        const record = page.getByRole('region', { name: 'Record' }).getByRole('listitem');
        await expect(record.nth(0)).toContainText(`Published ${title}`);
        await expect(record.nth(1)).toContainText(`Hid ${title}`);
        await expect(record.nth(0)).toContainText('You');
        await press(inRow('Delete'));
        await expect(deletion(page)).toContainText(title);
        await deletion(page).getByLabel('Reason').selectOption('other');
        await press(deletion(page).getByRole('button', { name: 'Delete setup' }));
        await expect(message(page, 'Setup deleted')).toBeVisible();
        await expect(submissionRow(page, title)).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'All Submissions' })).toBeFocused();
        await expect(record.first()).toContainText(`Deleted ${title}`);
      },
    );

    adminTest(
      "submissions that can't be read say so, and load on retry @nightly [8-26]",
      async ({ page, environment }) => {
        await page.goto('/');
        const links = await accountLinks(page);
        await expect(links.getByRole('link', { name: adminLink })).toBeVisible();
        const back = await cutOff(page, environment, 'firestore');
        await press(links.getByRole('link', { name: adminLink }));
        await expect(message(page, 'Failed to load setups')).toBeVisible();
        await back();
        const list = page.getByRole('region', { name: 'All Submissions' });
        await press(list.getByRole('button', { name: 'Try again' }));
        await expect(submissionRow(page, 'The lawn that became a cinema')).toBeVisible();
      },
    );

    adminTest(
      'an admin features a setup; on the 1st one other follows, asked twice at once and late @nightly [1-11 1-12 2.15-2..5 2.15-14 3-12 3-13 4-18..21 6-10 7-5 7-20 7-21 8-30 8-31 9-10]',
      async ({ page, browser, environment }) => {
        const title = `Shed cinema ${Date.now()}`;
        const owner = await sharedBy(browser, environment, 'Ravi Shah', [title]);
        await owner.close();
        await featureSetup(page, title);
        const card = featuredCard(page);
        await expect(card).toContainText(title);
        expect(await excerpt(card, title)).toBe(200);
        await expect(card.getByText('Featured until end of month')).toBeVisible();
        await press(submissionRow(page, title).getByRole('button', { name: /^Stop featuring/ }));
        await expect(message(page, 'Setup unfeatured')).toBeVisible();
        await expect(card).toContainText('No setup featured for this month');
        await featureSetup(page, title);
        const thisMonth = siteMonthKey(new Date());
        const now = (await featuredSetups(environment)).filter(({ month }) => month === thisMonth);
        expect(now).toHaveLength(1);
        await page.goto(PATHS.gallery);
        await expect(featuredCard(page)).toContainText(title);

        const turn = nextRotation();
        await Promise.all([runRotation(environment, turn), runRotation(environment, turn)]);
        const [chosen, ...more] = await featuredSetups(environment);
        expect(more).toEqual([]);
        expect(chosen?.id).not.toBe(now[0]?.id);
        await runRotation(environment, new Date(turn.getTime() + 26 * 60 * 60 * 1000));
        expect(await featuredSetups(environment)).toEqual([chosen]);
      },
    );

    member(
      'the server refuses a visitor and a member what the screen does not offer @nightly [1-14 6-13 6-14 6-19 6-20]',
      async ({ page, environment }) => {
        await openForm(page);
        const uid = await memberId(page);
        expect(await attempts(environment, null, uid)).toEqual([200, 403, 403, 403, 403]);
        expect(await attempts(environment, await idToken(page), uid)).toEqual([200, 403, 403, 403, 403]);
      },
    );
  });

  test.describe(`7 Calls: share links, on a ${device}`, () => {
    test.use(options);

    test('text and link go through pop-ups, the share sheet and the clipboard @nightly [1-9 2.12-18 6-3 7-26..31 8-34 9-13]', async ({
      page,
      environment,
    }) => {
      await page.addInitScript(() => {
        const opened: unknown[] = [];
        Object.assign(globalThis, { opened });
        globalThis.open = (...call: unknown[]) => (opened.push(call), null);
        navigator.share = (data) => (opened.push(data), Promise.resolve());
        navigator.clipboard.writeText = (text) => (opened.push(text), Promise.resolve());
      });
      await openGallery(page, '?id=demoSetup00000000002');
      // The gallery starts with its latest setup; the linked one replaces it.
      const title = 'Attic cinema for two and a half';
      await expect(shownSetup(page).getByRole('heading')).toHaveText(title);
      const share = page.getByRole('group', { name: 'Share' });
      for (const place of ['Twitter', 'Facebook', 'E-mail', 'More …', 'Copy link'])
        await press(share.getByRole('button', { name: place }));
      await expect(message(page, 'Copied to clipboard!')).toBeVisible();
      const opened = await page.evaluate(() => (globalThis as unknown as { opened: unknown[] }).opened);
      const [twitter, facebook, mail, native, copied] = opened as [
        string[],
        string[],
        string[],
        ShareData,
        string,
      ];
      const link = `${environment.siteUrl}${PATHS.gallery}?id=demoSetup00000000002`;
      for (const [, target, features] of [twitter, facebook, mail]) {
        expect(target).toBe('_blank');
        expect(features).toBe('width=600,height=400,noopener');
      }
      const text = native.text ?? '';
      expect(text).toMatch(/^Check out this (Indoor|Outdoor|Gaming|Other) projector setup: /);
      expect(text).toContain(title);
      expect(native.url).toBe(link);
      expect(copied).toBe(link);
      expect(query(twitter[0]).get('text')).toBe(text);
      expect(query(twitter[0]).get('url')).toBe(link);
      expect(query(facebook[0]).get('u')).toBe(link);
      expect(query(mail[0]).get('subject')).toBe(title);
      expect(query(mail[0]).get('body')).toContain(link);
    });
  });
}
