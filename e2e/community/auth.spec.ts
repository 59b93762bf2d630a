import type { Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { DEMO_SETUPS } from '../../tools/emulators/demo/setups.ts';
import { message } from './community-page.ts';
import { newPerson, signUp } from '../main-job.ts';
import { expect, test } from '../product.ts';

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** From any page; the gallery has the same fields, so that the way has to be waited for. */
async function toSignIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
}

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

test('a form that is not filled in says so at each field and keeps what was typed', async ({ page }) => {
  await page.goto(PATHS.auth);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('Sign in to share and like setups')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByRole('heading', { name: 'Join the Community' })).toBeVisible();
  await expect(page.getByText('Create an account to get started')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password');
  await fill(page, 'not-an-address', 'short');
  await submit(page, 'Sign Up');
  await expect(page.getByText('Enter the name other people will see.')).toBeVisible();
  await expect(page.getByText('Enter a complete email address')).toBeVisible();
  await expect(page.getByText('Choose a password of at least 6 characters.')).toBeVisible();
  await expect(page.getByLabel('Display Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('not-an-address');
});

/** What the provider answers, what the member reads, and at which field. */
const REFUSALS = [
  ['INVALID_LOGIN_CREDENTIALS', 'The email address or the password is not right.', 'Password'],
  ['USER_DISABLED', 'This account has been disabled.', 'Email'],
  ['INVALID_EMAIL', 'This is not a valid email address.', 'Email'],
  ['NOBODY_KNOWS_THIS', 'Failed to authenticate. Please try again.', null],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a little and try again.', null],
] as const;

test('every refusal of the provider is said plainly, at the field where there is one', async ({ page }) => {
  await page.goto(PATHS.auth);
  for (const [code, words, field] of REFUSALS) {
    await page.route(/accounts:signInWithPassword/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await fill(page, 'maya@demo.test', 'some password');
    await submit(page, 'Sign In');
    await expect(message(page, words), code).toBeVisible();
    if (field) {
      const control = page.getByLabel(field);
      await expect(control, code).toHaveAttribute('aria-invalid', 'true');
      await expect(control, code).toHaveAccessibleDescription(words);
      await expect(control, code).toBeFocused();
    }
    await expect(page.getByLabel('Password')).toHaveValue('some password');
    await page.unroute(/accounts:signInWithPassword/);
  }
  await expect(page.locator('.Toastify').getByText('Error', { exact: true }).first()).toBeVisible();
});

test('signing up signs in; an address that is taken is said at its field', async ({ page }) => {
  const person = newPerson('Lena Brandt');
  await signUp(page, person);
  await expect(page).toHaveURL(PATHS.gallery);
  await expect(message(page, 'Account created!')).toBeVisible();
  await expect(message(page, 'You can now submit setups and interact with the community.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await toSignIn(page);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Display Name').fill('Somebody Else');
  await fill(page, person.email, person.password);
  await submit(page, 'Sign Up');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'An account with this email address already exists.',
  );
});

test('signing in leads back to the gallery as it was left, and from elsewhere to the gallery', async ({
  page,
}) => {
  const title = DEMO_SETUPS[2]?.title ?? '';
  await page.goto(`${PATHS.gallery}?id=demoSetup00000000003`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(title);
  await toSignIn(page);
  await fill(page, 'maya@demo.test', 'demo-password');
  await submit(page, 'Sign In');
  await expect(message(page, 'Welcome back!')).toBeVisible();
  await expect(message(page, "You've successfully signed in.")).toBeVisible();
  await expect(page).toHaveURL(`${PATHS.gallery}?id=demoSetup00000000003`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(title);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.goto(PATHS.glossary);
  await toSignIn(page);
  await fill(page, 'maya@demo.test', 'demo-password');
  await submit(page, 'Sign In');
  await expect(page).toHaveURL(PATHS.gallery);
  await page.goto(PATHS.auth);
  await expect(page.getByRole('heading', { name: 'You are signed in.' })).toBeVisible();
});

test('the form in the gallery has words of its own, and the gallery stays at its setup', async ({ page }) => {
  await page.goto(PATHS.gallery);
  const counter = page.getByText(/^\d+ of \d+$/);
  await page.getByRole('button', { name: 'Next setup' }).click();
  await expect(counter).toHaveText(/^2 of /);
  const title = await page.getByRole('article').getByRole('heading').innerText();
  await fill(page, 'jonas@demo.test', 'not the password');
  await submit(page, 'Sign In');
  await expect(message(page, 'Authentication Error')).toBeVisible();
  await fill(page, 'jonas@demo.test', 'demo-password');
  await submit(page, 'Sign In');
  await expect(message(page, 'You can now submit your setup.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Share your setup' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(title);
});

interface MailedLink {
  email: string;
  requestType: string;
  oobLink: string;
}

test('a forgotten password: the answer never tells who has an account, and the link sets a new one', async ({
  page,
  environment: { firebase },
  request,
}) => {
  const person = newPerson('Ivo Petrov');
  await signUp(page, person);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  const links = async () => {
    const answer = await request.get(
      `${firebase.emulators?.auth}/emulator/v1/projects/${firebase.projectId}/oobCodes`,
    );
    return ((await answer.json()) as { oobCodes: MailedLink[] }).oobCodes.filter(
      ({ email, requestType }) => email === person.email && requestType === 'PASSWORD_RESET',
    );
  };
  for (const email of ['nobody.at.all@example.test', person.email]) {
    await page.goto(PATHS.auth);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(
      page.getByText('If an account has this address, a link to choose a new password is on its way.'),
    ).toBeVisible();
  }
  const [link] = await links();
  await request.get(`${link?.oobLink}&newPassword=another%20horse`);
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await fill(page, person.email, 'another horse');
  await submit(page, 'Sign In');
  await expect(page).toHaveURL(PATHS.gallery);
});

test('where addresses must be confirmed, signing up sends a link, and only then one is let in', async ({
  page,
  environment: { firebase },
  request,
}) => {
  // The page's configuration, as that of a site that asks for confirmed addresses.
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string) => {
      const value: unknown = parse(text);
      if (typeof value === 'object' && value !== null && 'requireConfirmedEmail' in value)
        return { ...value, requireConfirmedEmail: true };
      return value;
    };
  });
  const person = newPerson('Noor Haddad');
  await page.goto(PATHS.auth);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Display Name').fill(person.displayName);
  await fill(page, person.email, person.password);
  await submit(page, 'Sign Up');
  await expect(message(page, 'Check your email!')).toBeVisible();
  await expect(message(page, 'We sent you a confirmation link. Click it to complete sign up.')).toBeVisible();
  await expect(page.getByText(`on its way to ${person.email}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue(person.password);
  await submit(page, 'Sign In');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Confirm your email address first. We sent you the link again.',
  );
  const answer = await request.get(
    `${firebase.emulators?.auth}/emulator/v1/projects/${firebase.projectId}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: MailedLink[] };
  const link = oobCodes.findLast(({ email }) => email === person.email);
  await request.get(link?.oobLink ?? '', { maxRedirects: 0 });
  await submit(page, 'Sign In');
  await expect(page).toHaveURL(PATHS.gallery);
});
