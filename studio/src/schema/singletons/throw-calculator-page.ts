import { ControlsIcon } from '@sanity/icons/Controls';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The throw calculator's texts; its presets are documents of their own. */
export const throwCalculatorPage = defineType({
  name: 'throwCalculatorPage',
  title: 'Calculator page',
  type: 'document',
  icon: ControlsIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField({ description: 'Shown on shared links.' }),
    defineField({
      name: 'tips',
      title: 'Tips',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      description: 'Shown below the results.',
      validation: (rule) => [
        rule.required().min(1).error('Write at least one tip.'),
        rule.max(4).warning('Readers skip more than four tips.'),
      ],
    }),
    defineField({
      name: 'related',
      title: 'Related guides',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Guide', to: [{ type: 'article' }] })],
      validation: (rule) => [
        rule.unique().error('This guide is here twice.'),
        rule.max(4).warning('Two to four guides are enough.'),
      ],
    }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Calculator page', subtitle: '/tools/throw-calculator' }) },
});
