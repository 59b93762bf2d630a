import { untilHydrated } from '../../tools/browser/hydrated.ts';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const CALCULATOR = '/tools/throw-calculator';
export const CALCULATOR_FRAME = `${CALCULATOR}/embed`;

/** The calculator's results. */
export function results(page: Page): Locator {
  return page.getByRole('region', { name: 'Results' });
}

/** The field for a number. */
export function number(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name });
}

export function slider(page: Page, name: string): Locator {
  return page.getByRole('slider', { name });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(3, 3);
  await untilHydrated(page);
}

/** The query of the page's URL. */
export function query(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams;
}

/** Chooses a projector by typing its name into the searchable field. */
export async function chooseProjector(page: Page | FrameLocator, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Projector', exact: true });
  // A plain list until the page is hydrated.
  await expect(field).toHaveJSProperty('tagName', 'INPUT');
  await field.fill(name);
  const list = page.getByRole('listbox', { name: 'Projector' });
  await list.getByRole('option', { name, exact: true }).click();
  await expect(field).toHaveValue(name);
}
