import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const { scripts } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands of package.json behind `tools/with-node24.mjs`; knip finds the others by itself. */
const commands = Object.values(scripts).flatMap(
  (script) => /with-node24\.mjs (?<file>\S+\.ts)/.exec(script)?.groups?.['file'] ?? [],
);

/** Its commands are entries of a workspace of its own. */
const CONTENT = 'content/';

/** What nothing reaches from here is dead. */
const config: KnipConfig = {
  // Types for every query and document, made by `npm run typegen`.
  ignore: ['web/src/shared/content-api/content-types.generated.ts'],
  // The studio brings it along.
  ignoreBinaries: ['sanity'],
  workspaces: {
    '.': {
      // A step of `npm test`, what the mutants of the specification start, and a server that a test starts.
      entry: [
        ...commands.filter((file) => !file.startsWith(CONTENT)),
        'tools/rule-checks/rule-summary.ts',
        'tools/product/rebuild-site.ts',
        'tools/request-guard/failing-server.ts',
      ],
      project: ['*.ts', 'tools/**/*.{ts,mjs}', 'e2e/**/*.ts'],
      vitest: { config: ['tools/vitest.config.ts'], entry: ['tools/**/*.test.ts'] },
      playwright: { config: ['e2e/playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
    },
    content: {
      entry: commands.filter((file) => file.startsWith(CONTENT)).map((file) => file.slice(CONTENT.length)),
    },
    functions: {
      // Bundled; the exports of the index are the names under which the functions are deployed.
      entry: ['src/index.ts', 'build.ts'],
      // Optional for firebase-admin, and without them it has neither the database nor the bucket.
      ignoreDependencies: ['@google-cloud/firestore', '@google-cloud/storage'],
    },
    // Bundled by name (web/prerender: bundle-site.ts, client-manifest.ts, inline-scripts.ts).
    web: {
      entry: [
        'src/app/entry-{client,embed,server}.tsx',
        'src/startup/errors/report-errors.ts',
        'src/startup/inline/*.ts',
      ],
    },
    // Nobody outside of this repository imports these: an export that nothing here uses is dead too.
    'packages/*': { includeEntryExports: true },
    // Processes that somebody starts by hand, or a test.
    'tools/lake': { includeEntryExports: true, entry: ['bench/main.ts', 'test/restless-lake.ts'] },
    'tools/emulators': {
      includeEntryExports: true,
      entry: ['src/{cli,supervisor,community-config}.ts', 'test/support/killed-rotation.ts'],
    },
  },
};

export default config;
