/** What the community keeps of one member, gathered as that member. Loads Firestore (lite). */
import {
  doc,
  getDoc,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase/firestore/lite';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import type { Notice } from '@lumen-throw/domain/notices';
import { setupDetails, type SetupDetails } from '@lumen-throw/domain/setup-details';
import type { SetupFields } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { allNaming } from './all-naming.ts';
import { firestoreService } from './firestore-service.ts';
import type { Member } from './member.ts';
import { readNotices } from './notices.ts';
import { ownMember } from './own-member.ts';
import { readList } from './own-lists.ts';
import { readRecreations } from './setup-numbers.ts';
import type { StoredSetup } from './setup-documents.ts';

/** A setup as stored, with its time as text and the addresses of its pictures. */
interface OwnSetup extends SetupFields {
  id: string;
  /** ISO 8601, UTC. */
  created_at: string;
  image_addresses: string[];
}

/** Kit and measures of a setup as stored, with its time as text. */
interface OwnDetails extends SetupDetails {
  setup_id: string;
  /** ISO 8601, UTC. */
  updated_at: string;
}

/** A report as stored, with its time as text. */
interface OwnReport {
  setup_id: string;
  reason: string;
  text: string;
  at: string;
}

/** An answer to a decision. */
interface OwnAnswer {
  /** Id of the decision's entry in the log. */
  decision: string;
  text: string;
  at: string;
}

/** What a setup was before an edit. */
interface OwnEdit {
  setup_id: string;
  before: unknown;
  at: string;
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
    /** 'active' or 'banned', with the reason of a ban. */
    state: string;
    /** Whether a setup of the member's stayed long enough to be trusted with more. */
    setup_stayed: boolean;
    ban: { reason: string; note: string } | null;
  };
  /** Newest first, hidden ones included. */
  setups: OwnSetup[];
  setup_details: OwnDetails[];
  likes: OwnLike[];
  /** Ids of setups on the private list, the last one first. */
  saved_setups: string[];
  /** Catalog ids of projectors on the private list, the last one first. */
  saved_projectors: string[];
  /** Catalog ids of projectors that the member owns, the last one first. */
  owned_projectors: string[];
  /** Ids of setups that the member took to the calculator or the finder, the last one first. */
  recreated_setups: string[];
  /** How many setups were shared in the window that began then; null before the first. */
  sharing: { shared: number; since: string } | null;
  /** How many likes were given in the window that began then; null before the first. */
  liking: { liked: number; since: string } | null;
  /** How often the list of owned projectors was changed in the window that began then; null before the first. */
  changing_owned_projectors: { changed: number; since: string } | null;
  /** The same of the recreated setups. */
  changing_recreated_setups: { changed: number; since: string } | null;
  /** How many members recreated each of the member's setups; without those that nobody did. */
  recreations: { setup_id: string; members: number }[];
  reports: OwnReport[];
  /** How many setups were reported in the window that began then; null before the first. */
  reporting: { reported: number; since: string } | null;
  /** How often kit and measures were written in the window that began then; null before the first. */
  changing_details: { changed: number; since: string } | null;
  answers: OwnAnswer[];
  edits: OwnEdit[];
  /** What the member was told, newest first. */
  notices: (Omit<Notice, 'at'> & { at: string })[];
  notices_seen_at: string | null;
}

/** A member with what only the account itself knows; times as the provider writes them. */
export interface AccountHolder extends Member {
  createdAt: string | null;
  lastSignInAt: string | null;
}

