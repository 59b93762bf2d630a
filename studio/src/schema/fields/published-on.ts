import { defineField } from 'sanity';

/** When a text was first on the site: for readers, the feed and search engines. */
export function publishedOnField({ group }: { group: string }) {
  return defineField({
    name: 'publishedOn',
    title: 'First published on',
    type: 'date',
    group,
    description:
      "The day the text was first on the site. It stays the same when you review it. Leave it empty if you don't know it, and no page shows a date.",
  });
}
