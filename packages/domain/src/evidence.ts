/**
 * Who stands behind a figure of a projector, best first: a site that computes with figures says
 * whose they are, and takes the best there is.
 */
export const EVIDENCE_KINDS = ['measuredByUs', 'measured', 'makerIso21118', 'maker', 'claim'] as const;

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Languages besides English that quoted pages are in. */
export const EVIDENCE_LANGUAGES = [
  { value: 'de', title: 'German' },
  { value: 'fr', title: 'French' },
  { value: 'it', title: 'Italian' },
  { value: 'es', title: 'Spanish' },
  { value: 'pt', title: 'Portuguese' },
  { value: 'nl', title: 'Dutch' },
  { value: 'lt', title: 'Lithuanian' },
  { value: 'pl', title: 'Polish' },
  { value: 'ru', title: 'Russian' },
  { value: 'uk', title: 'Ukrainian' },
  { value: 'ro', title: 'Romanian' },
  { value: 'cs', title: 'Czech' },
  { value: 'sv', title: 'Swedish' },
  { value: 'da', title: 'Danish' },
  { value: 'ja', title: 'Japanese' },
  { value: 'zh', title: 'Chinese' },
  { value: 'ko', title: 'Korean' },
] as const;

/** Most characters that are quoted of a page: the words with the figure, not the page. */
export const EVIDENCE_WORDS_MAX = 200;

/** A figure with the evidence for it, as content has it. */
interface WithEvidence {
  evidence?: { kind?: string | null; doubted?: boolean | null } | null;
}

/** Whether the source itself says that its figure may be wrong: such a figure is shown and never computes. */
export function isDoubted({ evidence }: WithEvidence): boolean {
  return evidence?.doubted === true;
}

/** Whether somebody measured a figure, and does not repeat it. */
export function isMeasured(kind: string | null | undefined): boolean {
  return kind === 'measured' || kind === 'measuredByUs';
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
