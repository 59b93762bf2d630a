import { expect, test, vi } from 'vitest';
import type { PageAndSite } from '../content-api/page-content.ts';
import { freshPage, subscribeFresh, updateIfChanged, type Shown } from './fresh-content.ts';

const page = (title: string) => ({ title }) as unknown as PageAndSite['page'];
const answer = (title: string): PageAndSite => ({ page: page(title), site: null });
const shown: Shown = { page: page('Old'), site: null };

test('shows the latest answer', () => {
  const listener = vi.fn<() => void>();
  subscribeFresh(listener);
  updateIfChanged('/blog', shown, answer('New'));
  expect(freshPage('/blog')).toEqual({ content: page('New') });
  updateIfChanged('/blog', shown, answer('Old'));
  expect(freshPage('/blog')).toEqual({ content: page('Old') });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('notifies nobody about an answer without changes', () => {
  const listener = vi.fn<() => void>();
  subscribeFresh(listener);
  updateIfChanged('/glossary', shown, answer('Old'));
  expect(listener).not.toHaveBeenCalled();
});
