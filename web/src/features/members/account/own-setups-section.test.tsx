// @vitest-environment jsdom
/** What a member sees of what readers did with the own setups. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Setup, SetupDraft } from '@lumen-throw/domain/setup';
import { addDialogMethods } from '../../../../test/fixture/dialogs.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { sampleSetup } from '../../../../test/fixture/setup.ts';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { OwnSetupsSection } from './own-setups-section.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { session, setups, numbers } = vi.hoisted(() => ({
  session: { user: { id: 'maya', isBanned: false } },
  setups: {
    listOwnSetups: vi.fn<() => Promise<unknown>>(),
    editSetup: vi.fn<(env: unknown, opened: Setup, draft: SetupDraft) => Promise<Setup>>(),
  },
  numbers: { readRecreations: vi.fn<() => Promise<ReadonlyMap<string, number>>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, {
    loadOwnSetups: setups,
    loadSetupNumbers: numbers,
    loadNotices: { readNotices: () => Promise.resolve({ notices: [], seenAt: null }) },
  });
});

vi.mock('../../../shared/session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => session.user,
}));

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  session.user.isBanned = false;
  setups.listOwnSetups.mockResolvedValue({
    setups: ['Attic', 'Barn', 'Cellar'].map((title) => sampleSetup({ id: title, title, like_count: 1 })),
    next: null,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <OwnSetupsSection uid="maya" />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
}

/** The line of a setup with its date and its numbers. */
const lineOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).parentElement?.querySelector('small, p, span + *')
    ?.textContent;

test('shows by how many members a setup was recreated, and nothing where nobody did', async () => {
  numbers.readRecreations.mockResolvedValue(
    new Map([
      ['Attic', 1],
      ['Barn', 12],
    ]),
  );
  show();
  expect(await lineOf('Attic')).toMatch(/1 like\s·\srecreated by 1 member$/);
  expect(await lineOf('Barn')).toMatch(/1 like\s·\srecreated by 12 members$/);
  expect(await lineOf('Cellar')).toMatch(/1 like$/);
  expect(numbers.readRecreations.mock.calls).toEqual([[environment.firebase, 'maya']]);
});

test('shows the setups without their numbers where these cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  numbers.readRecreations.mockRejectedValue(new Error('refused'));
  show();
  expect(await lineOf('Attic')).toMatch(/1 like$/);
});

test('asks for no numbers where nothing was shared', async () => {
  setups.listOwnSetups.mockResolvedValue({ setups: [], next: null });
  show();
  expect(await screen.findByText(/You have not shared a setup yet/)).toBeDefined();
  expect(numbers.readRecreations).not.toHaveBeenCalled();
});

test.each([
  [false, 3],
  [true, 0],
])('offers to edit what is shared, but not to a banned member (%s)', async (isBanned, offers) => {
  session.user.isBanned = isBanned;
  numbers.readRecreations.mockResolvedValue(new Map());
  show();
  await screen.findByRole('heading', { name: 'Attic' });
  expect(screen.queryAllByRole('button', { name: /^Edit/ })).toHaveLength(offers);
  expect(screen.getAllByRole('link', { name: /^Show in the gallery/ })).toHaveLength(3);
});

test('an edit goes on from what was saved, also where the list cannot be read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  numbers.readRecreations.mockResolvedValue(new Map());
  setups.editSetup.mockImplementation((_, opened, draft) => Promise.resolve({ ...opened, ...draft }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Attic' }));
  setups.listOwnSetups.mockRejectedValue(new Error('no connection'));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), {
    target: { value: 'Attic, painted' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Attic, painted' })).toBeDefined();
});
