import { ReadableStream } from 'node:stream/web';
import { afterAll, vi } from 'vitest';
import { addressWritten } from './address-written.ts';

// jsdom has none, and React's server renders into one.
Object.assign(globalThis, { ReadableStream });

// The tabs of one browser hear each other, and so would the files that two threads run at once.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browser}`);
  }
};

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Tests may wait long on a busy machine; Testing Library gives up after one second.
  configure({ asyncUtilTimeout: 20_000 });

  // The address is written after a frame, when the document of a test that has ended may be gone.
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await addressWritten();
  });
}
