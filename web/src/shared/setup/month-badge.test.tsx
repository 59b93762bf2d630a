// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { sampleSetup } from '../../../test/fixture/setup.ts';
import type { Setup } from '@lumen-throw/domain/setup';
import { MonthBadge } from './month-badge.tsx';

afterEach(cleanup);

function show(changes: Partial<Setup>): void {
  render(<MonthBadge setup={sampleSetup(changes)} />, { wrapper: MemoryRouter });
}

test.each([true, false])("leads to the setup's month, also once it is over: %s", (isFeatured) => {
  show({ is_featured_month: isFeatured, featured_month: '2026-10' });
  const badge = screen.getByRole('link', { name: 'Setup of the Month, October 2026' });
  expect(badge.getAttribute('href')).toBe('/inspiration/gallery/months/2026-10');
});

test.each([{ featured_month: null }, { featured_month: '2026-10', status: 'Hidden' as const }])(
  'is not there for %j',
  (changes) => {
    show(changes);
    expect(screen.queryByRole('link')).toBeNull();
  },
);
