/** Redo of a block that was filled in after it had been inserted. */
import { insert, set } from 'sanity';
import { expect, test } from 'vitest';
import { withFilledBlocks } from '../src/writing/filled-blocks.ts';

const empty = { _type: 'callout', _key: 'a' };
const filled = { ...empty, text: 'Iron it.' };
const known = new Map([['a', filled]]);

test('an inserted block has what was entered in it', () => {
  const other = { _type: 'callout', _key: 'b' };
  const patches = [insert([empty, other], 'after', [{ _key: 'x' }]), set('Iron', ['title'])];
  const [inserted, changed] = withFilledBlocks(patches, known);
  expect(inserted).toMatchObject({ type: 'insert', position: 'after', items: [filled, other] });
  expect(changed).toEqual(patches[1]);
});
