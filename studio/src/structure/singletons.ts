import { SINGLE_PAGES } from '@lumen-throw/domain/content-paths';

/** Documents of which there is exactly one, each under a fixed id equal to its type. */
export const SINGLETON_TYPES: readonly string[] = [
  ...Object.keys(SINGLE_PAGES),
  'navigation',
  'siteSettings',
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
