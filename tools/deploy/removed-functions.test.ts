import { expect, test } from 'vitest';
import { refuseRemoval, removedFunctions } from './removed-functions.ts';

const OURS = { 'deployment-tool': 'cli-firebase' };
const named = (place: string, labels: Record<string, string> = OURS) => ({
  name: `projects/lumen-live/locations/${place.replace('/', '/functions/')}`,
  labels,
});
const BUILT = new Set(['us-central1/uptime', 'us-central1/countGallery']);

test('keeps built functions; lists renamed ones and those in another region', () => {
  const deployed = ['us-central1/uptime', 'us-central1/oldName', 'europe-west1/countGallery'];
  expect(
    removedFunctions(
      deployed.map((place) => named(place)),
      BUILT,
    ),
  ).toEqual(['europe-west1/countGallery', 'us-central1/oldName']);
});

test('ignores functions that others deployed', () => {
  const others = [
    named('us-central1/byHand', {}),
    named('us-central1/byTerraform', { 'deployment-tool': 'terraform' }),
    named('us-central1/ofAnotherCodebase', { ...OURS, 'firebase-functions-codebase': 'shop' }),
    named('us-central1/ofThisCodebase', { ...OURS, 'firebase-functions-codebase': 'default' }),
  ];
  expect(removedFunctions(others, BUILT)).toEqual(['us-central1/ofThisCodebase']);
});

test('refuses a removal by name unless it was requested', () => {
  expect(() => refuseRemoval(['us-central1/oldName'], false)).toThrow(
    /- us-central1\/oldName\n.*--delete-functions/,
  );
  expect(() => refuseRemoval(['us-central1/oldName'], true)).not.toThrow();
  expect(() => refuseRemoval([], false)).not.toThrow();
});
