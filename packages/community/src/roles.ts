/** Who is an admin. Loads Firestore (lite). */
import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
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
