import { expect, test } from 'vitest';
import { refuseRemoval, removedFunctions } from './removed-functions.ts';

const OURS = { 'deployment-tool': 'cli-firebase' };
const named = (place: string, labels: Record<string, string> = OURS) => ({
  name: `projects/lumen-live/locations/${place.replace('/', '/functions/')}`,
  labels,
});
const BUILT = new Set(['us-central1/uptime', 'us-central1/countGallery']);

test('what is built stays; what was renamed or moves to another region would go', () => {
  const deployed = ['us-central1/uptime', 'us-central1/oldName', 'europe-west1/countGallery'];
  expect(
    removedFunctions(
      deployed.map((place) => named(place)),
      BUILT,
    ),
  ).toEqual(['europe-west1/countGallery', 'us-central1/oldName']);
});

test('functions that others deployed are none of ours', () => {
  const others = [
    named('us-central1/byHand', {}),
    named('us-central1/byTerraform', { 'deployment-tool': 'terraform' }),
    named('us-central1/ofAnotherCodebase', { ...OURS, 'firebase-functions-codebase': 'shop' }),
    named('us-central1/ofThisCodebase', { ...OURS, 'firebase-functions-codebase': 'default' }),
  ];
  expect(removedFunctions(others, BUILT)).toEqual(['us-central1/ofThisCodebase']);
});

test('a removal is refused with the names, unless it was asked for', () => {
  expect(() => refuseRemoval(['us-central1/oldName'], false)).toThrow(
    /- us-central1\/oldName\n.*--delete-functions/,
  );
  expect(() => refuseRemoval(['us-central1/oldName'], true)).not.toThrow();
  expect(() => refuseRemoval([], false)).not.toThrow();
});
