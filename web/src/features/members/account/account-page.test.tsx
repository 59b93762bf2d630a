// @vitest-environment jsdom
/** How wide the account page is: the form to sign in is narrow, what a member has needs the room. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../../../shared/environment/environment-context.tsx';
import { SITE_ROUTE_ID } from '../../../shared/live-content/use-site.ts';
import { connectSession, startSession, type SessionBackend } from '../../../shared/session/session-store.ts';
import { Component } from './account-page.tsx';

vi.mock('./account-view.tsx', () => ({ AccountView: () => null }));

let tell: Parameters<SessionBackend['watch']>[0] = () => {};
const watch: SessionBackend['watch'] = (onChange) => ((tell = onChange), () => {});
const signOut = () => Promise.resolve();

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['sessionHint'];
});

const width = () => {
  const frame = screen.getByRole('heading', { level: 1 }).closest('header')?.parentElement;
  return frame ? getComputedStyle(frame).maxWidth : null;
};

test('is as wide before the session is known as it is afterwards', async () => {
  document.documentElement.dataset['sessionHint'] = '';
  connectSession({ expected: true, load: () => Promise.resolve({ watch, lookAgain: () => {}, signOut }) });
  await startSession();
  const routes = [{ id: SITE_ROUTE_ID, path: '/', element: <Component /> }];
  render(
    <HelmetProvider>
      <EnvironmentProvider value={environment}>
        <RouterProvider router={createMemoryRouter(routes)} />
      </EnvironmentProvider>
    </HelmetProvider>,
  );
  expect(width()).toBe('960px');
  act(() => tell({ user: { id: 'nia', displayName: 'Nia', email: 'nia@x.test' }, isAdmin: false }));
  expect(screen.getByText('Signed in as nia@x.test')).toBeDefined();
  expect(width()).toBe('960px');
  act(() => tell(null));
  expect(width()).not.toBe('960px');
});
