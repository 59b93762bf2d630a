/**
 * Configuration of the whole product, parsed once from `LUMEN_*` variables and handed on as data.
 * One switch, `LUMEN_BACKEND`, chooses between the embedded services and the hosted ones.
 */

import { LOCAL_PROJECT_ID, VARIABLES, type VariableName } from './environment-variables.ts';

export { LOCAL_PROJECT_ID } from './environment-variables.ts';

/** GROQ API version that site, Studio and checks ask for. */
export const CONTENT_API_VERSION = '2025-02-19';

/** Ports on which the embedded product listens, loopback only. */
export interface LocalPorts {
  site: number;
  studio: number;
  lake: number;
  auth: number;
  firestore: number;
  storage: number;
  functions: number;
  /** Vite's dev server (`npm run dev`). */
  dev: number;
}

export const STANDARD_PORTS: LocalPorts = {
  site: 5000,
  studio: 3333,
  lake: 3999,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  dev: 5173,
};

/** Where content comes from. */
export interface ContentEnvironment {
  projectId: string;
  dataset: string;
  apiVersion: string;
  /** Origin of the embedded lake, or null for Sanity's own service. */
  lakeOrigin: string | null;
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
  emulators: EmulatorOrigins | null;
}

/**
 * What a product is for. A demo may show invented content, staging rehearses production, and only
 * production is for search engines and money.
 */
export const STAGES = ['demo', 'staging', 'production'] as const;
export type Stage = (typeof STAGES)[number];

export interface SiteEnvironment {
  backend: 'local' | 'hosted';
  stage: Stage;
  siteUrl: string;
  studioUrl: string;
  content: ContentEnvironment;
  firebase: FirebaseEnvironment;
  /** Whether a member must confirm the e-mail address before sharing. */
  requireConfirmedEmail: boolean;
  /** Whether pages report their own errors. */
  reportFaults: boolean;
  /** Repository whose workflow builds the site anew after a publish, or null. */
  rebuildRepository: string | null;
  /** Whether a local run brings the Firebase emulators along. */
  withEmulators: boolean;
  ports: LocalPorts;
}

/** A variable that is missing, unknown or malformed; the message is one sentence that says what to do. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

const PREFIX = 'LUMEN_';

function oneOf<T extends string>(vars: Variables, name: VariableName, allowed: readonly T[], fallback: T): T {
  const value = vars[name];
  if (value === undefined || value === '') return fallback;
  const match = allowed.find((candidate) => candidate === value);
  if (match === undefined) {
    throw new EnvironmentError(
      `${name} is '${value}'; set it to ${allowed.map((a) => `'${a}'`).join(' or ')}.`,
    );
  }
  return match;
}

function required(vars: Variables, name: VariableName): string {
  const value = vars[name]?.trim();
  if (!value) {
    throw new EnvironmentError(
      `${name} is missing; with LUMEN_BACKEND=hosted set it to the ${VARIABLES[name]}.`,
    );
  }
  return value;
}

function matching(name: VariableName, value: string, form: RegExp, description: string): string {
  if (!form.test(value)) throw new EnvironmentError(`${name} is '${value}'; it must be ${description}.`);
  return value;
}

function httpsOrigin(name: VariableName, value: string): string {
  const url = URL.parse(value);
  if (!url || url.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash) {
    throw new EnvironmentError(
      `${name} is '${value}'; it must be an https address without a path, like https://example.com.`,
    );
  }
  return url.origin;
}

function port(vars: Variables, name: VariableName, fallback: number): number {
  const value = vars[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535) {
    throw new EnvironmentError(`${name} is '${value}'; a port is a whole number from 1 to 65535.`);
  }
  return number;
}

function parsePorts(vars: Variables): LocalPorts {
  const ports: LocalPorts = {
    site: port(vars, 'LUMEN_SITE_PORT', STANDARD_PORTS.site),
    studio: port(vars, 'LUMEN_STUDIO_PORT', STANDARD_PORTS.studio),
    lake: port(vars, 'LUMEN_LAKE_PORT', STANDARD_PORTS.lake),
    auth: port(vars, 'LUMEN_AUTH_PORT', STANDARD_PORTS.auth),
    firestore: port(vars, 'LUMEN_FIRESTORE_PORT', STANDARD_PORTS.firestore),
    storage: port(vars, 'LUMEN_STORAGE_PORT', STANDARD_PORTS.storage),
    functions: port(vars, 'LUMEN_FUNCTIONS_PORT', STANDARD_PORTS.functions),
    dev: port(vars, 'LUMEN_DEV_PORT', STANDARD_PORTS.dev),
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

function refuseUnknown(vars: Variables): void {
  for (const name of Object.keys(vars)) {
    if (name.startsWith(PREFIX) && !Object.hasOwn(VARIABLES, name)) {
      throw new EnvironmentError(
        `${name} is not a variable of this product; the README lists those that are.`,
      );
    }
  }
}

const PROJECT_ID = /^[a-z][a-z0-9-]{4,29}$/;
const DATASET = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/**
 * Parses the product's configuration.
 * @param vars variables by name, usually `process.env`; names without the prefix are ignored
 * @throws EnvironmentError naming the variable, its value and what it may be
 */
