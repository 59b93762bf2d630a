import type { DefinedTerm, DefinedTermSet, WithContext } from 'schema-dts';
import { glossaryTermHref } from '@lumen-throw/domain/content-paths';
import { PATHS } from '@lumen-throw/domain/site-paths';
import type { PageContent } from '../content-api/page-content.ts';
import { SCHEMA_ORG } from './structured-data.ts';

type Terms = NonNullable<NonNullable<PageContent<'glossary'>['terms']>[number]>;

/** The glossary and its terms, each with the address that opens it. */
export function definedTermSetData(
  siteUrl: string,
  name: string,
  terms: readonly Terms[],
): WithContext<DefinedTermSet> {
  const url = new URL(PATHS.glossary, siteUrl).href;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'DefinedTermSet',
    '@id': url,
    name,
    url,
    hasDefinedTerm: terms.flatMap(({ term, slug, definition }): DefinedTerm[] =>
      term && slug && definition
        ? [
            {
              '@type': 'DefinedTerm',
              name: term,
              description: definition,
              url: new URL(glossaryTermHref(slug), siteUrl).href,
              inDefinedTermSet: url,
            },
          ]
        : [],
    ),
  };
}
