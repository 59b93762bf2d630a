/** The information pages that code links to or a deployment needs; editors add others. */
import { infoHref } from './site-paths.ts';

/** Slug of each page. */
export const INFO_SLUGS = {
  about: 'about',
  howWeWork: 'how-we-work',
  privacy: 'privacy',
  terms: 'terms',
  reportContent: 'report-content',
  accessibility: 'accessibility',
} as const;

/** Pages that the law asks of a host; production refuses to be without them. */
export const REQUIRED_INFO_SLUGS = [
  INFO_SLUGS.privacy,
  INFO_SLUGS.terms,
  INFO_SLUGS.reportContent,
  INFO_SLUGS.accessibility,
] as const;

/** Address of the page for reports without an account. Its query names the setup, for the visitor to copy. */
export function reportContentHref(setupId: string): string {
  return `${infoHref(INFO_SLUGS.reportContent)}?setup=${encodeURIComponent(setupId)}`;
}
