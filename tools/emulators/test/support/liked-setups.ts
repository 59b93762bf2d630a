import { Timestamp } from 'firebase-admin/firestore';
import type { AdminServices } from '../../src/admin-services.ts';
import { WEBP } from './pictures.ts';
import { storedSetup } from './sample-documents.ts';

const FANS = 50;
const CREATED = Timestamp.fromMillis(1_767_225_600_000);

/** Members with a confirmed address, who like a test's setups. */
function fans(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `fan-${index + 1}`);
}

/** Creates the accounts of these members; a like without an account doesn't count. */
export async function addFans({ auth }: AdminServices): Promise<void> {
  await auth.importUsers(
    fans(FANS).map((uid) => ({ uid, email: `${uid}@example.test`, emailVerified: true })),
  );
}

/** Likes of some members, with the matching counter. */
export async function addLikes(
  { firestore }: AdminServices,
  id: string,
  uids: readonly string[],
): Promise<void> {
  const setup = firestore.doc(`user_setups/${id}`);
  const before = Number((await setup.get()).get('like_count'));
  const batch = firestore.batch();
  for (const uid of uids) {
    batch.set(firestore.doc(`setup_likes/${id}_${uid}`), { setup_id: id, user_id: uid });
  }
  await batch.update(setup, { like_count: before + uids.length }).commit();
}

/**
 * Stores a setup with an existing picture.
 * @param changes without `images`, which follow from the id
 */
export async function putSetup(
  { firestore, bucket }: AdminServices,
  id: string,
  owner: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const path = `setups/${owner}/1767225600000-${id.slice(0, 12).toLowerCase()}.webp`;
  await bucket.file(path).save(WEBP, { resumable: false, contentType: 'image/webp' });
  await firestore
    .doc(`user_setups/${id}`)
    .set({ ...storedSetup(owner), created_at: CREATED, images: [path], ...changes });
  return path;
}

/** Stores a setup with as many counted likes as its counter says. */
export async function putLikedSetup(
  services: AdminServices,
  id: string,
  changes: Record<string, unknown>,
  owner = 'maya',
): Promise<void> {
  await putSetup(services, id, owner, { ...changes, like_count: 0 });
  await addLikes(services, id, fans(Number(changes['like_count'] ?? 0)));
}
