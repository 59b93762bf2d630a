import { defineField } from 'sanity';

/** What is wrong with a first day. @param today as `YYYY-MM-DD` */
function trouble(published: string, reviewed: unknown, today: string): string | null {
  if (published > today) return 'This day is still to come.';
  if (typeof reviewed === 'string' && published > reviewed)
    return 'A text cannot be published after it was last looked at: set that day as well.';
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
      'The day on which the text was first on the site. Stays when you review it. Leave it empty if you do not know it: then no page claims a day.',
    validation: (rule) =>
      rule.custom((value, { document }) => {
        if (typeof value !== 'string') return true;
        return trouble(value, document?.['updatedOn'], new Date().toISOString().slice(0, 10)) ?? true;
      }),
  });
}
