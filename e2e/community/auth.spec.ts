/** Links that the mail brings: a new password, a confirmed address. */
import type { Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { message } from './community-page.ts';
import { newPerson, signUp } from '../../tools/browser/main-job.ts';
import { expect, test } from '../product.ts';

const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

interface MailedLink {
  email: string;
  requestType: string;
  oobLink: string;
}

test('password reset does not reveal who has an account, and its link sets a new password @nightly [4-3]', async ({
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

test('sign-up sends a confirmation link that sign-in requires, where the site asks for it @nightly [4-13 8-19]', async ({
  page,
  environment: { firebase },
  request,
}) => {
  // Changes the configuration to that of a site that requires confirmed addresses.
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
