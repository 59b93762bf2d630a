/** Malformed data of calls: each is refused by a sentence instead of ending in an error of the database. */
import { expect, test } from 'vitest';
import { setupEdit } from '@lumen-throw/domain/setup-edit';
import { memberRequestFrom } from '../src/member-decisions.ts';

const LONE = 'Den \uD83D';

const MALFORMED = {
  nothing: undefined,
  null: null,
  'a text': 'x',
  'a number': Number.NaN,
  'a list': [],
  'an empty object': {},
};

const decision = { act: 'ban', uid: 'nia', reason: 'other', note: 'Sells lamps.' };
test.each([
  ...Object.values(MALFORMED),
  { ...decision, uid: '' },
  { ...decision, uid: '.' },
  { ...decision, uid: '..' },
  { ...decision, uid: '__nia__' },
  { ...decision, uid: 'a/b' },
  { ...decision, uid: LONE },
  { ...decision, uid: 'x'.repeat(129) },
  { ...decision, uid: ['nia'] },
  { ...decision, act: 'delete' },
  { ...decision, reason: 'boring' },
  { ...decision, note: LONE },
  { ...decision, note: 'x'.repeat(501) },
])('refuses a decision of %j', (value) => {
  expect(memberRequestFrom(value)).toBeNull();
  expect(memberRequestFrom(decision)).toEqual(decision);
});

const content = {
  title: 'Den',
  description: 'Dark.',
  location_city: '',
  location_state: '',
  location_country: '',
  size_tag: 'Small',
  type_tag: 'Indoor',
  projector_model: '',
  screen_size_inches: null,
};
const edit = { id: 'a'.repeat(20), content, images: ['setups/nia/1-a.webp'], from: null };
test.each([
  ...Object.values(MALFORMED),
  { ...edit, id: 'a/b' },
  { ...edit, images: [LONE] },
  { ...edit, images: ['x'.repeat(2000)] },
  { ...edit, images: [7] },
  ...(['title', 'description', 'location_city', 'projector_model'] as const).map((field) => ({
    ...edit,
    content: { ...content, [field]: LONE },
  })),
  { ...edit, content: { ...content, screen_size_inches: Number.POSITIVE_INFINITY } },
])('refuses an edit of %j', (value) => {
  expect(setupEdit(value)).toBeNull();
  expect(setupEdit(edit)).toEqual(edit);
});
