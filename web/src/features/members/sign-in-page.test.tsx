// @vitest-environment jsdom
/** The redirect after signing in on the sign-in page. */
import { PATHS } from '@lumen-throw/domain/site-paths';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../test/fixture/environment.ts';
import { EnvironmentProvider } from '../../shared/environment/environment-context.tsx';
import { Component } from './sign-in-page.tsx';

const form = vi.hoisted(() => ({ answer: (): void => {} }));

vi.mock('../../shared/sign-in/auth-form.tsx', () => ({
  AuthForm: ({ onSignedIn }: { onSignedIn: () => void }) => {
    form.answer = onSignedIn;
    return <p>Sign in here.</p>;
  },
}));
vi.mock('../../shared/seo/seo.tsx', () => ({ Seo: () => null }));

afterEach(cleanup);

function open() {
  history.replaceState(null, '', PATHS.auth);
  const router = createBrowserRouter([
    { path: PATHS.auth, element: <Component /> },
    { path: '*', element: <p>Another page.</p> },
  ]);
  render(
    <HelmetProvider>
      <EnvironmentProvider value={environment}>
        <RouterProvider router={router} />
      </EnvironmentProvider>
    </HelmetProvider>,
  );
  return router;
}

test('redirects to the gallery', async () => {
  open();
  await screen.findByText('Sign in here.');
  act(() => form.answer());
  await waitFor(() => expect(location.pathname).toBe(PATHS.gallery));
});

test('a late answer does not redirect a visitor who has moved to another page', async () => {
  const router = open();
  await screen.findByText('Sign in here.');
  await act(() => router.navigate(PATHS.blog));
  await screen.findByText('Another page.');
  await act(async () => {
    form.answer();
    await Promise.resolve();
  });
  expect(location.pathname).toBe(PATHS.blog);
});
