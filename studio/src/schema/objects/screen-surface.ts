import { GAIN_BOUNDS, REJECTED_BOUNDS } from '@lumen-throw/throw/limits';
import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { defineField, defineType } from 'sanity';
import { numberNeeded } from '../../validation/number-within.ts';

/** What a screen makes of light, as its maker prints it: a setup with this screen is worked out with it. */
export const screenSurface = defineType({
  name: 'screenSurface',
  title: 'Surface of a screen',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'material',
      title: 'Whose figures',
      type: 'string',
      description: 'Maker and fabric or screen, like "Elite Screens CineGrey 3D".',
      validation: (rule) => [
        rule.required().error('Name the maker and the fabric or screen that the figures are of.'),
        rule.max(60).error('A phone has room for 60 characters.'),
      ],
    }),
    defineField({
      name: 'gain',
      title: 'Gain',
      type: 'number',
      description: 'Matte white has 1.',
      validation: (rule) =>
        numberNeeded(
          rule,
          GAIN_BOUNDS,
          `Enter the gain that the source prints, from ${GAIN_BOUNDS.min} to ${GAIN_BOUNDS.max}.`,
        ),
    }),
    defineField({
      name: 'rejectedPercent',
      title: 'Room light it rejects, in percent',
      type: 'number',
      description: '0 for matte white and gray screens.',
      validation: (rule) =>
        numberNeeded(
          rule,
          { ...REJECTED_BOUNDS, isWhole: true },
          `Enter the percentage that the source prints, from ${REJECTED_BOUNDS.min} to ${REJECTED_BOUNDS.max}.`,
        ),
    }),
    defineField({
      name: 'evidence',
      title: 'Where it comes from',
      type: 'evidence',
      validation: (rule) => rule.required().error('Name the page that prints these figures.'),
    }),
  ],
});
