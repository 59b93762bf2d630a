/** The functions as Google's discovery finds them, for each configuration that changes them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { discoverFunctions, functionLine, type FunctionsManifest } from './discovered-functions.ts';

describe.each([
  ['the default region', {}, 'us-central1'],
  ['another region', { LUMEN_FIREBASE_REGION: 'europe-west1' }, 'europe-west1'],
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

test('without a repository nothing secret is asked for, and no build is looked for', async () => {
  const { functions, secrets } = await discoverFunctions('lumen-live', {});
  expect(secrets).toEqual([]);
  expect(functions.flatMap((found) => found.secrets)).toEqual([]);
  expect(functions.map(({ id }) => id)).not.toContain('startWaitingBuild');
});

test('with a repository the hook and the build have their secrets', async () => {
  const { functions, secrets } = await discoverFunctions('lumen-live', {
    LUMEN_REBUILD_REPOSITORY: 'owner/name',
  });
  expect(new Set(secrets)).toEqual(new Set(['REBUILD_WEBHOOK_SECRET', 'REBUILD_REPOSITORY_TOKEN']));
  const waiting = functions.find(({ id }) => id === 'startWaitingBuild');
  expect(waiting).toMatchObject({ schedule: 'every 2 minutes', maxInstances: 1 });
  expect(waiting?.secrets).toContain('REBUILD_REPOSITORY_TOKEN');
});

test('what cleans up is repeated after a failure', async () => {
  const { functions } = await discoverFunctions('lumen-live', {});
  expect(new Set(functions.filter(({ retries }) => retries).map(({ id }) => id))).toEqual(
    new Set([
      'clearAfterAccount',
      'clearAfterSetup',
      'checkPicturesOfSetup',
      'countGallery',
      'inspectUploadedImage',
      'keepHiddenPicturesPrivate',
      'markPicturesOfSetup',
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
