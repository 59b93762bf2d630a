import { defineField } from 'sanity';

/** Said of a hidden page wherever an editor chooses or finds it. */
export const HIDDEN_MARK = 'hidden from lists';

/**
 * Takes a page out of everything that lists pages by itself; it stays at its address. Not for projectors,
 * which the finder, the calculator and sentences count with, nor for authors, whom each guide names.
 */
export function unlistedField({ group }: { group?: string } = {}) {
  return defineField({
    name: 'unlisted',
    title: 'Hide from lists and search engines',
    type: 'boolean',
    initialValue: false,
    ...(group ? { group } : {}),
    description:
      "Anyone who has the address can still read the page, and a shared link still shows its preview. It isn't in overviews, on cards or among related pages, nor in the site's search, the sitemap or the feed, and search engines are told to leave it out. Links that you put into a text, a button or a menu keep working. To take a page away from readers, unpublish it.",
  });
}
