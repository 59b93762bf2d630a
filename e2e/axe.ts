import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe on a page as it is. It describes only what is wrong or left open: naming every element that
 * passes would double its time. No page frames another, so there are no frames to join.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode();
}

/** Axe's violations on the page, one line for each rule. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await axeOn(page).withTags(WCAG).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
