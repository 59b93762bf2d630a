import { expect, test } from 'vitest';
import { insert, set, unset } from 'sanity';
import { putBack } from '../src/unsaved/put-back.ts';

const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  children: [{ _type: 'span', _key: 's', text }],
});
const [one, two, three] = ['One', 'Two', 'Three'].map((text) => paragraph(text, text)) as [
  object,
  object,
  object,
];
const path = ['body'];

/** The patches of one change of a field. */
const patches = (value: unknown, before: unknown, now: unknown) =>
  putBack([{ path, value, before }], { body: now }).patches;

test('puts a whole field back that nobody has changed since', () => {
  expect(patches([three, one], [one, two], [one, two])).toEqual([
    unset(['body', { _key: 'Two' }]),
    insert([three], 'before', ['body', 0]),
  ]);
  expect(patches(null, [one], [one])).toEqual([unset(path)]);
  expect(patches([two, one], [one, two], [one, two])).toEqual([set([two, one], path)]);
  expect(patches(5, 4, 4)).toEqual([set(5, path)]);
  expect(patches([one], [one, two], undefined)).toEqual([set([one], path)]);
  // Kept by an earlier version of the Studio.
  expect(patches([one], undefined, null)).toEqual([set([one], path)]);
});

test("puts back the paragraphs that were typed beside another editor's", () => {
  const [typedOne, theirTwo] = [paragraph('One', 'One, typed'), paragraph('Two', 'Two, by another')];
  const added = paragraph('Four', 'Four, typed');
  // The other editor has changed the second paragraph and added a fifth.
  const now = [one, theirTwo, three, paragraph('Five', 'Five')];
  expect(patches([typedOne, two, added], [one, two, three], now)).toEqual([
    unset(['body', { _key: 'Three' }]),
    set(typedOne, ['body', { _key: 'One' }]),
    insert([added], 'after', ['body', { _key: 'Two' }]),
  ]);
});

test('puts a paragraph back in which was typed while another editor removed it', () => {
  const typed = paragraph('Two', 'Two, typed');
  expect(patches([one, typed], [one, two], [one])).toEqual([
    insert([typed], 'after', ['body', { _key: 'One' }]),
  ]);
});

test('puts one change back for each path, also below another one', () => {
  const added = paragraph('Two', 'Two, typed');
  const twice = [
    { path, value: [one, paragraph('Two', 'Two')], before: [one] },
    { path, value: [one, added], before: [one, paragraph('Two', 'Two')] },
  ];
  expect(putBack(twice, { body: [one, three] }).patches).toEqual([
    insert([added], 'after', ['body', { _key: 'One' }]),
  ]);
  const section = { _key: 'a', _type: 'richText', text: [one] };
  const nested = [
    { path: ['sections'], value: [{ ...section, text: [one, two] }], before: [section] },
    { path: ['sections', { _key: 'a' }, 'text'], value: [one, added], before: [one] },
  ];
  const now = { sections: [{ ...section, text: [one, three] }] };
  expect(putBack(nested, now).patches).toEqual([
    insert([added], 'after', ['sections', { _key: 'a' }, 'text', { _key: 'One' }]),
  ]);
});

test('brings the words of both editors together where they are apart', () => {
  const [before, typed, now] = ['The sheet hangs.', 'The white sheet hangs.', 'The sheet hangs. Iron it.'];
  const both = 'The white sheet hangs. Iron it.';
  expect(patches(typed, before, now)).toEqual([set(both, path)]);
  expect(
    patches([paragraph('One', typed)], [paragraph('One', before)], [paragraph('One', now), two]),
  ).toEqual([set(paragraph('One', both), ['body', { _key: 'One' }])]);
});

test.each([
  ['a part of the words was stored', 'The sheet. It costs little.', 'The sheet.', 'The sheet. It co'],
  ['a part of the number was stored', 1500, 9, 15],
  [
    'a part of the paragraphs was stored',
    [paragraph('One', 'One'), paragraph('Two', 'Two, typed')],
    [one],
    [one, paragraph('Two', 'Two, t')],
  ],
])('puts everything back where %s', (_, value, before, now) => {
  const {
    rest,
    conflicts,
    patches: [patch],
  } = putBack([{ path, value, before }], { body: now });
  expect({ rest, conflicts }).toEqual({ rest: [], conflicts: [] });
  expect(patch).toMatchObject({ type: 'set' });
});

const section = { _key: 'a', _type: 'hero' };
const keyed = ['body', { _key: 'a' }, 'title'];

test.each([
  ['words at one place', path, 'The black sheet.', 'The sheet.', 'The white sheet.'],
  [
    'letters that also stand in the typed words',
    path,
    'The other sheet is her own.',
    'The sheet.',
    'To her.',
  ],
  ['a number', path, 7, 5, 6],
  ['a choice', path, { _ref: 'typed' }, { _ref: 'old' }, { _ref: 'other' }],
  ['an address', path, 'typed', 'old', 'other'],
  ['a removed paragraph', path, [one], [one, two], [one, paragraph('Two', 'Two, by another')]],
  ['the order', path, [two, one, three], [one, two, three], [one, three, two]],
  ['a section that is gone', keyed, 'Typed', 'Old', [{ ...section, _key: 'b' }]],
])("leaves another editor's change alone and tells both: %s", (_, at, value, before, now) => {
  const change = { path: at, value, before };
  const { patches: none, rest, conflicts } = putBack([change], { body: now });
  expect(none).toEqual([]);
  expect(rest).toEqual([change]);
  expect(conflicts).toHaveLength(1);
});

test('puts back what it can of a change', () => {
  const before = [paragraph('One', 'The sheet.'), two];
  const typed = [paragraph('One', 'The black sheet.'), paragraph('Two', 'Two, typed')];
  const now = [paragraph('One', 'The white sheet.'), two];
  const { patches: some, rest, conflicts } = putBack([{ path, value: typed, before }], { body: now });
  expect(some).toEqual([set(typed[1], ['body', { _key: 'Two' }])]);
  expect(conflicts).toEqual([{ typed: 'The black sheet.', now: 'The white sheet.' }]);
  expect(rest).toHaveLength(1);
});

test('leaves the paragraphs of another editor alone whose fields stand in another order', () => {
  const turned = { children: [{ text: 'One', _key: 's', _type: 'span' }], _key: 'One', _type: 'block' };
  expect(patches([one], [turned], [turned, two])).toEqual([]);
});
