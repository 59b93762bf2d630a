import { partsOf, textOf } from './document-parts.ts';
import { error, type DocumentCheck, type Problem } from './problem.ts';

/** An amount to the cent is one shop's price at one moment. */
const TO_THE_CENT = /[$€£]\s?\d[\d,]*\.\d\d\b/;

const AMOUNT = /[$€£]\s?\d/;

/** Words that make an amount a range. */
const RANGE =
  /\b(?:from|about|around|roughly|under|over|below|above|up to|less than|more than|and up|to)\b|[-+~]/i;

const WHY = 'Amazon changes prices by the hour, and its program forbids typing them.';

/** A price on the site is a tier or a range in words: an exact one is wrong tomorrow. */
export const prices: DocumentCheck = (document) => {
  const problems: Problem[] = [];
  if (document._type === 'product') {
    const text = textOf(document, 'priceText');
    if (AMOUNT.test(text) && (TO_THE_CENT.test(text) || !RANGE.test(text)))
      problems.push(error(['priceText'], `Write a range, like "from $20" or "under $500". ${WHY}`));
  }
  for (const { path, text } of partsOf(document).texts)
    if (path[0] !== 'priceText' && path[0] !== 'evidence' && TO_THE_CENT.test(text))
      problems.push(error(path, `Round this price, like "about $200". ${WHY}`));
  return problems;
};
