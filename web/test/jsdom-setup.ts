import { afterAll, vi } from 'vitest';
import { addressWritten } from './address-written.ts';

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
