import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site.ts';
import { pathText, type CheckedDocument } from '../../src/checks/problem.ts';

const TODAY = '2026-11-23';

/** A dataset of products; every hundredth has an exact price. */
function products(count: number): CheckedDocument[] {
  return Array.from({ length: count }, (_, place) => ({
    _id: `product-${String(place).padStart(6, '0')}`,
    _type: 'product',
    name: 'A screen',
    kind: 'screen',
    category: { _type: 'reference', _ref: 'category' },
    ...(place % 100 === 0 ? { priceText: '$199.99' } : {}),
  }));
}

function paged(documents: readonly CheckedDocument[]) {
  return async (after: string, most: number) => documents.filter(({ _id }) => _id > after).slice(0, most);
}

test('reads 10,000 documents page by page and checks them in short steps, with progress', async () => {
  const category = { _id: 'category', _type: 'accessoryCategory' };
  const documents = [category, ...products(10_000)];
  let now = 0;
  let pauses = 0;
  const told: [number, number | null][] = [];
  const found = await checkSite({
    page: paged(documents),
    today: TODAY,
    onProgress: (done, total) => told.push([done, total]),
    pause: async () => {
      pauses += 1;
    },
    // Each read of the clock costs a millisecond, so a step of 25 ms ends after as many documents.
    clock: () => (now += 1),
  });
  expect(
    found.map(({ document, path, severity }) => `${document._id} ${pathText(path)} ${severity}`),
  ).toHaveLength(100);
  expect(new Set(found.map(({ check }) => check))).toEqual(new Set(['prices']));
  expect(pauses).toBeGreaterThan(300);
  expect(told.filter(([, total]) => total === null)).toHaveLength(21);
  expect(told.at(-1)).toEqual([10_001, 10_001]);
});

test('checks drafts and published documents; neither is an orphan of the other', async () => {
  const [one] = products(1);
  const draft = { ...one, _id: 'drafts.product-000000', _type: 'product', priceText: undefined, name: ' ' };
  const documents = [{ _id: 'category', _type: 'accessoryCategory' }, draft, ...products(1)];
  const found = await checkSite({ page: paged(documents), today: TODAY });
  expect(found.map(({ document, check }) => `${document._id} ${check}`)).toEqual([
    'drafts.product-000000 blankTexts',
    'product-000000 prices',
  ]);
});

test('stops when aborted', async () => {
  let asked = 0;
  const found = await checkSite({
    page: async (after, most) => {
      asked += 1;
      return paged(products(2000))(after, most);
    },
    today: TODAY,
    abandoned: () => asked > 0,
  });
  expect(asked).toBe(1);
  expect(found).toEqual([]);
});
