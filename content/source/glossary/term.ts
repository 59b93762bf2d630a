import { linkButton, slug, type SeedDocument } from '../document.ts';

/** What a term of the glossary is made of. */
export interface TermSource {
  term: string;
  definition: string;
  /** Other words for it. */
  spellings?: string[];
  /** The words of "Read more" and what they lead to, as in `linkButton`. */
  more?: readonly [label: string, target: string];
}

/** Links that several terms share. */
export const READ = {
  brightness: ['Projector brightness, explained', '@article-brightness-guide'],
  placement: ['Projector placement', '@article-projector-placement-guide'],
  choose: ['How to choose a projector', '@article-how-to-choose-projector'],
  setup: ['Set up your projector', '@article-diy-setup-guide'],
  trouble: ['Troubleshooting and care', '@article-projector-troubleshooting'],
  outdoor: ['Build a theater in the yard', '@article-diy-outdoor-theater'],
  portable: ['Portable or home theater?', '@article-portable-vs-home-theater'],
  television: ['Projector or television?', '@article-projector-vs-tv'],
  calculator: ['Throw calculator', '@throwCalculatorPage'],
  screens: ['Projector screens', '@category-screens'],
  speakers: ['Speakers & sound', '@category-speakers'],
  mounts: ['Mounts, stands & cables', '@category-mounts'],
} as const;

/** The last part of a term's address. */
function termSlug(term: string): string {
  return term
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Documents of terms. */
export function terms(sources: TermSource[]): SeedDocument[] {
  return sources.map(({ term, definition, spellings, more }) => ({
    _id: `term-${termSlug(term)}`,
    _type: 'glossaryTerm',
    term,
    slug: slug(termSlug(term)),
    definition,
    ...(spellings ? { spellings } : {}),
    ...(more ? { relatedLink: linkButton(...more) } : {}),
  }));
}
