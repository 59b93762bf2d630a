/** Slug of the page that says what is known of visitors. */
export const PRIVACY_SLUG = 'privacy';

/** Every text inside of content, one below the other. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(textOf).filter(Boolean).join('\n');
}
