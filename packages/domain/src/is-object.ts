/** Fields by their names, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, and no list. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
