import { defineConfig, mergeConfig } from 'vitest/config';
import { sharedConfig } from '../../vitest.shared.ts';

/** These set the environment, or replace a library, before they load the code of functions. */
const WITH_OWN_MODULES = [
  'test/community/indexes.test.ts',
  'test/functions/{notice-mail,upkeep-in-bulk}.test.ts',
];

export default mergeConfig(
  sharedConfig,
  defineConfig({
    test: {
      globalSetup: ['test/support/start-emulators.ts'],
      // One set of emulators serves every file; the files clear what they use.
      fileParallelism: false,
      projects: [
        {
          extends: true,
          // Loading Firebase's two SDKs for each file takes seconds.
          test: {
            name: 'shared modules',
            exclude: [...WITH_OWN_MODULES, '**/node_modules/**'],
            isolate: false,
          },
        },
        { extends: true, test: { name: 'own modules', include: WITH_OWN_MODULES } },
      ],
    },
  }),
);
