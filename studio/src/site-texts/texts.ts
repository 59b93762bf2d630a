/** Words of the site's texts, where editors find and change them. */
export const SITE_TEXTS_WORDS = {
  title: 'Site texts',
  intro:
    'The words around your content: headings, buttons, messages, notes. Type what you see on the page, and choose the text to change it.',
  search: 'Words that you see',
  placeholder: 'Type words that you see on the page',
  found: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  firstOf: (shown: number, count: number) => `The first ${shown} of ${count} texts`,
  nothing:
    "No text has these words. Type fewer of them. Sentences with a name or a number in them can't be changed here, nor can what documents say: click those in Preview.",
  groups: 'By page',
  count: (all: number, changed: number) =>
    changed === 0 ? `${all} texts` : `${all} texts, ${changed} changed`,
  unreachable: "What was changed so far can't be read right now. The defaults are listed.",
  filter: 'Find a text of this list',
  changed: 'Changed',
  defaultIs: (words: string) => `Default: ${words}`,
  change: 'Change',
  changeThis: (words: string) => `Change “${words}”`,
  ownWords: (words: string) => `Your words for “${words}”`,
  back: 'Back to the default',
  backOf: (words: string) => `Back to the default: ${words}`,
  gone: 'No longer on the site',
  remove: 'Remove',
} as const;
