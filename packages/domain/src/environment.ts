/**
 * Configuration of the whole product, parsed once from `LUMEN_*` variables and handed on as data.
 * One switch, `LUMEN_BACKEND`, chooses between the embedded services and the hosted ones.
 */

import * as v from 'valibot';
import { CONTENT_API_VERSION, LOCAL_PROJECT_ID, type LocalPorts } from './environment-defaults.ts';
import {
  HOSTED_VARIABLES,
  isVariable,
  meaningOf,
  SHARED_VARIABLES,
  STAGES,
} from './environment-variables.ts';

export { CONTENT_API_VERSION };

/** Where content comes from. */
export interface ContentEnvironment {
  projectId: string;
  dataset: string;
  apiVersion: string;
  /** Origin of the embedded lake, or null for Sanity's own service. */
  lakeOrigin: string | null;
  /** Whether readers see made-up ratings, counts and quotes, marked as samples; never in production. */
  showsSamples: boolean;
}

/** Origins of the Firebase emulators that a browser talks to. */
export interface EmulatorOrigins {
  auth: string;
  firestore: string;
  storage: string;
  functions: string;
}

/** Firebase's web configuration; none of it is secret. */
export interface FirebaseEnvironment {
  projectId: string;
  apiKey: string;
  appId: string;
  authDomain: string;
  storageBucket: string;
  region: string;
  /** Site key of App Check (reCAPTCHA Enterprise); null leaves App Check off. */
  appCheckSiteKey: string | null;
  /** Whether members may sign in with a Google account. */
  googleSignIn: boolean;
  emulators: EmulatorOrigins | null;
}

export type Stage = (typeof STAGES)[number];

export interface SiteEnvironment {
  backend: 'local' | 'hosted';
  stage: Stage;
  siteUrl: string;
  studioUrl: string;
  content: ContentEnvironment;
  firebase: FirebaseEnvironment;
  /** Days for which browsers insist on https after a visit; 0 says to forget it. */
  hstsDays: number;
  /** Whether a member must confirm the e-mail address before sharing. */
  requireConfirmedEmail: boolean;
  /** Whether pages report their own errors. */
  reportErrors: boolean;
  /** Repository whose workflow builds the site anew after a publish, or null. */
  rebuildRepository: string | null;
  /** Milliseconds after which an open page asks again what was published; null where nobody could tell it. */
  newsInterval: number | null;
  /** Whether a local run brings the Firebase emulators along. */
  withEmulators: boolean;
  ports: LocalPorts;
}

/** A variable that is missing, unknown or malformed; the message is one sentence that says what to do. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** A minute keeps the cost of a tab that stays open low; locally an editor watches. In milliseconds. */
const NEWS_INTERVAL = { hosted: 60_000, local: 2000 } as const;

type Variables = Readonly<Record<string, string | undefined>>;

const PREFIX = 'LUMEN_';

/** @throws EnvironmentError about the first variable that is not as its schema says */
function parsed<Schema extends v.GenericSchema>(schema: Schema, vars: Variables): v.InferOutput<Schema> {
  const result = v.safeParse(schema, vars, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? '';
  if (isVariable(name) && vars[name] === undefined) {
    throw new EnvironmentError(
      `${name} is missing; with LUMEN_BACKEND=hosted set it to the ${meaningOf(name)}.`,
    );
  }
  throw new EnvironmentError(`${name} is '${vars[name]}'; ${issue.message}.`);
}

function portsOf(vars: v.InferOutput<typeof SHARED_VARIABLES>): LocalPorts {
  const ports: LocalPorts = {
    site: vars.LUMEN_SITE_PORT,
    studio: vars.LUMEN_STUDIO_PORT,
    lake: vars.LUMEN_LAKE_PORT,
    auth: vars.LUMEN_AUTH_PORT,
    firestore: vars.LUMEN_FIRESTORE_PORT,
    storage: vars.LUMEN_STORAGE_PORT,
    functions: vars.LUMEN_FUNCTIONS_PORT,
    dev: vars.LUMEN_DEV_PORT,
  };
  const byNumber = new Map<number, string>();
  for (const [name, number] of Object.entries(ports)) {
    const other = byNumber.get(number);
    if (other)
      throw new EnvironmentError(`The ports of ${other} and ${name} are both ${number}; give each its own.`);
    byNumber.set(number, name);
  }
  return ports;
}

/** The variables that make `parseEnvironment` yield these ports; for tests on ports of their own. */
export function portVariables(ports: LocalPorts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ports).map(([name, number]) => [`${PREFIX}${name.toUpperCase()}_PORT`, String(number)]),
  );
}

