// @vitest-environment jsdom
/** The question before a setup is deleted: about that one setup, and about no other that comes after it. */
import type { Setup } from '@lumen-throw/domain/setup';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialogMethods } from '../../../../test/fixture/dialogs.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { SetupCarousel } from './setup-carousel.tsx';
import type { SetupsControl } from './use-setups.ts';

type Community = typeof import('@lumen-throw/community/index');

const { sharing } = vi.hoisted(() => ({
  sharing: { deleteOwnSetup: vi.fn<(config: unknown, setup: Setup) => Promise<void>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadSharing: sharing });
});
vi.mock('../../../shared/session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => ({ id: 'nia', displayName: 'Nia', email: null }),
}));

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const QUESTION = { name: 'Are you sure you want to delete this setup?' };

/** The carousel with some setups of one's own. @returns what shows it with others, and those taken out */
async function showSetups(...ids: string[]) {
  const removed: string[] = [];
  const carousel = (shown: readonly string[]) => (
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <SetupCarousel isSettled control={control(shown)} />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>
  );
  const control = (shown: readonly string[]): SetupsControl => ({
    state: { phase: 'ready', filter: 'All', index: 0, missing: false, left: false },
    setups: shown.map((id) => sampleSetup({ id, title: `Setup ${id}`, details: null })),
    total: shown.length,
    choose: () => {},
    move: () => {},
    remove: (id) => {
      removed.push(id);
      view.rerender(carousel(shown.filter((each) => each !== id)));
    },
    recheck: () => Promise.resolve(false),
    reload: () => {},
  });
  const view = render(carousel(ids));
  await screen.findByRole('article');
  const show = (...others: string[]) => act(async () => view.rerender(carousel(others)));
  return { removed, show };
}

async function askToDelete() {
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog', QUESTION));
}

test('once the only setup is deleted, the question does not come up by itself at the next one', async () => {
  sharing.deleteOwnSetup.mockResolvedValue();
  const { removed, show } = await showSetups('a');
  const question = await askToDelete();
  expect(question.getByText('Setup a')).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Delete setup' }));
  await waitFor(() => expect(removed).toEqual(['a']));
  expect(sharing.deleteOwnSetup.mock.lastCall?.[1]).toMatchObject({ id: 'a' });
  await show('b');
  expect(screen.getByRole('article').textContent).toContain('Setup b');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a setup that leaves while the question is open takes the question with it: no other is deleted', async () => {
  const { show } = await showSetups('a', 'b');
  await askToDelete();
  await show('b');
  expect(screen.getByRole('article').textContent).toContain('Setup b');
  expect(screen.queryByRole('dialog')).toBeNull();
  await askToDelete();
  expect(screen.getByRole('dialog').textContent).toContain('Setup b');
});

test('the late answer about one setup leaves the question about the next one open', async () => {
  const answer = Promise.withResolvers<undefined>();
  sharing.deleteOwnSetup.mockReturnValue(answer.promise);
  const { removed, show } = await showSetups('a', 'b');
  const first = await askToDelete();
  fireEvent.click(first.getByRole('button', { name: 'Delete setup' }));
  await waitFor(() => expect(sharing.deleteOwnSetup).toHaveBeenCalledOnce());
  fireEvent.click(first.getByRole('button', { name: 'Cancel' }));
  await show('b', 'c');
  await askToDelete();
  await act(async () => {
    answer.resolve(undefined);
    await answer.promise;
  });
  await waitFor(() => expect(removed).toEqual(['a']));
  expect(screen.getByRole('dialog').textContent).toContain('Setup b');
});
