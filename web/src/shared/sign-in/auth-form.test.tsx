// @vitest-environment jsdom
/** The form to sign in and up, on its page and in the gallery, with accounts that answer as the test says. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthForm } from './auth-form.tsx';
import { authErrors } from './auth-fields.ts';
import type { AuthPlace } from './use-auth-form.ts';
import { CommunityError } from '@lumen-throw/community/community-error';
import { shownName } from '@lumen-throw/community/member';
import { EnvironmentProvider } from '../environment/environment-context.tsx';
import { connectSession } from '../session/session-store.ts';
import { waitingToasts } from '../toasts/toast-store.ts';
import { environment, siteEnvironment } from '../../../test/fixture/environment.ts';

type Community = typeof import('@lumen-throw/community/index');

const { accounts } = vi.hoisted(() => ({
  accounts: { signIn: vi.fn<() => Promise<unknown>>(), signUp: vi.fn<() => Promise<unknown>>() },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../test/fixture/late-community.ts');
  return communityWith(original, { loadSession: accounts });
});

beforeEach(() => {
  vi.clearAllMocks();
  const backend = { watch: () => () => {}, signOut: () => Promise.resolve() };
  connectSession({ expected: false, load: () => Promise.resolve(backend) });
});
afterEach(cleanup);

const offline = vi.hoisted(() => ({ now: false }));
vi.mock('./password-reset.tsx', (original: () => Promise<object>) =>
  offline.now ? Promise.reject(new Error('offline')) : original(),
);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

/** Fills the form in, in one of its modes. @returns called once somebody is signed in */
function fillIn(place: AuthPlace, mode: 'in' | 'up') {
  const onSignedIn = vi.fn<() => void>();
  render(
    <EnvironmentProvider value={environment}>
      <AuthForm place={place} onSignedIn={onSignedIn} />
    </EnvironmentProvider>,
  );
  if (mode === 'up') {
    fireEvent.click(button("Don't have an account? Sign up"));
    write('Display Name', 'Nia');
  }
  write('Email', 'nia@example.com');
  write('Password', 'secret');
  return onSignedIn;
}

const press = (mode: 'in' | 'up') => fireEvent.click(button(mode === 'in' ? 'Sign In' : 'Sign Up'));
const lastToast = () => waitingToasts().at(-1);

test.each([
  ['page', 'in', 'Welcome back!', "You've successfully signed in."],
  ['page', 'up', 'Account created!', 'You can now submit setups and interact with the community.'],
  ['gallery', 'in', 'Welcome back!', 'You can now submit your setup.'],
  ['gallery', 'up', 'Account created!', "You're now logged in and can submit setups."],
] as const)(
  'success on the %s, signing %s, is told in its words',
  async (place, mode, title, description) => {
    accounts.signIn.mockResolvedValue({});
    accounts.signUp.mockResolvedValue({ kind: 'signed-in' });
    const onSignedIn = fillIn(place, mode);
    press(mode);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(lastToast()).toMatchObject({ title, description, variant: 'default' });
  },
);

const fields = () => screen.getAllByLabelText(/./).map((field) => field.getAttribute('name'));

test('signing up has its title, words and name, and the way back to signing in, which has no name', () => {
  fillIn('page', 'up');
  expect(screen.getByRole('heading', { name: 'Join the Community' })).toBeDefined();
  expect(screen.getByText('Create an account to get started')).toBeDefined();
  expect(fields()).toEqual(['displayName', 'email', 'password']);
  expect(screen.getByLabelText<HTMLInputElement>('Display Name').required).toBe(true);
  fireEvent.click(button('Already have an account? Sign in'));
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeDefined();
  expect(fields()).toEqual(['email', 'password']);
});

