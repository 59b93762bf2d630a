import { ContentLink } from '../links/content-link.tsx';
import { reviewDate } from '../guide-card/review-date.ts';

/** Where a rating or a quote comes from, as queries answer it. */
export interface OpinionSourceContent {
  collectedBy: string | null;
  address: string | null;
  collectedOn: string | null;
}

/** Who collected an opinion, when, and the page where it can be checked. */
export function OpinionSource({ source }: { source: OpinionSourceContent | null | undefined }) {
  if (!source?.collectedBy) return null;
  const { collectedBy, address, collectedOn } = source;
  const words = [collectedBy, reviewDate(collectedOn)].filter(Boolean).join(', ');
  return <span>{address ? <ContentLink href={address}>{words}</ContentLink> : words}</span>;
}
