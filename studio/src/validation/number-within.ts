import type { NumberRule } from 'sanity';

interface Bounds {
  min: number;
  max: number;
  isWhole?: boolean;
  /** Most digits after the point. */
  digits?: number;
}

/** Refuses a number with one sentence; Sanity's own rules would say it once for each of them. */
export function numberWithin(rule: NumberRule, bounds: Bounds, sentence: string): NumberRule {
  const { min, max, isWhole = false, digits = isWhole ? 0 : 20 } = bounds;
  return rule.custom((value) =>
    value === undefined || (value >= min && value <= max && Number(value.toFixed(digits)) === value)
      ? true
      : sentence,
  );
}

/** The same where the number may not be missing either. */
export function numberNeeded(rule: NumberRule, bounds: Bounds, sentence: string): NumberRule[] {
  return [rule.required().error(sentence), numberWithin(rule, bounds, sentence)];
}
