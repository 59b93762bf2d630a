// @vitest-environment jsdom
/** Saving a model, and saying that one owns it, from its page. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { waitingToasts } from '../../../shared/toasts/toast-store.ts';
import { OwnModel } from './own-model.tsx';

type Community = typeof import('@lumen-throw/community/index');

const { session, lists } = vi.hoisted(() => ({
  session: { user: null as { id: string } | null, known: true },
  lists: {
    readList: vi.fn<(env: unknown, uid: string, list: string) => Promise<readonly string[]>>(),
    changeList: vi.fn<() => Promise<readonly string[]>>(),
  },
}));

vi.mock('@lumen-throw/community/index', async (original: () => Promise<Community>) => {
  const { communityWith } = await import('../../../../test/fixture/late-community.ts');
  return communityWith(original, { loadOwnLists: lists });
});
vi.mock('../../../shared/session/use-session.ts', async (original) => ({
  ...(await original<object>()),
  useMember: () => session.user,
  useMayRead: () => session.known,
}));

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(session, { user: { id: 'nia' }, known: true });
  lists.readList.mockResolvedValue([]);
});
afterEach(cleanup);

const page = () => (
  <MemoryRouter>
    <EnvironmentProvider value={environment}>
      <OwnModel id="projector-a" name="Acme One" />
    </EnvironmentProvider>
  </MemoryRouter>
);

/** Shows it. @returns what renders it again, with what the session is then */
async function show(): Promise<() => Promise<void>> {
  const { rerender } = render(page());
  // What members need is loaded on demand.
  const reads = session.user ? 1 : 0;
  await waitFor(() => expect(lists.readList.mock.calls.length).toBeGreaterThanOrEqual(reads));
  return () => act(async () => rerender(page()));
}

const button = (name: string) => screen.findByRole('button', { name });
/** A button once it can be pressed. */
const ready = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found.getAttribute('aria-disabled')).toBeNull();
    return found;
  });
test('a member saves a model without saying to own it', async () => {
  lists.changeList.mockResolvedValue(['projector-a']);
  await show();
  fireEvent.click(await ready('Save'));
  expect((await button('Saved')).getAttribute('aria-pressed')).toBe('true');
  expect(lists.changeList).toHaveBeenCalledExactlyOnceWith(
    environment.firebase,
    'nia',
    'models',
    'projector-a',
    true,
  );
  expect((await button('I own this')).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
});

test('who says to own it is offered its setups, and to share one', async () => {
  lists.changeList.mockResolvedValueOnce(['projector-a']).mockResolvedValueOnce([]);
  await show();
  fireEvent.click(await ready('I own this'));
  const offer = await within(await screen.findByRole('status')).findByRole('link', {
    name: 'Share your setup with the Acme One',
  });
  expect(offer.getAttribute('href')).toBe('/inspiration/gallery?shared-projector=Acme%20One#share-setup');
  expect(screen.getByRole('link', { name: 'or see how others use it' }).getAttribute('href')).toBe(
    '/inspiration/gallery?view=grid&projector=projector-a',
  );
  fireEvent.click(await ready('You own this'));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(lists.changeList).toHaveBeenLastCalledWith(
    environment.firebase,
    'nia',
    'owned',
    'projector-a',
    false,
  );
});

test('an owner who comes back sees it, and nothing moves the page', async () => {
  lists.readList.mockImplementation((_env, _uid, list) =>
    Promise.resolve(list === 'owned' ? ['projector-a'] : []),
  );
  await show();
  expect((await button('You own this')).getAttribute('aria-pressed')).toBe('true');
  expect((await button('Save')).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a visitor is asked to sign in, and nothing is read', async () => {
  session.user = null;
  await show();
  fireEvent.click(await ready('Save'));
  expect(waitingToasts().at(-1)).toMatchObject({ description: 'Sign in to save projectors.' });
  fireEvent.click(await ready('I own this'));
  expect(waitingToasts().at(-1)).toMatchObject({
    description: 'Sign in to say which projector you own.',
  });
  expect(lists.readList).not.toHaveBeenCalled();
});

test('what is pressed before it is known who is here is done for a member', async () => {
  Object.assign(session, { user: null, known: false });
  lists.changeList.mockResolvedValue(['projector-a']);
  const before = waitingToasts().length;
  const rerender = await show();
  fireEvent.click(await button('I own this'));
  expect(lists.changeList).not.toHaveBeenCalled();
  Object.assign(session, { user: { id: 'nia' }, known: true });
  await rerender();
  expect(await button('You own this')).toBeDefined();
  expect(lists.changeList).toHaveBeenCalledExactlyOnceWith(
    environment.firebase,
    'nia',
    'owned',
    'projector-a',
    true,
  );
  expect(waitingToasts()).toHaveLength(before);
});

test.each([['I own this'], ['Save']])(
  '%s keeps the focus when it becomes known who is here',
  async (name) => {
    Object.assign(session, { user: null, known: false });
    const rerender = await show();
    (await button(name)).focus();
    Object.assign(session, { user: { id: 'nia' }, known: true });
    await rerender();
    // Only the buttons of members wait for the list.
    await waitFor(() => expect(lists.readList).toHaveBeenCalled());
    await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  },
);

test('what is pressed before it is known that nobody is here asks to sign in', async () => {
  Object.assign(session, { user: null, known: false });
  const before = waitingToasts().length;
  const rerender = await show();
  fireEvent.click(await button('Save'));
  expect(waitingToasts()).toHaveLength(before);
  session.known = true;
  await rerender();
  expect(waitingToasts().at(-1)).toMatchObject({ description: 'Sign in to save projectors.' });
});
