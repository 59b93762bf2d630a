import type { Fields } from '@lumen-throw/domain/is-object';
import { useMemo } from 'react';
import { combineLatest, debounceTime, filter, map, type Observable } from 'rxjs';
import { useDocumentStore } from 'sanity';
import type { KeptDocument } from './kept-changes.ts';

type Stored = Fields | null | undefined;

/** What Sanity tells of a document. */
export interface DocumentEvents {
  /** The document with each change of this editor. */
  typed: Observable<Stored>;
  /** The document, and whether all of it is saved. */
  states: Observable<readonly [Stored, boolean]>;
  /** Without a subscriber Sanity saves nothing more (`autoCommit` of sanity 6.16). */
  saving: Observable<unknown>;
}

/** Milliseconds without a change after which a document that is not being saved counts as stored. */
export const QUIET = 2000;

/** The document, each time that all of it is saved. */
export function whenStored({ states }: Pick<DocumentEvents, 'states'>): Observable<Fields | undefined> {
  return states.pipe(
    debounceTime(QUIET),
    filter(([, isStored]) => isStored),
    map(([document]) => document ?? undefined),
  );
}

/** What Sanity tells of the document of a form. */
export function useDocumentEvents({ id, type, release }: KeptDocument): DocumentEvents {
  const { pair } = useDocumentStore();
  return useMemo(
    () => ({
      typed: pair.documentEvents(id, type, release).pipe(
        // What comes from the lake, or goes back to it, is not this editor's.
        filter((event) => event.type === 'mutation'),
        filter(({ origin }) => origin === 'local'),
        map(({ document }) => document),
      ),
      states: combineLatest([
        pair
          .editState(id, type, release)
          .pipe(map(({ version, draft, published }) => version ?? draft ?? published)),
        pair.consistencyStatus(id, type, release),
      ]),
      saving: pair.operationEvents(id, type),
    }),
    [pair, id, type, release],
  );
}
