import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sanityImport } from '@sanity/import';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject } from '../src/documents/document.ts';
import { startLake } from '../src/server.ts';
import { exportFolder } from '../src/transfer/export-folder.ts';
import { temporaryFolder, TemporaryLake, TOKEN } from './temporary-lake.ts';

let root: string;
let seed: string;

const DOCUMENTS = [
  {
    _id: 'product',
    _type: 'product',
    _createdAt: '2026-01-02T03:04:05Z',
    _updatedAt: '2026-02-02T03:04:05Z',
    name: 'Projector',
    image: {
      _type: 'image',
      alt: 'A projector',
      hotspot: { x: 0.5, y: 0.5 },
      _sanityAsset: 'image@file://./images/red.png',
    },
    gallery: [
      { _type: 'image', _key: 'g1', _sanityAsset: 'image@file://./images/red.png' },
      { _type: 'image', _key: 'g2', _sanityAsset: 'image@file://./images/blue-one.png' },
    ],
    manual: { _type: 'file', _sanityAsset: 'file@file://./manual.txt' },
    plain: { _sanityAsset: 'image@file://./images/red.png' },
    category: { _ref: 'category' },
    tags: [{ name: 'no key' }, { _key: 'k', name: 'keyed' }, 'text'],
  },
  { _id: 'category', _type: 'category', title: 'Later in the file' },
  { _id: 'drafts.post', _type: 'post', weak: { _type: 'reference', _ref: 'nowhere', _weak: true } },
];

function coloredPng(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'lake-transfer-'));
  seed = join(root, 'seed.ndjson');
  await mkdir(join(root, 'images'));
  await writeFile(join(root, 'images/red.png'), await coloredPng('#ff0000'));
  await writeFile(join(root, 'images/blue-one.png'), await coloredPng('#0000ff'));
  await writeFile(join(root, 'manual.txt'), 'Turn it on.');
  await writeFile(seed, DOCUMENTS.map((document) => JSON.stringify(document)).join('\n'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

function dated(document: unknown): unknown {
  if (!isJsonObject(document)) return document;
  const { _createdAt, _updatedAt, ...rest } = document;
  return rest;
}

/** All documents of a lake, without values that differ by time, chance or port. */
async function comparable(fixture: TemporaryLake): Promise<unknown> {
  const documents: unknown = await fixture.editor.fetch('* | order(_id)', {}, { perspective: 'raw' });
  const stable = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(stable);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !['_rev', 'uploadId', 'url'].includes(name))
        .map(([name, child]) => [
          name,
          name === '_key' && String(child).length > 4 ? 'random' : stable(child),
        ]),
    );
  };
  return Array.isArray(documents) ? documents.map((document) => dated(stable(document))) : documents;
}

test('seeding stores the same documents as the official @sanity/import', async () => {
  const seeded = await TemporaryLake.start({ seed });
  const imported = await TemporaryLake.start();
  await sanityImport(createReadStream(seed), {
    client: imported.editor,
    operation: 'createIfNotExists',
    assetsBase: root,
    skipCrossDatasetReferences: true,
  });
  expect(seeded.lake.seeded).toEqual({ skipped: false, documents: 3, assets: 3 });
  expect(await comparable(seeded)).toEqual(await comparable(imported));
  await Promise.all([seeded.stop(), imported.stop()]);
});

test("seeding is one transaction and keeps the file's dates", async () => {
  const fixture = await TemporaryLake.start({ seed });
  expect(await fixture.editor.fetch('count(array::unique(*._rev))')).toBe(1);
  expect(await fixture.editor.getDocument('product')).toMatchObject({
    _createdAt: '2026-01-02T03:04:05Z',
    _updatedAt: '2026-02-02T03:04:05Z',
  });
  await fixture.stop();
});

