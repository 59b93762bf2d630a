// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ChosenModelsBar } from '../chosen-models-bar.tsx';
import { CompareThis } from './compare-this.tsx';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

const page = (
  <MemoryRouter>
    <CompareThis model={{ slug: 'acme-one', name: 'Acme One' }} />
    <ChosenModelsBar />
  </MemoryRouter>
);

const button = () => screen.getByRole('button', { name: 'Compare this model' });
const bar = () => screen.getByRole('region', { name: 'Chosen to compare' });

function storeModels(...slugs: string[]): void {
  window.sessionStorage.setItem('projectors-to-compare', slugs.join(','));
}

test('adds its model to those that were chosen elsewhere, and takes it back', () => {
  storeModels('acme-two');
  render(page);
  expect(bar().textContent).toContain('acme-two');
  expect(button().getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(within(bar()).getByRole('status').textContent).toContain('Acme One');
  expect(within(bar()).getByRole('link').getAttribute('href')).toBe(
    '/projectors/compare?with=acme-two,acme-one',
  );
  fireEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('false');
  expect(bar().textContent).not.toContain('Acme One');
});

test('clearing the bar takes its model back', () => {
  render(page);
  fireEvent.click(button());
  fireEvent.click(within(bar()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('can not be chosen beside four others', () => {
  storeModels('a', 'b', 'c', 'd');
  render(page);
  expect((button() as HTMLButtonElement).disabled).toBe(true);
});

test('the page is built as if nothing were chosen, and shows the choice once it is hydrated', () => {
  storeModels('acme-one');
  const built = document.createElement('div');
  built.innerHTML = renderToString(page);
  expect(built.querySelector('[role=region]')).toBeNull();
  document.body.append(built);
  act(() => void render(page, { container: built, hydrate: true }));
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(bar().textContent).toContain('acme-one');
  built.remove();
});
