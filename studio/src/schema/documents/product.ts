import { hasSpecifications } from '@lumen-throw/domain/checks/hidden-values';
import { LIGHT_SOURCES } from '@lumen-throw/domain/figures';
import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { claimsOpinions, countsBuyers } from '@lumen-throw/domain/samples';
import { PackageIcon } from '@sanity/icons/Package';
import { pictureAdvised, pictureRules } from '../objects/picture.ts';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { closed } from '../fields/closed.ts';
import { alphabetical, orderRankField, siteOrdering } from '../fields/order-rank.ts';
import { sampleField } from '../fields/sample.ts';
import { LUMENS, PRICE_TIERS, PRODUCT_KINDS, RESOLUTIONS } from '../objects/product-values.ts';
import { throwRatioMax, throwRatioMin } from '../objects/throw-ratio-fields.ts';
import { numberWithin } from '../../validation/number-within.ts';

const GROUPS = [
  { name: 'shown', title: 'What is shown', default: true },
  { name: 'specifications', title: 'Specifications' },
  { name: 'shop', title: 'Shop link' },
];

/** Whether the product being edited is of a kind, which alone has some of the fields. */
function isKind(parent: unknown, kind: 'projector' | 'screen'): boolean {
  return (parent as { kind?: string } | undefined)?.kind === kind;
}

const isProjector = (parent: unknown) => isKind(parent, 'projector');

