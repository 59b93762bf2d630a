import { projectorHref, projectorPictureHref } from '@lumen-throw/domain/site-paths';
import type { WebPage, WithContext } from 'schema-dts';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { SCHEMA_ORG } from '../../../shared/structured-data/structured-data.ts';
import { figureRows } from './figure-rows.ts';
import type { ProjectorContent } from './projector-query.ts';

/**
 * The page of a projector for search engines: what it is about, with what has a source, by its best
 * evidence. No `Product`: search engines take one without offer, rating and review for an error, and the
 * site has none of these to give.
 */
export function modelData(siteUrl: string, projector: ProjectorContent): WithContext<WebPage> {
  const name = projectorName(projector);
  const slug = projector.slug ?? '';
  const known = figureRows(projector).flatMap(({ title, figures }) => {
    const best = figures.find(({ isDoubted }) => !isDoubted);
    return best ? [`${title}: ${best.text}`] : [];
  });
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebPage',
    name,
    url: new URL(projectorHref(slug), siteUrl).href,
    image: new URL(projectorPictureHref(slug), siteUrl).href,
    about: {
      '@type': 'Thing',
      name,
      ...(known.length > 0 ? { description: known.join('; ') } : {}),
    },
  };
}