function isoTime(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

function ownDetails(snapshot: QueryDocumentSnapshot): OwnDetails[] {
  const details = setupDetails(snapshot.data());
  if (!details) return [];
  const updated = snapshot.get('updated_at') as Timestamp;
  return [{ setup_id: snapshot.id, ...details, updated_at: updated.toDate().toISOString() }];
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

function timeIn(snapshot: DocumentSnapshot, field: string): string {
  return (snapshot.get(field) as Timestamp).toDate().toISOString();
}

/** How often something was changed in the window that began then. */
function changesIn(quota: DocumentSnapshot): { changed: number; since: string } | null {
  if (!quota.exists()) return null;
  return { changed: Number(quota.get('changed')), since: timeIn(quota, 'window_start') };
}

/** Gathers the data of the signed-in member; reads only what the rules let that member read. */
export async function readOwnData(env: FirebaseEnvironment, holder: AccountHolder): Promise<OwnData> {
  const { uid } = holder;
  const firestore = firestoreService(env);
  const [
    setups,
    details,
    likes,
    role,
    quota,
    likeQuota,
    reports,
    reportQuota,
    detailsQuota,
    ownedQuota,
    recreatedQuota,
    answers,
    edits,
    { notices, seenAt },
    savedSetups,
    savedModels,
    ownedModels,
    recreated,
    recreations,
    { state, ban, stayed },
  ] = await Promise.all([
    allNaming(env, COLLECTIONS.setups, 'created_by', uid),
    allNaming(env, COLLECTIONS.setupDetails, 'created_by', uid),
    allNaming(env, COLLECTIONS.likes, 'user_id', uid),
    getDoc(doc(firestore, COLLECTIONS.roles, uid)),
    getDoc(doc(firestore, COLLECTIONS.memberQuota, uid)),
    getDoc(doc(firestore, COLLECTIONS.likeQuota, uid)),
    allNaming(env, COLLECTIONS.reports, 'user_id', uid),
    getDoc(doc(firestore, COLLECTIONS.reportQuota, uid)),
    getDoc(doc(firestore, COLLECTIONS.detailsQuota, uid)),
    getDoc(doc(firestore, COLLECTIONS.ownedModels, uid)),
    getDoc(doc(firestore, COLLECTIONS.recreatedSetups, uid)),
    allNaming(env, COLLECTIONS.moderationAnswers, 'owner', uid),
    allNaming(env, COLLECTIONS.setupEdits, 'owner', uid),
    readNotices(env, uid),
    readList(env, uid, 'setups'),
    readList(env, uid, 'models'),
    readList(env, uid, 'owned'),
    readList(env, uid, 'recreated'),
    readRecreations(env, uid),
    ownMember(env, uid),
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
      state,
      setup_stayed: stayed,
      ban: ban && { reason: ban.reason, note: ban.note },
    },
    setups: setups
      .map((snapshot) => ownSetup(env, snapshot))
      .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)),
    setup_details: details.flatMap(ownDetails),
    saved_setups: [...savedSetups],
    saved_projectors: [...savedModels],
    owned_projectors: [...ownedModels],
    recreated_setups: [...recreated],
    likes: likes.map((like) => ({ setup_id: String(like.get('setup_id')) })),
    sharing: quota.exists()
      ? {
          shared: Number(quota.get('shared')),
          since: timeIn(quota, 'window_start'),
        }
      : null,
    liking: likeQuota.exists()
      ? { liked: Number(likeQuota.get('liked')), since: timeIn(likeQuota, 'window_start') }
      : null,
    reports: reports.map((report) => ({
      setup_id: String(report.get('setup_id')),
      reason: String(report.get('reason')),
      text: String(report.get('text')),
      at: timeIn(report, 'at'),
    })),
    reporting: reportQuota.exists()
      ? { reported: Number(reportQuota.get('reported')), since: timeIn(reportQuota, 'window_start') }
      : null,
    changing_details: changesIn(detailsQuota),
    changing_owned_projectors: changesIn(ownedQuota),
    changing_recreated_setups: changesIn(recreatedQuota),
    recreations: [...recreations].map(([setup_id, members]) => ({ setup_id, members })),
    answers: answers.map((answer) => ({
      decision: answer.id,
      text: String(answer.get('text')),
      at: timeIn(answer, 'at'),
    })),
    edits: edits.map((edit) => ({
      setup_id: String(edit.get('setup_id')),
      before: edit.get('before') as unknown,
      at: timeIn(edit, 'at'),
    })),
    notices: notices.map((notice) => ({ ...notice, at: notice.at.toISOString() })),
    notices_seen_at: seenAt?.toISOString() ?? null,
  };
}
