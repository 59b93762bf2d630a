/** The gallery's page at its own address, which says of a link to a setup what the setup is. */
import type { Firestore } from 'firebase-admin/firestore';
import { SETUP_ID } from '@lumen-throw/domain/collections';
import { SETUP_LINK_CACHE, GALLERY_TEMPLATE_PATH } from '@lumen-throw/domain/setup-links';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';
import { publishedSetup } from './published-setup.ts';
import { withSetupHead } from './setup-head.ts';
import { siteAddress } from './site-address.ts';

/** The page as the build made it. Asked for each time: with every release there is another one. */
async function readTemplate(siteUrl: string): Promise<string> {
  const response = await fetch(new URL(GALLERY_TEMPLATE_PATH, siteUrl), {
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`${GALLERY_TEMPLATE_PATH} answered ${response.status}.`);
  return response.text();
}

/**
 * The page for a link: with the head of the setup that it names, or as it was built where it names none
 * that everybody may see.
 * @param id what the link's query says
 */
export async function pageForLink(
  db: Firestore,
  template: string,
  id: unknown,
  siteUrl: string,
): Promise<string> {
  if (typeof id !== 'string' || !SETUP_ID.test(id)) return template;
  const setup = await publishedSetup(db, id);
  return setup ? withSetupHead(template, setup, siteUrl) : template;
}

/** Answers with the page. */
export const galleryPage = cachedAnswer(
  {
    cacheControl: SETUP_LINK_CACHE,
    failure: "The gallery's page cannot be given",
    type: 'html',
  },
  async ({ query, headers }) => {
    const siteUrl = siteAddress(headers['x-forwarded-host']?.toString());
    return pageForLink(firestore(), await readTemplate(siteUrl), query['id'], siteUrl);
  },
);
