/** Who is an admin, and who is banned. Loads Firestore (lite). */
import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { firestoreService } from './firestore-service.ts';

/**
 * Whether a member is an admin. A lookup that fails means no and is not shown (spec section 8); the
 * rules decide again at every write.
 */
export async function isAdmin(env: FirebaseEnvironment, uid: string): Promise<boolean> {
  try {
    const role = await getDoc(doc(firestoreService(env), COLLECTIONS.roles, uid));
    return role.get('role') === 'admin';
  } catch {
    return false;
  }
}

/** Whether a member is banned. A lookup that fails means no; the rules decide again at every write. */
export async function isBanned(env: FirebaseEnvironment, uid: string): Promise<boolean> {
  try {
    const member = await getDoc(doc(firestoreService(env), COLLECTIONS.members, uid));
    return member.get('state') === MEMBER_STATE.banned;
  } catch {
    return false;
  }
}
