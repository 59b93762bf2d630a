// @vitest-environment jsdom
/** The focus after a focused button was removed. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { focusBefore } from './focus-before.ts';

afterEach(cleanup);

function Filters() {
  const [isAsked, setAsked] = useState(true);
  return (
    <>
      <a href="/">Home</a>
      <select aria-label="Price" />
      <input aria-label="Words" />
      <button type="button" disabled>
        Search
      </button>
      {isAsked ? (
        <button
          type="button"
          onClick={(event) => {
            focusBefore(event);
            setAsked(false);
          }}
        >
          Reset
        </button>
      ) : null}
      <a href="/after">After</a>
    </>
  );
}

test('moves the focus to the previous control that opens no keyboard', () => {
  render(<Filters />);
  const reset = screen.getByRole('button', { name: 'Reset' });
  reset.focus();
  fireEvent.click(reset);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Price' }));
});

test("does not move the focus when the removed button didn't have it", () => {
  render(<Filters />);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(document.activeElement).toBe(document.body);
});
