/** What `npm run bench -- ablation` switches off, each by a change of the source in a copy of it. */

/** A place in the source, and what stands there without the device. */
interface Change {
  file: string;
  /** Text that stands there exactly once. */
  from: string;
  to: string;
}

/** A device of the site that is there for speed alone. */
export interface Device {
  name: string;
  /** The record that says why it is there. */
  decision: string;
  changes: readonly Change[];
}

const START = 'web/src/startup/inline/start.ts';
const CLIENT = 'web/src/app/entry-client.tsx';

/** Those that a page's load or its first press can show; the slider's is in `npm run bench -- frames`. */
export const DEVICES: readonly Device[] = [
  {
    name: 'deferred layout',
    decision: '008',
    changes: [
      { file: 'web/src/startup/inline/initial-load.ts', from: "  dataset['initialLoad'] = '';\n", to: '' },
    ],
  },
  {
    name: 'split tasks',
    decision: '015',
    changes: [
      { file: START, from: '      await new Promise((resolve) => setTimeout(resolve));\n', to: '' },
      { file: CLIENT, from: '    setTimeout(resolve);\n', to: '    resolve();\n' },
    ],
  },
  {
    name: 'hydration in slices',
    decision: '018',
    changes: [
      {
        file: 'web/src/app/show-app.ts',
        from: '  else startTransition(hydrate);\n',
        to: '  else hydrate();\n',
      },
    ],
  },
  {
    name: 'scripts when idle',
    decision: '002',
    changes: [
      {
        file: START,
        from: '  const { pending, query } =',
        to: '  void load();\n  const { pending, query } =',
      },
    ],
  },
  {
    name: 'presses kept from React',
    decision: '018',
    changes: [{ file: START, from: 'if (!state.hydrated) event.stopPropagation();', to: '' }],
  },
  {
    name: 'chunk groups',
    decision: '015',
    changes: [
      {
        file: 'web/prerender/bundle-site.ts',
        from: '{ output: { codeSplitting: { groups: SHARED_CHUNKS } } }',
        to: '{ output: { codeSplitting: { groups: SHARED_CHUNKS.slice(0, 0) } } }',
      },
    ],
  },
];
