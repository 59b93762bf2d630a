/** firebase.json as it is, and what the launcher and a deployment make of it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GALLERY_START_CACHE, GALLERY_START_PATH } from '@lumen-throw/domain/gallery-start';
import { ROOMS_CACHE, ROOMS_PATH } from '@lumen-throw/domain/gallery-card';
import { DEFAULT_REGION, STANDARD_PORTS } from '@lumen-throw/domain/environment-defaults';
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { MONTH_PAGES } from '@lumen-throw/domain/featured-months';
import { MEMBER_SHELL } from '@lumen-throw/domain/community-paths';
import { VERSION_CACHE, VERSION_PATH } from '@lumen-throw/domain/published-changes';
import {
  SETUP_LINK_CACHE,
  SETUPS_SITEMAP_CACHE,
  SETUPS_SITEMAP_PATH,
  SHARE_PICTURES,
} from '@lumen-throw/domain/setup-links';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { ANSWERS } from '../../functions/src/answers.ts';
import { emulatorConfig, releaseConfig, type EmulatorPorts } from '../emulators/src/firebase-config.ts';
import { FIREBASE_JSON, ROOT } from '../emulators/src/repository-paths.ts';

interface Rewrite {
  source?: string;
  regex?: string;
  destination?: string;
  function?: { functionId: string; region: string };
}

interface FirebaseJson {
  emulators: Record<string, { port: number; websocketPort?: number; enabled?: boolean; host?: string }>;
  hosting: {
    public: string;
    predeploy?: string[];
    redirects: { regex: string; destination: string }[];
    rewrites: Rewrite[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
}

const firebase = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as FirebaseJson;
mkdirSync(join(ROOT, '.local'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.local/firebase-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The value of a header that hosting sends for one rule. */
const sent = (source: string, key: string): string | undefined =>
  firebase.hosting.headers.find((rule) => rule.source === source)?.headers.find((one) => one.key === key)
    ?.value;

const answered = (source: string) => ({
  source,
  function: { functionId: 'answers', region: DEFAULT_REGION },
});

test('firebase.json names the standard port of every emulator', () => {
  const { site, auth, firestore, storage, functions } = STANDARD_PORTS;
  expect(firebase.emulators).toMatchObject({
    auth: { port: auth },
    firestore: { port: firestore },
    storage: { port: storage },
    functions: { port: functions },
    hosting: { port: site },
  });
  const ports = Object.values(firebase.emulators).flatMap(({ port, websocketPort }) =>
    [port, websocketPort].filter((one) => one !== undefined),
  );
  const others = [STANDARD_PORTS.studio, STANDARD_PORTS.lake, STANDARD_PORTS.dev];
  expect(new Set([...ports, ...others]).size).toBe(ports.length + others.length);
});

test('the launcher moves every emulator of firebase.json to its own ports', () => {
  const ports: EmulatorPorts = {
    auth: 1,
    firestore: 2,
    firestoreWebsocket: 3,
    storage: 4,
    functions: 5,
    hosting: 6,
    hub: 7,
    logging: 8,
    eventarc: 9,
    tasks: 10,
    ui: 11,
  };
  const { emulators } = emulatorConfig(ports, false, null, ['auth']) as unknown as FirebaseJson;
  const { singleProjectMode, ...listening } = emulators;
  expect(singleProjectMode).toBe(true);
  expect(Object.keys(listening)).toEqual(
    Object.keys(firebase.emulators).filter((name) => name !== 'singleProjectMode'),
  );
  for (const [name, { port, host }] of Object.entries(listening))
    expect({ name, port, host }).toEqual({
      name,
      port: ports[name as keyof EmulatorPorts],
      host: 'localhost',
    });
  expect(emulators['firestore']).toMatchObject({ websocketPort: 3 });
  expect(emulators['ui']).toMatchObject({ enabled: false });
});

test('hosting sends each address that a function answers to it, and members to their page', () => {
  expect(firebase.hosting.rewrites).toEqual([
    ...Object.keys(ANSWERS).map(answered),
    { regex: MEMBER_SHELL.pattern, destination: `${MEMBER_SHELL.path}.html` },
  ]);
});

test('hosting keeps each answer as long as its function says', () => {
  expect(sent(GALLERY_START_PATH, 'Cache-Control')).toBe(GALLERY_START_CACHE);
  expect(sent(`${ROOMS_PATH}/*`, 'Cache-Control')).toBe(ROOMS_CACHE);
  expect(sent(PATHS.gallery, 'Cache-Control')).toBe(SETUP_LINK_CACHE);
  expect(sent(MONTH_PAGES, 'Cache-Control')).toBe(SETUP_LINK_CACHE);
  expect(sent(SHARE_PICTURES, 'Cache-Control')).toBe(SETUP_LINK_CACHE);
  expect(sent(SETUPS_SITEMAP_PATH, 'Cache-Control')).toBe(SETUPS_SITEMAP_CACHE);
  expect(sent(VERSION_PATH, 'Cache-Control')).toBe(VERSION_CACHE);
  // Of two headers of one name, hosting sends the later.
  expect(firebase.hosting.headers[0]?.source).toBe('**');
});

test('only the pages that are made for frames may be framed by other sites', () => {
  const open = firebase.hosting.headers.filter(({ headers }) =>
    headers.some(({ value }) => value === 'frame-ancestors *'),
  );
  expect(open.map(({ source }) => source)).toEqual(FRAME_PATHS);
  expect(sent('**', 'Content-Security-Policy')).toBe("frame-ancestors 'self'");
});

test('an address with a doubled slash leads to the page, and never to another site', () => {
  const [first] = firebase.hosting.redirects;
  if (!first) throw new Error('no redirect for doubled slashes');
  const to = (path: string) => {
    const found = new RegExp(first.regex, 'u').exec(path);
    return found && first.destination.replaceAll(/:(\d)/g, (_, place: string) => found[Number(place)] ?? '');
  };
  expect(to('/blog//projector-vs-tv')).toBe('/blog/projector-vs-tv');
  expect(to('/blog///projector-vs-tv')).toBe('/blog/projector-vs-tv');
  for (const path of ['//evil.example/x', '///evil.example/x', '///evil.example//x', '/\\evil.example//x'])
    expect(to(path)).toBeNull();
  expect(to('/blog/projector-vs-tv')).toBeNull();
  expect(to('/')).toBeNull();
});

test("a release adds the build's lists, and sends every rewrite to the region of its functions", () => {
  const config = join(folder, 'hosting.json');
  const headers = [{ source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }];
  const rewrites = [{ source: '/api/errors', function: { functionId: 'takeErrorReport', region: 'x' } }];
  writeFileSync(
    config,
    JSON.stringify({ redirects: [{ source: '/a', destination: '/b' }], rewrites, headers }),
  );
  const { hosting } = releaseConfig(
    { dir: folder, config, region: 'europe-west1' },
    folder,
  ) as unknown as FirebaseJson;
  expect(hosting.redirects.at(-1)).toEqual({ source: '/a', destination: '/b' });
  expect(hosting.headers).toEqual([...firebase.hosting.headers, ...headers]);
  expect(hosting.rewrites).toHaveLength(firebase.hosting.rewrites.length + 1);
  const regions = hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
  expect(new Set(regions)).toEqual(new Set(['europe-west1']));
  expect(hosting.predeploy).toBeUndefined();
});
