import { compact } from './compact.ts';

interface Hideable {
  unlisted?: boolean | null | undefined;
}

/**
 * Documents as a list shows them: those that are there and that no editor hides. Queries answer hidden ones
 * too where an editor chose them, so that the page learns when one is shown again.
 */
export function listed<Item extends Hideable>(
  items: readonly (Item | null | undefined)[] | null | undefined,
): Item[] {
  return compact(items).filter(({ unlisted }) => unlisted !== true);
}
