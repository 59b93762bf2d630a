// @vitest-environment jsdom
/** Links in the words of editors. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ContentButton, ContentLink } from './content-link.tsx';

afterEach(cleanup);

test.each([
  ['https://www.epson.com/', 'noopener'],
  ['https://www.amazon.com/dp/B000000000?tag=other-20', 'sponsored nofollow noopener'],
])('a link and a button to %s have the relation "%s"', (href, rel) => {
  const action = { label: 'Button', href, page: null };
  render(
    <>
      <ContentLink href={href}>Link</ContentLink>
      <ContentButton action={action} />
    </>,
    { wrapper: MemoryRouter },
  );
  for (const name of ['Link', 'Button'])
    expect(screen.getByRole('link', { name }).getAttribute('rel')).toBe(rel);
});

test('keeps the words of a link to an unsafe address', () => {
  render(<ContentLink href="javascript:alert(1)">Words</ContentLink>, { wrapper: MemoryRouter });
  expect(screen.getByText('Words')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
