import { defineConfig, mergeConfig } from 'vitest/config';
import { sharedConfig } from '../vitest.shared.ts';
import viteConfig from './vite.config.ts';

/** Tests that write many whole pages, as the build does, and keep nothing in modules. */
const WHOLE_PAGES = [
  'test/screen-*.test.ts',
  'test/{fields-shown,guide-picks,kinds-note,projectors,samples,samples-note,search,structured-data}.test.ts',
  'src/shared/rich-text/embedded-products.test.ts',
];

/** Tests of the bundler and of the page's first scripts: a context's globals aren't the process's own. */
const BUILDS = ['{src/startup,prerender}/**/*.test.{ts,tsx}', 'test/script-budget.test.ts'];

export default defineConfig((environment) =>
  mergeConfig(
    mergeConfig(viteConfig(environment), sharedConfig),
    defineConfig({
      test: {
        projects: [
          {
            extends: true,
            test: {
              name: 'units',
              include: ['{src,test}/**/*.test.{ts,tsx}'],
              exclude: [...WHOLE_PAGES, ...BUILDS],
              setupFiles: ['test/jsdom-setup.ts'],
              // A context for each file in place of a thread: a third of the processor's time less.
              pool: 'vmThreads',
              // Rules are inserted one by one, as in production: jsdom would read all of them again at each.
              env: { SC_DISABLE_SPEEDY: 'false' },
            },
          },
          {
            extends: true,
            test: {
              name: 'build',
              include: BUILDS,
              exclude: WHOLE_PAGES,
              setupFiles: ['test/jsdom-setup.ts'],
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
        // Threads start sooner than processes.
        pool: 'threads',
        restoreMocks: true,
        // Its address, which is empty otherwise.
        css: { include: [/ReactToastify/] },
      },
    }),
  ),
);
