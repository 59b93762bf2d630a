import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { MONTH_PAGES, MONTH_TEMPLATE_PATH } from '@lumen-throw/domain/featured-months';
import { GALLERY_TEMPLATE_PATH } from '@lumen-throw/domain/setup-links';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { FIREBASE_JSON, ROOT } from './repository-paths.ts';

/** Parts of the suite that can be started one by one. */
export const SERVICES = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type Service = (typeof SERVICES)[number];

/** Every port that a run listens on, on loopback; those of services that are not started stay unused. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  firestoreWebsocket: number;
  storage: number;
  functions: number;
  hosting: number;
  hub: number;
  logging: number;
  eventarc: number;
  tasks: number;
  ui: number;
}

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readObject(file: string): JsonObject {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(parsed)) throw new Error(`${file} must hold a JSON object.`);
  return parsed;
}

/**
 * Adds what the site's build knows (redirects of the content, headers of the stage) to the hosting
 * section of firebase.json: lists are joined, other values replace.
 */
export function mergeHosting(base: JsonObject, built: JsonObject): JsonObject {
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(built)) {
    const before = merged[key];
    merged[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
  return merged;
}

export interface HostingBuild {
  /** Folder with the built site, inside the repository. */
  dir: string;
  /** JSON file with hosting settings that the build wrote, or null. */
  config: string | null;
  /** Region of the functions; that of firebase.json unless given. */
  region?: string;
}

/** Sends the rewrites to functions in another region than the one in firebase.json. */
function inRegion(rewrites: unknown, region: string): unknown[] {
  const all = Array.isArray(rewrites) ? (rewrites as unknown[]) : [];
  return all.map((rewrite) =>
    isObject(rewrite) && isObject(rewrite['function'])
      ? { ...rewrite, function: { ...rewrite['function'], region } }
      : rewrite,
  );
}

/**
 * firebase.json with the site build's hosting settings, as both a deployment and the emulators use it.
 * @throws Error when the build's folder is outside the repository, which firebase-tools refuses
 */
function deployableConfig(hosting: HostingBuild | null): JsonObject {
  const config = readObject(FIREBASE_JSON);
  if (!hosting) return config;
  const folder = relative(ROOT, hosting.dir);
  if (folder.startsWith('..')) throw new Error(`The site's folder ${hosting.dir} is outside the repository.`);
  // The build is there already.
  const { predeploy: _, ...base } = isObject(config['hosting']) ? config['hosting'] : {};
  const built = hosting.config !== null && existsSync(hosting.config) ? readObject(hosting.config) : {};
  const merged = mergeHosting(base, built);
  if (hosting.region !== undefined) merged['rewrites'] = inRegion(merged['rewrites'], hosting.region);
  return { ...config, hosting: { ...merged, public: folder } };
}

/**
 * The same with functions that are built already, in a folder of their own.
 * @param functionsDir inside the repository
 */
export function releaseConfig(hosting: HostingBuild, functionsDir: string): JsonObject {
  const { functions, ...config } = deployableConfig(hosting);
  const [codebase] = Array.isArray(functions) ? (functions as unknown[]) : [];
  return {
    ...config,
    functions: [
      { ...(isObject(codebase) ? codebase : {}), source: relative(ROOT, functionsDir), predeploy: [] },
    ],
  };
}

/** Pages that a function answers for, and where each stands as it was built. */
const TEMPLATES: Readonly<Record<string, string>> = {
  [PATHS.gallery]: GALLERY_TEMPLATE_PATH,
  [MONTH_PAGES]: MONTH_TEMPLATE_PATH,
};

/** Where no functions run, these pages are served as they were built. */
function withTemplates(config: JsonObject): JsonObject {
  const { hosting } = config;
  if (!isObject(hosting) || !Array.isArray(hosting['rewrites'])) return config;
  const rewrites = (hosting['rewrites'] as unknown[]).map((rewrite) => {
    const source = isObject(rewrite) ? String(rewrite['source']) : '';
    const template = TEMPLATES[source];
    return template === undefined ? rewrite : { source, destination: `${template}.html` };
  });
  return { ...config, hosting: { ...hosting, rewrites } };
}

/**
 * The same for a local run, on its own ports.
 * @param services what is started
 */
export function emulatorConfig(
  ports: EmulatorPorts,
  ui: boolean,
  hosting: HostingBuild | null,
  services: readonly Service[],
): JsonObject {
  const { firestoreWebsocket: websocketPort, ...portsByName } = ports;
  const config = deployableConfig(hosting);
  const settings = isObject(config['emulators']) ? config['emulators'] : {};
  const moved: JsonObject = {};
  for (const [name, port] of Object.entries(portsByName)) {
    const own = settings[name];
    if (!isObject(own)) throw new Error(`firebase.json says nothing of the emulator '${name}'.`);
    moved[name] = {
      ...own,
      port,
      ...(name === 'firestore' ? { websocketPort } : {}),
      ...(name === 'ui' ? { enabled: ui } : {}),
    };
  }
  return {
    ...(services.includes('functions') ? config : withTemplates(config)),
    emulators: { ...settings, ...moved },
  };
}
