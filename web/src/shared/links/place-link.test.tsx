// @vitest-environment jsdom
/** Links to a section of the page keep the query. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PlaceLink } from './place-link.tsx';

afterEach(cleanup);

test('a link to a section keeps filters that were chosen after the page opened', async () => {
  history.replaceState(null, '', '/projectors');
  const router = createBrowserRouter([
    { path: '/projectors', element: <PlaceLink place="main">Skip to content</PlaceLink> },
  ]);
  render(<RouterProvider router={router} />);
  // As the filters do it, bypassing the router.
  history.replaceState(history.state, '', '/projectors?kind=portable');
  const entries = history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  await waitFor(() => expect(location.hash).toBe('#main'));
  expect(location.search).toBe('?kind=portable');
  expect(history.length).toBe(entries + 1);
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(history.length).toBe(entries + 1);
  expect(location.search).toBe('?kind=portable');
});

test('leaves a click for another tab to the browser', () => {
  history.replaceState(null, '', '/projectors');
  const router = createBrowserRouter([
    { path: '/projectors', element: <PlaceLink place="main">Skip to content</PlaceLink> },
  ]);
  render(<RouterProvider router={router} />);
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
});
