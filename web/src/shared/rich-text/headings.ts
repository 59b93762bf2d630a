/** Headings of a text, for its table of contents and for links to them. */

interface BlockLike {
  _type?: unknown;
  _key?: unknown;
  style?: unknown;
  children?: unknown;
}

export interface TextHeading {
  /** Id of the heading's element. */
  id: string;
  text: string;
}

/** The words of a block. */
function blockText(block: BlockLike): string {
  if (!Array.isArray(block.children)) return '';
  return block.children
    .map((child: unknown) =>
      typeof child === 'object' && child !== null && 'text' in child && typeof child.text === 'string'
        ? child.text
        : '',
    )
    .join('')
    .trim();
}

/** An id made of a heading's words. */
export function headingId(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words || 'section';
}

/** The main headings of a text, each with an id of its own. */
export function textHeadings(body: readonly unknown[] | null | undefined): Map<string, TextHeading> {
  const headings = new Map<string, TextHeading>();
  const taken = new Map<string, number>();
  for (const item of body ?? []) {
    const block: BlockLike = typeof item === 'object' && item !== null ? item : {};
    if (block._type !== 'block' || block.style !== 'h2' || typeof block._key !== 'string') continue;
    const text = blockText(block);
    if (!text) continue;
    const id = headingId(text);
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    headings.set(block._key, { id: times === 1 ? id : `${id}-${times}`, text });
  }
  return headings;
}
