/** A session over hours: its token runs out and is replaced, and the page follows. */
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { memberId, memberTest, openForm, shownSetup } from './community-page.ts';
import { expect } from '../product.ts';

const test = memberTest('Tara Ivers');

/** Writes or deletes a member's role, past the rules. */
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

test('a token that has run out is replaced without a word, and the session follows the new one', async ({
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
  const refreshes: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('securetoken.googleapis.com')) refreshes.push(answer.status());
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
    // With each token the role is looked up again.
    await expect(adminLink).toBeVisible();
    // Two requests at the same moment may each ask for one; more would be a loop.
    expect([[200], [200, 200]]).toContainEqual(refreshes);
    const after = await token();
    expect(after.accessToken).not.toBe(before.accessToken);
    expect(after.expirationTime).toBeGreaterThan(later);
    await expect(page.getByText('Shown as shared by Tara Ivers.')).toBeVisible();
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  } finally {
    await setAdmin(environment, uid, false);
  }
  expect(faults).toEqual([]);
});
