import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import { TOOL_COMMANDS } from './tools/commands.ts';
import { GENERATORS } from './tools/generate/generators.ts';

const { scripts } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Scripts that start something: those of package.json, of `npm run tool` and of `npm run generate`. */
const commands = [
  ...Object.values(scripts).flatMap(
    (script) => /with-node24\.mjs (?<file>\S+\.ts)/.exec(script)?.groups?.['file'] ?? [],
  ),
  ...TOOL_COMMANDS.map(({ script }) => script),
  ...GENERATORS.map(({ script }) => script),
];

/** Workspaces of their own, whose commands are entries there. */
const CONTENT = 'content/';
const EMULATORS = 'tools/emulators/';

const commandsIn = (folder: string): string[] =>
  commands.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));

/** What nothing reaches from here is dead. */
const config: KnipConfig = {
  // Types for every query and document, made by `npm run generate`.
  ignore: ['web/src/shared/content-api/content-types.generated.ts'],
  // The studio brings it along.
  ignoreBinaries: ['sanity'],
  workspaces: {
    '.': {
      // A step of `npm test`, what the mutants of the specification start, and a server that a test starts.
      entry: [
        ...commands.filter((file) => !file.startsWith(CONTENT) && !file.startsWith(EMULATORS)),
        // Commands of `web`, `studio` and `functions`.
        'tools/workspaces/{web,studio,functions-dev}.ts',
        'tools/product/rebuild-site.ts',
        'tools/product/update-site.ts',
        'tools/request-guard/failing-server.ts',
      ],
      project: ['*.ts', 'tools/**/*.{ts,mjs}', 'e2e/**/*.ts'],
      vitest: { config: ['tools/vitest.config.ts'], entry: ['tools/**/*.test.ts'] },
      playwright: { config: ['e2e/playwright.config.ts'], entry: ['e2e/**/*.spec.ts'] },
    },
    content: {
      // The list of pictures is also what the programs in art/ read, which knip does not follow.
      entry: [...commandsIn(CONTENT), 'pictures/catalog.ts'],
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
        'src/app/entry-{client,server,calculator-frame,finder-frame}.tsx',
        'src/startup/errors/report-errors.ts',
        'src/startup/inline/*.ts',
      ],
    },
    // Nobody outside of this repository imports these: an export that nothing here uses is dead too.
    'packages/*': { includeEntryExports: true },
    // Processes that somebody starts by hand, or a test.
    'tools/lake': { includeEntryExports: true, entry: ['test/checkpointing-lake.ts'] },
    'tools/emulators': {
      includeEntryExports: true,
      entry: [
        // Those in src are reached from tests, too.
        ...commandsIn(EMULATORS).filter((file) => file.startsWith('rules/')),
        'rules/rule-summary.ts',
        'src/{cli,supervisor,community-config}.ts',
        'test/support/killed-rotation.ts',
      ],
    },
  },
};

export default config;
