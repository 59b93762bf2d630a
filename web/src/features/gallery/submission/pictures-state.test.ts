/** The form's images: their order, limit and state. */
import { expect, test } from 'vitest';
import { NO_PICTURES, picturesReducer, type ChosenPicture, type PicturesState } from './pictures-state.ts';

function picture(key: string): ChosenPicture {
  const prepared = { blob: new Blob([key]), name: `${key}.png`, width: 4, height: 3, originalBytes: 1 };
  return { key, prepared, sentPath: null, preview: `blob:${key}` };
}

function form(...keys: string[]): PicturesState {
  return keys.reduce(
    (state, key) => picturesReducer(state, { kind: 'added', picture: picture(key) }),
    picturesReducer(NO_PICTURES, { kind: 'restored', pictures: [] }),
  );
}

const keys = ({ chosen }: PicturesState) => chosen.map(({ key }) => key);
const paths = ({ chosen }: PicturesState) => chosen.map(({ sentPath }) => sentPath);

test('accepts at most six images, with those of an earlier visit first', () => {
  expect(keys(form('a', 'b', 'c', 'd', 'e', 'f', 'g'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const early = picturesReducer(NO_PICTURES, { kind: 'added', picture: picture('new') });
  const left = ['a', 'b', 'c', 'd', 'e', 'f'].map(picture);
  const restored = picturesReducer(early, { kind: 'restored', pictures: left });
  expect(keys(restored)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(restored).toMatchObject({ loaded: true, restored: true });
  expect(form('a').restored).toBe(false);
});

test('moves an image within bounds', () => {
  const three = form('a', 'b', 'c');
  const place = (key: string, index: number) => picturesReducer(three, { kind: 'placed', key, index });
  expect(keys(place('a', 2))).toEqual(['b', 'c', 'a']);
  expect(keys(place('c', 0))).toEqual(['c', 'a', 'b']);
  for (const nowhere of [place('a', -1), place('a', 3), place('x', 0)]) expect(nowhere).toBe(three);
  expect(keys(picturesReducer(three, { kind: 'removed', key: 'b' }))).toEqual(['a', 'c']);
});

test('remembers an upload until it is withdrawn', () => {
  const sent = picturesReducer(form('a', 'b'), { kind: 'sent', key: 'b', path: 'setups/nia/b.webp' });
  expect(paths(sent)).toEqual([null, 'setups/nia/b.webp']);
  expect(paths(picturesReducer(sent, { kind: 'withdrawn' }))).toEqual([null, null]);
});

test('an emptied form keeps the stored draft until an image is added', () => {
  const refused = picturesReducer(form('a'), { kind: 'prepared', problems: ['x.png is too large.'] });
  const empty = picturesReducer(refused, { kind: 'cleared' });
  expect(empty).toMatchObject({ chosen: [], problems: [], settled: true, loaded: true });
  expect(picturesReducer(empty, { kind: 'added', picture: picture('b') }).settled).toBe(false);
});

test('waits while images are prepared, then names the refused ones', () => {
  const waiting = picturesReducer(form('a'), { kind: 'preparing' });
  expect(waiting.preparing).toBe(true);
  const done = picturesReducer(waiting, { kind: 'prepared', problems: ['x.png is too large.'] });
  expect(done).toMatchObject({ preparing: false, problems: ['x.png is too large.'] });
});
