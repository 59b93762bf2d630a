type Certain = '_id' | '_key' | '_type';

/**
 * What a query may really answer. The generated types trust the schema; a dataset may be older,
 * half filled in, or refer to something that is gone, and a page must stand all the same.
 */
export type PartialContent<T> = T extends readonly (infer Item)[]
  ? (PartialContent<Item> | null)[]
  : T extends object
    ? { [Name in keyof T]: Name extends Certain ? T[Name] : PartialContent<T[Name]> | null }
    : T;
