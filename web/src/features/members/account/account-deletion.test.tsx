// @vitest-environment jsdom
/** The dialog that deletes an account: what stands at its fields, and what is said after a failure. */
import { CommunityError } from '@lumen-throw/community/community-error';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialogMethods } from '../../../../test/fixture/dialogs.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { takeToast, waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { AccountDeletion } from './account-deletion.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { account } = vi.hoisted(() => ({ account: { deleteAccount: vi.fn<() => Promise<void>>() } }));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadAccount: account });
});

addDialogMethods();
beforeEach(() => {
  vi.resetAllMocks();
  for (const waiting of waitingToasts()) takeToast(waiting);
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <AccountDeletion user={{ id: 'ines', displayName: 'Ines', email: 'ines@example.test' }} />
      </EnvironmentProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText(label, { exact: false });
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));
const MISSING = ['Enter your password.', 'Type DELETE, in capital letters.'];
const errors = () => MISSING.filter((words) => screen.queryByText(words) !== null);

test('an error goes with the input that mends it', () => {
  send();
  expect(errors()).toEqual(MISSING);
  fill('Password', 'secret');
  expect(errors()).toEqual(MISSING.slice(1));
  fill('Type DELETE', 'DELETE');
  expect(errors()).toEqual([]);
});

test('a failure stands at the form, covers nothing, and goes with the next try', async () => {
  account.deleteAccount.mockRejectedValueOnce(new CommunityError('offline', 'There is no connection.'));
  fill('Password', 'secret');
  fill('Type DELETE', 'DELETE');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection.');
  expect(waitingToasts()).toEqual([]);
  account.deleteAccount.mockResolvedValue();
  send();
  await waitFor(() => expect(waitingToasts().map(({ title }) => title)).toEqual(['Account deleted']));
  expect(screen.queryByRole('alert')).toBeNull();
});
