const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Characters that browsers skip when they read an address; they can hide a scheme. */
const SKIPPED = /[\s\p{Cc}]/u;

export type SafeHref = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

/**
 * Reads an address that came with content.
 * @returns null for anything that could run code or lead to an unexpected place
 */
export function safeHref(address: string | null | undefined): SafeHref | null {
  const text = address?.trim() ?? '';
  if (!text || SKIPPED.test(text) || text.includes('\\')) return null;
  if (text.startsWith('#')) return { kind: 'internal', to: text };
  if (text.startsWith('/')) return text.startsWith('//') ? null : { kind: 'internal', to: text };
  const url = URL.parse(text);
  return url && ALLOWED_SCHEMES.has(url.protocol) ? { kind: 'external', href: url.href } : null;
}
