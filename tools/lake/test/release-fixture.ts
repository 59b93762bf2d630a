/** Releases for tests: made through Sanity's client, on a lake of their own. */

import type { SanityClient } from '@sanity/client';
import { TemporaryLake } from './temporary-lake.ts';

/** The pages of Sanity's documentation that the tests follow. */
export const PAGES = {
  actions: 'https://www.sanity.io/docs/content-lake/dispatch-actions',
  flow: 'https://www.sanity.io/docs/content-lake/content-release-document-flow',
  patterns: 'https://www.sanity.io/docs/apis-and-sdks/content-releases-cheat-sheet',
  guide: 'https://www.sanity.io/docs/user-guides/content-releases',
  perspectives: 'https://www.sanity.io/docs/content-lake/perspectives',
  roles: 'https://www.sanity.io/docs/content-lake/roles',
  client: 'https://www.npmjs.com/package/@sanity/client',
} as const;

/** A time after every test. */
export const LATER = '2100-01-01T00:00:00.000Z';

export class ReleaseFixture {
  readonly lake: TemporaryLake;
  readonly editor: SanityClient;
  private names = 0;

  constructor(lake: TemporaryLake) {
    this.lake = lake;
    this.editor = lake.editor;
  }

  /** A new release with a version of each document, whose title is `After`; the documents have `Before`. */
  async releaseOf(...ids: string[]): Promise<string> {
    this.names += 1;
    const releaseId = `r${this.names}`;
    await this.editor.releases.create({ releaseId, metadata: { title: 'Spring', releaseType: 'asap' } });
    for (const id of ids) {
      await this.editor.createOrReplace({ _id: id, _type: 'note', title: 'Before' });
      await this.editor.createVersion({ publishedId: id, baseId: id, releaseId });
      await this.editor.patch(`versions.${releaseId}.${id}`).set({ title: 'After' }).commit();
    }
    return releaseId;
  }

  /** Adds a version of a document that need not exist to a release. */
  addVersion(releaseId: string, id: string, fields: Record<string, unknown> = {}) {
    const document = { _id: `versions.${releaseId}.${id}`, _type: 'note', ...fields };
    return this.editor.createVersion({ document, publishedId: id, releaseId });
  }

  /** A release with one document, in a given state. */
  async releaseThatIs(state: string): Promise<string> {
    const releaseId = await this.releaseOf(`state-${this.names}`);
    const { releases } = this.editor;
    if (state === 'scheduled') await releases.schedule({ releaseId, publishAt: LATER });
    if (state === 'published') await releases.publish({ releaseId });
    if (state === 'archived') await releases.archive({ releaseId });
    return releaseId;
  }

  /** A document by its own id. */
  stored(id: string) {
    return this.editor.getDocument(id);
  }

  /** The document of a release. */
  release(releaseId: string) {
    return this.editor.releases.get({ releaseId });
  }
}
