import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { decidedForReact19, helmetForReact19 } from './helmet-for-react19.ts';

const HELMET = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-helmet-async')),
  'index.esm.js',
);

test('compiles the installed react-helmet-async for React 19 only', async () => {
  const source = await readFile(HELMET, 'utf8');
  const decided = decidedForReact19(source);
  expect(decided).not.toContain('if (isReact19)');
  expect(decided.length).toBeLessThan(source.length);
});

test.each([
  ['checks for React 19 differently', 'if (isReact19)', 'if (isReact19())'],
  ['has no class for older versions', 'var HelmetData = class', 'var Data = class'],
])('stops the build when the package %s', async (_what, from, to) => {
  const source = (await readFile(HELMET, 'utf8')).replaceAll(from, to);
  expect(() => decidedForReact19(source)).toThrow('react-helmet-async decides otherwise now');
});

test('stops the build when the package is not in the bundle', async () => {
  const entry = 'virtual:without-helmet';
  const withoutHelmet = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      helmetForReact19(),
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: () => 'console.log(1)' },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  await expect(withoutHelmet).rejects.toThrow(/mend web\/prerender\/helmet-for-react19/);
});
