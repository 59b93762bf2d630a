import { defineField } from 'sanity';

/** Marks an invented rating or quote. @param title in the words that suit the type */
export function sampleField(title: string, group?: string) {
  return defineField({
    name: 'sample',
    title,
    type: 'boolean',
    initialValue: false,
    ...(group ? { group } : {}),
    description:
      "Switch it on for anything made up. It's marked on the site and listed by the checks before a deployment.",
  });
}
