import { projectorHref, projectorPictureHref } from '@lumen-throw/domain/site-paths';
import type { WebPage, WithContext } from 'schema-dts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { listedFacts } from '../../../shared/projectors/listed-facts.ts';
import { projectorName } from '../../../shared/projectors/projector-name.ts';
import { SCHEMA_ORG } from '../../../shared/structured-data/structured-data.ts';
import { figureRows, type FigureField } from './figure-rows.ts';
import type { ProjectorContent } from './projector-query.ts';

const TABLES: ReadonlySet<FigureField> = new Set(['distance', 'rise']);

/**
 * The page of a projector for search engines: what it is about, with what has a source, by its best
 * evidence. No `Product`: search engines take one without offer, rating and review for an error, and the
 * site has none of these to give.
 */
export function modelData(siteUrl: string, projector: ProjectorContent): WithContext<WebPage> {
  const name = projectorName(projector);
  const slug = projector.slug ?? '';
  const { lens, distances } = listedFacts(projector);
  const known = figureRows(projector).flatMap(({ field, title, figures }) => {
    const certain = figures.filter(({ isDoubted }) => !isDoubted);
    const [best] = certain;
    // A table can't be read here.
    if (!best || TABLES.has(field)) return [];
    if (field !== 'brightness') return [`${title}: ${best.text}`];
    // Rated and measured light are two figures.
    return [
      `${title}: ${certain.map(({ text, condition, kind }) => `${text} (${[FACT_TEXTS.evidence[kind], condition].filter(Boolean).join(', ')})`).join(', ')}`,
    ];
  });
  if (lens && distances) known.push(`${FACT_TEXTS.distance}: ${FACT_TEXTS.reaches(lens, distances)}`);
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
