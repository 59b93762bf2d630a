/** What an editor does on the page shows at once; the Studio's answer to it takes a second. */
import { publishedId } from '@lumen-throw/domain/checks/document-id';
import { studioPath } from '@sanity/client/csm';
import { actor, isEmptyActor, listeners } from '@sanity/visual-editing/optimistic';
import { lists, type Source, type Sources } from './content-sources.ts';

/** Tells of each document that an editor changes on the page, before the Studio knows of it. */
export function watchChanges(changed: (id: string, document: unknown) => void): void {
  let following: { unsubscribe: () => void } | null = null;
  const follow = () => {
    following?.unsubscribe();
    if (isEmptyActor(actor)) return;
    following = actor.on('rebased.local', ({ id, document }) => changed(publishedId(id), document));
  };
  listeners.add(follow);
  follow();
}

function position(document: unknown, { path }: Source): number {
  const list = studioPath.get(document, path.slice(0, -1));
  const item = studioPath.get(document, path);
  return Array.isArray(list) ? list.indexOf(item) : -1;
}

/**
 * An answer with its lists in the order that a document has now, without what was removed from it.
 * @param items what of the answer can be ordered
 */
export function reordered<Answer>(answer: Answer, items: Sources, id: string, document: unknown): Answer {
  const changed = structuredClone(answer);
  for (const { list, places } of lists(changed)) {
    const known = places.flatMap((place, index) => {
      const source = items.get(place);
      return source?.id === id ? [{ item: list[index], at: position(document, source) }] : [];
    });
    if (known.length < list.filter((item) => item !== null).length) continue;
    const kept = known.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
    list.splice(0, list.length, ...kept.map(({ item }) => item));
  }
  return changed;
}