test('a restart does not seed again; a changed seed adds new documents and keeps edits', async () => {
  const folder = await temporaryFolder();
  const first = await TemporaryLake.start({ seed, dataDir: folder });
  await first.editor.patch('category').set({ title: 'Edited' }).commit();
  await first.editor.delete('drafts.post');
  await first.lake.close();
  const second = await TemporaryLake.start({ seed, dataDir: folder });
  expect(second.lake.seeded).toMatchObject({ skipped: true });
  expect(await second.editor.getDocument('drafts.post')).toBeUndefined();
  await second.lake.close();
  const changed = join(root, 'changed.ndjson');
  await writeFile(
    changed,
    `${await readFile(seed, 'utf8')}\n${JSON.stringify({ _id: 'extra', _type: 'note' })}\n`,
  );
  const third = await TemporaryLake.start({ seed: changed, dataDir: folder });
  expect(third.lake.seeded).toMatchObject({ skipped: false, documents: 2 });
  expect(await third.editor.getDocument('category')).toMatchObject({ title: 'Edited' });
  expect(await third.editor.getDocument('extra')).toBeDefined();
  await third.stop();
});

describe('refuses a malformed seed with file and line, imports nothing and unlocks the folder', () => {
  const good = JSON.stringify({ _id: 'good', _type: 'note' });
  test.each([
    ['not JSON', '{"_id": '],
    ['a list', '[]'],
    ['no type', '{"_id":"x"}'],
    ['a bad id', '{"_id":"../x","_type":"note"}'],
    ['a repeated id', good],
    ['a missing picture', '{"_id":"x","_type":"note","i":{"_sanityAsset":"image@file://./images/none.png"}}'],
    [
      'a file that is not a picture',
      '{"_id":"x","_type":"note","i":{"_sanityAsset":"image@file://./manual.txt"}}',
    ],
    ['a remote picture', '{"_id":"x","_type":"note","i":{"_sanityAsset":"image@https://example.com/x.png"}}'],
    ['a dangling reference', '{"_id":"x","_type":"note","r":{"_ref":"nowhere"}}'],
  ])('%s', async (_name, line) => {
    const file = join(root, 'bad.ndjson');
    await writeFile(file, `${good}\n\n${line}\n`);
    const dataDir = await temporaryFolder();
    const start = startLake({
      port: 0,
      shards: 0,
      dataDir,
      allowedOrigins: [],
      projectId: 'lumen',
      seed: file,
    });
    await expect(start).rejects.toThrow(`${file}, line 3: `);
    const fixture = await TemporaryLake.start({ dataDir });
    expect(await fixture.editor.fetch('count(*)')).toBe(0);
    await fixture.stop();
  });

  test('a missing seed file', async () => {
    await expect(TemporaryLake.start({ seed: join(root, 'none.ndjson') })).rejects.toThrow('none.ndjson');
  });
});

/** An export names files by their content, so the original names are lost. */
async function withoutNames(fixture: TemporaryLake): Promise<unknown> {
  const text = JSON.stringify(await comparable(fixture));
  return JSON.parse(text.replaceAll(/"originalFilename":"[^"]*"/g, '"originalFilename":"-"'));
}

test('importing an export by @sanity/import or as a seed gives the same dataset', async () => {
  const original = await TemporaryLake.start({ seed });
  await original.editor.patch('category').set({ title: 'Edited' }).commit();
  const folder = join(root, 'export');
  const options = { origin: original.lake.origin, dataset: 'production', token: TOKEN, folder };
  expect(await exportFolder(options)).toEqual({ documents: 3, assets: 3 });
  const imported = await TemporaryLake.start();
  await sanityImport(createReadStream(join(folder, 'data.ndjson')), {
    client: imported.editor,
    operation: 'createOrReplace',
    assetsBase: folder,
    skipCrossDatasetReferences: true,
  });
  const seeded = await TemporaryLake.start({ seed: join(folder, 'data.ndjson') });
  expect(await withoutNames(imported)).toEqual(await withoutNames(original));
  expect(await withoutNames(seeded)).toEqual(await withoutNames(original));
  await Promise.all([original.stop(), imported.stop(), seeded.stop()]);
});
