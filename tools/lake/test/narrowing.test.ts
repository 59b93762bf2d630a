import { expect, test } from 'vitest';
import type { LakeDocument } from '../src/documents/document.ts';
import { evaluateQuery } from '../src/query/evaluate-query.ts';
import { parseQuery } from '../src/query/parsed-query.ts';
import { PerspectiveView } from '../src/query/perspective.ts';
import { withSearchText } from '../src/query/text-search.ts';
import { siteDocuments } from './content-fixture.ts';
import { Random } from './random.ts';

function storedDocuments(): Map<string, LakeDocument> {
  const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
  const documents = siteDocuments(30).flatMap((document, n) => [
    { ...document, ...stamp },
    ...(n % 5 === 0 ? [{ ...document, ...stamp, _id: `drafts.${document._id}`, title: `Draft ${n}` }] : []),
  ]);
  return new Map(documents.map((document) => [document._id, withSearchText(document)]));
}

const VALUES = [
  'article',
  'product',
  'article-3',
  'product-2',
  'category-1',
  'projector-4',
  'none',
  'drafts.article-5',
] as const;

function condition(random: Random, depth: number): string {
  const value = (): string => JSON.stringify(random.of(VALUES));
  const list = (): string => `[${Array.from({ length: random.whole(4) }, value).join(', ')}]`;
  if (depth > 0 && random.chance(0.5)) {
    const left = condition(random, depth - 1);
    const right = condition(random, depth - 1);
    return random.of([
      `${left} && ${right}`,
      `(${left}) || (${right})`,
      `(${left} && ${right})`,
      `!(${left})`,
    ]);
  }
  return random.of([
    `_type == ${value()}`,
    `${value()} == _type`,
    `_type in ${list()}`,
    `_id == ${value()}`,
    `_id in ${list()}`,
    `_id in $ids`,
    `references(${value()})`,
    `_type == $type`,
    `_type != ${value()}`,
    `title match "*5*"`,
    `defined(slug)`,
    `@._type == ${value()}`,
    `_id in path("drafts.**")`,
    `[@, _id] match text::query("about 5")`,
    `count(*[references(^._id) && ${value()} == _type]) > 0`,
    `_id in *[references(^.category._ref) || _type == "author"]._id`,
  ]);
}

function query(random: Random): string {
  const filter = `*[${condition(random, 2)}]`;
  return random.of([
    filter,
    `${filter}[0]`,
    `${filter}._id`,
    `${filter} | order(title desc) [0...5] {_id, title}`,
    `${filter}[${condition(random, 1)}]{_id, "category": category->title}`,
    `{"a": count(${filter}), "b": *[${condition(random, 1)}]{_id, "same": *[_type == ^._type && _id in $ids]._id}}`,
    `count(${filter})`,
    `${filter}[0...9] | order(count(*[references(^._id)]) desc)._id`,
  ]);
}

test('800 random queries have the same result narrowed as with a plain scan @nightly', async () => {
  const random = new Random(7);
  const stored = storedDocuments();
  const views = [['raw'], ['published'], ['drafts', 'published']].map(
    (layers) => new PerspectiveView(layers, stored, false),
  );
  let narrowed = 0;
  for (let round = 0; round < 800; round += 1) {
    const text = query(random);
    const params = { ids: [random.of(VALUES), random.of(VALUES)], type: random.of(VALUES) };
    const scope = { params, identity: 'local-editor', projectId: 'lumen', dataset: 'production' };
    for (const view of views) {
      const parsed = parseQuery(text, params);
      narrowed += parsed.narrowed.length > 0 ? 1 : 0;
      const scanned = await evaluateQuery({ ...parsed, narrowed: [] }, scope, view);
      const { result } = await evaluateQuery(parsed, scope, view);
      expect({ text, result }).toEqual({ text, result: scanned.result });
    }
  }
  expect(narrowed).toBeGreaterThan(900);
});
