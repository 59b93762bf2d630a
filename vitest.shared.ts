import { defineConfig } from 'vitest/config';

/**
 * The settings every workspace's tests start from. One timeout for all: it ends a test that hangs; a slow
 * machine is no failure.
 */
export const sharedConfig = defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Two cores: more workers slow each other down.
    maxWorkers: 2,
  },
});

/** For tests that keep no state in modules: files share their modules, which halves the time. */
export const sharedModulesConfig = defineConfig({ test: { ...sharedConfig.test, isolate: false } });
