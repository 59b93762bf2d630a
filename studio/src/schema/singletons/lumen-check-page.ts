import { SearchIcon } from '@sanity/icons/Search';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The page that says what a listing's claims are worth, with the cases that somebody documented. */
export const lumenCheckPage = defineType({
  name: 'lumenCheckPage',
  title: 'Lumen check',
  type: 'document',
  icon: SearchIcon,
  fields: [
    titleField(),
    introField(),
    defineField({
      name: 'cases',
      title: 'Documented cases',
      type: 'array',
      description: 'Boxes whose claim was measured, or corrected by their seller. None without its source.',
      of: [
        defineArrayMember({
          name: 'documentedCase',
          title: 'Case',
          type: 'object',
          fields: [
            defineField({
              name: 'name',
              title: 'Brand and model',
              type: 'string',
              validation: (rule) => rule.required().error('Write which projector it is.'),
            }),
            defineField({
              name: 'claimed',
              title: 'What was claimed',
              type: 'string',
              description: 'As in "9,500 lumens".',
              validation: (rule) => rule.required().error('Write what was claimed, with its unit.'),
            }),
            defineField({
              name: 'found',
              title: 'What was found',
              type: 'string',
              description: 'As in "250 lumens, by settlement".',
              validation: (rule) => rule.required().error('Write what was found, and how.'),
            }),
            defineField({
              name: 'evidence',
              title: 'Source',
              type: 'evidence',
              validation: (rule) => rule.required().error('Name the page that says so.'),
            }),
          ],
          preview: { select: { title: 'name', subtitle: 'found' } },
        }),
      ],
    }),
    pagePictureField({ description: 'Shown on shared links.' }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Lumen check', subtitle: '/tools/lumen-check' }) },
});
