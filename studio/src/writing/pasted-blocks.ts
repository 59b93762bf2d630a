/** Text from other programs as blocks of this schema: headings, lists, links and tables stay, looks go. */
import { linkForm } from '@lumen-throw/domain/checks/link-targets';
import { htmlToPortableText, type DeserializerRule } from '@portabletext/html';
import { compileSchema, defineSchema } from '@portabletext/schema';
import { sheetOfTable } from './table-sheet.ts';

/** A block as the editor takes it. */
export interface PastedBlock {
  _type: string;
  _key: string;
  [field: string]: unknown;
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

/** A table of two columns or more; a narrower one only places text, and its text is read on. */
const TABLE: DeserializerRule = {
  deserialize: (element, next, createBlock) => {
    if (!(element instanceof HTMLTableElement)) return undefined;
    const [columns = [], ...rows] = sheetOfTable(element);
    if (columns.length < 2 || rows.length === 0)
      return next([...element.rows].flatMap((row) => [...row.cells]).flatMap((cell) => [...cell.childNodes]));
    return createBlock({
      _type: 'dataTable',
      _key: newKey(),
      caption: element.caption?.textContent?.trim() ?? '',
      columns,
      rows: rows.map((cells) => ({ _type: 'dataTableRow', _key: newKey(), cells })),
    });
  },
};

/** Elements that begin on a line of their own. */
const BOXES = 'p, div, dt, dd';

/**
 * Says in plain HTML what else is only said by a role or by the look: the headings of Word for the web, the
 * terms of a definition list, and that boxes inside a list item stand below each other.
 */
function plainHtml(html: string): string {
  const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const box of body.querySelectorAll(':is(li, dt, dd) :is(p, div)'))
    if (box.nextElementSibling?.matches(BOXES)) box.after(body.ownerDocument.createElement('br'));
  for (const element of body.querySelectorAll('[role="heading"], dt, dd')) {
    const level = Number(element.getAttribute('aria-level'));
    const isHeading = element.matches('[role="heading"]');
    const plain = body.ownerDocument.createElement(
      isHeading ? `h${level >= 1 && level <= 6 ? level : 2}` : 'p',
    );
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
  for (const list of body.querySelectorAll('dl')) list.replaceWith(...list.childNodes);
  // Word says in its head which lists are numbered.
  return documentElement.outerHTML;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

const HEADING = /^h[1-6]$/;

function isEmpty(block: Record<string, unknown>): boolean {
  return (
    block['_type'] === 'block' &&
    recordsOf(block['children']).every(({ text }) => typeof text !== 'string' || text.trim() === '')
  );
}

/**
 * The level of heading that becomes the site's larger one, as `h2`. The title of a whole article, above two
 * sections or more, doesn't count: all of them would become smaller ones.
 * @returns undefined where there is no heading
 */
function topLevel(blocks: readonly Record<string, unknown>[]): string | undefined {
  const levels = blocks.map(({ style }) => String(style)).filter((style) => HEADING.test(style));
  const sections = levels.slice(1);
  const [below] = sections.toSorted((one, other) => one.localeCompare(other));
  const isTitle =
    blocks[0]?.['style'] === 'h1' && below !== 'h1' && sections.filter((level) => level === below).length > 1;
  return isTitle || levels[0] === undefined || (below !== undefined && below < levels[0]) ? below : levels[0];
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
  const href = unwrapped(typeof mark['href'] === 'string' ? mark['href'].trim() : '');
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
 * @param siteUrl of this site: links to its pages become links to their documents
 * @returns the blocks; none where the HTML has no words
 */
export async function pastedBlocks(
  html: string,
  { siteUrl, findPage }: { siteUrl: string; findPage: FindPage },
): Promise<PastedBlock[]> {
  const parsed: unknown = htmlToPortableText(plainHtml(html), {
    schema: PASTED,
    keyGenerator: newKey,
    rules: [TABLE],
    whitespaceMode: 'normalize',
  });
  const blocks = recordsOf(parsed).filter((block) => !isEmpty(block));
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

/** Whether pasted HTML has anything that plain words lack; else the editor pastes it by itself. */
export function hasStructure(html: string): boolean {
  return /<(?:a|table|h[1-6]|ul|ol|dl|li|blockquote)\b|role="?heading|mso-list|class="?Mso/i.test(html);
}
