// @vitest-environment jsdom
/** What stands below the gallery in each session, and where the focus goes when the session changes. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { connectSession, startSession, type SessionBackend } from '../../../shared/session/session-store.ts';
import { environment } from '../../../../test/fixture/environment.ts';
import { TakingPart } from './submit-or-sign-in.tsx';

afterEach(cleanup);

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
const watch: SessionBackend['watch'] = (onChange) => ((tell = onChange), () => {});
const signOut = () => Promise.resolve();

const member = (isBanned: boolean) => {
  const user = { id: 'nia', displayName: 'Nia', email: null, isBanned };
  act(() => tell({ user, isAdmin: false }));
};

async function open(isBanned: boolean) {
  connectSession({ expected: false, load: () => Promise.resolve({ watch, lookAgain: () => {}, signOut }) });
  await startSession();
  member(isBanned);
  render(
    <MemoryRouter>
      <EnvironmentProvider value={environment}>
        <CommunityData>
          <TakingPart onShared={() => {}} />
        </CommunityData>
      </EnvironmentProvider>
    </MemoryRouter>,
  );
}

test('a banned member reads of the ban instead of filling in a form', async () => {
  await open(true);
  expect(screen.getByText(/An admin has banned this account/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See why, and answer' }).getAttribute('href')).toBe(
    '/account#notices',
  );
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  member(false);
  expect(screen.queryByText(/An admin has banned this account/)).toBeNull();
  expect(document.querySelector('form')).not.toBeNull();
  // A ban while the member writes: the keyboard's place goes to what is said of it.
  screen.getByRole('textbox', { name: /Title/ }).focus();
  member(true);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByText(/An admin has banned this account/)),
  );
});

test('signing in moves the focus from the form that goes to the one that comes', async () => {
  await open(false);
  await act(async () => tell(null));
  (await screen.findByLabelText(/Email/)).focus();
  expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
  member(false);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Share your setup'));
});
