/** Prices in the words of a listing. */
import type { Range } from './throw-distance.ts';

/** A sum that somebody asks. */
export interface Price {
  currency: 'USD' | 'EUR' | 'GBP';
  amount: number;
}

/**
 * What a euro and a pound were worth since the euro began in 1999, in US dollars: rounded outward, so that
 * what both ends say was right at any rate. The euro: $0.8252 on October 26, 2000, and $1.5990 on July 15,
 * 2008 (rates of the European Central Bank). The pound: $1.0688 on September 26, 2022, at five in New York
 * (Dow Jones Market Data), and $2.11 in November 2007.
 */
const DOLLARS_FOR: Record<Price['currency'], Range> = {
  USD: { min: 1, max: 1 },
  EUR: { min: 0.8, max: 1.65 },
  GBP: { min: 1, max: 2.2 },
};

/** A price in US dollars, from the least to the most that it was worth at any rate since 1999. */
export function dollarsOf({ currency, amount }: Price): Range {
  const { min, max } = DOLLARS_FOR[currency];
  return { min: amount * min, max: amount * max };
}

const AMOUNT = String.raw`(?:\d{1,3}(?:[.,'’]\d{3}){1,3}(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?!\d)`;

/** `1 299`, with spaces between the thousands; only before its currency, as `$79 500 lumens` is two numbers. */
const SPACED_AMOUNT = String.raw`\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)`;

/** Pounds are a weight, so that the word is no currency. */
const CURRENCY = String.raw`(\$|€|£|(?<!\p{L})(?:usd|dollars?|eur|euros?|gbp)(?!\p{L}))`;

/** A currency with the numbers on both sides. It looks ahead at the second, which may belong to the next one. */
const MONEY = new RegExp(
  String.raw`(?:(?<![\p{L}\d.,])(${SPACED_AMOUNT}|${AMOUNT})(\s?))?${CURRENCY}(?=(?:(\s?)(${AMOUNT})(\s?\+?\s?-?(?:lumens?|lm|lux|ansi|iso|cvia|led|laser|inch)(?!\p{L}))?)?)`,
  'giu',
);

function currencyOf(mark: string): Price['currency'] {
  if (/[€e]/iu.test(mark)) return 'EUR';
  return /[£g]/iu.test(mark) ? 'GBP' : 'USD';
}

function amountOf(digits: string): number {
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(digits) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${cents}`);
}

/**
 * Every price in a text. A currency has one number: the one that it touches, else the one before it, else
 * the one after it where that is no brightness.
 */
export function pricesIn(text: string): Price[] {
  return [...text.matchAll(MONEY)].flatMap(([, before, gapBefore, mark = '', gapAfter, after, unit]) => {
    const touchesBefore = before !== undefined && gapBefore === '';
    const touchesAfter = after !== undefined && gapAfter === '' && !touchesBefore;
    const afterwards = unit === undefined ? after : undefined;
    const digits = touchesAfter ? after : (before ?? afterwards);
    return digits === undefined ? [] : [{ currency: currencyOf(mark), amount: amountOf(digits) }];
  });
}
