import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  initializeFirestore,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { inject } from 'vitest';
import { FIRESTORE_RULES } from '../../src/repository-paths.ts';

// Refusals are what most of these tests are about; the SDK need not print each.
setLogLevel('silent');

/** Claims of a session, besides the user id. */
export type Claims = Readonly<Record<string, unknown>>;

export interface FirestoreRulesBench {
  /** Firestore of a signed-in member. */
  as(uid: string, claims?: Claims): Firestore;
  /** Firestore of a visitor. */
  visitor(): Firestore;
  /** Writes past the rules; null deletes. */
  put(path: string, data: DocumentData | null): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The emulators take unsigned tokens. */
export function sessionToken(projectId: string, uid: string, claims: Claims): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...claims,
  };
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encoded({ alg: 'none', type: 'JWT' })}.${encoded(payload)}.`;
}

async function loadRules(origin: string, projectId: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ content: readFileSync(FIRESTORE_RULES, 'utf8') }] } }),
  });
  if (!response.ok) throw new Error(`The rules were not accepted: ${await response.text()}`);
}

/**
 * The repository's Firestore rules in a project of their own, so that no function answers. Requests
 * go through the SDK that the site uses.
 */
export async function firestoreBench(name: string): Promise<FirestoreRulesBench> {
  const projectId = `demo-rules-${name}`;
  const origin = inject('emulators').firestore;
  await loadRules(origin, projectId);
  const apps = new Map<string, FirebaseApp>();
  const sessions = new Map<string, Firestore>();
  const session = (key: string, mockUserToken: string | null): Firestore => {
    const known = sessions.get(key);
    if (known) return known;
    const app = initializeApp({ projectId }, `${projectId}-${key}`);
    const firestore = initializeFirestore(app, {});
    const port = Number(new URL(origin).port);
    connectFirestoreEmulator(firestore, '127.0.0.1', port, mockUserToken === null ? {} : { mockUserToken });
    apps.set(key, app);
    sessions.set(key, firestore);
    return firestore;
  };
  return {
    as: (uid, claims = {}) =>
      session(`${uid} ${JSON.stringify(claims)}`, sessionToken(projectId, uid, claims)),
    visitor: () => session('visitor', null),
    put: async (path, data) => {
      const document = doc(session('operator', 'owner'), path);
      await (data === null ? deleteDoc(document) : setDoc(document, data));
    },
    clear: async () => {
      await fetch(`${origin}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
        method: 'DELETE',
      });
    },
    close: async () => {
      await Promise.all(Array.from(apps.values(), (app) => deleteApp(app)));
    },
  };
}