export function parseEnvironment(vars: Variables): SiteEnvironment {
  refuseUnknown(vars);
  const backend = oneOf(vars, 'LUMEN_BACKEND', ['local', 'hosted'] as const, 'local');
  const ports = parsePorts(vars);
  const dataset = matching(
    'LUMEN_SANITY_DATASET',
    vars['LUMEN_SANITY_DATASET'] || 'production',
    DATASET,
    'lower-case letters, digits, - and _',
  );
  const requireConfirmedEmail =
    oneOf(vars, 'LUMEN_REQUIRE_CONFIRMED_EMAIL', ['true', 'false'] as const, 'false') === 'true';
  const region = matching(
    'LUMEN_FIREBASE_REGION',
    vars['LUMEN_FIREBASE_REGION'] || 'us-central1',
    /^[a-z]+-[a-z]+\d+$/,
    'a region like us-central1',
  );
  const withEmulators = oneOf(vars, 'LUMEN_EMULATORS', ['auto', 'off'] as const, 'auto') === 'auto';
  const stage = oneOf(vars, 'LUMEN_STAGE', STAGES, backend === 'local' ? 'demo' : 'production');
  if (backend === 'local' && stage !== 'demo') {
    throw new EnvironmentError(
      `LUMEN_STAGE is '${stage}', and the embedded product is a demo; set LUMEN_BACKEND to 'hosted' as well.`,
    );
  }
  const reportFaults = oneOf(vars, 'LUMEN_FAULT_REPORTS', ['on', 'off'] as const, 'off') === 'on';
  const repository = vars['LUMEN_REBUILD_REPOSITORY'] || null;
  const rebuildRepository =
    repository &&
    matching(
      'LUMEN_REBUILD_REPOSITORY',
      repository,
      /^[\w.-]+\/[\w.-]+$/,
      "an owner and a name, like 'owner/name'",
    );
  const environment =
    backend === 'local'
      ? localEnvironment(ports, dataset, region)
      : hostedEnvironment(vars, ports, dataset, region);
  return { ...environment, stage, requireConfirmedEmail, reportFaults, rebuildRepository, withEmulators };
}

function origin(port: number): string {
  return `http://localhost:${port}`;
}

type BackendEnvironment = Pick<
  SiteEnvironment,
  'backend' | 'siteUrl' | 'studioUrl' | 'content' | 'firebase' | 'ports'
>;

function localEnvironment(ports: LocalPorts, dataset: string, region: string): BackendEnvironment {
  return {
    backend: 'local',
    siteUrl: origin(ports.site),
    studioUrl: origin(ports.studio),
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
    ports,
  };
}

function hostedEnvironment(
  vars: Variables,
  ports: LocalPorts,
  dataset: string,
  region: string,
): BackendEnvironment {
  const firebaseProject = matching(
    'LUMEN_FIREBASE_PROJECT_ID',
    required(vars, 'LUMEN_FIREBASE_PROJECT_ID'),
    PROJECT_ID,
    'a Firebase project id',
  );
  return {
    backend: 'hosted',
    siteUrl: httpsOrigin('LUMEN_SITE_URL', required(vars, 'LUMEN_SITE_URL')),
    studioUrl: httpsOrigin('LUMEN_STUDIO_URL', required(vars, 'LUMEN_STUDIO_URL')),
    content: {
      projectId: matching(
        'LUMEN_SANITY_PROJECT_ID',
        required(vars, 'LUMEN_SANITY_PROJECT_ID'),
        /^[a-z0-9-]+$/,
        "a Sanity project id, like 'abc12345'",
      ),
      dataset,
      apiVersion: CONTENT_API_VERSION,
      lakeOrigin: null,
    },
    firebase: {
      projectId: firebaseProject,
      apiKey: required(vars, 'LUMEN_FIREBASE_API_KEY'),
      appId: required(vars, 'LUMEN_FIREBASE_APP_ID'),
      authDomain: vars['LUMEN_FIREBASE_AUTH_DOMAIN'] || `${firebaseProject}.firebaseapp.com`,
      storageBucket: required(vars, 'LUMEN_FIREBASE_STORAGE_BUCKET'),
      region,
      appCheckSiteKey: vars['LUMEN_APP_CHECK_SITE_KEY'] || null,
      emulators: null,
    },
    ports,
  };
}
