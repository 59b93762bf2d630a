// @vitest-environment jsdom
/** What becomes of typed words when their form goes, or another one has the same document. */
import type { Fields } from '@lumen-throw/domain/is-object';
import { act, cleanup, renderHook } from '@testing-library/react';
import { BehaviorSubject, NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBeforeLeaving } from '../src/unsaved/ask-before-leaving.ts';
import { keptForms } from '../src/unsaved/kept-changes.ts';
import { useKeptChanges } from '../src/unsaved/use-kept-changes.ts';

const DOCUMENT = { id: 'a', type: 'faq', release: undefined };
const [OLD, NEW]: readonly [Fields, Fields] = [{ question: 'Old?' }, { question: 'New?' }];

type State = readonly [document: Fields | null, isStored: boolean];

/** The documents of all forms of a test. */
const opened: BehaviorSubject<State>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  for (const states of opened.splice(0)) states.next([NEW, true]);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  localStorage.clear();
});

/** An open form, and what Sanity tells it. */
function openForm() {
  const typed = new Subject<Fields>();
  const states = new BehaviorSubject<State>([OLD, true]);
  opened.push(states);
  const events = { typed, states, saving: NEVER };
  const form = renderHook(
    (open: { value: Fields; isSyncing: boolean }) => useKeptChanges({ ...DOCUMENT, ...open }, events),
    { initialProps: { value: OLD, isSyncing: false } },
  );
  return {
    ...form,
    /** Types without a connection. */
    type: () => {
      act(() => typed.next(NEW));
      act(() => states.next([NEW, false]));
      form.rerender({ value: NEW, isSyncing: true });
    },
    store: (value: Fields | null) => act(() => states.next([value, true])),
  };
}

const wait = () =>
  act(() => {
    vi.advanceTimersByTime(5000);
  });
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('words are kept while they are not stored, also once their form has gone', () => {
  const { type, unmount, store } = openForm();
  type();
  unmount();
  wait();
  expect(keptForms()).toMatchObject([DOCUMENT]);
  expect(isAsked()).toBe(true);
  store(NEW);
  wait();
  expect(keptForms()).toEqual([]);
  expect(isAsked()).toBe(false);
});

test('words are forgotten once they are stored, also when the document was saved without them before', () => {
  const { type, unmount, store } = openForm();
  type();
  unmount();
  store(OLD);
  wait();
  expect(isAsked()).toBe(false);
  expect(keptForms()).toMatchObject([DOCUMENT]);
  store(NEW);
  wait();
  expect(keptForms()).toEqual([]);
});

test('Sanity does not hear that a window is about to close while the editor is asked', () => {
  const closing = vi.fn<() => void>();
  addEventListener('beforeunload', closing);
  const stop = askBeforeLeaving();
  expect(isAsked()).toBe(true);
  expect(closing).not.toHaveBeenCalled();
  stop();
  expect(isAsked()).toBe(false);
  expect(closing).toHaveBeenCalledOnce();
  removeEventListener('beforeunload', closing);
});

test('words that another editor deletes after their form has gone are offered in the next one', () => {
  const { type, unmount, store } = openForm();
  type();
  unmount();
  store(null);
  wait();
  expect(isAsked()).toBe(false);
  expect(openForm().result.current.left?.changes).toEqual([
    { path: ['question'], value: 'New?', before: 'Old?' },
  ]);
});

test('a form that is idle does not forget what another one keeps of its document', () => {
  const idle = openForm();
  openForm().type();
  idle.rerender({ value: { question: 'Old?', answer: 'By another editor' }, isSyncing: false });
  wait();
  expect(keptForms()).toMatchObject([DOCUMENT]);
});

test('asks until the last of two documents is stored', () => {
  const [one, two] = [openForm(), openForm()];
  for (const form of [one, two]) {
    form.type();
    form.unmount();
  }
  one.store(NEW);
  wait();
  expect(isAsked()).toBe(true);
  two.store(NEW);
  wait();
  expect(isAsked()).toBe(false);
});

test('a value that is lost while its form is open is offered at once', () => {
  const { type, rerender, result } = openForm();
  type();
  rerender({ value: OLD, isSyncing: false });
  wait();
  expect(result.current.left?.changes).toMatchObject([{ value: 'New?' }]);
});

const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  children: [{ _key: 's', text }],
});

test('a paragraph that another editor removes is offered, also when its editor types on in the next one', () => {
  const { result, rerender } = openForm();
  const [one, two] = [paragraph('one', 'One'), paragraph('two', 'Two')];
  rerender({ value: { body: [one, two] }, isSyncing: false });
  wait();
  const keep = (value: object[], isOwn: boolean) => {
    act(() => result.current.keepText({ path: ['body'], value }, isOwn));
    rerender({ value: { body: value }, isSyncing: true });
  };
  keep([one, paragraph('two', 'Two, typed')], true);
  keep([one], false);
  const typedOn = [paragraph('one', 'One, typed on')];
  keep(typedOn, true);
  rerender({ value: { body: typedOn }, isSyncing: false });
  wait();
  expect(result.current.left?.changes).toMatchObject([{ value: [one, paragraph('two', 'Two, typed')] }]);
});
