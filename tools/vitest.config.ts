import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{art,audit,backup,deploy,hosted,product,request-guard,site-texts,soak,spec,structure,suite}/**/*.test.ts',
    ],
    // Many of them run a whole command, which takes longer on a busy machine.
    testTimeout: 60_000,
  },
});
