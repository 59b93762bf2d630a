// @vitest-environment jsdom
import { FRAME_PATHS } from '@lumen-throw/domain/frame-paths';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToStudio } from './studio-connection.ts';
import { studioSpeaks } from './in-studio.ts';
import { environment } from '../../../test/fixture/environment.ts';

const STUDIO = 'http://localhost:3333';

/** The windows around a framed page: its parent, and a frame beside it. */
let around: Window;
let beside: Window;
function newFrame(): Window {
  return document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
}

beforeEach(() => {
  vi.useFakeTimers();
  [around, beside] = [newFrame(), newFrame()];
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function say(source: Window | null, origin: string): void {
  window.dispatchEvent(new MessageEvent('message', { source, origin, data: { type: 'handshake/syn' } }));
}

/** Whether the Studio's message arrived. */
async function isHeard(speaks: Promise<void> | null): Promise<boolean> {
  let heard = false;
  void speaks?.then(() => (heard = true));
  await vi.advanceTimersByTimeAsync(1);
  return heard;
}

test('only a message of the Studio in the parent window starts the preview', async () => {
  const speaks = studioSpeaks(`${STUDIO}/`, '/blog');
  say(beside, STUDIO);
  say(beside, 'http://stranger.test');
  say(around, 'http://stranger.test');
  say(null, STUDIO);
  say(window, STUDIO);
  expect(await isHeard(speaks)).toBe(false);
  say(around, STUDIO);
  expect(await isHeard(speaks)).toBe(true);
});

test('a top-level page or an embeddable page does not wait for the Studio', () => {
  for (const path of FRAME_PATHS) expect(studioSpeaks(STUDIO, path)).toBeNull();
  vi.spyOn(window, 'parent', 'get').mockReturnValue(window);
  expect(studioSpeaks(STUDIO, '/blog')).toBeNull();
});

test('a connected page listens only to the Studio and to itself', () => {
  connectToStudio(environment.content, STUDIO);
  const heard: string[] = [];
  window.addEventListener('message', ({ source, origin }) => {
    const from = source === around ? 'around' : source === window ? 'itself' : 'another';
    heard.push(`${from} ${origin}`);
  });
  for (const origin of [STUDIO, 'http://stranger.test', 'http://localhost:5000', '']) {
    for (const source of [around, beside, null]) say(source, origin);
  }
  say(window, 'http://localhost:5000');
  expect(heard).toEqual([`around ${STUDIO}`, 'itself http://localhost:5000']);
});
