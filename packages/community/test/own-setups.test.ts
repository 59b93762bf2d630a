/** An edit of an own setup while only the functions can be reached. */
import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '@lumen-throw/domain/environment';
import type { Setup } from '@lumen-throw/domain/setup';
import { pictureAddress } from '@lumen-throw/domain/setup-images';
import { editSetup } from '../src/own-setups.ts';

vi.mock('../src/call-function.ts', () => ({ callFunction: () => Promise.resolve({ outcome: 'saved' }) }));

const { firebase } = parseEnvironment({ LUMEN_BACKEND: 'local' });

const OPENED: Setup = {
  id: 'attic',
  title: 'Attic cinema',
  description: 'A white wall under the roof.',
  user_display_name: 'Nia',
  created_by: 'nia',
  created_at: new Date(0),
  size_tag: 'Small',
  type_tag: 'Indoor',
  status: 'Hidden',
  is_featured_month: false,
  featured_month: null,
  like_count: 3,
  location_city: '',
  location_state: '',
  location_country: '',
  projector_model: '',
  screen_size_inches: null,
  images: [],
  image_paths: ['setups/nia/1.webp'],
};

test('an edit that is stored does not fail because it cannot be read again', async () => {
  const path = 'setups/nia/2.webp';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await editSetup(firebase, OPENED, { ...OPENED, title: ' Attic cinema, painted ' }, [path])).toEqual({
    ...OPENED,
    title: 'Attic cinema, painted',
    images: [pictureAddress(firebase, path)],
    image_paths: [path],
  });
});
