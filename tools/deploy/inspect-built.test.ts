import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectBuilt } from './inspect-built.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lumen-inspect-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function folderWith(file: string, text: string): Promise<string> {
  const dir = await mkdtemp(join(root, 'planted-'));
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), text);
  return dir;
}

const VARS = {
  SANITY_READ_TOKEN: 'a-token-of-somebody',
  LUMEN_SITE_URL: 'https://lumen.example',
  TOKEN: 'short',
};

describe('finds what is planted', () => {
  test.each([
    ['assets/a.js', `t="${VARS.SANITY_READ_TOKEN}"`, 'the value of SANITY_READ_TOKEN'],
    ['assets/a.js', '-----BEGIN RSA PRIVATE KEY-----', 'a private key'],
    ['key.json', '{"private_key_id": "1"}', 'a service account'],
    ['a.html', `<p>sk${'aB3'.repeat(30)}</p>`, 'a token of Sanity'],
    ['a.html', `ghp_${'a1'.repeat(18)}`, 'a token of GitHub'],
    ['a.html', `ya29.${'a1'.repeat(18)}`, 'a token of Google'],
    ['data/a.json', '{"_id":"drafts.article-one"}', 'a draft'],
    ['data/a.json', '{"_id":"a","_originalId":"a"}', 'a draft'],
    ['a.html', '"_ref":"versions.r1.article-one"', 'a draft'],
    ['a.html', '<a href="http://localhost:5000/">', 'an address of this machine'],
    ['assets/a.js', 'p="demo-password"', "the demo accounts' password"],
    ['assets/a.js.map', '{}', 'a source map'],
  ])('%s: %s @nightly', async (file, text, what) => {
    expect(inspectBuilt({ dir: await folderWith(file, text), vars: VARS, hosted: true })).toEqual([
      { file, what },
    ]);
  });

  test('and nothing in allowed places @nightly', async () => {
    const text = 'https://lumen.example, short, "drafts. are kept", sketching a shorter skirt';
    expect(inspectBuilt({ dir: await folderWith('a.html', text), vars: VARS, hosted: true })).toEqual([]);
  });
});
