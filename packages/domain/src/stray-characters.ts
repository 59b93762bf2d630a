/** Punctuation of the sentence or list from which an address was copied; a closing bracket may be the address's own. */
const LAST = /[.,;:!?'"’”»*…]$|\)$/u;

/** Markup around an address. A single bracket, bar or brace can be part of a page's query. */
const MARKUP = /[<>"`\\]|\]\(|\*\*|&(?:amp|quot|lt|gt|nbsp|#\d+);|%3[ce]/iu;

function endsInOwnBracket(address: string): boolean {
  return address.endsWith(')') && address.split('(').length >= address.split(')').length;
}

/**
 * What an address took along when it was copied: a space, a piece of markup, or the comma after it.
 * @returns it as the rest of a sentence, “ends in …”; null for an address that is clean
 */
export function strayInAddress(address: string): string | null {
  if (/\s/u.test(address)) return 'has a space in it';
  const [markup] = MARKUP.exec(address) ?? [];
  if (markup !== undefined) return `has “${markup}” in it`;
  const [last] = LAST.exec(address) ?? [];
  return last === undefined || endsInOwnBracket(address) ? null : `ends in “${last}”`;
}
