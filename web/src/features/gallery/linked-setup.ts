import {
  LINKED_SETUP_ELEMENT_ID,
  linkedSetup,
  SHARE_PICTURE_SIZE,
  sharePicturePath,
  type LinkedSetup,
} from '@lumen-throw/domain/setup-links';
import { setupHref } from '@lumen-throw/domain/site-paths';
import type { LinkedPart } from '../../shared/seo/linked-part.ts';

/** What a function wrote into the page; null where the page came without. */
function carried(): LinkedSetup | null {
  if (typeof document === 'undefined') return null;
  const text = document.querySelector(`#${LINKED_SETUP_ELEMENT_ID}`)?.textContent;
  return text ? linkedSetup(JSON.parse(text)) : null;
}

/** What the page's head says of the setup that its address names, as a function has written it already. */
export function linkedPart(query: URLSearchParams, siteUrl: string): LinkedPart | null {
  const setup = carried();
  if (setup?.id !== query.get('id')) return null;
  const { id, title, description } = setup;
  const image = setup.pictured
    ? { url: new URL(sharePicturePath(id), siteUrl).href, ...SHARE_PICTURE_SIZE, alt: title }
    : null;
  return { title, description, path: setupHref(id), image };
}
