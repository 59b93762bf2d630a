import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The overview of all accessories; its cards are the accessory pages themselves. */
export const accessoriesPage = defineType({
  name: 'accessoriesPage',
  title: 'Accessories overview',
  type: 'document',
  icon: CaseIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField({ description: 'Shown on shared links.' }),
    defineField({ name: 'action', title: 'Button at the end', type: 'linkButton' }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Accessories overview', subtitle: '/accessories' }) },
});
