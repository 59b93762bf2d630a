// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from '../src/design/accordion.tsx';

afterEach(cleanup);

const items = [
  { id: 'a', title: 'First?', content: 'One.' },
  { id: 'b', title: 'Second?', content: 'Two.' },
];

function open(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent);
}

test('at most one is open, and the open one can be closed', () => {
  render(<Accordion items={items} />);
  expect(open()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'First?' }));
  expect(open()).toEqual(['First?']);
  expect(screen.getByRole('region', { name: 'First?' }).textContent).toBe('One.');
  fireEvent.click(screen.getByRole('button', { name: 'Second?' }));
  expect(open()).toEqual(['Second?']);
  expect(screen.queryByRole('region', { name: 'First?' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Second?' }));
  expect(open()).toEqual([]);
});

test('each button names what it opens', () => {
  render(<Accordion items={items} />);
  for (const button of screen.getAllByRole('button')) {
    const panel = document.querySelector(`[id="${button.getAttribute('aria-controls')}"]`);
    expect(panel?.getAttribute('aria-labelledby')).toBe(button.id);
  }
});
