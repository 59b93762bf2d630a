import { defineConfig } from 'vitest/config';

/** These set the environment, or replace a library, before they load the code of functions. */
const WITH_OWN_MODULES = [
  'test/community/indexes.test.ts',
  'test/functions/{notice-mail,upkeep-in-bulk}.test.ts',
];

const tests = {
  // One set of emulators serves every file; the files clear what they use.
  fileParallelism: false,
  // A function's first run waits for its worker, which a busy machine starts slowly.
  testTimeout: 90_000,
  hookTimeout: 90_000,
};

export default defineConfig({
  test: {
    globalSetup: ['test/support/start-emulators.ts'],
    projects: [
      {
        // To load Firebase's two SDKs anew for each file takes seconds.
        test: {
          ...tests,
          name: 'shared modules',
          include: ['test/**/*.test.ts'],
          exclude: WITH_OWN_MODULES,
          isolate: false,
        },
      },
      { test: { ...tests, name: 'own modules', include: WITH_OWN_MODULES } },
    ],
  },
});
