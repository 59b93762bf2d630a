// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LateLoadingState } from './loading.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('announces only a slow load, and nothing in the build', async () => {
  expect(renderToString(<LateLoadingState label="Reading" />)).toBe('');
  vi.useFakeTimers();
  render(<LateLoadingState label="Reading" />);
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toBe('Reading');
});
