// @vitest-environment jsdom
/** The account page of a member without a password. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDialogMethods } from '../../../../test/fixture/dialogs.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { AccountView } from './account-view.tsx';

type Community = typeof import('@lumen-throw/community/index');

const account = vi.hoisted(() => ({
  deleteAccount: vi.fn<(env: unknown, password: string | null) => Promise<void>>(),
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadAccount: account });
});
vi.mock('./overview.tsx', () => ({ Overview: () => null }));

/** There is no layout here, so nothing changes its size. */
class NoLayout {
  observe(): void {}
  disconnect(): void {}
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Delete everything' }));

addDialogMethods();
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  account.deleteAccount.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function open(hasPassword: boolean) {
  const user = { id: 'ines', displayName: 'Ines', email: 'ines@gmail.test', hasPassword };
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <AccountView user={user} />
      </EnvironmentProvider>
    </MemoryRouter>,
  );
}

const field = (label: string) => screen.queryByLabelText(label, { exact: false });

test("explains why a member without a password can't change email and password", () => {
  open(false);
  expect(field('New e-mail address')).toBeNull();
  expect(field('New password')).toBeNull();
  expect(screen.getByText(/this is the address of your Google account/)).toBeDefined();
  expect(screen.getByText(/have no password here/)).toBeDefined();
  cleanup();
  open(true);
  expect(field('New e-mail address')).not.toBeNull();
  expect(field('New password')).not.toBeNull();
  expect(screen.queryByText(/Google/)).toBeNull();
});

test.each([
  [false, null],
  [true, 'secret'],
])('confirms account deletion with Google when there is no password (%s)', async (hasPassword, given) => {
  open(hasPassword);
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const password = document.querySelector<HTMLInputElement>('dialog [name="password"]');
  expect(password === null).toBe(!hasPassword);
  expect(screen.queryByText(/Google asks you once more/) === null).toBe(hasPassword);
  if (password) fireEvent.change(password, { target: { value: 'secret' } });
  confirm();
  expect(account.deleteAccount).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Type DELETE to confirm', { exact: false }), {
    target: { value: 'DELETE' },
  });
  confirm();
  await waitFor(() => expect(account.deleteAccount).toHaveBeenCalledWith(environment.firebase, given));
});
