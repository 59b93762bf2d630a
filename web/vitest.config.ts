import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(
    viteConfig(environment),
    defineConfig({
      test: {
        include: ['test/**/*.test.{ts,tsx}'],
        // Two cores, shared with the emulators.
        maxWorkers: 2,
        restoreMocks: true,
        // Its address, which is empty otherwise.
        css: { include: [/ReactToastify/] },
        // The first page rendered loads every module of the site, on a machine that may be busy.
        testTimeout: 60_000,
      },
    }),
  ),
);
