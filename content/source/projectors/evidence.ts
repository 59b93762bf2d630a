import type { EvidenceKind } from '@lumen-throw/domain/evidence';
import type { Evidence } from './projector.ts';

/** A page with figures: each function takes its exact words and says who stands behind them. */
interface Page {
  /** The maker's own words: a manual, also where another site keeps the copy. */
  maker: (words: string) => Evidence;
  /** A reviewer repeats the maker's figure. */
  relayed: (words: string) => Evidence;
  /** A reviewer repeats a figure that the maker gives to ISO 21118. */
  relayedIso: (words: string) => Evidence;
  /** The page's authors measured it themselves. */
  measured: (words: string) => Evidence;
  /** A seller says so, or a page that does not say who does. */
  claim: (words: string) => Evidence;
}

/**
 * The evidence that one page gives, with its address written once.
 * @param seen day on which its words were read, `YYYY-MM-DD`
 */
export function page(address: string, seen: string): Page {
  const says =
    (kind: EvidenceKind, relayed = false) =>
    (words: string): Evidence => ({
      kind,
      address,
      words,
      ...(relayed && { relayed: true }),
      seen,
    });
  return {
    maker: says('maker'),
    relayed: says('maker', true),
    relayedIso: says('makerIso21118', true),
    measured: says('measured'),
    claim: says('claim'),
  };
}

/**
 * The same evidence where the words are in another language.
 * @param language as in `de` @param gloss what the words say, in English
 */
export function foreign(evidence: Evidence, language: string, gloss: string): Evidence {
  return { ...evidence, language, gloss };
}

/** The same evidence where the page itself says that its figure may be wrong. */
export function doubted(evidence: Evidence): Evidence {
  return { ...evidence, doubted: true };
}

/** Day on which the pages that could be found again were read. */
export const READ = '2026-11-23';

/** Day on which cited pages were read once more, for all of their figures. */
export const READ_AGAIN = '2026-12-01';

/** The same evidence where its words were found when the page was read for all of its figures. */
export function again(evidence: Evidence): Evidence {
  return { ...evidence, seen: READ_AGAIN };
}

/** A hobby project's list of the throw ratios that makers publish: "Only models with a published official throw ratio." */
export const officialRatios = page(
  'https://github.com/KinneyB42/budgetprojectors/blob/0075061b92c13940fa666ef33f0725f7faf3916e/js/throw-data.js',
  '2026-11-30',
);
