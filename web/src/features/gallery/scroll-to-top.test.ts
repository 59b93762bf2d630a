// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top.ts';

test('until the scroll has ended, nothing that grows above the screen moves its goal', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  const { style } = document.documentElement;
  scrollToTop('smooth');
  expect(style.getPropertyValue('overflow-anchor')).toBe('none');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  dispatchEvent(new Event('scrollend'));
  expect(style.getPropertyValue('overflow-anchor')).toBe('');
});
