// @vitest-environment jsdom
/** The form for signing in and up, on its page and in the gallery, with mock accounts. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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
  const backend = { watch: () => () => {}, lookAgain: () => {}, signOut: () => Promise.resolve() };
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

/** Shows the form. @returns called once somebody is signed in */
function showForm(place: AuthPlace) {
  const onSignedIn = vi.fn<() => void>();
  render(
    <EnvironmentProvider value={environment}>
      <AuthForm place={place} onSignedIn={onSignedIn} />
    </EnvironmentProvider>,
    { wrapper: MemoryRouter },
  );
  return onSignedIn;
}

/** Fills the form in, in one of its modes. @returns called once somebody is signed in */
function fillIn(place: AuthPlace, mode: 'in' | 'up') {
  const onSignedIn = showForm(place);
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
  'shows the success message on the %s when signing %s [1-6 2.13-8 4-12 8-17 8-18 8-20 8-21]',
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

test('signing up has its title, text and name field, and links back to signing in [2.13-2 2.13-3 2.13-7]', () => {
  fillIn('page', 'up');
  expect(screen.getByRole('heading', { name: 'Join the Community' })).toBeDefined();
  expect(screen.getByText('Create an account to get started')).toBeDefined();
  expect(fields()).toEqual(['displayName', 'email', 'password']);
  expect(screen.getByLabelText<HTMLInputElement>('Display Name').required).toBe(true);
  fireEvent.click(button('Already have an account? Sign in'));
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeDefined();
  expect(fields()).toEqual(['email', 'password']);
});

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('only signing up names the minimum age and links to terms and privacy', () => {
  showForm('page');
  expect(screen.queryByText(/at least 16/)).toBeNull();
  expect(links()).toEqual([]);
  fireEvent.click(button("Don't have an account? Sign up"));
  expect(screen.getByText(/at least 16/)).toBeDefined();
  expect(links()).toEqual(['/terms', '/privacy']);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });

/** What stands below a field or beside it, as it is read aloud with it. */
function describedBy(label: string): (string | null | undefined)[] {
  const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
}

test('a form that is not filled in says so at each field, and keeps what was typed [2.13-1 2.13-6 5-13]', () => {
  showForm('page');
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeDefined();
  expect(screen.getByText('Sign in to share and like setups')).toBeDefined();
  expect(field('Email').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('current-password');
  fireEvent.click(button("Don't have an account? Sign up"));
  expect(field('Password').autocomplete).toBe('new-password');
  write('Email', 'not-an-address');
  write('Password', 'short');
  press('up');
  expect(describedBy('Display Name')).toContain('Enter the name other people will see.');
  expect(describedBy('Email').join(' ')).toContain('Enter a complete email address');
  expect(describedBy('Password')).toContain('Choose a password of at least 6 characters.');
  for (const label of ['Display Name', 'Email', 'Password'])
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Display Name'));
  fireEvent.click(button('Already have an account? Sign in'));
  expect(field('Email').value).toBe('not-an-address');
  expect(accounts.signUp).not.toHaveBeenCalled();
});

test('without a session after signing up the member is told to check the mail [4-13 8-19]', async () => {
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

test('signing up sends name, email and password, and returns to the gallery [1-5 7-24]', async () => {
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

test('the button shows Loading... and ignores a second click while a request runs [2.12-26 2.13-5]', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  accounts.signIn.mockReturnValue(promise);
  fillIn('page', 'in');
  press('in');
  expect(button('Loading...').getAttribute('aria-disabled')).toBe('true');
  await act(async () => {
    resolve({});
    await promise;
  });
  await waitFor(() => expect(button('Sign In').hasAttribute('aria-disabled')).toBe(false));
  expect(accounts.signIn).toHaveBeenCalledOnce();
});

test.each([
  ['page', 'Error', new CommunityError('wrong-credentials', 'Not right.'), 'Not right.'],
  ['gallery', 'Authentication Error', new CommunityError('wrong-credentials', 'Not right.'), 'Not right.'],
  ['page', 'Error', new Error('odd'), 'Failed to authenticate. Please try again.'],
  ['gallery', 'Authentication Error', new Error('odd'), 'Failed to authenticate. Please try again.'],
] as const)(
  'a failure on the %s has the title %s and a reason [8-22..24]',
  async (place, title, error, description) => {
    accounts.signIn.mockRejectedValue(error);
    fillIn(place, 'in');
    press('in');
    await waitFor(() => expect(lastToast()).toMatchObject({ title, description, variant: 'destructive' }));
  },
);

test.each(['Email', 'Password'])(
  'a refusal stands at the field %s as well, which gets the focus',
  async (label) => {
    const at = label === 'Email' ? 'email' : 'password';
    accounts.signIn.mockRejectedValue(new CommunityError('wrong-credentials', 'Not right.', at));
    fillIn('page', 'in');
    press('in');
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(describedBy(label)).toContain('Not right.');
    expect(document.activeElement).toBe(field(label));
    expect(field('Password').value).toBe('secret');
  },
);

test.each(['unexpected', 'server-error'] as const)(
  'an unknown error (%s) has the general message [8-23]',
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

test('signing up requires six characters of password, signing in any [2.13-3 5-13..16 9-4]', () => {
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

test("a member's name is the display name, then the email, then Anonymous [5-12]", () => {
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

test('retries loading the form for a forgotten password and keeps what was typed', async () => {
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

test('returning from the forgotten password restores the focus in the form', async () => {
  fillIn('page', 'in');
  fireEvent.click(button('Forgot password?'));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Sign In' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email', { exact: false }));
});

test('keeps the sign-up form when the visitor opens it before the reset form loads', async () => {
  fillIn('page', 'in');
  fireEvent.click(button('Forgot password?'));
  fireEvent.click(button("Don't have an account? Sign up"));
  await act(() => import('./password-reset.tsx'));
  expect(button('Sign Up')).toBeTruthy();
});

test('with cookies blocked, the form says how long the session lasts', () => {
  showForm('page');
  expect(screen.queryByRole('note')).toBeNull();
  cleanup();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  showForm('page');
  expect(screen.getByRole('note').textContent).toBe(
    'Your browser blocks cookies for this site. You can sign in, but only until you close or reload this page.',
  );
});
