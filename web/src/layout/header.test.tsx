// @vitest-environment jsdom
/** The header in each session, while scrolling, and with the mobile menu. */
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { SITE_ROUTE_ID } from '../shared/live-content/use-site.ts';
import { Header } from './header.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { smoothScrollToPlaces } from '../shared/motion/smooth-scroll.ts';
import { connectSession, startSession, type SessionBackend } from '../shared/session/session-store.ts';
import { environment } from '../../test/fixture/environment.ts';
import { seedSite } from '../../test/fixture/seed-site.ts';

type Known = Parameters<Parameters<SessionBackend['watch']>[0]>[0];

// Visibility depends on the width, which jsdom does not have.
configure({ defaultHidden: true });

/** The style rules for an element's classes. */
function rulesOf(element: Element): string[] {
  const text = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('');
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const rules = [...text.split('}'), ...sheets.map(({ cssText }) => cssText)];
  return rules.filter((rule) => [...element.classList].some((name) => rule.includes(`.${name}`)));
}

let tell: (known: Known) => void = () => {};
const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeAll(async () => {
  // The menu's script takes a while to load here.
  await import('./search/search-field.tsx');
});

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  connectSession({
    expected: false,
    load: () =>
      Promise.resolve({ watch: (onChange) => ((tell = onChange), () => {}), lookAgain: () => {}, signOut }),
  });
  await startSession();
  act(() => tell(null));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openAt(path: string) {
  const routes = [
    {
      id: SITE_ROUTE_ID,
      loader: () => seedSite,
      children: [{ path: '*', element: path === '/nowhere' ? <NotFoundView /> : <Header /> }],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { [SITE_ROUTE_ID]: seedSite } },
  });
  // Awaited, because the search suspends until its script loads.
  await act(async () => {
    render(
      <App environment={environment}>
        <RouterProvider router={router} />
      </App>,
    );
    await vi.dynamicImportSettled();
  });
  // The search has its own script.
  const last = path === '/nowhere' ? 'a[href]' : 'form[role=search]';
  await waitFor(() => expect(document.querySelector(last)).not.toBeNull());
  return router;
}

const member = { user: { id: 'u', displayName: 'Nia', email: null }, isAdmin: false };
const labels = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('link')
    .map((link) => link.textContent);
const phoneMenu = () => screen.getByRole('navigation', { name: 'Menu' });
const isMenuOpen = () => phoneMenu().closest('details')?.open;
const pressMenu = () => fireEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));

test('shows Sign In to visitors, Sign Out to members and Admin only to admins [2.1-10 2.1-11 4-5 4-8]', async () => {
  await openAt('/');
  const banner = screen.getByRole('banner');
  expect(labels(banner)).toContain('Sign In');
  expect(within(banner).queryAllByText('Sign Out')).toEqual([]);
  act(() => tell(member));
  expect(labels(banner)).not.toContain('Sign In');
  expect(labels(banner)).not.toContain('Admin');
  expect(within(banner).getAllByText('Sign Out')).toHaveLength(2);
  act(() => tell({ ...member, isAdmin: true }));
  expect(within(banner).getByText('Admin').getAttribute('href')).toBe('/admin');
});

test('the toggle opens the mobile menu; a link or Escape closes it [2.1-12 2.1-15 4-31]', async () => {
  const router = await openAt('/');
  expect(isMenuOpen()).toBe(false);
  pressMenu();
  expect(isMenuOpen()).toBe(true);
  fireEvent.click(within(phoneMenu()).getByText('Glossary'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/glossary'));
  expect(isMenuOpen()).toBe(false);
  pressMenu();
  // The link to the current page.
  fireEvent.click(within(phoneMenu()).getByText('Glossary'));
  expect(isMenuOpen()).toBe(false);
  pressMenu();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(isMenuOpen()).toBe(false);
});

test('Sign In takes the focus of Sign Out', async () => {
  await openAt('/');
  act(() => tell(member));
  const [wide] = within(screen.getByRole('banner')).getAllByText('Sign Out');
  wide?.focus();
  if (wide) fireEvent.click(wide);
  act(() => tell(null));
  expect(document.activeElement?.textContent).toBe('Sign In');
});

test('a tap on Compare closes the mobile menu on the home page, too [2.1-15]', async () => {
  await openAt('/');
  pressMenu();
  fireEvent.click(within(phoneMenu()).getByText('Compare'));
  expect(isMenuOpen()).toBe(false);
});

test('the mobile menu is at most 70 percent of the viewport high [2.1-16]', async () => {
  await openAt('/');
  pressMenu();
  const rules = rulesOf(phoneMenu()).join(' ');
  expect(rules).toMatch(/max-height: ?70vh/);
  expect(rules).toMatch(/overflow-y: ?auto/);
});

test('the mobile menu has the Admin Dashboard for admins; signing out there closes it [2.1-14 7-25]', async () => {
  await openAt('/');
  act(() => tell(member));
  pressMenu();
  expect(labels(phoneMenu())).not.toContain('Admin Dashboard');
  act(() => tell({ ...member, isAdmin: true }));
  expect(within(phoneMenu()).getByText('Admin Dashboard').getAttribute('href')).toBe('/admin');
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  signOut.mockImplementationOnce(() => ended);
  fireEvent.click(within(phoneMenu()).getByText('Sign Out'));
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(isMenuOpen()).toBe(true);
  end();
  await waitFor(() => expect(isMenuOpen()).toBe(false));
});

test('the header has blur and shadow beyond 20 pixels of scrolling [2.1-17 4-32 9-7]', async () => {
  await openAt('/');
  const banner = screen.getByRole('banner');
  const scrollTo = async (pixels: number) => {
    vi.stubGlobal('scrollY', pixels);
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await vi.dynamicImportSettled();
    });
    return banner.dataset['scrolled'];
  };
  expect(await scrollTo(0)).toBeUndefined();
  expect(await scrollTo(20)).toBeUndefined();
  const plain = new Set(rulesOf(banner));
  expect(await scrollTo(21)).toBe('true');
  const lifted = rulesOf(banner)
    .filter((rule) => !plain.has(rule))
    .join(' ');
  expect(lifted).toMatch(/box-shadow:/);
  expect(lifted).toMatch(/backdrop-filter: ?blur/);
  expect(await scrollTo(0)).toBeUndefined();
});

/** Clicks a link that leads nowhere. @returns the scrolling that the page requested */
function clickOn(id: string): string | undefined {
  const link = document.querySelector(`#${id}`);
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link ?? document);
  return document.documentElement.dataset['smooth'];
}

test('a click on Compare scrolls smoothly, a click on a page link does not [2.1-5]', () => {
  document.body.innerHTML = '<a id="place" href="/#comparison">Compare</a><a id="page" href="/blog">Blog</a>';
  const stop = smoothScrollToPlaces();
  expect(clickOn('page')).toBeUndefined();
  expect(clickOn('place')).toBe('');
  stop();
  expect(document.documentElement.dataset['smooth']).toBeUndefined();
});

test('the not-found page has a link home and logs the path to the console [2.16-1..3]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await openAt('/nowhere');
  expect(screen.getByText('404')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(logged.mock.calls.some((call) => call.includes('/nowhere'))).toBe(true);
});
