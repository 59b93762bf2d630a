// @vitest-environment jsdom
/** The kit section of a draft opens when it has values, even when its script loads late. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_KIT, type KitValues } from '../../../shared/setup-draft/kit-values.ts';
import { KitSection } from './kit-section.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

function section(values: KitValues) {
  const rest = { errors: {}, typedProjector: '', ownDiagonal: '100', busy: false, onChange: () => {} };
  return <KitSection values={values} {...rest} />;
}

const BEGUN: KitValues = { ...EMPTY_KIT, distance: '11.5' };
const isOpen = () => screen.getByRole('group').hasAttribute('open');

test('is collapsed while it has no values', () => {
  render(section(EMPTY_KIT));
  expect(isOpen()).toBe(false);
});

test('opens for an existing draft', () => {
  render(section(BEGUN));
  expect(isOpen()).toBe(true);
});

test('opens for a draft that loads later', () => {
  const { rerender } = render(section(EMPTY_KIT));
  rerender(section(BEGUN));
  expect(isOpen()).toBe(true);
});
