/** Words of a text that the glossary explains become links to it: the first time each, in paragraphs. */
import { withoutPreviewMarks } from '../content/preview-marks.ts';

/** A term as a guide's query finds it in its text. */
export interface MentionedTerm {
  term: string | null;
  slug: string | null;
  spellings: readonly (string | null)[] | null;
}

interface Span {
  _type: string;
  _key: string;
  text?: string;
  marks?: readonly string[] | null;
}

interface MarkDefinition {
  _type: string;
  _key: string;
}

/** As much of a block as is looked at. */
export interface LinkableBlock {
  _type: string;
  _key: string;
  style?: string | null;
  children?: readonly Span[] | null;
  markDefs?: readonly MarkDefinition[] | null;
}

/** Name of the mark that links to the glossary. */
export const TERM_MARK = 'glossaryTerm';

interface Wanted {
  slug: string;
  pattern: RegExp;
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** A pattern that finds a term as a whole word, in the plural too; longer spellings first. */
function wantedTerms(terms: readonly MentionedTerm[]): Wanted[] {
  return terms
    .flatMap(({ term, slug, spellings }) => {
      const words = [term, ...(spellings ?? [])].flatMap(
        (word) => withoutPreviewMarks(word ?? '').trim() || [],
      );
      if (!slug || words.length === 0) return [];
      const either = words
        .toSorted((one, other) => other.length - one.length)
        .map(escaped)
        .join('|');
      const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${either})s?(?![\p{L}\p{N}-])`, 'iu');
      return [{ slug, pattern, length: Math.max(...words.map((word) => word.length)) }];
    })
    .toSorted((one, other) => other.length - one.length);
}

interface Found {
  wanted: Wanted;
  at: number;
  words: string;
}

/** The term that comes first in a text; of two at one place, the longer. */
function firstIn(text: string, wanted: readonly Wanted[]): Found | null {
  let first: Found | null = null;
  for (const each of wanted) {
    const found = each.pattern.exec(text);
    if (found && (!first || found.index < first.at))
      first = { wanted: each, at: found.index, words: found[0] };
  }
  return first;
}

/** Whether a span is a link already, or is set as code. */
function isMarked(span: Span, links: ReadonlySet<string>): boolean {
  return (span.marks ?? []).some((mark) => links.has(mark));
}

/**
 * Marks the first mention of each term in the paragraphs and lists of a text.
 * @param blocks portable text; headings, quotations and links are left alone
 * @returns the blocks, those without a mention untouched
 */
export function linkTerms<Block extends LinkableBlock>(
  blocks: readonly Block[],
  terms: readonly MentionedTerm[],
): Block[] {
  let left = wantedTerms(terms);
  return blocks.map((block) => {
    if (block._type !== 'block' || (block.style ?? 'normal') !== 'normal' || left.length === 0) return block;
    const links = new Set((block.markDefs ?? []).map(({ _key }) => _key));
    const definitions: (MarkDefinition & { slug: string })[] = [];
    const children = (block.children ?? []).flatMap((span) => {
      if (span._type !== 'span' || !span.text || isMarked(span, links)) return [span];
      const parts: Span[] = [];
      let rest = span.text;
      for (let found = firstIn(rest, left); found; found = firstIn(rest, left)) {
        const { wanted, at, words } = found;
        const key = `term-${wanted.slug}`;
        left = left.filter((each) => each !== wanted);
        definitions.push({ _type: TERM_MARK, _key: key, slug: wanted.slug });
        if (at > 0) parts.push({ ...span, _key: `${span._key}-${parts.length}`, text: rest.slice(0, at) });
        parts.push({
          ...span,
          _key: `${span._key}-${parts.length}`,
          text: words,
          marks: [...(span.marks ?? []), key],
        });
        rest = rest.slice(at + words.length);
      }
      return parts.length === 0
        ? [span]
        : [...parts, { ...span, _key: `${span._key}-${parts.length}`, text: rest }];
    });
    if (definitions.length === 0) return block;
    return { ...block, children, markDefs: [...(block.markDefs ?? []), ...definitions] };
  });
}
