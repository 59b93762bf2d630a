// @vitest-environment jsdom
/** Windows keep what is entered apart, and one takes over what a window left that is gone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWindow, type KeptEntries } from '../src/correct-figure/kept-entries.ts';

/** Names that are locked, as the browser holds them for its windows. */
const held = new Set<string>();

/** As much of the browser's locks as windows ask for; a test ends what a window holds. */
async function request(
  name: string,
  _options: LockOptions,
  work: (lock: Lock | null) => unknown,
): Promise<unknown> {
  if (held.has(name)) return work(null);
  held.add(name);
  return work({ name, mode: 'exclusive' });
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  held.clear();
});

const kept = (id: string, value = 29): KeptEntries => ({
  id,
  entered: [{ field: 'noise', entry: { _type: 'numberFigure', _key: 'n', value } }],
});

test('a window keeps its own, whatever another one enters or discards', async () => {
  const [one, two] = [openWindow(), openWindow()];
  expect(await one.resume()).toBeNull();
  one.keep(kept('acme'));
  expect(await two.resume()).toBeNull();
  two.keep(kept('benq'));
  expect(one.kept()).toEqual(kept('acme'));
  two.keep(null);
  expect(await one.resume()).toEqual(kept('acme'));
});

test('what a window left that is gone comes to one other window', async () => {
  const gone = openWindow();
  await gone.resume();
  gone.keep(kept('acme'));
  held.clear();
  const [one, two] = [openWindow(), openWindow()];
  expect(await one.resume()).toEqual(kept('acme'));
  expect(await two.resume()).toBeNull();
  one.keep(kept('acme', 30));
  held.clear();
  expect(await two.resume()).toEqual(kept('acme', 30));
  two.keep(null);
  expect(await openWindow().resume()).toBeNull();
});

test.each(['no JSON', '5', '{"id":"a"}', '{"id":"a","entered":[{"field":"none","entry":{}}]}'])(
  'ignores %s',
  async (stored) => {
    localStorage.setItem('correct-figure one', stored);
    expect(await openWindow().resume()).toBeNull();
  },
);

const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: refuse } }],
])('takes over nothing where a browser %s and cannot tell whether a window is gone', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const window = openWindow();
  window.keep(kept('acme'));
  expect(await openWindow().resume()).toBeNull();
  expect(await window.resume()).toEqual(kept('acme'));
});
