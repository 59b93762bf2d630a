import type { ShareImage } from './share-image.ts';

/** A part of a page with an address of its own. */
export interface LinkedPart {
  title: string;
  description: string;
  /** Address within the site, with its query. */
  path: string;
  /** Null for the page's own. */
  image: ShareImage | null;
}
