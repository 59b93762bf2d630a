// @vitest-environment jsdom
/** Messages: only the latest for each cause. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dismissToast } from './toast-dismissal.ts';
import { takeToast, toast, waitingToasts } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  for (const waiting of waitingToasts()) takeToast(waiting);
  cleanup();
});

test('replaces a message with the same text or cause by the latest', () => {
  toast({ title: 'Error', description: 'Failed to load gallery' });
  toast({ title: 'Error', description: 'Failed to load gallery' });
  toast({ title: 'Error', description: 'Wrong password', cause: 'sign-in' });
  toast({ title: 'Welcome back!', cause: 'sign-in' });
  expect(waitingToasts().map(({ title, description }) => [title, description])).toEqual([
    ['Error', 'Failed to load gallery'],
    ['Welcome back!', undefined],
  ]);
});

test('updates a visible message and shows another cause beside it', async () => {
  render(<Toasts />);
  act(() => toast({ title: 'Error', description: 'One', variant: 'destructive', cause: 'gallery' }));
  await screen.findByText('One');
  act(() => toast({ title: 'Error', description: 'Two', variant: 'destructive', cause: 'gallery' }));
  await screen.findByText('Two');
  await waitFor(() => expect(screen.queryByText('One')).toBeNull());
  act(() => toast({ title: 'Success', description: 'Three' }));
  await screen.findByText('Three');
  expect(screen.getAllByText('Error')).toHaveLength(1);
});

test('takes a message back, whether it is visible or still waits', async () => {
  toast({ title: 'Error', description: 'Waits', cause: 'form' });
  dismissToast('form');
  expect(waitingToasts()).toEqual([]);
  render(<Toasts />);
  act(() => toast({ title: 'Error', description: 'Shown', cause: 'form' }));
  act(() => toast({ title: 'Error', description: 'Another', cause: 'gallery' }));
  await screen.findByText('Shown');
  act(() => dismissToast('form'));
  await waitFor(() => {
    // It goes at the end of an animation, which jsdom doesn't run.
    for (const shown of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(shown);
    expect(screen.queryByText('Shown')).toBeNull();
  });
  expect(screen.getByText('Another')).toBeDefined();
});
