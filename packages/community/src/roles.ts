/** Who is an admin, who is banned, and how far a member is trusted. Loads Firestore (lite). */
import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { MEMBER_STATE } from '@lumen-throw/domain/member-state';
import { trustOf, type Trust } from '@lumen-throw/domain/trust';
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

/** What a member may do. */
export interface Standing {
  isBanned: boolean;
  trust: Trust;
}

/** A lookup that fails means an active, new member; the rules decide again at every write. */
export async function memberStanding(env: FirebaseEnvironment, uid: string): Promise<Standing> {
  try {
    const member = await getDoc(doc(firestoreService(env), COLLECTIONS.members, uid));
    return {
      isBanned: member.get('state') === MEMBER_STATE.banned,
      trust: trustOf(member.data(), new Date()),
    };
  } catch {
    return { isBanned: false, trust: 'new' };
  }
}
