import { FIGURES, TEXT_FIGURES, type TextFigure } from '@lumen-throw/domain/figures';
import { TEXT_DIAGONALS, TEXT_FIGURE_TYPE } from '@lumen-throw/domain/text-figures';
import { NumberIcon } from '@sanity/icons/Number';
import { defineField, defineType } from 'sanity';
import { mentionOf, mentionText } from '../../../../web/src/shared/projectors/figure-text.ts';
import { inRunningText, knownFigure } from '../../validation/known-figure.ts';
import { numberWithin } from '../../validation/number-within.ts';

const { min, max, usual } = TEXT_DIAGONALS;

function titleOf(figure: TextFigure): string {
  return figure === 'distance' ? 'Distance for a size of picture' : FIGURES[figure].title;
}

/** Fields of the projector that a figure is written from, for the preview inside the text. */
const QUOTED = ['brand', 'model', ...TEXT_FIGURES] as const;

/** A figure inside a sentence that follows its projector: the text holds which one, never the number. */
export const projectorFigure = defineType({
  name: TEXT_FIGURE_TYPE,
  title: 'Figure of a projector',
  type: 'object',
  icon: NumberIcon,
  fields: [
    defineField({
      name: 'projector',
      title: 'Projector',
      type: 'reference',
      to: [{ type: 'projector' }],
      validation: (rule) => rule.required().error('Choose the projector.'),
    }),
    defineField({
      name: 'figure',
      title: 'Figure',
      type: 'string',
      description: 'The one with the best evidence, with its unit. When it changes there, it changes here.',
      options: { list: TEXT_FIGURES.map((value) => ({ value, title: titleOf(value) })) },
      validation: (rule) => [
        rule.required().error('Choose the figure.'),
        rule.custom((value, context) => knownFigure(value, context)),
      ],
    }),
    defineField({
      name: 'diagonal',
      title: 'Diagonal of the picture (inches)',
      type: 'number',
      initialValue: usual,
      hidden: ({ parent }) => (parent as { figure?: string } | undefined)?.figure !== 'distance',
      validation: (rule) => numberWithin(rule, { min, max }, `Diagonals go from ${min} to ${max} inches.`),
    }),
  ],
  validation: (rule) => rule.custom((_, context) => inRunningText(context)),
  preview: {
    select: {
      figure: 'figure',
      diagonal: 'diagonal',
      ...Object.fromEntries(QUOTED.map((field) => [`of_${field}`, `projector.${field}`])),
    },
    prepare: (selected: Record<string, unknown>) => {
      const document = Object.fromEntries(QUOTED.map((field) => [field, selected[`of_${field}`]]));
      const mention = mentionOf(selected, document);
      const text = mentionText(mention);
      return {
        title: text || 'Choose a projector',
        subtitle: [mention.figure && titleOf(mention.figure), document['brand'], document['model']]
          .filter(Boolean)
          .join(' '),
      };
    },
  },
});
