// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HeaderMenu } from '../src/layout/header-menu.tsx';

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

const toggle = () => screen.getByRole('button', { name: 'Learn' });
const focused = () => document.activeElement?.textContent;

test('a click opens and closes', () => {
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(toggle());
  expect(screen.getAllByRole('link')).toHaveLength(2);
  fireEvent.click(toggle());
  expect(screen.queryByRole('link')).toBeNull();
});

test('arrows open and walk, Escape closes and goes back', async () => {
  toggle().focus();
  fireEvent.keyDown(toggle(), { key: 'ArrowDown' });
  await waitFor(() => expect(focused()).toBe('Blog'));
  fireEvent.keyDown(screen.getByText('Blog'), { key: 'ArrowUp' });
  await waitFor(() => expect(focused()).toBe('Glossary'));
  fireEvent.keyDown(screen.getByText('Glossary'), { key: 'Escape' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(toggle());
});

test('a click elsewhere closes', () => {
  fireEvent.click(toggle());
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a tap on a link closes', () => {
  fireEvent.click(toggle());
  fireEvent.click(screen.getByRole('link', { name: 'Blog' }));
  expect(screen.queryByRole('link')).toBeNull();
});
