// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './accordion.tsx';

afterEach(cleanup);

const items = [
  { id: 'a', title: 'First?', content: 'One.' },
  { id: 'b', title: 'Second?', content: 'Two.' },
];

const entry = (title: string) => screen.getByText(title).closest('details');

test('a question opens and closes its answer, which is always in the page', () => {
  render(<Accordion items={items} />);
  expect(entry('First?')?.open).toBe(false);
  expect(entry('First?')?.textContent).toContain('One.');
  fireEvent.click(screen.getByText('First?'));
  expect(entry('First?')?.open).toBe(true);
  fireEvent.click(screen.getByText('First?'));
  expect(entry('First?')?.open).toBe(false);
});

test('questions of one list share a name, so that the browser keeps one open [2.4-17 4-33]', () => {
  render(
    <>
      <Accordion items={items} />
      <Accordion items={[{ id: 'c', title: 'Third?', content: 'Three.' }]} />
    </>,
  );
  const [first, second, third] = ['First?', 'Second?', 'Third?'].map((title) =>
    entry(title)?.getAttribute('name'),
  );
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
