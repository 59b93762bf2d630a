// @vitest-environment jsdom
import { ERRORS_PATH } from '@lumen-throw/domain/site-paths';
import { expect, test, vi } from 'vitest';
import { forgetListeners } from '../../../test/fixture/page-listeners.ts';
import watchErrors from '../inline/watch-errors.ts';

forgetListeners();

test('hands earlier errors to the reporter once, and sends it later ones directly', async () => {
  vi.stubGlobal('PromiseRejectionEvent', class extends Event {});
  vi.stubGlobal('SecurityPolicyViolationEvent', class extends Event {});
  const sendBeacon = vi.fn<(path: string, text: string) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  const sent = () => sendBeacon.mock.calls.map(([path, text]) => [path, JSON.parse(text).message]);
  history.replaceState(null, '', '/glossary');

  watchErrors('');
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('early') }));
  dispatchEvent(new Event('error'));
  expect(sent()).toEqual([]);
  await import('./report-errors.ts');
  expect(sent()).toEqual([[ERRORS_PATH, 'TypeError: early']]);
  expect(globalThis.earlyErrors?.kept).toEqual([]);
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('late') }));
  expect(sent()).toEqual([
    [ERRORS_PATH, 'TypeError: early'],
    [ERRORS_PATH, 'TypeError: late'],
  ]);
});
