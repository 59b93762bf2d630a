/** Documents of which there is exactly one, each under a fixed id equal to its type. */
export const SINGLETON_TYPES = ['homePage', 'siteSettings'] as const;

/** What an editor may do with a singleton: neither duplicate nor delete nor unpublish it. */
export const SINGLETON_ACTIONS: ReadonlySet<string> = new Set(['publish', 'discardChanges', 'restore']);

/** Whether documents of this type are singletons. @param typeName a schema type's name */
export function isSingleton(typeName: string): boolean {
  return SINGLETON_TYPES.some((name) => name === typeName);
}
