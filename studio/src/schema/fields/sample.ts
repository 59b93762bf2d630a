import { defineField } from 'sanity';

/** Marks a document as made up, all of it. @param title in the words that suit the type */
export function sampleField(title: string, group?: string) {
  return defineField({
    name: 'sample',
    title,
    type: 'boolean',
    initialValue: false,
    ...(group ? { group } : {}),
    description:
      'Stands for the whole document. Demo and staging show a sample with a mark; the live site never shows its rating, counts, quote or review date. Switched off, the fields below ask for the evidence.',
  });
}
