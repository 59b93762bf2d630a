// @vitest-environment jsdom
/** A guide's sources as readers see them. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { SourceList, type GuideSource } from './source-list.tsx';

afterEach(cleanup);

const STANDARD: GuideSource = {
  _key: 'a',
  title: 'Screen luminance',
  publisher: 'A standards body',
  address: 'https://example.com/standard',
  supports: 'Cinemas show 14 foot-lamberts.',
  seen: '2026-11-23',
};

function shown(...sources: GuideSource[]) {
  render(
    <MemoryRouter>
      <SourceList sources={sources} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('listitem');
}

test('shows what a source supports, its publisher and the day it was read', () => {
  const [item] = shown(STANDARD);
  expect(item?.textContent).toBe(
    'Screen luminanceCinemas show 14 foot-lamberts.A standards body\u00A0· read November 23, 2026',
  );
  const link = screen.getByRole('link', { name: 'Screen luminance' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://example.com/standard',
    'noopener',
  ]);
});

test('shows the URL of a source without a title and only the fields it has', () => {
  const [item] = shown({ ...STANDARD, title: null, publisher: null, seen: null });
  expect(item?.textContent).toBe('https://example.com/standardCinemas show 14 foot-lamberts.');
});

test('does not link a URL that could run code, and keeps the other sources', () => {
  const [bad, good] = shown({ ...STANDARD, address: 'javascript:alert(1)' }, { ...STANDARD, _key: 'b' });
  expect(bad && within(bad).queryByRole('link')).toBeNull();
  expect(good && within(good).getByRole('link')).toBeTruthy();
});
