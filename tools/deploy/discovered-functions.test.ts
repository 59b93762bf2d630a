/** The functions as Google's discovery finds them, for each configuration that changes them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { discoverFunctions, functionLine, type FunctionsManifest } from './discovered-functions.ts';

const HOSTED = { LUMEN_BACKEND: 'hosted' };

describe.each([
  ['the default region', HOSTED, 'us-central1'],
  ['another region', { ...HOSTED, LUMEN_FIREBASE_REGION: 'europe-west1' }, 'europe-west1'],
])('in %s', (_name, variables, region) => {
  let manifest: FunctionsManifest;
  beforeAll(async () => {
    manifest = await discoverFunctions('lumen-live', variables);
  });

  test('every function is there, of the second generation, in that region and with a bound', () => {
    expect(manifest.functions.length).toBeGreaterThan(12);
    expect(manifest.functions.map(({ id, platform, regions }) => ({ id, platform, regions }))).toEqual(
      manifest.functions.map(({ id }) => ({ id, platform: 'gcfv2', regions: [region] })),
    );
    const unbounded = manifest.functions.filter(
      ({ maxInstances }) => maxInstances === null || maxInstances < 1 || maxInstances > 5,
    );
    expect(unbounded).toEqual([]);
  });
});

test('without a repository the webhook alone has a secret, and no build is looked for', async () => {
  const { functions, secrets } = await discoverFunctions('lumen-live', HOSTED);
  expect(secrets).toEqual(['PUBLISH_WEBHOOK_SECRET']);
  expect(functions.filter((found) => found.secrets.length > 0).map(({ id }) => id)).toEqual([
    'announcePublish',
  ]);
  expect(functions.map(({ id }) => id)).not.toContain('startWaitingBuild');
});

test('with a repository the build has its secret, too', async () => {
  const { functions, secrets } = await discoverFunctions('lumen-live', {
    ...HOSTED,
    LUMEN_REBUILD_REPOSITORY: 'owner/name',
  });
  expect(new Set(secrets)).toEqual(new Set(['PUBLISH_WEBHOOK_SECRET', 'REBUILD_REPOSITORY_TOKEN']));
  const waiting = functions.find(({ id }) => id === 'startWaitingBuild');
  expect(waiting).toMatchObject({ schedule: 'every 2 minutes', maxInstances: 1 });
  expect(waiting?.secrets).toContain('REBUILD_REPOSITORY_TOKEN');
});

test('what is built for this machine asks for no secret', async () => {
  const { secrets } = await discoverFunctions('lumen-live', {});
  expect(secrets).toEqual([]);
});

test('what cleans up is repeated after a failure', async () => {
  const { functions } = await discoverFunctions('lumen-live', {});
  expect(new Set(functions.filter(({ retries }) => retries).map(({ id }) => id))).toEqual(
    new Set([
      'clearAfterAccount',
      'clearAfterSetup',
      'checkPicturesOfSetup',
      'countGallery',
      'countReports',
      'followDecision',
      'forgetUploadedImage',
      'hearAnswer',
      'inspectUploadedImage',
      'keepCardOfDetails',
      'keepCardOfSetup',
      'keepGalleryStart',
      'keepHiddenPicturesPrivate',
      'mailNotice',
      'markPicturesOfSetup',
      'tellOwner',
    ]),
  );
});

test('a function is one line', () => {
  const line = functionLine({
    id: 'a',
    platform: 'gcfv2',
    regions: ['us-central1'],
    maxInstances: 1,
    retries: true,
    schedule: 'every 2 minutes',
    secrets: ['B'],
  });
  expect(line).toBe(
    'a, 2nd generation, us-central1, at most 1 at a time, repeated after a failure, every 2 minutes, secret B',
  );
});
