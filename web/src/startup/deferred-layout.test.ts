// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { BELOW_FIRST_SCREEN } from './below-first-screen.ts';
import { finishDeferredLayout } from './deferred-layout.ts';

const { dataset } = document.documentElement;
const tasks: (() => void)[] = [];

const waiting = () => document.querySelectorAll(`.${BELOW_FIRST_SCREEN}`).length;

beforeEach(() => {
  tasks.length = 0;
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  document.body.innerHTML = `<p class="${BELOW_FIRST_SCREEN}"></p>`.repeat(2);
  dataset['initialLoad'] = '';
});

test('lays out parts one by one when idle and notifies the page at the end', () => {
  finishDeferredLayout();
  expect(waiting()).toBe(2);
  tasks.shift()?.();
  expect([waiting(), dataset['initialLoad']]).toEqual([1, '']);
  tasks.shift()?.();
  expect([waiting(), dataset['initialLoad']]).toEqual([0, '']);
  tasks.shift()?.();
  expect(dataset['initialLoad']).toBeUndefined();
  expect(tasks).toEqual([]);
});

test('navigation ends it, because everything is laid out then', () => {
  finishDeferredLayout();
  delete dataset['initialLoad'];
  tasks.shift()?.();
  expect(tasks).toEqual([]);
});
