// @vitest-environment jsdom
/** What an editor entered stays while the content cannot be reached, or another editor was faster. */
import { createClient, type SanityClient } from '@sanity/client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CORRECT_TEXTS } from '../src/correct-figure/texts.ts';
import { useModels } from '../src/correct-figure/use-models.ts';
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

/** Opens the pane, until it has found what is kept. */
const openPane = (client: SanityClient) =>
  act(async () => renderHook(() => useCorrection(client, () => Promise.resolve([]))));

function editStep(step: ReturnType<typeof useCorrection>['step']): EditStep {
  if (step.at !== 'edit') throw new Error(`at ${step.at}`);
  return step;
}

/** A pane in which an editor has entered a figure, and the client through which it asks. */
async function entered() {
  const { fetch, mutate, client } = testClient();
  const { result, unmount } = await openPane(client);
  const edited = () => editStep(result.current.step);
  await act(() => result.current.choose(ACME._id));
  act(() => result.current.show(edited(), 'noise'));
  act(() => result.current.edit(edited(), ENTRY));
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
    expect(result.current.step).toEqual({ at: 'done', id: ACME._id, entered: [] });
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
    act(() => result.current.edit(edited(), later));
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
  const { result } = await openPane(client);
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

test('models that were out of reach are asked for again once the connection is back', async () => {
  const { fetch, client } = testClient();
  fetch.mockRejectedValueOnce(new Error('unreachable'));
  const { result } = await act(async () => renderHook(() => useModels(client)));
  expect(result.current[0]).toBe('unreachable');
  await comeBack();
  expect(result.current[0]).toEqual([ACME]);
});

test('a model that was out of reach is asked for again once the connection is back', async () => {
  const { fetch, client } = testClient();
  const { result } = await openPane(client);
  fetch.mockRejectedValueOnce(new Error('unreachable'));
  await act(() => result.current.choose(ACME._id));
  expect(result.current.step.at).toBe('unreachable');
  await comeBack();
  expect(result.current.step.at).toBe('edit');
});

test('what was typed for an entry comes back when its editor goes back to it', async () => {
  const { result, edited } = await entered();
  const stored = { _type: 'numberFigure', _key: 'w', value: 4 };
  const typed = { ...stored, value: 5 };
  const model = { ...ACME, weight: [{ ...stored, _key: 'v' }, stored] };
  act(() => result.current.show({ ...edited(), projector: model }, 'weight', 'w'));
  expect(edited().entry).toEqual(stored);
  act(() => result.current.edit(edited(), typed));
  act(() => result.current.show(edited(), 'weight', null));
  act(() => result.current.edit(edited(), { ...edited().entry, value: 6 }));
  const added = edited().entry;
  act(() => result.current.show(edited(), 'noise'));
  expect(edited().entry).toEqual(ENTRY);
  act(() => result.current.show(edited(), 'weight', 'w'));
  expect(edited().entry).toEqual(typed);
  act(() => result.current.show(edited(), 'weight', null));
  expect(edited().entry).toEqual(added);
  act(() => result.current.show(edited(), 'weight', 'v'));
  expect(edited().entry).toMatchObject({ value: 4 });
  act(() => result.current.show(edited(), 'noise'));
  act(() => result.current.show(edited(), 'weight'));
  expect(edited().entry).toEqual(added);
});

test('only what was changed counts as entered', async () => {
  const { client } = testClient();
  const { result, unmount } = await openPane(client);
  await act(() => result.current.choose(ACME._id));
  const now = () => editStep(result.current.step);
  act(() => result.current.show(now(), 'noise'));
  expect(now().entered).toEqual([]);
  expect(isAsked()).toBe(false);
  const untouched = now().entry;
  act(() => result.current.edit(now(), { ...untouched, value: 29 }));
  expect(now().entered).toHaveLength(1);
  act(() => result.current.edit(now(), untouched));
  expect(now().entered).toEqual([]);
  expect(isAsked()).toBe(false);
  unmount();
  const { result: next } = await openPane(client);
  expect(next.current.step).toEqual({ at: 'model' });
});

test('a number that is none is told at its field, and stays as it was typed', async () => {
  const { result, edited } = await entered();
  const typed = { ...ENTRY, value: '29,5' };
  act(() => result.current.edit(edited(), typed));
  await act(() => result.current.check(edited()));
  expect(edited()).toMatchObject({
    entry: typed,
    problems: [{ part: 'value', message: CORRECT_TEXTS.withPoint('29.5') }],
    checked: null,
  });
  act(() => result.current.edit(edited(), { ...typed, condition: 'eco mode' }));
  expect(edited().problems).toHaveLength(1);
  act(() => result.current.edit(edited(), { ...typed, value: '29.5' }));
  expect(edited().problems).toEqual([]);
  await act(() => result.current.check(edited()));
  expect(edited().checked?.corrected).toMatchObject({ noise: [{ ...ENTRY, value: 29.5 }] });
});

test('a number as it is stored does not count as entered, but one that is none does', async () => {
  const { client, fetch } = testClient();
  fetch.mockResolvedValue([{ ...ACME, noise: [ENTRY] }]);
  const { result } = await openPane(client);
  await act(() => result.current.choose(ACME._id));
  const now = () => editStep(result.current.step);
  act(() => result.current.show(now(), 'noise'));
  act(() => result.current.edit(now(), { ...ENTRY, value: '29.0' }));
  expect(now()).toMatchObject({ entry: { value: '29.0' }, entered: [] });
  act(() => result.current.edit(now(), { ...ENTRY, value: 'about 29' }));
  expect(now().entered).toHaveLength(1);
});

test('what was typed for another figure outlives a publish', async () => {
  const { fetch, mutate, result, edited } = await entered();
  act(() => result.current.show(edited(), 'weight'));
  act(() => result.current.edit(edited(), { ...ENTRY, _key: 'w', value: 4 }));
  await act(() => result.current.check(edited()));
  mutate.mockResolvedValueOnce({});
  await act(() => result.current.publish(edited()));
  expect(result.current.step).toEqual({
    at: 'done',
    id: ACME._id,
    entered: [{ field: 'noise', entry: ENTRY }],
  });
  expect(isAsked()).toBe(true);
  fetch.mockResolvedValue([{ ...ACME, weight: [{ ...ENTRY, _key: 'w', value: 4 }] }]);
  await act(() => result.current.choose(ACME._id));
  expect(edited()).toMatchObject({ field: 'noise', entry: ENTRY });
});

test('asks before the window is left, and comes back with what was entered until it is discarded', async () => {
  const { unmount } = await entered();
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(false);
  const { client } = testClient();
  const { result } = await openPane(client);
  await vi.waitFor(() => expect(result.current.step).toMatchObject({ field: 'noise', entry: ENTRY }));
  act(() => result.current.restart());
  const { result: next } = await openPane(client);
  expect(next.current.step).toEqual({ at: 'model' });
});
