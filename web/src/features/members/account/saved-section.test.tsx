// @vitest-environment jsdom
/** The private list on the account page. */
import type { GalleryCard } from '@lumen-throw/domain/gallery-card';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { SavedSection } from './saved-section.tsx';

type Community = typeof import('@lumen-throw/community/index');
type Card = Pick<GalleryCard, 'id' | 'title' | 'user_display_name'>;

const { saving } = vi.hoisted(() => ({
  saving: {
    readList: vi.fn<() => Promise<readonly string[]>>(),
    changeList: vi.fn<() => Promise<readonly string[]>>(),
    readSavedCards: vi.fn<(env: unknown, ids: readonly string[]) => Promise<Card[]>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadOwnLists: saving });
});

/** Those that are public; a setup whose id says so is hidden. */
const publicOnly = (_: unknown, ids: readonly string[]): Promise<Card[]> =>
  Promise.resolve(
    ids
      .filter((id) => id !== 'hidden')
      .map((id) => ({ id, title: `Setup ${id}`, user_display_name: 'Maya' })),
  );

beforeEach(() => {
  vi.resetAllMocks();
  saving.readSavedCards.mockImplementation(publicOnly);
});
afterEach(cleanup);

function show() {
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <SavedSection uid="nia" />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
}
const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('lists what was saved, says what is not public anymore, and takes one off', async () => {
  saving.readList.mockResolvedValue(['b', 'hidden', 'a']);
  saving.changeList.mockResolvedValue(['hidden', 'a']);
  show();
  await waitFor(() => expect(titles()).toEqual(['Setup b', 'Setup a']));
  expect(screen.getByText('1 saved setup is not public anymore.')).toBeDefined();
  const remove = screen.getByRole('button', { name: 'Remove "Setup b" from your list' });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(titles()).toEqual(['Setup a']));
  expect(saving.changeList).toHaveBeenCalledExactlyOnceWith(
    environment.firebase,
    'nia',
    'setups',
    'b',
    false,
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved setups' })),
  );
});

test('an empty list says how to fill it, and asks for no card', async () => {
  saving.readList.mockResolvedValue([]);
  show();
  expect(await screen.findByText(/^You haven't saved a setup yet/)).toBeDefined();
  expect(saving.readSavedCards).not.toHaveBeenCalled();
});

test('a long list is read a page at a time', async () => {
  saving.readList.mockResolvedValue(Array.from({ length: 30 }, (_, number) => `s${number}`));
  show();
  await waitFor(() => expect(titles()).toHaveLength(24));
  fireEvent.click(screen.getByRole('button', { name: 'Show more saved setups' }));
  await waitFor(() => expect(titles()).toHaveLength(30));
});

test('a list that cannot be read is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  saving.readList.mockRejectedValueOnce(new Error('no')).mockResolvedValue(['a']);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
  await waitFor(() => expect(titles()).toEqual(['Setup a']));
});
