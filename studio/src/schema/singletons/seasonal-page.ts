import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** Seasonal movie nights: its themes are documents of their own, in the order of their list. */
export const seasonalPage = defineType({
  name: 'seasonalPage',
  title: 'Seasonal page',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField(),
    defineField({
      name: 'links',
      title: 'Links at the end',
      type: 'array',
      of: [defineArrayMember({ type: 'linkButton' })],
    }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: {
    prepare: () => ({ title: 'Seasonal page', subtitle: '/inspiration/seasonal-movie-nights' }),
  },
});
