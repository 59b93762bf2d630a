/** A choice, as a list shows it. */
export interface ListOption {
  value: string;
  label: string;
}

/** Choices below one heading; without one they need none. */
export interface OptionGroup {
  heading: string | null;
  options: readonly ListOption[];
}

/** A text without case, accents and the marks that model names are written with or without. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether each word of a search begins somewhere in a name: `epson 2250`, and `tk 700` for TK700. */
function isMatch(label: string, words: readonly string[]): boolean {
  const plain = plainWords(label);
  const joined = plain.replaceAll(' ', '');
  return words.every((word) => plain.includes(word)) || joined.includes(words.join(''));
}

/** The groups with what matches a search; those without any are left out. An empty search matches all. */
export function searchOptions(groups: readonly OptionGroup[], search: string): OptionGroup[] {
  const words = plainWords(search).split(' ').filter(Boolean);
  // Punctuation alone is a search too, for which nothing is found.
  if (words.length === 0 && search.trim() !== '') return [];
  return groups
    .map(({ heading, options }) => ({
      heading,
      options: options.filter(({ label }) => isMatch(label, words)),
    }))
    .filter(({ options }) => options.length > 0);
}
