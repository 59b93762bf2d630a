// @vitest-environment jsdom
/** The confirmation before deletion applies to one setup and never to the next one. */
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

const { session, moderation, sharing } = vi.hoisted(() => ({
  session: { uid: 'nia', isAdmin: false },
  moderation: {
    hideSetup: vi.fn<() => Promise<void>>(),
    removeSetup: vi.fn<() => Promise<void>>(),
  },
  sharing: { deleteOwnSetup: vi.fn<(config: unknown, setup: Setup) => Promise<void>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadSharing: sharing,
    loadModeration: moderation,
    loadOwnLists: { readList: () => Promise.resolve([]) },
  });
});
vi.mock('../../../shared/session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => ({ id: session.uid, displayName: 'Nia', email: null }),
  useIsAdmin: () => session.isAdmin,
}));

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(session, { uid: 'nia', isAdmin: false });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const QUESTION = { name: 'Are you sure you want to delete this setup?' };

/** The carousel with own setups. @returns what renders it with others, and the deleted ones */
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

test('does not open the question for the next setup after the only one is deleted', async () => {
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

test('closes the question when its setup disappears and deletes no other', async () => {
  const { show } = await showSetups('a', 'b');
  await askToDelete();
  await show('b');
  expect(screen.getByRole('article').textContent).toContain('Setup b');
  expect(screen.queryByRole('dialog')).toBeNull();
  await askToDelete();
  expect(screen.getByRole('dialog').textContent).toContain('Setup b');
});

test("a late answer about one setup keeps the next one's question open", async () => {
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

test.each([
  ['Hide instead', 'hideSetup', 'removeSetup'],
  ['Delete setup', 'removeSetup', 'hideSetup'],
] as const)("an admin gives a reason for somebody's setup: %s", async (button, done, other) => {
  Object.assign(session, { uid: 'ada', isAdmin: true });
  moderation[done].mockResolvedValue(undefined);
  const { removed } = await showSetups('a');
  const question = await askToDelete();
  fireEvent.click(question.getByRole('button', { name: button }));
  expect(question.getByText('Choose a reason: the owner is told.')).toBeDefined();
  fireEvent.change(question.getByLabelText(/Reason/), { target: { value: 'stolen' } });
  fireEvent.click(question.getByRole('button', { name: button }));
  await waitFor(() => expect(removed).toEqual(['a']));
  const why = { reason: 'stolen', note: '' };
  expect(moderation[done]).toHaveBeenCalledExactlyOnceWith(environment.firebase, 'ada', 'a', why);
  expect(moderation[other]).not.toHaveBeenCalled();
  expect(sharing.deleteOwnSetup).not.toHaveBeenCalled();
});
