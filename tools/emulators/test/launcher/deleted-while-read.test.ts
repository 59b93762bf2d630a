import { afterAll, expect, test } from 'vitest';
import { emulatedFirebase, operator } from '../support/emulated-firebase.ts';
import { imagePath } from '../support/sample-documents.ts';

// A separate project, so that no function responds to the pictures.
const PROJECT = 'demo-deleted-while-read';
const services = operator(PROJECT);
const { bucket } = services;
afterAll(() => services[Symbol.asyncDispose]());

test('deleting a picture while it is read does not end the emulators', async () => {
  const { emulators, storageBucket } = emulatedFirebase(PROJECT);
  const path = imagePath('maya');
  const address = `${emulators.storage}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}`;
  const upload = () =>
    bucket.file(path).save('RIFF....WEBPVP8 ', { resumable: false, contentType: 'image/webp' });
  for (let round = 0; round < 5; round++) {
    await upload();
    // The rules run before the bytes are read; a file deleted in between is never answered.
    const given = AbortSignal.timeout(500);
    const asked = Array.from({ length: 10 }, () =>
      fetch(`${address}?alt=media`, { signal: given }).catch(() => null),
    );
    await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
    await Promise.all(asked);
  }
  await upload();
  expect(String((await bucket.file(path).download())[0])).toBe('RIFF....WEBPVP8 ');
});
