import { expect, test, vi } from 'vitest';
import { expectDeferred } from '../../startup/hydration.ts';
import type { PageAndSite } from '../content-api/page-content.ts';
import { freshPage, subscribeFresh, updateIfChanged, type Shown } from './fresh-content.ts';

const page = (title: string) => ({ title }) as unknown as PageAndSite['page'];
const answer = (title: string): PageAndSite => ({ page: page(title), site: null });
const shown: Shown = { page: page('Old'), site: null };

const script = Promise.withResolvers<void>();
expectDeferred(() => script.promise);

test('news are shown once the scripts are there that can show them, the last answer last', async () => {
  const listener = vi.fn<() => void>();
  subscribeFresh(listener);
  const news = updateIfChanged('/blog', shown, answer('New'));
  const takenBack = updateIfChanged('/blog', shown, answer('Old'));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(listener).not.toHaveBeenCalled();
  expect(freshPage('/blog')).toBeUndefined();
  script.resolve();
  await news;
  expect(freshPage('/blog')).toEqual({ content: page('New') });
  await takenBack;
  expect(freshPage('/blog')).toEqual({ content: page('Old') });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('an answer that changes nothing notifies nobody', async () => {
  const listener = vi.fn<() => void>();
  subscribeFresh(listener);
  await updateIfChanged('/glossary', shown, answer('Old'));
  expect(listener).not.toHaveBeenCalled();
});
