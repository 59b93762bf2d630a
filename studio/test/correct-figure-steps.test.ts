// @vitest-environment jsdom
/** What an editor entered stays while the content cannot be reached, or another editor was faster. */
import { createClient, type SanityClient } from '@sanity/client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CORRECT_TEXTS } from '../src/correct-figure/texts.ts';
import { useCorrection, type EditStep } from '../src/correct-figure/use-correction.ts';

const ACME = { _id: 'projector-acme-one', _rev: 'r1', _type: 'projector', brand: 'Acme', model: 'One' };
const ENTRY = { _type: 'numberFigure', _key: 'n', value: 29 };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A client of which a test says what it answers. */
function testClient() {
  const fetch = vi.fn<() => Promise<unknown>>().mockResolvedValue([ACME]);
  const mutate = vi.fn<() => Promise<unknown>>();
  const client = createClient({ projectId: 'lumen', apiVersion: '2026-01-01', useCdn: false });
  return { fetch, mutate, client: Object.assign(client, { fetch, mutate }) };
}

const openPane = (client: SanityClient) => renderHook(() => useCorrection(client, () => Promise.resolve([])));

/** A pane in which an editor has entered a figure, and the client through which it asks. */
async function entered() {
  const { fetch, mutate, client } = testClient();
  const { result, unmount } = openPane(client);
  await act(() => result.current.choose(ACME._id));
  act(() => result.current.edit(edited(), 'noise', ENTRY));
  function edited(): EditStep {
    const { step } = result.current;
    if (step.at !== 'edit') throw new Error(`at ${step.at}`);
    return step;
  }
  return { fetch, mutate, result, unmount, edited };
}

const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** An answer of the content service that is no success. */
function answer(statusCode: number): Error {
  return Object.assign(new Error('refused'), { statusCode });
}

/** The connection comes back. */
const comeBack = () =>
  act(async () => {
    dispatchEvent(new Event('online'));
  });

const DRAFT = { ...ACME, _id: `drafts.${ACME._id}` };

test('a check that does not reach the content keeps what was entered, and can be tried again', async () => {
  const { fetch, result, edited } = await entered();
  fetch.mockRejectedValueOnce(new Error('unreachable'));
  await act(() => result.current.check(edited()));
  expect(edited()).toMatchObject({ field: 'noise', entry: ENTRY, failure: CORRECT_TEXTS.unreachable });
  fetch.mockRejectedValueOnce(new Error('unreachable'));
  await act(() => result.current.tryAgain(edited()));
  expect(edited()).toMatchObject({ entry: ENTRY, failure: CORRECT_TEXTS.unreachable });
  await act(() => result.current.tryAgain(edited()));
  expect(edited()).toMatchObject({ entry: ENTRY, failure: null, checked: { corrected: { noise: [ENTRY] } } });
});

test.each([
  ['changed', answer(409), CORRECT_TEXTS.conflict],
  ['refused', answer(403), CORRECT_TEXTS.failed],
  ['cut off', new Error('unreachable'), CORRECT_TEXTS.unreachable],
])(
  'a publish that is %s keeps what was entered, and is tried on the model as it is',
  async (_, error, failure) => {
    const { fetch, mutate, result, edited } = await entered();
    await act(() => result.current.check(edited()));
    mutate.mockRejectedValueOnce(error);
    await act(() => result.current.publish(edited()));
    expect(edited()).toMatchObject({ entry: ENTRY, failure, checked: null });
    fetch.mockResolvedValue([{ ...ACME, _rev: 'r2' }]);
    await act(() => result.current.tryAgain(edited()));
    expect(edited().checked?.corrected).toMatchObject({ _rev: 'r2', noise: [ENTRY] });
    mutate.mockResolvedValueOnce({});
    await act(() => result.current.publish(edited()));
    expect(result.current.step).toEqual({ at: 'done' });
    expect(isAsked()).toBe(false);
  },
);

test('what is entered while the content is asked stays', async () => {
  const { fetch, result, edited } = await entered();
  const later = { ...ENTRY, value: 30 };
  for (const ask of [result.current.check, result.current.tryAgain]) {
    const { promise, reject } = Promise.withResolvers<unknown>();
    fetch.mockReturnValueOnce(promise);
    const asked = act(() => ask(edited()));
    act(() => result.current.edit(edited(), 'noise', later));
    reject(new Error('unreachable'));
    await asked;
    expect(edited()).toMatchObject({ entry: later, failure: null, isChecking: false });
  }
});

test.each([
  ['has begun a draft of', [ACME, DRAFT], CORRECT_TEXTS.hasDraft],
  ['has deleted', [], CORRECT_TEXTS.gone],
])('what was entered stays, unpublished, where another editor %s the model', async (_, found, failure) => {
  const { fetch, mutate, result, edited } = await entered();
  await act(() => result.current.check(edited()));
  fetch.mockResolvedValue(found);
  await act(() => result.current.publish(edited()));
  expect(mutate).not.toHaveBeenCalled();
  expect(edited()).toMatchObject({ entry: ENTRY, failure, checked: null });
  await act(() => result.current.tryAgain(edited()));
  expect(edited()).toMatchObject({ entry: ENTRY, failure });
});

test.each([
  ['draft', [ACME, DRAFT]],
  ['draft', [DRAFT]],
  ['gone', []],
])('a model to choose that is a %s says so', async (at, found) => {
  const { fetch, client } = testClient();
  const { result } = openPane(client);
  fetch.mockResolvedValue(found);
  await act(() => result.current.choose(ACME._id));
  expect(result.current.step).toMatchObject({ at, id: ACME._id });
});

test('a publish without a connection says so, and asks for the model again once it is back', async () => {
  const { fetch, mutate, result, edited } = await entered();
  await act(() => result.current.check(edited()));
  fetch.mockRejectedValueOnce(new Error('unreachable'));
  await act(() => result.current.publish(edited()));
  expect(mutate).not.toHaveBeenCalled();
  expect(edited()).toMatchObject({ entry: ENTRY, failure: CORRECT_TEXTS.unreachable });
  await comeBack();
  expect(edited()).toMatchObject({ entry: ENTRY, failure: null, checked: { corrected: ACME } });
});

test('a model that was out of reach is asked for again once the connection is back', async () => {
  const { fetch, client } = testClient();
  const { result } = openPane(client);
  fetch.mockRejectedValueOnce(new Error('unreachable'));
  await act(() => result.current.choose(ACME._id));
  expect(result.current.step.at).toBe('unreachable');
  await comeBack();
  expect(result.current.step.at).toBe('edit');
});

test('asks before the window is left, and comes back with what was entered until it is discarded', async () => {
  const { unmount } = await entered();
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(false);
  const { client } = testClient();
  const { result } = openPane(client);
  await vi.waitFor(() =>
    expect(result.current.step).toMatchObject({ at: 'edit', field: 'noise', entry: ENTRY, isEntered: true }),
  );
  act(() => result.current.restart());
  expect(openPane(client).result.current.step).toEqual({ at: 'model' });
});
