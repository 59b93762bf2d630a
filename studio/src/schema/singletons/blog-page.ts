import { DocumentsIcon } from '@sanity/icons/Documents';
import { defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The overview of all guides; its cards are the guides themselves. */
export const blogPage = defineType({
  name: 'blogPage',
  title: 'Guides overview',
  type: 'document',
  icon: DocumentsIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField({ description: 'Shown on shared links.' }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Guides overview', subtitle: '/blog' }) },
});
