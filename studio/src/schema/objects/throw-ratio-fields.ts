import { defineField } from 'sanity';
import { numberWithin } from '../../validation/number-within.ts';

const OUTSIDE = 'Throw ratios go from 0.1 to 10.';

/** Bounds of a throw ratio. */
export const RATIOS = { min: 0.1, max: 10 };

const isRatio = (value: number): boolean => value >= RATIOS.min && value <= RATIOS.max;

/** The smallest throw ratio of a zoom: distance divided by picture width, at its widest. */
export const throwRatioMin = defineField({
  name: 'throwRatioMin',
  title: 'Smallest throw ratio',
  type: 'number',
  description: 'Distance divided by picture width, zoomed to the largest picture.',
  validation: (rule) => numberWithin(rule, RATIOS, OUTSIDE),
});

/** The largest throw ratio of a zoom; equal to the smallest where there is no zoom. */
export const throwRatioMax = defineField({
  name: 'throwRatioMax',
  title: 'Largest throw ratio',
  type: 'number',
  description: 'The same as the smallest if there is no zoom.',
  validation: (rule) => [
    numberWithin(rule, RATIOS, OUTSIDE),
    rule.custom((value, context) => {
      const min = (context.parent as { throwRatioMin?: number } | undefined)?.throwRatioMin;
      if (value === undefined || min === undefined || !isRatio(value) || !isRatio(min)) return true;
      return value >= min ? true : `The largest throw ratio must not be below the smallest (${min}).`;
    }),
  ],
});
