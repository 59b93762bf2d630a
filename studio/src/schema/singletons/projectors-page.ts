import { PresentationIcon } from '@sanity/icons/Presentation';
import { PROJECTOR_KINDS } from '@lumen-throw/domain/projector';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { introField, pagePictureField, searchFields, titleField } from '../fields/page-fields.ts';
import { onlyOne } from './only-one.ts';

/** The guides that suit a kind of projector; every model of the kind links to them. */
export const guidesOfKind = defineType({
  name: 'guidesOfKind',
  title: 'Guides for a kind',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: { list: PROJECTOR_KINDS.map(({ value, title }) => ({ value, title })) },
      validation: (rule) => rule.required().error('Choose the kind.'),
    }),
    defineField({
      name: 'guides',
      title: 'Guides',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', title: 'Guide', to: [{ type: 'article' }] })],
      validation: (rule) => [
        rule.required().min(1).max(3).error('Choose one to three guides.'),
        rule.unique().error('This guide is here twice.'),
      ],
    }),
  ],
  preview: {
    select: { kind: 'kind', first: 'guides.0.title' },
    prepare: ({ kind, first }) => ({
      title: PROJECTOR_KINDS.find(({ value }) => value === kind)?.title ?? 'No kind yet',
      subtitle: typeof first === 'string' ? first : 'No guide yet',
    }),
  },
});

/** The list of projectors; the models are documents of their own. */
export const projectorsPage = defineType({
  name: 'projectorsPage',
  title: 'Projectors page',
  type: 'document',
  icon: PresentationIcon,
  fields: [
    titleField(),
    introField(),
    pagePictureField({ description: 'Shown on shared links.' }),
    defineField({
      name: 'evidenceNote',
      title: 'Where the figures come from',
      type: 'text',
      rows: 3,
      description: 'Shown below the list and on each projector: how figures are chosen.',
      validation: (rule) => rule.required().error('Say where the figures come from.'),
    }),
    defineField({
      name: 'guides',
      title: 'Guides for each kind',
      type: 'array',
      of: [defineArrayMember({ type: 'guidesOfKind' })],
    }),
    ...searchFields(),
  ],
  validation: onlyOne,
  preview: { prepare: () => ({ title: 'Projectors page', subtitle: '/projectors' }) },
});
