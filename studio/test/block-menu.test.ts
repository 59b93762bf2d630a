/** The menu that inserts a block into a text: its drawings, descriptions and arrow keys. */
import { createSchema, type ArraySchemaType, type SchemaType } from 'sanity';
import { describe, expect, test } from 'vitest';
import { blockItems, itemAt, startOf, type BlockItem } from '../src/writing/block-menu/block-items.ts';
import { schemaTypes } from '../src/schema/index.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });

function isArray(type: SchemaType | undefined): type is ArraySchemaType {
  return type?.jsonType === 'array';
}

function itemsOfText(): BlockItem[] {
  const text = schema.get('richText');
  return isArray(text) ? blockItems(text) : [];
}

function itemOf(name: string): BlockItem {
  const found = itemsOfText().find(({ type }) => type.name === name);
  if (!found) throw new Error(`the menu has no ${name}`);
  return found;
}

describe('the block menu', () => {
  test('shows a drawing and a sentence for each block', () => {
    const items = itemsOfText();
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['Picture', 'Table', 'Callout']));
    expect(items.filter(({ picture }) => !picture?.startsWith('data:image/svg+xml,'))).toEqual([]);
    expect(items.filter(({ about }) => !/^\p{Lu}.*\.$/u.test(about))).toEqual([]);
    expect(new Set(items.map(({ picture }) => picture)).size).toBe(items.length);
  });

  test("starts a block with its schema's initial value", () => {
    expect(startOf(itemOf('callout').type)).toEqual({ tone: 'tip' });
    expect(startOf(itemOf('dataTable').type)).toMatchObject({ columns: ['', '', ''] });
    expect(startOf(itemOf('faqBlock').type)).toEqual({});
  });

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 6, 6],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['ArrowLeft', 0, 0],
    ['Home', 5, 0],
    ['End', 0, 6],
    ['a', 2, null],
  ])('%s moves from item %d of seven in three columns to %s', (key, from, to) => {
    expect(itemAt(key, from, 7, 3)).toBe(to);
  });
});
