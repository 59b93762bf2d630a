import { areAlike, byKey, fieldsOf, isSame, itemsOf, orderIn, plainText, type Item } from './values.ts';

/** What two editors have changed in two ways. */
export interface Conflict {
  typed: unknown;
  now: unknown;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Whether a value is a state in which the typed one was stored on the way: its letters stand in that in their
 * order, and its words as well, of which some may be half typed.
 */
function isOnTheWay(before: unknown, typed: unknown, now: unknown): boolean {
  const letters = plainText(now);
  if (letters === '') return false;
  const text = plainText(typed);
  let found = 0;
  for (const letter of text) if (letters.startsWith(letter, found)) found += letter.length;
  const words = [...countWords(text).keys()];
  const known = countWords(plainText(before));
  const half = [...countWords(letters).keys()].filter((word) => !known.has(word) && !words.includes(word));
  return found === letters.length && half.every((word) => words.some((whole) => whole.startsWith(word)));
}

/** Where a text differs from what it was. */
function edit(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/** A text with the edits of both; null where they overlap. */
function mergeText(before: string, typed: string, now: string): string | null {
  const [first, second] = [edit(before, typed), edit(before, now)].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  if (!first || !second || first.end > second.start || first.start === second.start) return null;
  return (
    before.slice(0, first.start) +
    first.text +
    before.slice(first.end, second.start) +
    second.text +
    before.slice(second.end)
  );
}

function mergeItems(
  before: readonly Item[],
  typed: readonly Item[],
  now: readonly Item[],
  conflicts: Conflict[],
): Item[] {
  const [was, mine, theirs] = [byKey(before), byKey(typed), byKey(now)];
  const order = orderIn(before, typed, now);
  const isMoved = !isSame(orderIn(typed, before, now), order);
  const areTheirsMoved = !isSame(orderIn(now, before, typed), order);
  if (isMoved && areTheirsMoved && !isSame(orderIn(typed, now), orderIn(now, typed)))
    conflicts.push({ typed, now });
  const [first, second] = isMoved && !areTheirsMoved ? [typed, now] : [now, typed];
  const all = [...first];
  for (const [index, item] of second.entries()) {
    const placeOf = ({ _key }: Item) => all.findIndex((each) => each._key === _key);
    if (placeOf(item) >= 0) continue;
    const previous = second.slice(0, index).findLast((each) => placeOf(each) >= 0);
    all.splice(previous ? placeOf(previous) + 1 : 0, 0, item);
  }
  return all.flatMap(({ _key }): readonly Item[] => {
    const [old, own, other] = [was.get(_key), mine.get(_key), theirs.get(_key)];
    if (own && other) return itemsOf([merge(old, own, other, conflicts)]) ?? [];
    // What one of them removed stays where the other has changed it.
    if (own) return isSame(old, own) ? [] : [own];
    if (!other || isSame(old, other)) return [];
    if (old) conflicts.push({ typed: null, now: other });
    return [other];
  });
}

/** The spans of a paragraph belong together: where they differ, half of each would be no text. */
function haveSameSpans(...blocks: readonly unknown[]): boolean {
  const [first, ...others] = blocks.map((block) =>
    (itemsOf(fieldsOf(block)['children']) ?? []).map(({ _key }) => _key),
  );
  return others.every((keys) => isSame(keys, first));
}

/**
 * Brings together what this editor typed and what another one has stored since.
 * @param conflicts takes what both have changed: there, the other's stays
 */
export function merge(before: unknown, typed: unknown, now: unknown, conflicts: Conflict[]): unknown {
  if (isSame(typed, now) || isSame(typed, before)) return now;
  if (isSame(before, now) || isSame(now, null)) return typed;
  const [was, own, other] = [before, typed, now].map(itemsOf);
  if (was && own && other) {
    if (other.length === 0) return typed;
    const items = mergeItems(was, own, other, conflicts);
    return items.length > 0 ? items : typed;
  }
  if (areAlike(typed, now) && haveSameSpans(before, typed, now)) {
    const [old, mine, theirs] = [fieldsOf(before), fieldsOf(typed), fieldsOf(now)];
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const fields = [...names].map((name) => [name, merge(old[name], mine[name], theirs[name], conflicts)]);
    return Object.fromEntries(fields.filter(([, value]) => !isSame(value, null)));
  }
  if (isOnTheWay(before, typed, now)) return typed;
  if (typeof before === 'string' && typeof typed === 'string' && typeof now === 'string') {
    const text = /\s/.test(before) ? mergeText(before, typed, now) : null;
    if (text !== null) return text;
  }
  conflicts.push({ typed, now });
  return now;
}

/** Whether a word that was typed is no longer there; what another editor adds or corrects loses none. */
function areWordsLost(typed: string, before: string, now: string): boolean {
  const [was, is] = [countWords(before), countWords(now)];
  return [...countWords(typed)].some(
    ([word, count]) => count > Math.max(was.get(word) ?? 0, is.get(word) ?? 0),
  );
}

/** Whether something that was typed, chosen, moved or emptied is no longer there. */
export function isLost(typed: unknown, before: unknown, now: unknown): boolean {
  if (isSame(typed, now) || isSame(typed, before)) return false;
  if (isSame(before, now)) return true;
  const [was, own, other] = [before, typed, now].map(itemsOf);
  if (was && own && other) {
    const [old, mine, theirs] = [byKey(was), byKey(own), byKey(other)];
    const order = orderIn(was, own, other);
    return (
      own.some(({ _key }) => isLost(mine.get(_key), old.get(_key), theirs.get(_key))) ||
      was.some((item) => !mine.has(item._key) && isSame(theirs.get(item._key), item)) ||
      (!isSame(orderIn(own, was, other), order) && isSame(orderIn(other, was, own), order))
    );
  }
  if (areAlike(typed, now) && haveSameSpans(before, typed, now)) {
    const [old, mine, theirs] = [fieldsOf(before), fieldsOf(typed), fieldsOf(now)];
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return [...names].some((name) => isLost(mine[name], old[name], theirs[name]));
  }
  const words = plainText(typed);
  return words === '' || typeof typed === 'number' || isSame(now, null)
    ? true
    : areWordsLost(words, plainText(before), plainText(now));
}
