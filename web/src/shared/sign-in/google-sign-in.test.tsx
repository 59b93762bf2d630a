// @vitest-environment jsdom
/** The button to sign in with Google, with mock accounts. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunityError } from '@lumen-throw/community/community-error';
import { EnvironmentProvider } from '../environment/environment-context.tsx';
import { connectSession } from '../session/session-store.ts';
import { waitingToasts } from '../toasts/toast-store.ts';
import { environment } from '../../../test/fixture/environment.ts';
import { AuthForm } from './auth-form.tsx';

const google = vi.hoisted(() => ({
  prepareGoogle: vi.fn<() => Promise<void>>(),
  signInWithGoogle: vi.fn<(env: unknown, how: { displayName: string }) => Promise<unknown>>(),
  linkGoogle: vi.fn<(env: unknown, pending: unknown, password: string) => Promise<unknown>>(),
}));

vi.mock('@lumen-throw/community/google-account', () => google);

/** jsdom has no modal dialogs. */
function showModal(this: HTMLDialogElement) {
  this.open = true;
}

function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in and add Google' }));

beforeEach(() => {
  vi.resetAllMocks();
  google.prepareGoogle.mockResolvedValue(undefined);
  const backend = { watch: () => () => {}, lookAgain: () => {}, signOut: () => Promise.resolve() };
  connectSession({ expected: false, load: () => Promise.resolve(backend) });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});
afterEach(cleanup);

function open(googleSignIn = true) {
  const onSignedIn = vi.fn<() => void>();
  render(
    <EnvironmentProvider value={{ ...environment, firebase: { ...environment.firebase, googleSignIn } }}>
      <AuthForm place="page" onSignedIn={onSignedIn} />
    </EnvironmentProvider>,
    { wrapper: MemoryRouter },
  );
  return onSignedIn;
}

const theButton = () => screen.findByRole('button', { name: 'Continue with Google' });
const lastToast = () => waitingToasts().at(-1);
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('appears below the form with its requirements when configured, and not otherwise', async () => {
  open(false);
  await settle();
  expect(screen.queryByText('Continue with Google')).toBeNull();
  expect(google.prepareGoogle).not.toHaveBeenCalled();
  cleanup();
  open();
  expect((await theButton()).closest('form')).toBeNull();
  await waitFor(() => expect(google.prepareGoogle).toHaveBeenCalledOnce());
});

test('welcomes a member back and tells a new member their name', async () => {
  google.signInWithGoogle.mockResolvedValueOnce({ kind: 'signed-in', isNew: false, shownName: 'Ines' });
  const onSignedIn = open();
  fireEvent.click(await theButton());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(lastToast()).toMatchObject({ title: 'Welcome back!' });
  google.signInWithGoogle.mockResolvedValueOnce({ kind: 'signed-in', isNew: true, shownName: 'Ines' });
  fireEvent.click(await theButton());
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      title: 'Account created!',
      description: 'You share as Ines. You can change the name on your account page.',
    }),
  );
});

test('sends the display name when signing up, not when signing in', async () => {
  google.signInWithGoogle.mockRejectedValue(new CommunityError('cancelled', 'Closed.'));
  open();
  fireEvent.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));
  fireEvent.change(screen.getByLabelText('Display Name'), { target: { value: 'Nia' } });
  fireEvent.click(await theButton());
  await waitFor(() => expect(google.signInWithGoogle.mock.lastCall?.[1].displayName).toBe('Nia'));
  fireEvent.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
  fireEvent.click(await theButton());
  await waitFor(() => expect(google.signInWithGoogle.mock.lastCall?.[1].displayName).toBe(''));
});

test('reports an error and enables the button again', async () => {
  google.signInWithGoogle.mockRejectedValue(new CommunityError('popup-blocked', 'Held back.'));
  const onSignedIn = open();
  fireEvent.click(await theButton());
  await waitFor(() =>
    expect(lastToast()).toMatchObject({ title: 'Error', description: 'Held back.', variant: 'destructive' }),
  );
  expect(await theButton()).toBeDefined();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a second click opens another window and silences the end of the first', async () => {
  const first = Promise.withResolvers<unknown>();
  google.signInWithGoogle.mockReturnValueOnce(first.promise);
  google.signInWithGoogle.mockReturnValueOnce(new Promise(() => {}));
  open();
  fireEvent.click(await theButton());
  fireEvent.click(await screen.findByRole('button', { name: "Waiting for Google's window..." }));
  await waitFor(() => expect(google.signInWithGoogle).toHaveBeenCalledTimes(2));
  first.reject(new CommunityError('cancelled', 'Closed for good.'));
  await settle();
  expect(waitingToasts().map(({ description }) => description)).not.toContain('Closed for good.');
  expect(screen.getByText("Waiting for Google's window...")).toBeDefined();
});

test('asks once for the password of an existing account and reports a wrong one', async () => {
  const pending = { email: 'nia@example.com', credential: {} };
  google.signInWithGoogle.mockResolvedValue({ kind: 'has-password', pending });
  google.linkGoogle.mockRejectedValueOnce(new CommunityError('wrong-credentials', 'Not right.', 'password'));
  google.linkGoogle.mockResolvedValueOnce({});
  const onSignedIn = open();
  fireEvent.click(await theButton());
  expect(await screen.findByRole('heading', { name: 'You have an account already' })).toBeDefined();
  expect(screen.getByText(/nia@example\.com has an account here with a password/)).toBeDefined();
  send();
  const field = screen.getByLabelText('Password of your account here', { exact: false });
  expect(await screen.findByText('Enter the password of your account here.')).toBeDefined();
  expect(google.linkGoogle).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 'wrong' } });
  send();
  expect(await screen.findByText('Not right.')).toBeDefined();
  fireEvent.change(field, { target: { value: 'secret' } });
  send();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(google.linkGoogle.mock.lastCall?.slice(1, 3)).toEqual([pending, 'secret']);
});
