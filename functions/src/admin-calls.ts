/** Calls that only admins may make. */
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { COLLECTIONS } from '@lumen-throw/domain/collections';

/** Whether a member is an admin, as the rules ask. */
export async function isAdmin(db: Firestore, uid: string): Promise<boolean> {
  return (await db.collection(COLLECTIONS.roles).doc(uid).get()).get('role') === 'admin';
}

/** An admin who calls a function. */
export interface Moderator {
  uid: string;
  /** The account's display name; '' when it has none. */
  name: string;
}

/** @returns the admin who calls @throws HttpsError for everybody else */
export async function moderatorOf(db: Firestore, { auth }: CallableRequest): Promise<Moderator> {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  if (!(await isAdmin(db, auth.uid))) throw new HttpsError('permission-denied', 'Only admins may do this.');
  const name: unknown = auth.token['name'];
  return { uid: auth.uid, name: typeof name === 'string' ? name : '' };
}
