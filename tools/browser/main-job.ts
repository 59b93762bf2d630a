/**
 * The product's main job, step by step, as its people do it: an editor publishes, a member shares
 * and likes, an admin features, the schedule rotates. The end-to-end tests and `npm run smoke` use
 * the same steps.
 */
import { expect, type Page } from '@playwright/test';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { nextSiteMonth, siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { callScheduled } from '../emulators/src/scheduled-functions.ts';
import { askLake } from './lake-editor.ts';

/** Opens an article in the Studio. */
export async function openInStudio(
  page: Page,
  { studioUrl }: SiteEnvironment,
  articleId: string,
): Promise<void> {
  await page.goto(`${studioUrl}/intent/edit/id=${articleId};type=article/`);
  await page.getByTestId('field-title').locator('input').waitFor({ timeout: 60_000 });
}

/** Changes the title of the open article. */
export async function editTitle(page: Page, title: string): Promise<void> {
  const input = page.getByTestId('field-title').locator('input');
  await expect(input).toBeEditable({ timeout: 60_000 });
  await input.fill(title);
}

/** @param typed what the one draft has to hold, as a GROQ filter */
export async function untilStored(page: Page, environment: SiteEnvironment, typed: string): Promise<void> {
  const stored = `count(*[_id in path("drafts.**") && ${typed}])`;
  await expect
    .poll(() => askLake(page.request, environment, stored), { message: stored, timeout: 60_000 })
    .toBe(1);
}

/**
 * Publishes the open document once all of it is stored: the Studio stores a second apart what is
 * typed at once, and drops a publication that is on its way when the next of them is due. What the
 * Studio has found wrong with the draft has to be on the screen before it is mended: it may refuse
 * to publish for what it found in an earlier state.
 * @param typed what the draft has to hold before, as a GROQ filter
 */
export async function publish(page: Page, environment: SiteEnvironment, typed: string): Promise<void> {
  await untilStored(page, environment, typed);
  const button = page.getByTestId('action-publish').first();
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.click();
  await expect(button).toBeDisabled({ timeout: 60_000 });
}

export interface Person {
  displayName: string;
  email: string;
  password: string;
}

/** A person that no earlier run has made. */
export function newPerson(displayName: string): Person {
  const tag = `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  return {
    displayName,
    email: `${displayName.toLowerCase().replaceAll(/\W+/g, '.')}.${tag}@example.test`,
    password: 'correct horse',
  };
}

/** Creates an account on the sign-in page; ends in the gallery. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto(PATHS.auth);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Display Name').fill(person.displayName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User Projector Setups Gallery' })).toBeVisible({
    timeout: 60_000,
  });
}

/** Signs in on the sign-in page; ends in the gallery. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto(PATHS.auth);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User Projector Setups Gallery' })).toBeVisible({
    timeout: 60_000,
  });
}

export interface SharedSetup {
  title: string;
  description: string;
  /** Picture files on this machine. */
  pictures: string[];
}

/** Shares a setup through the gallery's form; resolves once it stands first in the carousel. */
export async function shareSetup(page: Page, setup: SharedSetup): Promise<void> {
  await page.goto(PATHS.gallery);
  await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible({ timeout: 60_000 });
  await page.locator('input[type="file"]').setInputFiles(setup.pictures);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(setup.pictures.length);
  await page.getByLabel('Title').fill(setup.title);
  await page.getByLabel('Description').fill(setup.description);
  await page.getByRole('button', { name: 'Share setup' }).click();
  await expect(page.getByText('Your setup is now live.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article').getByRole('heading', { name: setup.title })).toBeVisible({
    timeout: 60_000,
  });
}

/** Likes the setup that the carousel shows. */
export async function likeShownSetup(page: Page): Promise<void> {
  const like = page.getByRole('article').getByRole('button', { name: /^Like,/ });
  // The button answers before the service has: who leaves the page at once may leave before the like.
  const kept = page.waitForResponse((response) => response.url().includes('documents:commit'));
  await like.click();
  await kept;
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName('Like, 1 like');
}

/** Features a setup on the admin page, as a signed-in admin. */
export async function featureSetup(page: Page, title: string): Promise<void> {
  await page.goto(PATHS.admin);
  // It may be older than what the page shows at first.
  await page
    .getByRole('searchbox', { name: 'Search by title, place or member' })
    .fill(title, { timeout: 60_000 });
  await page
    .getByRole('button', { name: `Feature "${title}" as Setup of the Month` })
    .click({ timeout: 60_000 });
  // (The card says 'No setup featured for this month' where none is.)
  await expect(page.getByText('Setup featured for this month', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
}

interface FeaturedDocument {
  id: string;
  month: string | null;
}

/** The setups that are flagged as featured, read past the rules. */
export async function featuredSetups({ firebase }: SiteEnvironment): Promise<FeaturedDocument[]> {
  const address = `${firebase.emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents:runQuery`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: COLLECTIONS.setups }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'is_featured_month' },
            op: 'EQUAL',
            value: { booleanValue: true },
          },
        },
      },
    }),
  });
  const rows = (await answer.json()) as {
    document?: { name: string; fields: Record<string, { stringValue?: string }> };
  }[];
  return rows.flatMap(({ document }) =>
    document
      ? [
          {
            id: document.name.split('/').at(-1) ?? '',
            month: document.fields['featured_month']?.stringValue ?? null,
          },
        ]
      : [],
  );
}

/**
 * Runs the scheduled rotation as Cloud Scheduler would at a time, and waits for its outcome: the
 * emulator only acknowledges the call.
 */
export async function runRotation(environment: SiteEnvironment, at: Date): Promise<void> {
  const { emulators, projectId, region } = environment.firebase;
  if (!emulators) throw new Error("Only the emulators' scheduled functions can be called from here.");
  await callScheduled(
    { functions: emulators.functions, projectId, region, name: 'rotateSetupOfTheMonth' },
    at,
  );
  const months = async () => (await featuredSetups(environment)).map(({ month }) => month);
  await expect.poll(months, { timeout: 60_000 }).toEqual([siteMonthKey(at)]);
}

/** The moment at which the next rotation is due. */
export function nextRotation(): Date {
  return nextSiteMonth(new Date());
}
