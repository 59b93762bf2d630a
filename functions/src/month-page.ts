/** The page of a month: its head says which setup had it. Without one it is a real 404, which says so. */
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@lumen-throw/domain/collections';
import { MONTH_TEMPLATE_PATH, monthHref, monthOfPath, monthTitle } from '@lumen-throw/domain/featured-months';
import { SETUP_LINK_CACHE } from '@lumen-throw/domain/setup-links';
import { cachedAnswer, type Missing } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';
import { readTemplate } from './page-template.ts';
import { publishedSetup } from './published-setup.ts';
import { withSetupHead } from './setup-head.ts';
import { siteAddress } from './site-address.ts';

/**
 * The page at a path, for two reads.
 * @param template the page as built, which tells search engines to leave it out
 */
export async function pageOfMonth(
  db: Firestore,
  template: string,
  path: string,
  siteUrl: string,
): Promise<string | Missing> {
  const month = monthOfPath(path);
  if (month === null) return { missing: template };
  const id: unknown = (await db.collection(COLLECTIONS.featuredMonths).doc(month).get()).get('setup_id');
  const setup = typeof id === 'string' ? await publishedSetup(db, id) : null;
  if (!setup) return { missing: template };
  const place = { path: monthHref(month), title: monthTitle(month, setup.title) };
  return withSetupHead(template, setup, siteUrl, place);
}

/** Answers with the page. */
export const monthPage = cachedAnswer(
  { cacheControl: SETUP_LINK_CACHE, failure: "A month's page cannot be given", type: 'html' },
  async ({ path, headers }) => {
    const siteUrl = siteAddress(headers['x-forwarded-host']?.toString());
    return pageOfMonth(firestore(), await readTemplate(MONTH_TEMPLATE_PATH, siteUrl), path, siteUrl);
  },
);
