/**
 * What a page's policy says about Trusted Types.
 * @param othersScripts whether scripts of Google's run in the page (App Check, pop-ups): they bring policies
 * of their own, under names that change
 */
export function trustedTypesDirectives(othersScripts: boolean): [string, ...string[]][] {
  return [
    ['require-trusted-types-for', "'script'"],
    // The one that the first script of a page makes: `src/startup/inline/trusted-types.ts`.
    ['trusted-types', othersScripts ? '*' : 'default'],
  ];
}
