// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HeaderMenu } from './header-menu.tsx';

afterEach(cleanup);

const group = {
  label: 'Learn',
  links: [
    { label: 'Blog', href: '/blog' },
    { label: 'Glossary', href: '/glossary' },
  ],
};

beforeEach(() => {
  render(
    <MemoryRouter>
      <HeaderMenu group={group} />
    </MemoryRouter>,
  );
});

const toggle = () => screen.getByText('Learn');
const isOpen = () => toggle().closest('details')?.open;
const focused = () => document.activeElement?.textContent;

test('a click opens and closes the menu [2.1-6]', () => {
  expect(isOpen()).toBe(false);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(false);
});

test('arrow keys open it and move in it, Escape closes it and returns the focus', () => {
  toggle().focus();
  fireEvent.keyDown(toggle(), { key: 'ArrowDown' });
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('Blog');
  fireEvent.keyDown(screen.getByText('Blog'), { key: 'ArrowUp' });
  expect(focused()).toBe('Glossary');
  fireEvent.keyDown(screen.getByText('Glossary'), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

test('a press outside closes the menu', () => {
  fireEvent.click(toggle());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test('a press on the link to the same page closes the menu and returns the focus', () => {
  cleanup();
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <HeaderMenu group={group} />
    </MemoryRouter>,
  );
  fireEvent.click(toggle());
  const link = screen.getByRole('link', { name: 'Blog' });
  link.focus();
  fireEvent.click(link);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(toggle());
});

test('navigation without a tap closes the menu', async () => {
  cleanup();
  const router = createMemoryRouter([{ path: '*', element: <HeaderMenu group={group} /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(toggle());
  expect(isOpen()).toBe(true);
  await act(() => router.navigate('/accessories'));
  expect(isOpen()).toBe(false);
});
