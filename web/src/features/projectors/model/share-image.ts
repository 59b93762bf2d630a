import { projectorPictureHref } from '@lumen-throw/domain/site-paths';
import type { ShareImage } from '../../../shared/seo/share-image.ts';
import { MODEL_SEO_TEXTS } from './seo-texts.ts';

/** Pixels of the picture that stands for a model on shared links. */
export const MODEL_PICTURE = { width: 1200, height: 630 } as const;

/** The picture that stands for a model on shared links, drawn by the build (prerender/model-picture.ts). */
export function modelShareImage(siteUrl: string, slug: string, name: string): ShareImage {
  return {
    url: new URL(projectorPictureHref(slug), siteUrl).href,
    ...MODEL_PICTURE,
    alt: MODEL_SEO_TEXTS.picture(name),
  };
}
