/**
 * Which queries need a composite index, by Firestore's documentation (Index types). The emulator
 * doesn't need any, so a missing one would fail in production only.
 */

interface FieldReference {
  fieldPath: string;
}

interface Filter {
  compositeFilter?: { filters: Filter[] };
  fieldFilter?: { field: FieldReference; op: string };
  unaryFilter?: { field: FieldReference; op: string };
}

/** A query as both SDKs send it. */
export interface StructuredQuery {
  from: { collectionId: string }[];
  where?: Filter | null;
  orderBy?: { field: FieldReference; direction?: string }[] | null;
}

/** A composite index of firestore.indexes.json. */
export interface CompositeIndex {
  collectionGroup: string;
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: string }[];
}

/** What a query needs of an index. */
export interface IndexNeed {
  collection: string;
  /** Fields compared for equality; their order in the index does not matter. */
  equal: string[];
  /** Fields that order the result; '-' before descending ones. */
  order: string[];
}

/** `in` and `array-contains` take the place of an equality in an index. */
const LIKE_EQUALITY = new Set(['EQUAL', 'IN', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY', 'IS_NULL', 'IS_NAN']);

const ID = '__name__';

function conditions({ compositeFilter, fieldFilter, unaryFilter }: Filter): { field: string; op: string }[] {
  if (compositeFilter) return compositeFilter.filters.flatMap(conditions);
  const condition = fieldFilter ?? unaryFilter;
  return condition ? [{ field: condition.field.fieldPath, op: condition.op }] : [];
}

/**
 * What a query needs beyond the single-field indexes, which Firestore creates itself.
 * @returns null when these are enough
 * @throws Error for an unsupported kind of query
 */
export function indexNeed(query: StructuredQuery): IndexNeed | null {
  const found = query.where ? conditions(query.where) : [];
  const other = found.find(({ op }) => !LIKE_EQUALITY.has(op));
  if (other) throw new Error(`Which index does ${other.op} on ${other.field} need?`);
  const equal = Array.from(new Set(found.map(({ field }) => field)));
  const ordered = (query.orderBy ?? []).map(({ field, direction }) => ({
    field: field.fieldPath,
    down: direction === 'DESCENDING',
  }));
  const byField = ordered.filter(({ field }) => field !== ID && !equal.includes(field));
  const byId = ordered.find(({ field }) => field === ID);
  // Every index ends with the id, in the direction of the last field before it.
  const natural = byField.at(-1)?.down ?? false;
  const order = [...byField, ...(byId && byId.down !== natural ? [byId] : [])];
  const single = order.length === 0 || (equal.length === 0 && order.length === 1);
  if (single) return null;
  return {
    collection: query.from[0]?.collectionId ?? '',
    equal,
    order: order.map(({ field, down }) => `${down ? '-' : ''}${field}`),
  };
}

/** Whether an index satisfies a need. */
export function serves(index: CompositeIndex, { collection, equal, order }: IndexNeed): boolean {
  const names = index.fields.map(({ fieldPath }) => fieldPath);
  const signed = index.fields.map((field) => `${field.order === 'DESCENDING' ? '-' : ''}${field.fieldPath}`);
  const first = new Set(names.slice(0, equal.length));
  return (
    index.collectionGroup === collection &&
    equal.every((field) => first.has(field)) &&
    signed.length === equal.length + order.length &&
    order.every((field, place) => signed[equal.length + place] === field)
  );
}
