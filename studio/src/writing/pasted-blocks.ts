/** Text from other programs as blocks of this schema: headings, lists, links and tables stay, looks go. */
import { isObject } from '@lumen-throw/domain/is-object';
import { linkForm } from '@lumen-throw/domain/checks/link-targets';
import { htmlToPortableText, type DeserializerRule } from '@portabletext/html';
import { compileSchema, defineSchema } from '@portabletext/schema';
import { plainHtml } from './plain-html.ts';
import { dataTableOf, fitted } from './table-sheet.ts';
import { PASTE_TEXTS } from './texts.ts';

/** A block as the editor takes it. */
export interface PastedBlock {
  _type: string;
  _key: string;
  [field: string]: unknown;
}

/** What was read of a clipboard. */
export interface Pasted {
  blocks: Record<string, unknown>[];
  /** A sentence about each kind of thing that is not among the blocks. */
  leftOut: string[];
}

/** What pasted text may be at first: six levels of headings, which become the two of this site. */
const PASTED = compileSchema(
  defineSchema({
    styles: ['normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((name) => ({ name })),
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [{ name: 'dataTable', fields: [] }],
  }),
);

/** A key that no other block of a document has. */
function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

/** Reads tables with their cells as words. @param leftOut gets the sentence about cells that are too many */
function tableRule(leftOut: string[]): DeserializerRule {
  return {
    deserialize: (element, _, createBlock) => {
      const table = element instanceof HTMLTableElement ? dataTableOf(element) : null;
      if (!table) return undefined;
      const { sheet, leftOut: sentence } = fitted([table.headings, ...table.rows]);
      const [columns, ...rows] = sheet;
      if (sentence !== null) leftOut.push(sentence);
      return createBlock({
        _type: 'dataTable',
        _key: newKey(),
        caption: table.caption,
        columns,
        rows: rows.map((cells) => ({ _type: 'dataTableRow', _key: newKey(), cells })),
      });
    },
  };
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

const HEADING = /^h[1-6]$/;

function isEmpty(block: Record<string, unknown>): boolean {
  return block['_type'] === 'block' && textOf(block) === '';
}

function textOf(block: Record<string, unknown>): string {
  return recordsOf(block['children'])
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
    .trim();
}

/** The title of a whole article: its only heading of the first level, above everything. */
function titleOf([first, ...others]: readonly Record<string, unknown>[]): string | null {
  const isTitle =
    first?.['style'] === 'h1' && others.length > 0 && others.every(({ style }) => style !== 'h1');
  return isTitle ? textOf(first) : null;
}

/** Whether two titles say the same. */
function isSame(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'en', { sensitivity: 'accent', ignorePunctuation: true }) === 0;
}

/**
 * Takes the title of a whole article out of pasted blocks where the document has it, or can have it.
 * @returns the other blocks, and the title that an empty document gets
 */
export function withoutTitle(
  blocks: Pasted['blocks'],
  document: { title: string; isEmpty: boolean },
): { blocks: Pasted['blocks']; title: string | null } {
  const title = titleOf(blocks);
  if (title === null) return { blocks, title: null };
  const isNew = document.title.trim() === '' && document.isEmpty;
  if (!isNew && !isSame(title, document.title)) return { blocks, title: null };
  return { blocks: blocks.slice(1), title: isNew ? title : null };
}

/**
 * The level of heading that becomes the site's larger one, as `h2`. The title of a whole article doesn't count:
 * all of its sections would become smaller ones.
 * @returns undefined where there is no heading
 */
function topLevel(blocks: readonly Record<string, unknown>[]): string | undefined {
  const levels = blocks.map(({ style }) => String(style)).filter((style) => HEADING.test(style));
  const below = titleOf(blocks) === null ? levels : levels.slice(1);
  return below.toSorted((one, other) => one.localeCompare(other))[0] ?? levels[0];
}

/** Where a link leads: what Google Docs wraps in an address of its own is unwrapped. */
function unwrapped(href: string): string {
  const url = URL.parse(href);
  if (url?.hostname.endsWith('google.com') && url.pathname === '/url')
    return url.searchParams.get('q') ?? href;
  return href;
}

/** Finds the document at a path of the site; null where there is none. */
export type FindPage = (path: string) => Promise<string | null>;

/** The path of an address on this site; null for another site's. */
function ownPath(href: string, siteUrl: string): string | null {
  const url = URL.parse(href, siteUrl);
  return url?.origin === new URL(siteUrl).origin && url.hash === '' && url.search === ''
    ? url.pathname
    : null;
}

/** A link as a mark of this schema: to a document where one is at the address. */
async function linkMark(
  mark: Record<string, unknown>,
  siteUrl: string,
  findPage: FindPage,
): Promise<Record<string, unknown> | null> {
  const { _key } = mark;
  const href = unwrapped(typeof mark['href'] === 'string' ? mark['href'].trim() : '').replaceAll(' ', '%20');
  const path = ownPath(href, siteUrl);
  const id = path === null ? null : await findPage(path);
  if (id !== null) return { _type: 'internalLink', _key, target: { _type: 'reference', _ref: id } };
  // A place inside the text that was copied leads nowhere here.
  if (href === '' || href.startsWith('#') || linkForm(href) !== null) return null;
  return { _type: 'externalLink', _key, href };
}

/**
 * Reads pasted HTML.
 * @param html as the clipboard has it
 */
export function readHtml(html: string): Pasted {
  const plain = plainHtml(html);
  const leftOut = plain.pictures === 0 ? [] : [PASTE_TEXTS.pictures(plain.pictures)];
  const parsed: unknown = htmlToPortableText(plain.html, {
    schema: PASTED,
    keyGenerator: newKey,
    rules: [tableRule(leftOut)],
    whitespaceMode: 'normalize',
  });
  return { blocks: recordsOf(parsed).filter((block) => !isEmpty(block)), leftOut };
}

/**
 * Pasted blocks as those of this schema.
 * @param siteUrl of this site: links to its pages become links to their documents
 */
export async function siteBlocks(
  blocks: Pasted['blocks'],
  { siteUrl, findPage }: { siteUrl: string; findPage: FindPage },
): Promise<PastedBlock[]> {
  const top = topLevel(blocks);
  return Promise.all(
    blocks.map(async (block): Promise<PastedBlock> => {
      const named = { ...block, _type: String(block['_type']), _key: String(block['_key']) };
      if (named._type !== 'block') return named;
      const style = String(block['style']);
      const marks = await Promise.all(
        recordsOf(block['markDefs']).map((mark) => linkMark(mark, siteUrl, findPage)),
      );
      const markDefs = marks.filter((mark) => mark !== null);
      const known = new Set<unknown>(['strong', 'em', ...markDefs.map(({ _key }) => _key)]);
      return {
        ...named,
        style: HEADING.test(style) ? (style === top || style === 'h1' ? 'h2' : 'h3') : style,
        markDefs,
        children: recordsOf(block['children']).map((child) => ({
          ...child,
          marks: Array.isArray(child['marks']) ? child['marks'].filter((mark) => known.has(mark)) : [],
        })),
      };
    }),
  );
}

/** Whether a block is more than a paragraph of words: a heading, a quote, part of a list, a table, or with a link. */
export function hasStructure(block: Pasted['blocks'][number]): boolean {
  return (
    block['_type'] !== 'block' ||
    block['style'] !== 'normal' ||
    block['listItem'] !== undefined ||
    recordsOf(block['markDefs']).length > 0
  );
}

/** Whether words of a block are bold or italic. */
export function hasMarks(block: Pasted['blocks'][number]): boolean {
  return recordsOf(block['children']).some(({ marks }) => Array.isArray(marks) && marks.length > 0);
}
