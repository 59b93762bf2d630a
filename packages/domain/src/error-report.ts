/**
 * What a page says about an error of its own: bounded, and without anything that tells who was there.
 * The page prepares it and the function that takes it prepares it again, for it trusts no sender.
 */

const ERROR_KINDS = ['error', 'rejection', 'policy'] as const;

export interface ErrorReport {
  kind: (typeof ERROR_KINDS)[number];
  /** What went wrong, in the browser's words. */
  message: string;
  /** Where in the site's code; '' where the browser does not say. */
  stack: string;
  /** Address of the page without query and hash. */
  path: string;
}

export const ERROR_REPORT_LIMITS = {
  messageMax: 300,
  stackMax: 2000,
  pathMax: 200,
  /** Largest request, in bytes. */
  bytesMax: 8 * 1024,
  /** Reports that one page sends until it is loaded anew. */
  perPage: 5,
} as const;

/**
 * An e-mail address: a quoted local part, an apostrophe, `%40` for `@`, a domain in any script, its
 * punycode, `localhost` or an IP address in brackets.
 */
const EMAIL =
  /(?:"[^"\n]{1,64}"|(?:[^\s@/<>"']{1,64}')?[^\s@/<>"']{1,64})(?:[@\uff20]|%(?:25)*40)(?:localhost\b|\[[\da-z.:]+\]|[^\s@/<>"']+\.(?:xn--[\da-z-]+|(?:[\p{L}\p{M}]|%[\da-f]{2}){2,}))/giu;

/** Texts that could name a person: addresses, tokens and ids, and whatever stands in a query. */
const PERSONAL: readonly (readonly [form: RegExp, instead: string])[] = [
  [/\beyJ[\w-]*(?:\.[\w-]*){1,2}/g, '<token>'],
  [EMAIL, '<address>'],
  [/\?[^\s:)]*/g, ''],
  [/#[^\s:)]*/g, ''],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '<ip>'],
  [/\b(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}\b/gi, '<ip>'],
  // Telephone numbers; places in a file have a colon between the numbers.
  [/\+?\b\d(?:[ ().-]{0,2}\d){8,14}\b/g, '<number>'],
  // Firebase's ids have 20 (documents) and 28 (accounts) characters; tokens are longer.
  [/\b(?=[A-Za-z0-9]*\d)(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{20,}\b/g, '<id>'],
];

/** A text without what could name a person, cut to a length. */
export function impersonal(text: string, lengthMax: number): string {
  // Cut before as well: a long text costs no more than a short one.
  const cut = text.slice(0, lengthMax * 2);
  return PERSONAL.reduce((left, [form, instead]) => left.replace(form, instead), cut).slice(0, lengthMax);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Makes a report of what was received.
 * @returns null for what is none
 */
export function errorReport(value: unknown): ErrorReport | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Record<string, unknown>;
  const kind = ERROR_KINDS.find((known) => known === given['kind']);
  const message = impersonal(textOf(given['message']), ERROR_REPORT_LIMITS.messageMax);
  const path = textOf(given['path']);
  if (!kind || message === '' || !path.startsWith('/')) return null;
  return {
    kind,
    message,
    stack: impersonal(textOf(given['stack']), ERROR_REPORT_LIMITS.stackMax),
    path: impersonal(path, ERROR_REPORT_LIMITS.pathMax),
  };
}
