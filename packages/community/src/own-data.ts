/** What the community keeps of one member, gathered as that member. Loads Firestore (lite). */
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { PAGE_SIZES } from '@lumen-throw/domain/limits';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { firestoreService } from './firestore-service.ts';
import type { Member } from './member.ts';
import type { StoredSetup } from './setup-documents.ts';

/** A setup as stored, with its time as text and the addresses of its pictures. */
interface OwnSetup extends SetupFields {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  image_addresses: string[];
}

interface OwnLike {
  setup_id: string;
}

/** Everything kept of a member; plain JSON, all times ISO 8601 in UTC. */
export interface OwnData {
  exported_at: string;
  account: {
    user_id: string;
    email: string;
    email_confirmed: boolean;
    display_name: string;
    created_at: string | null;
    last_sign_in_at: string | null;
    /** 'admin', or null for a member without a role. */
    role: string | null;
  };
  /** Newest first, hidden ones included. */
  setups: OwnSetup[];
  likes: OwnLike[];
  /** How many setups were shared in the window that began then; null before the first. */
  sharing: { shared: number; since: string } | null;
}

/** A member with what only the account itself knows; times as the provider writes them. */
export interface AccountHolder extends Member {
  createdAt: string | null;
  lastSignInAt: string | null;
}

function isoTime(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

/** All documents whose field names the member, page by page: the rules bound every list. */
async function allOf(
  env: FirebaseEnvironment,
  name: string,
  ownerField: string,
  uid: string,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const { docs } = await getDocs(
      query(
        collection(firestoreService(env), name),
        where(ownerField, '==', uid),
        orderBy(documentId()),
        ...(last ? [startAfter(last.id)] : []),
        limit(PAGE_SIZES.listMax),
      ),
    );
    found.push(...docs);
    if (docs.length < PAGE_SIZES.listMax) return found;
  }
}

function ownSetup(env: FirebaseEnvironment, snapshot: QueryDocumentSnapshot): OwnSetup {
  const stored = snapshot.data() as StoredSetup;
  return {
    ...stored,
    id: snapshot.id,
    created_at: stored.created_at.toDate().toISOString(),
    image_addresses: stored.images.map((path) => pictureAddress(env, path)),
  };
}

/** Gathers the data of the signed-in member; reads only what the rules let that member read. */
export async function readOwnData(env: FirebaseEnvironment, holder: AccountHolder): Promise<OwnData> {
  const { uid } = holder;
  const firestore = firestoreService(env);
  const [setups, likes, role, quota] = await Promise.all([
    allOf(env, COLLECTIONS.setups, 'created_by', uid),
    allOf(env, COLLECTIONS.likes, 'user_id', uid),
    getDoc(doc(firestore, COLLECTIONS.roles, uid)),
    getDoc(doc(firestore, COLLECTIONS.memberQuota, uid)),
  ]);
  const roleName: unknown = role.get('role');
  return {
    exported_at: new Date().toISOString(),
    account: {
      user_id: uid,
      email: holder.email,
      email_confirmed: holder.emailConfirmed,
      display_name: holder.displayName,
      created_at: isoTime(holder.createdAt),
      last_sign_in_at: isoTime(holder.lastSignInAt),
      role: typeof roleName === 'string' ? roleName : null,
    },
    setups: setups
      .map((snapshot) => ownSetup(env, snapshot))
      .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)),
    likes: likes.map((like) => ({ setup_id: String(like.get('setup_id')) })),
    sharing: quota.exists()
      ? {
          shared: Number(quota.get('shared')),
          since: (quota.get('window_start') as Timestamp).toDate().toISOString(),
        }
      : null,
  };
}
