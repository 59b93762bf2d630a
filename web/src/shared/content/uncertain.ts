type Certain = '_id' | '_key' | '_type';

/**
 * What a query may really answer. The generated types trust the schema; a dataset may be older,
 * half filled in, or refer to something that is gone, and a page must stand all the same.
 */
export type Uncertain<T> = T extends readonly (infer Item)[]
  ? (Uncertain<Item> | null)[]
  : T extends object
    ? { [Name in keyof T]: Name extends Certain ? T[Name] : Uncertain<T[Name]> | null }
    : T;

/** The items that are there. */
export function present<Item>(items: readonly (Item | null | undefined)[] | null | undefined): Item[] {
  return (items ?? []).filter((item): item is Item => item !== null && item !== undefined);
}