test('without a session after signing up the member is told to check the mail', async () => {
  accounts.signUp.mockResolvedValue({ kind: 'check-email' });
  const onSignedIn = fillIn('page', 'up');
  press('up');
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Check your email!',
      description: 'We sent you a confirmation link. Click it to complete sign up.',
    }),
  );
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('signing up sends name, address and password, and the gallery as the way back', async () => {
  accounts.signUp.mockResolvedValue({ kind: 'signed-in' });
  fillIn('page', 'up');
  press('up');
  await waitFor(() =>
    expect(accounts.signUp).toHaveBeenCalledWith(
      environment.firebase,
      { displayName: 'Nia', email: 'nia@example.com', password: 'secret' },
      { requireConfirmedEmail: false, continueUrl: `${siteEnvironment.siteUrl}/inspiration/gallery` },
    ),
  );
});

test('the button says Loading... and takes no second click while the accounts work', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  accounts.signIn.mockReturnValue(promise);
  fillIn('page', 'in');
  press('in');
  expect(button('Loading...').disabled).toBe(true);
  await act(async () => {
    resolve({});
    await promise;
  });
  await waitFor(() => expect(button('Sign In').disabled).toBe(false));
  expect(accounts.signIn).toHaveBeenCalledOnce();
});

test.each([
  ['page', 'Error', new CommunityError('wrong-credentials', 'Not right.'), 'Not right.'],
  ['gallery', 'Authentication Error', new CommunityError('wrong-credentials', 'Not right.'), 'Not right.'],
  ['page', 'Error', new Error('odd'), 'Failed to authenticate. Please try again.'],
  ['gallery', 'Authentication Error', new Error('odd'), 'Failed to authenticate. Please try again.'],
] as const)('a failure on the %s is titled %s and has a reason', async (place, title, error, description) => {
  accounts.signIn.mockRejectedValue(error);
  fillIn(place, 'in');
  press('in');
  await waitFor(() => expect(lastToast()).toMatchObject({ title, description, variant: 'destructive' }));
});

test.each(['unexpected', 'server-error'] as const)(
  'an answer that nobody knows (%s) has the general words',
  async (code) => {
    accounts.signIn.mockRejectedValue(new CommunityError(code, 'Something went wrong.'));
    fillIn('page', 'in');
    press('in');
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to authenticate. Please try again.',
      }),
    );
  },
);

const GOOD = { displayName: 'Nia', email: 'nia@example.com', password: '123456' };

test('six characters of password are enough to sign up, five are not; signing in asks for any', () => {
  expect(authErrors('sign-up', GOOD)).toEqual({});
  expect(authErrors('sign-up', { ...GOOD, password: '12345' })).toHaveProperty('password');
  expect(authErrors('sign-in', { ...GOOD, displayName: '', password: '1' })).toEqual({});
  expect(Object.keys(authErrors('sign-in', { displayName: '', email: '', password: '' }))).toEqual([
    'email',
    'password',
  ]);
  expect(Object.keys(authErrors('sign-up', { displayName: ' ', email: 'x', password: '' }))).toEqual([
    'displayName',
    'email',
    'password',
  ]);
});

test('a member is shown by the display name, else by the address, else as Anonymous', () => {
  const member = {
    uid: 'u',
    email: 'nia@example.com',
    displayName: ' Nia ',
    emailConfirmed: true,
    hasPassword: true,
  };
  expect(shownName(member)).toBe('Nia');
  expect(shownName({ ...member, displayName: ' ' })).toBe('nia@example.com');
  expect(shownName({ ...member, displayName: '', email: '' })).toBe('Anonymous');
});

test('the form for a forgotten password that does not load is asked for again, and what was typed stays', async () => {
  fillIn('page', 'in');
  offline.now = true;
  fireEvent.click(button('Forgot password?'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    "This didn't load. Check your connection and try again.",
  );
  offline.now = false;
  fireEvent.click(button('Forgot password?'));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email', { exact: false }).value).toBe('nia@example.com');
});

test('back from the forgotten password the focus is in the form again', async () => {
  fillIn('page', 'in');
  fireEvent.click(button('Forgot password?'));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email', { exact: false }));
});

test('who goes on meanwhile keeps the form', async () => {
  fillIn('page', 'in');
  fireEvent.click(button('Forgot password?'));
  fireEvent.click(button("Don't have an account? Sign up"));
  await act(() => import('./password-reset.tsx'));
  expect(button('Sign Up')).toBeTruthy();
});
