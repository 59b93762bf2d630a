// @vitest-environment jsdom
/** Clipboards of writing programs, spreadsheets, mail and web pages, as a guide gets them. */
import { expect, test } from 'vitest';
import { readClipboard } from '../src/writing/clipboard.ts';
import { siteBlocks } from '../src/writing/pasted-blocks.ts';
import { CLIPBOARDS } from './fixture/clipboards.ts';
import { told } from './fixture/told.ts';

const site = { siteUrl: 'http://localhost:5000', findPage: async () => null };

test.each(CLIPBOARDS)('from $from', async ({ html = '', text = '', files = 0, blocks, leftOut = [] }) => {
  const types: Record<string, string> = { 'text/html': html, 'text/plain': text };
  const read = readClipboard({ getData: (type) => types[type] ?? '', hasFiles: files > 0 });
  expect(read && (await siteBlocks(read.blocks, site)).map(told)).toEqual(blocks);
  expect(read?.leftOut ?? []).toEqual(leftOut);
});
