import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseEnvironment, portVariables } from '@lumen-throw/domain/environment';
import { startLake } from '../lake/src/server.ts';
import { prerenderSite } from '../../web/prerender/prerender-site.ts';
import { inspectBuilt } from './inspect-built.ts';
import { freeLocalPorts } from '../product/ports.ts';
import { seedContent } from '../product/seed-content.ts';
import { ROOT } from '../product/state-folder.ts';
import { HOSTED_VARIABLES } from './hosted-variables.ts';

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

test('a hosted build of the whole site contains no secret, draft or local URL @nightly', async () => {
  const dir = join(root, 'site');
  const built = await prerenderSite({
    environment: parseEnvironment(HOSTED_VARIABLES),
    outDir: dir,
    content: seedContent(),
  });
  expect(built.pages).toBeGreaterThan(30);
  expect(inspectBuilt({ dir, vars: process.env, hosted: true })).toEqual([]);
});

test('a draft of a published guide and one of a new guide stay out of the built site @nightly', async () => {
  const ports = await freeLocalPorts();
  const environment = parseEnvironment(portVariables(ports));
  const lake = await startLake({
    port: ports.lake,
    shards: 0,
    dataDir: join(root, 'lake'),
    allowedOrigins: [],
    projectId: environment.content.projectId,
    seed: join(ROOT, 'content/seed.ndjson'),
  });
  try {
    const secret = 'Only an editor may read this';
    const drafts = ['article-projector-vs-tv', 'article-not-yet'].map((id) => ({
      createOrReplace: {
        _id: `drafts.${id}`,
        _type: 'article',
        title: secret,
        slug: { _type: 'slug', current: id },
      },
    }));
    const answer = await fetch(`${lake.origin}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer local-editor' },
      body: JSON.stringify({ mutations: drafts }),
    });
    expect(answer.status).toBe(200);
    const dir = join(root, 'drafted');
    await prerenderSite({ environment, outDir: dir });
    expect(inspectBuilt({ dir, vars: { EDITORS_SECRET: secret }, hosted: false })).toEqual([]);
  } finally {
    await lake.close();
  }
});
