/** The lists of the Studio: each can be searched and sorted, or stands beside one that can. */
import { createSchema, type Source } from 'sanity';
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure';
import { describe, expect, test } from 'vitest';
import { schemaTypes } from '../src/schema/index.ts';
import { FREE_PAGE } from '../src/structure/page-lists.ts';
import { PRODUCT_OF_CATEGORY, PRODUCT_OF_KIND } from '../src/structure/product-lists.ts';
import { structure } from '../src/structure/structure.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });

const TEMPLATES = ['article-of-category', 'infoPage', FREE_PAGE, PRODUCT_OF_KIND, PRODUCT_OF_CATEGORY];

/** As much of the Studio as its lists are made with. */
const STUDIO = {
  schema,
  i18n: { t: (_key: string, { replace }: { replace?: { title?: string } } = {}) => replace?.title ?? _key },
  templates: TEMPLATES.map((id) => ({ id, title: id, schemaType: 'article' })),
  document: { resolveNewDocumentOptions: () => [] },
  getClient: () => ({
    fetch: async () => [{ _id: 'category-screens', title: 'Screens', slug: 'screens' }],
  }),
} as unknown as Source & StructureResolverContext;

interface Pane {
  id: string;
  type: string;
  title: string;
  items: readonly Item[];
  menuItems: readonly { title: string; action?: unknown; group?: string }[];
}

type Item = Partial<Pane> & { child?: unknown };

/** A pane as the Studio shows it, whichever way it was made. */
async function paneOf(made: unknown, id = '', parent: Partial<Pane> = {}): Promise<Partial<Pane>> {
  const value: unknown = await (typeof made === 'function' ? made(id, { params: {}, parent }) : made);
  const isBuilder = typeof value === 'object' && value !== null && 'serialize' in value;
  return isBuilder ? (value as { serialize: () => Partial<Pane> }).serialize() : (value as Partial<Pane>);
}

interface FoundPane extends Partial<Pane> {
  entry: string;
  siblings: readonly Item[];
}

async function panesBelow(pane: Partial<Pane>): Promise<FoundPane[]> {
  const siblings = pane.items ?? [];
  const found: FoundPane[] = [];
  for (const item of siblings) {
    if (item.type !== 'listItem') continue;
    const child = await paneOf(item.child, item.id, pane);
    found.push({ ...child, entry: item.title ?? '', siblings }, ...(await panesBelow(child)));
  }
  return found;
}

const S = createStructureBuilder({ source: STUDIO, perspectiveStack: [] });
const panes = await panesBelow(await paneOf(structure(S, STUDIO)));
const sorting = ({ menuItems = [] }: FoundPane) =>
  menuItems.filter(({ action }) => action === 'setSortOrder');
const isDragged = ({ menuItems = [] }: FoundPane) => menuItems.some(({ action }) => action === 'resetOrder');
const lists = panes.filter(({ type }) => type === 'documentList');
const dragged = panes.filter(isDragged);

describe('lists', () => {
  test('are those of all documents', () => {
    expect(lists.length).toBeGreaterThan(30);
    expect(dragged.length).toBeGreaterThan(5);
  });

  test.each(lists.map((list) => [list.entry, list] as const))('%s can be searched and sorted', (_, list) => {
    expect(sorting(list).map(({ title }) => title)).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(new Set(sorting(list).map(({ title }) => title)).size).toBeGreaterThan(1);
  });

  test.each(dragged.map((list) => [list.entry, list] as const))(
    '%s stands beside one to search',
    (_, list) => {
      const all = list.entry.replace(': put in order', '');
      expect(list.entry).toBe(`${all}: put in order`);
      const beside = lists.find(({ entry, siblings }) => entry === all && siblings === list.siblings);
      expect(beside?.title).toBe(all);
    },
  );

  test.each(dragged.map((list) => [list.entry, list] as const))('%s has plain titles', (_, list) => {
    expect(list.title).toBe(list.entry);
    expect(list.menuItems?.map(({ title }) => title).join(', ')).not.toMatch(
      /\b(?:reset|toggle|increments?)\b/i,
    );
  });

  test('nothing else lists documents', () => {
    const others = panes.filter((pane) => pane.type === 'component' && !isDragged(pane));
    expect(new Set(others.map(({ title }) => title))).toEqual(
      new Set(['Correct a figure', 'Site check', 'Site texts', 'Spreadsheet', 'Take samples out']),
    );
  });
});
