import type { FrameLocator, Page } from '@playwright/test';
import type { SiteEnvironment } from '@lumen-throw/domain/environment';
import { expect } from '../product.ts';

/** Opens a page of the site in the Studio's preview; resolves once the Studio is connected to it. */
export async function openPreview(
  page: Page,
  { studioUrl }: SiteEnvironment,
  path: string,
): Promise<FrameLocator> {
  await page.goto(`${studioUrl}/presentation?preview=${encodeURIComponent(path)}`);
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  // The Studio adds invisible characters to the texts it sends; a reader's page has none.
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(/\u200B|\u200C|\u200D|\uFEFF/, {
    timeout: 60_000,
  });
  return site;
}
