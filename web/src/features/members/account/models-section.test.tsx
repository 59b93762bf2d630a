// @vitest-environment jsdom
/** Projectors that a member owns and saved, on the account page. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { ModelsSection } from './models-section.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { lists } = vi.hoisted(() => ({
  lists: {
    readList: vi.fn<(env: unknown, uid: string, list: string) => Promise<readonly string[]>>(),
    changeList: vi.fn<() => Promise<readonly string[]>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadOwnLists: lists });
});
vi.mock('../../../shared/kit/kit-catalog.ts', async (original) => ({
  ...(await original<object>()),
  loadKitCatalog: () =>
    Promise.resolve({
      projectors: ['a', 'b'].map((id) => ({
        id: `projector-${id}`,
        name: `Acme ${id}`,
        model: { slug: `acme-${id}` },
      })),
    }),
}));

const own = (owned: readonly string[], saved: readonly string[]) =>
  lists.readList.mockImplementation((_env, _uid, list) => Promise.resolve(list === 'owned' ? owned : saved));

beforeEach(() => void vi.resetAllMocks());
afterEach(cleanup);

function show() {
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <ModelsSection uid="nia" />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('lists what is owned with the way to its setups, and what was saved, and takes one off', async () => {
  own(['projector-b', 'projector-gone'], ['projector-a']);
  lists.changeList.mockResolvedValue([]);
  show();
  expect(await hrefOf('Acme b')).toBe('/projectors/acme-b');
  expect(await hrefOf('Acme a')).toBe('/projectors/acme-a');
  expect(await hrefOf('Setups with the Acme b')).toBe('/inspiration/gallery?view=grid&projector=projector-b');
  expect(await hrefOf('Share your setup with the Acme b')).toContain('shared-projector=Acme%20b');
  expect(screen.queryByRole('link', { name: 'Setups with the Acme a' })).toBeNull();
  expect(screen.getByText('1 projector is not on this site anymore.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Remove "Acme a" from your list' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Acme a' })).toBeNull());
  expect(lists.changeList).toHaveBeenCalledExactlyOnceWith(
    environment.firebase,
    'nia',
    'models',
    'projector-a',
    false,
  );
});

test('says how to fill an empty list', async () => {
  own([], []);
  show();
  expect(await screen.findByText('Press "I own this" on the page of your projector.')).toBeDefined();
  expect(screen.getByText('Press Save on the page of a projector to find it here again.')).toBeDefined();
});

test('offers to try again what could not be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lists.readList.mockRejectedValueOnce(new Error('no')).mockResolvedValue(['projector-a']);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: 'Acme a' })).toHaveLength(2);
});
