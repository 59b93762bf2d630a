// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top.ts';

test('keeps the scroll target while content above grows', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  const { style } = document.documentElement;
  scrollToTop('smooth');
  expect(style.getPropertyValue('overflow-anchor')).toBe('none');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  dispatchEvent(new Event('scrollend'));
  expect(style.getPropertyValue('overflow-anchor')).toBe('');
});
