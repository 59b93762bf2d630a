import { partsOf, textOf } from './document-parts.ts';
import { isObject } from '../is-object.ts';
import { ALT_LENGTH } from '../limits.ts';
import { error, warning, type DocumentCheck, type Problem } from './problem.ts';

const SAYS_WHAT_IT_IS = /^(?:an? )?(?:image|picture|photo|illustration|rendering) of\b/i;

/** A picture is described for people who can't see it, by what it shows. */
export const imageDescriptions: DocumentCheck = (document) =>
  partsOf(document).objects.flatMap(({ path, value }): Problem[] => {
    const type = value['_type'];
    // In a file to import, the asset is still an address.
    const chosen = isObject(value['asset']) || textOf(value, '_sanityAsset') !== '';
    if ((type !== 'picture' && type !== 'figure') || !chosen) return [];
    const alt = textOf(value, 'alt').trim();
    const at = [...path, 'alt'];
    if (alt === '') return [error(at, "Describe the picture for people who can't see it.")];
    const problems: Problem[] = [];
    if (alt.length < ALT_LENGTH.min)
      problems.push(warning(at, `Say a little more: ${ALT_LENGTH.min} characters at least, in a sentence.`));
    if (alt.length > ALT_LENGTH.max)
      problems.push(
        warning(at, `Keep it under ${ALT_LENGTH.max} characters: a screen reader reads all of it.`),
      );
    if (SAYS_WHAT_IT_IS.test(alt))
      problems.push(warning(at, 'Leave out "picture of": a screen reader says that already.'));
    return problems;
  });
