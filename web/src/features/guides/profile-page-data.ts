import type { ProfilePage, WithContext } from 'schema-dts';
import { authorData, type AuthorNames } from '../../shared/structured-data/author-data.ts';
import { SCHEMA_ORG } from '../../shared/structured-data/structured-data.ts';

/** The page about an author, as a schema.org object. @param siteUrl origin of the site */
export function profilePageData(author: AuthorNames, siteUrl: string): WithContext<ProfilePage> {
  const about = authorData(author, siteUrl);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'ProfilePage',
    ...(author.name ? { name: author.name } : {}),
    ...(about ? { mainEntity: about } : {}),
  };
}
