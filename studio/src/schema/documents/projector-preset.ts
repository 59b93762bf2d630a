import { ControlsIcon } from '@sanity/icons/Controls';
import { defineField, defineType } from 'sanity';
import { slugForm } from '../../validation/slug-form.ts';
import { freeAddress } from '../../validation/free-address.ts';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import { ASPECT_RATIOS, LUMENS } from '../objects/product-values.ts';
import { RATIOS, throwRatioMax, throwRatioMin } from '../objects/throw-ratio-fields.ts';
import { numberNeeded, numberWithin } from '../../validation/number-within.ts';

/** A projector that the throw calculator knows by name. */
export const projectorPreset = defineType({
  name: 'projectorPreset',
  title: 'Calculator preset',
  type: 'document',
  icon: ControlsIcon,
  fields: [
    defineField({
      name: 'brand',
      title: 'Brand',
      type: 'string',
      options: { search: { weight: 10 } },
      validation: (rule) => rule.required().error('Write the brand, or "Generic".'),
    }),
    defineField({
      name: 'model',
      title: 'Model',
      type: 'string',
      options: { search: { weight: 10 } },
      validation: (rule) => rule.required().error('Write the model as the maker does.'),
    }),
    defineField({
      name: 'slug',
      title: 'Short name',
      type: 'slug',
      description: "Part of shared links to the calculator. Don't change it later, or links break.",
      options: {
        source: ({ brand, model }) => [brand, model].filter((part) => typeof part === 'string').join(' '),
        maxLength: 60,
        isUnique: () => true,
      },
      // Not `required()`: Sanity would ask for the slug's own value a second time.
      validation: (rule) =>
        rule.custom((value, context) => {
          if (!value?.current) return 'Press Generate.';
          if (value.current === 'custom') return 'The calculator itself uses "custom". Choose another.';
          const problem = slugForm(value);
          return problem === true ? freeAddress(value.current, context) : problem;
        }),
    }),
    defineField({
      ...throwRatioMin,
      type: 'number',
      validation: (rule) => numberNeeded(rule, RATIOS, 'Give the ratio, 0.1 to 10.'),
    }),
    throwRatioMax,
    defineField({
      name: 'aspectDefault',
      title: 'Aspect ratio',
      type: 'string',
      initialValue: '16:9',
      options: { list: [...ASPECT_RATIOS], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the aspect ratio of its picture.'),
    }),
    defineField({
      name: 'lumens',
      title: 'Brightness in ANSI lumens',
      type: 'number',
      description: 'As the maker states it. Optional; used to judge the picture in a lit room.',
      validation: (rule) => numberWithin(rule, LUMENS, 'Lumens go from 50 to 20,000.'),
    }),
    defineField({
      name: 'projector',
      title: 'Real model',
      type: 'reference',
      to: [{ type: 'projector' }],
      description:
        'The model in the catalog this stands for. Optional; readers then find its sourced figures.',
    }),
    defineField({ name: 'notes', title: 'Note', type: 'string', description: 'Shown beside it. Optional.' }),
    orderRankField('projectorPreset'),
  ],
  orderings: [siteOrdering, alphabetical('Brand and model', 'brand', 'model')],
  preview: {
    select: { brand: 'brand', model: 'model', min: 'throwRatioMin', max: 'throwRatioMax' },
    prepare: ({ brand, model, min, max }: Record<string, string | number | undefined>) => ({
      title: [brand, model].filter(Boolean).join(' ') || 'Without a name',
      subtitle: min === max ? `${min ?? '?'}` : `${min ?? '?'} to ${max ?? '?'}`,
    }),
  },
});
