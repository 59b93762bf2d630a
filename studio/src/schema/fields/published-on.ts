import { defineField } from 'sanity';

/** What is wrong with a first day. @param today as `YYYY-MM-DD` */
function trouble(published: string, reviewed: unknown, today: string): string | null {
  if (published > today) return 'This day is still to come.';
  if (typeof reviewed === 'string' && published > reviewed)
    return "A text can't be published after it was last reviewed. Set the review date as well.";
  return null;
}

/** When a text was first on the site: for readers, the feed and search engines. */
export function publishedOnField({ group }: { group: string }) {
  return defineField({
    name: 'publishedOn',
    title: 'First published on',
    type: 'date',
    group,
    description:
      "The day the text was first on the site. It stays the same when you review it. Leave it empty if you don't know it, and no page shows a date.",
    validation: (rule) =>
      rule.custom((value, { document }) => {
        if (typeof value !== 'string') return true;
        return trouble(value, document?.['updatedOn'], new Date().toISOString().slice(0, 10)) ?? true;
      }),
  });
}
