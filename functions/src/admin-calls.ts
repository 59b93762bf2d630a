/** Calls that only admins may make. */
import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { Caller } from './caller.ts';

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
export async function moderatorOf(db: Firestore, { uid, token }: Caller): Promise<Moderator> {
  if (!(await isAdmin(db, uid))) throw new HttpsError('permission-denied', 'Only admins may do this.');
  const name: unknown = token['name'];
  return { uid, name: typeof name === 'string' ? name : '' };
}
