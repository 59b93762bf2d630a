// @vitest-environment jsdom
/** The buttons between setups at both ends, by keyboard and for screen readers. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CarouselSteps } from './carousel-steps.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('the button keeps the focus at the last setup, and another press goes nowhere', () => {
  const move = vi.fn<(step: number) => void>();
  const steps = (index: number) => <CarouselSteps index={index} total={2} title="Attic cinema" move={move} />;
  const { rerender } = render(steps(0));
  const [previous, next] = [button('Previous setup'), button('Next setup')];
  next.focus();
  fireEvent.click(next);
  rerender(steps(1));
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(next);
  expect(move.mock.calls).toEqual([[1]]);
  fireEvent.click(previous);
  expect(move).toHaveBeenLastCalledWith(-1);
});

test('screen readers hear the position with the title', () => {
  render(<CarouselSteps index={1} total={14} title="Attic cinema" move={() => {}} />);
  const counter = document.querySelector('[aria-live="polite"]');
  expect(counter?.textContent).toBe('2 of 14, Attic cinema');
  expect(screen.getByText('2 of 14').getAttribute('aria-hidden')).toBe('true');
});
