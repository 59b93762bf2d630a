// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/app.tsx';
import { pageIsAlive } from '../src/before-alive.ts';
import type { PageContent } from '../src/content/page-content.ts';
import { renderPage } from '../src/entry-server.tsx';
import { SITE_ROUTE_ID } from '../src/freshness/use-site.ts';
import { resolveLazyRoutes } from '../src/router/resolve-lazy.ts';
import { createRoutes } from '../src/router/routes.tsx';
import { environment } from './fixture/environment.ts';
import { PRESET_CONTENT } from './fixture/presets.ts';

const PATH = '/tools/throw-calculator';
const content: PageContent<'throwCalculator'> = {
  page: null,
  presets: PRESET_CONTENT,
  projectors: [
    {
      _id: 'lamp',
      name: 'Lamp projector',
      marketplaceId: null,
      searchPhrase: 'lamp projector',
      specifications: { lumens: 2700, throwRatioMin: 1.33, throwRatioMax: 2.16 },
    },
    {
      _id: 'small',
      name: 'Small projector',
      marketplaceId: null,
      searchPhrase: 'small projector',
      specifications: { lumens: null, throwRatioMin: 0.9, throwRatioMax: null },
    },
  ],
};

/** jsdom has no event streams; this one never has news. */
class SilentStream {
  static readonly OPEN = 1;
  readonly readyState = 0;
  addEventListener() {}
  close() {}
}

beforeAll(() => {
  vi.stubGlobal('EventSource', SilentStream);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => {});
});

beforeEach(() => {
  // Both renderers in one process complain about each other; differences are looked at by themselves.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
});

let end = () => {};
afterEach(() => {
  end();
  cleanup();
});

/** The prerendered page with a query, come alive; its differences are what hydration complained about. */
async function alive(query = '', before: (root: HTMLElement) => void = () => {}) {
  const data = { site: null, kind: 'throwCalculator' as const, page: content };
  const { body } = await renderPage(PATH, data, environment);
  document.body.innerHTML = `<div id="root">${body}</div>`;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('no root');
  before(root);
  history.replaceState(null, '', PATH + query);
  const routes = createRoutes({
    site: () => Promise.resolve(null),
    page: () => Promise.reject(new Error('asked again')),
  });
  await resolveLazyRoutes(routes, location);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [SITE_ROUTE_ID]: null, throwCalculator: content } },
  });
  const differences = vi.fn<(error: unknown) => void>();
  const app = await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <App environment={environment} onAlive={pageIsAlive}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError: differences },
    );
    await Promise.resolve();
    return hydrated;
  });
  end = () => {
    act(() => app.unmount());
    router.dispose();
  };
  return { differences };
}

const results = () => screen.getByRole('region', { name: 'Results' });
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const type = (name: string, value: string) => fireEvent.change(number(name), { target: { value } });

test('a page without texts of its own stands, and comes alive without a difference', async () => {
  const { differences } = await alive();
  expect(differences).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Projector Throw Calculator');
  expect(results().textContent).toContain('8.7 – 10.9 ft');
  expect(location.search).toBe('');
});

test('a query is read over the prerendered defaults without a difference', async () => {
  const { differences } = await alive('?mode=distance-to-size&units=m&dist=4&preset=benq-tk700&diag=90');
  expect(differences).not.toHaveBeenCalled();
  expect(number('Throw distance').value).toBe('4');
  expect(number('Screen diagonal').value).toBe('90');
  expect(results().textContent).toContain('124 – 160 in');
});

test('what the visitor set before is taken over', async () => {
  await alive('', (root) => {
    const diagonal = root.querySelector('input[name=diag]');
    const distance = root.querySelector('input[type=range][aria-label="Throw distance"]');
    const meters = root.querySelector('input[type=radio][value=m]');
    if (!diagonal || !distance || !meters) throw new Error('no fields');
    const fields = new Map<Element, string | boolean>();
    globalThis.beforeAlive = { alive: false, button: null, fields };
    fields.set(diagonal, '140').set(distance, '12').set(meters, true);
  });
  await vi.waitFor(() => expect(number('Screen diagonal').value).toBe('140'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Meters' }).checked).toBe(true);
  expect(number('Throw distance').value).toBe('3.66');
  await vi.waitFor(() => expect(location.search).toContain('units=m&diag=140&dist=3.6576'));
});

test('an arrow goes one step, Page and Shift ten; other keys and combinations are the browser’s', async () => {
  await alive();
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(slider('Screen diagonal'), { key, ...more });
  expect(press('ArrowUp')).toBe(false);
  expect(slider('Screen diagonal').value).toBe('101');
  press('PageDown');
  expect(slider('Screen diagonal').value).toBe('91');
  press('ArrowRight', { shiftKey: true });
  expect(slider('Screen diagonal').value).toBe('101');
  expect(press('ArrowLeft', { altKey: true })).toBe(true);
  expect(press('Home')).toBe(true);
  expect(slider('Screen diagonal').value).toBe('101');
});

test('a number out of bounds is explained with the field', async () => {
  await alive();
  type('Screen diagonal', '300');
  fireEvent.blur(number('Screen diagonal'));
  const field = number('Screen diagonal');
  expect(field.value).toBe('300');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)).toEqual([
    'Enter 60 to 200 in. Until then everything stays at 100 in.',
    '60 to 200 in',
  ]);
  expect(slider('Screen diagonal').value).toBe('100');
});

test('an invalid ratio takes away the results, not the page', async () => {
  await alive();
  type('Throw ratio max', '1');
  expect(within(results()).getByRole('alert').textContent).toBe(
    'Please ensure throw ratio is valid (min > 0, max ≥ min)',
  );
  expect(within(results()).queryByRole('img')).toBeNull();
  // The catalogue needs no ratio from the visitor.
  expect(screen.getByRole('region', { name: /Will it fit/ }).textContent).toContain('Lamp projector');
});

test('units that do not hold the distance say what became of it', async () => {
  await alive('?mode=distance-to-size&dist=25');
  fireEvent.click(screen.getByRole('radio', { name: 'Meters' }));
  const { value, min, max, step } = number('Throw distance');
  expect([value, min, max, step]).toEqual(['7.6', '0.6', '7.6', '0.05']);
  expect(screen.getByText('25 ft is 7.62 m, past the end of this scale: set to 7.6 m.')).not.toBeNull();
});

test('a picture of another shape than the preset’s says what the chip makes of it', async () => {
  await alive('?preset=benq-tk700&ar=4:3');
  // 1.13 to 1.46 times the 106.67 inches of the 16:9 frame around it.
  expect(screen.getByText(/the same picture wants 10\.0 – 13\.0 ft/)).not.toBeNull();
  fireEvent.change(screen.getByLabelText('Aspect Ratio'), { target: { value: '2.35:1' } });
  expect(screen.queryByText(/bars at the sides/)).toBeNull();
});

test('a projector of unknown brightness is judged by its place', async () => {
  await alive('?dist=6.5');
  const row = within(screen.getByRole('region', { name: /Will it fit/ })).getByText('Small projector');
  expect(row.closest('li')?.textContent).toContain('FitsThe one place of this lens. Brightness not known.');
});
