import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Tests that write many whole pages, as the build does, and keep nothing in modules. */
const WHOLE_PAGES = [
  'test/screen-*.test.ts',
  'test/{fields-shown,guide-picks,kinds-note,projectors,samples,samples-note,search,structured-data}.test.ts',
  'src/shared/rich-text/deferred/embedded-products.test.ts',
];

export default defineConfig((environment) =>
  mergeConfig(
    viteConfig(environment),
    defineConfig({
      test: {
        projects: [
          {
            extends: true,
            test: {
              name: 'units',
              include: ['{src,prerender,test}/**/*.test.{ts,tsx}'],
              exclude: WHOLE_PAGES,
              setupFiles: ['test/slow-machine.ts'],
              // Rules are inserted one by one, as in production: jsdom would read all of them again at each.
              env: { SC_DISABLE_SPEEDY: 'false' },
            },
          },
          {
            extends: true,
            // As the build does, without what React does for developers; pages as text share their modules.
            oxc: { jsx: { development: false } },
            test: {
              name: 'pages',
              include: WHOLE_PAGES,
              env: { NODE_ENV: 'production' },
              isolate: false,
            },
          },
        ],
        // Two cores, shared with the emulators; threads start sooner than processes.
        maxWorkers: 2,
        pool: 'threads',
        restoreMocks: true,
        // Its address, which is empty otherwise.
        css: { include: [/ReactToastify/] },
        // The first page rendered loads every module of the site, on a machine that may be busy.
        testTimeout: 240_000,
      },
    }),
  ),
);
