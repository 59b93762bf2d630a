import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/start-emulators.ts'],
    // One set of emulators serves every file; the files clear what they use.
    fileParallelism: false,
    // A function's first run waits for its worker, which a busy machine starts slowly.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
