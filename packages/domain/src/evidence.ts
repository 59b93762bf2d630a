/**
 * Who stands behind a figure of a projector, best first: a site that computes with figures says
 * whose they are, and takes the best there is.
 */
export const EVIDENCE_KINDS = ['measuredByUs', 'measured', 'makerIso21118', 'maker', 'claim'] as const;

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The words for each kind, for editors and readers alike. */
export const EVIDENCE_TITLES: Readonly<Record<EvidenceKind, string>> = {
  measuredByUs: 'Measured by us',
  measured: 'Measured by others',
  makerIso21118: 'Maker, to ISO 21118',
  maker: 'Maker',
  claim: "Seller's claim",
};

/** Most characters that are quoted of a page: the words with the figure, not the page. */
export const EVIDENCE_WORDS_MAX = 200;

/** A figure with the evidence for it, as content has it. */
interface WithEvidence {
  evidence?: { kind?: string | null } | null;
}

/** Place of a kind of evidence, 0 the best; after the last for a kind that nobody knows. */
function rank({ evidence }: WithEvidence): number {
  const place = EVIDENCE_KINDS.findIndex((kind) => kind === evidence?.kind);
  return place === -1 ? EVIDENCE_KINDS.length : place;
}

/**
 * The figures of one kind, best evidence first. Of two with the same evidence the earlier one of
 * the content comes first: nothing is averaged. Figures without known evidence are left out.
 */
export function byEvidence<Figure extends WithEvidence>(figures: readonly Figure[]): Figure[] {
  return figures
    .filter((figure) => rank(figure) < EVIDENCE_KINDS.length)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Whether one figure has better evidence than another. */
export function hasBetterEvidence(one: WithEvidence, other: WithEvidence): boolean {
  return rank(one) < rank(other);
}
