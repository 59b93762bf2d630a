/** Shared by the community tests: signed-in pages, and reads that bypass the rules. */
import { join } from 'node:path';
import type { Browser, Locator, Page, Route } from '@playwright/test';
import { COLLECTIONS, setupImageFolder } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../tools/emulators/demo/accounts.ts';
import { newPerson, shareSetup, signIn, signUp, type Person } from '../../tools/browser/main-job.ts';
import { expect, test as base } from '../product.ts';

type SignedInState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface SignedIn {
  person: Person;
  state: SignedInState;
}

/** The admin of the demo. */
const ADMIN: Person = { ...DEMO_ACCOUNTS[0], password: DEMO_PASSWORD };

/** Members that have signed in already, with the storage of their page. */
const sessions = new Map<string, Promise<SignedIn>>();

async function openSignedIn(page: Page, person: Person, known: boolean): Promise<SignedIn> {
  await (known ? signIn : signUp)(page, person);
  await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible({ timeout: 60_000 });
  const state = await page.context().storageState();
  await page.context().close();
  return { person, state };
}

function signedInTest(key: string, person: () => Person, known: boolean) {
  return base.extend<{ person: Person; signedIn: SignedIn }>({
    signedIn: async ({ browser, environment }, provide) => {
      let session = sessions.get(key);
      if (!session) {
        const context = await browser.newContext({ baseURL: environment.siteUrl });
        session = openSignedIn(await context.newPage(), person(), known);
        sessions.set(key, session);
      }
      await provide(await session);
    },
    person: async ({ signedIn }, provide) => provide(signedIn.person),
    storageState: async ({ signedIn }, provide) => provide(signedIn.state),
  });
}

/** Tests whose pages open signed in as a member of this name; all files share that member. */
export function memberTest(displayName: string): ReturnType<typeof signedInTest> {
  return signedInTest(displayName, () => newPerson(displayName), false);
}

/** Tests whose pages open signed in as the admin. */
export const adminTest = signedInTest('admin', () => ADMIN, true);

/** A page of somebody who is not signed in, whatever the test's own page is. */
export function visitorPage(browser: Browser, { siteUrl }: SiteEnvironment): Promise<Page> {
  return browser.newPage({ baseURL: siteUrl, storageState: { cookies: [], origins: [] } });
}

/** A page that is signed in as a new member. */
export async function newMember(
  browser: Browser,
  environment: SiteEnvironment,
  displayName: string,
): Promise<Page> {
  const page = await visitorPage(browser, environment);
  await signUp(page, newPerson(displayName));
  return page;
}

const PICTURE = join(import.meta.dirname, '../../content/images/scene-livingroom-night.webp');

/** The page of a new member who has shared setups; resolves once all of them are in the gallery. */
export async function sharedBy(
  browser: Browser,
  environment: SiteEnvironment,
  displayName: string,
  titles: readonly string[],
): Promise<Page> {
  const page = await newMember(browser, environment, displayName);
  for (const title of titles) {
    const description = `${title}. ${'Long words. '.repeat(20)}`;
    await shareSetup(page, { title, description, pictures: [PICTURE] });
  }
  return page;
}

/** The setup that the carousel shows. */
export function shownSetup(page: Page): Locator {
  return page.getByRole('article');
}

/** The row of a submission on the admin page. */
export function submissionRow(page: Page, title: string): Locator {
  const submissions = page.getByRole('region', { name: 'All Submissions' });
  return submissions.getByRole('listitem').filter({ hasText: title });
}

/** A toast; `words` as the specification writes its title or its description. */
export function message(page: Page, words: string): Locator {
  return page.locator('.Toastify').getByText(words, { exact: true });
}

/** Fills in the reason in the admin's dialog and hides the setup. @param press a click or a tap */
export async function hideWithReason(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
  note = '',
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Hide th/ });
  await dialog.getByLabel('Reason').selectOption('Not a real setup, or misleading');
  await dialog.getByLabel('Note to the owner').fill(note);
  await press(dialog.getByRole('button', { name: 'Hide', exact: true }));
}

/** Opens the gallery as a member; resolves once the form is there. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(PATHS.gallery);
  await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible({ timeout: 60_000 });
}

/** Opens the gallery; resolves once a setup is shown. */
export async function openGallery(page: Page, query = ''): Promise<void> {
  await page.goto(`${PATHS.gallery}${query}`);
  await expect(shownSetup(page)).toBeVisible({ timeout: 60_000 });
}

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Documents of a collection whose field has a value; bypasses the rules. */
export async function documentsWith(
  { firebase }: SiteEnvironment,
  collectionId: string,
  field: string,
  value: string,
): Promise<{ id: string; fields: Record<string, unknown> }[]> {
  const address = `${firebase.emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents:runQuery`;
  const where = { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } };
  const answer = await fetch(address, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], where } }),
  });
  const rows = (await answer.json()) as {
    document?: { name: string; fields: Record<string, unknown> };
  }[];
  return rows.flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields }] : [],
  );
}

interface Account {
  uid: string;
  stsTokenManager: { accessToken: string };
}

/** The account that the page is signed in to, as Firebase keeps it in the browser. */
function account(page: Page): Promise<Account> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:'));
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as Account;
  });
}

/** Id of the account that the page is signed in to. */
export async function memberId(page: Page): Promise<string> {
  return (await account(page)).uid;
}

/** What the page's requests say of who sends them. */
export async function idToken(page: Page): Promise<string> {
  return (await account(page)).stsTokenManager.accessToken;
}

/** Titles of a member's setups, whatever their status. */
export async function titlesOf(environment: SiteEnvironment, uid: string): Promise<string[]> {
  const found = await documentsWith(environment, COLLECTIONS.setups, 'created_by', uid);
  return found.map(({ fields }) => (fields['title'] as { stringValue: string }).stringValue);
}

/** Names of a member's pictures in the bucket. */
export async function picturesOf({ firebase }: SiteEnvironment, uid: string): Promise<string[]> {
  const prefix = encodeURIComponent(`${setupImageFolder(uid)}/`);
  const answer = await fetch(
    `${firebase.emulators?.storage}/storage/v1/b/${firebase.storageBucket}/o?prefix=${prefix}`,
    { headers: OWNER },
  );
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

export type Service = 'auth' | 'firestore' | 'storage' | 'functions';

const abort = (route: Route): Promise<void> => route.abort();

/** Cuts a page off from one service, as if it were down. @returns a function that restores it */
export async function cutOff(
  page: Page,
  { firebase }: SiteEnvironment,
  service: Service,
): Promise<() => Promise<void>> {
  const pattern = `${firebase.emulators?.[service]}/**`;
  await page.route(pattern, abort);
  return () => page.unroute(pattern, abort);
}
