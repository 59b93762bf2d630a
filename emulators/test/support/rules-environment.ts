import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { setLogLevel } from 'firebase/firestore';
import { inject } from 'vitest';
import { FIRESTORE_RULES } from '../../src/repository-paths.ts';

// Refusals are what most of these tests are about; the SDK need not print each.
setLogLevel('silent');

function hostAndPort(origin: string): { host: string; port: number } {
  const { port } = new URL(origin);
  return { host: '127.0.0.1', port: Number(port) };
}

export interface FirestoreRulesBench {
  /** Firestore of a signed-in member. */
  as(uid: string, token?: TokenOptions): Firestore;
  /** Firestore of a visitor. */
  visitor(): Firestore;
  /** Writes past the rules; null deletes. */
  put(path: string, data: DocumentData | null): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The repository's Firestore rules in a project of their own, so that no function answers. */
export async function firestoreBench(name: string): Promise<FirestoreRulesBench> {
  const environment: RulesTestEnvironment = await initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: {
      ...hostAndPort(inject('emulators').firestore),
      rules: readFileSync(FIRESTORE_RULES, 'utf8'),
    },
  });
  return {
    as: (uid, token) => environment.authenticatedContext(uid, token).firestore() as unknown as Firestore,
    visitor: () => environment.unauthenticatedContext().firestore() as unknown as Firestore,
    put: (path, data) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const document = doc(context.firestore() as unknown as Firestore, path);
        await (data === null ? deleteDoc(document) : setDoc(document, data));
      }),
    clear: () => environment.clearFirestore(),
    close: () => environment.cleanup(),
  };
}
