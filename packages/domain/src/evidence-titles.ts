import type { EvidenceKind } from './evidence.ts';

/** The words for each kind, for editors and readers alike. */
export const EVIDENCE_TITLES: Readonly<Record<EvidenceKind, string>> = {
  measuredByUs: 'Measured by us',
  measured: 'Measured by others',
  makerIso21118: 'Maker, to ISO 21118',
  maker: 'Maker',
  claim: "Seller's claim",
};
