import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';
import { SITE_TEXTS_TYPE } from '@lumen-throw/domain/site-texts/text-groups';

/** Documents of which there is exactly one, each under a fixed id equal to its type; of the site's texts, one for each group. */
export const SINGLETON_TYPES: readonly string[] = [
  ...Object.keys(SINGLE_PAGES),
  'navigation',
  'siteSettings',
  SITE_TEXTS_TYPE,
];

/** What an editor may do with a singleton: neither duplicate nor delete nor unpublish it, not by a release either. */
export const SINGLETON_ACTIONS: ReadonlySet<string> = new Set([
  'publish',
  'schedule',
  'discardChanges',
  'discardVersion',
  'restore',
]);

/** Whether documents of this type are singletons. @param typeName a schema type's name */
export function isSingleton(typeName: string): boolean {
  return SINGLETON_TYPES.includes(typeName);
}
