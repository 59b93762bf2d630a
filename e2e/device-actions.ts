/** The differences between a desktop and a phone: mouse or touch, links in a row or in a menu. */
import { devices, type Locator, type Page } from '@playwright/test';
import { shownSetup } from './community/community-page.ts';

export interface DeviceActions {
  /** Presses a link or a button. */
  press: (target: Locator) => Promise<void>;
  /** Goes to a page through one of the site's menus. */
  choose: (page: Page, menu: string, entry: string) => Promise<void>;
  /** The container of the account links, opened if it is hidden. */
  accountLinks: (page: Page) => Promise<Locator>;
  /** Text of the link to the admin page. */
  adminLink: string;
  /** Turns to the next setup of the gallery. */
  turn: (page: Page) => Promise<void>;
}

export const DESKTOP: DeviceActions = {
  press: (target) => target.click(),
  choose: async (page, menu, entry) => {
    const banner = page.getByRole('banner');
    await banner.locator('summary', { hasText: menu }).click();
    await banner.getByRole('link', { name: entry }).click();
  },
  accountLinks: async (page) => page.getByRole('banner'),
  adminLink: 'Admin',
  turn: (page) => page.getByRole('button', { name: 'Next setup' }).click(),
};

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** A phone held upright, in the browser of all tests. */
export const PHONE_DEVICE = { ...pixel, viewport: { width: 390, height: 844 } };

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByLabel('Menu').first().tap();
  return page.getByRole('navigation', { name: 'Menu' });
}

/** Drags a touch across the shown setup, in CSS pixels. */
async function drag(page: Page, across: number, down: number): Promise<void> {
  const box = await shownSetup(page).getByRole('heading').boundingBox();
  const start = { x: 200, y: box?.y ?? 0 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: start.x + across * share, y: start.y + down * share }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
  await client.detach();
}

export const PHONE: DeviceActions = {
  press: (target) => target.tap(),
  choose: async (page, menu, entry) => {
    const group = (await openMenu(page)).getByRole('region', { name: menu });
    await group.getByRole('link', { name: entry }).tap();
  },
  accountLinks: openMenu,
  adminLink: 'Admin Dashboard',
  turn: async (page) => {
    await shownSetup(page).getByRole('heading').scrollIntoViewIfNeeded();
    await drag(page, -70, 0);
  },
};
