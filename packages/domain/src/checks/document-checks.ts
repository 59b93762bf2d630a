/** Every check of a document: the Studio's fields, its site check and `content:check` run this one list. */
import { blankTexts } from './blank-texts.ts';
import { dates } from './dates.ts';
import { hiddenValues } from './hidden-values.ts';
import { homeComposition } from './home-composition.ts';
import { imageDescriptions } from './image-descriptions.ts';
import { links, references } from './link-targets.ts';
import { orphans } from './orphans.ts';
import { prices } from './prices.ts';
import { productGroups } from './product-groups.ts';
import type { CheckContext, CheckedDocument, DocumentCheck, Problem } from './problem.ts';
import { provenance, samples } from './provenance.ts';
import { redirects } from './redirects.ts';
import { reviews } from './reviews.ts';
import { searchPhrases } from './search-phrases.ts';
import { searchTitles } from './search-titles.ts';
import { siteTexts } from './site-texts.ts';
import { doubts, staleStatuses, weakSources } from './sources.ts';

/** A check with the words under which editors find what it found. */
export interface NamedCheck {
  title: string;
  check: DocumentCheck;
}

export const DOCUMENT_CHECKS = {
  blankTexts: { title: 'Blank texts', check: blankTexts },
  homeComposition: { title: 'Sections of pages', check: homeComposition },
  imageDescriptions: { title: 'Pictures without a good description', check: imageDescriptions },
  links: { title: 'Broken and redirected links', check: links },
  redirects: { title: 'Redirects that lead astray', check: redirects },
  references: { title: 'References to what is gone', check: references },
  productGroups: { title: 'Groups of products', check: productGroups },
  prices: { title: 'Exact prices', check: prices },
  provenance: { title: 'Ratings, quotes and counts without a source', check: provenance },
  samples: { title: 'Samples', check: samples },
  dates: { title: 'Dates that cannot be', check: dates },
  searchTitles: { title: 'Titles that search results cut off', check: searchTitles },
  searchPhrases: { title: 'Shop searches for something else', check: searchPhrases },
  hiddenValues: { title: 'Hidden values that still work', check: hiddenValues },
  siteTexts: { title: 'Site texts', check: siteTexts },
  orphans: { title: 'Documents that nobody can find', check: orphans },
  reviews: { title: 'Reviews that are overdue', check: reviews },
  staleStatuses: { title: 'Statuses to read again', check: staleStatuses },
  doubts: { title: 'Figures that their source doubts', check: doubts },
  weakSources: { title: 'Sources that may be gone', check: weakSources },
} as const satisfies Readonly<Record<string, NamedCheck>>;

export type CheckName = keyof typeof DOCUMENT_CHECKS;

/** The names of all checks, in the order in which editors see them. */
export const CHECK_NAMES = Object.keys(DOCUMENT_CHECKS) as CheckName[];

/** A problem with the check that found it. */
export interface FoundProblem extends Problem {
  check: CheckName;
}

/** All that is wrong with a document. Without `site` in the context, only what the document alone tells. */
export function checkDocument(document: CheckedDocument, context: CheckContext): FoundProblem[] {
  return CHECK_NAMES.flatMap((name) =>
    DOCUMENT_CHECKS[name].check(document, context).map((problem) => ({ ...problem, check: name })),
  );
}
