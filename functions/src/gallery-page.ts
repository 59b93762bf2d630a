/** The gallery's page at its own address: it names its largest picture, and says of a link to a setup what the setup is. */
import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { SETUP_ID } from '@lumen-throw/domain/collections';
import { FIRST_PICTURE_ELEMENT_ID, type GalleryStart } from '@lumen-throw/domain/gallery-start';
import { serializeJsonLd } from '@lumen-throw/domain/script-json';
import { SETUP_LINK_CACHE, GALLERY_TEMPLATE_PATH } from '@lumen-throw/domain/setup-links';
import { cachedAnswer } from './cached-answer.ts';
import { firestore } from './firebase-admin.ts';
import { galleryAnswer } from './gallery-start.ts';
import { readTemplate } from './page-template.ts';
import { publishedSetup } from './published-setup.ts';
import { withSetupHead } from './setup-head.ts';
import { siteAddress } from './site-address.ts';

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

/**
 * The page with the path of the picture of the Setup of the Month, which the browser then loads at once
 * and not after another answer. As it was built where there is none, or where that cannot be read.
 */
export async function withFirstPicture(db: Firestore, template: string, now: Date): Promise<string> {
  try {
    const { featured } = JSON.parse(await galleryAnswer(db, now)) as GalleryStart;
    const path = featured?.images[0];
    if (path === undefined) return template;
    const element = `<script type="application/json" id="${FIRST_PICTURE_ELEMENT_ID}">${serializeJsonLd(path)}</script>`;
    // Before the page's first script, which looks for it, and after the policy, which nothing precedes.
    return template.replace('<script', (script) => element + script);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn('Serving the gallery without its first picture', { reason });
    return template;
  }
}

/** Answers with the page. */
export const galleryPage = cachedAnswer(
  {
    cacheControl: SETUP_LINK_CACHE,
    failure: "The gallery's page cannot be given",
    type: 'html',
    readsQuery: true,
  },
  async ({ query, headers }) => {
    const siteUrl = siteAddress(headers['x-forwarded-host']?.toString());
    const template = await readTemplate(GALLERY_TEMPLATE_PATH, siteUrl);
    return query['id'] === undefined
      ? withFirstPicture(firestore(), template, new Date())
      : pageForLink(firestore(), template, query['id'], siteUrl);
  },
);
