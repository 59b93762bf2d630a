/**
 * Sign-in with Google in a browser: Firebase's own pop-up and the emulator's page in it. A local script
 * replaces Google's script through which page, pop-up and frame talk to each other.
 */
import type { Page } from '@playwright/test';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { expect, test } from '../product.ts';
import { googleScript } from './google-script.ts';

// The product's pages and their policies are built without Google; unit tests cover the policies.
test.use({ bypassCSP: true });

/** Changes the page's configuration to that of a site with Google sign-in. */
async function offerGoogle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string) => {
      const value: unknown = parse(text);
      if (typeof value !== 'object' || value === null || !('firebase' in value)) return value;
      return { ...value, firebase: { ...(value.firebase as object), googleSignIn: true } };
    };
  });
}

test('signs in with Google in a pop-up and shows the Google account on the account page @nightly', async ({
  page,
  context,
}) => {
  await offerGoogle(page);
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) =>
      route.request().url().startsWith('https://apis.google.com/js/api.js')
        ? route.fulfill({ contentType: 'text/javascript', body: googleScript() })
        : route.abort(),
  );
  await page.goto(PATHS.auth);
  const email = `ines.${Date.now()}@gmail.test`;
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const google = await opened;
  await google.locator('.js-new-account').click();
  await google.locator('#email-input').fill(email);
  await google.locator('#display-name-input').fill('Ines Vidal');
  await google.locator('#sign-in').click();
  await expect(page).toHaveURL(PATHS.gallery, { timeout: 60_000 });
  await expect(page.getByText('You share as Ines Vidal.')).toBeVisible();

  await page.goto(PATHS.account);
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await expect(page.getByText('this is the address of your Google account')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
});

test('reports that Google is unreachable and keeps the sign-in button @nightly', async ({
  page,
  context,
}) => {
  await offerGoogle(page);
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.abort(),
  );
  await page.goto(PATHS.auth);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText(/Check your connection and try again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
