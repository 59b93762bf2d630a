import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';
import { deployChannel, fillDataset, previewName, removePreview } from './preview-commands.ts';

const environment = parseEnvironment(HOSTED_VARIABLES);
const name = previewName(12);

const filled = (exists: boolean): string[] => fillDataset(name, exists).map(({ args }) => args.join(' '));

test("a pull request has its own dataset, created once and filled from its branch's seed", () => {
  const fill = 'dataset import ../content/seed.ndjson --dataset pr-12 --replace';
  expect(filled(false)).toEqual(['dataset create pr-12 --visibility public', fill]);
  expect(filled(true)).toEqual([fill]);
  for (const { args } of fillDataset(name, false)) expect(args.join(' ')).not.toContain('production');
});

test("the preview's name is a valid dataset name", () => {
  expect(parseEnvironment({ LUMEN_SANITY_DATASET: name }).content.dataset).toBe('pr-12');
});

test("the preview's pages go to a channel, never to the stage", () => {
  const { args } = deployChannel(environment, name);
  expect(args.slice(0, 2)).toEqual(['hosting:channel:deploy', 'pr-12']);
  expect(args).not.toContain('deploy');
});

test("firebase-tools accepts every option and the channel's lifetime", () => {
  const require = createRequire(import.meta.url);
  for (const { args } of [deployChannel(environment, name), ...removePreview(environment, name, false)]) {
    const file = `${require.resolve('firebase-tools/package.json')}/../lib/commands/${String(args[0]).replaceAll(':', '-')}.js`;
    const source = readFileSync(join(file), 'utf8');
    const own = args.filter((arg) => /^--(?!non-interactive|config|project)/.test(arg));
    // `--force` has its own declaration.
    for (const option of own) expect(source).toContain(option === '--force' ? '.withForce(' : option);
  }
  const { calculateChannelExpireTTL } = require('firebase-tools/lib/hosting/expireUtils') as {
    calculateChannelExpireTTL: (duration: string) => number;
  };
  const { args } = deployChannel(environment, name);
  const days = args[args.indexOf('--expires') + 1] ?? '';
  expect(calculateChannelExpireTTL(days)).toBe(14 * 86_400_000);
});

const removed = (exists: boolean): unknown[] =>
  removePreview(environment, name, exists).map(({ args }) => args[0]);

test('closing a pull request deletes dataset and channel, whichever of the two exists', () => {
  // A channel that was never made fails, and must not keep the dataset.
  expect(removed(true)).toEqual(['dataset', 'hosting:channel:delete']);
  expect(removed(false)).toEqual(['hosting:channel:delete']);
  expect(readFileSync(join(ROOT, '.github/workflows/preview.yml'), 'utf8')).toContain('--remove');
});
