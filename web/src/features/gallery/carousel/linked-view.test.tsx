// @vitest-environment jsdom
/** A share link's setup scrolls into view once, unless the visitor has scrolled away. */
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLinkedView } from './use-linked-view.ts';

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  scrolled.mockClear();
  vi.unstubAllGlobals();
  cleanup();
});

function Carousel({
  ready,
  id = 'a',
  isOnPage = false,
}: {
  ready: boolean;
  id?: string;
  isOnPage?: boolean;
}) {
  const section = useRef<HTMLElement>(null);
  useLinkedView(section, ready ? { id, isOnPage } : null);
  return (
    <section ref={section}>
      <article tabIndex={-1}>A setup</article>
    </section>
  );
}

test('scrolls into view with focus once, when the layout above has settled', () => {
  const { rerender } = render(<Carousel ready={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Carousel ready />);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('A setup');
  rerender(<Carousel ready={false} />);
  rerender(<Carousel ready />);
  expect(scrolled).toHaveBeenCalledOnce();
});

test('does not scroll a visitor who has already scrolled', () => {
  vi.stubGlobal('scrollY', 300);
  render(<Carousel ready />);
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('a link on the page scrolls to its setup from any position', () => {
  vi.stubGlobal('scrollY', 300);
  const { rerender } = render(<Carousel ready isOnPage />);
  expect(scrolled).toHaveBeenCalledOnce();
  rerender(<Carousel ready isOnPage id="b" />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});
