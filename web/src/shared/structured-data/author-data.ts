import { authorHref } from '@lumen-throw/domain/site-paths';
import type { Organization, Person } from 'schema-dts';
import type { PageContent } from '../content-api/page-content.ts';

/** What signs a guide. */
export type AuthorNames = Pick<NonNullable<PageContent<'article'>['author']>, 'name' | 'slug' | 'isTeam'>;

/**
 * An author as a schema.org object, with the address of the page about them; null without a name. Who
 * is not said to be one person counts as an organization.
 */
export function authorData(
  author: AuthorNames | null | undefined,
  siteUrl: string,
): Person | Organization | null {
  if (!author?.name) return null;
  return {
    '@type': author.isTeam === false ? 'Person' : 'Organization',
    name: author.name,
    ...(author.slug ? { url: new URL(authorHref(author.slug), siteUrl).href } : {}),
  };
}
