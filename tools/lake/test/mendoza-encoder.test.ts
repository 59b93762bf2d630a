import { applyPatch } from 'mendoza';
import { expect, test } from 'vitest';
import { encodeMendoza } from '../src/documents/mendoza-encoder.ts';
import type { JsonObject } from '../src/documents/document.ts';
import { Random } from './random.ts';

function value(random: Random, depth: number): unknown {
  switch (random.whole(depth > 0 ? 7 : 5)) {
    case 0:
      return random.whole(5);
    case 1:
      return `s${random.whole(5)}`;
    case 2:
      return random.chance(0.5);
    case 3:
      return `æø🎥${random.whole(9)}`;
    case 4:
      return null;
    case 5:
      return Array.from({ length: random.whole(5) }, (_, position) =>
        random.chance(0.5)
          ? { _key: `k${random.whole(6)}${position}`, v: value(random, depth - 1) }
          : value(random, depth - 1),
      );
    default:
      return Object.fromEntries(
        Array.from({ length: random.whole(4) }, () => [`f${random.whole(5)}`, value(random, depth - 1)]),
      );
  }
}

function edited(random: Random, original: JsonObject): JsonObject {
  const kept = Object.entries(original).filter(() => random.chance(0.7));
  const changed = kept.map(([name, old]) => {
    if (random.chance(0.4)) return [name, old];
    if (Array.isArray(old) && random.chance(0.6)) {
      const items: unknown[] = old.toSorted(() => random.whole(3) - 1);
      return [
        name,
        [...items.filter(() => random.chance(0.8)), ...(random.chance(0.3) ? [value(random, 1)] : [])],
      ];
    }
    return [name, value(random, 3)];
  });
  return { ...Object.fromEntries(changed), _id: 'a' };
}

test('the npm package mendoza reproduces 10,000 random edits from encoded patches', () => {
  const random = new Random(20_261_121);
  for (let round = 0; round < 10_000; round += 1) {
    const before: JsonObject = { _id: 'a', x: value(random, 3), y: value(random, 3), z: value(random, 2) };
    const after = edited(random, before);
    expect({ before, result: applyPatch(before, encodeMendoza(before, after)) }).toEqual({
      before,
      result: after,
    });
  }
});

test('encodes creation and deletion as whole values', () => {
  expect(applyPatch(null, encodeMendoza(null, { _id: 'a' }))).toEqual({ _id: 'a' });
  expect(applyPatch({ _id: 'a' }, encodeMendoza({ _id: 'a' }, null))).toBeNull();
});

test('an edit of one field omits the others', () => {
  const body = 'x'.repeat(5000);
  expect(JSON.stringify(encodeMendoza({ title: 'a', body }, { title: 'b', body })).length).toBeLessThan(50);
});
