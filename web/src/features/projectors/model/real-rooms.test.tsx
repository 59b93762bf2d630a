// @vitest-environment jsdom
/** The rooms on a projector's page: one plain answer, and the message without one. */
import { cardOf } from '@lumen-throw/domain/gallery-card';
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { RealRooms } from './real-rooms.tsx';

const answer = vi.fn<typeof fetch>();

/** jsdom has no layout; here everything is near the screen. */
class NearObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
    this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer.mockReset());
  vi.stubGlobal('IntersectionObserver', NearObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { image_paths: images, ...setup } = sampleSetup({ screen_size_inches: 100 });
const details = { ...NO_DETAILS, projector: 'projector-a', distance: 8.75, light: 'nightfall' as const };
const room = { ...cardOf({ ...setup, images }, details), id: 'one' };

const SURFACES = new Map([
  [
    'product-screen-gray',
    { material: 'Acme Gray', gain: 0.5, rejectedPercent: 65, address: 'https://example.com/gray' },
  ],
]);

function show(): HTMLElement {
  const projector = {
    lens: lensFromRatio({ min: 1.2, max: 1.2 }, { chip: '16:9' }),
    lumens: 900,
    native: null,
    model: { brand: 'Acme' },
  };
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <RealRooms id="projector-a" name="Acme One" projector={projector} surfaces={SURFACES} />
      </EnvironmentProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('region', { name: 'In real rooms' });
}

test('each room shows its true size, its light and its brightness, and links to its setup', async () => {
  answer.mockResolvedValue(Response.json({ rooms: [room], counted: 7, owners: 3 }));
  const rooms = show();
  const link = await within(rooms).findByRole('link', { name: 'Attic cinema' });
  expect(link.getAttribute('href')).toBe('/inspiration/gallery?id=one');
  for (const words of [
    '100 in from 8.75 ft',
    '30 min after sunset, 6 lux',
    '30 fL, right for the light 30 minutes after sunset',
  ])
    expect(within(rooms).getByText(words)).toBeDefined();
  expect(within(rooms).getByRole('link', { name: 'See all 7 in the gallery' }).getAttribute('href')).toBe(
    '/inspiration/gallery?view=grid&projector=projector-a',
  );
  expect(within(rooms).getByText(/^3 members own it\./)).toBeDefined();
  expect(answer.mock.calls.map(([url]) => url)).toEqual(['/api/rooms/projector-a']);
});

test('works the light out for the screen of the room', async () => {
  answer.mockResolvedValue(
    Response.json({ rooms: [{ ...room, screen: 'product-screen-gray' }], counted: 1, owners: 0 }),
  );
  const words = '15 fL, right for the light 30 minutes after sunset';
  expect(await within(show()).findByText(words)).toBeDefined();
});

test('shows the empty state for a projector without setups', async () => {
  answer.mockResolvedValue(Response.json({ rooms: [], counted: 0, owners: 1 }));
  expect(await within(show()).findByText('Nobody has shared a room with it yet.')).toBeDefined();
  expect(screen.getByText(/^One member owns it\./)).toBeDefined();
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
  ['an HTML page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['another format', () => Promise.resolve(Response.json({ rooms: [{ id: 'a' }], counted: 1, owners: 0 }))],
])('does not show the empty state after %s', async (_what, given) => {
  answer.mockImplementation(given);
  expect(await within(show()).findByText(/^The rooms can't be shown right now/)).toBeDefined();
  expect(screen.queryByText('Nobody has shared a room with it yet.')).toBeNull();
});
