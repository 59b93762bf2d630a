import { projectorHref } from '@lumen-throw/domain/site-paths';
import type { Product, PropertyValue, WithContext } from 'schema-dts';
import { kindTitle } from '../../../shared/projectors/best-figures.ts';
import { FACT_TEXTS } from '../../../shared/projectors/fact-texts.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { SCHEMA_ORG } from '../../../shared/structured-data/structured-data.ts';
import { figureRows } from './figure-rows.ts';
import type { ProjectorContent } from './projector-query.ts';

/**
 * The projector for search engines: what has a source, by its best evidence. No offer, no rating and
 * no review: the site has none to give.
 */
export function productData(siteUrl: string, projector: ProjectorContent): WithContext<Product> {
  const facts = projectorFacts(projector);
  const rows = figureRows(projector);
  const known = rows.flatMap(({ title, figures }): PropertyValue[] =>
    figures[0] ? [{ '@type': 'PropertyValue', name: title, value: figures[0].text }] : [],
  );
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Product',
    name: facts.name,
    ...(projector.brand ? { brand: { '@type': 'Brand', name: projector.brand } } : {}),
    ...(projector.model ? { model: projector.model } : {}),
    ...(projector.kind ? { category: kindTitle(projector.kind) } : {}),
    url: new URL(projectorHref(projector.slug ?? ''), siteUrl).href,
    ...(facts.weight === null
      ? {}
      : { weight: { '@type': 'QuantitativeValue', value: facts.weight, unitCode: 'KGM' } }),
    ...(facts.distances
      ? {
          additionalProperty: [
            ...known,
            {
              '@type': 'PropertyValue',
              name: FACT_TEXTS.distance,
              value: FACT_TEXTS.distances(facts.distances),
            },
          ],
        }
      : known.length > 0
        ? { additionalProperty: known }
        : {}),
  };
}