/** Something that readers can buy: a projector, an accessory, a piece of ambiance. */
export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: PackageIcon,
  groups: GROUPS,
  fieldsets: [
    closed('pick', 'Our pick', 'shown'),
    closed('picture', 'Words on the picture, tags', 'shown'),
    closed('rating', 'Rating, and whether it is a sample', 'shown'),
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'shown',
      options: { search: { weight: 10 } },
      validation: (rule) => [
        rule.required().error('Write the name of the product.'),
        rule.max(90).warning('Names over 90 characters break badly on a phone.'),
      ],
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      group: 'shown',
      options: { list: [...PRODUCT_KINDS] },
      validation: (rule) => rule.required().error('Choose what kind of product it is.'),
    }),
    defineField({
      name: 'category',
      title: 'Accessory page',
      type: 'reference',
      to: [{ type: 'accessoryCategory' }],
      group: 'shown',
      description: 'The page that lists it.',
      hidden: ({ parent, value }) => isProjector(parent) && !value,
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      group: 'shown',
      description: "Two or three sentences: who it's for, what it does well, and what it doesn't.",
      validation: (rule) => [
        rule.required().error('Describe the product in two or three sentences.'),
        rule.max(400).warning('Keep it under 400 characters; the card gets too tall.'),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      group: 'shown',
      validation: (rule) => [
        pictureAdvised(rule, 'A product without a picture gets a drawing.'),
        ...pictureRules(rule),
      ],
    }),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      group: 'shown',
      description: 'Three to six short facts.',
      validation: (rule) => [
        rule.unique().error('This feature is here twice.'),
        rule.max(8).warning('Readers skip more than eight features.'),
      ],
    }),
    defineField({
      name: 'projector',
      title: 'Real model',
      type: 'reference',
      to: [{ type: 'projector' }],
      group: 'shown',
      hidden: ({ parent, value }) => !isProjector(parent) && !value,
      description:
        'The model in the catalog this stands for. Optional; readers then find its sourced figures.',
    }),
    defineField({
      name: 'modelKind',
      title: 'Kind in the catalog',
      type: 'string',
      group: 'shown',
      options: { list: [...PROJECTOR_KINDS] },
      hidden: ({ parent, value }) => !isProjector(parent) && !value,
      description: 'Leads readers from this kind of projector to the real models of the same kind.',
    }),
    defineField({
      name: 'bestFor',
      title: 'Our pick for …',
      type: 'string',
      group: 'shown',
      fieldset: 'pick',
      description:
        'For whom it is a pick, in two to five words, like "movies in the backyard". Shown where the comparison highlights it. Optional.',
      validation: (rule) => [
        rule.max(40).error('A phone has room for 40 characters.'),
        rule.custom((value) =>
          /^(?:our pick|best|for)\b/i.test(value ?? '')
            ? 'The site writes "Our pick for" in front: write only what follows.'
            : true,
        ),
      ],
    }),
    defineField({
      name: 'pickReason',
      title: 'Why we pick it',
      type: 'text',
      rows: 2,
      group: 'shown',
      fieldset: 'pick',
      description:
        'One sentence with the reason, shown beside "Our pick" and above the guides that recommend it. Without it, guides show the first sentence of the description.',
      validation: (rule) => rule.max(140).warning('One short sentence: readers see it on a phone.'),
    }),
    defineField({
      name: 'badge',
      title: 'Badge',
      type: 'string',
      group: 'shown',
      fieldset: 'picture',
      description:
        'A few words on the picture, like "Best for small rooms". Optional. Never copy a count of buyers from a shop.',
      validation: (rule) => rule.max(40).error('A badge has at most 40 characters.'),
    }),
    defineField({
      name: 'badgeMonth',
      title: 'Month that the badge counts',
      type: 'string',
      group: 'shown',
      fieldset: 'picture',
      description: 'Year and month, like 2026-11. The live site drops the badge when the month is over.',
      hidden: ({ parent, value }) =>
        !countsBuyers((parent as { badge?: string } | undefined)?.badge) && !value,
    }),
    defineField({
      name: 'tags',
      title: 'Tags',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      group: 'shown',
      fieldset: 'picture',
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'number',
      group: 'shown',
      fieldset: 'rating',
      description: "Stars, 0 to 5, in tenths. Never copy a shop's stars: Amazon's program forbids it.",
      validation: (rule) =>
        numberWithin(rule, { min: 0, max: 5, digits: 1 }, 'A rating is a number from 0 to 5, like 4.6.'),
    }),
    defineField({
      name: 'reviewsText',
      title: 'Number of reviews, in words',
      type: 'string',
      group: 'shown',
      fieldset: 'rating',
      description:
        'Shown next to the stars: how many people you asked, like "212 readers asked". A count from a shop may not be copied.',
    }),
    { ...sampleField('Sample product', 'shown'), fieldset: 'rating' },
    defineField({
      name: 'ratingSource',
      title: 'Where the rating comes from',
      type: 'opinionSource',
      group: 'shown',
      fieldset: 'rating',
      description:
        'A rating that is no sample has one. An endorsement is the honest opinion of somebody who used the product; say so where that person was paid or got it free.',
      hidden: ({ parent, value }) => !value && !claimsOpinions(parent),
    }),
    defineField({
      name: 'priceTier',
      title: 'Price tier',
      type: 'string',
      group: 'shop',
      options: { list: [...PRICE_TIERS], layout: 'radio', direction: 'horizontal' },
      validation: (rule) =>
        rule.custom((value, context) => {
          const text = (context.parent as { priceText?: string } | undefined)?.priceText;
          return value || text ? true : 'Choose the price tier, or write a price text below.';
        }),
    }),
    defineField({
      name: 'priceText',
      title: 'Price in words',
      type: 'string',
      group: 'shop',
      description:
        'Shown instead of the tier, like "from $20 a gallon". A range you looked up yourself, never an exact price: it would be wrong tomorrow, and the program forbids it.',
      validation: (rule) => rule.max(30).error('A price text has at most 30 characters.'),
    }),
    defineField({
      name: 'marketplaceId',
      title: 'Amazon product number (ASIN)',
      type: 'string',
      group: 'shop',
      description: 'Ten letters and digits from the product page. Leave empty to link to a search.',
      validation: (rule) =>
        rule
          .regex(/^(?:\s*|[A-Z0-9]{10})$/, { name: 'ASIN' })
          .error('An ASIN has ten capital letters or digits.'),
    }),
    defineField({
      name: 'searchPhrase',
      title: 'Search phrase',
      type: 'string',
      group: 'shop',
      description: 'What the link searches for on Amazon when there is no product number.',
      validation: (rule) =>
        rule.custom((value, context) => {
          const id = (context.parent as { marketplaceId?: string } | undefined)?.marketplaceId;
          return value || id
            ? true
            : 'Give a product number or a search phrase, or the button leads nowhere.';
        }),
    }),
    defineField({
      name: 'specifications',
      title: 'Specifications',
      type: 'object',
      group: 'specifications',
      // What a change of kind leaves behind stays visible until somebody clears it.
      hidden: ({ parent, value }) => !isProjector(parent) && !hasSpecifications(value),
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'lumens',
          title: 'Brightness in ANSI lumens',
          type: 'number',
          validation: (rule) => numberWithin(rule, LUMENS, 'Lumens go from 50 to 20,000.'),
        }),
        defineField({
          name: 'resolution',
          title: 'Resolution',
          type: 'string',
          options: { list: [...RESOLUTIONS] },
        }),
        throwRatioMin,
        throwRatioMax,
        defineField({
          name: 'lightSource',
          title: 'Light source',
          type: 'string',
          options: { list: [...LIGHT_SOURCES], layout: 'radio', direction: 'horizontal' },
        }),
        defineField({ name: 'portable', title: 'Portable', type: 'boolean', initialValue: false }),
        defineField({ name: 'smart', title: 'Smart', type: 'boolean', initialValue: false }),
      ],
    }),
    defineField({
      name: 'surface',
      title: 'Surface of the screen',
      type: 'screenSurface',
      group: 'specifications',
      description:
        "What the screen makes of light, with its source. Without it, members' setups with this screen are worked out for matte white.",
      hidden: ({ parent, value }) => !isKind(parent, 'screen') && !value,
    }),
    orderRankField('product'),
  ],
  orderings: [
    alphabetical('Name', 'name'),
    siteOrdering,
    { name: 'rating', title: 'Rating', by: [{ field: 'rating', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'name', kind: 'kind', tier: 'priceTier', sample: 'sample', media: 'image' },
    prepare: ({ title, kind, tier, sample, media }) => ({
      title: typeof title === 'string' ? title : 'Unnamed product',
      subtitle: [PRODUCT_KINDS.find(({ value }) => value === kind)?.title, tier, sample ? 'Sample' : '']
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});
