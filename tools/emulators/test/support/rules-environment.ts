import { randomUUID } from 'node:crypto';
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
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { FIRESTORE_RULES, RULE_COVERAGE, RULE_REPORTS } from '../../src/repository-paths.ts';
import {
  coverageFrom,
  evaluatedPlaces,
  lookedUpDocuments,
  type Coverage,
  type CoverageReport,
  type RulesTrial,
  writeRuleReport,
} from '../../../rule-checks/index.ts';
import { countVerdicts } from './verdicts.ts';

// Most of these tests are about refusals; the SDK need not print each.
setLogLevel('silent');

declare module 'vitest' {
  interface ProvidedContext {
    /** Changed rules (`npm run tool -- rules-mutants`); by default, the repository's. */
    trial: RulesTrial | undefined;
  }
  interface TaskMeta {
    /** Places of the expressions that the test evaluated. */
    evaluated?: string[];
  }
}

/** Claims of a session, besides the user id. */
export type Claims = Readonly<Record<string, unknown>>;

export interface FirestoreRulesBench {
  /** Firestore of a signed-in member. */
  as(uid: string, claims?: Claims): Firestore;
  /** Firestore of a visitor. */
  visitor(): Firestore;
  /**
   * Sends a request that the SDK doesn't offer. @param uid null for a visitor
   * @returns the status of the answer
   */
  ask(uid: string | null, method: 'runQuery' | 'runAggregationQuery', body: object): Promise<number>;
  /** Writes past the rules; null deletes, and `merge` keeps the document's other fields. */
  put(path: string, data: DocumentData | null, merge?: boolean): Promise<void>;
  /** Documents that the rules look up for a request, by path; what they have reported before is lost. */
  lookedUp(request: () => Promise<unknown>): Promise<string[]>;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The emulators accept unsigned tokens. */
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
  return `${encoded({ alg: 'none', type: 'JWT' })}.${encoded(payload)}.`;
}

/** The repository's rules, or those of a trial. */
function rulesSource(): string {
  return inject('trial')?.firestore ?? readFileSync(FIRESTORE_RULES, 'utf8');
}

/** Loads the rules for a project. */
export async function loadRules(projectId: string): Promise<void> {
  const content = rulesSource();
  const { firestore } = inject('emulators');
  const response = await fetch(`${firestore}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  if (!response.ok) throw new Error(`The rules were not accepted: ${await response.text()}`);
}

async function coverageReportOf(projectId: string): Promise<CoverageReport> {
  const { firestore } = inject('emulators');
  const response = await fetch(`${firestore}/emulator/v1/projects/${projectId}:ruleCoverage`);
  return (await response.json()) as CoverageReport;
}

async function coverageOf(projectId: string): Promise<Coverage> {
  return coverageFrom(await coverageReportOf(projectId));
}

/**
 * Whether somebody sums up what the tests evaluate: then each file has a project of its own, whose report is
 * up to 140 MB. Otherwise all share one, since loading the rules takes seconds.
 */
const isCovered = process.env[RULE_COVERAGE] !== undefined;
let sharedRules: Promise<void> | null = null;

async function clear(projectId: string): Promise<void> {
  const { firestore } = inject('emulators');
  await fetch(`${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`, {
    method: 'DELETE',
  });
}

/** Reports the attempts and the coverage: of the whole file in a report, or of each test in its metadata. */
function registerReport(name: string, projectId: string): void {
  const tried = countVerdicts();
  beforeEach(async ({ skip, task }) => {
    const { only, coverEachTest } = inject('trial') ?? {};
    if (only && !only.includes(task.fullTestName)) skip();
    if (coverEachTest) await loadRules(projectId);
  });
  afterEach(async ({ task }) => {
    if (inject('trial')?.coverEachTest) task.meta.evaluated = evaluatedPlaces(await coverageOf(projectId));
  });
  afterAll(async () => {
    if (!isCovered || inject('trial')) return;
    writeRuleReport(RULE_REPORTS, name, {
      rules: 'firestore',
      ...tried(),
      coverage: await coverageOf(projectId),
    });
  });
}

/**
 * The repository's Firestore rules in a project without functions, so that none responds; emptied
 * before each test of the file. Requests go through the SDK that the site uses.
 */
export function firestoreBench(name: string): FirestoreRulesBench {
  const isAlone = isCovered || inject('trial') !== undefined;
  const projectId = isAlone ? `demo-rules-${name}` : 'demo-rules';
  const apps: FirebaseApp[] = [];
  const sessions = new Map<string, Firestore>();
  const session = (key: string, mockUserToken: string | null): Firestore => {
    const known = sessions.get(key);
    if (known) return known;
    const app = initializeApp({ projectId }, `${projectId}-${key}-${randomUUID()}`);
    const firestore = initializeFirestore(app, {});
    const port = Number(new URL(inject('emulators').firestore).port);
    connectFirestoreEmulator(firestore, '127.0.0.1', port, mockUserToken === null ? {} : { mockUserToken });
    apps.push(app);
    sessions.set(key, firestore);
    return firestore;
  };
  beforeAll(() => (isAlone ? loadRules(projectId) : (sharedRules ??= loadRules(projectId))));
  registerReport(name, projectId);
  beforeEach(() => clear(projectId));
  afterAll(async () => {
    await Promise.all(apps.map((app) => deleteApp(app)));
  });
  const put = async (path: string, data: DocumentData | null, merge = false): Promise<void> => {
    const document = doc(session('operator', 'owner'), path);
    await (data === null ? deleteDoc(document) : setDoc(document, data, { merge }));
  };
  // The state after a deployment; without it, members need a confirmed address.
  beforeEach(() => put('site_config/community', { require_confirmed_email: false }));
  return {
    as: (uid, claims = {}) =>
      session(`${uid} ${JSON.stringify(claims)}`, sessionToken(projectId, uid, claims)),
    visitor: () => session('visitor', null),
    ask: async (uid, method, body) => {
      const token = uid === null ? {} : { authorization: `Bearer ${sessionToken(projectId, uid, {})}` };
      const documents = `projects/${projectId}/databases/(default)/documents`;
      const response = await fetch(`${inject('emulators').firestore}/v1/${documents}:${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...token },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      return response.status;
    },
    put,
    lookedUp: async (request) => {
      await loadRules(projectId);
      await request();
      return lookedUpDocuments(await coverageReportOf(projectId), rulesSource());
    },
  };
}
