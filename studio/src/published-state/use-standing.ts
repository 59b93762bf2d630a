import { CONTENT_API_VERSION } from '@lumen-throw/domain/environment';
import { groupOfTextsDocument } from '@lumen-throw/domain/site-texts/text-groups';
import type { SanityClient } from '@sanity/client';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient, type SanityDocument } from 'sanity';
import { pageAddress } from '../actions/page-address.ts';
import { environment } from '../environment.ts';
import { askStanding, type DocumentStanding } from './ask-site.ts';

/** Milliseconds between two looks, while somebody waits and after a while. */
const INTERVALS = { first: 1500, later: 15_000 } as const;

/** Looks after which nobody stares at the screen any more. */
const EAGER_LOOKS = 60;

/** A document that is published, and where it stands on the site. */
interface PublishedDocument {
  id: string;
  /** Its `_rev`. */
  revision: string;
  /** Full address; null where it has none. */
  address: string | null;
}

/** What the dataset has: the form shows a version before it is stored, with a time of the Studio's own. */
const STORED = '*[_id == $id && _rev == $revision][0]._updatedAt';

/** One version that is watched; badge, line and action share it. */
class Watch {
  standing: DocumentStanding | null = null;
  readonly #client: SanityClient;
  readonly #document: PublishedDocument;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looks = 0;

  constructor(client: SanityClient, document: PublishedDocument) {
    this.#client = client;
    this.#document = document;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  async #ask(): Promise<DocumentStanding> {
    const { id, revision, address } = this.#document;
    const updatedAt = await this.#client
      .fetch<string | null>(STORED, { id, revision }, { perspective: 'published' })
      .catch(() => null);
    return updatedAt === null
      ? { state: 'waiting', address: null }
      : askStanding(
          { id, updatedAt, address },
          // Open pages keep their words until they are loaded anew.
          groupOfTextsDocument(id) ? { ...environment, newsInterval: null } : environment,
        );
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.standing?.state === 'search-engines') return;
    const found = await this.#ask();
    this.#looks += 1;
    if (found.state !== this.standing?.state || found.address !== this.standing.address) {
      this.standing = found;
      for (const listener of this.#listeners) listener();
    }
    if (this.#listeners.size === 0 || found.state === 'search-engines') return;
    const { first, later } = INTERVALS;
    this.#timer = setTimeout(() => void this.#look(), this.#looks < EAGER_LOOKS ? first : later);
  }
}

const watches = new Map<string, Watch>();

/** Versions that are kept: an editor has few documents open. */
const MOST = 50;

function watchOf(client: SanityClient, document: PublishedDocument): Watch {
  const { id, revision, address } = document;
  const key = `${id} ${revision} ${address ?? ''}`;
  const watch = watches.get(key) ?? new Watch(client, document);
  watches.delete(key);
  watches.set(key, watch);
  const [oldest] = watches.keys();
  if (watches.size > MOST && oldest !== undefined) watches.delete(oldest);
  return watch;
}

const NOTHING = { subscribe: () => () => {}, standing: null } as const;

/**
 * Where the published version of a document stands, until it is live.
 * @param published null where there is none
 * @returns null while nothing is known
 */
export function useStanding(published: SanityDocument | null): DocumentStanding | null {
  const client = useClient({ apiVersion: CONTENT_API_VERSION });
  const id = published?._id;
  const revision = published?._rev;
  const address = pageAddress(published);
  const watch = useMemo(
    () => (id && revision ? watchOf(client, { id, revision, address }) : NOTHING),
    [client, id, revision, address],
  );
  return useSyncExternalStore(watch.subscribe, () => watch.standing);
}
