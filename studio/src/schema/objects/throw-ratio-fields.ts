import { defineField } from 'sanity';

const OUTSIDE = 'Throw ratios go from 0.1 to 10.';

const isRatio = (value: number): boolean => value >= 0.1 && value <= 10;

/** The smallest throw ratio of a zoom: distance divided by picture width, at its widest. */
export const throwRatioMin = defineField({
  name: 'throwRatioMin',
  title: 'Smallest throw ratio',
  type: 'number',
  description: 'Distance divided by picture width, zoomed to the largest picture.',
  validation: (rule) => rule.min(0.1).max(10).error(OUTSIDE),
});

/** The largest throw ratio of a zoom; equal to the smallest where there is no zoom. */
export const throwRatioMax = defineField({
  name: 'throwRatioMax',
  title: 'Largest throw ratio',
  type: 'number',
  description: 'The same as the smallest if there is no zoom.',
  validation: (rule) => [
    rule.min(0.1).max(10).error(OUTSIDE),
    rule.custom((value, context) => {
      const min = (context.parent as { throwRatioMin?: number } | undefined)?.throwRatioMin;
      if (value === undefined || min === undefined || !isRatio(value) || !isRatio(min)) return true;
      return value >= min ? true : `The largest throw ratio must not be below the smallest (${min}).`;
    }),
  ],
});
