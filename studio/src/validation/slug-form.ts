const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks the form of a slug. @returns true, or the sentence that the editor reads */
export function slugForm(value: { current?: string | undefined } | string | undefined): true | string {
  // A field without a value is told by its own rule, once.
  if (value === undefined) return true;
  const slug = typeof value === 'string' ? value : value.current;
  if (!slug) return 'Press Generate, or type the last part of the address.';
  return SLUG.test(slug)
    ? true
    : 'Use small letters, digits and single hyphens only, like how-to-choose-projector.';
}
