import {
  LINKED_SETUP_ELEMENT_ID,
  linkedSetup,
  SHARE_PICTURE_SIZE,
  sharePicturePath,
  type LinkedSetup,
} from '@lumen-throw/domain/setup-links';
import type { LinkedPart } from '../../shared/seo/linked-part.ts';

/** What a function wrote into the page; null where the page came without. */
function carried(): LinkedSetup | null {
  if (typeof document === 'undefined') return null;
  const text = document.querySelector(`#${LINKED_SETUP_ELEMENT_ID}`)?.textContent;
  return text ? linkedSetup(JSON.parse(text)) : null;
}

/**
 * What the head of the page at an address says of the setup that it names, as a function has written it already.
 * @param path with its query
 */
export function linkedPart(path: string, siteUrl: string): LinkedPart | null {
  const setup = carried();
  if (setup?.path !== path) return null;
  const { id, title, description } = setup;
  const image = setup.pictured
    ? { url: new URL(sharePicturePath(id), siteUrl).href, ...SHARE_PICTURE_SIZE, alt: title }
    : null;
  return { title, description, path, image };
}
