import { BookIcon } from '@sanity/icons/Book';
import { defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The glossary's frame; its terms are documents of their own. */
export const glossaryPage = defineType({
  name: 'glossaryPage',
  title: 'Glossary page',
  type: 'document',
  icon: BookIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField({ description: 'Shown on shared links.' }),
    defineField({
      name: 'bookmarkPrompt',
      title: 'Line at the end',
      type: 'text',
      rows: 2,
      description: 'Invites readers to bookmark the page.',
      validation: (rule) => rule.required().error('Write the line at the end of the page.'),
    }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Glossary page', subtitle: '/glossary' }) },
});
