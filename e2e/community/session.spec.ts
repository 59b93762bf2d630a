/** A long session: the token expires and is refreshed, and the page follows. */
import type { Request } from '@playwright/test';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { memberId, memberTest, openForm, shownSetup } from './community-page.ts';
import { expect } from '../product.ts';

const test = memberTest('Tara Ivers');

/** Writes or deletes a member's role; bypasses the rules. */
async function setAdmin({ firebase }: SiteEnvironment, uid: string, isAdmin: boolean): Promise<void> {
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  const answer = await fetch(
    `${firebase.emulators?.firestore}/v1/${documents}/${COLLECTIONS.roles}/${uid}`,
    isAdmin
      ? {
          method: 'PATCH',
          headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
          body: JSON.stringify({
            fields: { user_id: { stringValue: uid }, role: { stringValue: 'admin' } },
          }),
        }
      : { method: 'DELETE', headers: { authorization: 'Bearer owner' } },
  );
  expect(answer.ok).toBe(true);
}

test('refreshes an expired token silently and looks up the role again @nightly [4-2 4-11 9-40]', async ({
  page,
  environment,
  faults,
}) => {
  await openForm(page);
  const uid = await memberId(page);
  const token = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser:'));
      const user = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as {
        stsTokenManager: { accessToken: string; expirationTime: number };
      };
      return user.stsTokenManager;
    });
  const before = await token();
  const refreshes: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('securetoken.googleapis.com')) refreshes.push(request);
  });
  const adminLink = page.getByRole('banner').getByRole('link', { name: 'Admin' });
  await expect(adminLink).toHaveCount(0);
  await setAdmin(environment, uid, true);
  try {
    // Two hours later the next request needs a new token.
    const later = Date.now() + 2 * 60 * 60 * 1000;
    expect(before.expirationTime).toBeLessThan(later);
    await page.clock.setFixedTime(later);
    const like = shownSetup(page).getByRole('button', { name: /^Like,/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    // Each new token makes the page look up the role again.
    await expect(adminLink).toBeVisible();
    // Each request sent before the new token has arrived may refresh it.
    const refreshed = refreshes.length;
    expect(refreshed).toBeGreaterThan(0);
    const after = await token();
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(after.expirationTime).toBeGreaterThan(later);
    await expect(page.getByText('Shown as shared by Tara Ivers.')).toBeVisible();
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    // A refresh with the new token at hand would be a loop.
    expect(refreshes).toHaveLength(refreshed);
    for (const refresh of refreshes) expect((await refresh.response())?.status()).toBe(200);
  } finally {
    await setAdmin(environment, uid, false);
  }
  expect(faults).toEqual([]);
});
