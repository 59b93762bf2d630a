// @vitest-environment jsdom
/** Saving a setup to the private list, from the setup itself. */
import type { OwnList } from '@lumen-throw/community/index';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityError } from '@lumen-throw/community/community-error';
import { environment } from '../../../test/fixture/environment.ts';
import { CommunityData } from '../community-data/community-data.tsx';
import { connectSession, startSession, type SessionBackend } from '../session/session-store.ts';
import { EnvironmentProvider } from '../environment/environment-context.tsx';
import { waitingToasts } from '../toasts/toast-store.ts';
import { ListButton } from './list-button.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { session, saving } = vi.hoisted(() => ({
  session: { user: null as { id: string } | null },
  saving: {
    readList: vi.fn<() => Promise<readonly string[]>>(),
    changeList: vi.fn<() => Promise<readonly string[]>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, { loadOwnLists: saving });
});
vi.mock('../session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => session.user,
}));

beforeEach(() => {
  vi.resetAllMocks();
  session.user = { id: 'nia' };
});
afterEach(cleanup);

function show(list: OwnList = 'setups') {
  render(
    <EnvironmentProvider value={environment}>
      <CommunityData>
        <ListButton list={list} id="a" />
      </CommunityData>
    </EnvironmentProvider>,
  );
}
const button = (name: string) => screen.findByRole('button', { name });

test('saves, shows it, and takes it off again', async () => {
  saving.readList.mockResolvedValue(['b']);
  saving.changeList.mockResolvedValueOnce(['a', 'b']).mockResolvedValueOnce(['b']);
  show();
  fireEvent.click(await button('Save'));
  expect((await button('Saved')).getAttribute('aria-pressed')).toBe('true');
  expect(saving.changeList).toHaveBeenLastCalledWith(environment.firebase, 'nia', 'setups', 'a', true);
  fireEvent.click(await button('Saved'));
  expect((await button('Save')).getAttribute('aria-pressed')).toBe('false');
  expect(saving.changeList).toHaveBeenLastCalledWith(environment.firebase, 'nia', 'setups', 'a', false);
});

test('shows a setup that is on the list as saved', async () => {
  saving.readList.mockResolvedValue(['a']);
  show();
  expect(await button('Saved')).toBeDefined();
});

test('says why saving failed, and stays as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  saving.readList.mockResolvedValue([]);
  saving.changeList.mockRejectedValue(new CommunityError('limit-reached', 'Your list holds 100 setups.'));
  show();
  fireEvent.click(await button('Save'));
  await waitFor(() =>
    expect(waitingToasts().at(-1)).toMatchObject({
      description: 'Failed to change your list: Your list holds 100 setups.',
      variant: 'destructive',
    }),
  );
  expect((await button('Save')).getAttribute('aria-pressed')).toBe('false');
});

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
const watch: SessionBackend['watch'] = (onChange) => ((tell = onChange), () => {});
const lookAgain = async (): Promise<void> => {
  const isBanned = await Promise.resolve(true);
  tell({ user: { id: 'nia', displayName: null, email: null, isBanned }, isAdmin: false });
};

test('says to a banned member that it is the ban that refuses', async () => {
  const backend = { watch, lookAgain, signOut: () => Promise.resolve() };
  connectSession({ expected: false, load: () => Promise.resolve(backend) });
  await startSession();
  saving.readList.mockResolvedValue([]);
  saving.changeList.mockRejectedValue(new CommunityError('not-allowed', 'You are not allowed to do this.'));
  show('owned');
  fireEvent.click(await button('I own this'));
  await waitFor(() =>
    expect(waitingToasts().at(-1)).toMatchObject({
      title: 'Account banned',
      description: "A banned account can't say which projector it owns.",
      variant: 'destructive',
    }),
  );
});

test('asks a visitor to sign in, and reads nothing', async () => {
  session.user = null;
  show();
  fireEvent.click(await button('Save'));
  expect(waitingToasts().at(-1)).toMatchObject({ description: 'Sign in to save setups.' });
  expect(saving.readList).not.toHaveBeenCalled();
});