/** The product's own variables out of all that a process has; the rest never reaches a bundle. */
export function productVariables(vars: Variables): Record<string, string> {
  const own: Record<string, string> = {};
  for (const [name, value] of Object.entries(vars)) {
    if (name.startsWith(PREFIX) && value !== undefined) own[name] = value;
  }
  return own;
}

/** The product's own variables that say something. @throws EnvironmentError for a name that none has */
function setVariables(vars: Variables): Variables {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(productVariables(vars))) {
    if (!isVariable(name)) {
      throw new EnvironmentError(`${name} is not a variable of this product; docs/variables.md lists them.`);
    }
    if (value.trim() !== '') set[name] = value.trim();
  }
  return set;
}

/**
 * Parses the product's configuration.
 * @param vars variables by name, usually `process.env`; names without the prefix are ignored
 * @throws EnvironmentError naming the variable, its value and what it may be
 */
export function parseEnvironment(vars: Variables): SiteEnvironment {
  const set = setVariables(vars);
  const shared = parsed(SHARED_VARIABLES, set);
  const ports = portsOf(shared);
  const backend = shared.LUMEN_BACKEND;
  const stage = shared.LUMEN_STAGE ?? (backend === 'local' ? 'demo' : 'production');
  if (backend === 'local' && stage !== 'demo') {
    throw new EnvironmentError(
      `LUMEN_STAGE is '${stage}', and the embedded product is a demo; set LUMEN_BACKEND to 'hosted' as well.`,
    );
  }
  const { LUMEN_SANITY_DATASET: dataset, LUMEN_FIREBASE_REGION: region } = shared;
  const withEmulators = shared.LUMEN_EMULATORS === 'auto';
  const services =
    backend === 'local'
      ? localEnvironment(ports, dataset, region)
      : hostedEnvironment(parsed(HOSTED_VARIABLES, set), dataset, region);
  return {
    ...services,
    content: { ...services.content, showsSamples: stage !== 'production' },
    firebase: { ...services.firebase, googleSignIn: shared.LUMEN_GOOGLE_SIGN_IN === 'on' },
    stage,
    ports,
    requireConfirmedEmail: shared.LUMEN_REQUIRE_CONFIRMED_EMAIL === 'true',
    reportErrors: shared.LUMEN_ERROR_REPORTS === 'on',
    rebuildRepository: shared.LUMEN_REBUILD_REPOSITORY ?? null,
    newsInterval: backend === 'hosted' || withEmulators ? NEWS_INTERVAL[backend] : null,
    withEmulators,
  };
}

function origin(port: number): string {
  return `http://localhost:${port}`;
}

type Backend = Pick<SiteEnvironment, 'backend' | 'siteUrl' | 'studioUrl' | 'hstsDays'> & {
  content: Omit<ContentEnvironment, 'showsSamples'>;
  firebase: Omit<FirebaseEnvironment, 'googleSignIn'>;
};

function localEnvironment(ports: LocalPorts, dataset: string, region: string): Backend {
  return {
    backend: 'local',
    siteUrl: origin(ports.site),
    studioUrl: origin(ports.studio),
    hstsDays: 0,
    content: { projectId: 'lumen', dataset, apiVersion: CONTENT_API_VERSION, lakeOrigin: origin(ports.lake) },
    firebase: {
      projectId: LOCAL_PROJECT_ID,
      apiKey: 'local',
      appId: '1:1:web:local',
      authDomain: `${LOCAL_PROJECT_ID}.firebaseapp.com`,
      storageBucket: `${LOCAL_PROJECT_ID}.appspot.com`,
      region,
      appCheckSiteKey: null,
      emulators: {
        auth: origin(ports.auth),
        firestore: origin(ports.firestore),
        storage: origin(ports.storage),
        functions: origin(ports.functions),
      },
    },
  };
}

function hostedEnvironment(
  vars: v.InferOutput<typeof HOSTED_VARIABLES>,
  dataset: string,
  region: string,
): Backend {
  const projectId = vars.LUMEN_FIREBASE_PROJECT_ID;
  return {
    backend: 'hosted',
    siteUrl: vars.LUMEN_SITE_URL,
    studioUrl: vars.LUMEN_STUDIO_URL,
    hstsDays: vars.LUMEN_HSTS_DAYS,
    content: {
      projectId: vars.LUMEN_SANITY_PROJECT_ID,
      dataset,
      apiVersion: CONTENT_API_VERSION,
      lakeOrigin: null,
    },
    firebase: {
      projectId,
      apiKey: vars.LUMEN_FIREBASE_API_KEY,
      appId: vars.LUMEN_FIREBASE_APP_ID,
      authDomain: vars.LUMEN_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      storageBucket: vars.LUMEN_FIREBASE_STORAGE_BUCKET,
      region,
      appCheckSiteKey: vars.LUMEN_APP_CHECK_SITE_KEY ?? null,
      emulators: null,
    },
  };
}
