import { PresentationIcon } from '@sanity/icons/Presentation';
import { FIGURE_FIELDS, FIGURES, type FigureGroup } from '@lumen-throw/domain/figures';
import { PROJECTOR_KINDS, projectorSlug } from '@lumen-throw/domain/projector';
import { projectorHref } from '@lumen-throw/domain/site-paths';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { aliasesField, slugField } from '../fields/address-fields.ts';
import { reviewEveryField } from '../fields/review-every.ts';
import { KeepOldAddress } from '../fields/keep-old-address.ts';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import { figuresField } from '../objects/projector-figures.ts';

const GROUPS = [
  { name: 'identity', title: 'What it is', default: true },
  { name: 'lens', title: 'Lens & distance' },
  { name: 'light', title: 'Light' },
  { name: 'body', title: 'Chip & body' },
  { name: 'listing', title: 'Address & shop' },
];

function figuresOf(group: FigureGroup) {
  return FIGURE_FIELDS.filter((field) => FIGURES[field].group === group).map(figuresField);
}

const PREFIX = projectorHref('');

/** A real projector, with every figure that somebody can be named for. */
export const projector = defineType({
  name: 'projector',
  title: 'Projector',
  type: 'document',
  components: { input: KeepOldAddress },
  icon: PresentationIcon,
  groups: GROUPS,
  fields: [
    defineField({
      name: 'brand',
      title: 'Brand',
      type: 'string',
      group: 'identity',
      options: { search: { weight: 10 } },
      validation: (rule) => [
        rule.required().error('Write the brand.'),
        rule.max(40).error('A brand has at most 40 characters.'),
      ],
    }),
    defineField({
      name: 'model',
      title: 'Model',
      type: 'string',
      group: 'identity',
      description: 'As the maker writes it, without the brand.',
      options: { search: { weight: 10 } },
      validation: (rule) => [
        rule.required().error('Write the model as the maker does.'),
        rule.max(60).error('A model has at most 60 characters.'),
      ],
    }),
    defineField({
      name: 'otherNames',
      title: 'Other names',
      type: 'array',
      group: 'identity',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'What shops and members call it. Search and the gallery know it by these names, too.',
      validation: (rule) => rule.unique().error('This name is here twice.'),
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      group: 'identity',
      options: { list: PROJECTOR_KINDS.map(({ value, title }) => ({ value, title })), layout: 'radio' },
      validation: (rule) => rule.required().error('Choose what it is built for.'),
    }),
    defineField({
      name: 'summary',
      title: 'In a sentence or two',
      type: 'text',
      rows: 2,
      group: 'identity',
      description: "Who it suits, and who it doesn't. Optional; without it the page shows the figures alone.",
      validation: (rule) => rule.max(300).warning('Keep it under 300 characters.'),
    }),
    ...figuresOf('identity'),
    ...figuresOf('lens'),
    ...figuresOf('light'),
    ...figuresOf('body'),
    {
      ...slugField({ prefix: PREFIX, source: 'model', group: 'listing' }),
      options: {
        source: ({ brand, model }: Record<string, unknown>) =>
          projectorSlug(typeof brand === 'string' ? brand : '', typeof model === 'string' ? model : ''),
        maxLength: 80,
        isUnique: () => true,
      },
    },
    aliasesField({ prefix: PREFIX, group: 'listing' }),
    defineField({
      name: 'marketplaceId',
      title: 'Amazon product number (ASIN)',
      type: 'string',
      group: 'listing',
      description:
        'Ten letters and digits from the product page. Without it the link searches for brand and model.',
      validation: (rule) =>
        rule
          .regex(/^(?:\s*|[A-Z0-9]{10})$/, { name: 'ASIN' })
          .error('An ASIN has ten capital letters or digits.'),
    }),
    reviewEveryField({ group: 'listing' }),
    orderRankField('projector'),
  ],
  orderings: [siteOrdering, alphabetical('Brand and model', 'brand', 'model')],
  preview: {
    select: { brand: 'brand', model: 'model', kind: 'kind', distance: 'distance', brightness: 'brightness' },
    prepare: ({ brand, model, kind, distance, brightness }: Record<string, unknown>) => ({
      title: [brand, model].filter(Boolean).join(' ') || 'Without a name',
      subtitle: [
        PROJECTOR_KINDS.find(({ value }) => value === kind)?.title,
        Array.isArray(distance) && distance.length > 0 ? 'distances' : 'no distances',
        Array.isArray(brightness) && brightness.length > 0 ? 'brightness' : 'no brightness',
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
});
