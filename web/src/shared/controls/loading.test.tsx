// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LateLoadingState } from './loading.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what comes in a moment is not announced, what takes longer is; the build says nothing', () => {
  expect(renderToString(<LateLoadingState label="Reading" />)).toBe('');
  vi.useFakeTimers();
  render(<LateLoadingState label="Reading" />);
  act(() => vi.advanceTimersByTime(250));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByRole('status').textContent).toBe('Reading');
});
