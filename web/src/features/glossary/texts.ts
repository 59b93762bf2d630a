import { siteTexts } from '../../shared/site-texts/site-texts.ts';

/** Words around the terms of the glossary. */
export const GLOSSARY_TEXTS = siteTexts('glossary', {
  title: 'Projector Terminology Glossary A-Z',
  search: 'Search for a term...',
  searchLabel: 'Search the glossary',
  letters: 'Letters',
  found: (count: number) => (count === 1 ? '1 term' : `${count} terms`),
  none: (query: string) => `No terms found matching "${query}"`,
  clear: 'Clear the search',
  /** @param label what it leads to; null where the editor gave no words */
  readMore: (label: string | null) => (label ? `Read more: ${label}` : 'Read more'),
});
