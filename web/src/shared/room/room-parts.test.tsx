// @vitest-environment jsdom
/** What the places of a kept room show. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { lensFromRatio } from '@lumen-throw/throw/lens';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../environment/environment-context.tsx';
import type { KitProjector } from '../kit/kit-catalog.ts';
import { forgetRoom, keepRoom } from './kept-room.ts';
import { ROOM_PARTS } from './room-parts.tsx';
import { COMMON_WISHES } from './wishes.ts';

const { KitVerdict, PickVerdict, RoomLine } = ROOM_PARTS;

const MODEL: KitProjector = {
  id: 'projector-acme-one',
  name: 'Acme One',
  model: {
    brand: 'Acme',
    model: 'One',
    otherNames: [],
    slug: 'acme-one',
    kind: 'homeTheater',
    depth: null,
    priceClass: 'upTo800',
    isListed: true,
  },
  lens: lensFromRatio({ min: 1.2, max: 1.5 }, { chip: '16:9' }),
  lumens: 2500,
  native: null,
  ratio: null,
};

const KIND: KitProjector = { ...MODEL, id: 'product-bright', name: 'A bright one', model: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetRoom();
});

function show(children: ReactNode) {
  return render(
    <EnvironmentProvider value={environment}>
      <MemoryRouter>{children}</MemoryRouter>
    </EnvironmentProvider>,
  ).container;
}

test("a setup's model gets a verdict that follows the room; a kind gets none", () => {
  keepRoom({ ...COMMON_WISHES, light: 'dark' });
  const shown = show(<KitVerdict projector={MODEL} />);
  expect(shown.textContent).toBe('Fits your room');
  act(() => keepRoom({ ...COMMON_WISHES, light: 'dark', distance: 80 }));
  expect(shown.textContent).toBe('2 ft too near');
  act(forgetRoom);
  expect(shown.textContent).toBe('');
  keepRoom(COMMON_WISHES);
  expect(show(<KitVerdict projector={KIND} />).textContent).toBe('');
});

test("a guide's picks ask the catalog of kit for their models", async () => {
  const answer = { projectors: [MODEL, KIND], screens: [], products: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  keepRoom({ ...COMMON_WISHES, light: 'dark' });
  show(
    <>
      <PickVerdict slug="acme-one" kind={null} />
      <PickVerdict slug={null} kind="homeTheater" />
      <PickVerdict slug="acme-two" kind={null} />
    </>,
  );
  expect(await screen.findByText('Fits your room')).toBeDefined();
  expect(await screen.findByText('1 of 1 fits your room')).toBeDefined();
  expect(document.querySelectorAll('[data-level]')).toHaveLength(2);
});

test('the line names the room, leads to the filled finder, and hands its focus on when it goes', () => {
  keepRoom({ ...COMMON_WISHES, distance: 96, use: 'games' });
  show(
    <>
      <a href="/before">Before</a>
      <RoomLine />
    </>,
  );
  expect(screen.getByRole('region', { name: 'Your room' })).toBeDefined();
  const link = screen.getByRole('link', { name: /^Your room: ?Up to 8 ft/ });
  expect(link.getAttribute('href')).toBe('/tools/projector-finder?distance=8&for=games#your-room');
  const forget = screen.getByRole('button', { name: 'Forget your room' });
  forget.focus();
  fireEvent.click(forget);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Before');
});
