// @vitest-environment jsdom
/** Where the focus goes when the button that had it is gone. */
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

test('the focus of a button that goes stands on the control before it that needs no keyboard', () => {
  render(<Filters />);
  const reset = screen.getByRole('button', { name: 'Reset' });
  reset.focus();
  fireEvent.click(reset);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Price' }));
});

test('a button that never had the focus moves none', () => {
  render(<Filters />);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(document.activeElement).toBe(document.body);
});
