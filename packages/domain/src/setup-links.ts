/** What a link to a setup shows elsewhere: names and addresses that build, functions and pages share. */
import { isObject } from './is-object.ts';

/**
 * Where the gallery's page stands as a file. A function answers at the page's own address: it puts into
 * the page's head what a link to one setup is about.
 */
export const GALLERY_TEMPLATE_PATH = '/_pages/gallery';

/** Page and picture of a link: Hosting answers by itself for a minute; then what was hidden is gone from there. */
export const SETUP_LINK_CACHE = 'public, max-age=0, s-maxage=60';

/** Addresses under which a function gives the picture of a setup for links to it. */
const SHARE_PICTURE_FOLDER = '/api/setup-picture';

/** The same as hosting matches it. */
export const SHARE_PICTURES = `${SHARE_PICTURE_FOLDER}/*`;

/** Pixels that a link's picture has everywhere. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Address of the picture that a link to a setup shows. */
export function sharePicturePath(setupId: string): string {
  return `${SHARE_PICTURE_FOLDER}/${setupId}.jpg`;
}

/** The setup that such an address names; null for none. */
export function sharedSetupId(path: string): string | null {
  return /\/([A-Za-z0-9]{20})\.jpg$/.exec(path)?.[1] ?? null;
}

/** Address of the setups for search engines; a function answers. */
export const SETUPS_SITEMAP_PATH = '/sitemap-setups.xml';

/** Once in six hours: what is new may wait, and a request reads a thousand documents. */
export const SETUPS_SITEMAP_CACHE = 'public, max-age=0, s-maxage=21600';

/** Setups in it, the newest. */
export const SETUPS_SITEMAP_MAX = 1000;

/** Id of the element in which the page carries what it was linked to. */
export const LINKED_SETUP_ELEMENT_ID = 'linked-setup';

/** What the head of the gallery's page, or of a month's, says of the setup that the address names. */
export interface LinkedSetup {
  id: string;
  /** Address of the page, with its query. */
  path: string;
  title: string;
  description: string;
  /** Whether it has a picture of its own. */
  pictured: boolean;
}

/** Reads it from the page; null for anything else. */
export function linkedSetup(value: unknown): LinkedSetup | null {
  if (!isObject(value)) return null;
  const { id, path, title, description, pictured } = value;
  if (typeof id !== 'string' || typeof path !== 'string') return null;
  if (typeof title !== 'string' || typeof description !== 'string') return null;
  return { id, path, title, description, pictured: pictured === true };
}
