/** The forms of patches that the Studio's fields send, applied here as by the Studio's own mutator. */

import { Mutation } from '@sanity/mutator';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../src/documents/document.ts';
import { applyOperations, operationsOf } from '../src/documents/patches.ts';

const STAMP = { id: 'next', timestamp: '2026-01-02T00:00:00.000Z' };

const DOCUMENT = {
  _id: 'drafts.guide',
  _type: 'article',
  _rev: 'first',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  title: 'Throw',
  slug: { _type: 'slug', current: 'throw' },
  rating: 4,
  tags: ['a', 'b', 'c'],
  empty: [],
  body: [
    {
      _key: 'b1',
      _type: 'block',
      children: [
        { _key: 's1', _type: 'span', text: 'How far away', marks: [] },
        { _key: 's2', _type: 'span', text: ' is it?', marks: ['strong'] },
      ],
      markDefs: [],
    },
    { _key: 'b2', _type: 'image', asset: { _type: 'reference', _ref: 'image-1' } },
    { _key: 'odd key: "é"', _type: 'block', children: [], markDefs: [] },
  ],
};

describe('patches of the Studio', () => {
  test.each<[JsonObject]>([
    [{ set: { title: 'New' } }],
    [{ unset: ['title'] }],
    [{ unset: ['_empty_action_guard_pseudo_field_'] }],
    [{ setIfMissing: { seo: { _type: 'seo' } }, set: { 'seo.title': 'Deep' } }],
    [{ setIfMissing: { slug: { _type: 'slug' } }, set: { 'slug.current': 'new' } }],
    [{ setIfMissing: { list: [] }, insert: { after: 'list[-1]', items: [{ _key: 'n', _type: 'x' }] } }],
    [{ setIfMissing: { empty: [] }, insert: { before: 'empty[0]', items: ['first'] } }],
    [{ insert: { after: 'empty[-1]', items: ['first'] } }],
    [{ insert: { before: 'body[_key=="b2"]', items: [{ _key: 'new', _type: 'block' }] } }],
    [{ insert: { after: 'body[_key=="b1"].children[_key=="s1"]', items: [{ _key: 's3', _type: 'span' }] } }],
    [{ insert: { replace: 'body[_key=="b2"]', items: [{ _key: 'b2', _type: 'image' }] } }],
    [{ insert: { replace: 'tags[0:2]', items: ['x'] } }],
    [{ insert: { before: 'tags[1]', items: [] } }],
    [{ unset: ['body[_key=="b1"].children[_key=="s2"]', 'body[_key=="b2"]'] }],
    [{ unset: ['tags[1]'] }],
    [{ unset: ['tags[0]', 'tags[1]'] }],
    [{ unset: ['body[_key=="gone"]'] }],
    [{ set: { 'body[_key=="b1"].children[_key=="s1"].marks': ['em'] } }],
    [{ set: { 'body[_key=="b2"].asset': { _type: 'reference', _ref: 'image-2' } } }],
    [{ set: { 'body[_key=="odd key: \\"é\\""].style': 'h2' } }],
    [{ set: { 'body[_key=="gone"].style': 'h2' } }],
    [{ set: { 'body[0].style': 'h2', 'tags[-1]': 'z' } }],
    [
      {
        diffMatchPatch: {
          'body[_key=="b1"].children[_key=="s1"].text': '@@ -1,12 +1,13 @@\n-How far away\n+How near is it\n',
        },
      },
    ],
    [{ diffMatchPatch: { title: '@@ -1,5 +1,6 @@\n Throw\n+s\n' }, set: { 'slug.current': 'throws' } }],
    [{ inc: { rating: 1 } }],
    [{ dec: { rating: 2 } }],
    [{ set: { 'seo.title': 'nothing there yet' } }],
  ])('%j', (patch) => {
    const mutation = new Mutation({
      mutations: [{ patch: { ...structuredClone(patch), id: DOCUMENT._id } }],
      transactionId: STAMP.id,
      resultRev: STAMP.id,
      timestamp: STAMP.timestamp,
    });
    const inStudio = mutation.apply(structuredClone(DOCUMENT));
    const here = applyOperations(DOCUMENT, operationsOf({ id: DOCUMENT._id, ...patch }), STAMP);
    expect(here.patched).toEqual(inStudio);
    // Listeners receive the patch as sent.
    expect(here.operations).toEqual(patch);
  });
});
