/** The items that are there. */
export function compact<Item>(items: readonly (Item | null | undefined)[] | null | undefined): Item[] {
  return (items ?? []).filter((item): item is Item => item !== null && item !== undefined);
}
