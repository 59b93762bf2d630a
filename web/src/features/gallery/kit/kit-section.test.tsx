// @vitest-environment jsdom
/** Kit of a draft: in sight when there is any, however late its script comes. */
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

test('it is folded while nothing was said', () => {
  render(section(EMPTY_KIT));
  expect(isOpen()).toBe(false);
});

test('a draft that is there before it opens it', () => {
  render(section(BEGUN));
  expect(isOpen()).toBe(true);
});

test('so does a draft that comes after it', () => {
  const { rerender } = render(section(EMPTY_KIT));
  rerender(section(BEGUN));
  expect(isOpen()).toBe(true);
});
