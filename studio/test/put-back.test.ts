import { expect, test } from 'vitest';
import { insert, set, unset } from 'sanity';
import { putBack } from '../src/unsaved/put-back.ts';

const paragraph = (_key: string, text: string) => ({ _type: 'block', _key, children: [{ _key: 's', text }] });
const [one, two, three] = ['One', 'Two', 'Three'].map((text) => paragraph(text, text)) as [
  object,
  object,
  object,
];
const path = ['body'];

test('puts a whole field back that nobody has changed since', () => {
  const value = [three, one];
  expect(putBack({ path, value, before: [one, two] }, [one, two])).toEqual([set(value, path)]);
  expect(putBack({ path, value: null, before: [one] }, [one])).toEqual([unset(path)]);
  expect(putBack({ path: ['title'], value: 'Typed', before: 'Old' }, 'Of another editor')).toEqual([
    set('Typed', ['title']),
  ]);
  // Kept by an earlier version of the Studio.
  expect(putBack({ path, value: [one] }, null)).toEqual([set([one], path)]);
});

test("puts back the paragraphs that were typed beside another editor's", () => {
  const [typedOne, theirTwo] = [paragraph('One', 'One, typed'), paragraph('Two', 'Two, by another')];
  const added = paragraph('Four', 'Four, typed');
  const change = { path, value: [typedOne, two, added], before: [one, two, three] };
  // The other editor has changed the second paragraph and added a fifth.
  expect(putBack(change, [one, theirTwo, three, paragraph('Five', 'Five')])).toEqual([
    unset(['body', { _key: 'Three' }]),
    set(typedOne, ['body', { _key: 'One' }]),
    insert([added], 'after', ['body', { _key: 'Two' }]),
  ]);
});

test('keeps a paragraph that was removed here and changed by another editor', () => {
  const changed = paragraph('Two', 'Two, by another');
  expect(putBack({ path, value: [one], before: [one, two] }, [one, changed])).toEqual([]);
});

test('puts a paragraph first that follows none of those that are still there', () => {
  const added = paragraph('Zero', 'Zero, typed');
  expect(putBack({ path, value: [added, one], before: [one] }, [two])).toEqual([
    insert([added], 'before', ['body', 0]),
  ]);
});
