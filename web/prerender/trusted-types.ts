/** What a page's policy says about Trusted Types. reCAPTCHA brings policies of its own, under names that change. */
export function trustedTypesDirectives(appCheck: boolean): [string, ...string[]][] {
  return [
    ['require-trusted-types-for', "'script'"],
    // The one that the first script of a page makes: `src/startup/inline/trusted-types.ts`.
    ['trusted-types', appCheck ? '*' : 'default'],
  ];
}
