// @vitest-environment jsdom
/** The light of a setup is worked out for its screen where a source says what that makes of light. */
import { NO_DETAILS } from '@lumen-throw/domain/setup-details';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import type { KitCatalog } from '../../../shared/kit/kit-catalog.ts';
import { SetupKit } from './setup-kit.tsx';

const CATALOG: KitCatalog = {
  projectors: [
    { id: 'projector-a', name: 'Acme One', model: null, lens: null, lumens: 900, native: null, ratio: null },
  ],
  screens: [
    { id: 'plain', name: 'Tripod screen', href: null, surface: null },
    {
      id: 'gray',
      name: 'Gray screen',
      href: null,
      surface: {
        material: 'Acme Gray',
        gain: 0.6,
        rejectedPercent: 65,
        address: 'https://www.example.com/gray',
      },
    },
  ],
  products: [],
};
vi.stubGlobal('fetch', () => Promise.resolve(Response.json(CATALOG)));

afterEach(cleanup);

function show(screenId: string): void {
  const details = {
    ...NO_DETAILS,
    projector: 'projector-a',
    screen: screenId,
    distance: 10,
    light: 'daylight' as const,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SetupKit setup={sampleSetup({ screen_size_inches: 100 })} details={details} isOwn={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('names whose figures a screen is worked out with, and their source', async () => {
  show('gray');
  const words = await screen.findByText(/thin in a room by day with half-closed blinds\. Worked out for its/);
  expect(words.textContent).toContain(
    '18 fL, thin in a room by day with half-closed blinds. Worked out for its screen with the figures of the Acme Gray: gain 0.6, and 65 % of the light from above rejected. Source: example.com',
  );
  expect(screen.getByRole('link', { name: 'Source: example.com' }).getAttribute('href')).toBe(
    'https://www.example.com/gray',
  );
});

test('hands the figures of a screen to the calculator and the finder', async () => {
  show('gray');
  for (const name of ['Open in the throw calculator', 'Find projectors for this room'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain('rejects=65&gain=0.6');
});

test.each([
  ['plain', /foggy in a room by day.*Worked out for matte white, not for the screen named here/],
  ['', /foggy in a room by day.*Worked out for a matte white screen\./],
])('counts matte white for screen "%s", of which no figures are known', async (id, words) => {
  show(id);
  expect(await screen.findByText(words)).toBeDefined();
});
