/** The functions as Google's discovery finds them, for each configuration that changes them. */
import { expect, test } from 'vitest';
import { discoverFunctions, functionLine } from './discovered-functions.ts';

const HOSTED = { LUMEN_BACKEND: 'hosted' };

test('finds every function, second generation, in the default region and with a maximum of instances', async () => {
  const { functions } = await discoverFunctions('lumen-live', HOSTED);
  expect(functions.length).toBeGreaterThan(12);
  for (const { id, platform, regions, maxInstances } of functions) {
    expect({ id, platform, regions }).toEqual({ id, platform: 'gcfv2', regions: ['us-central1'] });
    expect(maxInstances).toBeGreaterThanOrEqual(1);
    expect(maxInstances).toBeLessThanOrEqual(5);
  }
});

test('without a repository, only the webhook has a secret @nightly', async () => {
  const { functions, secrets } = await discoverFunctions('lumen-live', HOSTED);
  expect(secrets).toEqual(['PUBLISH_WEBHOOK_SECRET']);
  expect(functions.filter((found) => found.secrets.length > 0).map(({ id }) => id)).toEqual([
    'announcePublish',
  ]);
});

test('with a repository, the rebuild has its secret as well @nightly', async () => {
  const { functions, secrets } = await discoverFunctions('lumen-live', {
    ...HOSTED,
    LUMEN_REBUILD_REPOSITORY: 'owner/name',
  });
  expect(new Set(secrets)).toEqual(new Set(['PUBLISH_WEBHOOK_SECRET', 'REBUILD_REPOSITORY_TOKEN']));
  const waiting = functions.find(({ id }) => id === 'followPublishes');
  expect(waiting).toMatchObject({ schedule: 'every 3 minutes', maxInstances: 1 });
  expect(waiting?.secrets).toContain('REBUILD_REPOSITORY_TOKEN');
});

test('local functions need no secret @nightly', async () => {
  const { secrets } = await discoverFunctions('lumen-live', {});
  expect(secrets).toEqual([]);
});

test('cleanup functions retry after a failure @nightly', async () => {
  const { functions } = await discoverFunctions('lumen-live', {});
  expect(new Set(functions.filter(({ retries }) => retries).map(({ id }) => id))).toEqual(
    new Set([
      'clearAfterAccount',
      'countOwners',
      'countRecreations',
      'countReports',
      'followDecision',
      'followSetup',
      'forgetUploadedImage',
      'hearAnswer',
      'inspectUploadedImage',
      'keepCardOfDetails',
      'keepHiddenPicturesPrivate',
      'mailNotice',
    ]),
  );
});

test('a change of a setup starts one function', async () => {
  const { functions } = await discoverFunctions('lumen-live', HOSTED);
  const listening = functions.filter(({ listensTo }) => listensTo === 'user_setups/{setupId}');
  expect(listening.map(({ id }) => id)).toEqual(['followSetup']);
});

const MOST = {
  ...HOSTED,
  LUMEN_REBUILD_REPOSITORY: 'owner/name',
  LUMEN_ERROR_REPORTS: 'on',
  LUMEN_MAIL: 'on',
};

test('there are at most 20 functions', async () => {
  expect((await discoverFunctions('lumen-live', MOST)).functions.length).toBeLessThanOrEqual(20);
});

test("all functions can be updated at once within a region's first quota of processors", async () => {
  const { functions } = await discoverFunctions('lumen-live', MOST);
  const processors = functions.reduce((sum, { cpu }) => sum + cpu, 0);
  // 20 vCPU, with a margin of a fifth for a revision that has not ended.
  expect(processors).toBeLessThanOrEqual(16);
});

test('prints each function on one line', () => {
  const line = functionLine({
    id: 'a',
    platform: 'gcfv2',
    regions: ['us-central1'],
    maxInstances: 1,
    retries: true,
    schedule: 'every 2 minutes',
    secrets: ['B'],
    cpu: 1,
    listensTo: null,
  });
  expect(line).toBe(
    'a, 2nd generation, us-central1, at most 1 at a time, repeated after a failure, every 2 minutes, secret B',
  );
});
